"""Counts how high ruffs of Gleek are, as dealt and bought: ``python -m tests.tools.strength.fitting.gleek_ruffs``.

Club players bid and lay away; the ruffs are those held when the vying begins. It prints the tables of hands.py.
"""

import argparse
import sys
from random import Random

from game.bots.gleek.wagers import strength
from game.catalogue import find, rules_for
from game.core.shuffle import random_deal
from game.rules.gleek import Gleek, State
from game.rules.gleek.phases import buyer

VALUES = range(20, 62, 2)


def exchanged(rules: Gleek, number: int, dice: Random) -> State:
    """Deal, and let club players bid for the stock and lay away."""
    club = find("gleek").bot(rules, "club")
    state = rules.play(rules.start(number % rules.spec.seats), random_deal(rules.spec.pack, dice))
    view = rules.view(state, state.turn)
    while view.public.phase in ("auction", "exchange"):
        state = rules.play(state, club.choose(view, dice, 1).move)
        view = rules.view(state, state.turn)
    return state


def ruffs(deals: int, seed: int) -> tuple[list[int], list[int]]:
    """Give the ruffs of players who have not bought, and of those who have."""
    rules = rules_for("gleek", {})
    assert isinstance(rules, Gleek)
    found: tuple[list[int], list[int]] = ([], [])
    for number in range(deals):
        state = exchanged(rules, number, Random(f"ruffs {seed}/{number}"))
        view = rules.view(state, state.turn)
        if view.public.phase == "ruff":
            for seat in range(rules.spec.seats):
                bought = seat == buyer(view.public.auction)
                found[bought].append(strength(rules.view(state, seat).hand, rules.options))
    return found


def table(values: list[int]) -> tuple[int, ...]:
    """Tell in hundredths how many are at most 20, 22, 24 … pence."""
    return tuple(round(100 * sum(each <= most for each in values) / len(values)) for most in VALUES)


def main() -> int:
    """Print the lines for hands.py."""
    parser = argparse.ArgumentParser(prog="gleek_ruffs")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name, values in zip(("_DEALT", "_BOUGHT"), ruffs(arguments.deals, arguments.seed), strict=True):
        print(f"{name} = {table(values)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
