"""Five cards against five with open hands: what each card is worth if both sides play their best.

The same as `game.search.ending.solve`, for two hands whose tricks all count one: several times as fast.
"""

from functools import lru_cache

from game.core.cards import Card, Cards, members
from game.core.trick import Contract, must_overtake

_SUITS = 0b1111 << 32


class Solver:
    """Tells how many tricks the leader takes, under one contract."""

    def __init__(self, contract: Contract) -> None:
        order = contract.order
        self._beats = order.beats
        self._same = tuple([order.follows[suit] for suit in order.suit])
        self._ruff = order.trumps if contract.policy is must_overtake else 0
        self._kind = tuple(
            [beats | 1 << 32 + suit for beats, suit in zip(order.beats, order.suit, strict=True)]
        )

    def solve(self, mine: Cards, theirs: Cards, led: Card | None) -> dict[Card, int]:
        """Value each card I may play, leading or answering, in tricks I take from here on."""
        known: dict[tuple[Cards, Cards], int] = {}
        legal, others = mine, theirs | _SUITS
        if led is not None:
            same = mine & self._same[led] or mine & self._ruff
            legal = same & self._beats[led] or same or mine
            others |= 1 << led
        found: dict[Card, int] = {}
        values: dict[int, int] = {}
        for card in members(legal):
            kind = self._kind[card] & others
            if kind not in values:
                values[kind] = self._value(mine, theirs, led, card, known)
            found[card] = values[kind]
        return found

    def leader(self, mine: Cards, theirs: Cards) -> int:
        """Tell how many tricks the leader takes who holds mine."""
        return self._best(mine, theirs, {})

    def _value(
        self, mine: Cards, theirs: Cards, led: Card | None, card: Card, known: dict[tuple[Cards, Cards], int]
    ) -> int:
        rest = mine ^ 1 << card
        if led is None:
            return self._led(rest, theirs, card, -1, known)
        if self._beats[led] >> card & 1:
            return 1 + self._best(rest, theirs, known) if rest else 1
        return rest.bit_count() - self._best(theirs, rest, known) if rest else 0

    def _best(self, mine: Cards, theirs: Cards, known: dict[tuple[Cards, Cards], int]) -> int:
        """Tell how many tricks the leader takes."""
        if not mine & (mine - 1):
            return not theirs & self._beats[mine.bit_length() - 1]
        found = known.get((mine, theirs))
        if found is not None:
            return found
        best, most = -1, mine.bit_count()
        others, tried, left = theirs | _SUITS, set(), mine
        while left:
            low = left & -left
            left ^= low
            card = low.bit_length() - 1
            kind = self._kind[card] & others
            if kind in tried:
                continue
            tried.add(kind)
            value = self._led(mine ^ low, theirs, card, best, known)
            if value > best:
                best = value
                if best == most:
                    break
        known[mine, theirs] = best
        return best

    def _led(
        self, rest: Cards, theirs: Cards, card: Card, enough: int, known: dict[tuple[Cards, Cards], int]
    ) -> int:
        """Tell what a lead brings the leader; so many tricks or fewer are not told apart."""
        beats, left = self._beats[card], rest.bit_count()
        same = theirs & self._same[card] or theirs & self._ruff
        legal = same & beats or same or theirs
        others, tried, worst = rest | 1 << card | _SUITS, set(), left + 1
        while legal:
            low = legal & -legal
            legal ^= low
            kind = self._kind[low.bit_length() - 1] & others
            if kind in tried:
                continue
            tried.add(kind)
            if not rest:
                return not beats & low
            if beats & low:
                value = left - self._best(theirs ^ low, rest, known)
            else:
                value = 1 + self._best(rest, theirs ^ low, known)
            if value < worst:
                worst = value
                if worst <= enough:
                    break
        return worst


@lru_cache(maxsize=16)
def solver(contract: Contract) -> Solver:
    return Solver(contract)
