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
from game.core.bot import BOLD, CAREFUL, Bot, Decision
from game.rules.gleek import Gleek, Phase, Public, State
from game.search.opponents import Choice, Decide, GameBots, Level

__all__ = ["BOTS", "LEVELS"]


def _by(player: Callable[[Gleek], Bot[Public]]) -> Mapping[str, Decide[Gleek, State, Public]]:
    return dict.fromkeys(
        Phase, lambda choice: player(choice.rules).choose(choice.view, choice.dice, choice.budget)
    )


def _master(choice: Choice[Gleek, State, Public]) -> Decision:
    """Decide with a master's time and knowledge."""
    return Expert(choice.rules, choice.likely, stake_by_book, MIXED).choose(
        choice.view, choice.dice, 2 * choice.budget
    )


LEVELS: Mapping[str, Level[Gleek, State, Public]] = {
    "novice": Level(_by(Novice), last_cards=False),
    "club": Level(_by(Club)),
    "expert": Level(_by(Expert)),
    "master": Level(dict.fromkeys(Phase, _master), infers=True, playouts={Phase.AUCTION: 70}),
}

DARING: Mapping[str, int] = {"bid": BOLD, "vie": BOLD, "revie": BOLD, "see": BOLD, "pass": CAREFUL}

BOTS: GameBots[Gleek, State, Public] = GameBots(
    LEVELS,
    likely_states,
    DARING,
    alone=alone,
    reasons=REASONS,
    tips=TIPS,
    principles=PRINCIPLES,
)
