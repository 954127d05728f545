"""Impériale: how hands are counted, and every house rule in both its values."""

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET, BadNotation
from game.core.deal import stacked
from game.core.move import Deal, IllegalMove
from game.core.options import chosen, declared
from game.core.trick import Trick
from game.rules.imperiale import PRESETS, Options
from game.rules.imperiale.scoring import imperials, majority, point
from tests.rules.imperiale_examples import DEALER, ELDER, course, deal, paid, score, table
from tests.rules.notation import follow, legal

RULES = table()


def test_the_house_rules_and_their_defaults() -> None:
    assert [(each.id, each.default, set(each.values), each.low, each.high) for each in declared(Options)] == [
        ("target_reds", 5, set(), 3, 7),
        ("honours_scoring", "leader", {"leader", "trick_winner"}, 0, 0),
        ("blanche_value", 1, set(), 1, 2),
        ("imperiale_de_retourne", False, {True, False}, 0, 0),
        ("retourne_dealer_only", False, {True, False}, 0, 0),
        ("imperiale_tombee", False, {True, False}, 0, 0),
        ("mutual_imperials_save_whites", False, {True, False}, 0, 0),
        ("trick_bonus", "over_six", {"over_six", "difference"}, 0, 0),
        ("must_head", True, {True, False}, 0, 0),
        ("first_deal_annuls", True, {True, False}, 0, 0),
    ]
    assert next(iter(PRESETS)) == "standard"
    for preset in PRESETS.values():
        chosen(Options, preset)
    with pytest.raises(BadNotation):
        chosen(Options, {"target_reds": 8})


# ---- imperials and the point ----


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("KH QH JH AH", ["AH JH QH KH"]),
        ("KH QH JH TH", []),
        ("AH KH QH JH KS KD KC", ["JH QH KH AH", "KS KH KD KC"]),
        ("7S 7H 7D 7C", ["7S 7H 7D 7C"]),
        ("AS AH AD AC", ["AS AH AD AC"]),
        ("TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C", []),
        ("QS QH QD QC JS JH JD JC", ["QS QH QD QC", "JS JH JD JC"]),
    ],
)
def test_what_makes_an_imperial(hand: str, found: list[str]) -> None:
    assert [cards for _, cards in imperials(PIQUET.cards(hand))] == [PIQUET.cards(each) for each in found]


@pytest.mark.parametrize(
    ("hand", "total", "cards"),
    [
        ("KS JS AS 7S QD JD TD", 38, "KS JS AS 7S"),
        ("KS QS JS 9D 8D 7D TD", 34, "TD 9D 8D 7D"),
        ("KS QS JS KH QH JH", 30, "KS QS JS"),
    ],
)
def test_the_point_is_the_dearest_of_the_longest_suits(hand: str, total: int, cards: str) -> None:
    assert point(PIQUET.cards(hand)) == (total, PIQUET.cards(cards))


def test_equal_points_fall_to_the_elder_hand() -> None:
    state = deal(RULES, ("KS QS JS TS KH 9H 8H KD 9D 8D 7C TC", "QH JH TH 7H QD JD TD 7D KC QC JC AH"), "9S")
    assert course(RULES, state) == [("point", DEALER, "0/0 0/1")]  # five hearts
    state = deal(RULES, ("KS QS JS TS KH 9H 8H KD 9D 8D 7C TC", "QH JH TH KC QD JD TD AD 9C QC JC AH"), "9S")
    assert [pay.to for pay in state.ledger.awards if pay.step == "point"] == [DEALER]  # 41 in diamonds
    state = deal(RULES, ("KS QS JS TS KH 9H 8H KD 9D 8D 7C TC", "QH JH TH AH QD JD TD 7D 9C QC JC 8S"), "9S")
    assert point(PIQUET.cards("QH JH TH AH"))[0] == 41
    state = deal(RULES, ("KS QS JS TS KH 9H 8H KD 9D 8D 7C TC", "7H JH TH 7D QD JD TD 8C 9C QC JC 8S"), "9S")
    assert point(PIQUET.cards("9C QC JC 8C"))[0] == 37
    assert course(RULES, state) == [("point", ELDER, "0/1 0/0")]


BOTH = ("KS QS JS AS TH 9H 8H TD 9D 8D 9C 8C", "KH QH JH AH TS 9S 8S 7S 7D JD KC QC")


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, ["1/3 2/0", "1/0 3/0"]),
        ({"mutual_imperials_save_whites": True}, ["1/3 2/4", "1/3 3/4"]),
    ],
)
def test_imperials_on_both_sides(options: dict[str, bool], scores: list[str]) -> None:
    rules = table(options)
    state = deal(rules, BOTH, "TC", "0/3 2/4")
    assert [after for _, _, after in course(rules, state)][:2] == scores


def test_an_imperial_on_one_side_annuls_in_any_case() -> None:
    rules = table({"mutual_imperials_save_whites": True})
    hands = (BOTH[0], "KH QH JH 7H TS 9S 8S 7S 7D JD KC QC")
    assert course(rules, deal(rules, hands, "TC", "0/3 2/4"))[0] == ("sequence", ELDER, "1/3 2/0")


BOTH_SEQUENCES = ("KC QC JC AC KD TD 9D TH 8H AS 9S 8S", "QD JD AD 8D KH QH JH AH 9H QS TS 7S")


@pytest.mark.parametrize(
    ("options", "steps", "scores"),
    [
        ({}, ["sequence", "sequence"], ["0/0 0/1", "1/0 0/0", "1/0 1/0", "1/0 1/1"]),
        (
            {"first_deal_annuls": False},
            ["sequence_first", "sequence_first"],
            ["0/0 0/1", "1/0 0/1", "1/0 1/1", "1/0 1/2"],
        ),
        (
            {"first_deal_annuls": False, "mutual_imperials_save_whites": True},
            ["sequence_level", "sequence_level"],
            ["0/0 0/1", "1/0 0/1", "1/0 1/1", "1/0 1/2"],
        ),
    ],
)
def test_the_first_deal_may_annul_nothing(
    options: dict[str, bool], steps: list[str], scores: list[str]
) -> None:
    """The example of §13.10."""
    rules = table(options)
    found = course(rules, deal(rules, BOTH_SEQUENCES, "7H"))
    assert [step for step, _, _ in found] == ["turned_honour", *steps, "point"]
    assert [after for _, _, after in found] == scores


def test_whites_of_the_first_deal_are_in_danger_in_the_second() -> None:
    """The elder hand's sequence of the first deal spares the dealer; the same cards don't in the second."""
    rules = table({"first_deal_annuls": False})
    state = follow(rules, deal(rules, HALVES, "TD", "0/0 0/3"), HALVES_PLAY)
    assert course(rules, state)[0] == ("sequence_first", ELDER, "1/0 0/3")
    assert score(state.ledger.holdings) == "1/1 0/5"
    held = {1 - seat: PIQUET.parse_all(hand) for seat, hand in enumerate(HALVES)}
    pack = stacked(rules.spec.packets, ELDER, PIQUET, held, {"turn_up": PIQUET.parse_all("TD")})
    second = course(rules, rules.play(state, Deal(pack)))[len(course(rules, state)) :]
    assert second[0] == ("sequence", DEALER, "1/0 1/5")


def test_neither_a_sixth_white_nor_a_capot_annuls_in_the_first_deal() -> None:
    rules = table({"first_deal_annuls": False})
    assert paid(rules, "0/5 0/3", ("point", ELDER, 1, "white")) == "1/0 0/3"
    assert paid(rules, "1/4 0/5", ("capot_first", ELDER, 2, "red")) == "3/4 0/5"
    (award,) = {each.step for each in majority(1, (Trick(ELDER, (0, 1), ELDER),) * 12, rules.options)}
    assert award == "capot_first"
    (award,) = {each.step for each in majority(2, (Trick(ELDER, (0, 1), ELDER),) * 12, rules.options)}
    assert award == "capot"


NO_COURT = ("AC TC 9C 8C 7C AD TD 9D 8D AH TH 9S", "KC QC KD QD JD KH JH 9H 8H AS QS 7S")


def test_a_blanche_may_be_worth_two_reds_and_may_win() -> None:
    rules = table({"blanche_value": 2})
    state = deal(rules, NO_COURT, "TS", "1/2 0/3")
    assert course(rules, state)[:2] == [
        ("blanche_double", ELDER, "2/2 0/3"),
        ("blanche_double", ELDER, "3/2 0/3"),
    ]
    state = deal(rules, NO_COURT, "TS", "4/2 0/3")
    assert (state.turn, course(rules, state)) == (NOBODY, [("blanche_double", ELDER, "5/2 0/3")])


def test_a_retourne_may_complete_two_imperials() -> None:
    rules = table({"imperiale_de_retourne": True, "retourne_dealer_only": True})
    hands = ("TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D QC", "KS QS JS AH AD AC KD QD JC TC 9C 8C")
    state = deal(rules, hands, "AS", "0/5 0/0")
    assert course(rules, state)[:3] == [
        ("turned_honour", DEALER, "0/5 0/1"),
        ("retourne", DEALER, "0/5 1/1"),
        ("retourne", DEALER, "0/5 2/1"),
    ]


# ---- tricks ----


@pytest.mark.parametrize(
    ("bonus", "step", "amount"), [("over_six", "tricks", 4), ("difference", "tricks_difference", 8)]
)
def test_ten_tricks(bonus: str, step: str, amount: int) -> None:
    rules = table({"trick_bonus": bonus})
    hands = ("KC QC JC JD AD 8D JH AH KS JS AS 7S", "AC 9C 8C 7C KD TD 9D 7D 9H 7H TS 8S")
    play = "7S-8S 9D-AD KC-9C AH-9H JH-7H JC-7C KS-TS QC-8C 8D-KD TD-JD JS-7D AS-AC"
    state = follow(rules, deal(rules, hands, "KH"), play)
    award = state.ledger.awards[-1]
    assert (award.step, award.amount, award.to, state.turn) == (step, amount, ELDER, CHANCE)


HALVES = ("KS QS JS AS KH QH 7C 8C 9C 7H 8H JH", "TS 9S 8S 7S TH 9H KC QC JC TC KD QD")
HALVES_PLAY = "KS-7S QS-8S JS-9S AS-TS KH-9H QH-TH 7C-TC KC-8C QC-9C JC-7H KD-8H QD-JH"


def test_six_tricks_each_pay_nothing() -> None:
    state = deal(RULES, HALVES, "TD")
    state = follow(RULES, state, HALVES_PLAY)
    assert (state.turn, state.ledger.finished) == (CHANCE, 1)
    assert [step for step, _, _ in course(RULES, state)] == ["sequence", "point", "honour_led", "honour_led"]


def test_the_deal_passes_and_the_score_stays() -> None:
    state = follow(RULES, deal(RULES, HALVES, "TD", "2/3 1/0"), HALVES_PLAY)
    assert score(state.ledger.holdings) == "3/4 1/2"
    state = RULES.play(state, Deal(tuple(range(32))))
    assert (state.dealer, state.turn) == (ELDER, DEALER)
    assert state.ledger.holdings[0][0] >= 3


def test_a_trick_may_win_the_match_before_all_of_it_is_counted() -> None:
    hands = ("JS KD QD JD TD KH QH TH KC 9C 8C 7C", "AS 7S 9S KS JH AD 9D 8D 7D JC TC QC")
    state = deal(RULES, hands, "8S", "4/4 0/0")
    state = follow(RULES, state, "JS")
    assert legal(RULES, state) == {"KS"}
    state = follow(RULES, state, "KS")
    assert (state.turn, score(state.ledger.holdings)) == (NOBODY, "5/0 0/0")
    assert course(RULES, state)[-1][0] == "honour_led"


@pytest.mark.parametrize(("heading", "may"), [(True, {"AS"}), (False, {"AS", "7S"})])
def test_whether_a_trick_must_be_headed(heading: bool, may: set[str]) -> None:
    rules = table({"must_head": heading})
    hands = ("TS 9S KD QD JD TD KH QH TH KC 9C 8C", "AS 7S JH 9H 8H AD 9D 8D 7D JC TC QC")
    state = follow(rules, deal(rules, hands, "8S"), "TS")
    assert legal(rules, state) == may


def test_a_void_player_must_trump_in_any_case() -> None:
    rules = table({"must_head": False})
    hands = ("TS 9S KD QD JD TD KH QH TH KC 9C 8C", "AS 7S QS JH 9H 8H 7H AH KS JC TC QC")
    state = follow(rules, deal(rules, hands, "8S"), "KD")
    assert legal(rules, state) == {"AS", "7S", "QS", "KS"}


# ---- counters ----


def test_whites_turn_into_reds_and_annul() -> None:
    assert paid(RULES, "0/5 0/3", ("point", ELDER, 1, "white")) == "1/0 0/0"
    assert paid(RULES, "0/3 0/5", ("sequence", ELDER, 1, "red")) == "1/3 0/0"
    assert paid(RULES, "0/3 0/5", ("tombee", ELDER, 1, "red")) == "1/3 0/5"
    assert paid(RULES, "4/5 0/5", ("tricks", ELDER, 5, "white")) == "5/0 0/0"


@pytest.mark.parametrize("target", [3, 7])
def test_the_target_is_a_house_rule(target: int) -> None:
    rules = table({"target_reds": target})
    state = deal(rules, BOTH, "TC", f"{target - 1}/0 0/4")
    assert (state.turn, score(state.ledger.holdings)) == (NOBODY, f"{target}/0 0/0")
    assert rules.worth(state.ledger.holdings) == (6 * target, 0)


def test_only_a_whole_pack_is_dealt() -> None:
    with pytest.raises(IllegalMove):
        RULES.play(RULES.start(DEALER), Deal(tuple(range(31))))
    with pytest.raises(IllegalMove):
        RULES.play(deal(RULES, BOTH, "TC"), Deal(tuple(range(32))))
