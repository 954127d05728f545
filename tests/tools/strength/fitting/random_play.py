"""Tells how much random play counts beside that of players: ``python -m tests.tools.strength.fitting.random_play``.

Late in a deal a layout can be solved, so that the card which is best over many layouts is known there. A card chosen by
what playouts promise in the same layouts is behind it by so much on average, and by less when players of two kinds
play on. It prints that by the part which players have in the judgement, in card points, for the numbers of the players
of Illustrated Tarock and Gleek; earlier in the deal nobody can tell.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any

from game.bots.gleek.playout import Ending as GleekEnding
from game.bots.gleek.playout import deck, play_out
from game.bots.gleek.weighing import by_random_play
from game.bots.gleek.worlds import world_of as gleek_world
from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.payoff import payoff_of
from game.bots.illustrated_tarock.worlds import world_of as tarock_world
from game.catalogue import find, rules_for
from game.core.cards import CHANCE, Card
from game.core.move import Play
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View
from game.rules.gleek.phases import suit_of
from game.rules.illustrated_tarock import IllustratedTarock
from game.search.playout import at_random
from tests.tools.strength.contests import options_for

LAYOUTS, TIMES = 24, 15
"""Layouts of a decision, and playouts at random in each for a card."""
PARTS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)


@record
class Judged:
    """What the cards of a decision bring on average: solved, played on by players, and played on at random."""

    solved: tuple[float, ...]
    players: tuple[float, ...]
    random: tuple[float, ...]

    def given_away(self, part: float) -> float:
        """Tell how far the card chosen is behind, if players have so great a part in the judgement."""
        mixed = [
            part * one + (1 - part) * other for one, other in zip(self.players, self.random, strict=True)
        ]
        return max(self.solved) - self.solved[mixed.index(max(mixed))]


Judge = Callable[[Rules[Any, Any], Any, Sequence[Card], Random], Judged | None]
"""Judges the cards of whoever is to play in one layout; nothing where that can't be solved."""


def judge_tarock(rules: Rules[Any, Any], state: Any, cards: Sequence[Card], dice: Random) -> Judged | None:
    """Count in card points."""
    assert isinstance(rules, IllustratedTarock)
    world, me = tarock_world(state, rules), state.turn
    if world.layout.declarer < 0:
        return None
    point = payoff_of(world.layout, world.options).point * (1.0 if me == world.layout.declarer else 0.5)
    sign = 1.0 if me == world.layout.declarer else -0.5
    chooser = at_random(world.legal, dice)
    return Judged(
        tuple([sign * value / point for value in Ending(world).judge(cards)]),
        tuple([world.value(card, me) / point for card in cards]),
        tuple([fmean([world.value(card, me, chooser) for _ in range(TIMES)]) / point for card in cards]),
    )


def judge_gleek(rules: Rules[Any, Any], state: Any, cards: Sequence[Card], dice: Random) -> Judged | None:
    """Count in card points."""
    view, world = rules.view(state, state.turn), gleek_world(state)
    on, me, trick = deck(suit_of(view.public.turn_up)), state.turn, view.trick
    ending = GleekEnding(on, world.hands)
    return Judged(
        tuple([ending.scores(trick.leader, trick.cards, card)[me] for card in cards]),
        tuple([float(play_out(on, world.hands, trick.leader, trick.cards, card)[me]) for card in cards]),
        tuple([by_random_play(on, view, world, card, dice, TIMES) for card in cards]),
    )


TABLES: Sequence[tuple[str, int, int, Judge]] = (
    ("illustrated_tarock", 3, 5, judge_tarock),
    ("illustrated_tarock", 3, 6, judge_tarock),
    ("gleek", 3, 4, judge_gleek),
    ("gleek", 3, 5, judge_gleek),
)
"""Game, seats, cards in hand, and what judges them."""


def views(rules: Rules[Any, Any], cards: int, name: str) -> Iterator[View[Any]]:
    """Let club players play one deal after another; give the views in which somebody chooses from so many cards."""
    club, number = find(rules.spec.id).bot(rules, "club"), 0
    while True:
        dice = Random(f"{name}/{number}")
        number += 1
        state = rules.start(rules.first(dice))
        while not state.ledger.finished:
            if state.turn == CHANCE:
                state = rules.play(state, random_deal(rules.spec.pack, dice))
                continue
            view = rules.view(state, state.turn)
            if len(view.moves) > 1 and view.hand.bit_count() == cards and isinstance(view.moves[0], Play):
                yield view
            state = rules.play(state, club.choose(view, dice, 1).move)


def judged(rules: Rules[Any, Any], view: View[Any], judge: Judge, dice: Random) -> Judged | None:
    """Judge the cards of a view over its layouts; nothing where one of them can't be solved."""
    cards = [move.card for move in view.moves if isinstance(move, Play)]
    states = find(rules.spec.id).bots.likely_states(rules, view, dice, LAYOUTS)
    found = [judge(rules, state, cards, dice) for state in states]
    if not all(found):
        return None

    def mean(part: Callable[[Judged], tuple[float, ...]]) -> tuple[float, ...]:
        rows = [part(each) for each in found if each]
        return tuple([fmean(column) for column in zip(*rows, strict=True)])

    return Judged(
        mean(lambda each: each.solved), mean(lambda each: each.players), mean(lambda each: each.random)
    )


def main() -> int:
    """Print what is given away, for every table and part."""
    parser = argparse.ArgumentParser(prog="random_play")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("game, seats, cards:", *(f"{part:5.1f}" for part in PARTS))
    for game, seats, cards, judge in TABLES:
        rules = rules_for(game, options_for(find(game), seats))
        found: list[Judged] = []
        for number, view in enumerate(views(rules, cards, f"random play {arguments.seed}")):
            each = judged(rules, view, judge, Random(number))
            if each is not None:
                found.append(each)
            if len(found) == arguments.decisions:
                break
        lost = [fmean([each.given_away(part) for each in found]) for part in PARTS]
        print(f"{game}, {seats}, {cards}:", *(f"{each:5.3f}" for each in lost), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
