"""Claims at every table: what is claimed is taken, in every world the view allows and whatever the others play."""

from random import Random
from typing import Any

import pytest

from game.core.cards import Card, Seat
from game.core.move import Play
from game.core.rules import Rules
from game.search.claim import claim
from tests.laws.walks import IDS, tables, walk

WORLDS, ENOUGH = 6, 4
"""Worlds imagined for one claim, and claims tried at a table."""


def takes_the_rest(
    rules: Rules[Any, Any], state: Any, seat: Seat, plan: tuple[Card, ...], dice: Random
) -> bool:
    """Play a plan out, the others choosing at random; tell whether every trick of the rest is the seat's."""
    before = len(rules.view(state, seat).tricks)
    settled = rules.view(state, seat).ledger.finished
    while rules.view(state, seat).ledger.finished == settled and (plan or state.turn != seat):
        moves = rules.moves(state)
        move = dice.choice(moves)
        if state.turn == seat and isinstance(move, Play):
            assert Play(plan[0]) in moves, "what was claimed may not be played"
            move, plan = Play(plan[0]), plan[1:]
        state = rules.play(state, move)
    tricks = rules.view(state, seat).tricks[before:]
    return bool(tricks) and all(trick.taker == seat for trick in tricks)


@pytest.mark.parametrize("game_id", IDS)
def test_what_is_claimed_is_taken_in_every_world_that_can_be(game_id: str) -> None:
    dice, claims, ruled, found = Random(5), 0, False, 0
    for _, rules in tables(game_id, dice, 14):
        claims, found = claims + found, 0
        for step in walk(rules, dice, 1200):
            if not isinstance(step.entry.move, Play):
                continue
            view = rules.view(step.before, step.entry.seat)
            contract = rules.contract(view)
            ruled = ruled or contract is not None
            plan = claim(view, contract).cards
            if len(plan) < 2:
                continue
            found += 1
            for _ in range(WORLDS):
                world = rules.imagine(view, dice)
                assert takes_the_rest(rules, world, view.me, plan, dice), (view, plan)
            if found == ENOUGH:
                break
    assert claims + found > 3 or not ruled
