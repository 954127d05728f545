"""Weighs the ways to make a decision in worlds that may be the true one, until the best stands clear or none can."""

from collections.abc import Sequence
from itertools import combinations
from math import comb, inf
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

PAIRS = 60
"""Ways to lay cards that can all be weighed."""
CLEAR = 3.0
"""Standard errors by which the best way must be ahead of every other."""
ROUND = 10
"""Worlds after which the ways are compared."""
HOPEFUL = ((10, 0.5), (20, 0.9), (40, 1.5), (80, 2.2), (120, 2.6), (160, 2.9))
"""Worlds, and the standard errors by which the best must be ahead by then for it to be worth going on."""
BEHIND = 4.5
"""Standard errors behind the best at which a way is given up."""
SEEN = 40
"""Worlds before which none is given up."""
SURE = 4.5
"""Standard errors at which enough worlds have been tried."""


@record
class Weighed:
    """Ways and what they brought, the best first, world by world the same for all; fewer for those given up."""

    lines: tuple[Line, ...]
    gains: tuple[tuple[float, ...], ...]

    def behind(self, place: int) -> tuple[float, float]:
        """Give how far a way is behind the best, and the standard error of that."""
        best, other = (Prospect(self.lines[each][0], self.gains[each]) for each in (0, place))
        return best.lead(other)

    def mean(self, place: int) -> float:
        """Give what a way is worth, beside the best."""
        best = sum(self.gains[0]) / len(self.gains[0])
        return best - self.behind(place)[0] if place else best

    @property
    def clear(self) -> float:
        """Give by how many standard errors the best is ahead of the way nearest to it."""
        return min((self.ahead(place) for place in range(1, len(self.lines))), default=0.0)

    def ahead(self, place: int) -> float:
        """Give by how many standard errors the best is ahead of a way."""
        lead, error = self.behind(place)
        return lead / error if error > 0 else inf if lead > 0 else 0.0


class Judge:
    """Judges decisions of one game: every way is played to the deal's end in the same worlds, by the same players."""

    def __init__(self, game: Game, rules: Rules[Any, Any], players: str = "club") -> None:
        """Let players of that level play the worlds to their end."""
        self._rules = rules
        self._likely = game.likely(rules)
        self._rollouts = Rollouts(rules, game.bot(rules, players))

    def weigh(
        self,
        view: View[Any],
        lines: Sequence[Line],
        dice: Random,
        worlds: int,
        least: int = 0,
        hopeful: Sequence[tuple[int, float]] = HOPEFUL,
    ) -> Weighed | None:
        """Weigh ways in so many worlds, or, where one stands out, in at least some; None where it is hopeless."""
        gains: dict[Line, list[float]] = {line: [] for line in lines}
        running, found = list(lines), None
        for tried in range(ROUND, worlds + 1, ROUND):
            for world in self._likely(view, dice, ROUND):
                seed = dice.getrandbits(32)
                for line in running:
                    gains[line].append(self._gain(world, line, Random(seed)))
            found = ordered(gains)
            if any(tried >= after and found.clear < wanted for after, wanted in hopeful):
                return None
            if least and tried >= least and found.clear >= SURE:
                break
            running = [
                line
                for place, line in enumerate(found.lines)
                if line in running and (tried < SEEN or found.ahead(place) < BEHIND or not place)
            ]
        return found

    def _gain(self, world: Any, line: Line, dice: Random) -> float:
        state, seat = world, world.turn
        for move in line:
            state = self._rules.play(state, move)
        return self._rollouts.share(self._rollouts.finish(state, dice), seat) - self._rollouts.share(
            world, seat
        )


def ordered(gains: dict[Line, list[float]]) -> Weighed:
    """Put the best way first."""
    tried = max(map(len, gains.values()))
    best = max((line for line in gains if len(gains[line]) == tried), key=lambda line: sum(gains[line]))

    def lag(line: Line) -> float:
        return Prospect(best[0], tuple(gains[best])).lead(Prospect(line[0], tuple(gains[line])))[0]

    ranked = (best, *sorted((line for line in gains if line != best), key=lag))
    return Weighed(ranked, tuple(tuple(gains[line]) for line in ranked))


def line_of(rules: Rules[Any, Any], state: Any, bot: Bot[Any], dice: Random, budget: int = 40) -> Line:
    """Give what a bot does with a decision: one move or, in an exchange, all its cards with what closes it."""
    seat, made, finish = state.turn, list[Move](), rules.spec.roles.finish
    while state.turn == seat:
        move = bot.choose(rules.view(state, seat), dice, budget).move
        if made and not isinstance(move, Lay) and not (isinstance(move, Say) and move.word == finish):
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
    """List the ways to be weighed: every legal move or, where many cards are laid, what the bots thought of.

    Of a word that is said with a number, what the bots thought of stands for all: the word is what is asked for.
    """
    moves = rules.moves(state)
    laid = [move for move in moves if isinstance(move, Lay)]
    if laid:
        end, least = found[0][-1], rules.view(state, state.turn).public.least
        few = least and not isinstance(end, Lay) and comb(len(laid), least) <= PAIRS
        every = [(*sorted(each, key=str), end) for each in combinations(laid, least)] if few else ()
        return tuple(dict.fromkeys((*found, *every)))
    kept: dict[object, Move] = {}
    for move in (*(line[0] for line in found), *moves):
        kept.setdefault(move.word if isinstance(move, Say) else move, move)
    return tuple((move,) for move in kept.values())
