"""A match told in words, move by move, by a witness who says no more than he may know."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.catalogue import find
from game.cli.reading import Retold, Told
from game.core.cards import CHANCE, TABLE, Card, Cards, Seat
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
)
from game.core.score import Award, Holdings
from game.core.view import View
from game.wording import Words, figure


class Storyteller:
    """Knows the names at the table and the words of the game."""

    def __init__(self, retold: Retold, words: Words, witness: Seat | None) -> None:
        """Listen to a match; without a witness every hand is told."""
        self._retold = retold
        self._words = words
        self._witness = witness
        self._spec = retold.rules.spec

    def tell(self) -> Iterator[str]:
        """Tell it line by line."""
        header = self._retold.header
        game = self._words.get(f"{header.game}.name")
        yield self._say("date" if header.date else "title", game=game, date=header.date)
        if header.players:
            yield self._say("players", names=" – ".join(header.players))
        over = False
        for told, table in zip(self._retold.told, self._retold.tables, strict=True):
            for event in told.beat.events:
                yield from self._event(event, told, table)
                over = over or isinstance(event, MatchOver)
        if not over:
            last = self._retold.tables[-1] if self._retold.tables else self._retold.opening
            yield ""
            yield self._say("unfinished", holdings=self._holdings(last[0].ledger.holdings))

    def _event(self, event: Event, told: Told, table: Sequence[View[Any]]) -> Iterator[str]:
        match event:
            case Dealt(dealer):
                yield ""
                yield self._of(dealer, "deal", number=told.beat.before.ledger.finished + 1)
                yield from self._cards_dealt(table)
            case Awarded(award):
                yield self._award(award)
            case DealOver(deal):
                yield self._say("deal_over", number=deal, holdings=self._holdings(table[0].ledger.holdings))
            case MatchOver():
                yield self._say("match_over", holdings=self._holdings(table[0].ledger.holdings))
            case Played(seat, card):
                yield self._deed(event)
                yield from self._announced(seat, card, told)
            case Said() | Laid() | Took() | Drew() | TrickTaken():
                yield self._deed(event)

    def _deed(self, event: Said | Played | Laid | Took | Drew | TrickTaken) -> str:
        match event:
            case Said(seat, word, number):
                spoken = self._words.get(f"{self._spec.id}.word_spoken.{word}", number=number)
                return self._say("says", seat=self._name(seat), words=spoken)
            case Played(seat, card):
                return self._of(seat, "plays", card=self._spec.pack.spell(card))
            case Laid(seat, card):
                if card is None:
                    return self._of(seat, "lays_unseen")
                return self._of(seat, "lays", card=self._spec.pack.spell(card))
            case Took(seat, packet):
                return self._of(seat, "takes", number=packet)
            case Drew(seat, count, cards):
                key = "draws" if cards else "draws_unseen"
                return self._of(seat, key, cards=self._spec.pack.spell_all(cards), number=count)
            case TrickTaken(seat, _):
                return self._of(seat, "trick")

    def _announced(self, seat: Seat, card: Card, told: Told) -> Iterator[str]:
        """Tell what was announced of itself with a card."""
        for each in find(self._spec.id).table.announced(told.beat.after):
            if each.card == card:
                words = self._words.get(f"{self._spec.id}.announced.{each.word}")
                yield self._say("says", seat=self._name(seat), words=words)

    def _cards_dealt(self, table: Sequence[View[Any]]) -> Iterator[str]:
        for seat, view in enumerate(table):
            if self._witness in (None, seat):
                yield self._of(seat, "holds", cards=self._spell(view.hand))
        if table[0].shown:
            yield self._say("shown", cards=self._spell(table[0].shown))

    def _award(self, award: Award) -> str:
        step = self._words.get(f"{self._spec.id}.step.{award.step}")
        amount = self._amount(award.amount, award.unit)
        if award.to == award.giver == TABLE:
            return self._say("award_carried", step=step, amount=amount, rule=award.rule)
        if award.to == TABLE:
            return self._of(award.giver, "award_pot", step=step, amount=amount, rule=award.rule)
        if award.giver >= 0:
            names = {"seat": self._name(award.to), "giver": self._name(award.giver)}
            return self._say("award_from", step=step, amount=amount, rule=award.rule, **names)
        return self._of(award.to, "award", step=step, amount=amount, rule=award.rule)

    def _amount(self, amount: int, unit: str) -> str:
        form = "one" if abs(amount) == 1 else "many"
        return f"{figure(amount)} {self._words.get(f'{self._spec.id}.unit.{unit}.{form}')}"

    def _holdings(self, holdings: Holdings) -> str:
        return "; ".join(
            self._say(
                "holding",
                seat=self._name(seat),
                holds=", ".join(map(self._amount, held, self._spec.units)),
            )
            for seat, held in enumerate(holdings)
        )

    def _spell(self, cards: Cards) -> str:
        return self._spec.pack.spell_all(cards) or "–"

    def _name(self, seat: Seat) -> str:
        if seat in (TABLE, CHANCE):
            return self._say("table")
        players = self._retold.header.players
        return players[seat].partition(", ")[0] if seat < len(players) else self._say("seat", number=seat)

    def _of(self, seat: Seat, key: str, **values: object) -> str:
        """Say something of a seat; the player called You is spoken to."""
        name = self._name(seat)
        return self._say(f"{key}_you" if name == "You" else key, seat=name, **values)

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"cli.story.{key}", **values)
