"""Illustrated Tarock: the worked examples, with every legal set, every trick and every payment they state."""

import pytest

from game.core.cards import NOBODY, mask
from game.core.move import Play
from game.core.record import replace
from game.core.score import Ledger
from game.rules.illustrated_tarock import Discarding, Playing, Settled, Taking, Talking
from game.rules.illustrated_tarock.cards import PACK, contract_for
from game.rules.illustrated_tarock.phases import Phase
from game.rules.illustrated_tarock.scoring import beggar_counts, declarer_points, payments, settlement
from tests.rules.illustrated_tarock_examples import (
    P1,
    P2,
    P3,
    deal,
    drawn_out,
    made,
    played,
    replies,
    score,
    steps,
    table,
    takers,
    wins,
)
from tests.rules.notation import follow, legal

FIRST = (
    "FOOL T21 T16 T14 T12 T8 T5 T4 TS KH CH 9H JD KC QC TC",
    "T17 T13 T6 T3 8S TH KD QD CD TD 9D 8D 7D JC 9C 8C",
    "T20 T18 T15 T11 T9 T2 T1 KS QS CS JS 9S 7S QH 8H CC",
)


def test_1_three_cards_full_hand() -> None:
    rules = table()
    state = follow(rules, deal(rules, FIRST, "JH T10 T19 | 7H T7 7C"), "three pass pass done take 0")
    assert isinstance(state, Discarding)
    state = follow(rules, state, "JD CH JH done done")
    assert legal(rules, state) == {"half_honours", "done"}
    state = follow(rules, state, "half_honours done done done")
    assert isinstance(state, Playing)
    tricks = (
        "FOOL T3 T2 | T21 T6 T9 | T19 T13 T20 | KS TS 8S | 9S T4 T17 | KD T11 T12 | T16 8C T18 | 8H KH TH | "
        "T14 9D T15 | 7S T5 8D | KC 9C CC | 9H TD QH | JS T8 7D | TC JC T1 | CS T10 CD | QC QD QS"
    )
    state = follow(rules, state, tricks)
    assert isinstance(state, Settled)
    assert takers(state) == [P1, P1, P3, P3, P2, P1, P3, P1, P3, P1, P1, P3, P1, P3, P1, P1]
    assert declarer_points(state.layout, state.play.tricks) == 79
    assert score(state) == (23, 0, 0)
    assert steps(state, P1) == {"basic": 3, "over": 18, "half_honours": 2}


SECOND = (
    "T20 T17 T16 T10 T9 CS 8S QH CH JH 9H 7H JD 8D KC 8C",
    "T13 T7 T6 T5 T3 QS TS 7S KH TH 8H KD CD 9D TC 9C",
    "FOOL T21 T19 T15 T12 T11 T8 T4 T2 T1 KS JS 9S TD JC 7C",
)


def test_2_birds_and_ninety() -> None:
    rules = table()
    state = deal(rules, SECOND, "T18 QD T14 | QC 7D CC")
    state = follow(
        rules, state, "pass pass three ninety done take 0 QD JC 7C done done honours done done done"
    )
    tricks = (
        "FOOL T9 T3 | T21 T10 T5 | T19 T20 T6 | KC TC T4 | T18 T16 T7 | T15 T17 T13 | 8S QS KS | T14 7H TH | "
        "9S CS 7S | 9H KH T8 | TD JD KD | 8H T11 JH | JS 8C TS | T12 8D 9C | T2 CH 9D | T1 QH CD"
    )
    state = follow(rules, state, tricks)
    assert isinstance(state, Settled)
    assert declarer_points(state.layout, state.play.tricks) == 91
    assert score(state) == (0, 0, 91)
    assert steps(state, P3) == {
        "basic": 3, "over": 30, "ninety": 40, "honours": 3, "silent_owl": 10, "silent_sparrow": 5,
    }  # fmt: skip


def test_2_had_he_taken_89() -> None:
    birds = (("T2", 15, P3, P3), ("T1", 16, P3, P3))
    got = played("three", 89, P3, declared=[("ninety", True)], announced={P3: ("honours",)}, birds=birds)
    assert got == (40, 40, 49)


def test_3_beggars_game() -> None:
    rules = table()
    hands = (
        "T21 T18 T17 T14 KS CS TS 8S QH JH 8H KD 8D 7D 9C 7C",
        "T20 T19 T15 T13 T11 T9 JS CH TH 9H QD CD TD 9D QC TC",
        "T12 T8 T6 T4 T3 T2 T1 QS 9S KH 7H JD KC CC JC 8C",
    )
    state = follow(rules, deal(rules, hands, "T16 7S T10 FOOL T5 T7"), "pass pass pass 7C TC JC 7H")
    assert legal(rules, state) == {"8H", "JH", "QH"}
    state = follow(rules, state, "8H")
    assert legal(rules, state) == {"CH", "TH", "9H"}  # each of them beats the eight
    state = follow(rules, state, "9H")
    tricks = "9D JD KD | 7D TD T1 | 8C 9C QC | TH KH QH | 9S TS JS | T9 T12 T14 | 8S T11 QS | T13"
    state = follow(rules, state, tricks)
    assert legal(rules, state) == {
        "T8",
        "T6",
        "T4",
        "T3",
        "T2",
    }  # none beats the thirteen, so all are allowed
    tricks = "T8 T17 | 8D CD T2 | T3 T18 T19 | T15 T6 T21 | JH CH T4 | CC KS T20 | QD KC CS"
    state = follow(rules, state, tricks)
    assert takers(state) == [P3, P2, P1, P3, P2, P3, P2, P1, P2, P1, P3, P2, P1, P3, P2, P2]
    assert isinstance(state, Settled)
    assert beggar_counts(state.layout.stock, state.play.tricks, "aside") == (25, 50, 37)
    assert score(state) == (25, -38, 13)


def test_4_auction_and_basic_score() -> None:
    rules = table()
    state = follow(rules, deal(rules, FIRST, ""), "three")
    assert legal(rules, state) == {"pass", "take", "two", "one", "solo"}  # P1 is older: nothing to hold
    state = follow(rules, state, "take")
    assert legal(rules, state) == {
        "pass",
        "two",
        "one",
        "solo",
    }  # the youngest holds nothing, nor takes over a take
    state = follow(rules, state, "pass")
    assert legal(rules, state) == {"pass", "two", "one", "solo", "hold"}
    state = follow(rules, state, "hold two hold pass")
    assert isinstance(state, Talking)
    auction = state.layout.auction
    assert (state.about, state.turn, auction.bid, auction.calls) == ("early", P1, "two", 5)
    layout = replace(state.layout, declarer=P1)
    paid = payments(layout, made(62, P1), rules.options)
    assert [(each.step, each.amount) for each in paid] == [("basic", 7 * 3), ("over", 1 * 3)]


def test_5_lost_bid() -> None:
    got = played(
        "one",
        55,
        P2,
        declared=[("seventy", True), ("sparrow", False)],
        announced={P3: ("kings",)},
        birds=[("T1", 16, P2, P2)],
    )
    assert got == (76, 40, 96)


@pytest.mark.parametrize(("points", "gains"), [(85, (111, 60, 60)), (92, (192, 0, 0))])
def test_6_seventy_and_then_ninety(points: int, gains: tuple[int, ...]) -> None:
    assert played("two", points, declared=[("seventy", True), ("ninety", False)]) == gains


def test_7_solo() -> None:
    birds = (("T2", 15, P1, P1), ("T1", 16, P1, P2))
    got = played(
        "solo",
        66,
        declared=[("sparrow", True), ("owl", True)],
        announced={P1: ("half_honours",)},
        birds=birds,
    )
    assert got == (400, 160, 160)


@pytest.mark.parametrize(
    ("bid", "stock", "may"),
    [
        ("three", "KD T1 9S | FOOL 7C 8H", set()),
        ("three", "KD T4 9S | FOOL 7C 8H", {"take 0"}),
        ("two", "KD T1 | 9S FOOL | 7C 8H", {"take 2"}),
    ],
)
def test_8_against_honours_and_the_draw(bid: str, stock: str, may: set[str]) -> None:
    rules = table()
    hand = "T20 T19 T18 T17 KS KH QS QH CS CH JS JH TS TH 8S 9H"
    state = follow(rules, deal(rules, (hand, "", ""), stock), f"{bid} pass pass against_honours seventy done")
    assert legal(rules, state) == may
    assert isinstance(state, Taking if may else Settled)
    if not may:
        assert score(state) == (0, 33, 33)
        assert drawn_out("three", ("against_honours", "seventy")) == (0, 33, 33)


def test_9_emperor_trick() -> None:
    contract = contract_for(emperor_trick=True)
    assert wins(contract, "T21 FOOL T1") == "T1"
    assert wins(contract, "QS T1 T21") == "T21"
    assert wins(contract, "9D FOOL T1") == "FOOL"
    assert wins(contract_for(emperor_trick=False), "T21 FOOL T1") == "FOOL"


def test_9_the_emperor_trick_makes_a_sparrow() -> None:
    rules = table()
    hands = (
        "T21 T20 T17 T14 T11 T8 7S TD QH CD QD 8D T3 QC KS CS",
        "FOOL T19 T16 T13 T10 T7 9H CH T5 8S JC KD 7H TS JD TC",
        "T1 T18 T15 T12 T9 T6 JS T2 QS 9D TH KH 8H T4 8C CC",
    )
    state = follow(rules, deal(rules, hands, ""), "pass pass solo sparrow done done done done")
    honours = PACK.cards("FOOL T21 T1")
    while isinstance(state, Playing):  # everybody keeps the honours for as long as possible
        plays = [move for move in rules.moves(state) if isinstance(move, Play)]
        state = rules.play(state, next((each for each in plays if not honours >> each.card & 1), plays[0]))
    assert isinstance(state, Settled)
    assert PACK.spell_all(mask(state.play.tricks[-1].cards)) == PACK.spell_all(honours)
    assert takers(state)[-1] == P3
    assert steps(state, P3)["sparrow"] == 20 * 8


@pytest.mark.parametrize(
    ("table_cards", "hand", "may"),
    [
        pytest.param("FOOL T21", "T1 T9 T4", "T1", id="a"),
        pytest.param("T21 T1", "FOOL T9", "FOOL T9", id="b"),
        pytest.param("FOOL", "T21 T1", "T21 T1", id="c"),
        pytest.param("T1", "T21 T2", "T21 T2", id="d"),
        pytest.param("JH T7", "QH 8H T9", "QH 8H", id="e"),
        pytest.param("JH 9H", "QH 8H T9", "QH", id="f"),
        pytest.param("JH T7", "T9 T5 KS", "T9", id="g"),
    ],
)
def test_10_must_win_in_the_beggars_game(table_cards: str, hand: str, may: str) -> None:
    contract = contract_for(emperor_trick=True, must_win=True)
    assert replies(contract, hand, table_cards) == set(may.split())


@pytest.mark.parametrize(
    ("discards", "may"),
    [
        ("free", "T20 T9 QS CS TS 9S 8H 7H QD JD TC 9C"),
        ("last_resort", "QS CS TS 9S 8H 7H QD JD TC 9C"),
    ],
)
def test_11_discard(discards: str, may: str) -> None:
    rules = table({"trump_discards": discards})
    hand = "FOOL T21 T1 T20 T9 KS KH KD KC QS CS TS 9S 8H 7H QD"
    state = follow(rules, deal(rules, (hand, "", ""), "JD TC 9C"), "three pass pass done take 0")
    assert legal(rules, state) == set(may.split())
    if discards == "free":
        assert isinstance(follow(rules, state, "T20 T9 QS done"), Talking)


def test_12_settlement() -> None:
    rules = table()
    found = settlement(((0, 48), (0, 104), (0, -26)), rules.options)
    got = [0, 0, 0]
    for payment in found:
        if payment.unit == "settled":
            got[payment.to] += payment.amount
            got[payment.giver] -= payment.amount
    assert got == [8, 206, -214]
    assert [(payment.step, payment.to, payment.amount) for payment in found if payment.step == "century"] == [
        ("century", P2, 10)
    ]


def test_12_a_settlement_wipes_the_slate() -> None:
    rules = table({"settlement": "every_hand"})
    state = follow(rules, deal(rules, FIRST, "JH T10 T19 | 7H T7 7C"), "pass pass pass")
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    assert isinstance(state, Settled)
    ledger: Ledger = state.ledger
    assert all(points == 0 for _, points in ledger.holdings)
    assert sum(settled for settled, _ in ledger.holdings) == 0
    assert any(settled for settled, _ in ledger.holdings)


@pytest.mark.parametrize(("tie", "gains"), [("declarer_loses", (0, 3, 3)), ("declarer_wins", (3, 0, 0))])
def test_13_tie(tie: str, gains: tuple[int, ...]) -> None:
    assert played("three", 61, tie_at_61=tie) == gains


def test_14_contra() -> None:
    rules = table({"contras": "bid"})
    state = follow(rules, deal(rules, FIRST, ""), "two contra pass")
    assert legal(rules, state) == {"recontra", "done"}
    state = follow(rules, state, "recontra")
    assert state.turn == P2
    state = follow(rules, state, "done done")
    assert isinstance(state, Talking)
    assert (state.about, state.turn, state.layout.contras, state.layout.declarer) == ("early", P1, 2, P1)
    assert played("two", 70, declared=[("seventy", False)], contras=2) == (591, 0, 0)
    assert played("two", 60, declared=[("seventy", False)], contras=2) == (0, 207, 207)


def test_14_a_contra_lapses_when_the_bid_is_held_or_beaten() -> None:
    rules = table({"contras": "bid"})
    state = follow(rules, deal(rules, FIRST, ""), "pass three contra")
    assert isinstance(state, Talking)
    assert state.about == Phase.RECONTRA
    state = follow(rules, deal(rules, FIRST, ""), "three contra one pass")
    assert isinstance(state, Talking)
    assert (state.about, state.layout.contras) == ("early", 0)
    assert state.layout.auction.contra == NOBODY
