"""Fits how sure a picker may be at Sheepshead: ``python -m tests.tools.strength.fitting.sheepshead_picks``.

In every deal one seat, those before it having passed of their own will, picks whatever it holds; the same deal is
played with a pass. Players of one level do all the rest: of a pick, those who reckon make more. Whether the picker won
is fitted by logistic regression, a weak prior keeping rare cards sober; picking pays from where its gain over passing,
a line in the confidence, becomes positive. Under house rules (``--option``) only how its log odds hang on the usual
ones is found, and from where on it pays.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from game.bots.sheepshead.talking import KINDS, PICKING_BY_CLUB_PLAY
from game.core.bot import BUDGET, Bot
from game.core.cards import Cards
from game.core.options import Value, chosen
from game.core.record import record
from game.core.shuffle import random_deal
from game.rules.sheepshead import Options, Public, Sheepshead, State, Talking
from game.rules.sheepshead.phases import PASS, PICK, Phase
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided

SEATS = (3, 4, 5, 6, 7)
_PRIOR = 0.5
"""How strongly numbers are drawn to 0, in observations."""
_ROUNDS = 12
_NEAR = (0.35, 0.85)
"""The confidences between which the line is fitted."""


@record
class Chance:
    """One seat's chance to pick, and what came of taking it and of passing."""

    hand: Cards
    passed: int
    won: bool
    gain: float  # game points by which picking was better than passing


def chances(
    players: int, deals: int, seed: int, level: str = "club", house: Mapping[str, Value] | None = None
) -> list[Chance]:
    """Give every seat in rotation its chance, where nobody takes it before; this level plays on."""
    rules = Sheepshead(chosen(Options, {"players": players, **(house or {})}))
    found = (_chance(rules, level, f"fit {seed}/{number}", number % players) for number in range(deals))
    return [chance for chance in found if chance is not None]


def _chance(rules: Sheepshead, level: str, seed: str, seat: int) -> Chance | None:
    dice, bot = Random(seed), unaided(rules, level)
    state = rules.play(rules.start(rules.options.players - 1), random_deal(rules.spec.pack, dice))
    while isinstance(state, Talking) and state.about == Phase.PICK and state.turn != seat:
        move = bot.choose(rules.view(state, state.turn), dice, BUDGET).move
        if move != PASS:
            return None
        state = rules.play(state, move)
    if not isinstance(state, Talking) or state.about != Phase.PICK:
        return None
    view = rules.view(state, seat)
    if PASS not in view.moves:
        return None
    picked, passed = (_end(rules, bot, rules.play(state, move), seat) for move in (PICK, PASS))
    return Chance(view.hand, view.public.spoken, picked > 0, picked - passed)


def _end(rules: Sheepshead, bot: Bot[Public], state: State, seat: int) -> int:
    """Let the bot play a deal to its end for everybody; give what the seat then has."""
    dice = Random(0)
    while not state.ledger.finished:
        state = rules.play(state, bot.choose(rules.view(state, state.turn), dice, BUDGET).move)
    return state.ledger.holdings[seat][0]


def features(chance: Chance) -> list[float]:
    """Give what a confidence is made of: 1, the cards by kind, and who has passed."""
    return [1.0, *((chance.hand & kind).bit_count() for kind in KINDS), chance.passed]


def fitted(rows: Sequence[Sequence[float]], won: Sequence[bool]) -> list[float]:
    """Fit log odds by Newton's method."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [-_PRIOR * weight if place else 0.0 for place, weight in enumerate(weights)]
        curve = [[_PRIOR * (one == other and one > 0) for other in range(size)] for one in range(size)]
        for row, outcome in zip(rows, won, strict=True):
            chance = 1 / (1 + exp(-sum(each * weight for each, weight in zip(row, weights, strict=True))))
            for one, value in enumerate(row):
                slope[one] += value * (outcome - chance)
                for other in range(size):
                    curve[one][other] += value * row[other] * chance * (1 - chance)
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination.

    >>> solved([[2, 1], [1, 3]], [3, 5])
    [0.8, 1.4]
    """
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda each: abs(rows[each][place]))
        rows[place], rows[best] = rows[best], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    mine - factor * pivot for mine, pivot in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size] for row in rows]


def pays_from(sure: Sequence[float], gains: Sequence[float]) -> float:
    """Tell at what confidence the line through the gains crosses 0."""
    near = [pair for pair in zip(sure, gains, strict=True) if _NEAR[0] <= pair[0] <= _NEAR[1]]
    mean = sum(each for each, _ in near) / len(near)
    level = sum(gain for _, gain in near) / len(near)
    rise = sum((each - mean) * (gain - level) for each, gain in near) / sum(
        (each - mean) ** 2 for each, _ in near
    )
    return mean - level / rise


def main() -> int:
    """Print the lines for talking.py."""
    parser = argparse.ArgumentParser(prog="sheepshead_picks")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, choices=SEATS, nargs="*", default=SEATS)
    parser.add_argument("--level", choices=sorted(LEVELS), default="club", help="who plays on")
    parser.add_argument("--option", action="append", default=[], help="a house rule, NAME=VALUE")
    arguments = parser.parse_args()
    house = dict(each.split("=") for each in arguments.option)
    for players in arguments.players:
        found = chances(players, arguments.deals, arguments.seed, arguments.level, house)
        if house:
            _tell_house(players, found)
            continue
        rows = [features(chance) for chance in found]
        weights = fitted(rows, [chance.won for chance in found])
        sure = [
            1 / (1 + exp(-sum(each * weight for each, weight in zip(row, weights, strict=True))))
            for row in rows
        ]
        hand, *kinds, passed = (round(weight, 2) for weight in weights)
        pays = pays_from(sure, [chance.gain for chance in found])
        print(f"    {players}: Fit({hand}, {tuple(kinds)}, {passed}),", flush=True)
        print(f"    # {len(found)} chances; picking pays from {pays:.2f}", flush=True)
    return 0


def _tell_house(players: int, found: Sequence[Chance]) -> None:
    """Print how the log odds of picks under house rules hang on the usual ones, and from where on picking pays."""
    usual = [PICKING_BY_CLUB_PLAY[players].strength(each.hand, each.passed) for each in found]
    base, times = fitted([[1.0, each] for each in usual], [each.won for each in found])
    sure = [1 / (1 + exp(-base - times * each)) for each in usual]
    pays = pays_from(sure, [each.gain for each in found])
    print(f"    {players}: House({base:.2f}, {times:.2f}, {pays:.2f})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
