"""Finished deals to look back at."""

from random import Random
from typing import Any

from game.catalogue import find
from game.core.transcript import Header
from game.session.match import Match

LEVELS = ("novice", "club", "club", "club", "club", "club")


def played(game_id: str, seed: int, deals: int = 1) -> Match[Any, Any]:
    """Let a novice play against club players."""
    game, dice = find(game_id), Random(seed)
    rules = game.rules(game.options())
    match = Match(rules, Header(game_id, rules.spec.edition))
    bots = [game.bot(rules, level) for level in LEVELS[: rules.spec.seats]]
    for _ in range(deals):
        match.shuffle(dice, 0)
        while match.turn >= 0:
            view = match.view(match.turn)
            match.submit(match.turn, bots[match.turn].choose(view, dice, 3).move, 0)
    return match
