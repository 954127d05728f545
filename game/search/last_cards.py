"""The last cards looked at once more: none is played beside which another one is never worse, however the cards lie.

Such a card is better whatever one believes. Ways in which the hidden cards may lie are played on with open hands by the
rules alone, so that no rule of thumb is in the way.
"""

from collections.abc import Mapping
from math import inf
from typing import Generic, TypeAlias, TypeVar

from game.core.bot import Decision
from game.core.cards import Cards, bit
from game.core.move import Move, Play
from game.core.outcome import match_winners
from game.core.rules import Position, Reason, Rules
from game.search.opponents import Alone, Choice

S = TypeVar("S", bound=Position)
P = TypeVar("P")

_LAST: Mapping[int, int] = {2: 5, 3: 4, 4: 4, 5: 3, 6: 2, 7: 2}
"""By seats: with so many cards in hand or fewer, the rest of a deal is quickly played in every way."""
_LEAST = 24
"""Worlds of the budget below which there is no time for it, as in playouts."""
_DRAWN = 5
"""Layouts that are made up for each world of the budget: mostly all there are, and each several times."""
_LAYOUTS = 2
"""Layouts that are looked at for each world of the budget."""
_TRIED = 1000
"""Cards that are tried for each world of the budget."""
_ENOUGH = 8
"""Layouts for which there must be time, or it is not begun."""
_MATCH = 10_000.0
"""What a match that is won counts for, beside the units that make it up."""
_Ends: TypeAlias = tuple[float, ...]
"""By seat, what a deal comes to."""


def never_worse(
    usual: Decision, choice: Choice[Rules[S, P], S, P], alone: Alone[S] | None = None
) -> Decision:
    """Keep to what is usually done, unless it is a card that another one equals in all layouts and beats in some.

    Where everybody plays alone, a game may value moves faster than by the rules.
    """
    view = choice.view
    if choice.budget < _LEAST or len(view.moves) == 1:
        return usual
    if view.hand.bit_count() > _LAST[choice.rules.spec.seats] or any(
        type(move) is not Play for move in view.moves
    ):
        return usual
    contract = choice.rules.contract(view)
    if contract is not None and contract.draws:
        return usual  # what is held is not yet the rest of the deal
    better = _better(usual.move, choice, alone)
    return Decision(better, Reason("never_worse", cards=bit(better.card))) if better else usual


def _better(usual: Move, choice: Choice[Rules[S, P], S, P], alone: Alone[S] | None) -> Play | None:
    """Name the card that is ahead of the usual one by most, of those that are behind it nowhere."""
    rules, view, budget = choice.rules, choice.view, choice.budget
    leads = {move: 0.0 for move in view.moves if move != usual}
    met, tried, most = set[tuple[Cards, ...]](), 0, _TRIED * budget
    for _ in range(_DRAWN * budget):
        state = rules.imagine(view, choice.dice)
        seen = [rules.view(state, seat) for seat in range(rules.spec.seats)]
        layout = tuple([cards for each in seen for cards in (each.hand, each.aside)])
        if layout in met:
            continue
        met.add(layout)
        sides = tuple([each.sides[seat] for seat, each in enumerate(seen)])
        for kind in (False,) if two_sides(sides) else (False, True):
            ends = Ends(rules, state, view.me, sides, kind=kind)
            value = ends.of if alone is None or two_sides(sides) else alone(state, kind)
            stands = value(usual)
            for move in [*leads]:
                lead = value(move) - stands
                if lead < 0:
                    del leads[move]
                else:
                    leads[move] += lead
            tried += ends.tried
        if not leads or tried * _ENOUGH > most * len(met):
            return None
        if tried > most or len(met) == _LAYOUTS * budget:
            break
    best = max(leads, key=lambda move: leads[move], default=None)
    return best if type(best) is Play and leads[best] > 0 else None


def two_sides(sides: tuple[int, ...]) -> bool:
    """Tell whether everybody plays for one of two sides, so that what is good for one is bad for the other."""
    return len(sides) == 2 or set(sides) == {0, 1}


class Ends(Generic[S, P]):
    """What the rest of one deal brings a seat with open hands.

    Of two sides, one takes the most it can get and the other leaves it the least. Else everybody takes the most for
    themselves and, where several ways bring that, is kind to the seat or not.
    """

    def __init__(self, rules: Rules[S, P], state: S, me: int, sides: tuple[int, ...], *, kind: bool) -> None:
        """Begin where this seat is to play; sides are by seat, as each knows its own."""
        self.tried = 0
        self._rules, self._state, self._me = rules, state, me
        self._finished = state.ledger.finished
        self._sides, self._two = sides, two_sides(sides)
        self._kind = 1 if kind else -1

    def of(self, move: Move) -> float:
        after = self._rules.play(self._state, move)
        return self._value(after, -inf, inf) if self._two else self._alone(after)[self._me]

    def _value(self, state: S, low: float, high: float) -> float:
        """Give what comes of it for the seat; exact between low and high, else a bound beyond them."""
        if state.turn < 0 or state.ledger.finished > self._finished:
            return self._paid(state)[self._me]
        rules = self._rules
        mine = self._sides[state.turn] == self._sides[self._me] or state.turn == self._me
        best = -inf if mine else inf
        for move in rules.moves(state):
            self.tried += 1
            value = self._value(rules.play(state, move), low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _alone(self, state: S) -> _Ends:
        if state.turn < 0 or state.ledger.finished > self._finished:
            return self._paid(state)
        rules, seat = self._rules, state.turn
        ways = []
        for move in rules.moves(state):
            self.tried += 1
            ways.append(self._alone(rules.play(state, move)))
        return max(ways, key=lambda ends: (ends[seat], self._kind * ends[self._me]))

    def _paid(self, state: S) -> _Ends:
        """Count what everybody has more than the average, and before that a match that is won or lost."""
        rules, ledger = self._rules, state.ledger
        worth = rules.worth(ledger.holdings)
        mean = sum(worth) / len(worth)
        gains = tuple([each - mean for each in worth])
        if not rules.over(ledger):
            return gains
        won = match_winners(rules.spec, worth, self._sides)
        return tuple([each + (_MATCH if seat in won else -_MATCH) for seat, each in enumerate(gains)])
