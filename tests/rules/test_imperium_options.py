"""Imperium: how imperiums are found and paid, and every house rule in both its values."""

from random import Random

import pytest

from game.core.cards import CHANCE, IMPERIUM, BadNotation
from game.core.deal import deal_out
from game.core.move import Deal
from game.core.options import Value, changed, chosen, declared
from game.core.score import Holdings
from game.rules.imperium import PRESETS, Options
from tests.rules.imperium_examples import A, B, course, deal, is_over, pack_for, shown, table
from tests.rules.notation import follow

PLAIN = ("AS QS KC JH QD", "KS AC QC AH KD")
"""Two hands without an imperium."""
PACK_AS_IT_LIES = Deal(tuple(range(17)))


def test_the_house_rules_and_their_defaults() -> None:
    assert [(each.id, each.default, set(each.values), each.low, each.high) for each in declared(Options)] == [
        ("target_blues", 5, set(), 1, 9),
        ("deal_packets", "2-3", {"2-3", "3-2"}, 0, 0),
        ("declare_imperiums", "auto", {"auto", "choose"}, 0, 0),
        ("imperium_shared_cards", True, {True, False}, 0, 0),
        ("imperium_nested", False, {True, False}, 0, 0),
        ("left_bower_in_sequence", "printed", {"printed", "none"}, 0, 0),
        ("dealer_uses_turn_up", True, {True, False}, 0, 0),
        ("white_forfeit", True, {True, False}, 0, 0),
        ("joker_turn_next_dealer", "alternate", {"alternate", "same"}, 0, 0),
        ("first_dealer", "random", {"random", "seat0", "seat1"}, 0, 0),
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen(preset: str) -> None:
    assert changed(chosen(Options, PRESETS[preset])) == PRESETS[preset]


# ---- imperiums (§6) ----


def paid(options: dict[str, Value], hand: str, turn_up: str, dealer: int = B) -> list[tuple[str, str]]:
    """Deal A this hand: what his imperiums pay, with the cards that show each."""
    rules = table(options)
    used = IMPERIUM.cards(f"{hand} {turn_up}")
    others = [card for card in IMPERIUM.faces if not used >> IMPERIUM.parse(card) & 1]
    state = deal(rules, (hand, " ".join(others[:5])), turn_up, dealer=dealer)
    if dealer == A:
        assert shown(state, rules, A) == []  # not before the other has led
        state = rules.play(state, rules.moves(state)[0])
    mine = [each for each in state.ledger.awards if each.to == A and not each.step.startswith("turned")]
    return [(each.step, IMPERIUM.spell_all(each.cards)) for each in mine]


@pytest.mark.parametrize(
    ("hand", "turn_up", "dealer", "found"),
    [
        ("AS AH AD KC QC", "KH", B, [("three_of_a_kind", "AS AH AD")]),
        ("KS KH KC AD QD", "QC", B, [("three_of_a_kind", "KS KH KC")]),
        ("QS QH QD AC KH", "KC", B, [("three_of_a_kind", "QS QH QD")]),
        ("JS JH JC AC KH", "KC", B, [("three_of_a_kind", "JS JH JC")]),
        ("AS AH AD AC QC", "KH", B, [("four_of_a_kind", "AS AH AD AC")]),
        ("KS KH KD KC QC", "AH", B, [("four_of_a_kind", "KS KH KD KC")]),
        ("QS QH QD QC KC", "AH", B, [("four_of_a_kind", "QS QH QD QC")]),
        ("JS JH JD JC KC", "AH", B, [("four_of_a_kind", "JS JH JD JC")]),  # the bowers count as jacks
        ("AS KS QS KD QC", "AC", B, [("minor", "QS KS AS")]),
        ("AH KH QH KD QC", "AC", B, [("minor", "QH KH AH")]),
        ("AD KD QD KH QC", "AC", B, [("minor", "QD KD AD")]),
        ("AC KC QC KH QD", "AH", B, [("minor", "QC KC AC")]),
        ("AS KS QS JS KC", "AC", B, [("major", "QS KS JS AS")]),  # the Left Bower, by its printed face
        ("AC KC QC JC KH", "AH", B, [("major", "QC KC JC AC")]),
        ("AH KH QH JD KC", "JH", B, [("minor", "QH KH AH")]),  # the Left Bower is no jack of hearts
        ("AS KS JOK JS JH", "QC", B, []),  # the Joker is no queen of spades
        ("AS AH JOK KC QD", "QC", B, []),  # nor an ace
        ("AS KS JS JH QC", "KC", B, []),  # ace, king and jack are no sequence
        ("AS KS QS AH AD", "KC", B, [("three_of_a_kind", "AS AH AD"), ("minor", "QS KS AS")]),
        # Two sets and two sequences need six cards, and are paid in the order of ranks and of suits.
        ("KS KH AS AH AD", "KC", A, [("three_of_a_kind", "AS AH AD"), ("three_of_a_kind", "KS KH KC")]),
        ("JS JH QS QD QC", "JC", A, [("three_of_a_kind", "QS QD QC"), ("three_of_a_kind", "JS JH JC")]),
        ("AS KS QS AH KH", "QH", A, [("minor", "QS KS AS"), ("minor", "QH KH AH")]),
        ("AC KC QC AD KD", "QD", A, [("minor", "QD KD AD"), ("minor", "QC KC AC")]),
        ("AS KS QS AH KH", "QH", B, [("minor", "QS KS AS")]),
    ],
)
def test_what_counts_as_an_imperium(
    hand: str, turn_up: str, dealer: int, found: list[tuple[str, str]]
) -> None:
    assert paid({}, hand, turn_up, dealer) == found


FOUR_KINGS, THREE_KINGS = ("four_of_a_kind", "KS KH KD KC"), ("three_of_a_kind", "KH KD KC")
MINOR_S, MAJOR_H = ("minor", "QS KS AS"), ("major", "QH KH JH AH")


@pytest.mark.parametrize(
    ("hand", "turn_up", "dealer", "shared", "disjoint"),
    [
        # A tie goes to the sequence,
        (
            "AS KS QS AH AD",
            "KC",
            B,
            [("three_of_a_kind", "AS AH AD"), MINOR_S],
            [MINOR_S],
        ),
        # otherwise the more valuable one counts, be it a set
        ("KH KD KC AS QS", "KS", A, [FOUR_KINGS, MINOR_S], [FOUR_KINGS]),
        # or a sequence;
        (
            "AH KH JH QS QC",
            "QH",
            A,
            [("three_of_a_kind", "QS QH QC"), MAJOR_H],
            [MAJOR_H],
        ),
        # what shares no card is all paid,
        ("KH KD KC AS QS", "JS", B, [THREE_KINGS], [THREE_KINGS]),
        (
            "JH JD JC AS KS",
            "QS",
            A,
            [("three_of_a_kind", "JH JD JC"), MINOR_S],
            [("three_of_a_kind", "JH JD JC"), MINOR_S],
        ),
        ("AS KS QS AH KH", "QH", A, [MINOR_S, ("minor", "QH KH AH")], [MINOR_S, ("minor", "QH KH AH")]),
    ],
)
def test_imperium_shared_cards(
    hand: str,
    turn_up: str,
    dealer: int,
    shared: list[tuple[str, str]],
    disjoint: list[tuple[str, str]],
) -> None:
    assert paid({"imperium_shared_cards": True}, hand, turn_up, dealer) == shared
    assert paid({"imperium_shared_cards": False}, hand, turn_up, dealer) == disjoint


def test_imperium_nested() -> None:
    """A four pays as a three besides and a major as a minor; a three and a minor pay what they always pay."""
    for hand, turn_up, step, extra in (
        ("KS KH KD KC QC", "AH", "four_of_a_kind", "nested_three"),
        ("AS KS QS JS KH", "AD", "major", "nested_minor"),
    ):
        assert [each for each, _ in paid({}, hand, turn_up)] == [step]
        assert [each for each, _ in paid({"imperium_nested": True}, hand, turn_up)] == [step, extra]
    both = [("three_of_a_kind", "AS AH AD"), MINOR_S]
    assert paid({"imperium_nested": True}, "AS KS QS AH AD", "KC") == both
    rules = table({"imperium_nested": True})
    hands = ("KS KH KD KC QC", "AS QS JC JH QD")
    state = deal(rules, hands, "AH", ((1, 2), (0, 2)))
    assert course(rules, state) == [
        ("four_of_a_kind", A, ((2, 2), (0, 0))),
        ("nested_three", A, ((3, 0), (0, 0))),
    ]
    state = deal(rules, hands, "AH", ((4, 2), (0, 2)))
    assert (is_over(state), course(rules, state)) == (True, [("four_of_a_kind", A, ((5, 2), (0, 0)))])


@pytest.mark.parametrize(
    ("hand", "turn_up", "printed", "without"),
    [
        ("AD KD QD JD KC", "QH", "major", "minor"),
        ("AS KS QS JS KH", "QC", "major", "minor"),
        ("AC KC QC JC KH", "QS", "major", "minor"),
        ("AH KH QH JH KC", "QD", "major", "minor"),
        ("AS KS QS JS KC", "QD", "major", "major"),  # a suit of the other colour keeps its jack
        ("AD KD QD JD KC", "QS", "major", "major"),
    ],
)
def test_left_bower_in_sequence(hand: str, turn_up: str, printed: str, without: str) -> None:
    assert [step for step, _ in paid({"left_bower_in_sequence": "printed"}, hand, turn_up)] == [printed]
    assert [step for step, _ in paid({"left_bower_in_sequence": "none"}, hand, turn_up)] == [without]


def test_the_left_bower_stays_in_sets_and_the_right_bower_in_its_sequence() -> None:
    options: dict[str, Value] = {"left_bower_in_sequence": "none"}
    assert paid(options, "JS JD JC KC KH", "QH") == [("three_of_a_kind", "JS JD JC")]
    assert paid(options, "AH KH JH QC KS", "QH", A) == [MAJOR_H]
    nested = paid({**options, "imperium_nested": True}, "AD KD QD JD KC", "QH")
    assert nested == [("minor", "QD KD AD")]
    alone = paid({**options, "imperium_shared_cards": False}, "AD KD QD JD JS", "JH", A)
    assert alone == [("three_of_a_kind", "JS JH JD"), ("minor", "QD KD AD")]  # the jack is free for the set


@pytest.mark.parametrize(
    ("hand", "turn_up", "used", "unused"),
    [
        ("KH KD KC AS QS", "KS", [FOUR_KINGS, MINOR_S], [THREE_KINGS]),
        ("AH KH JH QS QC", "QH", [("three_of_a_kind", "QS QH QC"), MAJOR_H], []),
        ("AS KS QS AH KH", "QH", [MINOR_S, ("minor", "QH KH AH")], [MINOR_S]),
    ],
)
def test_dealer_uses_turn_up(
    hand: str, turn_up: str, used: list[tuple[str, str]], unused: list[tuple[str, str]]
) -> None:
    assert paid({"dealer_uses_turn_up": True}, hand, turn_up, A) == used
    assert paid({"dealer_uses_turn_up": False}, hand, turn_up, A) == unused


# ---- the deal and the match ----


@pytest.mark.parametrize("target", range(1, 10))
def test_target_blues(target: int) -> None:
    rules = table({"target_blues": target})
    won = deal(rules, PLAIN, "JOK", ((target - 1, 2), (target - 1, 2)))
    assert (is_over(won), won.ledger.holdings) == (True, ((target - 1, 0), (target, 2)))
    if target > 1:
        near = deal(rules, PLAIN, "JOK", ((target - 2, 2), (target - 2, 2)))
        assert (is_over(near), near.ledger.holdings) == (False, ((target - 2, 0), (target - 1, 2)))


@pytest.mark.parametrize("target", [0, 10])
def test_target_blues_has_bounds(target: int) -> None:
    with pytest.raises(BadNotation):
        table({"target_blues": target})


@pytest.mark.parametrize(
    ("packets", "elder", "dealer"),
    [("2-3", (0, 1, 4, 5, 6), (2, 3, 7, 8, 9)), ("3-2", (0, 1, 2, 6, 7), (3, 4, 5, 8, 9))],
)
def test_deal_packets(packets: str, elder: tuple[int, ...], dealer: tuple[int, ...]) -> None:
    rules = table({"deal_packets": packets})
    dealt = deal_out(rules.spec.packets, tuple(range(17)), B, 2)
    assert dealt.hands == (sum(1 << card for card in elder), sum(1 << card for card in dealer))
    assert dealt.heaps == {"turn_up": (10,), "dead": (11, 12, 13, 14, 15, 16)}
    state = rules.play(rules.start(B), PACK_AS_IT_LIES)
    assert (rules.view(state, A).hand, rules.view(state, B).hand) == dealt.hands


@pytest.mark.parametrize(
    ("forfeit", "held", "jack", "joker", "queens"),
    [
        (True, ((3, 2), (2, 2)), ((3, 0), (3, 0)), ((3, 0), (3, 2)), ((4, 0), (2, 0))),
        (False, ((3, 2), (2, 2)), ((3, 2), (3, 0)), ((3, 2), (3, 2)), ((4, 0), (2, 2))),
    ],
)
def test_white_forfeit(
    forfeit: bool, held: Holdings, jack: Holdings, joker: Holdings, queens: Holdings
) -> None:
    rules = table({"white_forfeit": forfeit})
    assert deal(rules, PLAIN, "JD", held).ledger.holdings == jack
    assert deal(rules, PLAIN, "JOK", held).ledger.holdings == joker
    state = deal(rules, ("QS QH QD AD KC", "AH KH JD AC JS"), "KS", held)
    assert state.ledger.holdings == queens


@pytest.mark.parametrize(("value", "dealers"), [("alternate", [B, A, B]), ("same", [B, B, B])])
def test_joker_turn_next_dealer(value: str, dealers: list[int]) -> None:
    rules = table({"joker_turn_next_dealer": value})
    state = rules.start(B)
    found: list[int] = []
    while len(found) < 3:
        state = rules.play(state, pack_for(rules, PLAIN, "JOK"))
        found.append(state.dealer)
    assert found == dealers


def test_another_card_turned_passes_the_deal_all_the_same() -> None:
    rules = table({"joker_turn_next_dealer": "same"})
    state = follow(rules, deal(rules, PLAIN, "QH"), "KC-AC KS-AS QS-AH KD-QD QC-JH")
    assert state.turn == CHANCE
    assert rules.play(state, PACK_AS_IT_LIES).dealer == A


@pytest.mark.parametrize(("value", "seats"), [("random", {A, B}), ("seat0", {A}), ("seat1", {B})])
def test_first_dealer(value: str, seats: set[int]) -> None:
    rules = table({"first_dealer": value})
    assert {rules.first(Random(seed)) for seed in range(20)} == seats
