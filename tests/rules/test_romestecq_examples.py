"""Romestecq: the worked examples, with every grouping, every announcement and every score they state."""

import pytest

from game.core.cards import CHANCE, NOBODY, mask
from game.core.trick import head, must_follow
from game.rules.romestecq.cards import ORDER, PACK
from tests.rules.notation import follow, legal
from tests.rules.romestecq_examples import (
    WHOLE_DEAL,
    WHOLE_PLAY,
    Step,
    deal,
    groups,
    paid,
    said,
    score,
    table,
    total,
)

BEST, TABLE, CUMULATIVE = ({"combination_counting": name} for name in ("best", "table", "cumulative"))
RULES = table()


@pytest.mark.parametrize(
    ("hand", "best", "by_table", "everything"),
    [
        pytest.param(
            "AC AD KC KD 7H",
            [("double_rome", "AD AC"), ("double_rome", "KD KC")],
            [("two_pairs", "KD AD KC AC")],
            13,
            id="aces-and-kings",
        ),
        pytest.param(
            "QC QD JH JS 7H",
            [("two_pairs", "JS JH QD QC")],
            [("two_pairs", "JS JH QD QC")],
            5,
            id="low-pairs",
        ),
        pytest.param(
            "AC AD QC QH 7H",
            [("double_rome", "AD AC"), ("rome", "QH QC")],
            [("two_pairs", "QH AD QC AC")],
            8,
            id="aces-and-queens",
        ),
        pytest.param(
            "AC AD AH 9C 8D", [("triplet", "AH AD AC")], [("triplet", "AH AD AC")], 7, id="three-aces"
        ),
        pytest.param(
            "QC QD QH JC JS",
            [("triplet", "QH QD QC"), ("rome", "JS JC")],
            [("triplet", "QH QD QC"), ("rome", "JS JC")],
            7,
            id="full-house",
        ),
        pytest.param(
            "KC QC 9D 8D 9H",
            [("village", "8D 9D QC KC")],
            [("village", "8D 9D QC KC")],
            3,
            id="village-and-rome",
        ),
        pytest.param(
            "AC KC 9D 8D AD",
            [("double_rome", "AD AC")],
            [("village", "8D 9D KC AC")],
            6,
            id="village-and-aces",
        ),
        pytest.param(
            "QC JC TC 9D 8D", [("village", "8D 9D JC QC")], [("village", "8D 9D JC QC")], 2, id="two-villages"
        ),
        pytest.param("AC KD QH JS TC", [], [], 0, id="nothing"),
    ],
)
def test_x1_grouping(
    hand: str, best: list[tuple[str, str]], by_table: list[tuple[str, str]], everything: int
) -> None:
    assert groups(hand, BEST) == best
    assert groups(hand, TABLE) == by_table
    assert total(hand, CUMULATIVE) == everything


@pytest.mark.parametrize(
    ("hand", "best", "by_table"),
    [
        ("AC AD KC KD 7H", 8, 3),
        ("QC QD JH JS 7H", 3, 3),
        ("AC AD QC QH 7H", 5, 3),
        ("AC AD AH 9C 8D", 3, 3),
        ("QC QD QH JC JS", 3, 3),
        ("KC QC 9D 8D 9H", 2, 2),
        ("AC KC 9D 8D AD", 4, 2),
        ("QC JC TC 9D 8D", 2, 2),
        ("AC KD QH JS TC", 0, 0),
    ],
)
def test_x1_values(hand: str, best: int, by_table: int) -> None:
    assert (total(hand, BEST), total(hand, TABLE)) == (best, by_table)


def test_x1_the_first_cumulative_total_contains_a_village() -> None:
    assert [kind for kind, _ in groups("AC AD KC KD 7H", CUMULATIVE)] == [
        "two_pairs",
        "village",
        "double_rome",
        "double_rome",
    ]


@pytest.mark.parametrize(
    ("hand", "may"), [("KC KH 6H 9S", "6H KH"), ("KC 9S", "9S KC")], ids=["follows", "void"]
)
def test_x2_legal_cards(hand: str, may: str) -> None:
    assert PACK.spell_all(must_follow(PACK.cards(hand), PACK.parse_all("8H"), ORDER)) == may


def test_x2_legal_cards_at_the_table() -> None:
    state = deal(RULES, ("8H", "KC KH 6H 9S 7D"), dealer=3)
    assert legal(RULES, follow(RULES, state, "8H")) == {"6H", "KH"}


def test_x2_only_the_suit_led_wins() -> None:
    assert PACK.spell(head(PACK.parse_all("8H KC 7H AS"), ORDER)) == "8H"


def test_x3_a_whole_deal() -> None:
    state = deal(RULES, WHOLE_DEAL, dealer=3)
    assert state.turn == 0
    state = follow(RULES, state, WHOLE_PLAY)
    assert [trick.taker for trick in RULES.view(state, 0).tricks] == [0, 2, 3, 3, 3]
    assert said(RULES, state) == [
        [("double_rome", "KC"), ("rome", "9H")],
        [("village", "TH")],
        [("rome", "TD")],
        [("double_rome", "AS")],
    ]
    assert paid(state) == [
        ("double_rome", 0, 4),
        ("double_rome", 3, 4),
        ("duped_rome", 3, 1),
        ("duped_village", 3, 2),
        ("rome", 2, 1),
        ("stecq", 3, 1),
    ]
    assert score(state) == (4, 4, 9, 9)
    assert (state.turn, state.dealer) == (CHANCE, 3)


def test_x3_each_announcement_and_score_in_its_trick() -> None:
    state, cards = deal(RULES, WHOLE_DEAL, dealer=3), WHOLE_PLAY.split()
    told, scores = [], []
    for first in range(0, 20, 4):
        state = follow(RULES, state, " ".join(cards[first : first + 4]))
        told.append(sum(map(len, said(RULES, state))))
        scores.append((score(state)[0], score(state)[2]))
    assert told == [1, 2, 3, 5, 5]
    assert scores == [(0, 0), (0, 0), (4, 0), (4, 0), (4, 9)]


@pytest.mark.parametrize(
    ("options", "ends"),
    [
        ({"split_combination": "nobody"}, (0, 9)),
        ({"split_combination": "captor"}, (0, 11)),
        ({"duped_scoring": "both"}, (7, 9)),
    ],
)
def test_x4_other_rules_for_what_is_split_or_duped(options: dict[str, str], ends: tuple[int, int]) -> None:
    rules = table(options)
    state = follow(rules, deal(rules, WHOLE_DEAL, dealer=3), WHOLE_PLAY)
    assert (score(state)[0], score(state)[2]) == ends


def test_x4_captors_score_the_kings_in_the_third_trick() -> None:
    rules = table({"split_combination": "captor"})
    state = follow(rules, deal(rules, WHOLE_DEAL, dealer=3), " ".join(WHOLE_PLAY.split()[:12]))
    assert paid(state) == [("split_double_rome", 3, 2)]


@pytest.mark.parametrize(
    ("elder", "winner"),
    [("", 2), ("8C 8D 8H 8S 6C", 2), ("KC KD KH KS 6C", 0)],
    ids=["one", "lower", "kings"],
)
def test_x5_quartet(elder: str, winner: int) -> None:
    state = deal(RULES, (elder, "", "QC QD QH QS 7S", "7C"), dealer=3, points={2: 20})
    assert state.turn == NOBODY
    assert paid(state) == [("quartet", winner, 21 - (20 if winner == 2 else 0))]
    assert score(state)[winner] == 21


def test_x6_the_end_in_the_middle_of_a_deal() -> None:
    hands = ("JC JD AS 8S 7S", "9C 8D 6H QS KH", "7C QD 9H 8H KS", "TC TD 6S AH KC")
    state = deal(RULES, hands, dealer=3, points={0: 19, 2: 20})
    state = follow(RULES, state, "JC 9C 7C TC")
    assert paid(state) == []
    state = follow(RULES, state, "JD 8D QD TD")
    assert paid(state) == [("rome", 0, 1), ("rome", 3, 1)]
    assert (score(state), state.turn) == ((20, 20, 21, 21), NOBODY)


def test_x6_the_other_way_round_the_leader_would_win() -> None:
    hands = ("JC JD AS 8S 7S", "9C 8D 6H QS KH", "7C QD 9H 8H KS", "TC TD 6S AH KC")
    state = deal(RULES, hands, dealer=3, points={0: 20, 2: 20})
    state = follow(RULES, state, "JC 9C 7C TC  JD 8D QD TD")
    assert paid(state) == [("rome", 0, 1)]
    assert (score(state), state.turn) == ((21, 21, 20, 20), NOBODY)


@pytest.mark.parametrize(
    ("first", "third", "script", "pays"),
    [
        ("6C", "AC", "6C KC AC 9C  6H AH 7H KH", ("duped_double_rome", 3, 2)),
        ("AC", "8C", "AC KC 8C 9C  7H KH 6H AH", ("double_rome", 1, 4)),
        ("6C", "8C", "6C KC 8C 9C  KH 6H AH 7H", ("double_rome", 1, 4)),
    ],
    ids=["both-caught", "one-on-the-partner's-ace", "one-takes-its-trick"],
)
def test_x7_duped_kings(first: str, third: str, script: str, pays: tuple[str, int, int]) -> None:
    hands = (f"{first} 7H 8S TD JS", "KC KH 7S 6S 8D", f"{third} 6H 9S JD QS", "9C AH TS QD 7D")
    state = follow(RULES, deal(RULES, hands, dealer=3), script)
    assert paid(state) == [pays]


def test_x8_two_players() -> None:
    rules = table({"players": 2})
    state = deal(rules, ("KD KS JS TS 8S", "QC AD QD 9D AS"), dealer=1, points={0: 15, 1: 14})
    steps: list[list[Step]] = []
    scores: list[tuple[int, ...]] = []
    for trick in ("8S AS", "AD KD", "QC JS", "9D TS", "QD KS"):
        before = len(paid(state))
        state = follow(rules, state, trick)
        steps.append(paid(state)[before:])
        scores.append(score(state))
    assert steps == [
        [],
        [("double_rome", 1, 4)],
        [],
        [],
        [("rome", 1, 1), ("duped_double_rome", 1, 2)],
    ]
    assert scores[1:] == [(15, 18), (15, 18), (15, 18), (15, 21)]
    assert state.turn == NOBODY


def test_the_pack_has_four_suits_of_nine() -> None:
    assert PACK.size == 36
    assert mask(PACK.parse_all("AS KS QS JS TS 9S 8S 7S 6S")) == ORDER.follows[0]
