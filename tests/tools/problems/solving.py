"""Solves endings of two players: every way the unseen cards may lie, each played as well as can be by both.

Where a hidden hand is small enough, nothing is left to chance: no world is drawn twice, none is left out, and nobody's
habits are guessed at. What a way brings on average is then known exactly, if each player knew the other's cards.
"""

from collections.abc import Sequence
from math import comb
from random import Random
from statistics import fmean
from typing import Any

from game.core.rules import Rules
from game.core.view import View
from game.learning.problem import Line

MOST = 260
"""Hands the opponent may hold, where all of them are looked at."""
CARDS = 3
"""Cards I may hold."""
LEVEL = 1e-9
"""Less than this is no difference."""
PATIENCE = 8
"""Times as many hands as have been found are made up before the last of them is taken to have been found."""


def every_world(rules: Rules[Any, Any], view: View[Any], dice: Random) -> tuple[Any, ...]:
    """Give a world for every hand the opponent may hold; none where they are too many, or there are more players."""
    other = 1 - view.me
    if rules.spec.seats != 2 or not 0 < view.hand.bit_count() <= CARDS:
        return ()
    place = next(each for each in view.hidden if each.seat == other and each.name == "hand")
    open_ones = (place.may & ~place.sure).bit_count()
    if comb(open_ones, place.size - place.sure.bit_count()) > MOST:
        return ()
    found: dict[int, Any] = {}
    idle = 0
    while idle <= PATIENCE * max(len(found), 10):
        world = rules.imagine(view, dice)
        hand = rules.view(world, other).hand
        idle = idle + 1 if hand in found else 0
        found.setdefault(hand, world)
    return tuple(found.values())


def solved(rules: Rules[Any, Any], worlds: Sequence[Any], me: int, lines: Sequence[Line]) -> list[float]:
    """Tell what each way brings on average, in the game's smallest unit above the average seat."""
    return [fmean([_worth(rules, world, me, line) for world in worlds]) for line in lines]


def stands(rules: Rules[Any, Any], view: View[Any], lines: Sequence[Line], dice: Random) -> bool:
    """Tell whether no way brings more than the first one; taken to be so where that can't be known exactly."""
    worlds = every_world(rules, view, dice)
    if not worlds:
        return True
    best, *others = solved(rules, worlds, view.me, lines)
    return best > max(others) - LEVEL


def _worth(rules: Rules[Any, Any], world: Any, me: int, line: Line) -> float:
    state = world
    for move in line:
        state = rules.play(state, move)
    return _value(rules, state, me) - _share(rules, world, me)


def _value(rules: Rules[Any, Any], state: Any, me: int) -> float:
    """Value a position in which every card lies open; what one player gains the other loses."""
    if state.turn < 0:
        return _share(rules, state, me)
    values = [_value(rules, rules.play(state, move), me) for move in rules.moves(state)]
    return max(values) if state.turn == me else min(values)


def _share(rules: Rules[Any, Any], state: Any, me: int) -> float:
    worth = rules.worth(state.ledger.holdings)
    return worth[me] - fmean(worth)
