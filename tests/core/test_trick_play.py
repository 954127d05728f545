"""Tricks forwards and back on random deals: packs dealt out whole, and hands that grow after each trick."""

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from operator import or_
from random import Random

import pytest

from game.core.cards import NOBODY, PIQUET, Cards, mask, members
from game.core.move import IllegalMove
from game.core.order import order
from game.core.record import record
from game.core.trick import NO_TRICK, Contract, Policy, Trick, lacking, must_follow, must_overtake, taker
from game.core.trick_play import TrickPlay, begin, grown


def anything(hand: Cards, _table: tuple[int, ...], _order: object) -> Cards:
    """Let every card be played."""
    return hand


def contract(policy: Policy, ranks: int, size: int, trump: int) -> Contract:
    suits = [tuple(range(start + ranks - 1, start - 1, -1)) for start in range(0, size, ranks)]
    return Contract(order(suits, trump, size), policy, (0,) * size, 1)


@record
class Shape:
    """How a deal is dealt and played."""

    seats: int
    held: int  # cards dealt to each
    talon: int
    size: int
    contract: Contract


SHAPES = {
    "two, all in hand": Shape(2, 12, 0, 32, contract(must_overtake, 8, 32, 1)),
    "three, all in hand": Shape(3, 10, 0, 32, contract(must_follow, 8, 32, 3)),
    "two, drawing": Shape(2, 3, 34, 40, contract(anything, 10, 40, 2)),
    "four, drawing": Shape(4, 3, 28, 40, contract(anything, 10, 40, 0)),
    "two, drawing and following": Shape(2, 5, 22, 32, contract(must_follow, 8, 32, 0)),
    "three, drawing and following": Shape(3, 4, 9, 32, contract(must_follow, 8, 32, 2)),
}


def dealt(shape: Shape, dice: Random) -> TrickPlay:
    cards = list(range(shape.size))
    dice.shuffle(cards)
    ends = [seat * shape.held for seat in range(shape.seats + 1)]
    hands = tuple(mask(cards[one:two]) for one, two in pairwise(ends))
    return begin(hands, int(dice.random() * shape.seats), tuple(cards[ends[-1] : ends[-1] + shape.talon]))


def walk(shape: Shape, dice: Random) -> Iterator[tuple[TrickPlay, int, TrickPlay]]:
    """Play a deal at random: each position, the card played there, and the position after it."""
    play = dealt(shape, dice)
    while play.turn != NOBODY:
        hand, table = play.hands[play.turn], play.trick.cards
        legal = shape.contract.policy(hand, table, shape.contract.order) if table else hand
        card = dice.choice(members(legal))
        after = play.play(card, shape.contract)
        yield play, card, after
        play = after


def walks(name: str) -> Iterator[list[tuple[TrickPlay, int, TrickPlay]]]:
    dice = Random(name)
    for _ in range(12):
        yield list(walk(SHAPES[name], dice))


@pytest.mark.parametrize("name", SHAPES)
def test_taking_cards_back_is_the_inverse_of_playing_them(name: str) -> None:
    for steps in walks(name):
        end = steps[-1][2]
        assert end.rewind(0) == end
        for number, (before, _, after) in enumerate(steps):
            assert after.rewind() == before
            assert end.rewind(len(steps) - number) == before


@pytest.mark.parametrize("name", SHAPES)
def test_no_card_is_lost_and_hands_shrink_and_grow_as_they_should(name: str) -> None:
    shape = SHAPES[name]
    for steps in walks(name):
        first = steps[0][0]
        whole = reduce(or_, first.hands) | mask(first.to_come)
        for before, card, after in steps:
            heaps = (*after.hands, after.gone, mask(after.to_come))
            assert sum(heap.bit_count() for heap in heaps) == shape.seats * shape.held + shape.talon
            assert reduce(or_, heaps) == whole
            assert after.gone == before.gone | 1 << card
            assert after.over or after.turn == (after.trick.leader + len(after.trick.cards)) % shape.seats
            assert before.hands[before.turn] >> card & 1
            if len(after.tricks) == len(before.tricks):
                assert after.to_come == before.to_come
                assert after.turn == (before.turn + 1) % shape.seats
                continue
            full = after.tricks[-1]
            assert full.taker == taker(full, shape.contract, shape.seats)
            draws = before.to_come[: shape.seats]
            assert after.to_come == before.to_come[len(draws) :]
            for place, drawn in enumerate(draws):
                assert after.hands[(full.taker + place) % shape.seats] >> drawn & 1
        assert steps[-1][2].over
        assert steps[-1][2].trick == NO_TRICK
        assert not steps[-1][2].to_come


@pytest.mark.parametrize("name", SHAPES)
def test_what_was_held_in_the_beginning_is_told_from_any_position(name: str) -> None:
    for steps in walks(name):
        first = steps[0][0]
        for _, _, after in steps:
            assert after.began == first.hands
            held = [
                (began | drawn) & ~played
                for began, drawn, played in zip(after.began, after.drawn, after.played, strict=True)
            ]
            assert tuple(held) == after.hands


@pytest.mark.parametrize("name", SHAPES)
def test_a_seat_lacks_what_it_showed_it_lacks_until_it_draws(name: str) -> None:
    shape, told = SHAPES[name], 0
    for steps in walks(name):
        for _, _, after in steps:
            lacks = after.lacks(shape.contract)
            told += sum(map(int.bit_count, lacks))
            assert all(not hand & lack for hand, lack in zip(after.hands, lacks, strict=True))
            if not shape.talon:
                assert lacks == lacking(after.every_trick, shape.contract, shape.seats)
    assert told or shape.contract.policy is anything


@pytest.mark.parametrize("name", [name for name in SHAPES if "drawing" in name])
def test_a_position_is_made_up_in_which_every_card_was_held_before_it_was_played(name: str) -> None:
    shape = SHAPES[name]
    for steps in walks(name):
        for number, (now, _, _) in enumerate(steps):
            made = grown(now.hands, shape.held, now.trick, now.tricks, now.to_come)
            assert (made.hands, made.turn, made.to_come) == (now.hands, now.turn, now.to_come)
            assert len(made.talon) == shape.talon
            first = made.rewind(number)
            assert {hand.bit_count() for hand in first.hands} == {shape.held}
            for _, card, _ in steps[:number]:
                assert first.hands[first.turn] >> card & 1
                first = first.play(card, shape.contract)
            assert first == made


@pytest.mark.parametrize("name", [name for name in SHAPES if "drawing" in name])
def test_what_is_known_to_have_been_drawn_last_is_made_up_so(name: str) -> None:
    shape, kept = SHAPES[name], 0
    for steps in walks(name):
        for now, _, _ in steps:
            end = len(now.tricks) * shape.seats
            latest = now.talon[end - shape.seats : end] if 0 < end <= shape.talon else ()
            made = grown(now.hands, shape.held, now.trick, now.tricks, now.to_come, mask(latest))
            for place, card in enumerate(latest, end - shape.seats):
                if mask((card,)) & ~now.gone:
                    kept += 1
                    assert made.talon[place] == card
    assert kept > 50


def test_the_seat_that_takes_the_trick_draws_first_and_leads_on() -> None:
    ace, seven, drawn_first, drawn_second = PIQUET.parse_all("AS 7S 8H 9H")
    rules = contract(must_follow, 8, 32, 1)
    play = begin((1 << seven, 1 << ace), 0, (drawn_first, drawn_second))
    after = play.play(seven, rules).play(ace, rules)
    assert after.hands == (1 << drawn_second, 1 << drawn_first)
    assert (after.trick, after.tricks) == (Trick(1), (Trick(0, (seven, ace), 1),))
    assert not after.to_come


def test_a_deal_that_is_cut_short_leaves_the_cards_where_they_lie() -> None:
    for before, _, after in walk(SHAPES["two, all in hand"], Random(3)):
        if len(after.tricks) > len(before.tricks):
            closed = after.closed()
            assert (closed.turn, closed.trick) == (NOBODY, NO_TRICK)
            assert (closed.hands, closed.tricks) == (after.hands, after.tricks)
            assert closed.rewind() == before


def test_nothing_is_taken_back_where_nothing_was_played() -> None:
    play = dealt(SHAPES["two, drawing"], Random(1))
    with pytest.raises(IllegalMove, match="No card has been played"):
        play.rewind()
