"""Blanks that tell what was said, paid and noted, on a deal of Gleek."""

import pytest

from game.learning.blanks import fill, value
from game.learning.position import BadBlank
from game.learning.reading import course
from game.learning.script import Script
from game.resources import root
from game.wording import load
from tests.coach.deals import played

WORDS = load(root() / "words" / "en", strict=True)
DEALT, BID, PASSED, SOLD = 1, 2, 3, 8


@pytest.fixture(scope="module")
def script() -> Script:
    return Script(next(lesson for lesson in course("gleek") if lesson.id == "stock"), WORDS)


@pytest.mark.parametrize(
    ("blank", "length", "filled"),
    [
        ("said 0", DEALT, "12"),
        ("said 1", BID, "13"),
        ("least bid", PASSED, "14"),
        ("most bid", PASSED, "14"),
        ("next", PASSED, "“Bid 14”"),
        ("next", SOLD - 1, "“Pass”"),
        ("got 0", SOLD, "9 pence"),
        ("got 2 stock", SOLD, "8 pence"),
        ("gave 1 stock", SOLD, "17 pence"),
        ("gained stock", SOLD, "9 pence"),
        ("note price 1", SOLD, "17"),
        ("note price", SOLD, "17"),
        ("award stock", DEALT, "The stock is sold"),
        ("figure share", DEALT, "22"),
        ("figure ruff", DEALT, "31"),
    ],
)
def test_it_is_filled_from_the_table(script: Script, blank: str, length: int, filled: str) -> None:
    assert value(blank, script.position(length)) == filled


@pytest.mark.parametrize(
    ("blank", "length"),
    [
        ("said 2", DEALT),
        ("least vie", PASSED),
        ("next", SOLD),
        ("got 1 stock", SOLD),
        ("gained luck", SOLD),
        ("note price 0", SOLD),
        ("figure luck", DEALT),
        ("award luck", DEALT),
    ],
)
def test_what_the_table_does_not_tell_is_refused(script: Script, blank: str, length: int) -> None:
    with pytest.raises(BadBlank):
        value(blank, script.position(length))


def test_a_blank_that_begins_a_sentence_begins_it_with_a_capital(script: Script) -> None:
    name = str(value("whom 1", script.position(DEALT)))
    begun = name[0].upper() + name[1:]
    text = "{whom 1} bids. {whom 1}: {whom 1}"
    filled = f"{begun} bids. {begun}: {name}"
    assert begun != name
    assert fill(text, script.position(DEALT)) == filled


def test_of_several_deals_the_last_one_is_told_of(script: Script) -> None:
    match = played("gleek", 1, deals=2)
    position = script.as_seen(match)
    assert {award.deal for award in position.tally} == {2}
    assert position.trick == match.view(0).tricks[-1]
