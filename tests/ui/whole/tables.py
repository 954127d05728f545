"""Every game at every number of players it takes: the tables at which whole matches are tested."""

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find
from game.core.options import Value, declared
from game.play.match_setup import MatchSetup, setup_text
from game.resources import ENGLISH, offered
from game.storage.settings import DEFAULTS
from tests.ui.whole.player import Keyboard, Mouse, Way

FEW = 3
"""So many points, or whatever a game counts, are enough for a match of several deals."""
WAYS: dict[str, Callable[[], Way]] = {"mouse": Mouse, "keyboard": lambda: Keyboard(Random(3))}
TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]


TRANSLATED = [code for code in offered() if code != ENGLISH]
"""The languages players are offered besides English."""


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
    asked = find(game).given.players
    options = (*(((asked, seats),) if asked else ()), *short(game))
    return DEFAULTS.with_setup(game, setup_text(MatchSetup(game, options, ()))).last_setup


def once_each(named: Collection[str]) -> list[Any]:
    """Give every table with every way, called by its name: every day each way once, the first at the first game."""
    chosen = {(game.id, game.seats[0], way) for game, way in zip(GAMES, named, strict=False)}
    return [
        pytest.param(*table, way, marks=everyday((*table, way) in chosen))
        for table in TABLES
        for way in named
    ]


def one_game(turn: int) -> list[Any]:
    """Give every game; every day it is this one's turn.

    What holds at every table because all share it is tried at one of them every day, each manner at another.
    """
    return [
        pytest.param(game.id, marks=everyday(place == turn % len(GAMES))) for place, game in enumerate(GAMES)
    ]


def everyday(turn: bool) -> Any:
    """Give the marks of what belongs into the everyday run, or into the long one only."""
    return () if turn else pytest.mark.slow
