"""Players of Illustrated Tarock at four levels."""

from collections.abc import Mapping

from game.bots.illustrated_tarock.levels import LEVELS
from game.bots.illustrated_tarock.principles import PRINCIPLES
from game.bots.illustrated_tarock.reasons import REASONS
from game.bots.illustrated_tarock.tips import TIPS
from game.bots.illustrated_tarock.worlds import likely_states
from game.core.bot import BOLD, CAREFUL
from game.rules.illustrated_tarock import IllustratedTarock, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS
from game.search.opponents import GameBots

__all__ = ["BOTS"]

DARING: Mapping[str, int] = {**dict.fromkeys((*BID_WORDS, "hold", "contra"), BOLD), "pass": CAREFUL}

BOTS: GameBots[IllustratedTarock, State, Public] = GameBots(
    LEVELS, likely_states, DARING, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
