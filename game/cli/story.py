"""A match told in words, move by move, by a witness who says no more than he may know."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.catalogue import find
from game.cli.reading import Retold, RetoldEntry
from game.core.cards import CHANCE, TABLE, Card, Cards, Seat
from game.core.deal import HAND
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
from game.core.outcome import match_winners
from game.core.score import Award, Holdings
from game.core.view import View
from game.wording import Words, figure

YOU = "You"
"""The player of this name is spoken to."""
GAMES = "games"
"""What the games of a match are counted in, where a match has several."""


class Storyteller:
    """Knows the names at the table and the words of the game."""

    def __init__(self, retold: Retold, words: Words, witness: Seat | None) -> None:
        """Listen to a match; without a witness every hand is told."""
        self._retold = retold
        self._words = words
        self._witness = witness
        self._spec = retold.rules.spec
        self._held = retold.rules.opening()

    def tell(self) -> Iterator[str]:
        """Tell it line by line."""
        header = self._retold.header
        game = self._words.get(f"{header.game}.name")
        yield self._say("date" if header.date else "title", game=game, date=header.date)
        if header.players:
            yield self._say("players", names=" – ".join(header.players))
        over, before = False, self._retold.opening
        for told, table in zip(self._retold.told, self._retold.tables, strict=True):
            for event in told.beat.events:
                yield from self._event(self._bared(event, before, table), told, table)
                over = over or isinstance(event, MatchOver)
            before = table
        if not over:
            yield ""
            yield self._say("unfinished", holdings=self._holdings(before[0].ledger.holdings))

    def _bared(self, event: Event, before: Sequence[View[Any]], after: Sequence[View[Any]]) -> Event:
        """Name what was drawn also where it was another's move that let the cards be drawn, unless a seat listens."""
        if self._witness is None and isinstance(event, Drew) and not event.cards:
            return replace(event, cards=after[event.seat].hand & ~before[event.seat].hand)
        return event

    def _event(self, event: Event, told: RetoldEntry, table: Sequence[View[Any]]) -> Iterator[str]:
        match event:
            case Dealt(dealer):
                yield ""
                yield self._of(dealer, "deal", number=told.beat.before.ledger.finished + 1)
                yield from self._cards_dealt(table)
            case Awarded(award):
                yield self._award(award)
                yield from self._game_won(award)
            case DealOver(deal):
                yield self._say("deal_over", number=deal, holdings=self._holdings(table[0].ledger.holdings))
            case MatchOver():
                yield self._say("match_over", holdings=self._holdings(table[0].ledger.holdings))
                yield self.match_won(table[0].ledger.holdings, table[0].sides)
            case Played(seat, card):
                yield self._deed(event)
                yield from self._announced(seat, card, told)
            case Said() | Laid() | Took() | Drew() | TrickTaken():
                yield self._deed(event)

    def _deed(self, event: Said | Played | Laid | Took | Drew | TrickTaken) -> str:
        match event:
            case Said(seat, word, number):
                return self._say("says", seat=self._name(seat), words=self._spoken(word, number))
            case Played(seat, card):
                return self._of(seat, "plays", card=self._spec.pack.spell(card))
            case Laid(seat, card):
                if card is None:
                    return self._of(seat, "lays_unseen")
                return self._of(seat, "lays", card=self._spec.pack.spell(card))
            case Took(seat, packet):
                return self._of(seat, "takes", number=packet + 1)
            case Drew(seat, count, cards):
                key = "draws" if cards else "draws_unseen_one" if count == 1 else "draws_unseen"
                return self._of(seat, key, cards=self._spec.pack.spell_all(cards), number=count)
            case TrickTaken(seat, _):
                return self._of(seat, "trick")

    def _spoken(self, word: str, number: int | None) -> str:
        """Give what is heard when a word is said; what is done without a sound goes by the label of its button."""
        heard = self._words.get(f"{self._spec.id}.word_spoken.{word}", number=number)
        return heard or f"{self._words.get(f'{self._spec.id}.word.{word}', number=number)}."

    def _game_won(self, award: Award) -> Iterator[str]:
        """Tell when an award has won its taker one of the games of a match."""
        before, self._held = self._held, self._retold.rules.credit(self._held, award)
        if GAMES in self._spec.units:
            at = self._spec.units.index(GAMES)
            for seat, (then, now) in enumerate(zip(before, self._held, strict=True)):
                if now[at] > then[at]:
                    yield self._of(seat, "game_won")

    def match_won(self, holdings: Holdings, last_sides: Sequence[int]) -> str:
        """Name who won the match; equal sides share it, and if all have as much it is drawn."""
        winners = match_winners(self._spec, self._retold.rules.worth(holdings), last_sides)
        if not winners:
            return self._say("match_drawn")
        if len(winners) == 1:
            return self._of(winners[0], "match_won")
        sides = last_sides if self._spec.single_deal else self._spec.sides
        together = bool(sides) and len({sides[seat] for seat in winners}) == 1
        *others, last = map(self._name, winners)
        names = self._words.get("table.and", one=self._words.get("table.comma").join(others), other=last)
        return self._say("match_won_together" if together else "match_shared", names=names)

    def _announced(self, seat: Seat, card: Card, told: RetoldEntry) -> Iterator[str]:
        """Tell what was announced of itself with a card."""
        for each in find(self._spec.id).table.announced(told.beat.after):
            if each.card == card:
                words = self._words.get(f"{self._spec.id}.announced.{each.word}")
                yield self._say("says", seat=self._name(seat), words=words)

    def _cards_dealt(self, table: Sequence[View[Any]]) -> Iterator[str]:
        for seat, view in enumerate(table):
            if self._witness in (None, seat) or self._lies_open(table[self._witness], seat):
                yield self._of(seat, "holds", cards=self._spell(view.hand))
        if table[0].shown:
            yield self._say("shown", cards=self._spell(table[0].shown))

    def _lies_open(self, view: View[Any], seat: Seat) -> bool:
        """Tell whether who has this view sees every card of another's hand, as partners may."""
        return any(
            place.seat == seat and place.name == HAND and place.size == place.sure.bit_count()
            for place in view.hidden
        )

    def _award(self, award: Award) -> str:
        step = self._words.get(f"{self._spec.id}.step.{award.step}")
        amount = self._amount(award.amount, award.unit)
        if award.to == award.giver == TABLE:
            return self._say("award_carried", step=step, amount=amount, rule=award.rule)
        if award.to == TABLE:
            return self._of(award.giver, "award_pot", step=step, amount=amount, rule=award.rule)
        if award.giver >= 0:
            names = {"seat": self._within(award.to), "giver": self._within(award.giver)}
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

    def _within(self, seat: Seat) -> str:
        """Name a seat within a sentence."""
        name = self._name(seat)
        return name.lower() if name == YOU else name

    def _of(self, seat: Seat, key: str, **values: object) -> str:
        """Say something of a seat; the player called You is spoken to."""
        name = self._name(seat)
        return self._say(f"{key}_you" if name == YOU else key, seat=name, **values)

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"cli.story.{key}", **values)
