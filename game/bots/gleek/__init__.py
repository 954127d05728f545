"""Players of Gleek at four levels."""

from collections.abc import Mapping

from game.bots.gleek.levels import LEVELS
from game.bots.gleek.playout import alone
from game.bots.gleek.principles import PRINCIPLES
from game.bots.gleek.reasons import REASONS
from game.bots.gleek.tips import TIPS
from game.bots.gleek.worlds import likely_states
from game.core.bot import BOLD, CAREFUL
from game.rules.gleek import Gleek, Public, State
from game.search.opponents import GameBots

__all__ = ["BOTS"]

DARING: Mapping[str, int] = {"bid": BOLD, "vie": BOLD, "revie": BOLD, "see": BOLD, "pass": CAREFUL}

BOTS: GameBots[Gleek, State, Public] = GameBots(
    LEVELS, likely_states, DARING, alone=alone, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
