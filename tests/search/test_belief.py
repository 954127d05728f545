"""Beliefs: they add up, agree with what is sure, and remember which look at the table moved them."""

from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import CHANCE, NOBODY
from game.core.view import View
from game.rules.ecarte import king_of
from game.search.belief import LookCount, beliefs, count_look, due, merged, shares, unseen
from game.search.worlds import imagined
from tests.laws.walks import IDS, tables, walk


@pytest.mark.parametrize("game_id", IDS)
def test_every_unseen_card_is_somewhere_and_only_where_it_may_be(game_id: str) -> None:
    dice = Random(8)
    _, rules = next(tables(game_id, dice, 1))
    looked = 0
    for step in walk(rules, dice, 40):
        if step.after.turn < 0 or dice.random() < 0.6:
            continue
        view = rules.view(step.after, step.after.turn)
        if not unseen(view):
            continue
        found = shares(count_look(rules, view, find(game_id).likely(rules)(view, dice, 5)))
        looked += 1
        for card, homes in found.items():
            assert sum(homes.values()) == pytest.approx(1)
            for name, seat in homes:
                places = [each for each in view.hidden if each.seat == seat]
                assert any(each.may >> card & 1 and (seat < 0 or each.name == name) for each in places)
    assert looked > 3


@pytest.mark.parametrize("game_id", IDS)
def test_a_likely_position_looks_like_the_true_one(game_id: str) -> None:
    dice = Random(14)
    compared = 0
    for _, rules in tables(game_id, dice, 3):
        for step in walk(rules, dice, 40):
            if step.after.turn < 0 or dice.random() < 0.7:
                continue
            view = rules.view(step.after, step.after.turn)
            for state in find(game_id).likely(rules)(view, dice, 2):
                assert rules.view(state, view.me) == view
                compared += 1
    assert compared > 8


def test_a_discarded_suit_is_remembered() -> None:
    """Who can't follow a suit has none of it: the look after that trick moves every card of the suit."""
    dice = Random(3)
    _, rules = next(tables("sheepshead", dice, 1))
    moved = 0
    looks: list[View[Any]] = []
    for step in walk(rules, dice, 60):
        if step.before.turn == CHANCE:
            looks = []
        if step.after.turn < 0:
            continue
        looks.append(rules.view(step.after, 0))
        if len(looks) < 12 or dice.random() < 0.8:
            continue
        likely = find("sheepshead").likely(rules)
        told = beliefs([count_look(rules, look, likely(look, dice, 12)) for look in looks])
        for card in told.cards:
            assert sum(card.shares) == pytest.approx(1)
            assert -1 <= card.since < len(looks)
            if card.since >= 0:
                moved += 1
                assert max(card.shares) > 0.15
    assert moved > 5


def test_the_look_that_raised_a_share_most_is_named() -> None:
    dice = Random(1)
    _, rules = next(tables("imperium", dice, 1))
    view = next(rules.view(step.after, 1) for step in walk(rules, dice, 8) if step.after.turn == 1)
    card = next(card for card in range(24) if unseen(view) >> card & 1)
    made = [rules.imagine(view, dice) for _ in range(200)]
    there = [each for each in made if rules.view(each, 0).hand >> card & 1]
    elsewhere = [each for each in made if not rules.view(each, 0).hand >> card & 1]
    draws = [elsewhere[:10], [*elsewhere[:8], *there[:2]], there[:10], there[:10]]
    told = beliefs([count_look(rules, view, drawn) for drawn in draws])
    mine = next(each for each in told.cards if each.card == card)
    assert told.homes[mine.shares.index(max(mine.shares))] == ("hand", 0)
    assert max(mine.shares) == pytest.approx(1)
    assert mine.since == 2
    assert mine.before == pytest.approx(0.2)


def test_who_said_nothing_of_the_king_hardly_ever_has_it() -> None:
    """At Écarté a king that was not announced lies in the other hand less often than the bare cards allow."""
    dice = Random(6)
    _, rules = next(tables("ecarte", dice, 1))
    for step in walk(rules, dice, 400):
        if step.after.turn < 0 or rules.view(step.after, step.after.turn).public.phase not in (
            "lead",
            "reply",
        ):
            continue
        view = rules.view(step.after, step.after.turn)
        king = king_of(view.public.turn_up)
        if not view.tricks or view.public.king != NOBODY or not unseen(view) >> king & 1:
            continue
        drawn = [find("ecarte").likely(rules)(view, dice, 200), imagined(rules, view, dice, 200)]
        having = [sum(rules.view(each, 1 - view.me).hand >> king & 1 for each in some) for some in drawn]
        if having[1] >= 20:
            assert having[0] < having[1] / 2
            return
    raise AssertionError


HERE, THERE = ("hand", 1), ("hand", 2)


def counted(here: int, of: int) -> LookCount:
    """Count one card in one hand so often, and otherwise in another."""
    return LookCount(of, ((5, HERE, here), (5, THERE, of - here)))


def test_a_share_that_rose_by_a_quarter_at_once_is_worth_telling() -> None:
    def told(*course: int) -> tuple[int, float]:
        (card,) = beliefs([counted(here, 8) for here in course]).cards
        return card.since, card.before

    assert told(4, 6, 7) == (1, 0.5)
    assert told(4, 5, 6)[0] == -1


def test_the_present_look_is_told_of_before_the_others_are_known() -> None:
    (card,) = beliefs([None, counted(1, 4), counted(3, 4)]).cards
    assert card.shares == (0.75, 0.25)
    assert card.since == -1


def test_what_is_counted_later_makes_the_figures_finer() -> None:
    both = merged(counted(1, 2), counted(5, 6))
    assert both.positions == 8
    assert shares(both) == {5: {HERE: 0.75, THERE: 0.25}}
    assert merged(None, both) == both


def test_the_present_look_is_asked_about_first_and_every_look_in_the_end() -> None:
    counts: list[LookCount | None] = [None] * 7
    order = []
    while (asked := due(counts))[0]:
        looks, positions = asked
        assert len(looks) * positions <= 96
        order.append(looks)
        for number in looks:
            counts[number] = merged(counts[number], counted(0, positions))
    assert order[0] == (6,)
    assert all(each is not None and each.positions >= 48 for each in counts)
    assert len(order) < 12
