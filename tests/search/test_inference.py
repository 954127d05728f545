"""What was played tells of the hands it was played from, in every game."""

from functools import partial
from math import log
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.cards import NOBODY, Cards, mask
from game.core.move import Play
from game.core.order import order
from game.core.score import Ledger
from game.core.trick import NO_TRICK, Contract, Trick, must_follow
from game.core.view import Place, View
from game.search import inference
from game.search.inference import Inference, rewound
from game.search.worlds import imagined
from tests.laws.walks import IDS, random_move, tables, walk

PLAYED = ("sheepshead", "imperium", "imperiale", "gleek")


def walked(game_id: str, dice: Random, deals: int) -> Any:
    """Give what club players meet: the rules, and every position in the middle of the tricks."""
    rules = next(rules for _, rules in tables(game_id, dice, 1))
    club = find(game_id).bot(rules, "club")
    for _ in range(deals):
        state = rules.start(rules.first(dice))
        state = rules.play(state, random_move(rules, state, dice))
        while state.turn >= 0:
            view = rules.view(state, state.turn)
            if view.trick.leader != NOBODY:
                yield rules, state, view
            state = rules.play(state, club.choose(view, dice, 1).move)


@pytest.mark.parametrize("game_id", IDS)
def test_going_back_meets_what_the_others_really_played(game_id: str) -> None:
    """From the true position it finds the true ones, as seen by the seat whose turn it was then."""
    seen: dict[tuple[int, int], Any] = {}
    compared = 0
    for rules, state, view in walked(game_id, Random(4), 2):
        cards = sum(len(trick.cards) for trick in view.tricks) + len(view.trick.cards)
        if not cards:
            seen.clear()
        seen[cards, view.me] = view
        for past, card in rewound(rules, state, view):
            look = rules.view(past, past.turn)
            at = sum(len(trick.cards) for trick in look.tricks) + len(look.trick.cards)
            then = seen[at, past.turn]
            assert (look.hand, look.trick, look.tricks, look.moves) == (
                then.hand,
                then.trick,
                then.tricks,
                then.moves,
            )
            assert Play(card) in look.moves
            compared += 1
    assert compared > 8


def test_the_card_led_is_looked_back_at_while_its_answerer_declares() -> None:
    """Imperiums are named between the lead and the answer; the lead is taken back to where it could be chosen."""
    rules, dice, compared = rules_for("imperium", {"declare_imperiums": "choose"}), Random(6), 0
    for step in walk(rules, dice):
        view = rules.view(step.after, step.after.turn) if step.after.turn >= 0 else None
        if view is None or view.public.phase != "declaring" or not view.trick.cards:
            continue
        ((past, card),) = rewound(rules, step.after, view)
        assert (past.turn, past.play.trick) == (view.trick.leader, Trick(view.trick.leader))
        assert (Play(card) in rules.moves(past), card) == (True, view.trick.cards[0])
        compared += 1
    assert compared > 2


@pytest.mark.parametrize("game_id", PLAYED)
def test_the_true_position_is_likelier_than_others_for_what_was_played(game_id: str) -> None:
    """Where club players play, the true position explains their cards, and others on average do so less."""
    lifts = []
    for rules, state, view in walked(game_id, Random(9), 6):
        if not view.tricks or len(view.moves) < 2:
            continue
        dice, contract = Random(2), rules.contract(view)
        player = Inference(rules, find(game_id).bot(rules, "club"), partial(imagined, rules))
        true = player.odds(state, view, contract, dice)
        others = [player.odds(each, view, contract, dice) for each in imagined(rules, view, dice, 12)]
        lifts.append(log(true / (sum(others) / len(others))))
    assert sum(lifts) / len(lifts) > 0.1


def test_before_the_tricks_nothing_is_weighed() -> None:
    rules = next(rules for _, rules in tables("ecarte", Random(1), 1))
    dice = Random(1)
    state = rules.play(rules.start(0), random_move(rules, rules.start(0), dice))
    view = rules.view(state, state.turn)
    drawn = [object()]
    found = Inference(rules, find("ecarte").bot(rules, "club"), lambda *_: drawn).draw(view, dice, 1)
    assert found is drawn


def test_cards_between_which_nothing_is_out_are_one_to_the_table() -> None:
    deal = Contract(order([tuple(range(8))], 0, 8), must_follow, (0,) * 8, 1)

    def alike(one: int, two: int, unseen: Cards) -> bool:
        others = (Place("hand", 1, 1, unseen, 0),)
        look = View(0, 0, 0, 0, 0, 0, NO_TRICK, (), others, (0, 1), None, Ledger((), ()), ())
        return inference._alike(one, two, look, deal)  # noqa: SLF001 - of odds, it only shows in the mean

    assert alike(2, 4, mask((1, 5)))
    assert not alike(2, 4, mask((3, 5)))
    assert alike(3, 3, mask((3, 5)))


def test_weighing_that_stops_early_keeps_what_weighing_to_the_end_would_keep() -> None:
    dice, compared = Random(11), 0
    for rules, _, view in walked("imperium", dice, 3):
        if not view.tricks:
            continue
        made = imagined(rules, view, dice, 12)
        player = Inference(rules, find("imperium").bot(rules, "club"), lambda *_, made=made: made)
        contract, luck = rules.contract(view), Random(5)
        keys = [luck.random() ** (1 / player.odds(each, view, contract, dice)) for each in made]
        best = sorted(range(12), key=lambda number: (-keys[number], number))[:6]
        assert player.draw(view, Random(5), 6) == [made[number] for number in best]
        compared += 1
    assert compared > 4
