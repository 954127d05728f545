"""Players of Sheepshead at three levels."""

from collections.abc import Callable, Mapping

from game.bots.sheepshead.levels import Club, Expert, Novice
from game.bots.sheepshead.master import StrongPlayer
from game.bots.sheepshead.principles import PRINCIPLES
from game.bots.sheepshead.reasons import REASONS
from game.bots.sheepshead.tips import TIPS
from game.bots.sheepshead.worlds import likely_states
from game.core.bot import BOLD, CAREFUL, Bot
from game.core.cards import Cards, mask
from game.core.view import View
from game.rules.sheepshead import Phase, Public, Sheepshead, State
from game.rules.sheepshead.cards import JACK_OF_DIAMONDS
from game.search.opponents import GameBots

__all__ = ["BOTS", "LEVELS"]


def _is_exact(view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out.

    Quick players, by whom all else is tried, make less of a pick than those who reckon; so picks are left to him.
    """
    return view.public.phase in (Phase.PICK, Phase.LEAD, Phase.REPLY)


def _unlike(_rules: Sheepshead, view: View[Public]) -> Cards:
    """Name the cards that tell who is whose partner, and the under card, which nobody sees."""
    told = (JACK_OF_DIAMONDS, view.public.call.card, view.public.under)
    return mask(card for card in told if card >= 0)


LEVELS: Mapping[str, Callable[[Sheepshead], Bot[Public]]] = {
    "novice": Novice,
    "club": Club,
    "expert": Expert,
}

DARING: Mapping[str, int] = {"pick": BOLD, "crack": BOLD, "recrack": BOLD, "pass": CAREFUL}

BOTS: GameBots[Sheepshead, State, Public] = GameBots(
    LEVELS,
    likely_states,
    StrongPlayer,
    _is_exact,
    DARING,
    _unlike,
    reasons=REASONS,
    tips=TIPS,
    principles=PRINCIPLES,
)
