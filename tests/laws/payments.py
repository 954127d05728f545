"""What is paid at tables where cards of a rank or a suit come together oftener than chance would have it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.cards import CHANCE, NOBODY, Seat
from game.core.move import Deal
from game.core.record import record
from game.core.rules import Rules
from game.core.score import Award
from game.core.view import View
from tests.laws.walks import random_move

MOVES = 1500
"""Moves at a table."""


@record
class Paid:
    """An award with what one has to know to judge its paragraph."""

    award: Award
    options: Any
    view: View[Any]  # after it was paid
    before: tuple[Award, ...]  # paid earlier in the deal


def gathered_deal(rules: Rules[Any, Any], dice: Random) -> Deal:
    """Shuffle so badly that cards of a rank or a suit come into one hand, and what is rare is met."""
    faces = rules.spec.pack.faces
    liked = {sign: dice.random() for face in faces for sign in (face[0], face[-1])}
    suits = dice.choice((0.0, 0.3, 2.0))
    weight = [liked[face[0]] + suits * liked[face[-1]] + 0.2 * dice.random() for face in faces]
    cards = iter(sorted(range(len(faces)), key=lambda card: weight[card]))
    heaps: dict[tuple[str, Seat], list[int]] = {}
    top = 0
    for packet in rules.spec.packets:
        heaps.setdefault((packet.heap, packet.seat), []).extend(range(top, top + packet.count))
        top += packet.count
    order = [0] * len(faces)
    for heap in dice.sample(list(heaps), len(heaps)):
        for place in heaps[heap]:
            order[place] = next(cards)
    return Deal(tuple(order))


def paid_at(rules: Rules[Any, Any], options: object, dice: Random) -> Iterator[Paid]:
    """Play at random at a table, and give everything that is paid."""
    state = rules.start(rules.first(dice))
    for _ in range(MOVES):
        if state.turn == NOBODY:
            state = rules.start(rules.first(dice))
        number = len(state.ledger.awards)
        rare = state.turn == CHANCE and dice.random() < 0.7
        state = rules.play(state, gathered_deal(rules, dice) if rare else random_move(rules, state, dice))
        awards = state.ledger.awards
        for place in range(number, len(awards)):
            before = tuple(each for each in awards[:place] if each.deal == awards[place].deal)
            yield Paid(awards[place], options, rules.view(state, 0), before)
