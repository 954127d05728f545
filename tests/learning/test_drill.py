"""The questions of the drills: what they hold and say, how answers are judged, which question comes next."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.move import Play, Say
from game.core.record import replace
from game.core.rules import Reason
from game.core.transcript import Header, Transcript
from game.learning.drill import LONG, DrillAnswer, DrillTeller, Grade, Series, faults, questions, usual_loss
from game.learning.lesson import Do
from game.learning.position import state_after
from game.learning.problem import GRADES, Judged, Problem
from game.learning.script import Script
from game.resources import root
from game.search.rollout import Rollouts
from game.session.match import Match
from game.wording import load
from tests.games.expected import EXPECTED
from tests.tools.problems.drill_kinds import theme_of

WORDS = load(root() / "words" / "en", strict=True)
DRILLS = [game.id for game in GAMES if questions(game.id)]
TABLES = [(game.id, answer) for game in GAMES if game.id in DRILLS for answer in game.answers or ("",)]
"""Every game at each of its tables; a law names games that nothing has been mined of."""
WORLDS = 120
"""Worlds in which a question is judged anew."""
TELLING = 4.0
"""Standard errors by which nothing else may turn out better than what is called best."""


def made(*worth: float, error: float = 0.1) -> Problem:
    """Make up a question whose answers, words with numbers, are worth so much."""
    judged = tuple(Judged((Say("vie", 10 * place),), mean, error) for place, mean in enumerate(worth, 1))
    transcript = Transcript(Header("gleek", 1, (), ("You", "Ada", "Bob"), 0), ())
    return Problem("gleek", "x", "ruff", 1, transcript, 0, judged, Reason("none"))


def test_every_game_is_drilled_at_each_of_its_tables() -> None:
    assert {game.id for game in GAMES if game.given.table_question} <= {
        game for game, table in TABLES if table
    }


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_there_are_enough_for_a_series(game: str, table: str) -> None:
    found = questions(game, table)
    assert len(found) >= LONG
    assert len({each.id for each in found}) == len(found)
    themes = Counter(each.theme for each in found)
    assert len(themes) == max(1, len(EXPECTED[game].drilled))
    assert {each.grade for each in found} == set(range(1, GRADES + 1))
    for theme in EXPECTED[game].drilled:
        answers = Counter(str(each.best[0]) for each in found if each.theme == theme)
        assert len(answers) > 1, theme


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_every_question_is_put_and_every_answer_judged(game: str, table: str) -> None:
    for question in questions(game, table):
        rules = rules_for(game, dict(question.transcript.header.options))
        view = Match.restore(rules, question.transcript).view(question.me)
        assert theme_of(game, view) == question.theme
        teller, series = DrillTeller(question, WORDS), Series(game)
        lesson = teller.asked(series)
        asked = lesson.steps[0]
        assert isinstance(asked, Do)
        assert asked.moves == view.moves
        assert lesson.title == WORDS.get("drills.would.title", number=1, count=LONG, right=0)
        assert Script(lesson, WORDS).says(0)
        grades, judged = set[Grade](), list[Judged | None]()
        for move in (None, *view.moves):
            answer = DrillAnswer(question, move)
            grades.add(answer.grade)
            if any(answer.judged is each for each in judged):
                continue  # a number nobody has judged is told of like the nearest
            judged.append(answer.judged)
            after = series.with_answer(answer)
            told = Script(teller.answered(after), WORDS)
            right = after.count(Grade.RIGHT)
            assert told.lesson.title == WORDS.get("drills.would.title", number=1, count=LONG, right=right)
            said = told.captions.cards.aloud(told.says(0))
            assert said
            assert said.startswith("Right") == (answer.grade is Grade.RIGHT)
            assert "{" not in said, question.id
            if answer.grade is Grade.WRONG:
                assert teller.fault(answer)
        assert {Grade.RIGHT, Grade.WRONG} <= grades, question.id


@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_every_answer_comes_with_a_reason(game: str) -> None:
    for question in questions(game):
        assert DrillTeller(question, WORDS).captions.why(question.reason), question.id


@pytest.mark.parametrize("game", ["ecarte", "illustrated_tarock", "sheepshead"])
def test_a_word_is_explained_as_players_explain_it_now(game: str) -> None:
    """What was written down with a question may have been said by rules of thumb that are not kept any more."""
    compared = 0
    for question in questions(game):
        rules = rules_for(game, dict(question.transcript.header.options))
        view = rules.view(state_after(rules, question.transcript), question.me)
        said = find(game).bot(rules, "club").choose(view, Random(1), 1)
        if isinstance(said.move, Say) and said.move == question.judged[0].line[0]:
            compared += 1
            assert said.reason.key == question.reason.key, question.id
            same = said.reason.number == question.reason.number
            assert same or game == "sheepshead", question.id  # where a master picks by other odds
    assert compared > 20


def test_answers_are_judged_by_what_they_give_away() -> None:
    question = made(10.0, 9.95, 8.0, 2.0, 0.0)
    assert usual_loss(question) == 2.0
    grades = [DrillAnswer(question, each.line[0]).grade for each in question.judged]
    assert grades == [Grade.RIGHT, Grade.RIGHT, Grade.WRONG, Grade.WRONG, Grade.WRONG]
    near = made(10.0, 9.6, 2.0, 0.0)
    assert DrillAnswer(near, near.judged[1].line[0]).grade is Grade.NEAR
    assert DrillAnswer(near, None).grade is Grade.SKIPPED
    doubtful = made(10.0, 9.0, error=0.6)
    assert DrillAnswer(doubtful, doubtful.judged[1].line[0]).grade is Grade.NEAR


def test_the_best_word_with_another_number_is_nearly_right() -> None:
    judged = (*made(25.5, 25.1).judged, Judged((Say("pass"),), 10.0, 0.5))
    question = replace(made(25.5, 25.1), judged=judged)
    assert usual_loss(question) == 15.5
    assert [DrillAnswer(question, each.line[0]).grade for each in judged] == [
        Grade.RIGHT,
        Grade.NEAR,
        Grade.WRONG,
    ]


def test_a_number_nobody_judged_is_worth_what_the_nearest_is() -> None:
    question = made(10.0, 5.0, 0.0)
    assert DrillAnswer(question, Say("vie", 14)).lost == 0.0
    assert DrillAnswer(question, Say("vie", 16)).lost == 5.0
    assert DrillAnswer(question, Say("vie", 99)).lost == 10.0


@pytest.mark.parametrize("game", DRILLS)
def test_a_series_asks_nothing_twice_and_follows_the_answers(game: str) -> None:
    for right in (True, False):
        series, dice, grades = Series(game), Random(4), list[int]()
        while not series.over:
            question = series.following({}, dice)
            grades.append(question.grade)
            best, *_, worst = question.judged
            series = series.with_answer(DrillAnswer(question, (best if right else worst).line[0], 2.0))
        assert len({each.question.id for each in series.answers}) == LONG
        assert series.level == (GRADES if right else 1)
        assert (series.average == 0) is right
        assert series.seconds == 2.0
        told = faults(series, WORDS)
        assert bool(told) is not right
        assert sum(each.times for each in told) == series.count(Grade.WRONG)


def test_what_was_not_answered_counts_in_no_average() -> None:
    question = made(10.0, 5.0, 0.0)
    answers = (DrillAnswer(question, Say("vie", 20), 3.0), DrillAnswer(question, None, 9.0))
    for given, average, seconds in ((answers, 5.0, 3.0), (answers[1:], 0.0, 0.0)):
        series = Series("gleek", answers=given)
        assert (series.average, series.seconds) == (average, seconds)


def test_what_has_come_least_often_comes_next() -> None:
    game, dice = DRILLS[0], Random(1)
    found = questions(game)
    seen = {each.id: 9 for each in found if each is not found[7]}
    assert Series(game, float(GRADES)).following(seen, dice) is found[7]


@pytest.mark.slow
@pytest.mark.parametrize("game", DRILLS)
def test_the_answers_stand_in_fresh_worlds(game: str) -> None:
    """Judge questions anew; of many some fall, so that no more than one in ten may, and none by far."""
    rules, dice, fallen = rules_for(game, {}), Random(8), 0
    likely, rollouts = find(game).likely(rules), Rollouts(rules, find(game).bot(rules, "club"))
    among = dice.sample(questions(game), 20)
    for question in among:
        view = Match.restore(rules, question.transcript).view(question.me)
        moves = [each.line[0] for each in question.judged]
        assert all(isinstance(move, Say | Play) for move in moves)
        wrong = [move for move in moves if DrillAnswer(question, move).grade is Grade.WRONG]
        survey = rollouts.survey(
            partial(likely, view, dice),
            (question.best[0], *wrong),
            dice,
            WORLDS * 40,
            (question.best[0], *wrong),
        )
        best = next(each for each in survey if each.move == question.best[0])
        for other in survey:
            lead, error = other.lead(best)
            assert lead <= TELLING * error or other is best, (question.id, other.move)
            fallen += lead > 2 * error
    assert fallen <= 2
