"""Where the cards a seat does not see are likely to lie, counted over positions it can't tell from the true one."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias, TypeVar

from game.core.cards import TABLE, Card, Cards, Seat, members
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View

S = TypeVar("S")
P = TypeVar("P")

Whereabouts: TypeAlias = tuple[str, Seat]
"""The name of a hidden place and whose it is: ("hand", 2), ("discard", 0), ("talon", TABLE)."""
_CHANGED = 0.25
"""By how much a share must have risen at once for that to be worth telling."""

_FIRST = 48
"""Positions that are made up at a time for the present look."""
_EARLIER, _AT_ONCE = 48, 2
"""Positions that are made up for each earlier look, and how many of these are asked about at a time."""
_ENOUGH = 240
"""Positions of the present look after which its figures hardly change."""


@record
class LookCount:
    """Where cards lay in positions made up for one look at the table."""

    positions: int
    found: tuple[tuple[Card, Whereabouts, int], ...]  # in how many of them which card lay where


@record
class Belief:
    """How likely one card lies where."""

    card: Card
    shares: tuple[float, ...]  # by home, in the order of Beliefs.homes; they make 1
    since: int  # number of the look at the table that raised the largest share most; -1 where none raised it much
    before: float  # that share before it


@record
class Beliefs:
    """Where the hidden cards may lie."""

    homes: tuple[Whereabouts, ...]
    cards: tuple[Belief, ...]  # by card


def unseen(view: View[P]) -> Cards:
    """Give the cards whose place the seat does not know for sure."""
    cards = 0
    for place in view.hidden:
        cards |= place.may & ~place.sure
    return cards


def count_look(rules: Rules[S, P], view: View[P], positions: Sequence[S]) -> LookCount:
    """Count for every unseen card in how many of the positions it lies where."""
    cards = members(unseen(view))
    table = next(((place.name, TABLE) for place in view.hidden if place.seat == TABLE and place.size), None)
    found: dict[tuple[Card, Whereabouts], int] = {}
    for position in positions:
        held = [
            ((place.name, place.seat), _held(rules, position, place.name, place.seat))
            for place in view.hidden
            if place.seat != TABLE
        ]
        for card in cards:
            home = next((home for home, holds in held if holds >> card & 1), table)
            if home is not None:
                found[card, home] = found.get((card, home), 0) + 1
    return LookCount(len(positions), tuple([(card, home, count) for (card, home), count in found.items()]))


def merged(one: LookCount | None, other: LookCount) -> LookCount:
    """Add what was counted later to what had been counted of the same look."""
    if one is None:
        return other
    found = {(card, home): count for card, home, count in one.found}
    for card, home, count in other.found:
        found[card, home] = found.get((card, home), 0) + count
    total = one.positions + other.positions
    return LookCount(total, tuple([(card, home, count) for (card, home), count in found.items()]))


def due(counts: Sequence[LookCount | None]) -> tuple[tuple[int, ...], int]:
    """Say of which looks, by number, positions are to be made up next, and how many; of none when enough are.

    The present look comes first, alone, so that there is something to see at once; then the earlier ones, few at a
    time, so that whoever asks something else meanwhile need not wait for long; the present one grows finer to the end.
    """
    present = len(counts) - 1
    if counts[present] is None:
        return (present,), _FIRST
    waiting = [number for number, each in enumerate(counts) if each is None]
    if waiting:
        return tuple(waiting[-_AT_ONCE:]), _EARLIER
    now = counts[present]
    return ((present,), _FIRST) if now is not None and now.positions < _ENOUGH else ((), 0)


def _held(rules: Rules[S, P], position: S, name: str, seat: Seat) -> Cards:
    view = rules.view(position, seat)
    return view.hand if name == "hand" else view.aside


def beliefs(counts: Sequence[LookCount | None]) -> Beliefs:
    """Tell where the unseen cards lie as of the last look at the table, and which look said most about each.

    What the looks said is told once something has been counted of every one of them.
    """
    counted = [each for each in counts if each is not None]
    story = [shares(each) for each in (counted if len(counted) == len(counts) else counted[-1:])]
    now = story[-1]
    homes = tuple(dict.fromkeys(home for each in now.values() for home in each))
    homes = tuple(sorted(homes, key=lambda home: (home[1] == TABLE, home[0] != "hand", home[1])))
    return Beliefs(homes, tuple(_belief(card, homes, story) for card in now))


def shares(counted: LookCount) -> dict[Card, dict[Whereabouts, float]]:
    """Tell for every card in what part of the positions it lies where."""
    found: dict[Card, dict[Whereabouts, float]] = {}
    for card, home, count in sorted(counted.found):
        found.setdefault(card, {})[home] = count / counted.positions
    return found


def _belief(
    card: Card, homes: Sequence[Whereabouts], story: Sequence[dict[Card, dict[Whereabouts, float]]]
) -> Belief:
    now = story[-1][card]
    likeliest = max(homes, key=lambda home: now.get(home, 0.0))
    course = [each.get(card, {}).get(likeliest, 0.0) for each in story]
    rises = [later - earlier for earlier, later in pairwise(course)]
    since = max(range(len(rises)), key=lambda number: rises[number], default=-1)
    told = since >= 0 and rises[since] >= _CHANGED
    return Belief(
        card,
        tuple(now.get(home, 0.0) for home in homes),
        since + 1 if told else -1,
        course[since] if told else course[-1],
    )
