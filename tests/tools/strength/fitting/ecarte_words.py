"""Tries how sure words and exchanges make of an Écarté hand: ``python -m tests.tools.strength.fitting.ecarte_words``.

Experts speak and exchange. When play begins, the hand that is really there is held against hands drawn at random: the
better the weights of inference.py tell, the greater is its share (the mean of its logarithm is printed; 0 is no news).
"""

import argparse
import sys
from math import log
from random import Random

from game.bots.ecarte import inference
from game.bots.ecarte.situation import Situation, situation
from game.catalogue import find
from game.core.cards import Cards
from game.core.shuffle import random_deal
from game.rules.ecarte import Ecarte, Options
from game.search.worlds import sample

FIRST = (0.2, 0.1, 0.06, 0.03)
KEPT = (0.1, 0.05, 0.02, 0.01)
_WORLDS, _DRAWN = 8, 100


def beginnings(deals: int, seed: int) -> list[tuple[Situation, Cards, list[Cards]]]:
    """Give the elder hand's view of every deal that comes to be played, the dealer's hand, and hands drawn instead."""
    rules = Ecarte(Options())
    expert, found = find("ecarte").bot(rules, "expert"), []
    for number in range(deals):
        dice = Random(f"words {seed}/{number}")
        state = rules.play(rules.start(number % 2), random_deal(rules.spec.pack, dice))
        while rules.view(state, state.turn).public.phase in ("propose", "answer", "discard"):
            state = rules.play(state, expert.choose(rules.view(state, state.turn), dice, _WORLDS).move)
        for me in (0, 1):
            view = rules.view(state, me)
            found.append((situation(view, rules), rules.view(state, 1 - me).hand, sample(view, dice, _DRAWN)))
    return found


def share(seen: Situation, hand: Cards, drawn: list[Cards]) -> float:
    """Give the logarithm of how much likelier a hand is held to be than those drawn."""
    weigh = inference.likelihood(seen)
    return log(weigh(hand) * len(drawn) / sum(map(weigh, drawn)))


def main() -> int:
    """Print what each pair of numbers tells."""
    parser = argparse.ArgumentParser(prog="ecarte_words")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = beginnings(arguments.deals, arguments.seed)
    for first in FIRST:
        for kept in KEPT:
            inference.FIRST_SURPRISE, inference.KEPT_ELSE = first, kept
            mean = sum(share(*each) for each in found) / len(found)
            print(f"FIRST_SURPRISE = {first}, KEPT_ELSE = {kept}: {mean:+.3f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
