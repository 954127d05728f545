"""Players who do no more than decide as their level does: no second look, whatever the budget."""

from typing import Any

from game.catalogue import find
from game.core.bot import Bot
from game.core.record import replace
from game.core.rules import Rules
from game.search.player import LevelPlayer
from game.search.worlds import Likely


def unaided(rules: Rules[Any, Any], level: str, likely: Likely[Any, Any] | None = None) -> Bot[Any]:
    """Seat one, who may be told which positions are likely."""
    bots = find(rules.spec.id).bots
    known = replace(bots.levels[level], last_cards=False, playouts={})
    if likely:
        known = replace(known, infers=False)
        bots = replace(bots, likely_states=lambda _, view, dice, count: likely(view, dice, count))
    return LevelPlayer(replace(bots, levels={**bots.levels, level: known}), rules, level)
