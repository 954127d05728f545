"""Whoever has gone through the lessons of a game has met everything that it can ask a player at its usual rules."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, TypeAlias

import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE, NOBODY
from game.core.move import Lay, Move, Play, Say, Take
from game.core.view import View
from game.learning.lesson import Do, Lesson
from game.learning.reading import course
from game.learning.script import Script
from game.resources import root
from game.wording import load
from tests.laws.walks import random_move
from tests.learning.test_lessons import texts

DEALS = 60
"""Random deals in which everything that is asked often enough to matter has been asked."""
TAUGHT = [game.id for game in GAMES if course(game.id)]
WORD = re.compile(r"\{word ([a-z_0-9]+)\}")


Asked: TypeAlias = tuple[str, str]
"""One kind of decision: the phase, and what is done."""


def deed_of(move: Move) -> str:
    """Name what a move does."""
    match move:
        case Say():
            return "say"
        case Play():
            return "play"
        case Lay():
            return "lay"
        case Take():
            return "take"
        case _:
            return "deal"


def kinds(view: View[Any]) -> Iterator[Asked]:
    """Give what is asked in a position where there is a choice."""
    if len(view.moves) > 1:
        for move in view.moves:
            yield str(view.public.phase), deed_of(move)


@cache
def asked(game: str) -> tuple[frozenset[Asked], frozenset[str]]:
    """Collect what a game asks in random deals at its usual rules: kinds of decision, and words to choose from."""
    rules, dice = rules_for(game, {}), Random(game)
    found, words = set[Asked](), set[str]()
    for deal in range(DEALS):
        state = rules.start(deal % rules.spec.seats)
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn != CHANCE:
                view = rules.view(state, state.turn)
                found.update(kinds(view))
                words.update(
                    move.word for move in view.moves if isinstance(move, Say) and len(view.moves) > 1
                )
            state = rules.play(state, random_move(rules, state, dice))
    return frozenset(found), frozenset(words)


def met(lesson: Lesson) -> Iterator[Asked]:
    """Give what a lesson has the learner decide."""
    script = Script(lesson, load(root() / "words" / "en"))
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Do):
            view = script.position(lesson.reached(number)).view
            yield from ((str(view.public.phase), deed_of(move)) for move in step.moves)


def explained(lesson: Lesson) -> Iterator[str]:
    """Give the words that a lesson has said or speaks of by their buttons."""
    for step in lesson.steps:
        if isinstance(step, Do):
            answered = (move for moves in step.wrong for move in moves)
            yield from (move.word for move in (*step.moves, *answered) if isinstance(move, Say))
    for _, text in texts(lesson):
        yield from WORD.findall(text)


def family(word: str) -> str:
    """Give what words have in common that differ by their suit or their like: `ace_clubs`, `ace_spades`.

    >>> family("ace_clubs"), family("pass")
    ('ace', 'pass')
    """
    return str(word).partition("_")[0]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_kind_of_decision_is_met(game: str) -> None:
    wanted = {kind for kind in asked(game)[0] if kind[1] != "say"}
    found = {kind for lesson in course(game) for kind in met(lesson)}
    missing = wanted - found
    assert not missing, f"no lesson of {game} has the learner {sorted(missing)}"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_word_is_said_or_spoken_of(game: str) -> None:
    told = {family(word) for lesson in course(game) for word in explained(lesson)}
    missing = {word for word in asked(game)[1] if family(word) not in told}
    assert not missing, f"no lesson of {game} has or explains {sorted(missing)}"
