"""A lesson at the table: what is dealt in it."""

from game.core.cards import CHANCE
from game.core.move import Deal
from game.learning.course import course
from game.learning.script import Script
from game.play.tutor import LessonDice
from game.resources import root
from game.wording import load

LESSON = next(each for each in course("ecarte") if each.id == "vulnerable")
"""It has two deals."""


def test_every_pack_of_a_lesson_is_dealt_as_it_tells() -> None:
    script = Script(LESSON, load(root() / "words" / "en"))
    entries = LESSON.transcript.entries
    deals = [place for place, entry in enumerate(entries) if entry.seat == CHANCE]
    assert len(deals) == 2
    for place in deals:
        match = script.match(place)
        match.shuffle(LessonDice(LESSON, match), LESSON.me)
        assert match.transcript().entries[-1] == entries[place]


def test_a_pack_is_shuffled_where_the_lesson_tells_no_more() -> None:
    match = Script(LESSON, load(root() / "words" / "en")).match(0)
    dice = LessonDice(LESSON, match)
    match.shuffle(dice, LESSON.me)
    cards = list(range(10))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(10)) != cards
    assert isinstance(LESSON.transcript.entries[0].move, Deal)
