"""Nothing is said in self-play, nor of the problems that the program comes with, that is not true where it is said."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import find
from game.core.facts import Facts
from game.core.move import Play
from game.search.opponents import COMMON_REASONS
from tests.laws.walks import IDS
from tests.tools.sentences.heard import WORDS, Heard, heard, posed
from tests.tools.sentences.phrases import broken

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


EMPTY = re.compile(
    r"need\w*( it| them)? least|hardly anything better|\bwill do\b|do without|serves? you better",
    re.IGNORECASE,
)
"""What says that a card is the right one, and not why."""
FILLED: Mapping[str, object] = {"cards": "{AH}", "suit": "hearts", "number": 2, "seat": "Mr. Finch"}
UNDECIDED = "no rule of thumb"
SELDOM_UNDECIDED = 0.03


@pytest.mark.parametrize("game", IDS)
def test_no_reason_says_only_that_its_card_is_the_right_one(game: str) -> None:
    keys = {each.key for each in (*find(game).bots.reasons, *COMMON_REASONS)}
    named = [(key, f"{game}.reason.{key}") for key in keys]
    captions = {
        key: WORDS.get(WORDS.counted(caption, 2), **FILLED) for key, caption in named if WORDS.counts(caption)
    }
    assert captions
    assert [(key, said) for key, said in captions.items() if EMPTY.search(said)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_seldom_no_rule_decides(game: str) -> None:
    told = Counter(UNDECIDED in said.text.lower() for said in heard(game, MANY) if said.kind == "reason")
    assert told[False] > 100
    assert told[True] <= SELDOM_UNDECIDED * told.total()


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


@pytest.mark.parametrize("game", IDS)
def test_what_is_stored_gives_a_reason_and_not_a_count_alone(game: str) -> None:
    said = (each for each in posed(game) if each.kind == "reason" and isinstance(each.move, Play))
    told = Counter(each.key in COUNTS for each in said)
    assert told[True] <= FEW * told.total()
