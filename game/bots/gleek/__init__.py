"""Players of Gleek at three levels."""

from collections.abc import Callable, Mapping

from game.bots.gleek.club import Club
from game.bots.gleek.endings import alone
from game.bots.gleek.expert import Expert
from game.bots.gleek.master import MIXED
from game.bots.gleek.novice import Novice
from game.bots.gleek.principles import PRINCIPLES
from game.bots.gleek.reasons import REASONS
from game.bots.gleek.staking import stake_by_book
from game.bots.gleek.tips import TIPS
from game.bots.gleek.worlds import likely_states
from game.core.bot import BOLD, CAREFUL, Bot
from game.core.view import View
from game.rules.gleek import Gleek, Phase, Public, State
from game.search.opponents import GameBots
from game.search.worlds import Likely

__all__ = ["BOTS", "LEVELS"]


def _master_base(rules: Gleek, likely: Likely[Public, State]) -> Expert:
    """Give the player who has a master's time and knowledge."""
    return Expert(rules, likely, stake_by_book, MIXED)


def _is_exact(view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out, or goes by a book; the stock's worth is told by playing on."""
    return view.public.phase != Phase.AUCTION


LEVELS: Mapping[str, Callable[[Gleek], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

DARING: Mapping[str, int] = {"bid": BOLD, "vie": BOLD, "revie": BOLD, "see": BOLD, "pass": CAREFUL}

BOTS: GameBots[Gleek, State, Public] = GameBots(
    LEVELS,
    likely_states,
    _master_base,
    _is_exact,
    DARING,
    alone=alone,
    reasons=REASONS,
    tips=TIPS,
    principles=PRINCIPLES,
)
