"""What the opponent may hold, gathered into lots that play alike, and what each of my cards makes against them.

Two of his cards play alike if no card of mine lies between them, so a hand of his matters only through how many cards
it has in each gap between mine. That makes every ending from the first answer on small enough to be solved whole.
"""

from collections.abc import Callable, Iterator
from math import comb
from typing import TypeAlias

from game.bots.ecarte.hands import KINGS
from game.bots.ecarte.solver import solver
from game.core.cards import Card, Cards, members
from game.core.order import Order
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import Contract
from game.core.view import View
from game.rules.ecarte import Public
from game.search.worlds import other_hand, sample

Weigh: TypeAlias = Callable[[Cards], float]
"""How likely the opponent is to be in this position with such a hand, all five cards of it."""

EXACT = 250
"""Endings up to which all of them are solved; an answer to the first lead has seldom more."""


_SOLVED = 4
"""Endings that are solved for each world of the budget, if with so many all of them can be."""


@record
class Lot:
    """Holdings that play alike."""

    hand: Cards  # one of them
    ways: int


@record
class Outlook:
    """How one card fares: the weight of the holdings against which it brings me so many of the five tricks."""

    tricks: tuple[float, ...]  # by number of tricks, summing to 1

    @property
    def point(self) -> float:
        """How likely it makes the point."""
        return sum(self.tricks[3:], 0.0)

    @property
    def mean(self) -> float:
        """How many tricks it brings on average."""
        return sum([count * weight for count, weight in enumerate(self.tricks)], 0.0)


def gaps(free: Cards, mine: Cards, order: Order) -> list[Cards]:
    """Part the free cards by the gaps between mine, suit by suit."""
    found = []
    for suit in order.follows:
        gap = 0
        for card in sorted(members(suit), key=lambda card: order.rank[card]):
            if mine >> card & 1 and gap:
                found.append(gap)
                gap = 0
            gap |= free & 1 << card
        if gap:
            found.append(gap)
    return found


def _cells(parts: list[Cards]) -> list[Cards]:
    """Part kings from the rest of their gap: they play alike, but a player treats them differently."""
    return [cell for part in parts for cell in (part & KINGS, part & ~KINGS) if cell]


def count_lots(cells: list[Cards], size: int) -> int:
    """Count the ways to choose how many cards come from each cell.

    >>> count_lots([0b1, 0b110], 2)
    2
    """
    ways = [1] + [0] * size
    for cell in cells:
        most = cell.bit_count()
        ways = [sum(ways[max(0, total - most) : total + 1]) for total in range(size + 1)]
    return ways[size]


def lots(cells: list[Cards], size: int, dice: Dice) -> Iterator[Lot]:
    """List the lots of so many cards, each with one holding picked at random."""
    if not cells:
        if size == 0:
            yield Lot(0, 1)
        return
    first, rest = list(members(cells[0])), cells[1:]
    room = sum(cell.bit_count() for cell in rest)
    for count in range(max(0, size - room), min(size, len(first)) + 1):
        for lot in lots(rest, size - count, dice):
            dice.shuffle(first)
            hand = lot.hand
            for card in first[:count]:
                hand |= 1 << card
            yield Lot(hand, lot.ways * comb(len(first), count))


def alike(hand: Cards, parts: list[Cards]) -> Cards:
    """Swap a holding for the lowest one that plays alike.

    >>> alike(0b1010, [0b0011, 0b1100])
    5
    """
    out = 0
    for part in parts:
        left = part
        for _ in range((hand & part).bit_count()):
            out |= left & -left
            left &= left - 1
    return out


def reckon(
    view: View[Public], contract: Contract, dice: Dice, budget: int
) -> tuple[list[tuple[Cards, Lot]], bool]:
    """List what the opponent may hold, each lot with the holding to solve for it.

    All of it where the lots are few, a sample of so many holdings where not; says whether it is all.
    """
    place = other_hand(view)
    parts = gaps(place.may & ~place.sure, view.hand, contract.order)
    cells, lacking = _cells(parts), place.size - place.sure.bit_count()
    exact = count_lots(parts, lacking) <= min(EXACT, _SOLVED * budget)
    if exact:
        found = [Lot(lot.hand | place.sure, lot.ways) for lot in lots(cells, lacking, dice)]
    else:
        found = [Lot(hand, 1) for hand in sample(view, dice, budget)]
    return [(alike(lot.hand & ~place.sure, parts) | place.sure, lot) for lot in found], exact


@record
class Held:
    like: Cards  # the one that is solved for it
    hand: Cards
    weight: float


def with_open_hands(view: View[Public], contract: Contract, held: list[Held]) -> dict[Card, Outlook]:
    """Judge every card I may play against these hands."""
    taken = sum(trick.taker == view.me for trick in view.tricks)
    cards, led = solver(contract), view.trick.cards[0] if view.trick.cards else None
    sums: dict[Card, list[float]] = {}
    solved: dict[Cards, dict[Card, int]] = {}
    total = 0.0
    for each in held:
        values = solved.get(each.like)
        if values is None:
            values = solved[each.like] = cards.solve(view.hand, each.like, led)
        total += each.weight
        for card, tricks in values.items():
            sums.setdefault(card, [0.0] * 6)[taken + tricks] += each.weight
    return {card: Outlook(tuple(weight / total for weight in row)) for card, row in sums.items()}
