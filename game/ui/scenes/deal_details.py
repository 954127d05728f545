"""What opens on the result of a deal: how every payment came about, every hand, every trick."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.core.cards import TABLE, Card, Pack, Seat
from game.core.record import record, replace
from game.core.trick import Trick
from game.play.deal_summary import DealSummary, SeatCards
from game.stage.score_entries import Consequence, ScoreEntry
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.ui.blocks import (
    SMALL,
    SMALL_STRONG,
    STRONG,
    Block,
    Button,
    Column,
    Divider,
    Grid,
    Grow,
    Row,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
)
from game.ui.scenes.card_rows import CardRow
from game.ui.scenes.chip_flights import NamedPlace, line_of
from game.ui.scenes.labels import IconSign
from game.ui.shell.destinations import ToRulebook
from game.ui.table.lettering import term_text
from game.wording import Words


@record
class Awards:
    """The part of a deal's result about what was paid."""

    context: UiContext
    captions: Captions
    faces: tuple[str, ...]  # card → notation
    game: str
    answer: str  # to the game's question, by which it was played
    me: Seat

    def workings(
        self, places: Sequence[int], entries: tuple[ScoreEntry, ...], cards: tuple[tuple[Card, ...], ...]
    ) -> Block:
        """Tell of some of the awards how they were computed, and what came of them."""
        parts = [self._entry(place, entries[place], cards[place]) for place in places]
        split = [part for each in parts for part in (Divider(), each)][1:]
        return Column(tuple(split), gap=14)

    def told(self, entry: ScoreEntry) -> str:
        """Tell in sentences what an award was paid for, how it was computed, and what came of it."""
        said = self.context.words.get(
            "aloud.line", name=self.captions.step(entry.award), told=" ".join(self._paid(entry))
        )
        told = (said, *self._how(entry), *self._effects(entry), *self._changes(entry))
        return self.captions.cards.aloud(" ".join(map(closed, told)))

    def _paid(self, entry: ScoreEntry) -> tuple[str, str]:
        """Say how much was paid, and to whom."""
        words, award = self.context.words, entry.award
        amount = self.captions.unit(award.amount, award.unit)
        if award.to == TABLE:
            return amount, self.captions.into(award) or words.get("result.to_pot")
        to = "to_me" if award.to == self.me else "to"
        gained = words.get("result.gain", amount=amount)
        return gained, words.get(f"result.{to}", name=self.captions.players.name(award.to))

    def below(self, places: Sequence[int], entries: Sequence[ScoreEntry], *, changed: bool) -> str:
        """Say where goes what no side gets, and how much it is where no side pays it either."""
        awards = [entries[place].award for place in places]
        first = awards[0]
        if first.to != TABLE:
            return "" if changed else self.context.words.get("result.counted")
        into = self.captions.into(first) or self.context.words.get("result.to_pot")
        if any(award.giver != TABLE for award in awards):
            return into
        amount = self.captions.unit(sum(award.amount for award in awards), first.unit)
        return self.context.words.get("result.into", amount=amount, into=into)

    def _how(self, entry: ScoreEntry) -> list[str]:
        how = (self.captions.how(entry.award), self.captions.figures(entry.workings))
        return [told for told in how if told]

    def _effects(self, entry: ScoreEntry) -> list[str]:
        caused = () if self.captions.into(entry.award) else entry.effects
        return effects(self.captions, self.context, caused, self.me)

    def _entry(self, place: int, entry: ScoreEntry, shown: tuple[Card, ...]) -> Block:
        award, (amount, to) = entry.award, self._paid(entry)
        tint = Tint.GOOD if award.to == self.me else Tint.CREAM
        paid = Wrap(
            (Text(amount, STRONG, tint, one_line=True), Text(to, SMALL, Tint.MUTED, one_line=True)), gap=9
        )
        named = self._explained(Text(self.captions.step(award), STRONG), f"award/{place}")
        texts: list[Block] = [named, NamedPlace(line_of(place), paid)]
        texts += [Text(told, SMALL, Tint.MUTED) for told in self._how(entry)]
        texts += [
            Row((IconSign("next", SMALL), Grow(Text(told, SMALL_STRONG, Tint.GOLD))), gap=8)
            for told in self._effects(entry)
        ]
        texts += [Text(told, SMALL, Tint.MUTED) for told in self._changes(entry)]
        line = ToldLine(Column(tuple(texts), gap=4), self.told(entry))
        head = Row((Grow(line), self._link(place, award.rule)), gap=12, top=True)
        if not shown:
            return head
        cards = tuple(self.faces[card] for card in shown)
        spoken = ", ".join(map(self.captions.cards.spoken, shown))
        return Column(
            (head, CardRow(self.context.words.get("result.shown_by"), cards, tall=78, spoken=spoken)), gap=8
        )

    def _explained(self, text: Text, key: str) -> Block:
        return term_text(text, key, self.captions.glossary, self.context, self._rules)

    @property
    def _rules(self) -> ToRulebook:
        return ToRulebook(self.game, answer=self.answer)

    def _changes(self, entry: ScoreEntry) -> list[str]:
        return [
            self.context.words.get(
                "result.change",
                name=self.captions.players.together(party),
                before=self.captions.holding(entry.before[party[0]]),
                after=self.captions.holding(entry.after[party[0]]),
            )
            for party in self.captions.players.parties
            if entry.before[party[0]] != entry.after[party[0]]
        ]

    def _link(self, place: int, rule: str) -> Block:
        words = self.context.words
        caption = words.get("result.paragraph", rule=rule)
        return Button(
            f"rule/{place}",
            caption,
            partial(self.context.go, replace(self._rules, paragraph=rule)),
            Tone.QUIET,
            tip=words.get("result.paragraph_tip"),
        )


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
        if trick.taker >= 0:
            best = frozenset((cards[(trick.taker - trick.leader) % len(self.story.holders)],))
        label = self.words.get("result.trick", number=number)
        shown = CardRow(label, cards, best, tall=92, spoken=self._spoken(cards), exposed=1.08)
        part = Column(
            (Text(label, SMALL, Tint.MUTED, one_line=True), shown, Text(self._taken(trick), SMALL)), gap=4
        )
        return ToldLine(part, self.told(number, trick))

    def told(self, number: int, trick: Trick) -> str:
        """Tell in sentences who played what to a trick, and who took it."""
        label = self.words.get("result.trick", number=number)
        return " ".join((closed(label), *self._played(trick), closed(self._taken(trick))))

    def _taken(self, trick: Trick) -> str:
        if trick.taker < 0:
            return self.words.get("result.trick_open")
        name = self.captions.players.name(trick.taker)
        mine = trick.taker == self.me
        return self.words.get("result.trick_mine" if mine else "result.trick_taken", name=name)

    def _played(self, trick: Trick) -> Iterator[str]:
        for turn, card in enumerate(trick.cards):
            name = self.captions.players.name((trick.leader + turn) % len(self.story.holders))
            yield self.words.get("aloud.played", name=name, card=self.captions.cards.spoken(card))


def payments(entries: Sequence[ScoreEntry], captions: Captions) -> tuple[tuple[int, ...], ...]:
    """Gather the places of entries by what they were paid for, in the order in which each was first paid."""
    places: dict[tuple[str, str], list[int]] = {}
    for place, entry in enumerate(entries):
        places.setdefault((captions.step(entry.award), entry.award.rule), []).append(place)
    return tuple(map(tuple, places.values()))


def effects(captions: Captions, context: UiContext, caused: tuple[Consequence, ...], me: Seat) -> list[str]:
    """Say what an award brought about beside itself: who paid it, what was exchanged, what others lost."""
    words, told = context.words, []
    for seat in dict.fromkeys(effect.seat for effect in caused):
        mine = [effect for effect in caused if effect.seat == seat]
        gained = _amounts(captions, [each for each in mine if each.change > 0])
        less = [each for each in mine if each.change < 0]
        lost = _amounts(captions, less)
        name = captions.players.name(seat)
        if any(each.kind == "paid" for each in mine):
            told.append(words.get("result.payer_me") if seat == me else words.get("result.payer", name=name))
        elif lost and gained:
            number = -sum(each.change for each in less)
            told.append(words.count("result.exchange", number, lost=lost, gained=gained))
        elif lost:
            key = "result.lost_by_me" if seat == me else "result.lost"
            told.append(words.get(key, name=name, lost=lost))
        elif gained:
            told.append(words.get("result.gain", amount=gained))
    return told


def _amounts(captions: Captions, changes: list[Consequence]) -> str:
    return captions.table("comma").join(captions.unit(abs(each.change), each.unit) for each in changes)
