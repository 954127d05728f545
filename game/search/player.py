"""One player of any game: what its level decides, and what it then looks at once more."""

from functools import partial
from typing import Generic, TypeVar

from game.core.bot import Decision
from game.core.record import replace
from game.core.rules import Dice, Position, Public, Rules
from game.core.view import View
from game.search.inference import Inference
from game.search.last_cards import never_worse
from game.search.master import searched
from game.search.opponents import Choice, GameBots
from game.search.rollout import Rollouts
from game.search.tempered import Temper, tempered
from game.search.worlds import Likely

S = TypeVar("S", bound=Position)
P = TypeVar("P", bound=Public)

QUICK = "club"
"""The level of those who play imagined deals to their end."""


class LevelPlayer(Generic[S, P]):
    """A player of one level, with a temperament or none."""

    def __init__(
        self, bots: GameBots[Rules[S, P], S, P], rules: Rules[S, P], level: str, temper: int = 0
    ) -> None:
        """Play under these house rules, boldly, carefully or neither."""
        self._bots = bots
        self._rules = rules
        self._level = bots.levels[level]
        self._temper = temper
        self._likely = (
            explaining_all(bots, rules) if self._level.infers else partial(bots.likely_states, rules)
        )

    def choose(self, view: View[P], dice: Dice, budget: int) -> Decision:
        """Decide as the level does in this phase; look again where it does, and where the words leave it open."""
        level, phase = self._level, view.public.phase
        choice = Choice(self._rules, view, dice, budget, self._likely)
        decision = level.decides[phase](choice)
        if len(view.moves) == 1:
            return decision
        if phase in level.playouts:
            decision = searched(decision, choice, self._quick(), level.playouts[phase])
        if level.last_cards:
            decision = never_worse(decision, choice, self._bots.alone)
        if self._temper:
            temper, rollouts = Temper(self._bots.daring, self._temper), Rollouts(self._rules, self._quick())
            choice = replace(choice, likely=explaining_all(self._bots, self._rules))
            decision = tempered(decision, choice, temper, rollouts)
        return decision

    def _quick(self) -> "LevelPlayer[S, P]":
        return LevelPlayer(self._bots, self._rules, QUICK)


def explaining_all(bots: GameBots[Rules[S, P], S, P], rules: Rules[S, P]) -> Likely[P, S]:
    """Give what makes up positions that explain what was said, laid away and played."""
    quick = LevelPlayer(bots, rules, QUICK)
    return Inference(rules, quick, partial(bots.likely_states, rules)).draw
