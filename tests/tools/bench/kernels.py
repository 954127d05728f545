"""Endings with open hands: Imperium's own search beside the general one, and Tarock's; and Tarock's playouts."""

from functools import partial
from itertools import combinations
from random import Random
from time import process_time

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.worlds import world_of
from game.bots.imperium.foresight import Solver
from game.core.cards import IMPERIUM, mask, members
from game.core.move import Play
from game.rules.imperium.cards import CONTRACTS
from game.search.ending import solve
from tests.bots.illustrated_tarock_play import endings
from tests.tools.bench.figures import Effort, Figure, Part, rate, share

_ENDINGS, _LAYOUTS = 40, 30


def kernels(effort: Effort) -> list[Part]:
    """List what is measured of endings."""
    return [
        Part("imperium: endings, own search and general", partial(_imperium, effort)),
        *(
            Part(f"illustrated_tarock: endings with {cards} cards", partial(_tarock, cards))
            for cards in (3, 4, 5, 6)
        ),
        *(
            Part(f"illustrated_tarock: playouts from {cards} cards", partial(_playouts, cards))
            for cards in (16, 12, 8)
        ),
    ]


def _tarock(cards: int) -> list[Figure]:
    """Value every card of some endings with so many in every hand."""
    found, times = endings(Random(10), cards), []
    for _ in range(_ENDINGS):
        rules, state = next(found)
        tried = [move.card for move in rules.moves(state) if isinstance(move, Play)]
        start = process_time()
        Ending(world_of(state, rules)).judge(tried)
        times.append(1e3 * (process_time() - start))
    name = f"illustrated_tarock: endings with {cards} cards each, every card"
    return [Figure(name, share(times, 0.5), "ms", f"median of {_ENDINGS} endings")]


def _playouts(cards: int) -> list[Figure]:
    """Play layouts with so many cards in the hand to play out after each card, as club players."""
    found = endings(Random(10), cards)
    worlds = [
        (world_of(state, rules), [move.card for move in rules.moves(state) if isinstance(move, Play)])
        for rules, state in (next(found) for _ in range(_LAYOUTS))
    ]

    def club() -> int:
        for world, tried in worlds:
            for card in tried:
                world.value(card, world.layout.declarer)
        return sum(len(tried) for _, tried in worlds)

    return [rate(f"illustrated_tarock: club players' playouts from {cards} cards", club, "a second", 3)]


def _imperium(effort: Effort) -> list[Figure]:
    """Value every first lead against each of the 462 hands the other may hold, by either search."""
    cards = list(range(IMPERIUM.size))
    Random(8).shuffle(cards)
    turn_up = next(card for card in cards if card < len(CONTRACTS))
    cards.remove(turn_up)
    contract, mine = CONTRACTS[turn_up], mask(cards[:5])
    hands = [mask(hand) for hand in combinations(cards[5:16], 5)]
    own: list[float] = []
    general: list[float] = []
    for _ in range(effort.rounds):
        start = process_time()
        solver = Solver(contract.order)
        found = [{card: solver.led(card, mine, hand) for card in members(mine)} for hand in hands]
        own.append(1e3 * (process_time() - start))
        start = process_time()
        same = [solve(contract, (mine, hand), 0, (), (0, 1)) for hand in hands]
        general.append(1e3 * (process_time() - start))
        assert found == same, "both answer the same question"
    remark = f"{len(hands)} hands, median of {effort.rounds}"
    return [
        Figure("imperium: endings, own search", share(own, 0.5), "ms", remark),
        Figure("imperium: endings, general search", share(general, 0.5), "ms", remark),
    ]
