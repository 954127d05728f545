"""Imperium: the deal, the chips, and the strict order in which everything is paid."""

from random import Random

import pytest

from game.core.cards import CHANCE, IMPERIUM
from game.core.move import Deal, IllegalMove, Play
from game.core.score import Award, Holdings
from tests.rules.imperium_examples import (
    NO_CHIPS,
    A,
    B,
    course,
    dead,
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
PACK_AS_IT_LIES = Deal(tuple(range(17)))

# ---- the deal (§5) ----


@pytest.mark.parametrize("dealer", [A, B])
def test_the_deal_gives_two_and_three_turns_one_and_leaves_six_dead(dealer: int) -> None:
    state = RULES.play(RULES.start(dealer), PACK_AS_IT_LIES)
    elder, younger = (RULES.view(state, seat) for seat in (1 - dealer, dealer))
    assert elder.hand == sum(1 << card for card in (0, 1, 4, 5, 6))
    assert younger.hand == sum(1 << card for card in (2, 3, 7, 8, 9))
    assert elder.shown == younger.shown == 1 << 10
    assert (state.dealer, state.turn) == (dealer, 1 - dealer)
    for seat in (A, B):
        place = dead(RULES, state, seat)
        assert (place.size, place.sure) == (6, 0)
        assert all(place.may >> card & 1 for card in range(11, 17))


def test_what_is_dealt_must_be_the_pack() -> None:
    for cards in ((), tuple(range(16)), (*range(16), 0)):
        with pytest.raises(IllegalMove):
            RULES.play(RULES.start(A), Deal(cards))


def test_the_deal_alternates() -> None:
    state = RULES.start(B)
    dealers: list[int] = []
    while len(dealers) < 4:
        state = RULES.play(state, PACK_AS_IT_LIES)
        dealers.append(state.dealer)
        while state.turn != CHANCE:
            state = RULES.play(state, RULES.moves(state)[0])
    assert dealers == [B, A, B, A]


@pytest.mark.parametrize("turn_up", IMPERIUM.faces)
@pytest.mark.parametrize("dealer", [A, B])
def test_a_turned_honour_pays_the_dealer_and_no_other_card_does(turn_up: str, dealer: int) -> None:
    rest = [card for card in IMPERIUM.faces if card != turn_up]
    state = deal(RULES, (" ".join(rest[:10:2]), " ".join(rest[1:10:2])), turn_up, dealer=dealer)
    turned = [
        (each.step, each.unit, each.amount, each.rule) for each in state.ledger.awards if each.to == dealer
    ]
    if turn_up == "JOK":
        assert turned == [("turned_joker", "blue", 1, "5.8")]
    elif turn_up[0] == "J":
        assert turned == [("turned_jack", "white", 1, "5.7")]
    else:
        assert turned == []


def test_the_turn_up_stays_on_the_table() -> None:
    state = deal(RULES, ("AS QS KC JH QD", "KS AC QC AH KD"), "QH")
    for script in ("", "JH", "JH-AH", "JH-AH AS-KS QS-KD KC-AC"):
        now = follow(RULES, state, script)
        assert "QH" not in legal(RULES, now)
        for seat in (A, B):
            assert "QH" not in held_by(RULES, now, seat)
            assert not other_hand(RULES, now, seat).may & IMPERIUM.cards("QH")
            assert RULES.view(now, seat).shown == IMPERIUM.cards("QH")


# ---- chips (§4) ----


@pytest.mark.parametrize(
    ("held", "amount", "unit", "after"),
    [
        (((0, 0), (0, 0)), 1, "white", ((0, 1), (0, 0))),  # no exchange, no forfeit
        (((0, 1), (0, 2)), 1, "white", ((0, 2), (0, 2))),
        (((0, 2), (0, 2)), 1, "white", ((1, 0), (0, 0))),  # the exchange is compulsory
        (((0, 1), (0, 2)), 2, "white", ((1, 0), (0, 0))),
        (((0, 2), (0, 2)), 2, "white", ((1, 1), (0, 0))),  # the surplus stays
        (((0, 2), (0, 1)), 1, "blue", ((1, 2), (0, 0))),  # a direct blue leaves the taker's whites alone
        (
            ((0, 2), (3, 0)),
            1,
            "blue",
            ((1, 2), (3, 0)),
        ),  # the forfeit is no debt: blues stay, nothing is owed
        (((4, 2), (4, 2)), 1, "white", ((5, 0), (4, 0))),
        (((4, 2), (4, 2)), 2, "white", ((5, 1), (4, 0))),
        (((4, 2), (4, 2)), 1, "blue", ((5, 2), (4, 0))),
    ],
)
@pytest.mark.parametrize("seat", [A, B])
def test_exchange_and_forfeit(held: Holdings, amount: int, unit: str, after: Holdings, seat: int) -> None:
    if seat == B:
        held, after = held[::-1], after[::-1]
    assert RULES.credit(held, Award(1, "example", "4.2", seat, amount, unit)) == after


def test_nobody_ever_keeps_three_whites() -> None:
    dice = Random(3)
    held = NO_CHIPS
    for _ in range(500):
        unit, amount = dice.choice((("white", 1), ("white", 2), ("blue", 1)))
        held = RULES.credit(held, Award(1, "example", "4.2", dice.choice((A, B)), amount, unit))
        assert all(0 <= white <= 2 for _, white in held)
        if max(blue for blue, _ in held) == 5:
            held = NO_CHIPS


# ---- the strict order, and where it is cut short (§9) ----


def test_turn_up_then_elder_then_dealer_then_tricks() -> None:
    hands = ("QS QD QC AS AC", "KS KD KC AH JOK")
    state = deal(RULES, hands, "JH", ((0, 2), (0, 2)))
    paid = [
        ("turned_jack", B, ((0, 0), (1, 0))),
        ("three_of_a_kind", A, ((0, 1), (1, 0))),
        ("three_of_a_kind", B, ((0, 1), (1, 1))),
        ("tricks_3", B, ((0, 1), (1, 2))),
    ]
    assert course(RULES, state) == paid[:2]
    state = follow(RULES, state, "AS")
    assert course(RULES, state) == paid[:3]
    state = follow(RULES, state, "KS AC-KC QD-KD JOK-QS AH-QC")
    assert course(RULES, state) == paid


ACES_AND_CLUBS = "AC KC QC AH AS"


def test_the_turn_up_can_win_before_anybody_declares() -> None:
    state = deal(RULES, (ACES_AND_CLUBS, "KS KH KD QH JC"), "JD", ((4, 2), (4, 2)))
    assert (is_over(state), course(RULES, state)) == (True, [("turned_jack", B, ((4, 0), (5, 0)))])
    assert (shown(state, RULES, A), shown(state, RULES, B), RULES.moves(state)) == ([], [], ())


def test_the_first_of_two_imperiums_can_win_and_the_second_is_not_shown() -> None:
    state = deal(RULES, (ACES_AND_CLUBS, "KS KH KD QH JC"), "QD", ((4, 2), (4, 2)))
    assert (is_over(state), course(RULES, state)) == (True, [("three_of_a_kind", A, ((5, 0), (4, 0)))])
    assert shown(state, RULES, A) == [("three_of_a_kind", "AS AH AC")]
    assert (shown(state, RULES, B), state.ledger.finished) == ([], 1)  # his three kings stay hidden
    assert other_hand(RULES, state, A).sure == 0


def test_the_second_imperium_can_win() -> None:
    state = deal(RULES, (ACES_AND_CLUBS, "KS KH KD QH JC"), "QD", ((4, 1), (4, 2)))
    assert is_over(state)
    assert course(RULES, state) == [
        ("three_of_a_kind", A, ((4, 2), (4, 2))),
        ("minor", A, ((5, 0), (4, 0))),
    ]


def test_the_dealer_can_win_with_the_first_card_on_the_table() -> None:
    hands = ("QS QH QC JD AD", "AS AH AC KH KC")
    state = follow(RULES, deal(RULES, hands, "KD", ((3, 1), (4, 2))), "QS")
    assert (is_over(state), RULES.moves(state)) == (True, ())
    assert course(RULES, state) == [
        ("three_of_a_kind", A, ((3, 2), (4, 2))),
        ("three_of_a_kind", B, ((3, 0), (5, 0))),
    ]
    assert shown(state, RULES, B) == [
        ("three_of_a_kind", "AS AH AC")
    ]  # the three kings are not shown any more
    view = RULES.view(state, A)
    assert (view.trick.cards, view.tricks, view.hand.bit_count()) == (IMPERIUM.parse_all("QS"), (), 4)
    assert held_by(RULES, state, B).count(" ") == 4


def test_three_tricks_do_not_win_before_the_fifth_is_played() -> None:
    hands = ("JOK JD AD QS JS", "KS AC AH QC QH")
    state = follow(RULES, deal(RULES, hands, "KD", ((4, 2), (4, 2))), "JOK-QC JD-QH AD-AH")
    assert (takers(RULES, state), is_over(state)) == ([A, A, A], False)
    state = follow(RULES, state, "QS-KS AC-JS")
    assert (is_over(state), course(RULES, state)) == (True, [("tricks_3", A, ((5, 0), (4, 0)))])


def test_nothing_is_dealt_or_played_when_the_game_is_won() -> None:
    state = deal(RULES, (ACES_AND_CLUBS, "KS KH KD QH JC"), "JD", ((0, 0), (4, 2)))
    for move in (PACK_AS_IT_LIES, Play(IMPERIUM.parse("AC"))):
        with pytest.raises(IllegalMove):
            RULES.play(state, move)
