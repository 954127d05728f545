"""Every game at every number of players it takes: the tables at which whole matches are tested."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.catalogue import GAMES, find
from game.core.options import Value, declared
from game.storage.settings import DEFAULTS
from game.ui.invitation import PLAYERS, Invitation, written

FEW = 3
"""So many points, or whatever a game counts, are enough for a match of several deals."""
TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]


def short(game: str) -> tuple[tuple[str, Value], ...]:
    """Lower the number that wins, where a game counts towards one; play few deals, where they are numbered."""
    options = declared(find(game).options)
    targets = [each for each in options if each.kind == "number" and "target_" in each.id]
    lengths = [each for each in options if each.id in ("match_deals", "match_rounds")]
    return (
        *((each.id, max(each.low, FEW)) for each in targets if int(each.default) > FEW),
        *((each.id, min(each.values, default=each.low)) for each in lengths),
    )


def laid(game: str, seats: int) -> tuple[tuple[str, str], ...]:
    """Give the last set-ups with which quick play sits down to a short match of a game with so many players."""
    options = (*(((PLAYERS, seats),) if len(find(game).seats) > 1 else ()), *short(game))
    return DEFAULTS.with_setup(game, written(Invitation(game, options, ()))).last_setup


def by_turns(named: Iterable[str], *, both: bool = False) -> list[Any]:
    """Give every table with every way, called by its name.

    The everyday run takes one way at each table, by turns, and the long run all of them.
    With `both`, the usual table of each game is set every day in all ways.
    """
    ways, found = tuple(named), []
    for number, (game, seats) in enumerate(TABLES):
        usual = both and seats == find(game).seats[0]
        for turn, way in enumerate(ways):
            today = usual or number % len(ways) == turn
            found.append(pytest.param(game, seats, way, marks=() if today else pytest.mark.slow))
    return found
