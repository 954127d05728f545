"""The hands and the tricks of a finished deal, as pages of its result."""

from collections.abc import Iterator

from game.core.cards import Pack, Seat
from game.core.record import record
from game.core.trick import Trick
from game.play.deal_summary import DealSummary, SeatCards
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.ui.blocks import SMALL, STRONG, Block, Column, Grid, Grow, Row, Text, Tint, ToldLine, Wrap
from game.ui.scenes.card_rows import CardRow
from game.wording import Words

ROW = 230
"""Least width of a hand before the text scale; those of one seat stand side by side where they fit."""


@record
class CardPages:
    """The cards of one deal."""

    words: Words
    captions: Captions
    pack: Pack
    story: DealSummary
    me: Seat

    def hands(self) -> Block:
        """Show what lay face up, and what everybody held."""
        told, parts = self.story, list[Block]()
        if told.shown:
            parts.append(self._shown("result.shown", told.shown))
        if told.opened:
            parts.append(self._shown("result.opened", told.opened))
        parts += [self._holder(holder) for holder in told.holders]
        return Column(tuple(parts), gap=16)

    def _shown(self, key: str, cards: tuple[str, ...]) -> Block:
        spoken = self._spoken(cards)
        label = Text(self.words.get(key, cards=spoken), SMALL, Tint.MUTED)
        row = CardRow(self.words.get("result.face_up"), cards, tall=78, spoken=spoken)
        return ToldLine(Row((row, Grow(label)), gap=16), label.text)

    def _spoken(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self.captions.cards.spoken(self.pack.parse(card)) for card in cards)

    def _holder(self, holder: SeatCards) -> Block:
        rows = [self._row(self.words.get("result.dealt"), holder.dealt)]
        if holder.played:
            rows.append(self._row(self.words.get("result.played"), holder.played, holder.drawn))
        if holder.aside:
            rows.append(self._row(self.captions.heap("discard"), holder.aside))
        name = Text(self.captions.players.name(holder.seat), STRONG)
        return Column((name, Grid(tuple(rows), ROW, gap=26, most=3)), gap=6)

    def _row(self, label: str, cards: tuple[str, ...], marked: frozenset[str] = frozenset()) -> Block:
        hand = CardRow(label, cards, marked, tall=112, spoken=self._spoken(cards))
        return Column((Text(label, SMALL, Tint.MUTED, one_line=True), Grow(Column(())), hand), gap=4)

    def tricks(self) -> Block:
        """Show every trick in the order it was played."""
        tricks = self.story.tricks
        if not tricks:
            return Text(self.words.get("result.no_tricks"), SMALL, Tint.MUTED)
        return Wrap(tuple(self._trick(number, each) for number, each in enumerate(tricks, 1)), gap=24)

    def _trick(self, number: int, trick: Trick) -> Block:
        cards = tuple(self.pack.spell(card) for card in trick.cards)
        best = frozenset[str]()
        told = self.words.get("result.trick_open")
        if trick.taker >= 0:
            best = frozenset((cards[(trick.taker - trick.leader) % len(self.story.holders)],))
            name = self.captions.players.name(trick.taker)
            mine = trick.taker == self.me
            told = self.words.get("result.trick_mine" if mine else "result.trick_taken", name=name)
        label = self.words.get("result.trick", number=number)
        shown = CardRow(label, cards, best, tall=92, spoken=self._spoken(cards), exposed=1.08)
        part = Column((Text(label, SMALL, Tint.MUTED, one_line=True), shown, Text(told, SMALL)), gap=4)
        return ToldLine(part, " ".join((closed(label), *self._played(trick), closed(told))))

    def _played(self, trick: Trick) -> Iterator[str]:
        """Say who played what."""
        for turn, card in enumerate(trick.cards):
            name = self.captions.players.name((trick.leader + turn) % len(self.story.holders))
            yield self.words.get("aloud.played", name=name, card=self.captions.cards.spoken(card))
