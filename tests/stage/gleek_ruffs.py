"""How often a ruff of Gleek is the best of the three, by its value, once club players have changed their cards.

`python -m tests.stage.gleek_ruffs 40000` measures it over so many deals: what `RUFFS` in the game's table says.
"""

import sys
from collections import Counter
from random import Random

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, NOBODY
from game.core.options import chosen
from game.core.shuffle import random_deal
from game.rules.gleek.options import Options
from game.rules.gleek.phases import ACES, Phase
from game.rules.gleek.scoring import ruff


def measured(suit: str, deals: int, seed: int) -> dict[int, tuple[int, int]]:
    """Give, by its value, how often a seat had such a ruff and how often nobody had a better one."""
    options = {"ruff_suit": suit}
    rules, house, dice = rules_for("gleek", options), chosen(Options, options), Random(seed)
    bot, had, best = find("gleek").bot(rules, "club"), Counter[int](), Counter[int]()
    for _ in range(deals):
        state = rules.start(rules.first(dice))
        state = rules.play(state, random_deal(rules.spec.pack, dice))
        while state.turn not in (CHANCE, NOBODY):
            view = rules.view(state, state.turn)
            if view.public.phase not in (Phase.AUCTION, Phase.EXCHANGE):
                break
            state = rules.play(state, bot.choose(view, dice, 1).move)
        hands = [rules.view(state, seat).hand for seat in range(rules.spec.seats)]
        values = [0 if hand & ACES == ACES else ruff(hand, house).value for hand in hands]
        most = max(values) if all(values) else max(*values, 1000)  # four aces beat every suit
        for value in filter(None, values):
            had[value] += 1
            best[value] += value == most
    return {value: (had[value], best[value]) for value in sorted(had)}


if __name__ == "__main__":
    for each in ("longest", "best"):
        for value, (seen, won) in measured(each, int(sys.argv[1]), 1).items():
            sys.stdout.write(f"{each} {value}: best in {won} of {seen}, {100 * won / seen:.1f} in 100\n")
