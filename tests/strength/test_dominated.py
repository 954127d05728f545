"""Cards that no belief excuses are found, and the better levels play none of them."""

import re
from itertools import islice
from random import Random

import pytest

from game.catalogue import GAMES, LEVELS, find, rules_for
from game.core.move import PLAYS
from game.core.transcript import parse_entry
from game.search.worlds import holdings
from tests.bots.positions import position
from tests.tools.strength.dominated import SEED, Asked, counted, decisions, faults, layouts, played_on
from tests.tools.strength.dominated_page import PAGE, TABLES, WORD_TABLES, WORDS_HEAD, page, row
from tests.tools.strength.open_hands import LAST, true_sides

STRONG = ("expert", "master")
FEW, MANY = 8, 200
LAST_TWO = """\
* deal QC KS AC QS AH 7S TS JS TC 7D TD AS 8D AD QH KH JC 8H TH KD 7H 9C 8C 8S QD 7C JH 9S KC 9D JD 9H
1 say propose
0 say accept
1 lay TS
1 lay AC
1 lay JS
1 lay QC
1 say done
0 lay 7S
0 lay TC
0 lay AH
0 lay QS
0 say done
1 say stand
1 play KS
0 play 7D
0 play KH
1 play QH
0 play TH
1 play 8D
1 play AS
"""
"""Seat 0 holds the eight of hearts and the jack of clubs; seat 1 has shown that it holds no heart."""


def asked(game: str, text: str, dealer: int = 0) -> Asked:
    """Play to a position of a first deal."""
    rules = rules_for(game, {})
    state = rules.start(dealer)
    for line in text.splitlines():
        state = rules.play(state, parse_entry(line, rules.spec.pack).move)
    return Asked(game, rules, rules.view(state, state.turn))


def test_a_card_kept_for_a_suit_nobody_can_lead_is_a_fault() -> None:
    """The other hand leads no heart any more, but it may lead a lower club."""
    last = asked("ecarte", LAST_TWO)
    jack, eight = PLAYS[last.rules.spec.pack.parse("JC")], PLAYS[last.rules.spec.pack.parse("8H")]
    found = faults(last, [jack, eight])
    assert set(found) == {jack}
    assert found[jack].better == eight
    assert found[jack].cost > 0.2


def test_every_hand_that_the_other_may_hold_is_looked_at() -> None:
    for each in islice(decisions("ecarte", 2), 12):
        held = {each.rules.view(state, 1 - each.view.me).hand for state in layouts(each)}
        assert held == set(holdings(each.view))


def test_a_card_that_a_few_layouts_speak_for_is_not_dominated() -> None:
    """In 4 of 100 layouts the ace of spades wins what the eight of clubs loses; a sample of 40 met none of them."""
    rules, view = position("romestecq_ace_or_eight")
    ace, eight = (PLAYS[card] for card in rules.spec.pack.parse_all("AS 8C"))
    ways = [played_on(rules, rules.imagine(view, Random(seed)), view)[0] for seed in range(200)]
    assert {(way[ace] > way[eight]) - (way[ace] < way[eight]) for way in ways} == {-1, 0, 1}


def test_whoever_plays_alone_is_on_no_side() -> None:
    """Nobody picks, so that everybody plays alone at Sheepshead, though all sides are told by the same number."""
    alone = 0
    for each in islice(decisions("sheepshead", 3), 30):
        sides = true_sides(each.rules, next(layouts(each)))
        assert len(set(sides)) == (3 if each.view.public.picker < 0 else 2)
        alone += each.view.public.picker < 0
    assert alone


ROW = re.compile(r"^\| (\w+) \| (\d) \| \d+ \| \d+ \|", re.MULTILINE)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_experts_and_masters_play_no_dominated_card(game: str) -> None:
    found = counted(game, find(game).seats[0], FEW, STRONG)
    assert not [level for level in STRONG if found[level].dominated]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_over_many_positions_neither_do_they(game: str, seats: int) -> None:
    found = counted(game, seats, MANY, ("club", *STRONG))
    assert not [level for level in STRONG if found[level].dominated]


def test_a_table_of_any_size_has_last_cards() -> None:
    assert {seats for _, seats in TABLES} == LAST.keys()


def test_the_record_tells_of_tables_there_are() -> None:
    text = PAGE.read_text("utf-8")
    rows = ROW.findall(text)
    assert rows
    assert {(game, int(seats)) for game, seats in rows} <= {
        *TABLES
    }  # every one: the law of what a game lacks
    assert page(text) == text
    figures = [line.strip("| ").split(" | ") for line in text.splitlines() if ROW.match(line)]
    assert {cell for cells in figures for cell in cells[6:8]} == {"0"}  # experts' and masters'


def test_a_row_takes_the_place_of_the_one_before() -> None:
    text = PAGE.read_text("utf-8")
    found = row("ecarte", 2, 1, counted("ecarte", 2, 1))
    assert len(found.split(" | ")) == 4 + len(LEVELS) + 2
    changed = page(text, found)
    assert found in changed
    assert changed.count(f"| ecarte | 2 | {SEED} |") == 1


def test_the_record_tells_at_which_tables_words_were_counted() -> None:
    _, _, told = PAGE.read_text("utf-8").partition(f"{WORDS_HEAD}\n")
    rows = [line.strip("| ").split(" | ") for line in told.splitlines()[1:]]
    tables = [(game, str(seats), table or "as published") for game, seats, table in WORD_TABLES]
    assert [tuple(cells[:3]) for cells in rows] == tables
    assert {cell for cells in rows for cell in cells[5:8]} == {"0"}
