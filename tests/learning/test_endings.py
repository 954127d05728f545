"""Endings of problems, solved: no way brings more than the answer, however the cards lie that nobody has seen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import rules_for
from game.learning.position import state_after
from game.learning.problem import Problem
from game.learning.problems import problems
from tests.games.expected import EXPECTED
from tests.tools.problems.solving import CARDS, every_world, solved, stands
from tests.ui.whole.tables import everyday

SOLVED = [game for game, each in EXPECTED.items() if each.endings]


def seen(problem: Problem) -> tuple[Any, Any]:
    rules = rules_for(problem.game, dict(problem.transcript.header.options))
    return rules, rules.view(state_after(rules, problem.transcript), problem.me)


def endings(game: str) -> Iterator[tuple[Problem, Any, Any, tuple[Any, ...]]]:
    for problem in problems(game):
        rules, view = seen(problem)
        worlds = every_world(rules, view, Random(problem.id))
        if worlds:
            yield problem, rules, view, worlds


@pytest.mark.parametrize("game", [pytest.param(each, marks=everyday(each == "imperium")) for each in SOLVED])
def test_no_way_brings_more_than_the_answer(game: str) -> None:
    count = 0
    for problem, rules, view, worlds in endings(game):
        lines = [each.line for each in problem.judged]
        best, *others = solved(rules, worlds, problem.me, lines)
        assert best > max(others) - 1e-9, problem.id
        assert stands(rules, view, lines, Random(1))
        count += 1
    assert count >= EXPECTED[game].endings


def test_another_answer_does_not_stand() -> None:
    problem, rules, view, worlds = next(endings("imperium"))
    lines = [each.line for each in reversed(problem.judged)]
    assert solved(rules, worlds, problem.me, lines) != sorted(solved(rules, worlds, problem.me, lines))[::-1]
    assert not stands(rules, view, lines, Random(1))


def test_every_hand_is_looked_at_once_and_fits_what_was_seen() -> None:
    problem, rules, view, worlds = next(endings("imperium"))
    other = 1 - problem.me
    hands = [rules.view(world, other).hand for world in worlds]
    assert len(set(hands)) == len(hands) > 1
    place = next(each for each in view.hidden if each.seat == other)
    for hand, world in zip(hands, worlds, strict=True):
        assert hand.bit_count() == place.size
        assert not hand & ~(place.may | place.sure)
        assert rules.view(world, problem.me) == view
    again = every_world(rules, view, Random("another"))
    assert {rules.view(world, other).hand for world in again} == set(hands)


def test_what_can_not_be_solved_is_left_alone() -> None:
    for game in ("gleek", "ecarte"):
        problem = next(each for each in problems(game) if seen(each)[1].hand.bit_count() > CARDS)
        rules, view = seen(problem)
        assert every_world(rules, view, Random(1)) == ()
        assert stands(rules, view, [each.line for each in reversed(problem.judged)], Random(1))
