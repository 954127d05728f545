"""Impériale: what each player may know, what follows from it, and how a forbidden card is refused."""

from random import Random

import pytest

from game.core.cards import PIQUET, Seat
from game.core.move import parse
from game.core.rules import Reason
from game.rules.imperiale import Imperiale, State
from game.rules.imperiale.views import plausible
from tests.rules.imperiale_examples import DEALER, ELDER, deal, pack_for, table
from tests.rules.notation import follow

RULES = table()
HANDS = ("KS QS JS TS 9H 8H KD 9D 8D 7C TC 8C", "7H JH TH AH QD JD TD 7D 9C QC JC 8S")
"""Elder hand's spades count 40, the dealer's best suit 38."""


def cards(text: str) -> int:
    """Read a set of cards."""
    return PIQUET.cards(text)


def may_hold(rules: Imperiale, state: State, seat: Seat, text: str) -> set[str]:
    """Tell which of these cards the other hand may hold, as far as a seat knows."""
    hand = rules.view(state, seat).hidden[0]
    return {card for card in text.split() if hand.may >> PIQUET.parse(card) & 1}


def test_the_point_is_shown_and_nothing_else_of_that_suit_is_held() -> None:
    hand, dead = RULES.view(deal(RULES, HANDS, "9S"), DEALER).hidden
    assert (hand.size, hand.sure, dead.size) == (12, cards("KS QS JS TS"), 7)
    assert not hand.may & cards("AS 7S")
    assert not dead.may & cards("KS QS JS TS")
    assert dead.may & cards("AS 7S") == cards("AS 7S")


def test_the_point_of_the_loser_stays_hidden() -> None:
    hand, dead = RULES.view(deal(RULES, HANDS, "9S"), ELDER).hidden
    unseen = PIQUET.full & ~cards(f"{HANDS[0]} 9S")
    assert (hand.sure, hand.may, dead.may) == (0, unseen, unseen)


def test_no_imagined_hand_has_a_better_point_or_an_imperial() -> None:
    view = RULES.view(deal(RULES, HANDS, "9S"), ELDER)
    dice = Random(1)
    for _ in range(50):
        held = RULES.view(RULES.imagine(view, dice), DEALER).hand
        assert plausible(view, held, RULES.options)
    assert not plausible(view, cards("KH QH JH TH 7H 9C QC JC 8S 7D JD AH"), RULES.options)  # a sequence
    assert not plausible(view, cards("KH QH JH TH 7H 9C QC JC 8S 7D JD TD"), RULES.options)  # 47 in hearts


def test_imperials_are_shown() -> None:
    hands = ("KS QS JS AS TH 9H 8H TD 9D 8D 9C 8C", "KH QH JH 7H TS 9S 8S 7S 7D JD KC QC")
    state = deal(RULES, hands, "TC")
    assert RULES.view(state, DEALER).hidden[0].sure == cards("KS QS JS AS")
    assert RULES.view(state, ELDER).hidden[0].sure == 0
    state = follow(RULES, state, "KS-7S")
    assert RULES.view(state, DEALER).hidden[0].sure == cards("QS JS AS")


def test_silence_tells_what_was_not_held() -> None:
    hands = ("KH QH JH TH 9H KS TS 9S TD 9D TC 9C", "7H 8H KD QS JS 7S 8S KC QC JC 7D 8D")
    state = follow(RULES, deal(RULES, hands, "AS"), "KH-7H KS-7S")
    assert may_hold(RULES, state, DEALER, "AH AC") == {"AC"}  # not the fourth of a sequence, nor of the point
    state = follow(RULES, deal(RULES, (hands[1], hands[0]), "AS"), "KC-9C QC-TC KD-9D JC")
    assert may_hold(RULES, state, DEALER, "AC AD") == {"AD"}


def test_a_card_played_tells_what_was_not_held() -> None:
    state = follow(RULES, deal(RULES, HANDS, "9S"), "KD-7D")
    assert may_hold(RULES, state, ELDER, "QD AD") == {"QD", "AD"}
    state = follow(RULES, state, "7C-9C")
    assert may_hold(RULES, state, DEALER, "KC AC 9S") == {"KC", "AC"}
    state = follow(RULES, deal(RULES, HANDS, "9S"), "TC-JC TH-9H")
    assert may_hold(RULES, state, DEALER, "KH QH 8H") == {"8H"}  # he would have had to head the ten


REPLY = ("KD 9D TH TS 8S 9S QC JC TC 9C 8C 8D", "KH 9H 7C AS 7S QD JD 7D JH TD JS QH")


@pytest.mark.parametrize(
    ("options", "script", "seat", "move", "expected"),
    [
        ({}, "", DEALER, "play KH", Reason("not_your_turn", "9.1", seat=ELDER)),
        ({}, "", ELDER, "play KS", Reason("turn_up_stays", "5.3", cards("KS"))),
        ({}, "", ELDER, "play KH", Reason("not_in_hand", "9.1", cards("KH"))),
        ({}, "", ELDER, "say stand", Reason("not_done_here", "2.4")),
        ({}, "TH", DEALER, "play 9H", Reason("head", "9.3", cards("KH JH QH"), "H")),
        ({}, "TH", DEALER, "play AS", Reason("follow", "9.2", cards("KH JH QH"), "H")),
        ({"must_head": False}, "TH", DEALER, "play AS", Reason("follow", "9.2", cards("KH 9H JH QH"), "H")),
        ({}, "QC-7C JC", DEALER, "play KH", Reason("trump", "9.4", cards("AS 7S JS"), "C")),
    ],
)
def test_a_refusal_names_the_rule_and_the_cards(
    options: dict[str, bool], script: str, seat: int, move: str, expected: Reason
) -> None:
    rules = table(options)
    state = follow(rules, deal(rules, REPLY, "KS"), script)
    assert rules.refusal(rules.view(state, seat), parse(move, PIQUET)) == expected


def test_before_the_deal_everything_waits_for_it() -> None:
    view = RULES.view(RULES.start(DEALER), ELDER)
    assert (view.hand, view.moves, view.public.trump, RULES.contract(view)) == (0, (), "", None)
    assert RULES.refusal(view, parse("play AS", PIQUET)) == Reason("deal_first", "5.2")
    dealt = RULES.view(RULES.play(RULES.start(DEALER), pack_for(HANDS, "9S")), ELDER)
    assert (dealt.public.trump, RULES.refusal(dealt, parse("play KS", PIQUET))) == ("S", None)


def test_a_match_that_is_over_refuses_everything() -> None:
    hands = ("KS QS JS AS TH 9H 8H TD 9D 8D 9C 8C", "KH QH JH 7H TS 9S 8S 7S 7D JD KC QC")
    state = deal(RULES, hands, "TC", "4/0 0/0")
    assert RULES.refusal(RULES.view(state, ELDER), parse("play KS", PIQUET)) == Reason("match_over", "12.1")
