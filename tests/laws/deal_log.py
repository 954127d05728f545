"""One deal as its log tells it, for the laws that hold against it what is said of the deal."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeAlias

from game.catalogue import find
from game.core.cards import NOBODY, Card, Seat, members
from game.core.move import Lay, Play
from game.core.record import record
from game.core.score import lines
from game.session.match import Match
from game.telling.captions import Captions

Check: TypeAlias = Callable[..., None]
"""Asserts of a log what a sentence says, given the log and the groups of the sentence's pattern."""
Count: TypeAlias = Callable[["DealLog", Seat], int]
"""Counts in a log what a note says, given the log and the seat at whose plate it stands or whom it names."""
PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Guy")


@record
class PointRace:
    """That a side of every deal has to reach so many card points."""

    every: int  # all there are
    points: Callable[[str], int]  # of a card, by its face
    need: Callable[[Any], int]  # by the house rules
    racers: Callable[[Any], set[Seat]]  # by what is public; nobody in a deal that is no race
    trick: int = 0  # what a trick counts by itself
    given: Callable[["DealLog"], dict[Seat, int]] = lambda _log: {}  # what came to whom without a trick
    laid_counts: Callable[[Any], bool] = lambda _options: True  # whether they have what they laid away


class DealLog:
    """Tricks gathered from the moves, and what they count by what is expected of the game."""

    def __init__(
        self, match: Match[Any, Any], deal: int, captions: Captions, me: Seat, race: int | PointRace
    ) -> None:
        """Gather the tricks from the moves, and who took each from who led to the next.

        The race is for card points, or for most of so many tricks; 0 where it is for neither.
        """
        self.match, self.deal, self.me, self.captions = match, deal, me, captions
        self.seats, header = match.rules.spec.seats, match.transcript().header
        self._race, self.options = race, find(header.game).given.options(**dict(header.options))
        span = match.span(deal)
        entries = match.transcript().entries[span.start : span.stop - 1]
        plays = [(entry.seat, entry.move.card) for entry in entries if isinstance(entry.move, Play)]
        self.final = match.review(span.stop - 1, me)
        tricks = min(len(plays) // self.seats, len(self.final.tricks))  # the last may be cut short
        self.tricks = [plays[at : at + self.seats] for at in range(0, tricks * self.seats, self.seats)]
        self.takers = [trick[0][0] for trick in self.tricks[1:]]
        if self.tricks:
            self.takers.append(self.final.tricks[len(self.tricks) - 1].taker)
        played = {card for _, card in plays}
        self.laid = [e.move.card for e in entries if isinstance(e.move, Lay) and e.move.card not in played]
        pack = self.match.rules.spec.pack
        self.untouched = [card for card in range(pack.size) if card not in {*played, *self.laid}]
        self.whole = not self.final.hand and tricks * self.seats == len(plays)  # played to the last card
        self.outcome = match.outcome.deals[deal - 1]
        played_at = [n for n in range(span.start, span.stop - 1) if match.transcript().entries[n].seat >= 0]
        played_at = [n for n in played_at if isinstance(match.transcript().entries[n].move, Play)]
        self._ready = played_at[0] if played_at else span.stop - 1

    def held(self, seat: Seat) -> set[str]:
        """Give the faces of what a seat held when the first card was played."""
        return set(map(self.face, members(self.match.review(self._ready, seat).hand)))

    @property
    def turned(self) -> list[str]:
        """Give the faces of what lay open then."""
        return list(map(self.face, members(self.match.review(self._ready, self.me).shown)))

    def brought(self, seat: Seat) -> Counter[str]:
        """Add up what the deal brought a seat, by what it was for, in what all is compared in."""
        rules, found = self.match.rules, Counter[str]()
        for line in lines(self.final.ledger, rules.opening(), rules.credit):
            if line.award.deal == self.deal:
                found[line.award.step] += rules.worth(line.after)[seat] - rules.worth(line.before)[seat]
        return found

    def brought_most(self, seat: Seat, *steps: str) -> None:
        """Assert that one of these, paid for to a winner, brought as much as anything did."""
        found = self.brought(seat)
        assert seat in self.outcome.winners
        assert max(found[step] for step in steps) == max(found.values()) > 0

    def face(self, card: Card) -> str:
        return self.match.rules.spec.pack.spell(card)

    def card(self, spoken: str) -> Card:
        return next(
            card
            for card in range(self.match.rules.spec.pack.size)
            if self.captions.cards.spoken(card) == spoken
        )

    def seat(self, name: str) -> Seat:
        return self.me if name.lower() == "you" else PEOPLE.index(name)

    def party(self, names: str) -> set[Seat]:
        return {self.seat(name) for name in re.split(", | and ", names)}

    @property
    def by_points(self) -> PointRace | None:
        return self._race if isinstance(self._race, PointRace) else None

    @property
    def all_tricks(self) -> int:
        assert isinstance(self._race, int)
        return self._race

    def points(self, card: Card) -> int:
        return self.by_points.points(self.face(card)) if self.by_points else 0

    def worth(self, number: int) -> int:
        """Count a trick: one, or what lies in it and what it counts by itself."""
        if not self.by_points:
            return 1
        return sum(self.points(card) for _, card in self.tricks[number - 1]) + self.by_points.trick

    @cached_property
    def aside(self) -> int:
        counts = self.by_points and self.by_points.laid_counts(self.options)
        return sum(map(self.points, self.laid)) if counts else 0

    def had(self, side: set[Seat], number: int) -> int:
        """Count what a side had after so many tricks, with what it laid away."""
        return self.aside + sum(self.worth(n) for n in range(1, number + 1) if self.takers[n - 1] in side)

    def of_tricks(self, *seats: Seat) -> int:
        return sum(self.worth(n) for n, taker in enumerate(self.takers, 1) if taker in seats)

    def given(self, seat: Seat) -> int:
        return self.by_points.given(self).get(seat, 0) if self.by_points else 0

    def worth_of(self, cards: Iterable[Card]) -> int:
        return sum(map(self.points, cards))

    def left(self, number: int) -> int:
        return sum(self.worth(n) for n in range(number + 1, len(self.tricks) + 1))

    def need(self) -> int:
        return self.by_points.need(self.options) if self.by_points else self.all_tricks // 2 + 1

    def racers(self) -> set[Seat]:
        """Name the side that had to reach the mark; nobody where none had to."""
        return self.by_points.racers(self.final.public) - {NOBODY} if self.by_points else set()


def taken(log: DealLog, seat: Seat) -> int:
    """Count what is in the tricks of a seat."""
    return log.of_tricks(seat)


def taken_and_given(log: DealLog, seat: Seat) -> int:
    """Add to that what came to the seat without a trick."""
    assert log.by_points
    assert seat in log.by_points.given(log)
    return log.of_tricks(seat) + log.given(seat)


def given(log: DealLog, seat: Seat) -> int:
    return log.given(seat)


def untouched(log: DealLog, _seat: Seat) -> int:
    """Count what nobody has played or laid away."""
    return log.worth_of(log.untouched)


def brought(log: DealLog, name: str, number: str) -> None:
    """Hold against a deal that so much came to somebody without a trick."""
    assert log.given(log.seat(name)) == int(number)


def unclaimed(log: DealLog, number: str) -> None:
    """Hold against a deal that what nobody has touched is nobody's."""
    assert not any(log.given(seat) for seat in range(log.seats))
    assert log.worth_of(log.untouched) == int(number)


def counted_up(log: DealLog, told: str) -> None:
    """Hold against a deal what everybody has, and that it is all there is but for what is nobody's."""
    assert log.by_points
    found = dict[Seat, int]()
    for each in told.split("; "):
        item = re.fullmatch(r"(.+?)\s(\d+|without a trick)", each)
        assert item, told
        names, number = item.groups()
        assert number.isdigit() or not log.party(names) & set(log.takers)
        found.update(dict.fromkeys(log.party(names), int(number) if number.isdigit() else 0))
    assert found == {seat: log.of_tricks(seat) + log.given(seat) for seat in range(log.seats)}
    nobodys = 0 if any(map(log.given, found)) else log.worth_of(log.untouched)
    assert sum(found.values()) + nobodys == log.by_points.every


def turned_up(faces: str, *steps: str) -> Check:
    """Hold against a deal that somebody dealt and turned up one of the cards whose first letters these are."""

    def check(log: DealLog, name: str) -> None:
        assert log.turned[0][0] in faces
        log.brought_most(log.seat(name), *steps)

    return check


def showed_four(log: DealLog, name: str) -> None:
    """Hold against a deal that somebody held four cards of a rank, the turn-up perhaps among them."""
    ranks = Counter(face[0] for face in (*log.held(log.seat(name)), *log.turned))
    assert max(ranks.values()) == 4
    log.brought_most(log.seat(name), "four_of_a_kind", "four_level", "four_first")


def showed_row(*steps: str) -> Check:
    """Hold against a deal that somebody held these cards of one suit, the turn-up perhaps among them."""

    def check(log: DealLog, name: str, last: str) -> None:
        ranks = "AKQJ" if last == "jack" else "AKQ"
        faces = {*log.held(log.seat(name)), *log.turned}
        assert any({rank + suit for rank in ranks} <= faces for suit in "SHDC")
        log.brought_most(log.seat(name), *steps)

    return check


def took_every_trick(log: DealLog, name: str) -> None:
    assert set(log.takers) == {log.seat(name)}
    assert len(log.takers) == log.all_tricks
