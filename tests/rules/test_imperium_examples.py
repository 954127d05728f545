"""Imperium: the worked examples, with every legal set, every payment and every holding they state."""

import pytest

from game import resources
from game.core.cards import CHANCE, IMPERIUM
from game.core.move import Deal
from game.core.score import Award, Holdings
from game.core.trick import head
from game.rules.imperium.cards import CONTRACTS
from game.wording import load
from tests.rules.imperium_examples import (
    A,
    B,
    course,
    deal,
    held_by,
    is_over,
    other_hand,
    shown,
    table,
    takers,
)
from tests.rules.notation import follow, legal

RULES = table()


# ---- W1 to W5: what may answer a lead, and which card wins ----


@pytest.mark.parametrize(
    ("turn_up", "lead", "hand", "may", "wins"),
    [
        pytest.param("QH", "KD", "JD AS KS QC", "JD", True, id="W1"),
        pytest.param("QH", "KD", "AD JD AS KS QC", "AD", True, id="W1-with-the-ace"),
        pytest.param("QS", "KH", "AH QH JOK JS", "AH", True, id="W2"),
        pytest.param("QS", "KH", "QH JOK JS", "QH", False, id="W2-cannot-win"),
        pytest.param("KC", "JOK", "JS QC AH KD", "JS QC", False, id="W3"),
        pytest.param("QD", "JD", "JOK AD KD AC", "JOK", True, id="W4"),
        pytest.param("QD", "JD", "AD KD AC", "AD KD", False, id="W4-without-the-Joker"),
        pytest.param("QH", "JD", "JH AH AD", "JH", True, id="W5"),
        pytest.param("QH", "JD", "AH AD KD", "AH", False, id="W5-without-the-Right-Bower"),
    ],
)
def test_w1_to_w5_legal_answers(turn_up: str, lead: str, hand: str, may: str, wins: bool) -> None:
    contract = CONTRACTS[IMPERIUM.parse(turn_up)]
    led = IMPERIUM.parse(lead)
    found = contract.policy(IMPERIUM.cards(hand), (led,), contract.order)
    assert IMPERIUM.spell_all(found) == IMPERIUM.spell_all(IMPERIUM.cards(may))
    for card in IMPERIUM.parse_all(may):
        assert (head((led, card), contract.order) == card) is wins


@pytest.mark.parametrize(
    ("hands", "turn_up", "lead", "may", "answer", "taker"),
    [
        pytest.param(("KD QD AC KC QS", "JD AS KS QC JC"), "QH", "KD", {"JD"}, "JD", B, id="W1"),
        pytest.param(("KD QD AC KC QS", "JD AS AD QC JC"), "QH", "KD", {"AD"}, "AD", B, id="W1-with-the-ace"),
        pytest.param(("KH JD AC KC QC", "AH QH JOK JS AD"), "QS", "KH", {"AH"}, "AH", B, id="W2"),
        pytest.param(("KH JD AC KC QC", "AD QH JOK JS KD"), "QS", "KH", {"QH"}, "QH", A, id="W2-cannot-win"),
        pytest.param(("JOK AC QS KH JD", "JS QC AH KD AS"), "KC", "JOK", {"JS", "QC"}, "QC", A, id="W3"),
        pytest.param(("JD QS KH AS JC", "JOK AD KD AC QC"), "QD", "JD", {"JOK"}, "JOK", B, id="W4"),
        pytest.param(
            ("JD QS KH AS JC", "KS AD KD AC QC"), "QD", "JD", {"AD", "KD"}, "AD", A, id="W4-no-Joker"
        ),
        pytest.param(("JD QS KS AC JC", "JH AH AD KC JS"), "QH", "JD", {"JH"}, "JH", B, id="W5"),
        pytest.param(("JD QS KS AC JC", "AH AD KD QC JS"), "QH", "JD", {"AH"}, "AH", A, id="W5-no-Bower"),
    ],
)
def test_w1_to_w5_at_the_table(
    hands: tuple[str, str], turn_up: str, lead: str, may: set[str], answer: str, taker: int
) -> None:
    state = follow(RULES, deal(RULES, hands, turn_up), lead)
    assert (state.turn, legal(RULES, state)) == (B, may)
    state = follow(RULES, state, answer)
    assert (takers(RULES, state), state.turn) == ([taker], taker)


# ---- W6: imperiums ----

SHARED = {"imperium_shared_cards": False}
PRINTED = {"left_bower_in_sequence": "none"}
OWN_CARDS = {"dealer_uses_turn_up": False}
SPADES, MAJOR_H = ("minor", "QS KS AS"), ("major", "QH KH JH AH")
FOUR_KINGS, KINGS = ("four_of_a_kind", "KS KH KD KC"), ("three_of_a_kind", "KH KD KC")
JACKS, QUEENS = ("three_of_a_kind", "JH JD JC"), ("three_of_a_kind", "QS QH QC")
MAJOR_D, MINOR_D = ("major", "QD KD JD AD"), ("minor", "QD KD AD")
MINOR_H, MINOR_C, ACES = ("minor", "QH KH AH"), ("minor", "QC KC AC"), ("three_of_a_kind", "AS AH AC")


@pytest.mark.parametrize(
    ("dealer", "hand", "turn_up", "options", "found", "award"),
    [
        (B, "AS KS QS JD KC", "QH", {}, [SPADES], (0, 1)),
        (B, "JH JD JC AS KS", "QC", {}, [JACKS], (0, 1)),
        (A, "AH KH JH QS QC", "QH", {}, [QUEENS, MAJOR_H], (1, 1)),
        (B, "AD KD QD JD JC", "QH", {}, [MAJOR_D], (1, 0)),
        (B, "AD KD QD JD JC", "QH", PRINTED, [MINOR_D], (0, 1)),
        (B, "AH KH JH JOK QS", "KD", {}, [], (0, 0)),
        (A, "AH KH JH JOK QS", "KD", {}, [], (0, 0)),
        (B, "AH KH QH JD JOK", "JH", {}, [MINOR_H], (0, 1)),
        (A, "KH KD KC AS QS", "KS", {}, [FOUR_KINGS, SPADES], (1, 1)),
        (B, "KH KD KC AS QS", "KS", {}, [KINGS], (0, 1)),
        (B, "AC KC QC AH AS", "KD", {}, [ACES, MINOR_C], (0, 2)),
        (A, "AC KC QC AH AS", "KD", {}, [ACES, MINOR_C], (0, 2)),
        (B, "AC KC QC AH AS", "KD", SHARED, [MINOR_C], (0, 1)),
        (A, "AC KC QC AH AS", "KD", SHARED, [MINOR_C], (0, 1)),
    ],
)
def test_w6_imperiums_and_what_they_pay(
    dealer: int,
    hand: str,
    turn_up: str,
    options: dict[str, bool | str],
    found: list[tuple[str, str]],
    award: tuple[int, int],
) -> None:
    rules = table(options)
    used = IMPERIUM.cards(f"{hand} {turn_up}")
    others = [card for card in IMPERIUM.faces if not used >> IMPERIUM.parse(card) & 1]
    state = deal(rules, (hand, " ".join(others[:5])), turn_up, dealer=dealer)
    if dealer == A:
        state = rules.play(state, rules.moves(state)[0])
    assert shown(state, rules, A) == found
    paid = [(each.unit, each.amount) for each in state.ledger.awards if each.to == A]
    assert paid == [("blue" if step in {"four_of_a_kind", "major"} else "white", 1) for step, _ in found]
    assert (paid.count(("blue", 1)), paid.count(("white", 1))) == award


def test_w6_a_dealer_with_the_ace_king_and_queen_of_trumps_turned_the_jack() -> None:
    """The row "either: AH KH QH JD JOK" can only be a minor of the dealer if he does not count the turn-up."""
    hands = ("AH KH QH JD JOK", "AS KC QD JC KS")
    state = follow(RULES, deal(RULES, hands, "JH", dealer=A), "KS")
    assert course(RULES, state) == [("turned_jack", A, ((0, 1), (0, 0))), ("major", A, ((1, 1), (0, 0)))]
    rules = table(OWN_CARDS)
    state = follow(rules, deal(rules, hands, "JH", dealer=A), "KS")
    assert course(rules, state) == [("turned_jack", A, ((0, 1), (0, 0))), ("minor", A, ((0, 2), (0, 0)))]


# ---- W7: chips ----


@pytest.mark.parametrize(
    ("held", "amount", "unit", "after"),
    [
        pytest.param(((2, 2), (1, 1)), 1, "white", ((3, 0), (1, 0)), id="a"),
        pytest.param(((2, 2), (1, 1)), 2, "white", ((3, 1), (1, 0)), id="b"),
        pytest.param(((2, 2), (1, 1)), 1, "blue", ((3, 2), (1, 0)), id="c"),
        pytest.param(((2, 0), (1, 1)), 2, "white", ((2, 2), (1, 1)), id="d"),
    ],
)
def test_w7_chips(held: Holdings, amount: int, unit: str, after: Holdings) -> None:
    assert RULES.credit(held, Award(1, "example", "4.2", A, amount, unit)) == after
    mirrored = RULES.credit(held[::-1], Award(1, "example", "4.2", B, amount, unit))
    assert mirrored == after[::-1]


# ---- W8: why the order matters ----

THREE_QUEENS = "QS QH QD AD KC"


def test_w8_the_turned_jack_comes_before_the_queens() -> None:
    state = deal(RULES, (THREE_QUEENS, "AH KH JD AC KS"), "JS", ((3, 2), (2, 2)))
    assert course(RULES, state) == [
        ("turned_jack", B, ((3, 0), (3, 0))),
        ("three_of_a_kind", A, ((3, 1), (3, 0))),
    ]


def test_w8_without_a_turned_jack_the_queens_come_first() -> None:
    state = deal(RULES, (THREE_QUEENS, "AH KH JD AC JS"), "KS", ((3, 2), (2, 2)))
    assert course(RULES, state) == [("three_of_a_kind", A, ((4, 0), (2, 0)))]


# ---- W9: a full deal ----

W9 = ("AS KS QS JD KC", "JOK AH KH JC AD")


def test_w9_a_full_deal() -> None:
    state = deal(RULES, W9, "QH", ((1, 2), (2, 1)))
    paid = [("minor", A, ((2, 0), (2, 0)))]
    assert (state.turn, course(RULES, state), shown(state, RULES, A)) == (A, paid, [SPADES])
    assert legal(RULES, state) == {"AS", "KS", "QS", "JD", "KC"}

    state = follow(RULES, state, "AS")
    paid.append(("minor", B, ((2, 0), (2, 1))))
    assert (course(RULES, state), shown(state, RULES, B)) == (paid, [MINOR_H])
    assert other_hand(RULES, state, A).sure == IMPERIUM.cards("AH KH")

    for seat, may, card in (
        (B, {"JOK", "AH", "KH"}, "KH"),  # void of spades: must trump
        (B, {"JOK", "AH", "JC", "AD"}, "AD"),  # leads what he likes
        (A, {"JD"}, "JD"),  # void of diamonds, the Left Bower his one trump
        (A, {"KS", "QS", "KC"}, "KC"),
        (B, {"JC"}, "JC"),  # a plain club: must follow
        (A, {"KS", "QS"}, "KS"),
        (B, {"JOK", "AH"}, "AH"),
        (B, {"JOK"}, "JOK"),
        (A, {"QS"}, "QS"),
    ):
        assert (state.turn, legal(RULES, state)) == (seat, may)
        assert course(RULES, state) == paid  # nothing is paid between the tricks
        state = follow(RULES, state, card)

    assert takers(RULES, state) == [B, A, A, B, B]
    assert course(RULES, state) == [*paid, ("tricks_3", B, ((2, 0), (2, 2)))]
    assert (state.turn, state.dealer, state.ledger.finished) == (CHANCE, B, 1)


# ---- W10: all five tricks ----


def test_w10_all_five_tricks() -> None:
    hands = ("QS KD QD AC KC", "JOK JS JC AS AD")
    state = deal(RULES, hands, "KS", ((1, 0), (3, 2)), dealer=A)
    assert (course(RULES, state), shown(state, RULES, B)) == ([], [])
    state = follow(RULES, state, "JOK")
    paid = [("three_of_a_kind", A, ((1, 1), (3, 2)))]
    assert (course(RULES, state), legal(RULES, state)) == (paid, {"QS"})
    assert shown(state, RULES, A) == [("three_of_a_kind", "KS KD KC")]
    for script, may in (
        ("QS AD", {"KD", "QD"}),
        ("QD JS", {"KD", "AC", "KC"}),
        ("KD JC", {"AC", "KC"}),
        ("AC AS", {"KC"}),
    ):
        state = follow(RULES, state, script)
        assert legal(RULES, state) == may
    state = follow(RULES, state, "KC")
    assert takers(RULES, state) == [B] * 5
    assert course(RULES, state) == [*paid, ("tricks_5", B, ((1, 0), (4, 2)))]
    assert not is_over(state)


# ---- W11: the Joker turned ----


def test_w11_a_turned_joker_pays_a_blue_and_throws_the_cards_in() -> None:
    hands = ("QS QH QD AD KC", "AS KS JH JC JD")  # both hold imperiums, which count for nothing
    state = deal(RULES, hands, "JOK", ((1, 2), (3, 2)))
    assert course(RULES, state) == [("turned_joker", B, ((1, 0), (4, 2)))]
    assert (state.turn, state.dealer, state.ledger.finished) == (CHANCE, B, 1)
    assert (shown(state, RULES, A), shown(state, RULES, B), takers(RULES, state)) == ([], [], [])
    state = RULES.play(state, Deal(tuple(range(17))))
    assert (state.dealer, state.turn) == (A, B)


def test_w11_the_joker_wins_the_game_at_four_blues() -> None:
    state = deal(RULES, ("QS QH QD AD KC", "AS KS JH JC JD"), "JOK", ((1, 2), (4, 2)))
    assert is_over(state)
    assert course(RULES, state) == [("turned_joker", B, ((1, 0), (5, 2)))]
    assert RULES.moves(state) == ()


def test_w11_what_is_said_of_a_turned_joker_holds_also_where_it_wins_the_game() -> None:
    """The cards are thrown in (§5.8); the deal counts, so none is dealt again (§11.2), and the blue may win (§11.3)."""
    said = load(resources.root() / "words" / "en", strict=True).get("imperium.step_how.turned_joker")
    assert "thrown in" in said
    assert "dealt again" not in said


# ---- W12: the game ends before a card is led ----


def test_w12_four_queens_win_before_a_card_is_led() -> None:
    hands = ("QS QH QD QC AD", "KS KH AH JC JS")  # with the turned king B would have three
    state = deal(RULES, hands, "KC", ((4, 1), (4, 2)))
    assert is_over(state)
    assert course(RULES, state) == [("four_of_a_kind", A, ((5, 1), (4, 0)))]
    assert (shown(state, RULES, B), takers(RULES, state)) == ([], [])
    assert (held_by(RULES, state, A), held_by(RULES, state, B)) == ("QS QH QD AD QC", "KS JS KH AH JC")
