"""Players of Sheepshead at four levels."""

from collections.abc import Mapping

from game.bots.sheepshead.levels import LEVELS
from game.bots.sheepshead.principles import PRINCIPLES
from game.bots.sheepshead.reasons import REASONS
from game.bots.sheepshead.tips import TIPS
from game.bots.sheepshead.worlds import likely_states
from game.core.bot import BOLD, CAREFUL
from game.core.cards import Cards, mask
from game.core.view import View
from game.rules.sheepshead import Public, Sheepshead, State
from game.rules.sheepshead.cards import JACK_OF_DIAMONDS
from game.search.opponents import GameBots

__all__ = ["BOTS"]


def _unlike(_rules: Sheepshead, view: View[Public]) -> Cards:
    """Name the cards that tell who is whose partner, and the under card, which nobody sees."""
    told = (JACK_OF_DIAMONDS, view.public.call.card, view.public.under)
    return mask(card for card in told if card >= 0)


DARING: Mapping[str, int] = {"pick": BOLD, "crack": BOLD, "recrack": BOLD, "pass": CAREFUL}

BOTS: GameBots[Sheepshead, State, Public] = GameBots(
    LEVELS,
    likely_states,
    DARING,
    _unlike,
    reasons=REASONS,
    tips=TIPS,
    principles=PRINCIPLES,
)
