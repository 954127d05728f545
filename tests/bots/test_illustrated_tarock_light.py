"""Light playouts of Illustrated Tarock against the rules: every card legal, every trick and payment as they have it."""

from random import Random

import pytest

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.light import SOLVED, LightPlayout
from game.bots.illustrated_tarock.reckoning import choices_of, explained
from game.bots.illustrated_tarock.worlds import world_of
from game.core.move import PLAYS, Play
from game.rules.illustrated_tarock import Playing
from game.search.inference import rewound
from tests.bots.illustrated_tarock_play import endings


def held_against_the_rules(count: int, cards: int, seed: int) -> None:
    """Play layouts out, and follow every card by the rules."""
    found = endings(Random(seed), cards)
    for _ in range(count):
        rules, state = next(found)
        playout = LightPlayout(world_of(state, rules))
        for move in rules.moves(state):
            assert isinstance(move, Play)
            tricks, hands, leader = playout.tricks(move.card)
            done = len(state.play.trick.cards)
            after = state
            for card in [card for trick in tricks for card in trick.cards][done:]:
                assert PLAYS[card] in rules.moves(after)
                then = rules.play(after, PLAYS[card])
                assert isinstance(then, Playing)
                after = then
            assert after.play.tricks[len(state.play.tricks) :] == tuple(tricks)
            assert (after.play.hands, after.turn) == (tuple(hands), leader)
            world = world_of(after, rules)
            legal = [each.card for each in rules.moves(after) if isinstance(each, Play)]
            pays = Ending(world).judge(legal)
            best = max(pays) if leader == state.layout.declarer else min(pays)
            assert playout.value(move.card) == best


def test_light_playouts_keep_the_rules_and_count_what_they_pay() -> None:
    held_against_the_rules(25, SOLVED + 2, 61)
    held_against_the_rules(5, 16, 62)


@pytest.mark.slow
def test_thousands_of_light_playouts_keep_the_rules_and_count_what_they_pay() -> None:
    for cards in range(SOLVED + 1, 17):
        held_against_the_rules(60, cards, 100 + cards)


def test_what_is_looked_back_at_is_what_the_rules_take_back() -> None:
    """Choices are told from the log of tricks alone; taking cards back by the rules gives the same hands and tables."""
    found = endings(Random(63), 9)
    for _ in range(6):
        rules, state = next(found)
        view = rules.view(state, state.turn)
        world = world_of(state, rules)
        choices = choices_of(view)
        pasts = [past for past, _ in rewound(rules, state, view)]
        assert len(choices) == len(pasts)
        for choice, past in zip(choices, pasts, strict=True):
            assert isinstance(past, Playing)
            assert choice.table == past.play.trick.cards
            assert choice.seat == past.turn
            hands = [held | since for held, since in zip(world.hands, choice.since, strict=True)]
            assert tuple(hands) == past.play.hands
        assert 0 < explained(world, choices, world.contract) <= 1
