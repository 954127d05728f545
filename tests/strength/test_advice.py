"""What is printed as advice is what the master's figures say, or the rules tell where it is not."""

import re
from itertools import islice

import pytest

from game.core.cards import mask
from game.core.move import Play
from game.resources import read_text
from tests.strength.advice import (
    ECARTE,
    PRINTED,
    THUMBS,
    Thumb,
    exchanging,
    followed,
    mean,
    of_class,
    spoken,
)
from tests.strength.advice_page import PAGE, page, row

FAR = 2
"""Standard errors from which on a figure goes against what is printed."""
SLIGHT = {"ecarte": 0.1, "gleek": 0.5, "imperiale": 0.25, "imperium": 0.1, "romestecq": 0.1}
"""By game, units below which it is called a tie all the same."""
TOLD = {
    ("ecarte", "12.9", "7H 8H KS 7S 7C"): ("12.9", "a tenth of a point ahead"),
    ("ecarte", "12.11", "7H 8H 9H 7S 7C"): ("12.11", "{cards: 7H 8H 9H 7S 7C}"),
    ("ecarte", "12.11", "QS QC QD 7S 7C"): ("12.11", "{cards: QS QC QD 7S 7C}"),
    ("ecarte", "12.11", "7H 8H KS 7C 7D"): ("12.11", "{cards: 7H 8H KS 7C 7D}"),
    ("imperiale", "16.2", "lead the seven of trumps while you can"): ("16.2", "Our own master"),
}
"""By game, paragraph and what is printed where figures go against it: the paragraph that says so, and words from it."""
WORDS = re.compile(r"\| ([\d.]+) \| ([^|]+) \| ([+-][\d.]+) ± ([\d.]+) \| \w+ \|")
CARDS = re.compile(
    r"\| (\w+) \| ([\d.]+) \| ([^|]+) \| (\d+) of (\d+) \| (?:([+-][\d.]+) ± ([\d.]+)|–) \| \w+ \|"
)


def against() -> set[tuple[str, str, str]]:
    """Name what the figures of the page go clearly against."""
    text, found = PAGE.read_text("utf-8"), set[tuple[str, str, str]]()
    for rule, hand, ahead, error in WORDS.findall(text):
        if float(ahead) > max(FAR * float(error), SLIGHT["ecarte"]):
            found.add(("ecarte", rule, hand))
    for game, rule, says, did, asked, ahead, error in CARDS.findall(text):
        rarely = 2 * int(did) < int(asked)
        if ahead and rarely and float(ahead) > max(FAR * float(error), SLIGHT[game]):
            found.add((game, rule, says))
    return found


def test_the_rules_tell_where_figures_go_against_what_they_print() -> None:
    assert against() == set(TOLD)
    for (game, _, _), (paragraph, words) in TOLD.items():
        rules = read_text("rules", f"{game}.md")
        told = next(line for line in rules.splitlines() if line.startswith(f"{paragraph} "))
        assert words in told


def test_the_page_tells_of_every_piece_of_advice() -> None:
    text = PAGE.read_text("utf-8")
    told = [(game, rule, says) for game, rule, says, *_ in CARDS.findall(text)]
    assert told == [(each.game, each.rule, each.says) for each in THUMBS]
    hands = [hand for _, hand, *_ in WORDS.findall(text)]
    assert set(PRINTED) <= set(hands)
    assert len(hands) == len(PRINTED) + 9 + 10
    assert page(text) == text


@pytest.mark.parametrize("thumb", THUMBS, ids=lambda each: f"{each.game}-{each.says}")
def test_advice_speaks_where_some_cards_are_advised_and_others_are_not(thumb: Thumb) -> None:
    for _, view, wanted in spoken(thumb, 3):
        assert wanted
        legal = mask(move.card for move in view.moves if isinstance(move, Play))
        assert wanted & legal == wanted != legal
        assert thumb.rule in read_text("rules", f"{thumb.game}.md")


def test_a_row_tells_how_often_the_master_follows() -> None:
    thumb = next(each for each in THUMBS if each.game == "imperium")
    found = followed(thumb, 4)
    assert found.asked == 4
    assert CARDS.fullmatch(row(thumb, found).replace("(and changes)", "").replace("  ", " "))


def test_hands_of_a_class_are_not_of_a_class_before_it() -> None:
    for hand, _ in islice(of_class("four_courts", elder=True), 5):
        assert len(set(hand)) == 5


def test_an_exchange_is_worth_more_to_a_bad_hand_than_to_a_good_one() -> None:
    pack = ECARTE.spec.pack
    bad, good = (
        exchanging(pack.parse_all(hand), pack.parse("TH"), elder=True, worlds=24)
        for hand in ("7S 8S 9D 7D 8C", "QH JH AH KS KD")
    )
    assert mean(bad)[0] > mean(good)[0]
