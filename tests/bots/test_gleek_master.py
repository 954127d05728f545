"""By what a master of Gleek judges cards: quick play and play at random in the same worlds."""

from random import Random

import pytest

from game.bots.gleek.playout import alone, deck
from game.bots.gleek.weighing import EXACT, MIXED, QUICK
from game.bots.gleek.worlds import World, likely_states, world_of
from game.core.cards import CHANCE, members
from game.core.move import Play
from game.core.rules import Dice
from game.core.shuffle import random_deal
from game.core.view import View
from game.rules.gleek import Playing, Public, State
from game.rules.gleek.phases import suit_of
from game.search import playout
from game.search.last_cards import Ends
from game.search.playout import Chooser, Legal
from tests.bots.players import unaided
from tests.bots.test_gleek import RULES


def played_on(cards: int, seed: int) -> Playing:
    """Let club players play a deal until so many cards are in the hand of the one to play, who has a choice."""
    dice, players = Random(seed), unaided(RULES, "club")
    state: State = RULES.start(0)
    while True:
        if state.turn == CHANCE:
            state = RULES.play(state, random_deal(RULES.spec.pack, dice))
            continue
        view = RULES.view(state, state.turn)
        if isinstance(state, Playing) and view.hand.bit_count() == cards and len(view.moves) > 1:
            return state
        state = RULES.play(state, players.choose(view, dice, 10).move)


def judged(view: View[Public], world: World, card: int, seed: int = 1) -> tuple[float, float]:
    """Give what quick play and what a master makes of a card in a world."""
    on = deck(suit_of(view.public.turn_up))
    ((quick,), (mixed,)) = [judge.taken(on, view, world, (card,), Random(seed)) for judge in (QUICK, MIXED)]
    return quick, mixed


@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_solved_is_not_left_to_chance(seed: int) -> None:
    state = played_on(EXACT, seed)
    view = RULES.view(state, state.turn)
    for card in members(view.hand):
        if any(isinstance(move, Play) and move.card == card for move in view.moves):
            quick, mixed = judged(view, world_of(state), card)
            assert quick == mixed


def test_play_at_random_counts_for_three_fifths(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is taken at random differs from dice to dice, and is the mean of two whole numbers."""
    state = played_on(9, 3)
    view, world = RULES.view(state, state.turn), world_of(state)
    card = next(move.card for move in view.moves if isinstance(move, Play))
    found = [judged(view, world, card, seed) for seed in range(60)]
    assert len({quick for quick, _ in found}) == 1
    quick = found[0][0]
    chance = [(mixed - 0.4 * quick) / 0.6 for _, mixed in found]
    assert all(2 * each == pytest.approx(round(2 * each)) for each in chance)
    assert len({round(2 * each) for each in chance}) > 10
    contract = deck(suit_of(view.public.turn_up)).contract
    left = [each for hand in world.hands for each in members(hand)] + list(view.trick.cards)
    assert max(chance) <= sum(contract.points[each] for each in left) + 9 * contract.trick
    monkeypatch.setattr("game.bots.gleek.weighing._QUICK_SHARE", 1.0)
    assert judged(view, world, card)[1] == quick


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_masters_play_at_random_in_four_times_as_many_worlds_and_experts_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def at_random(legal: Legal, dice: Dice) -> Chooser:
        asked.append(0)
        return playout.at_random(legal, dice)

    def likely(view: View[Public], dice: Dice, count: int) -> list[State]:
        asked.append(count)
        return likely_states(RULES, view, dice, count)

    monkeypatch.setattr("game.bots.gleek.weighing.at_random", at_random)
    state = played_on(6, 2)
    view = RULES.view(state, state.turn)
    unaided(RULES, "expert").choose(view, Random(1), 10)
    assert not asked
    unaided(RULES, "master", likely).choose(view, Random(1), 10)
    assert (asked[0], set(asked[1:])) == (40, {0})


@pytest.mark.parametrize("kind", [False, True])
def test_last_cards_come_to_what_the_rules_pay_for_them(kind: bool) -> None:
    for seed in range(8):
        state = played_on(3, seed)
        ends = Ends(RULES, state, state.turn, (0, 1, 2), kind=kind)
        value, (first, *others) = alone(state, kind), RULES.moves(state)
        for move in others:
            assert value(move) - value(first) == pytest.approx(ends.of(move) - ends.of(first))
