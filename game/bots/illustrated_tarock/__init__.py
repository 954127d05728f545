"""Players of Illustrated Tarock at three levels."""

from collections.abc import Callable, Mapping

from game.bots.illustrated_tarock.levels import MASTER, Club, Expert, Novice
from game.bots.illustrated_tarock.principles import PRINCIPLES
from game.bots.illustrated_tarock.reasons import REASONS
from game.bots.illustrated_tarock.tips import TIPS
from game.bots.illustrated_tarock.worlds import likely_states
from game.core.bot import BOLD, CAREFUL, Bot
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Phase, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS
from game.search.opponents import GameBots
from game.search.worlds import Likely

__all__ = ["BOTS", "LEVELS"]


def _master_base(rules: IllustratedTarock, likely: Likely[Public, State]) -> Expert:
    """Give the player who has a master's time and knowledge."""
    return Expert(rules, likely, MASTER)


def _is_exact(view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; before the cards he mostly goes by rules of thumb."""
    return view.public.phase in (Phase.LEAD, Phase.REPLY)


LEVELS: Mapping[str, Callable[[IllustratedTarock], Bot[Public]]] = {
    "novice": Novice,
    "club": Club,
    "expert": Expert,
}

DARING: Mapping[str, int] = {**dict.fromkeys((*BID_WORDS, "hold", "contra"), BOLD), "pass": CAREFUL}

BOTS: GameBots[IllustratedTarock, State, Public] = GameBots(
    LEVELS, likely_states, _master_base, _is_exact, DARING, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
