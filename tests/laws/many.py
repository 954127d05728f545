"""Plays a great many random-legal deals and checks on each that no law is broken.

``python -m tests.laws.many --deals 100000`` walks through every game with presets and random options; the default
test run walks the same way, only less far.
"""

import argparse
import sys
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from game.catalogue import GAMES
from game.core.cards import CHANCE, NOBODY, mask
from game.core.rules import Rules
from tests.laws.walks import random_move, tables

PER_TABLE = 250


def check_deal(rules: Rules[Any, Any], state: Any, dice: Random) -> Any:
    """Play one deal from the shuffle to its end; give the position after it. Raises AssertionError at a breach."""
    finished = state.ledger.finished
    state = rules.play(state, random_move(rules, state, dice))
    for _ in range(400):
        if state.turn in (CHANCE, NOBODY):
            break
        moves = rules.moves(state)
        assert moves
        assert len(set(moves)) == len(moves)
        view = rules.view(state, state.turn)
        assert view.moves == moves
        assert all(rules.refusal(view, move) is None for move in moves)
        state = rules.play(state, dice.choice(moves))
    assert state.ledger.finished == finished + 1
    assert (state.turn == NOBODY) == rules.over(state.ledger)
    check_end(rules, state)
    return state


def check_end(rules: Rules[Any, Any], state: Any) -> None:
    """Account for every card, and for every payment of the match so far."""
    for seat in range(rules.spec.seats):
        view = rules.view(state, seat)
        heaps = [view.hand, view.aside, view.shown, mask(view.trick.cards)]
        heaps += [mask(trick.cards) for trick in view.tricks]
        assert sum(h.bit_count() for h in heaps) + sum(p.size for p in view.hidden) == rules.spec.pack.size
    held = rules.opening()
    for award in state.ledger.awards:
        held = rules.credit(held, award)
    assert held == state.ledger.holdings


def walk_deals(game_id: str, seed: int, deals: int) -> int:
    """Play so many deals at tables with changing rules; give how many were played."""
    dice = Random(seed)
    count = 0
    while count < deals:
        for _, rules in tables(game_id, dice, 8):
            state = rules.start(rules.first(dice))
            for _ in range(min(PER_TABLE, deals - count)):
                state = rules.start(rules.first(dice)) if state.turn == NOBODY else state
                state = check_deal(rules, state, dice)
                count += 1
    return count


def main() -> int:
    """Walk with every core."""
    parser = argparse.ArgumentParser(prog="tests.laws.many")
    parser.add_argument("--deals", type=int, default=100_000, help="deals of each game")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    share = -(-arguments.deals // (arguments.jobs * 5))
    with get_context("spawn").Pool(arguments.jobs) as pool:
        for game in GAMES:
            start = perf_counter()
            work = [(game.id, seed, share) for seed in range(arguments.jobs * 5)]
            played = sum(pool.starmap(walk_deals, work))
            print(f"{game.id}: {played} random-legal deals, no law broken, {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
