"""Lessons that do not hold together: each is refused in a sentence that says what to mend, and where."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.core.move import Lay, Say
from game.learning.lesson import AskText, Do, Free, Lesson, LessonGoal, Watch
from game.learning.reading import BadLesson, read_lesson

DEALT = "* deal 7S KD 9C 8S KC TC 8H 7D 8C 7H 9S QS JS AC AS QH 9H …"
EXCHANGE = (
    "0 say propose, 1 say accept, 0 lay 9C, 0 lay 8H, 0 lay 7D, 0 say done, "
    "1 lay TC, 1 lay 8C, 1 lay 7H, 1 say done, 0 say stand, 0 play QS, 1 play 8S"
)
HEAD = "parlour-tricks transcript 1\ngame ecarte\nplayer 0 You\nplayer 1 The Marquise, novice\ndealer 1\n\n"

Step = Mapping[str, Any]

PROPOSE: Step = {"do": "Propose.", "otherwise": "Propose first."}
WATCHED: Step = {"watch": "The other accepts."}
LAY: Step = {"do": "Exchange.", "otherwise": "Keep the king."}
ASKED: Step = {"ask": "How many?", "well": "Yes.", "otherwise": "No."}
ALONE: Step = {"free": "Play.", "well": "Won.", "otherwise": "Lost."}


def lesson(*steps: Step, game: str = "ecarte", entries: str = EXCHANGE, begins: int = 1) -> Lesson:
    match = f"{HEAD}{DEALT}\n" + entries.replace(", ", "\n") + "\n"
    table = {"title": "One", "idea": "Another.", "match": match, "step": list(steps), "begins": begins}
    return read_lesson(game, "tried", table)


def test_a_lesson_is_read_step_by_step() -> None:
    found = lesson(PROPOSE, WATCHED, LAY, {**WATCHED, "watch": "New cards."})
    propose, accept, exchange, cards = found.steps
    assert isinstance(propose, Do)
    assert isinstance(exchange, Do)
    assert isinstance(cards, Watch)
    assert (propose.moves, propose.end) == ((Say("propose"),), 2)
    assert accept == Watch(accept.says, 3)
    assert [type(move) for move in exchange.moves] == [Lay, Lay, Lay, Say]  # with the word that closes it
    assert exchange.end == 7
    assert cards.end == 11  # the other's exchange; what the learner says next is not the only thing to say


def test_an_exchange_at_the_end_of_what_is_told_is_read_without_its_closing_word() -> None:
    entries = EXCHANGE.partition(", 0 say done")[0]
    *_, exchange = lesson(PROPOSE, WATCHED, LAY, entries=entries).steps
    assert isinstance(exchange, Do)
    assert [type(move) for move in exchange.moves] == [Lay, Lay, Lay]
    assert exchange.end == 6


def test_so_many_moves_are_watched_as_it_says() -> None:
    (watched, do) = lesson({"watch": "Cards.", "moves": 3}, {**LAY, "wrong": {"lay KD": "Keep it."}}).steps
    assert isinstance(watched, Watch)
    assert watched.end == 4
    assert isinstance(do, Do)
    assert list(do.wrong.values()) == ["Keep it."]


def test_the_right_answer_stands_where_it_is_to() -> None:
    said = {**ASKED, "right": "one", "others": ["two", "three"]}
    for place in (1, 2, 3):
        (asked,) = lesson({**said, "place": place}).steps
        assert isinstance(asked, AskText)
        assert asked.place == place - 1
    (asked,) = lesson(said).steps
    assert isinstance(asked, AskText)
    assert asked.place is None


@pytest.mark.parametrize(
    ("written", "goal"),
    [
        ({"tricks": 0}, LessonGoal("tricks", 0)),
        ({"tricks": 3, "won": True}, LessonGoal("tricks", 3)),
        ({"gain": 2}, LessonGoal("gain", 2, "points")),
        ({"gain": 2, "unit": "games"}, LessonGoal("gain", 2, "games")),
        ({"won": True}, LessonGoal("won")),
        ({}, LessonGoal("end")),
        ({"won": False}, LessonGoal("end")),
    ],
)
def test_what_is_to_be_reached_alone_is_read(written: Step, goal: LessonGoal) -> None:
    (free,) = lesson({**ALONE, "goal": written}).steps
    assert isinstance(free, Free)
    assert free.goal == goal


def test_a_stretch_without_a_goal_needs_no_sentence_for_failure() -> None:
    (free,) = lesson({**ALONE, "otherwise": ""}).steps
    assert isinstance(free, Free)
    assert free.goal == LessonGoal("end")


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([{}], "step 1: It must be one of tell, watch, do, ask and free, and is none."),
        ([PROPOSE, {"tell": "A.", "do": "B."}], "step 2: It must be one of tell, watch, do, ask and free, and is tell and do."),
        ([WATCHED], "step 1: There is nothing to watch"),
        ([PROPOSE, {"do": "Lay.", "otherwise": "No."}], "step 2: The learner is not to move here."),
        ([{"watch": "All.", "moves": 13}, PROPOSE], "step 2: The learner is not to move here."),
        ([{"do": "Propose."}], "step 1: It must say, under otherwise, why another legal move is not made here."),
        ([{**PROPOSE, "wrong": {"play 7S": "No."}}], "is no legal move here, or the right one."),
        ([{**PROPOSE, "wrong": {"say propose": "No."}}], "is no legal move here, or the right one."),
        ([{**ASKED, "well": "", "card": "KD"}], "step 1: A question needs a sentence for the right answer"),
        ([{**ASKED, "otherwise": "", "card": "KD"}], "step 1: A question needs a sentence for the right answer"),
        ([{**ASKED, "right": "one"}], "step 1: A question needs a card, a number, or a right answer and others."),
        ([{**ASKED, "others": ["one"]}], "step 1: A question needs a card, a number, or a right answer and others."),
        ([{**ASKED, "right": "1", "others": ["2"], "place": 0}], "The place of the right answer is counted from 1"),
        ([{**ASKED, "right": "1", "others": ["2"], "place": 3}], "The place of the right answer is counted from 1"),
        ([{**ASKED, "card": "4S"}], "step 1: "),
        ([{**ALONE, "well": ""}], "step 1: A stretch played alone needs a sentence for success"),
        ([{**ALONE, "goal": {"tricks": 3}, "otherwise": ""}], "and one for failure, otherwise."),
        ([{**ALONE, "goal": {"won": True}, "otherwise": ""}], "and one for failure, otherwise."),
        ([{"tell": "A.", "sings": True}], "sings"),
    ],
)  # fmt: skip
def test_a_step_that_does_not_hold_together_is_refused(steps: list[Step], said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        lesson(*steps)
    assert str(refused.value).startswith("The lesson ecarte/tried does not hold together: ")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("game", "entries", "said"),
    [
        ("imperium", EXCHANGE, "It is a lesson of imperium, and its deal is one of ecarte."),
        ("ecarte", "0 play KS", "can't be played"),
        ("ecarte", f"{EXCHANGE}, 0 play 9C", "can't be played"),
        ("ecarte", "0 sing KS", "Line 8"),
    ],
)
def test_a_deal_that_does_not_hold_together_is_refused(game: str, entries: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        lesson({"tell": "Look."}, game=game, entries=entries)
    assert said in str(refused.value)


def test_only_the_deal_that_lies_there_is_played_alone() -> None:
    with pytest.raises(BadLesson, match="Only the deal that is lying there can be played alone"):
        lesson(ALONE, begins=0)


def test_the_primer_teaches_with_any_game() -> None:
    assert lesson({"tell": "Look."}, game="primer").subject == "primer"
