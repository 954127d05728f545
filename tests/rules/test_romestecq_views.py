"""Romestecq: what a seat sees of hands, announcements and combinations, and the hands it reckons with."""

from itertools import permutations
from random import Random

import pytest

from game.core.cards import Seat
from game.core.deal import Dealing
from game.core.move import Deal, Play
from game.core.view import Place
from game.rules.romestecq import Playing, State, views
from game.rules.romestecq.announcing import evidence
from game.rules.romestecq.cards import OF_RANK, PACK, RANKS
from tests.rules.notation import follow
from tests.rules.romestecq_examples import WHOLE_DEAL, deal, said, scored, table

RULES = table()
CLOSED = table({"partners_show": False})


def place(state: State, seat: Seat, other: Seat) -> Place:
    """Give what a seat knows of another hand."""
    return next(p for p in RULES.view(state, seat).hidden if p.name == "hand" and p.seat == other)


def rank(name: str) -> int:
    return OF_RANK[RANKS.index(name)]


def test_partners_see_each_other_and_nobody_else() -> None:
    state = deal(RULES, WHOLE_DEAL, dealer=3)
    hand = PACK.cards(WHOLE_DEAL[1])
    assert place(state, 0, 1) == Place("hand", 1, 5, hand, hand)
    for other in (2, 3):
        known = place(state, 0, other)
        assert (known.size, known.sure) == (5, 0)
        assert known.may == PACK.full & ~PACK.cards(f"{WHOLE_DEAL[0]} {WHOLE_DEAL[1]}")


def test_hidden_partners_see_nothing() -> None:
    view = CLOSED.view(deal(CLOSED, WHOLE_DEAL, dealer=3), 0)
    assert all(not p.sure and p.may == PACK.full & ~view.hand for p in view.hidden)
    assert [bool(each) for each in view.public.combinations] == [True, False, False, False]


def test_combinations_are_known_of_open_hands_only() -> None:
    known = RULES.view(deal(RULES, WHOLE_DEAL, dealer=3), 3).public.combinations
    assert [[each.kind for each in seat] for seat in known] == [[], [], ["rome"], ["double_rome"]]


def test_an_announcement_names_the_kind_and_the_first_card() -> None:
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC")
    assert said(RULES, state) == [[("double_rome", "KC")], [], [], []]
    for seat in range(4):
        assert RULES.view(state, seat).public.announced == RULES.view(state, 0).public.announced


def test_a_second_card_is_not_announced() -> None:
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C 9C 8H TH AH 7H QS AS KS")
    assert said(RULES, state)[0] == [("double_rome", "KC")]


def test_one_card_may_announce_several() -> None:
    rules = table({"combination_counting": "cumulative"})
    state = follow(rules, deal(rules, ("AC AD KC KD 7H",), dealer=3), "AC")
    assert said(rules, state)[0] == [("two_pairs", "AC"), ("village", "AC"), ("double_rome", "AC")]


def test_a_void_is_remembered() -> None:
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C 9C 8H TH AH 7H QS AS KS KD")
    known = place(state, 2, 1)
    assert not known.may & PACK.cards("AS KS QS JS TS 9S 8S 7S 6S")


def test_a_triplet_whose_fourth_card_is_seen_is_known() -> None:
    hands = ("QC QD QH 7C 8S", "6C 6D 8H TS 9H", "QS 7D AH 9S JC", "AC 9D JS TH KD")
    state = follow(RULES, deal(RULES, hands, dealer=3), "QC")
    assert place(state, 2, 0).sure == PACK.cards("QD QH")
    assert place(state, 1, 0).sure == PACK.cards("QC QD QH 7C 8S") & ~PACK.cards("QC")


def test_of_a_rome_nothing_is_left_once_both_have_fallen() -> None:
    hands = ("9C 9D AS 8S 7S", "TC 8D 6H QS KH", "7C QD JH 8H KS", "6C TD 6S AH KC")
    state = follow(RULES, deal(RULES, hands, dealer=3), "9C TC 7C 6C  8D QD TD 9D")
    assert not place(state, 2, 0).may & rank("9")


@pytest.mark.parametrize("seat", [2, 3])
def test_imagined_hands_keep_what_was_announced(seat: Seat) -> None:
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C 9C 8H TH")
    view, dice = RULES.view(state, seat), Random(5)
    for _ in range(60):
        world = RULES.imagine(view, dice)
        hands = [RULES.view(world, other).hand for other in range(4)]
        assert (hands[0] & rank("K")).bit_count() == 1
        assert RULES.view(world, seat) == view
        assert hands[2:] == [RULES.view(state, other).hand for other in (2, 3)]


def test_imagined_hands_differ() -> None:
    view = RULES.view(deal(RULES, WHOLE_DEAL, dealer=3), 0)
    dice = Random(6)
    worlds = [RULES.imagine(view, dice) for _ in range(50)]
    assert len({RULES.view(world, 2).hand for world in worlds}) > 40


def test_nobody_is_imagined_with_a_quartet() -> None:
    hands = ("9C TD AS 8S 7S", "TC 8D 6H QS 9H", "AC AD AH KS KC", "6C QD 6S JH KD")
    view = RULES.view(follow(RULES, deal(RULES, hands, dealer=3), "9C"), 3)
    fits = evidence(view, 0).fits
    assert not fits(PACK.cards("9S 9D 9H 8S"), RULES.options)
    assert fits(PACK.cards("TD AS 8S 7S"), RULES.options)


def test_what_was_paid_tells_which_cards_were_meant() -> None:
    """With the king of clubs the village would be another, and still be waiting for him."""
    hands = ("QC JC TC 9D 8D", "6C 9C 7D TS QH", "7C 6S 6D JS AH", "8C 6H TH 7S KS")
    script = "QC 6C 7C 8C  JC 9C 6S 6H  9D 7D 6D TH  8D TS JS 7S"
    told = evidence(RULES.view(follow(RULES, deal(RULES, hands, dealer=3), script), 2), 0)
    fitting = [card for card in ("TC", "AS", "KC") if told.fits(PACK.cards(card), RULES.options)]
    assert fitting == ["TC", "AS"]


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_hands_are_drawn_and_all_ways_tried_only_where_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "_search", lambda *_: None)
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C 9C 8H")
    view = RULES.view(state, state.turn)
    for seed in range(5):
        assert RULES.view(RULES.imagine(view, Random(seed)), view.me) == view


DEALT = "32 24 13 9 28 3 10 17 11 12 0 25 34 16 21 23 14 31 15 35 30 2 20 33 22 6 29 8 7 26 27 1 19 5 4 18"
FALLEN = "21 23 15 20 22 25 8 34 9 3 2 6 0 32"


def test_what_one_hand_surely_holds_no_other_place_may_hold() -> None:
    """P2 must hold a card by what was announced and shown, and P1, of whom P4 thinks first, can’t have it as well."""
    rules = table({"players": 6})
    state = rules.play(Dealing(1, scored(rules, {})), Deal(tuple(map(int, DEALT.split()))))
    for card in map(int, FALLEN.split()):
        state = rules.play(state, Play(card))
    view = rules.view(state, 3)
    for place, other in permutations(view.hidden, 2):
        assert not place.may & other.sure
    for seed in range(60):
        thought, taken = views.imagine(view, Random(seed), rules.options), 0
        assert isinstance(thought, Playing)
        for hand in thought.play.hands:
            assert not hand & taken, "two hands hold the same card"
            taken |= hand
