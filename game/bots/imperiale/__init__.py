"""Players of Impériale at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperiale.club import Club
from game.bots.imperiale.expert import Expert
from game.bots.imperiale.novice import Novice
from game.bots.imperiale.principles import PRINCIPLES
from game.bots.imperiale.reasons import REASONS
from game.bots.imperiale.tips import TIPS
from game.core.bot import Bot, Decision
from game.rules.imperiale import Imperiale, Phase, Public, State
from game.search.opponents import Choice, Decide, GameBots, Level
from game.search.worlds import imagined

__all__ = ["BOTS", "LEVELS"]

_EFFORT = 3
"""A master looks at so many times as much as he is asked to: more layouts tell him more here."""


def _by(player: Callable[[Imperiale], Bot[Public]]) -> Mapping[str, Decide[Imperiale, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[Imperiale, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return Expert(choice.rules, choice.likely, _EFFORT).choose(choice.view, choice.dice, 2 * choice.budget)


LEVELS: Mapping[str, Level[Imperiale, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(dict.fromkeys(Phase, _master), infers=True),
}

BOTS: GameBots[Imperiale, State, Public] = GameBots(
    LEVELS, imagined, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
