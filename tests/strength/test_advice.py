"""What is printed as advice is what the master's figures say, or the rules tell where it is not."""

import re
from collections import Counter
from itertools import islice
from random import Random

import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.cards import GLEEK, mask
from game.core.move import Play
from game.core.shuffle import random_deal
from game.core.transcript import parse_entry
from game.resources import read_text
from game.rules.gleek import Options as GleekOptions
from game.rules.gleek.scoring import ruff
from tests.games.expected import EXPECTED
from tests.tools.strength.advice import (
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
from tests.tools.strength.advice_page import PAGE, page, row
from tests.tools.strength.companion import advised, cost
from tests.tools.strength.contests import options_for
from tests.tools.strength.lessons import ROUND, SUBJECTS, Shown, held, shown, stored

FAR, CLEARLY = 2, 4
"""Standard errors from which on a figure goes against what is printed, and clearly so in few layouts."""
TOLD = {
    ("ecarte", "12.9", "7H 8H KS 7S 7C"): ("12.9", "a tenth of a point ahead"),
    ("ecarte", "12.11", "7H 8H 9H 7S 7C"): ("12.11", "{cards: 7H 8H 9H 7S 7C}"),
    ("ecarte", "12.11", "QS QC QD 7S 7C"): ("12.11", "{cards: QS QC QD 7S 7C}"),
    ("ecarte", "12.11", "7H 8H KS 7C 7D"): ("12.11", "{cards: 7H 8H KS 7C 7D}"),
    ("gleek", "15.5", "vie late on a poor ruff"): ("15.5", "lost about three more than a pass"),
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
        if float(ahead) > max(FAR * float(error), EXPECTED["ecarte"].tie):
            found.add(("ecarte", rule, hand))
    for game, rule, says, did, asked, ahead, error in CARDS.findall(text):
        rarely = 2 * int(did) < int(asked)
        if ahead and rarely and float(ahead) > max(FAR * float(error), EXPECTED[game].tie):
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


RARE = 40
"""In a hundred times as many deals every piece of advice speaks."""


def test_every_paragraph_of_advice_has_figures_or_a_reason_why_not() -> None:
    with_figures = {(each.game, each.rule) for each in THUMBS}
    with_figures |= {("ecarte", rule) for rule, *_ in WORDS.findall(PAGE.read_text("utf-8"))}
    printed = set[tuple[str, str]]()
    for game in GAMES:
        chapters = re.findall(r"^## (\d+)\. (.*)$", read_text("rules", f"{game.id}.md"), re.MULTILINE)
        advising = [number for number, title in chapters if "dvice" in title]
        for number in advising:
            found = re.findall(rf"^({number}\.\d+) ", read_text("rules", f"{game.id}.md"), re.MULTILINE)
            printed |= {(game.id, rule) for rule in found}
    without = {(game, rule) for game, each in EXPECTED.items() for rule in each.advice.no_figures}
    assert printed == with_figures | without
    assert not with_figures & without


def test_every_sentence_of_the_companion_means_cards_or_it_is_said_why_not() -> None:
    for game in GAMES:
        said = {each.key for tips in game.bots.tips.values() for each in tips}
        advice = EXPECTED[game.id].advice
        assert said == advice.means.keys() | advice.no_cards.keys(), game.id
        assert not advice.means.keys() & advice.no_cards.keys()


@pytest.mark.parametrize("thumb", THUMBS, ids=lambda each: f"{each.game}-{each.says}")
def test_advice_speaks_where_some_cards_are_advised_and_others_are_not(thumb: Thumb) -> None:
    found = [*spoken(thumb, 3)] or [*islice(spoken(thumb, RARE), 1)]
    assert found
    for _, view, wanted in found:
        assert 0 < len(wanted) < len(view.moves)
        assert {*wanted} < {*view.moves}
        assert f"\n{thumb.rule} " in read_text("rules", f"{thumb.game}.md")


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


# ------------------------------------------------------------------ what rules say of hands and combinations


def test_a_ruff_is_the_best_of_three_as_often_as_the_rules_say() -> None:
    """§15.4 of Gleek: about once in six, half the time, nine times in ten."""
    dice, options = Random(15), GleekOptions()
    best, dealt = Counter[str](), Counter[str]()
    for _ in range(6000):
        cards = dice.sample(range(GLEEK.size), 36)
        worth = [ruff(mask(cards[place::3]), options).value for place in range(3)]
        for value in worth:
            band = next((name for name, values in RUFFS.items() if value in values), "")
            dealt[band] += 1
            best[band] += value == max(worth)
    shares = {name: best[name] / dealt[name] for name in RUFFS}
    assert abs(shares["35"] - 1 / 6) < 0.05
    assert abs(shares["40 to 44"] - 1 / 2) < 0.06
    assert abs(shares["50 to 54"] - 9 / 10) < 0.04


RUFFS = {"35": range(35, 36), "40 to 44": range(40, 45), "50 to 54": range(50, 55)}


def test_a_village_is_duped_less_often_than_a_rome() -> None:
    """§13.6 of Romestecq."""
    rules = rules_for("romestecq", options_for(find("romestecq"), 4))
    club, paid = find("romestecq").bot(rules, "club"), Counter[str]()
    for number in range(250):
        dice = Random(number)
        state = rules.play(rules.start(number % 4), random_deal(rules.spec.pack, dice))
        while state.turn >= 0:
            state = rules.play(state, club.choose(rules.view(state, state.turn), dice, 1).move)
        paid.update(award.step for award in state.ledger.awards)
    lost = {
        kind: paid[f"duped_{kind}"] / (paid[f"duped_{kind}"] + paid[kind]) for kind in ("village", "rome")
    }
    assert lost["village"] < lost["rome"]


# ------------------------------------------------------------------ the companion

COMPANION = re.compile(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \| ([+-][\d.]+) ± ([\d.]+) \|$", re.MULTILINE)
COSTLY: frozenset[tuple[str, str]] = frozenset()
"""By game and key: sentences that cost something on average all the same, and why is said beside them."""


def test_no_sentence_of_the_companion_costs_something_on_average() -> None:
    rows = COMPANION.findall(PAGE.read_text("utf-8"))
    dear = {
        (game, key)
        for game, key, _, _, ahead, error in rows
        if float(ahead) > max(FAR * float(error), EXPECTED[game].tie)
    }
    assert dear == COSTLY
    assert len(rows) > 40


def test_sentences_the_page_tells_of_are_known_to_mean_cards() -> None:
    for game, key, *_ in COMPANION.findall(PAGE.read_text("utf-8")):
        assert key in EXPECTED[game].advice.means


@pytest.mark.parametrize("game", [game for game, each in EXPECTED.items() if each.advice.means])
def test_a_sentence_means_some_cards_and_not_all(game: str) -> None:
    found = list(islice(advised(game, 12), 8))
    assert found
    for each in found:
        legal = mask(move.card for move in each.view.moves if isinstance(move, Play))
        assert each.meant & legal == each.meant not in (0, legal)
    assert isinstance(cost(game, found[0], 4), float)


# ------------------------------------------------------------------ lessons

OWN_WORDS = {
    "gleek/seven 8": "passing costs nothing",
    "gleek/ruff 3": "Passing costs nothing yet, and may even bring more",
    "gleek/ruff 8": "may even bring more",
    "romestecq/combinations 7": "may even bring more",
    "romestecq/partner 5": "may even bring more",
    "illustrated_tarock/pack 5": "would be the better lead",
    "illustrated_tarock/pack 11": "would be the better lead",
    "illustrated_tarock/bids 2": "may well bid that at once",
    "illustrated_tarock/bids 12": "would even bring more",
    "sheepshead/trumps 3, must_trump": "would be the better lead",
    "sheepshead/pick 6, must_trump": "may even bring more",
    "sheepshead/partner 5, must_trump": "you would often draw trumps first",
    "sheepshead/under 4, must_trump": "would even pay more",
    "sheepshead/under 4, free": "would even pay more",
    "sheepshead/defend 11, free": "may even bring more",
    "sheepshead/schmear 11, free": "may even bring more",
}
"""By step in which another way is better: words of what is said to whoever goes that way."""
EVERY = tuple(each for subject in SUBJECTS for each in shown(subject))


def refused(each: Shown) -> str:
    """Say what a lesson replies to the way that is better."""
    pack = each.script.rules.spec.pack
    other = stored()[each.name].other.split(", ")
    return each.step.why_not(tuple(parse_entry(f"0 {move}", pack).move for move in other))


def test_lessons_admit_where_another_way_is_better_than_what_they_show() -> None:
    assert {name for name, each in stored().items() if each.disagrees} == set(OWN_WORDS)
    for each in EVERY:
        if each.name in OWN_WORDS:
            assert OWN_WORDS[each.name] in refused(each), each.name


def test_the_figures_of_lessons_are_of_the_lessons_there_are() -> None:
    assert {each.name: each.fingerprint for each in EVERY} == {
        name: each.at for name, each in stored().items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.name)
def test_no_lesson_shows_what_is_clearly_worse_without_saying_so(each: Shown) -> None:
    found = held(each, 2 * ROUND)
    assert not found.disagrees or found.ahead < CLEARLY * found.error or each.name in OWN_WORDS
