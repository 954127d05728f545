"""Romestecq: what is said of a combination that pays is true under the house rules in force."""

from random import Random

import pytest

from game import resources
from game.catalogue import find, rules_for
from game.core.options import Value, chosen
from game.rules.romestecq.scoring import STEPS
from game.wording import Words, load
from tests.games.romestecq import caught, combination, kept, own
from tests.laws.payments import Paid, paid_at

GAME = find("romestecq")
SOME = "not all of them caught"
ALL_HOME = "all of them came home"
TOO = "their holder’s side scores them as well"
ALL = "all of them caught from another side"
PART = "some of them caught from another side"


def english() -> Words:
    return load(resources.root() / "words" / "en", strict=True)


def truth(paid: Paid) -> str:
    """Say what has become of the combination an award was paid for, as the tricks and the house rules have it."""
    lost = caught(paid)
    if kept(paid):
        return TOO
    if own(paid):
        return SOME if paid.options.split_combination == "holder" else ALL_HOME
    return ALL if lost == paid.award.cards.bit_count() else PART


def told(options: dict[str, Value], seed: int) -> set[str]:
    """Compare every sentence of a table with the truth; give what was said."""
    words, found = english(), set()
    for paid in paid_at(rules_for("romestecq", options), chosen(GAME.options, options), Random(seed)):
        if combination(paid):
            sentence = words.get(f"romestecq.step_how.{paid.award.step}")
            phrases = [each for each in (SOME, ALL_HOME, TOO, ALL, PART) if each in sentence]
            assert phrases == [truth(paid)], (sentence, paid.award, options)
            found.add(truth(paid))
    return found


@pytest.mark.parametrize(
    ("options", "heard"),
    [
        ({}, {SOME, ALL}),
        ({"split_combination": "nobody"}, {ALL_HOME, ALL}),
        (dict(GAME.presets["strict"]), {ALL_HOME, ALL, PART}),
        (dict(GAME.presets["lavish"]), {SOME, ALL, TOO}),
        ({"split_combination": "captor", "duped_scoring": "both"}, {ALL_HOME, ALL, PART, TOO}),
        ({"players": 6, "six_sides": "three_pairs"}, {SOME, ALL}),
    ],
    ids=["usual", "nobody", "strict", "lavish", "both", "three-sides"],
)
def test_what_is_said_of_a_combination_is_what_became_of_it(
    options: dict[str, Value], heard: set[str]
) -> None:
    assert told(options, 61) == heard


def test_no_sentence_asks_more_of_the_cards_than_every_house_rule_does() -> None:
    """Two pairs may be of kings, couples no neighbours, and a rome of three cards (§6.8, §6.13, §6.14)."""
    words = english()
    sentences = " ".join(words.get(f"romestecq.step_how.{step}") for step in STEPS)
    assert [each for each in ("queens", "neighbour", "both", "A pair") if each in sentences] == []
