"""Imperium's own search beside the general one: what having it gains, on the same open hands."""

from itertools import combinations
from random import Random
from time import process_time

from game.bots.imperium.solver import Solver
from game.core.cards import IMPERIUM, mask, members
from game.rules.imperium.cards import CONTRACTS
from game.search.ending import solve
from tests.bench.figures import Figure, share

_ROUNDS = 5


def kernels() -> list[Figure]:
    """Value every first lead against each of the 462 hands the other may hold, by either search."""
    cards = list(range(IMPERIUM.size))
    Random(8).shuffle(cards)
    turn_up = next(card for card in cards if card < len(CONTRACTS))
    cards.remove(turn_up)
    contract, mine = CONTRACTS[turn_up], mask(cards[:5])
    hands = [mask(hand) for hand in combinations(cards[5:16], 5)]
    own: list[float] = []
    general: list[float] = []
    for _ in range(_ROUNDS):
        start = process_time()
        solver = Solver(contract.order)
        found = [{card: solver.led(card, mine, hand) for card in members(mine)} for hand in hands]
        own.append(1e3 * (process_time() - start))
        start = process_time()
        same = [solve(contract, (mine, hand), 0, (), (0, 1)) for hand in hands]
        general.append(1e3 * (process_time() - start))
        assert found == same, "both answer the same question"
    remark = f"{len(hands)} hands, median of {_ROUNDS}"
    return [
        Figure("imperium: endings, own search", share(own, 0.5), "ms", remark),
        Figure("imperium: endings, general search", share(general, 0.5), "ms", remark),
    ]
