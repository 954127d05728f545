"""Temperament: of two words that promise nearly the same, the bolder or the more careful is said.

Whatever is clear is decided as the player's level decides it, and so is every card; temperament costs no strength.
"""

from collections.abc import Mapping
from typing import TypeVar

from game.core.bot import BOLD, Decision
from game.core.move import Move, Say
from game.core.record import record
from game.core.rules import Position, Reason, Rules
from game.search.opponents import Choice
from game.search.rollout import Prospect, Rollouts

S = TypeVar("S", bound=Position)
P = TypeVar("P")

_MOVES = 90
"""Moves made in playouts for each world of the budget."""
_WORLDS = 18
"""Worlds in which another word must have been tried."""
_CLOSE = 0.5
"""Standard errors by which it may seem to be behind."""
_MOST = 2
"""Other words that are tried."""


@record
class Temper:
    """Which words are bold (1) and which are careful (−1), and which of them are preferred."""

    daring: Mapping[str, int]
    way: int

    def drawn(self, usual: Move, moves: tuple[Move, ...]) -> list[Move]:
        """List the words that suit this temperament better than the usual one, those with the least number first."""
        of_usual = self._of(usual)
        if of_usual == self.way or not of_usual:
            return []
        fitting = [move for move in moves if self._of(move) == self.way]
        fitting.sort(key=lambda move: (isinstance(move, Say) and move.number) or 0)
        return fitting[:_MOST]

    def _of(self, move: Move) -> int:
        return self.daring.get(move.word, 0) if isinstance(move, Say) else 0


def tempered(
    usual: Decision, choice: Choice[Rules[S, P], S, P], temper: Temper, rollouts: Rollouts[S, P]
) -> Decision:
    """Decide as usual, but among words that promise nearly the same by temperament."""
    others = temper.drawn(usual.move, choice.view.moves)
    if not others:
        return usual
    moves = (usual.move, *others)
    found = rollouts.survey(
        lambda count: choice.likely(choice.view, choice.dice, count),
        moves,
        choice.dice,
        choice.budget * _MOVES,
        moves,
    )
    stands = next(each for each in found if each.move == usual.move)
    near = [each for each in found if each is not stands and near_equal(each, stands)]
    if not near:
        return usual
    key = "bold" if temper.way == BOLD else "careful"
    return Decision(near[0].move, Reason(key, number=len(near[0].gains)))


def near_equal(one: Prospect, usual: Prospect) -> bool:
    """Tell whether a word promises as much as the usual one, as far as was seen, or hardly less."""
    lead, error = one.lead(usual)
    return len(one.gains) >= _WORLDS and lead >= -_CLOSE * error
