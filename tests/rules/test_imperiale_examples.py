"""Impériale: the worked examples, with every legal set, every payment and every score they state."""

import pytest

from game.core.cards import NOBODY, PIQUET
from game.core.trick import head
from game.rules.imperiale.cards import CONTRACTS
from tests.rules.imperiale_examples import DEALER, ELDER, course, deal, paid, score, table, takers
from tests.rules.notation import follow, legal

RULES = table()
TRUMP = {letter: suit for suit, letter in enumerate("SHDC")}


# ---- X1: what may answer a lead ----


@pytest.mark.parametrize(
    ("led", "hand", "may", "wins"),
    [
        ("QH", "KH 9H TC AS 7S", "KH", True),
        ("AH", "KH 9H TC AS 7S", "KH", True),
        ("KC", "KH 9H TC AS 7S", "TC", False),
        ("9D", "KH 9H TC AS 7S", "AS 7S", True),
        ("TS", "KH 9H TC AS 7S", "AS", True),
        ("JS", "KH 9H TC AS 7S", "AS 7S", False),
        ("AH", "TH 9H", "TH 9H", False),
        ("9D", "KH TC", "KH TC", False),  # void and without trumps: anything
    ],
)
def test_x1_legal_replies(led: str, hand: str, may: str, wins: bool) -> None:
    contract = CONTRACTS[True][TRUMP["S"]]
    lead = PIQUET.parse(led)
    assert contract.policy(PIQUET.cards(hand), (lead,), contract.order) == PIQUET.cards(may)
    for card in PIQUET.parse_all(may):
        assert (head((lead, card), contract.order) == card) is wins


# ---- X2 and X3: counting and playing ----

X2 = ("KC QC JC AC KD TD 9D TH 8H AS 9S 8S", "QD JD AD 8D KH QH JH AH 9H QS TS 7S")


def test_x2_the_opening_count() -> None:
    state = deal(RULES, X2, "7H", "1/3 2/4")
    assert course(RULES, state) == [
        ("turned_honour", DEALER, "1/3 2/5"),
        ("sequence", ELDER, "2/3 2/0"),
        ("sequence", DEALER, "2/0 3/0"),
        ("point", DEALER, "2/0 3/1"),
    ]
    assert [PIQUET.spell_all(award.cards) for award in state.ledger.awards[-4:]] == [
        "7H",
        "JC QC KC AC",
        "JH QH KH AH",
        "9H JH QH KH AH",
    ]
    assert (state.turn, len(legal(RULES, state))) == (ELDER, 12)


X3 = ("KC QC JC JD AD 8D JH AH KS JS AS 7S", "AC 9C 8C 7C KD TD 9D 7D 9H 7H TS 8S")
X3_PLAY = "7S-8S 9D-AD KC-9C AH-9H JH-7H JC-7C KS-TS QC-8C 8D-KD TD-JD JS-7D AS-AC"


def test_x3_a_whole_deal() -> None:
    state = deal(RULES, X3, "KH", "1/3 2/4")
    counted = [
        ("turned_honour", DEALER, "1/3 2/5"),
        ("four_of_a_kind", ELDER, "2/3 2/0"),
        ("point", ELDER, "2/4 2/0"),
    ]
    assert course(RULES, state) == counted
    state = follow(RULES, state, X3_PLAY)
    assert takers(RULES, state) == [DEALER, *[ELDER] * 7, DEALER, *[ELDER] * 3]
    assert course(RULES, state) == [
        *counted,
        ("honour_led", ELDER, "2/5 2/0"),
        ("honour_led", ELDER, "3/0 2/0"),
        ("honour_caught", ELDER, "3/1 2/0"),
        ("tricks", ELDER, "3/5 2/0"),
    ]


def test_x3_the_dealers_best_suit_is_diamonds() -> None:
    """Four cards each: clubs count 35, diamonds 36; elder hand's spades 38."""
    state = deal(RULES, X3, "KH", "1/3 2/4")
    assert PIQUET.spell_all(state.ledger.awards[-1].cards) == "7S JS KS AS"


# ---- X4 and X5: whites become reds ----


def test_x4_the_sixth_white_among_those_for_tricks() -> None:
    assert paid(RULES, "1/4 3/5", ("tricks", ELDER, 3, "white")) == "2/1 3/0"


def test_x5_the_order_decides_the_game() -> None:
    hands = ("KS QS JS AS KH QH JH AH 9S 8S 9H 8H", "TS 7S TH 7H KD QD TD 9D KC QC TC 9C")
    state = deal(RULES, hands, "AC", "4/0 4/5")
    assert (state.turn, course(RULES, state)) == (NOBODY, [("turned_honour", DEALER, "4/0 5/0")])
    assert (state.ledger.finished, RULES.moves(state)) == (1, ())


# ---- X6, X7 and X8: imperials that annul nothing ----


def test_x6_the_blanche_does_not_annul() -> None:
    hands = ("AC TC 9C 8C 7C AD TD 9D 8D AH TH 9S", "KC QC KD QD JD KH JH 9H 8H AS QS 7S")
    state = deal(RULES, hands, "TS", "1/2 0/3")
    assert course(RULES, state) == [("blanche", ELDER, "2/2 0/3"), ("point", ELDER, "2/3 0/3")]


X7 = ("KH QH JH TS 9S 8S TD 9D 8D 9C 8C 7C", "KS QS KD QD JC TC TH 9H 8H 7H 7S 7D")


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, [("turned_honour", "0/0 0/3"), ("point", "0/0 0/4")]),
        (
            {"imperiale_de_retourne": True},
            [("turned_honour", "0/0 0/3"), ("retourne", "1/0 0/3"), ("point", "1/0 0/4")],
        ),
        (
            {"imperiale_de_retourne": True, "retourne_dealer_only": True},
            [("turned_honour", "0/0 0/3"), ("point", "0/0 0/4")],
        ),
    ],
)
def test_x7_the_retourne(options: dict[str, bool], scores: list[tuple[str, str]]) -> None:
    rules = table(options)
    state = deal(rules, X7, "AH", "0/0 0/2")
    assert [(step, after) for step, _, after in course(rules, state)] == scores


X8 = ("KH QH 9S 8S 7S 9D 8D 7D 9C 8C 7C TC", "JH AH KS QS TS KD QD TD KC QC AS AC")


def test_x8_the_tombee_comes_before_the_honours() -> None:
    rules = table({"imperiale_tombee": True})
    state = deal(rules, X8, "TH", "1/0 1/3")
    counted = course(rules, state)
    assert counted == [("point", DEALER, "1/0 1/4")]
    state = follow(rules, state, "KH-JH")
    counted += [("honour_led", ELDER, "1/1 1/4"), ("honour_caught", ELDER, "1/2 1/4")]
    assert course(rules, state) == counted
    state = follow(rules, state, "QH-AH")
    counted += [
        ("tombee", ELDER, "2/2 1/4"),
        ("honour_led", ELDER, "2/3 1/4"),
        ("honour_caught", ELDER, "2/4 1/4"),
    ]
    assert course(rules, state) == counted


def test_x8_without_the_option_nothing_falls() -> None:
    state = follow(RULES, deal(RULES, X8, "TH", "1/0 1/3"), "KH-JH QH-AH")
    assert score(state.ledger.holdings) == "1/4 1/4"


# ---- X9: capot ----


def test_x9_two_reds_one_after_the_other() -> None:
    once = ("capot", ELDER, 1, "red")
    assert paid(RULES, "2/4 4/5", once) == "3/4 4/0"
    assert paid(RULES, "2/4 4/5", once, once) == "4/4 4/0"


def test_x9_all_twelve_tricks_in_play() -> None:
    rules = table({"target_reds": 7})
    hands = ("KS QS JS AS KH QH JH AH KD QD JD AD", "TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D")
    state = deal(rules, hands, "TC")
    assert score(state.ledger.holdings) == "3/1 1/0"  # the dealer has no court card
    state = follow(rules, state, "KS-TS QS-9S JS-8S AS-7S KH-TH QH-9H JH-8H AH-7H KD-TD QD-9D JD-8D AD-7D")
    assert course(rules, state)[-2:] == [("capot", ELDER, "4/1 1/0"), ("capot", ELDER, "5/1 1/0")]


# ---- X10: the leader's rule against the trick winner's ----

X10 = ("8S JS 9H 8H 7H TD 9D 8D 7D 9C 8C 7C", "QS KS KH QH JH KD QD JD KC QC JC TC")


@pytest.mark.parametrize(
    ("scoring", "script", "after"),
    [
        ("leader", "8S-QS", []),
        ("trick_winner", "8S-QS", [("honour_won", DEALER)]),
        ("leader", "JS-KS", [("honour_led", ELDER)]),
        ("trick_winner", "JS-KS", [("honour_won", DEALER), ("honour_taken", DEALER)]),
    ],
)
def test_x10_who_is_paid_for_honours(scoring: str, script: str, after: list[tuple[str, int]]) -> None:
    rules = table({"honours_scoring": scoring, "target_reds": 7})
    state = deal(rules, X10, "TS")
    before = len(course(rules, state))
    state = follow(rules, state, script)
    assert [(step, to) for step, to, _ in course(rules, state)[before:]] == after
