"""Random moves beside OpenSpiel's, played through its Python loop in the same run; alone where it is not installed.

A view is asked for its moves, and in rounds of their own also for what may lie in the hidden places, which it works
out when they are read. Both sides pick a move alike, deal by themselves and count no deal as a move. Rounds of either
take turns, and the median of their ratios counts, so that whatever else the machine does falls on both.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

from game.catalogue import Game, find
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal
from game.core.rules import Rules
from tests.tools.bench.figures import Effort, Figure, Part

NEAREST = {
    "ecarte": "euchre",
    "gleek": "hearts",
    "illustrated_tarock": "tarok",
    "imperiale": "skat",
    "imperium": "euchre",
    "romestecq": "euchre",
    "sheepshead": "skat",
}
"""By game: which of OpenSpiel's is most like it."""


KINDS = ("", ", a view for each", ", a view looked into for each")


def peers(effort: Effort) -> list[Part]:
    """List what is measured of every game."""
    return [
        Part(f"{game_id}: beside {peer}", partial(beside, game_id, effort))
        for game_id, peer in NEAREST.items()
    ]


def beside(game_id: str, effort: Effort) -> list[Figure]:
    """Time a game without views, with one for whoever is to move and with one looked into, by turns with the peer."""
    game, peer = find(game_id), NEAREST[game_id]
    players: list[Callable[[Random, int], int]] = [
        partial(ours, game),
        partial(seen, game),
        partial(seen, game, whole=True),
    ]
    if find_spec("pyspiel") is not None:
        players.append(partial(theirs, peer))
    rounds = [[_rate(player, effort.moves, number) for player in players] for number in range(effort.rounds)]
    remark = f"median of {effort.rounds}"
    alone = [
        Figure(f"{game_id}: random moves{what}", median(rates[place] for rates in rounds), "moves/s", remark)
        for place, what in enumerate(KINDS)
    ]
    if len(players) == len(KINDS):
        return alone
    return alone + [
        Figure(
            f"{game_id}: random moves{what}, part of {peer}'s",
            median(rates[place] / rates[-1] for rates in rounds),
            "×",
            remark,
        )
        for place, what in enumerate(KINDS)
    ]


def _rate(player: Callable[[Random, int], int], moves: int, seed: int) -> float:
    dice, start = Random(seed), process_time()
    made = player(dice, moves)
    return made / (process_time() - start)


def ours(game: Game, dice: Random, wanted: int) -> int:
    """Play matches at random, and give the number of moves."""
    rules = game.rules(game.options())
    draw, made, state = dice.random, 0, rules.start(0)
    while made < wanted:
        if state.turn < 0:
            state = _dealt(rules, state, dice)
            continue
        moves = rules.moves(state)
        state = rules.play(state, moves[int(draw() * len(moves))])
        made += 1
    return made


def seen(game: Game, dice: Random, wanted: int, *, whole: bool = False) -> int:
    """Play likewise, and look at the table before every move, as who makes it; `whole` into the hidden places, too."""
    rules = game.rules(game.options())
    draw, made, state = dice.random, 0, rules.start(0)
    while made < wanted:
        if state.turn < 0:
            state = _dealt(rules, state, dice)
            continue
        view = rules.view(state, state.turn)
        if whole:
            assert view.hidden
        state = rules.play(state, view.moves[int(draw() * len(view.moves))])
        made += 1
    return made


def _dealt(rules: Rules[Any, Any], state: Any, dice: Random) -> Any:
    """Shuffle and deal, or sit down to another match."""
    if state.turn == NOBODY:
        return rules.start(0)
    assert state.turn == CHANCE
    cards = sorted(range(rules.spec.pack.size), key=lambda _: dice.random())
    return rules.play(state, Deal(tuple(cards)))


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
