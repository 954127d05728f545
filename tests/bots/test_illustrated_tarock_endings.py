"""The last tricks of Illustrated Tarock, solved, against the rules: every way to play them is tried and paid."""

from collections.abc import Sequence
from itertools import accumulate, islice
from random import Random
from statistics import fmean
from typing import Any

import pytest

from game.bots.illustrated_tarock import endings as endings_module
from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.payoff import Payoff, gain, payoff_of
from game.bots.illustrated_tarock.worlds import World, world_of
from game.catalogue import find
from game.core.cards import Card, Cards, Seat, mask, members
from game.core.move import PLAYS, Play
from game.core.record import replace
from game.core.trick import Trick
from game.rules.illustrated_tarock import IllustratedTarock, Playing, State
from game.rules.illustrated_tarock.cards import HONOURS, ORDER
from game.rules.illustrated_tarock.scoring import payments
from tests.bots.illustrated_tarock_play import endings


def best(rules: IllustratedTarock, state: State, before: Playing) -> int:
    """Tell what the declarer gains when every way to play on is tried."""
    declarer = before.layout.declarer
    if not isinstance(state, Playing):
        return gain(payments(before.layout, rules.view(state, 0).tricks, rules.options), declarer)
    values = [best(rules, rules.play(state, move), before) for move in rules.moves(state)]
    return max(values) if state.turn == declarer else min(values)


def compared(count: int, cards: int, seed: int) -> None:
    """Hold the value of every card against what the rules pay."""
    found = endings(Random(seed), cards)
    for _ in range(count):
        rules, state = next(found)
        tried = [move.card for move in rules.moves(state) if isinstance(move, Play)]
        values = Ending(world_of(state, rules)).judge(tried)
        assert values == [best(rules, rules.play(state, PLAYS[card]), state) for card in tried]


def test_an_ending_is_worth_what_the_rules_pay_for_it() -> None:
    compared(150, 2, 81)


def test_play_at_random_counts_beside_that_of_club_players_and_pays_as_the_rules_do() -> None:
    found, varied = endings(Random(5), 5), 0
    for _ in range(12):
        rules, state = next(found)
        world, seat = world_of(state, rules), state.turn
        (move, *_) = rules.moves(state)
        assert isinstance(move, Play)
        card = move.card
        club = world.value(card, seat)
        assert world.mixed_value(card, seat, Random(1), 0) == club
        dice = Random(1)
        by_chance = [at_chance(rules, rules.play(state, PLAYS[card]), state, dice, seat) for _ in range(6)]
        assert world.mixed_value(card, seat, Random(1), 6) == pytest.approx(
            0.4 * club + 0.6 * fmean(by_chance)
        )
        varied += len(set(by_chance)) > 1
    assert varied


def at_chance(rules: IllustratedTarock, state: State, before: Playing, dice: Random, seat: Seat) -> int:
    """Play on at random, by the rules; tell what a seat gains."""
    while isinstance(state, Playing):
        moves = rules.moves(state)
        state = rules.play(state, moves[int(dice.random() * len(moves))] if len(moves) > 1 else moves[0])
    return gain(payments(before.layout, rules.view(state, 0).tricks, rules.options), seat)


def worst(world: World) -> int:
    """Tell what the declarer gains of a layout when every way to play it is tried, by the contract alone."""
    seat = (world.leader + len(world.table)) % 3
    hand = world.hands[seat]
    if not hand:
        return gain(payments(world.layout, world.tricks, world.options), world.layout.declarer)
    legal = world.contract.policy(hand, world.table, ORDER) if world.table else hand
    values = [worst(moved(world, card)) for card in members(legal)]
    return max(values) if seat == world.layout.declarer else min(values)


def moved(world: World, card: Card) -> World:
    """Play a card."""
    hands = tuple([hand & ~(1 << card) for hand in world.hands])
    table = (*world.table, card)
    if len(table) < 3:
        return replace(world, hands=hands, table=table)
    taker = (world.leader + table.index(world.contract.crown(table, ORDER))) % 3
    return replace(
        world, hands=hands, leader=taker, table=(), tricks=(*world.tricks, Trick(world.leader, table, taker))
    )


def exchanged(world: World, wanted: tuple[Card, ...]) -> World:
    """Let these cards be the lowest of the hands, one each, and what these were be what they were."""
    to = list(range(54))
    for hand, card in zip(world.hands, wanted, strict=True):
        old = to.index(members(hand)[0])
        place = to.index(card)
        to[old], to[place] = to[place], to[old]

    def put(cards: Cards) -> Cards:
        return mask(to[card] for card in members(cards))

    tricks = tuple([replace(each, cards=tuple([to[card] for card in each.cards])) for each in world.tricks])
    layout = replace(world.layout, discard=put(world.layout.discard))
    return replace(world, hands=tuple(map(put, world.hands)), tricks=tricks, layout=layout)


def between_tricks(dice: Random, cards: int) -> World:
    """Find an ending in which a trick is to be led to."""
    worlds = (world_of(state, rules) for rules, state in endings(dice, cards))
    return next(world for world in worlds if not world.table)


def test_all_three_honours_may_meet_in_an_ending() -> None:
    dice = Random(84)
    honours, differing = list(members(HONOURS)), 0
    for _ in range(12):
        world = between_tricks(dice, 2)
        dice.shuffle(honours)
        world = exchanged(world, (honours[0], honours[1], honours[2]))
        cards = members(world.hands[world.leader])
        values = Ending(world).judge(cards)
        assert values == [worst(moved(world, card)) for card in cards]
        differing += len(set(values)) > 1
    assert differing


class _Forgetful(dict[Any, Any]):
    def get(self, _key: object, _default: object = None) -> None:
        return None


def test_what_is_remembered_of_a_position_minds_the_marks_that_points_may_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With four cards each, one position may come about with different points; here many marks lie close together."""
    dice = Random(85)
    for _ in range(40):
        world = between_tricks(dice, 4)
        usual = payoff_of(world.layout, world.options)
        marks = tuple(accumulate(dice.choice((0, 0, 300)) for _ in usual.marks))
        payoff = Payoff(usual.point, marks, usual.birds, usual.captures)
        monkeypatch.setattr(endings_module, "payoff_of", lambda *_, payoff=payoff: payoff)
        cards = members(world.hands[world.leader])
        ending, forgetful = Ending(world), Ending(world)
        monkeypatch.setattr(forgetful, "_known", _Forgetful())
        assert ending.judge(cards) == forgetful.judge(cards)


@pytest.mark.slow
def test_two_thousand_endings_are_worth_what_the_rules_pay_for_them() -> None:
    compared(1800, 2, 82)
    compared(200, 3, 83)


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_the_last_cards_are_solved_by_masters_from_six_on_and_by_experts_from_four(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    solved, judge = list[int](), Ending.judge

    def noting(ending: Ending, cards: Sequence[Card]) -> list[int]:
        solved.append(1)
        return judge(ending, cards)

    monkeypatch.setattr(Ending, "judge", noting)
    for left in (7, 6, 5, 4, 2):
        found = list(islice(endings(Random(left), left), 8))
        for level, most in (("expert", 4), ("master", 6)):
            solved.clear()
            for rules, state in found:
                find("illustrated_tarock").bot(rules, level).choose(
                    rules.view(state, state.turn), Random(1), 2
                )
            assert bool(solved) == (left <= most)
