"""Players of Romestecq at three levels."""

from collections.abc import Callable, Mapping

from game.bots.romestecq.club import Club
from game.bots.romestecq.expert import Expert
from game.bots.romestecq.master import StrongPlayer
from game.bots.romestecq.novice import Novice
from game.bots.romestecq.principles import PRINCIPLES
from game.bots.romestecq.reasons import REASONS
from game.bots.romestecq.tips import TIPS
from game.core.bot import Bot, Decision
from game.rules.romestecq import Phase, Public, Romestecq, State
from game.search.opponents import Choice, Decide, GameBots, Level
from game.search.worlds import imagined

__all__ = ["BOTS", "LEVELS"]


def _by(player: Callable[[Romestecq], Bot[Public]]) -> Mapping[str, Decide[Romestecq, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[Romestecq, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return StrongPlayer(choice.rules, choice.likely).choose(choice.view, choice.dice, 2 * choice.budget)


LEVELS: Mapping[str, Level[Romestecq, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(dict.fromkeys(Phase, _master), infers=True),
}

BOTS: GameBots[Romestecq, State, Public] = GameBots(
    LEVELS, imagined, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
