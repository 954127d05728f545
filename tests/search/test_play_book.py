"""Play by a book: what is legal is played as often as it weighs, and nothing that is not seen makes a difference."""

from collections import Counter
from math import exp
from random import Random

import pytest

from game.bots.sheepshead.play_book import BOOK
from game.core.cards import Card, Cards, Seat, mask
from game.rules.sheepshead.cards import PACK, contract_with
from game.search.play_book import (
    COLUMNS,
    LETTERS,
    SPOTS,
    UNKNOWN,
    BookPlayer,
    BookSpot,
    Columns,
    PlayBook,
    defends,
    read_book,
)
from game.search.playout import Playout, play_out

CONTRACT = contract_with(free=False)
EVEN = PlayBook(BOOK.grading, [[1.0] * COLUMNS for _ in range(SPOTS)])
ALONE = (0, 1, 1)
"""The sides of a picker and two opponents."""


def legal(_seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
    """Say what may be played."""
    return CONTRACT.policy(hand, table, CONTRACT.order) if table else hand


def player(book: PlayBook, dice: Random) -> BookPlayer:
    """Play a table of three."""
    return BookPlayer(book, Playout(CONTRACT, ALONE, 0), dice)


def look(*hands: str, seat: Seat = 0, leader: Seat = 0, table: str = "") -> tuple[BookSpot, Columns]:
    """Look at all the cards of a seat."""
    held = [PACK.cards(hand) for hand in hands]
    cards = PACK.parse_all(hands[seat])
    return player(EVEN, Random(1)).look(seat, held, cards, leader, PACK.parse_all(table))


def test_every_card_falls_legally_and_the_same_dice_play_the_same() -> None:
    dice = Random(2)
    for _ in range(40):
        cards = list(range(PACK.size))
        dice.shuffle(cards)
        hands = [mask(cards[10 * seat : 10 * seat + 10]) for seat in range(3)]
        seed = dice.random()
        tricks = play_out(CONTRACT, hands, 0, (), player(BOOK, Random(seed)).choose)
        assert tricks == play_out(CONTRACT, hands, 0, (), player(BOOK, Random(seed)).choose)
        for trick in tricks:
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % 3
                assert legal(seat, hands[seat], trick.cards[:place]) >> card & 1
                hands[seat] ^= 1 << card
        assert not any(hands)


def test_cards_are_drawn_as_often_as_they_weigh() -> None:
    weights = [[1.0] * COLUMNS for _ in range(SPOTS)]
    hands = ("AC KS", "TC QC", "KC JD")
    spot, (ace, king) = look(*hands)
    weights[spot][ace], weights[spot][king] = 3.0, 2.0
    booked = player(PlayBook(BOOK.grading, weights), Random(3))
    held = [PACK.cards(hand) for hand in hands]
    fallen = Counter(PACK.spell(booked.choose(0, held, 0, ())) for _ in range(4000))
    assert fallen["AC"] / 4000 == pytest.approx(0.6, abs=0.03)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("AC KS", "TC QC", "KC JD"), ("AC KS", "KC JD", "TC QC")),
        (("AC KS", "TC QC", "KC JD"), ("AC KS", "QC JD", "TC KC")),
    ],
)
def test_how_the_unseen_cards_lie_makes_no_difference(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert look(*one) == look(*other)


def test_a_lead_is_told_apart_by_what_may_beat_it_and_what_is_left_of_its_suit() -> None:
    spot, (ace, king) = look("AC KS", "TC QC", "KC JD")
    assert look("AC KS", "TC QC", "KC JD", seat=0) == (spot, [ace, king])
    assert look("AC KS", "AS QC", "KC JD")[1][1] != king  # the ace of spades is out, and beats it
    assert look("AC TC", "KC QC", "9C JD")[1][0] != ace  # another club in hand
    assert look("AC KS", "TC 9C QC", "KC 8C JD")[1][0] != ace  # more clubs are out
    assert look("AC QD", "TC QC", "KC JD")[0] != spot  # a trump in hand
    assert look("AC KS 7S", "TC QC AH", "KC JD KH")[0] != spot  # more cards in hand
    assert look("TC QC", "AC KS", "KC JD", seat=1)[0] != spot  # not the picker


def test_a_reply_is_told_apart_by_whether_it_takes_the_trick() -> None:
    hands = ("7C QH", "9H 8S", "AH JC")
    _, (lost, queen) = look(*hands, seat=0, leader=2, table="AH")
    assert look("8C QH", *hands[1:], seat=0, leader=2, table="AH")[1][0] == lost  # another low card
    assert look(hands[0], "QC 8S", hands[2], seat=0, leader=2, table="AH")[1][1] != queen  # it may be beaten
    assert look(*hands, seat=0, leader=2, table="QC")[1][1] != queen  # it is beaten
    assert look("JH QH", *hands[1:], seat=0, leader=2, table="AH")[1][1] != queen  # another trump in hand


def test_where_somebody_stands_in_a_trick_is_told_apart() -> None:
    hands = ("9H 7C", "AH KH", "TH 8H")  # the picker's, and those of two friends
    tricks = (
        look(*hands, seat=2, leader=1, table="KH"),  # a friend leads, the picker is to come
        look(*hands, seat=2, leader=0, table="9H AH"),  # a friend has the trick for sure
        look(*hands, seat=0, leader=1, table="AH KH"),  # the picker is the last
        look(*hands, seat=1, leader=2, table="8H 9H"),  # the picker is winning, and nobody is to come
        look(*hands, seat=2, leader=0, table="9H KH"),  # a friend has it for sure, and less lies on the table
    )
    assert len({spot for spot, _ in tricks}) == len(tricks)
    assert (
        look(*hands, seat=2, leader=0, table="KH 9H")[0] != tricks[-1][0]
    )  # the picker has as much for sure
    assert [defends(spot) for spot, _ in tricks] == [True, True, False, True, True]
    assert [defends(look(*hands, seat=seat)[0]) for seat in range(3)] == [False, True, True]


def test_either_friend_s_trick_is_the_same_to_the_picker() -> None:
    hands = ("9H 7C", "AH KH", "TH 8H")
    one, other = (look(*hands, seat=0, leader=1, table=table)[0] for table in ("KH TH", "TH KH"))
    assert one == other


def test_a_friends_trick_that_may_be_beaten_is_told_from_a_sure_one() -> None:
    hands = ("QD 7C", "AH KH", "TH 8H")
    (sure, _), (unsure, _) = (look(*hands, seat=2, leader=1, table=table) for table in ("QC", "JC"))
    assert sure != unsure


def test_a_book_is_read_from_its_letters() -> None:
    low, middle, high = LETTERS[0], LETTERS[len(LETTERS) // 2], LETTERS[-1]
    book = read_book(BOOK.grading, f"{low}{middle}{high}{UNKNOWN} " + "op " * (SPOTS - 1))
    assert {len(row) for row in book.weights} == {COLUMNS}
    lowest, one, highest, unknown, *rest = book.weights[0]
    assert one == unknown == 1.0
    assert lowest == pytest.approx(1 / highest)
    assert set(rest) == {1.0}
    first, second, *_ = book.weights[-1]
    assert second / first == pytest.approx(exp(0.5))
