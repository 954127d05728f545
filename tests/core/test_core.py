"""The shared vocabulary: packs, orders, policies, deals, options, transcripts, filling hidden places."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core.cards import IMPERIUM, PIQUET, TABLE, BadNotation, bit, mask
from game.core.deal import Packet, deal_out, is_pack, rounds, stacked
from game.core.move import Deal, Lay, Play, Say, Unseen, parse, seen_by
from game.core.options import changed, choice, chosen, declared, flag, number, values_of
from game.core.order import order
from game.core.record import record
from game.core.score import Award, Holdings, Ledger, lines
from game.core.transcript import Entry, Header, NewerFormat, Transcript, read, write
from game.core.trick import (
    Contract,
    Trick,
    denied,
    lacking,
    must_follow,
    must_head,
    must_overtake,
    must_trump,
)
from game.core.unseen import Impossible, fill
from game.core.view import Place

RANKING = "AKQJT987"
SUITS = [tuple(PIQUET.parse(r + s) for r in RANKING) for s in "SHDC"]
ORDER = order(SUITS, 1, PIQUET.size)  # hearts are trumps


def legal(policy: object, hand: str, table: str) -> str:
    assert callable(policy)
    return PIQUET.spell_all(policy(PIQUET.cards(hand), PIQUET.parse_all(table), ORDER))


@pytest.mark.parametrize(
    ("policy", "hand", "table", "expected"),
    [
        (must_follow, "7S AS 9H", "KS", "7S AS"),
        (must_follow, "9H 8D", "KS", "9H 8D"),
        (must_trump, "9H 8D", "KS", "9H"),
        (must_trump, "7C 8D", "KS", "8D 7C"),
        (must_head, "7S AS 9H", "KS", "AS"),
        (must_head, "7S 8S 9H", "KS", "7S 8S"),
        (must_head, "9H 8D", "KS", "9H 8D"),
        (must_overtake, "7S 8S 9H", "KS", "7S 8S"),
        (must_overtake, "9H 8D", "KS", "9H"),
        (must_overtake, "9H JH 8D", "KS TH", "JH"),
        (must_overtake, "9H 8H 8D", "KS TH", "8H 9H"),
        (must_overtake, "7S AS", "KS TH", "7S AS"),
    ],
)
def test_policies(policy: object, hand: str, table: str, expected: str) -> None:
    assert legal(policy, hand, table) == expected


@pytest.mark.parametrize("policy", [must_follow, must_trump, must_head, must_overtake])
def test_denied_cards_are_exactly_those_that_would_have_made_the_play_illegal(policy: object) -> None:
    assert callable(policy)
    contract = Contract(ORDER, policy, (0,) * 32, 1)
    dice = Random(3)
    for _ in range(200):
        *before, card, a, b, c = dice.sample(range(32), dice.randint(5, 7))
        hand = mask((card, a, b, c))
        out = denied(card, tuple(before), contract)
        assert bool(hand & out) == (not policy(hand, tuple(before), ORDER) >> card & 1)


@pytest.mark.parametrize("policy", [must_follow, must_trump, must_head, must_overtake])
@pytest.mark.parametrize("trumps", [True, False])
def test_a_trick_shows_what_each_of_its_cards_denies(policy: Any, *, trumps: bool) -> None:
    ranking = ORDER if trumps else order(SUITS, None, 32)
    contract = Contract(ranking, policy, (0,) * 32, 1)
    dice = Random(4)
    for _ in range(300):
        cards = tuple(dice.sample(range(32), dice.randint(2, 5)))
        shown = tuple(denied(card, cards[:place], contract) for place, card in enumerate(cards))
        assert lacking((Trick(0, cards),), contract, len(cards)) == shown


def test_what_tricks_show_does_not_depend_on_what_was_asked_before() -> None:
    """What was worked out last is gone on from only where the same tricks were played under the same contract."""
    dice = Random(5)
    contracts = [Contract(ORDER, policy, (0,) * 32, 1) for policy in (must_follow, must_overtake)]
    packs = [dice.sample(range(32), 32) for _ in range(3)]
    deals = [
        tuple(Trick(number % 4, tuple(pack[4 * number : 4 * number + 4]), 0) for number in range(8))
        for pack in packs
    ]
    for _ in range(300):
        tricks, contract = dice.choice(deals)[: dice.randint(0, 8)], dice.choice(contracts)
        expected = [0] * 4
        for trick in tricks:
            for place, card in enumerate(trick.cards):
                expected[(trick.leader + place) % 4] |= denied(card, trick.cards[:place], contract)
        assert lacking((*tricks, Trick(0)), contract, 4) == tuple(expected)


def test_awards_paid_together_come_to_what_they_come_to_one_by_one() -> None:
    ledger = Ledger((), ((0,), (0,)))
    awards = tuple(
        Award(1, "trick", "1", seat, amount, "points") for seat, amount in ((0, 2), (1, 3), (0, 1))
    )

    def fold(held: Holdings, award: Award) -> Holdings:
        return tuple((mine + award.amount * (seat == award.to),) for seat, (mine,) in enumerate(held))

    one_by_one = ledger
    for award in awards:
        one_by_one = one_by_one.credit(award, fold)
    together = ledger.credit_all(awards[:1], fold).credit_all(awards[1:], fold)
    assert together == one_by_one == Ledger(awards, ((3,), (3,)))


def test_a_stacked_deal_gives_what_was_stated() -> None:
    packets = (*rounds(2, 3, 2), Packet("turn_up", TABLE, 1), Packet("talon", TABLE, 21))
    hands = {0: PIQUET.parse_all("KH QH"), 1: PIQUET.parse_all("7S 8S 9S TS JS")}
    cards = stacked(packets, 1, PIQUET, hands, {"turn_up": PIQUET.parse_all("AC")})
    assert is_pack(cards, PIQUET)
    dealt = deal_out(packets, cards, 1, 2)
    assert dealt.hands[1] == PIQUET.cards("7S 8S 9S TS JS")
    assert dealt.hands[0] & PIQUET.cards("KH QH") == PIQUET.cards("KH QH")
    assert dealt.heaps["turn_up"] == PIQUET.parse_all("AC")
    with pytest.raises(ValueError, match="twice"):
        stacked(packets, 1, PIQUET, {0: PIQUET.parse_all("KH")}, {"turn_up": PIQUET.parse_all("KH")})
    with pytest.raises(ValueError, match="More cards"):
        stacked(packets, 1, PIQUET, {}, {"turn_up": PIQUET.parse_all("KH QH")})


def test_a_packet_without_cards_gives_none() -> None:
    packets = (Packet("hand", 0, 32), Packet("hand", 1, 0), Packet("talon", TABLE, 0))
    dealt = deal_out(packets, range(32), 1, 2)
    assert dealt.hands == (0, PIQUET.full)
    assert dealt.heaps == {"talon": ()}


@record
class House:
    """House rules of a game made up for these tests."""

    target: int = choice(5, 7, 11, rule="1.1")
    packets: str = choice("2-3", "3-2", rule="1.2")
    forced: bool = flag(default=True, rule="1.3")
    blues: int = number(5, 1, 9, rule="1.4")


def test_options_are_declared_read_and_refused() -> None:
    assert [each.kind for each in declared(House)] == ["choice", "choice", "flag", "number"]
    house = chosen(House, {"target": "11", "forced": "false", "blues": 9})
    assert values_of(house) == {"target": 11, "packets": "2-3", "forced": False, "blues": 9}
    assert changed(house) == {"target": 11, "forced": False, "blues": 9}
    for wrong in ({"target": 6}, {"blues": 10}, {"blues": "many"}, {"packets": "4-1"}, {"colour": 1}):
        with pytest.raises(BadNotation):
            chosen(House, wrong)


@pytest.mark.parametrize(
    "text", ["--5", "-", "", "5-", " 5", "5\n", "\u0665", "5.0", "+5", "0000000005", "5" * 5000]
)
def test_only_a_plain_number_is_one(text: str) -> None:
    with pytest.raises(BadNotation, match="it can be 1 to 9"):
        chosen(House, {"blues": text})


def test_others_see_that_a_card_was_laid_but_not_which() -> None:
    assert seen_by(Lay(3), 0, 1) == Unseen("lay")
    assert seen_by(Lay(3), 0, 0) == Lay(3)
    assert seen_by(Lay(3, shown=True), 0, 1) == Lay(3, shown=True)
    assert seen_by(Deal((0, 1)), -1, 0) == Unseen("deal")
    assert seen_by(Play(3), 0, 1) == Play(3)


def test_transcripts_survive_the_journey_through_text() -> None:
    header = Header("x", 2, (("target", "7"),), ("You", "A bot, club"), 1, "2026-11-21", (2, 3))
    entries = (
        Entry(-1, Deal(tuple(range(17)))),
        Entry(0, Say("vie", 4)),
        Entry(1, Play(16)),
        Entry(0, Lay(2)),
    )
    transcript = Transcript(header, entries)
    assert read(write(transcript, IMPERIUM), lambda _: IMPERIUM) == transcript


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a transcript"),
        ("parlour-tricks transcript 99\ngame x\n", "newer"),
        ("parlour-tricks transcript 1\n", "which game"),
        ("parlour-tricks transcript 1\ngame x\n0 play 2S\n", "Line 3.*not a card"),
        ("parlour-tricks transcript 1\ngame x\nx play AS\n", "Line 3.*seat"),
        ("parlour-tricks transcript 1\ngame x\n* deal AS AS\n", "Line 3.*twice"),
        ("parlour-tricks transcript 1\ngame x\n* deal AS\n", "Line 3.*names 1 cards"),
        ("parlour-tricks transcript 1\ngame x\ngame y\n", "twice"),
        ("parlour-tricks transcript 1\ngame x\nedition old\n", "number"),
    ],
)
def test_bad_transcripts_are_refused_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        read(text, lambda _: PIQUET)


def test_a_newer_transcript_is_told_apart() -> None:
    with pytest.raises(NewerFormat):
        read("parlour-tricks transcript 2\n", lambda _: PIQUET)


def test_a_deal_may_leave_the_rest_in_pack_order() -> None:
    move = parse("deal AC KC …", PIQUET)
    assert isinstance(move, Deal)
    assert move.cards[:3] == (*PIQUET.parse_all("AC KC"), 0)
    assert is_pack(move.cards, PIQUET)


def test_filling_respects_every_place_and_is_even() -> None:
    dice = Random(5)
    places = (Place("hand", 1, 2, 0b01111, 0b00001), Place("talon", TABLE, 3, 0b11110, 0))
    seen = Counter(fill(places, 0b11111, dice) for _ in range(900))
    assert all(hand & 1 and hand.bit_count() == 2 and talon == 0b11111 & ~hand for hand, talon in seen)
    assert len(seen) == 3
    assert all(220 < count < 380 for count in seen.values())


def test_filling_finds_the_one_way_there_is() -> None:
    dice = Random(6)
    tight = tuple(
        Place("hand", seat, 1, bit(seat) | bit(seat + 1) if seat < 7 else bit(7), 0) for seat in range(8)
    )
    assert fill(tight, 0b11111111, dice) == tuple(bit(seat) for seat in range(8))
    with pytest.raises(Impossible):
        fill((Place("hand", 1, 2, 0b1, 0),), 0b1, dice)


class Counted:
    """Dice that tell how often they were cast."""

    def __init__(self) -> None:
        self.dice, self.cast = Random(3), 0

    def __getattr__(self, name: str) -> Any:
        self.cast += 1
        assert self.cast < 2_000
        return getattr(self.dice, name)


def test_what_cannot_be_filled_is_given_up_before_all_ways_are_tried() -> None:
    """Of twenty cards three may be left over, but four fit nowhere."""
    one, other = mask(range(8)), mask(range(8, 16))
    places = (Place("hand", 1, 8, one, 0), Place("hand", 2, 9, other, 0))
    with pytest.raises(Impossible):
        fill(places, mask(range(20)), Counted())


def test_lines_unfold_a_ledger() -> None:
    def fold(held: tuple[tuple[int, ...], ...], award: Award) -> tuple[tuple[int, ...], ...]:
        return tuple(
            (each[0] + award.amount,) if seat == award.to else each for seat, each in enumerate(held)
        )

    ledger = Ledger((), ((0,), (0,)))
    for seat in (0, 1, 0):
        ledger = ledger.credit(Award(1, "point", "1.1", seat, 2, "points"), fold)
    assert [line.after for line in lines(ledger, ((0,), (0,)), fold)] == [
        ((2,), (0,)),
        ((2,), (2,)),
        ((4,), (2,)),
    ]
    assert ledger.holdings == ((4,), (2,))
