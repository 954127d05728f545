"""Stretches that the learner plays alone, played out by players of a level in every seat."""

from random import Random

import pytest

from game.catalogue import GAMES, find
from game.learning.blanks import fill
from game.learning.lesson import Free, Lesson
from game.learning.reading import PRIMER, course
from game.learning.script import Script
from game.play.tutor import reached
from game.resources import root
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)
ALONE = [
    pytest.param(lesson, id=f"{lesson.key} {answer}".strip())
    for subject, answer in (
        (PRIMER, ""),
        *((game.id, each) for game in GAMES for each in game.answers or ("",)),
    )
    for lesson in course(subject, answer)
    if any(isinstance(step, Free) for step in lesson.steps)
]
WORLDS = 20


def played(lesson: Lesson, level: str, seed: int) -> tuple[bool, str]:
    """Play every stretch of a lesson out; tell whether the last one reached its goal, and what is said then."""
    script, dice, won, said = Script(lesson, WORDS), Random(seed), False, ""
    game, me = find(lesson.transcript.header.game), lesson.me
    bots = [
        game.bot(script.rules, level if seat == me else "novice") for seat in range(script.rules.spec.seats)
    ]
    for number, step in enumerate(lesson.steps):
        if not isinstance(step, Free):
            continue
        match = script.match(lesson.reached(number))
        deals = match.view(me).ledger.finished
        while match.turn >= 0 and match.view(me).ledger.finished == deals:
            bot = bots[match.turn]
            match.submit(match.turn, bot.choose(match.view(match.turn), dice, WORLDS).move, me)
        won = reached(step.goal, match, me)
        said = fill(step.well if won else step.otherwise, script.as_seen(match))
    return won, said


@pytest.mark.parametrize("lesson", ALONE)
def test_what_is_said_at_the_end_can_be_filled(lesson: Lesson) -> None:
    for seed in range(2):
        _, said = played(lesson, "novice", seed)
        assert said
        assert len(said.split()) <= 30


@pytest.mark.parametrize("key", ["ecarte/game", "imperiale/match", "imperium/match"])
def test_a_lesson_says_that_the_match_is_won_only_where_it_is(key: str) -> None:
    lesson = next(each for each in course(key.partition("/")[0]) if each.key == key)
    number = len(lesson.steps) - 1
    free, script, reaches = lesson.steps[number], Script(lesson, WORDS), 0
    assert isinstance(free, Free)
    for seed in range(30):
        match, dice = script.match(lesson.reached(number)), Random(seed)
        deals = match.view(lesson.me).ledger.finished
        while match.turn >= 0 and match.view(lesson.me).ledger.finished == deals:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), lesson.me)
        reaches += reached(free.goal, match, lesson.me)
        assert reached(free.goal, match, lesson.me) == (match.outcome.winners == (lesson.me,))
    assert 0 < reaches < 30


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ALONE)
def test_a_sound_player_mostly_reaches_the_goal(lesson: Lesson) -> None:
    outcomes = [played(lesson, "club", seed) for seed in range(12)]
    assert sum(won for won, _ in outcomes) > 6
