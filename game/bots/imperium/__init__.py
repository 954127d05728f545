"""Players of Imperium at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperium.club import Club
from game.bots.imperium.expert import MASTER, Expert
from game.bots.imperium.novice import Novice
from game.bots.imperium.reasons import REASONS
from game.bots.imperium.tips import TIPS
from game.core.bot import Bot, Decision
from game.rules.imperium import Imperium, Phase, Public, State
from game.search.opponents import Choice, Decide, GameBots, Level
from game.search.worlds import imagined

__all__ = ["BOTS", "LEVELS"]


def _by(player: Callable[[Imperium], Bot[Public]]) -> Mapping[str, Decide[Imperium, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[Imperium, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return Expert(choice.rules, MASTER).choose(choice.view, choice.dice, 2 * choice.budget)


LEVELS: Mapping[str, Level[Imperium, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(dict.fromkeys(Phase, _master)),
}

BOTS: GameBots[Imperium, State, Public] = GameBots(LEVELS, imagined, reasons=REASONS, tips=TIPS)
