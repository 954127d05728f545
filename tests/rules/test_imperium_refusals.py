"""Imperium: a refusal that looks odd says which cards are trumps whatever is printed on them (§3.5, §7.7)."""

import pytest

from game import resources
from game.core.cards import IMPERIUM
from game.core.move import parse
from game.wording import load
from tests.rules.imperium_examples import B, deal, table
from tests.rules.notation import follow, why_not

BLACK = ("AS KS QH KH AH", "JS QD KD AD JD")
"""The turn-up is a club, so that the jack of spades is the Left Bower."""


def sentence(hands: tuple[str, str], turn_up: str, lead: str, card: str) -> str:
    """Give the refusal of a card in words, when the first seat has led."""
    rules = table({"declare_imperiums": "choose"})
    state = follow(rules, deal(rules, hands, turn_up), f"done {lead} done")
    reason = why_not(rules, rules.view(state, B), parse(f"play {card}", IMPERIUM))
    words = load(resources.root() / "words" / "en", strict=True)
    return words.get(f"imperium.reason.{reason.key}", cards=IMPERIUM.spell_all(reason.cards))


@pytest.mark.parametrize(
    ("hands", "lead", "card", "told"),
    [
        (BLACK, "AS", "QD", "no card of the suit led"),
        (("AH KH QH QS AS", "JS QD KD AD JD"), "AH", "QD", "no card of the suit led"),
        (("QC KH QH QS AS", "JS QD KD AD JD"), "QC", "QD", "follow suit"),
        (("JS KH QH QS AS", "AC QD KD KS JD"), "JS", "KS", "follow suit"),
        (("QS KH QH AH JH", "JS AS KS AD JD"), "QS", "JS", "follow suit"),
        (("QS KH QH AH JH", "JS AS KS AD JD"), "QS", "AD", "follow suit"),
        (("AC KH QH AH JH", "JS QC KS AD JD"), "AC", "QC", "beat the card led"),
    ],
)
def test_a_refusal_says_that_the_left_bower_is_a_trump(
    hands: tuple[str, str], lead: str, card: str, told: str
) -> None:
    said = sentence(hands, "KC", lead, card)
    assert told in said
    assert "the jack of spades counts as a club" in said


@pytest.mark.parametrize(
    ("hands", "lead", "card"),
    [
        (("JOK KH QH QS AS", "JS QD KD KS JD"), "JOK", "KS"),
        (("QC KH QH QS AS", "JOK QD KD KS JD"), "QC", "KS"),
        (("QH KH AH QS AS", "JOK QD KD KS JD"), "QH", "KS"),
        (("QH KS AH QS AS", "JOK AC KH QD JD"), "QH", "JOK"),
        (("JC KS AH QS AS", "JOK AC KH QD JD"), "JC", "AC"),
    ],
)
def test_a_refusal_says_that_the_joker_is_a_trump(hands: tuple[str, str], lead: str, card: str) -> None:
    assert "the Joker and the jack of spades count as clubs" in sentence(hands, "KC", lead, card)


def test_a_refusal_without_them_does_not_speak_of_them() -> None:
    for hands, lead, card in (
        (("QS KH QH AH JH", "AS QC KS AD JD"), "QS", "AD"),
        (("QS KH QH AH JH", "AC QC KD AD JD"), "QS", "AD"),
        (("QH KS AS QS JH", "JS KH QD AD JD"), "QH", "AD"),
    ):
        assert "count" not in sentence(hands, "KC", lead, card)


@pytest.mark.parametrize(("trump", "other"), ["SC", "HD", "DH", "CS"])
def test_every_suit_has_its_left_bower(trump: str, other: str) -> None:
    names = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
    third, fourth = (suit for suit in "SHDC" if suit not in (trump, other))
    hands = (
        f"A{other} K{other} Q{other} A{third} K{third}",
        f"J{other} A{fourth} K{fourth} Q{fourth} J{fourth}",
    )
    said = sentence(hands, f"K{trump}", f"A{other}", f"A{fourth}")
    assert f"the jack of {names[other]}s counts as a {names[trump]}" in said
