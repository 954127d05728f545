"""Finished deals to look back at."""

from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.options import Value
from game.core.transcript import Header
from game.session.match import Match

LEVELS = ("novice", "club", "club", "club", "club", "club")


def played(
    game_id: str, seed: int, deals: int = 1, options: tuple[tuple[str, Value], ...] = ()
) -> Match[Any, Any]:
    """Let a novice play against club players."""
    game, dice = find(game_id), Random(seed)
    rules = rules_for(game_id, dict(options))
    match = Match(rules, Header(game_id, rules.spec.edition, options))
    bots = [game.bot(rules, level) for level in LEVELS[: rules.spec.seats]]
    for _ in range(deals):
        match.shuffle(dice, 0)
        while match.turn >= 0:
            view = match.view(match.turn)
            match.submit(match.turn, bots[match.turn].choose(view, dice, 3).move, 0)
    return match
