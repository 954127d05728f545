"""Blanks that lessons of several games fill from points, offers and the pack."""

import pytest

from game.learning.reading import course
from game.learning.script import Script
from game.resources import root
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)


def script(subject: str, name: str) -> Script:
    """Prepare a lesson by its name."""
    return Script(next(lesson for lesson in course(subject) if lesson.id == name), WORDS)


@pytest.mark.parametrize(
    ("subject", "text", "told"),
    [
        ("sheepshead", "{pack trumps} {pack K} {pack AC 9C} {all_points} {majority}", "14 4 2 120 61"),
        ("illustrated_tarock", "{pack trumps} {pack S} {all_points} {majority}", "22 8 122 62"),
    ],
)
def test_pack_and_points_are_the_game_s_own(subject: str, text: str, told: str) -> None:
    assert script(subject, "points").reply(0, text) == told


def test_so_many_of_the_smallest_unit_make_one_of_the_greatest() -> None:
    assert script("imperium", "imperiums").reply(0, "{rate}") == "3"


def test_an_offer_is_what_the_word_would_bring_now() -> None:
    assert script("illustrated_tarock", "bonuses").reply(1, "{offer seventy} {offer ninety}") == "10 40"


def test_what_lies_face_down_is_counted() -> None:
    assert script("sheepshead", "pick").reply(0, "{heap blind}") == "2"


def test_the_plate_and_the_gain_are_mine() -> None:
    lesson = script("sheepshead", "points")
    last = len(lesson.lesson.steps) - 1
    end = len(lesson.lesson.transcript.entries)
    assert lesson.reply(3, "{plate 0}") == "49"
    assert "4 points" in lesson.says(last)
    assert lesson.match(end).view(0).ledger.holdings[0] == (4,)


def test_cards_in_answers_are_named() -> None:
    lesson = script("sheepshead", "deal")
    asked = next(place for place in range(len(lesson.lesson.steps)) if lesson.answers(place))
    assert "Ace of spades" in lesson.answers(asked)
    assert lesson.is_right(asked, "Ace of spades")
