"""Imperium: what each player may know, what he can conclude, and how a forbidden move is refused."""

import pytest

from game.core.cards import IMPERIUM, Seat
from game.core.move import parse
from game.core.rules import Reason
from game.rules.imperium import Imperium, State
from tests.rules.imperium_examples import A, B, dead, deal, other_hand, pack_for, shown, table
from tests.rules.notation import follow

RULES = table()
PLAIN = ("AS QS KC JH QD", "KS AC QC AH KD")
W9 = ("AS KS QS JD KC", "JOK AH KH JC AD")


def cards(text: str) -> int:
    """Read a set of cards."""
    return IMPERIUM.cards(text)


def may_hold(rules: Imperium, state: State, seat: Seat, text: str) -> set[str]:
    """Tell which of these cards the other hand may hold, as far as a seat knows."""
    return {card for card in text.split() if other_hand(rules, state, seat).may >> IMPERIUM.parse(card) & 1}


# ---- what is known (§5.10, §6.15) ----


@pytest.mark.parametrize("seat", [A, B])
def test_eleven_cards_are_unknown_at_the_start(seat: int) -> None:
    state = deal(RULES, PLAIN, "QH")
    unknown = IMPERIUM.full & ~cards(f"{PLAIN[seat]} QH")
    hand, heap = other_hand(RULES, state, seat), dead(RULES, state, seat)
    assert unknown.bit_count() == 11
    assert (hand.seat, hand.size, hand.may, hand.sure) == (1 - seat, 5, unknown, 0)
    assert (heap.size, heap.may, heap.sure) == (6, unknown, 0)


def test_exposed_cards_are_known_and_played_like_any_others() -> None:
    state = deal(RULES, W9, "QH")
    exposed = cards("AS KS QS")
    hand, heap = other_hand(RULES, state, B), dead(RULES, state, B)
    assert (hand.size, hand.sure, heap.may & exposed) == (5, exposed, 0)
    assert RULES.view(state, B).public.exposed(A) == exposed
    assert RULES.view(state, A).hand == cards(W9[0])  # back in his hand
    state = follow(RULES, state, "AS")
    assert (other_hand(RULES, state, B).size, other_hand(RULES, state, B).sure) == (4, cards("KS QS"))
    assert RULES.view(state, B).public.exposed(A) == exposed  # shown for as long as one likes
    state = follow(RULES, state, "KH AD-JD KC-JC")
    assert other_hand(RULES, state, B).sure == cards("KS QS")
    assert other_hand(RULES, state, B).may == cards("KS QS")


def test_the_turn_up_in_an_imperium_is_no_new_information() -> None:
    state = follow(RULES, deal(RULES, W9, "QH"), "AS")
    assert shown(state, RULES, B) == [("minor", "QH KH AH")]
    assert RULES.view(state, A).public.exposed(B) == cards("AH KH")
    assert other_hand(RULES, state, A).sure == cards("AH KH")
    assert not (other_hand(RULES, state, A).may | dead(RULES, state, A).may) & cards("QH")


def test_the_dealer_shows_nothing_before_the_lead() -> None:
    state = deal(RULES, W9, "QH")
    assert (shown(state, RULES, B), other_hand(RULES, state, A).sure) == ([], 0)
    assert may_hold(RULES, state, A, "AH KH JOK") == {"AH", "KH", "JOK"}


def test_cards_under_a_turned_joker_are_nobodys_business() -> None:
    state = deal(RULES, ("QS QH QD AD KC", "AS KS JH JC JD"), "JOK")
    for seat, mine in ((A, "QS QH QD AD KC"), (B, "AS KS JH JC JD")):
        hand = other_hand(RULES, state, seat)
        assert (hand.size, hand.sure, hand.may) == (5, 0, IMPERIUM.full & ~cards(f"{mine} JOK"))
        assert RULES.view(state, seat).public.trump == ""
        assert RULES.contract(RULES.view(state, seat)) is None


# ---- what follows from it (§12.6) ----


def test_what_was_shown_is_all_there_was() -> None:
    state = deal(RULES, ("QS QH QD AD KC", "AS KS JH JC JD"), "KH")
    assert may_hold(RULES, state, B, "QC AC") == {"AC"}  # three queens, so not the fourth
    state = deal(RULES, ("AC KC QC AD JH", "AS KS JS QH KH"), "KD")
    assert may_hold(RULES, state, B, "JC JD") == {"JD"}  # a minor, so not the jack …
    rules = table({"left_bower_in_sequence": "none"})
    state = deal(rules, ("AC KC QC AD JH", "AS KS JS QH KH"), "QS")
    assert may_hold(rules, state, B, "JC") == {"JC"}  # … unless the suit has none


def test_silence_tells_what_was_not_held_where_all_is_declared() -> None:
    hands = ("AS KS JD QC AC", "KD QD JH AH QH")
    state = follow(RULES, deal(RULES, hands, "KC"), "AS-QD KS-KD")
    assert may_hold(RULES, state, B, "QS JS") == {"JS"}  # with the queen he would have shown a sequence
    choose = table({"declare_imperiums": "choose"})
    state = follow(choose, deal(choose, hands, "KC"), "done AS done QD KS-KD")
    assert may_hold(choose, state, B, "QS JS") == {"QS", "JS"}


def test_a_dealer_who_shows_nothing_has_nothing_that_fits_the_turn_up() -> None:
    hands = ("AS QS KC JH QD", "KS AC QC AH JD")
    state = follow(RULES, deal(RULES, hands, "QH"), "KC-AC AH-JH")
    # He has played AH; with KH he would have shown a sequence with the turned queen.
    assert may_hold(RULES, state, A, "KH KD") == {"KD"}
    rules = table({"dealer_uses_turn_up": False})
    state = follow(rules, deal(rules, hands, "QH"), "KC-AC AH-JH")
    assert may_hold(rules, state, A, "KD") == {"KD"}


def test_a_card_played_tells_what_was_not_held() -> None:
    state = follow(RULES, deal(RULES, ("AS QS KC JH QD", "KD AC QC JC JS"), "QH"), "AS")
    state = follow(RULES, state, "JS QS-KD")
    # He could neither follow to the queen of spades nor trump it.
    assert may_hold(RULES, state, A, "KS JOK JD AH KH AD AC JC") == {"AD", "AC", "JC"}


# ---- refusals ----

NAMED = {"declare_imperiums": "choose", "imperium_shared_cards": False}
SETS = ("AC KC QC AH AS", "KS KH QD QH JC")
CORNER = ("KD QD AC KC QS", "AD JD AS KS JC")


@pytest.mark.parametrize(
    ("options", "hands", "turn_up", "script", "seat", "move", "expected"),
    [
        ({}, PLAIN, "QH", "", B, "play KS", Reason("not_your_turn", "7.1", seat=A)),
        ({}, PLAIN, "QH", "", A, "play QH", Reason("turn_up_stays", "7.9", cards("QH"))),
        ({}, PLAIN, "QH", "", A, "play KS", Reason("not_in_hand", "7.1", cards("KS"))),
        ({}, PLAIN, "QH", "", A, "say done", Reason("not_declaring", "6.13")),
        ({}, PLAIN, "QH", "", A, "say stand", Reason("not_done_here", "2.3")),
        ({}, PLAIN, "QH", "", A, "lay AS", Reason("not_done_here", "2.3")),
        ({}, PLAIN, "JOK", "", A, "play AS", Reason("deal_first", "5.1")),
        ({"target_blues": 1}, PLAIN, "JOK", "", A, "play AS", Reason("match_over", "9.3")),
        ({}, CORNER, "QH", "KD", B, "play JD", Reason("follow-bower-H", "7.2", cards("AD"), "D")),
        ({}, CORNER, "QH", "QS", B, "play JD", Reason("follow-bower-H", "7.2", cards("AS KS"), "S")),
        ({}, CORNER, "QH", "QD-AD KS-QS AS-AC", B, "play KS", Reason("not_in_hand", "7.1", cards("KS"))),
        (
            {},
            ("KS AD KD JC QD", "AS QS JS JOK AC"),
            "QH",
            "KS",
            B,
            "play QS",
            Reason("head", "7.3", cards("AS"), "S"),
        ),
        (
            {},
            ("JH AD KD JC QD", "JOK JD AS KS AC"),
            "QH",
            "JH",
            B,
            "play JD",
            Reason("head-joker-H", "7.3", cards("JOK"), "H"),
        ),
        (
            {},
            ("JD AD KC JC QD", "KH AH AS KS KD"),
            "QH",
            "JD",
            B,
            "play KD",
            Reason("follow-bower-H", "7.2", cards("KH AH"), "H"),
        ),
        (
            {},
            ("KD QD AC KC QS", "JOK JD AS KS JC"),
            "QH",
            "KD",
            B,
            "play AS",
            Reason("trump-joker-H", "7.4", cards("JOK JD"), "D"),
        ),
        (NAMED, SETS, "KD", "", A, "play AC", Reason("declare_first", "6.14")),
        (NAMED, SETS, "KD", "", A, "say kings", Reason("no_such_set", "6.1")),
        (NAMED, SETS, "KD", "", A, "say hearts", Reason("no_such_sequence", "6.1")),
        (NAMED, SETS, "KD", "aces", A, "say aces", Reason("named_already", "6.14", cards("AC AH AS"))),
        (NAMED, SETS, "KD", "aces", A, "say clubs", Reason("card_used", "6.10", cards("AC"))),
        (NAMED, SETS, "KD", "aces done", A, "say clubs", Reason("not_declaring", "6.13")),
        (NAMED, SETS, "KD", "aces done QC", B, "say aces", Reason("no_such_set", "6.1")),
        (NAMED, SETS, "KD", "aces done QC", B, "play JC", Reason("declare_first", "6.14")),
    ],
)
def test_a_refusal_names_the_rule_and_the_cards(
    options: dict[str, bool | int | str],
    hands: tuple[str, str],
    turn_up: str,
    script: str,
    seat: int,
    move: str,
    expected: Reason,
) -> None:
    rules = table(options)
    state = follow(rules, deal(rules, hands, turn_up), script)
    assert rules.refusal(rules.view(state, seat), parse(move, IMPERIUM)) == expected


def test_before_the_deal_everything_waits_for_it() -> None:
    view = RULES.view(RULES.start(B), A)
    assert (view.hand, view.moves, view.public.trump) == (0, (), "")
    reason = RULES.refusal(view, parse("play AS", IMPERIUM))
    assert reason == Reason("deal_first", "5.1")
    dealt = RULES.view(RULES.play(RULES.start(B), pack_for(RULES, PLAIN, "QH")), A)
    assert RULES.refusal(dealt, parse("play AS", IMPERIUM)) is None
