"""Players of Illustrated Tarock at three levels."""

from collections.abc import Callable, Mapping

from game.bots.illustrated_tarock.levels import MASTER, Club, Expert, Novice
from game.bots.illustrated_tarock.principles import PRINCIPLES
from game.bots.illustrated_tarock.reasons import REASONS
from game.bots.illustrated_tarock.tips import TIPS
from game.bots.illustrated_tarock.worlds import likely_states
from game.core.bot import BOLD, CAREFUL, Bot, Decision
from game.rules.illustrated_tarock import IllustratedTarock, Phase, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS
from game.rules.illustrated_tarock.phases import PLAY
from game.search.opponents import Choice, Decide, GameBots, Level

__all__ = ["BOTS", "LEVELS"]


def _by(
    player: Callable[[IllustratedTarock], Bot[Public]],
) -> Mapping[str, Decide[IllustratedTarock, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[IllustratedTarock, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return Expert(choice.rules, choice.likely, MASTER).choose(choice.view, choice.dice, 2 * choice.budget)


LEVELS: Mapping[str, Level[IllustratedTarock, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(
        dict.fromkeys(Phase, _master),
        infers=True,
        playouts=dict.fromkeys((phase for phase in Phase if phase not in PLAY), 70),
    ),
}

DARING: Mapping[str, int] = {**dict.fromkeys((*BID_WORDS, "hold", "contra"), BOLD), "pass": CAREFUL}

BOTS: GameBots[IllustratedTarock, State, Public] = GameBots(
    LEVELS, likely_states, DARING, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
