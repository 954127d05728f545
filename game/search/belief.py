"""Where the cards a seat does not see are likely to lie, counted over positions it can't tell from the true one."""

from collections.abc import Callable, Sequence
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


def shares(rules: Rules[S, P], view: View[P], positions: Sequence[S]) -> dict[Card, dict[Whereabouts, float]]:
    """Tell for every unseen card in what part of the positions it lies where."""
    found: dict[Card, dict[Whereabouts, float]] = {card: {} for card in members(unseen(view))}
    part = 1 / len(positions)
    table = next(((place.name, TABLE) for place in view.hidden if place.seat == TABLE and place.size), None)
    for position in positions:
        held = [
            ((place.name, place.seat), _held(rules, position, place.name, place.seat))
            for place in view.hidden
            if place.seat != TABLE
        ]
        for card, homes in found.items():
            home = next((home for home, cards in held if cards >> card & 1), table)
            if home is not None:
                homes[home] = homes.get(home, 0.0) + part
    return found


def _held(rules: Rules[S, P], position: S, name: str, seat: Seat) -> Cards:
    view = rules.view(position, seat)
    return view.hand if name == "hand" else view.aside


def beliefs(rules: Rules[S, P], looks: Sequence[View[P]], draw: Callable[[View[P]], Sequence[S]]) -> Beliefs:
    """Tell where the unseen cards lie as of the last look at the table, and which look said most about each."""
    story = [shares(rules, look, draw(look)) for look in looks]
    now = story[-1]
    homes = tuple(dict.fromkeys(home for each in now.values() for home in each))
    homes = tuple(sorted(homes, key=lambda home: (home[1] == TABLE, home[0] != "hand", home[1])))
    return Beliefs(homes, tuple(_belief(card, homes, story) for card in now))


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
