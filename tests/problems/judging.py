"""Weighs the ways to make a decision in worlds that may be the true one, until the best stands clear or none does."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from game.catalogue import Game
from game.core.bot import Bot
from game.core.move import Lay, Move, Say
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.learning.problem import Line
from game.search.rollout import Prospect, Rollouts

CLEAR = 3.0
"""Standard errors by which the best way must be ahead of every other."""
ROUND = 20
"""Worlds after which the ways are compared."""
HOPELESS = 1.2
"""Standard errors by which the best must be ahead of the second after the first rounds, or it is given up."""
TRIED = 3
"""Rounds after which that is asked."""


@record
class Weighed:
    """Ways and what they brought, the best first, world by world the same for all."""

    lines: tuple[Line, ...]
    gains: tuple[tuple[float, ...], ...]

    def mean(self, place: int) -> float:
        """Give what a way is worth."""
        return sum(self.gains[place]) / len(self.gains[place])

    def behind(self, place: int) -> tuple[float, float]:
        """Give how far a way is behind the best, and the standard error of that."""
        best, other = (Prospect(self.lines[each][0], self.gains[each]) for each in (0, place))
        return best.lead(other)

    @property
    def clear(self) -> float:
        """Give by how many standard errors the best is ahead of the way nearest to it."""
        leads = [self.behind(place) for place in range(1, len(self.lines))]
        return min(
            (lead / error if error > 0 else inf if lead > 0 else 0.0 for lead, error in leads), default=0.0
        )


class Judge:
    """Judges decisions of one game: every way is played to the deal's end in the same worlds, by the same players."""

    def __init__(self, game: Game, rules: Rules[Any, Any], players: str = "club") -> None:
        """Let players of that level play the worlds to their end."""
        self._rules = rules
        self._likely = game.likely(rules)
        self._rollouts = Rollouts(rules, game.bot(rules, players))

    def weigh(self, view: View[Any], lines: Sequence[Line], dice: Random, worlds: int) -> Weighed | None:
        """Weigh ways in so many worlds; None as soon as the best is seen not to stand clear."""
        gains: list[list[float]] = [[] for _ in lines]
        found = None
        for turn in range(-(-worlds // ROUND)):
            for world in self._likely(view, dice, ROUND):
                seed = dice.getrandbits(32)
                for line, values in zip(lines, gains, strict=True):
                    values.append(self._gain(world, line, Random(seed)))
            found = ordered(lines, gains)
            if turn + 1 >= TRIED and found.clear < HOPELESS:
                return None
        return found

    def _gain(self, world: Any, line: Line, dice: Random) -> float:
        state, seat = world, world.turn
        for move in line:
            state = self._rules.play(state, move)
        return self._rollouts.share(self._rollouts.finish(state, dice), seat) - self._rollouts.share(
            world, seat
        )


def ordered(lines: Sequence[Line], gains: Sequence[Sequence[float]]) -> Weighed:
    """Put the best way first."""
    ranked = sorted(zip(lines, gains, strict=True), key=lambda each: -sum(each[1]))
    return Weighed(tuple(line for line, _ in ranked), tuple(tuple(values) for _, values in ranked))


def line_of(rules: Rules[Any, Any], state: Any, bot: Bot[Any], dice: Random, budget: int = 40) -> Line:
    """Give what a bot does with a decision: one move or, in an exchange, all its cards with what closes it."""
    seat, made = state.turn, list[Move]()
    while state.turn == seat:
        view = rules.view(state, seat)
        move = bot.choose(view, dice, budget).move
        if made and not isinstance(made[-1], Lay):
            break
        if made and isinstance(made[-1], Lay) and not isinstance(move, Lay | Say):
            break
        made.append(move)
        state = rules.play(state, move)
        if not isinstance(move, Lay):
            break
    return (
        *sorted((move for move in made if isinstance(move, Lay)), key=str),
        *(m for m in made if not isinstance(m, Lay)),
    )


def ways(rules: Rules[Any, Any], state: Any, found: Sequence[Line]) -> tuple[Line, ...]:
    """List the ways to be weighed: every legal move or, where cards are laid, what the bots thought of."""
    moves = rules.moves(state)
    if any(isinstance(move, Lay) for move in moves):
        return tuple(dict.fromkeys(found))
    return tuple((move,) for move in moves)
