"""What each move brings: worlds that may be the true one, in each of which every move is played out to the deal's end.

The moves are compared world by world, so that the luck of a layout falls on all of them alike; those that fall
clearly behind are given up, and the time they would have cost goes to the others.
"""

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Generic, TypeAlias, TypeVar

from game.core.bot import Bot
from game.core.cards import Seat
from game.core.move import Move
from game.core.record import record
from game.core.rules import Dice, Position, Rules

S = TypeVar("S", bound=Position)
P = TypeVar("P")

Draw: TypeAlias = Callable[[int], Sequence[S]]
"""Makes up so many positions which the seat to move can't tell from the true one."""

_ROUND = 6
"""Worlds after which the moves are compared."""
_BEHIND = 2.5
"""Standard errors behind the best move at which another is given up."""
_FINALISTS = 4
"""So many moves stay at least half as long as there are more of them."""


@record
class Prospect:
    """What one move promises the seat that makes it, from now until the deal is over."""

    move: Move
    gains: tuple[float, ...]  # by world: points above the average seat, in the game's smallest unit

    @property
    def mean(self) -> float:
        """The expected points; minus infinity for a move that was never tried."""
        return sum(self.gains, 0.0) / len(self.gains) if self.gains else -inf

    @property
    def error(self) -> float:
        """The standard error of the expected points; infinite below two worlds."""
        return _error(self.gains)

    def lead(self, other: "Prospect") -> tuple[float, float]:
        """Give by how much this move is ahead of another in the worlds both were tried in, and the standard error."""
        gaps = [mine - theirs for mine, theirs in zip(self.gains, other.gains, strict=False)]
        return (sum(gaps, 0.0) / len(gaps) if gaps else 0.0), _error(gaps)


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return inf
    mean = sum(values, 0.0) / count
    return sqrt(sum(((value - mean) ** 2 for value in values), 0.0) / (count - 1) / count)


class Rollouts(Generic[S, P]):
    """Plays deals to their end, every seat by one bot, which is shown views as any bot is."""

    def __init__(self, rules: Rules[S, P], player: Bot[P]) -> None:
        """Let this bot play for everybody."""
        self._rules = rules
        self._player = player
        self._spent = 0  # moves made so far

    def survey(
        self, draw: Draw[S], moves: Sequence[Move], dice: Dice, budget: int, kept: Sequence[Move] = ()
    ) -> tuple[Prospect, ...]:
        """Try the moves of the seat to play, making little more than so many moves in all; the best comes first.

        A move given up early has been tried in fewer worlds than the best, but in the same ones. Some may be kept
        to the last.
        """
        gains: dict[Move, list[float]] = {move: [] for move in moves}
        running, until = list(moves), self._spent + budget
        while True:
            for world in draw(_ROUND):
                for move in running:
                    gains[move].append(self.gain(world, move, dice))
                if self._spent >= until:
                    break
            running = in_the_running([Prospect(move, tuple(gains[move])) for move in running], kept)
            if self._spent >= until or len(running) == 1:
                break
        found = [Prospect(move, tuple(values)) for move, values in gains.items()]
        return tuple(sorted(found, key=lambda each: (each.move not in running, -each.mean)))

    def gain(self, world: S, move: Move, dice: Dice) -> float:
        """Make a move and play the deal to its end; give what the mover gains more than the average seat."""
        seat = world.turn
        self._spent += 1
        end = self.finish(self._rules.play(world, move), dice)
        return self.share(end, seat) - self.share(world, seat)

    def finish(self, state: S, dice: Dice) -> S:
        rules, choose = self._rules, self._player.choose
        while state.turn >= 0:
            self._spent += 1
            moves = rules.moves(state)
            if len(moves) > 1:
                state = rules.play(state, choose(rules.view(state, state.turn), dice, 1).move)
            else:  # what is forced needs no view, which is dear
                state = rules.play(state, moves[0])
        return state

    def share(self, state: S, seat: Seat) -> float:
        """Give what a seat holds above the average seat."""
        worth = self._rules.worth(state.ledger.holdings)
        return worth[seat] - sum(worth) / len(worth)


def in_the_running(prospects: Sequence[Prospect], kept: Sequence[Move] = ()) -> list[Move]:
    """Name the moves that may still be the best of those compared, and those kept; the most promising first."""
    ranked = sorted(prospects, key=lambda each: -each.mean)
    best, places = ranked[0], max(_FINALISTS, -(-len(ranked) // 2))
    return [
        each.move
        for place, each in enumerate(ranked)
        if each.move in kept or (place < places and not lost(best, each))
    ]


def lost(best: Prospect, other: Prospect) -> bool:
    """Tell whether a move lies so far behind the best that it is given up."""
    lead, error = best.lead(other)
    return other is not best and lead > _BEHIND * error
