"""Players of Écarté at three levels."""

from collections.abc import Callable, Mapping

from game.bots.ecarte.club import Club
from game.bots.ecarte.expert import Expert
from game.bots.ecarte.hands import KINGS
from game.bots.ecarte.inference import likely_states
from game.bots.ecarte.master import Master
from game.bots.ecarte.novice import Novice
from game.bots.ecarte.principles import PRINCIPLES
from game.bots.ecarte.reasons import REASONS
from game.bots.ecarte.tips import TIPS
from game.core.bot import BOLD, CAREFUL, Bot
from game.core.cards import Cards
from game.core.view import View
from game.rules.ecarte import Ecarte, Public, State
from game.search.opponents import GameBots
from game.search.worlds import Likely

__all__ = ["BOTS", "LEVELS"]


def _master_base(rules: Ecarte, _likely: Likely[Public, State]) -> Master:
    """Give the player who chooses without peeping; the weights of his own are finer than likely positions."""
    return Master(rules)


def _is_exact(_view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; so he does whatever there is to decide."""
    return True


def _unlike(_rules: Ecarte, view: View[Public]) -> Cards:
    """Name the kings: marking one pays."""
    return view.hand & KINGS


LEVELS: Mapping[str, Callable[[Ecarte], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

DARING: Mapping[str, int] = {"stand": BOLD, "refuse": BOLD, "propose": CAREFUL, "accept": CAREFUL}

BOTS: GameBots[Ecarte, State, Public] = GameBots(
    LEVELS,
    likely_states,
    _master_base,
    _is_exact,
    DARING,
    _unlike,
    reasons=REASONS,
    tips=TIPS,
    principles=PRINCIPLES,
)
