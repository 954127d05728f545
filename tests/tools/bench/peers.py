"""Both cores beside OpenSpiel, played through its Python loop in the same run; alone where it is not installed.

A view is asked for its moves, and in rounds of their own also for what may lie in the hidden places, which it works
out when they are read. All pick a move alike, deal by themselves and count no deal as a move. They take turns, and the
median of their ratios counts, so that whatever else the machine does falls on all. Masters think over the same
positions by turns, and decide the same.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import mean, median
from time import process_time

from game.catalogue import GAMES
from tests.games.expected import EXPECTED
from tests.tools.bench.cores import COMPILED, PURE, cores
from tests.tools.bench.figures import Effort, Figure, Part, share

KINDS = ("", ", a view for each", ", a view looked into for each")


def peers(effort: Effort) -> list[Part]:
    """List what is measured of every game."""
    return [
        *(
            Part(f"{game.id}: beside {EXPECTED[game.id].peer}", partial(beside, game.id, effort))
            for game in GAMES
            if EXPECTED[game.id].peer
        ),
        *(Part(f"{game.id}: master decides", partial(masters, game.id, effort)) for game in GAMES),
    ]


def beside(game_id: str, effort: Effort) -> list[Figure]:
    """Time a game without views, with one for whoever is to move and with one looked into, by turns with the peer."""
    peer, known = EXPECTED[game_id].peer, find_spec("pyspiel") is not None
    with cores() as sides:
        for side in sides.values():
            side.asked("moves", game_id, effort.moves // 10, 0)  # warms up
        rounds = []
        for number in range(effort.rounds):
            rates = {name: side.asked("moves", game_id, effort.moves, number) for name, side in sides.items()}
            rounds.append((rates, _rate(peer, effort.moves, number) if known else 0.0))
    figures, remark = [], f"median of {effort.rounds}"
    for place, what in enumerate(KINDS):
        for name in sides:
            played = f"{game_id}: random moves{what}, {name}"
            figures.append(
                Figure(played, median(rates[name][place] for rates, _ in rounds), "moves/s", remark)
            )
            if known:
                part = median(rates[name][place] / theirs for rates, theirs in rounds)
                figures.append(Figure(f"{played}, part of {peer}'s", part, "×", remark))
        if COMPILED in sides:
            times = median(rates[COMPILED][place] / rates[PURE][place] for rates, _ in rounds)
            figures.append(Figure(f"{game_id}: random moves{what}, compiled to pure", times, "×", remark))
    return figures


def masters(game_id: str, effort: Effort) -> list[Figure]:
    """Time the master over the positions of a random match, in all cores by turns."""
    times: dict[str, list[float]] = {}
    with cores() as sides:
        for place in range(effort.decisions):
            told = {
                name: side.asked("decides", game_id, place, effort.decisions) for name, side in sides.items()
            }
            assert len({decision for _, decision in told.values()}) == 1, "the cores decide alike"
            for name, (milliseconds, _) in told.items():
                times.setdefault(name, []).append(milliseconds)
    return [
        Figure(f"{game_id}: master decides, {name}, {what}", value, "ms", f"of {effort.decisions}")
        for name, each in times.items()
        for what, value in (("mean", mean(each)), ("p50", share(each, 0.5)), ("p95", share(each, 0.95)))
    ]


def _rate(peer: str, moves: int, seed: int) -> float:
    dice, start = Random(seed), process_time()
    made = theirs(peer, dice, moves)
    return made / (process_time() - start)


def theirs(peer: str, dice: Random, wanted: int) -> int:
    """Play the peer at random, and give the number of moves."""
    game, draw, made = import_module("pyspiel").load_game(peer), dice.random, 0
    while made < wanted:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
            made += 1
    return made
