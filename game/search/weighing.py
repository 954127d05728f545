"""What each move of a decision brings by Expert play: every one played to the deal's end in the same likely worlds.

Review and hint weigh moves in this way, so that their figures are on one scale: the same players, the same worlds and
the same dice for all moves of a decision. It is done a few playouts at a time, so that figures can be shown early and
grow finer; moves that fall behind are given up, and what they would have cost goes to the others.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeAlias, TypeVar

from game.core.bot import Bot, Decision
from game.core.cards import Card, Cards, bit
from game.core.move import Move, Play
from game.core.record import record, replace
from game.core.rules import Dice, Position, Rules
from game.core.trick import Contract, cards_of
from game.core.view import View
from game.search.rollout import Prospect, Rollouts, lost
from game.search.worlds import Likely

S = TypeVar("S", bound=Position)
P = TypeVar("P")

Try: TypeAlias = tuple[int, Move]
"""A move that is to be tried in the likely world of that number."""
Chance: TypeAlias = Callable[[str], Dice]
"""Gives the dice of a name, the same each time."""

ROUND = 6
"""Worlds after which the moves are compared."""
EXPERT_WORLDS = 8
"""Worlds an Expert imagines for each decision of a playout, fewer than at a table, where it takes its time."""
_PLACES = ((1, 4), (3, 3), (6, 2))
"""From which round on how many moves stay in the running, beside those kept to the last."""
_LEAST = 5
"""Rounds before which nothing is settled."""
_PRECISE = 8.0
"""Standard errors from which a lead is known well enough; to stop as soon as it is sure would leave it too large."""
_SURE = 4.0
"""Standard errors from which a lead is no chance, though it may be known better still."""
_WITHIN = 2.5
"""Standard errors within which a difference is taken to lie."""
_CLEAR = 3.0
"""Standard errors by which Experts must do better with another move before it takes the place of the advised one."""


def alike(one: Card, other: Card, view: View[P], contract: Contract) -> bool:
    """Tell whether two of my cards are the same to everybody: worth the same, and none between in another hand."""
    if one == other:
        return True
    order, points = contract.order, contract.points
    if points[one] != points[other] or order.suit[one] != order.suit[other]:
        return False
    low, high = (one, other) if order.beats[one] & bit(other) else (other, one)
    return not order.beats[low] & ~order.beats[high] & ~bit(high) & ~view.hand & ~cards_of(view.tricks)


def grouped(view: View[P], contract: Contract | None, unlike: Cards) -> tuple[tuple[Move, ...], ...]:
    """Put cards together that are the same to everybody; those that are named are like no other."""
    groups: dict[Move, list[Move]] = {}
    for move in view.moves:
        first = next(
            (each for each in groups if contract and _same(each, move, view, contract, unlike)), move
        )
        groups.setdefault(first, []).append(move)
    return tuple(tuple(each) for each in groups.values())


def _same(one: Move, other: Move, view: View[P], contract: Contract, unlike: Cards) -> bool:
    if not isinstance(one, Play) or not isinstance(other, Play):
        return False
    named = unlike & (bit(one.card) | bit(other.card))
    return not named and alike(one.card, other.card, view, contract)


@record
class Weighing:
    """How far the moves of a decision have been tried; of moves that are alike, the first is tried for all."""

    groups: tuple[tuple[Move, ...], ...]
    kept: tuple[Move, ...]  # the first of a group each: tried to the last
    tried: tuple[Prospect, ...]  # by group: what its first move brought, world by world
    running: tuple[Move, ...]  # the first of a group each: still tried

    @property
    def worlds(self) -> int:
        """In how many worlds all moves in the running have been tried."""
        return min(len(each.gains) for each in self.tried if each.move in self.running)

    @property
    def played(self) -> int:
        return sum(len(each.gains) for each in self.tried)

    @property
    def whole(self) -> bool:
        """Whether a round has just ended, so that the moves in the running can be compared."""
        return not any(len(each.gains) % ROUND for each in self.tried if each.move in self.running)

    def due(self, count: int) -> tuple[Try, ...]:
        """List what is to be tried next, so many tries or a few less: never beyond the end of a round."""
        world, found = self.worlds, list[Try]()
        ahead = {each.move: len(each.gains) for each in self.tried}
        end = (world // ROUND + 1) * ROUND
        while world < end and len(found) < count:
            found += [(world, move) for move in self.running if ahead[move] <= world]
            world += 1
        return tuple(found[:count])

    def with_gains(self, gains: Sequence[float]) -> "Weighing":
        """Add what the tries that were due have brought; after a round, give up what has fallen behind."""
        found: dict[Move, tuple[float, ...]] = {}
        for (_, move), gain in zip(self.due(len(gains)), gains, strict=True):
            found[move] = (*found.get(move, ()), gain)
        tried = [replace(each, gains=(*each.gains, *found.get(each.move, ()))) for each in self.tried]
        after = replace(self, tried=tuple(tried))
        return replace(after, running=_left(after)) if after.worlds and after.whole else after

    def settled(self, made: Move, slight: float) -> bool:
        """Tell whether it is known well how far another move is ahead, or that none is by more than what is slight."""
        if self.worlds < _LEAST * ROUND:
            return False
        most, error = max(self._leads(made), default=(0.0, 0.0))
        return most > _PRECISE * error or not self.rivals(made, slight)

    def rivals(self, made: Move, slight: float) -> tuple[Move, ...]:
        """Name the moves in the running that may be ahead of one by more than what is slight."""
        mine = self.of(made)
        return tuple([each.move for each in self._others(mine) if _hope(each, mine) > slight])

    def hopes(self, made: Move, slight: float) -> tuple[Move, ...]:
        """Name such moves, given up or not, as many as stay in the running, those first that may be furthest ahead."""
        mine = self.of(made)
        found = [(_hope(each, mine), each.move) for each in self.tried if each is not mine]
        ranked = sorted([each for each in found if each[0] > slight], key=lambda each: -each[0])
        return tuple([move for _, move in ranked[: _PLACES[0][1]]])

    def beaten(self, made: Move) -> bool:
        """Tell whether another move is surely better."""
        return any(lead > _SURE * error for lead, error in self._leads(made))

    def challenged(self, made: Move) -> bool:
        """Tell whether another move looks better by more than its standard error."""
        return any(lead > error for lead, error in self._leads(made))

    def _leads(self, made: Move) -> list[tuple[float, float]]:
        """Give how far the others in the running are ahead of a move, with the standard errors."""
        mine = self.of(made)
        return [each.lead(mine) for each in self._others(mine)]

    def _others(self, mine: Prospect) -> list[Prospect]:
        return [each for each in self.tried if each.move in self.running and each is not mine]

    def among(self, moves: Sequence[Move]) -> "Weighing":
        """Go on with these moves only, and with those that are tried to the last."""
        left = {self.of(move).move for move in (*moves, *self.kept)}
        return replace(self, running=tuple([move for move in self.running if move in left]))

    def of(self, move: Move) -> Prospect:
        """Give what is known of a move, or of the one that is tried for it."""
        place = next(at for at, group in enumerate(self.groups) if move in group)
        return self.tried[place]

    def prospects(self, reference: Move) -> tuple[Prospect, ...]:
        """Give what is known of every move, the most promising first, as far as it is from one tried to the last."""
        against = self.of(reference)
        found = [
            Prospect(move, each.gains)
            for group, each in zip(self.groups, self.tried, strict=True)
            for move in group
        ]
        return tuple(sorted(found, key=lambda each: (not each.gains, -leveled(each, against))))


def _hope(prospect: Prospect, mine: Prospect) -> float:
    """Tell how far a move may be ahead of mine."""
    lead, error = prospect.lead(mine)
    return lead + _WITHIN * error


def leveled(prospect: Prospect, reference: Prospect) -> float:
    """Give what a move would bring on average in all the worlds another was tried in, by their lead where both were."""
    if not prospect.gains or not reference.gains:
        return prospect.mean
    return reference.mean - reference.lead(prospect)[0]


def preferred(prospects: Sequence[Prospect], advised: Move) -> Prospect:
    """Give the advised move, or that with which Experts clearly do best, where it is another."""
    best = next(each for each in prospects if each.move == advised)
    stands, most = best, 0.0
    for each in prospects:
        lead, error = each.lead(stands)
        if len(each.gains) >= _LEAST * ROUND and lead > max(most, _CLEAR * error):
            best, most = each, lead
    return best


def begin(groups: Sequence[Sequence[Move]], kept: Sequence[Move]) -> Weighing:
    """Begin; some moves are tried to the last."""
    whole, firsts = tuple(map(tuple, groups)), [group[0] for group in groups]
    standing = tuple(group[0] for group in groups if any(move in group for move in kept))
    return Weighing(whole, standing, tuple(Prospect(move, ()) for move in firsts), tuple(firsts))


def _left(found: Weighing) -> tuple[Move, ...]:
    """Name the moves that may still be the best, and those kept to the last."""
    some = sorted((each for each in found.tried if each.move in found.running), key=lambda each: -each.mean)
    rounds, best = found.worlds // ROUND, some[0]
    places = min(places for least, places in _PLACES if rounds >= least)
    ranked = [each for place, each in enumerate(some) if place < places and not lost(best, each)]
    left = {each.move for each in ranked} | set(found.kept)
    return tuple(each.move for each in found.tried if each.move in left)


class Hurried(Generic[P]):
    """A player who imagines few worlds, whatever the budget."""

    def __init__(self, player: Bot[P]) -> None:
        self._player = player

    def choose(self, view: View[P], dice: Dice, _budget: int) -> Decision:
        return self._player.choose(view, dice, EXPERT_WORLDS)


class Trials(Generic[S, P]):
    """Tries moves of one decision in likely worlds, of which each has its number and its dice."""

    def __init__(
        self, rules: Rules[S, P], expert: Bot[P], likely: Likely[P, S], view: View[P], chance: Chance
    ) -> None:
        """Let experts play on from what this view shows."""
        self._rollouts = Rollouts(rules, Hurried(expert))
        self._likely = likely
        self._view = view
        self._chance = chance
        self._round = lru_cache(maxsize=2)(self._drawn)

    def gains(self, tries: Sequence[Try]) -> tuple[float, ...]:
        """Try moves, and give what the mover gains more than the average seat."""
        return tuple([self._gain(world, move) for world, move in tries])

    def _gain(self, world: int, move: Move) -> float:
        number, place = divmod(world, ROUND)
        drawn = self._round(number)  # fewer than wanted where few explain what was said
        return self._rollouts.gain(drawn[place % len(drawn)], move, self._chance(f"dice {world}"))

    def _drawn(self, number: int) -> Sequence[S]:
        return self._likely(self._view, self._chance(f"worlds {number}"), ROUND)
