"""Nothing is said in self-play, nor of the problems that the program comes with, that is not true where it is said."""

from collections import Counter
from typing import Any

import pytest

from game.catalogue import find
from game.core.facts import Facts
from game.search.opponents import COMMON_REASONS
from tests.laws.walks import IDS
from tests.sentences.heard import Heard, heard, posed
from tests.sentences.phrases import broken

KINDS = ("tip", "principle", "reason")
DEALS, MANY = 2, 60
"""Deals of a game every day, and in the long run."""


@pytest.mark.parametrize("deals", [DEALS, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", IDS)
def test_what_is_said_is_true(game: str, deals: int) -> None:
    wrong = Counter(
        f"{said.kind} {said.key}: {said.text} ({phrase})"
        for said in heard(game, deals, seed=deals)
        for phrase in broken(said)
    )
    assert not wrong


@pytest.mark.parametrize("game", IDS)
def test_what_is_said_of_problems_is_true(game: str) -> None:
    wrong = [(said.key, said.text, phrase) for said in posed(game) for phrase in broken(said)]
    assert not wrong


def unmet(said: Heard) -> bool:
    """Tell whether no condition by which a reason is said holds."""
    assert said.reason is not None
    reason, rules, view = said.reason, said.rules, said.view
    facts: Facts[Any, Any] = Facts(rules, view, rules.contract(view), reason.cards, number=reason.number)
    known = [each for each in (*find(said.game).bots.reasons, *COMMON_REASONS) if each.key == reason.key]
    return not any(each.holds(facts) for each in known)


@pytest.mark.parametrize("deals", [DEALS, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", IDS)
def test_every_reason_meets_its_condition(game: str, deals: int) -> None:
    wrong = Counter(
        f"{said.key}: {said.text}"
        for said in (*heard(game, deals, seed=deals), *posed(game))
        if said.kind == "reason" and unmet(said)
    )
    assert not wrong


COUNTS = frozenset(("counted", "counted_sure", "reckoned", "sampled", "searched"))
"""What tells how often a card does well, and not why."""
FEW = 0.05


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_who_reckons_gives_a_reason_and_not_a_count_alone(game: str) -> None:
    told = Counter(
        said.key in COUNTS
        for said in heard(game, MANY // 2)
        if said.kind == "reason" and said.cards and said.key != "only_card"
    )
    assert told[False] > 100
    assert told[True] <= FEW * told.total()
