"""Players of Sheepshead at three levels."""

from collections.abc import Callable, Mapping

from game.bots.sheepshead.levels import Club, Expert, Novice
from game.bots.sheepshead.master import StrongPlayer
from game.bots.sheepshead.principles import PRINCIPLES
from game.bots.sheepshead.reasons import REASONS
from game.bots.sheepshead.tips import TIPS
from game.bots.sheepshead.worlds import likely_states
from game.core.bot import BOLD, CAREFUL, Bot, Decision
from game.core.cards import Cards, mask
from game.core.view import View
from game.rules.sheepshead import Phase, Public, Sheepshead, State
from game.rules.sheepshead.cards import JACK_OF_DIAMONDS
from game.rules.sheepshead.phases import PLAY
from game.search.opponents import Choice, Decide, GameBots, Level

__all__ = ["BOTS", "LEVELS"]


def _unlike(_rules: Sheepshead, view: View[Public]) -> Cards:
    """Name the cards that tell who is whose partner, and the under card, which nobody sees."""
    told = (JACK_OF_DIAMONDS, view.public.call.card, view.public.under)
    return mask(card for card in told if card >= 0)


def _by(player: Callable[[Sheepshead], Bot[Public]]) -> Mapping[str, Decide[Sheepshead, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[Sheepshead, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return StrongPlayer(choice.rules, choice.likely).choose(choice.view, choice.dice, 2 * choice.budget)


LEVELS: Mapping[str, Level[Sheepshead, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(
        dict.fromkeys(Phase, _master),
        infers=True,
        playouts=dict.fromkeys((phase for phase in Phase if phase not in (Phase.PICK, *PLAY)), 70),
    ),
}

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
