"""Claims against brute force: every hand the others may hold, and every card they may play."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.core.cards import PIQUET, TABLE, Cards, Seat, bit, mask, members
from game.core.move import Play, plays
from game.core.order import order
from game.core.record import replace
from game.core.score import Ledger
from game.core.trick import (
    NO_TRICK,
    Contract,
    Policy,
    Trick,
    head,
    must_follow,
    must_head,
    must_overtake,
    must_trump,
)
from game.core.view import Place, View
from game.search.claim import claim

RANKING = "KQJAT987"
SUITS = [tuple(PIQUET.parse(rank + suit) for rank in RANKING) for suit in "SHDC"]
POLICIES = [must_follow, must_trump, must_head, must_overtake]
Table = tuple[int, ...]


def contract(policy: Policy) -> Contract:
    return Contract(order(SUITS, 1, PIQUET.size), policy, (0,) * 32, 1)


def view(deal: Contract, hand: Cards, others: tuple[Place, ...], table: Table = ()) -> View[None]:
    """Show a hand to the seat that plays after these cards, with others behind and before it."""
    seats = len(others) + 1
    me = len(table)
    trick = Trick(0, table) if table else NO_TRICK
    legal = deal.policy(hand, table, deal.order) if table else hand
    return View(
        me, me, 0, hand, 0, 0, trick, (), others, tuple(range(seats)), None, Ledger((), ()), plays(legal)
    )


def held(place: Place) -> Iterator[Cards]:
    free = list(members(place.may & ~place.sure))
    for share in combinations(free, place.size - place.sure.bit_count()):
        yield place.sure | mask(share)


def takes_all(deal: Contract, mine: Cards, worlds: frozenset[Cards], table: Table = ()) -> bool:
    """Tell whether one of two players, with the lead or answering, takes all, not knowing the other's hand."""
    if not mine:
        return True
    legal = deal.policy(mine, table, deal.order) if table else mine
    return any(stands(deal, mine & ~bit(card), worlds, (*table, card)) for card in members(legal))


def stands(deal: Contract, rest: Cards, worlds: frozenset[Cards], table: Table) -> bool:
    """Tell whether the card just played takes its trick, and the rest those after it, in all these worlds."""
    if len(table) == 2:
        return head(table, deal.order) == table[1] and takes_all(deal, rest, worlds)
    replies: dict[int, set[Cards]] = {}
    for theirs in worlds:
        for reply in members(deal.policy(theirs, table, deal.order)):
            replies.setdefault(reply, set()).add(theirs & ~bit(reply))
    return all(
        not deal.order.beats[table[0]] >> reply & 1 and takes_all(deal, rest, frozenset(left))
        for reply, left in replies.items()
    )


def random_two(dice: Random) -> tuple[Cards, Place, list[int]]:
    """Deal a strong hand, a hand of which something is known, and the cards left over."""
    size = dice.randint(2, 4)
    cards = dice.sample(range(32), 13)
    cards.sort(key=lambda card: -order(SUITS, 1, 32).rank[card] - 8 * (8 <= card < 16))
    mine = dice.sample(cards[: size + 2], size)
    unseen = [card for card in cards if card not in mine]
    dice.shuffle(unseen)
    may = unseen[: size + dice.randint(0, 4)]
    sure = may[: dice.randint(0, size)] if dice.random() < 0.5 else []
    return mask(mine), Place("hand", 1, size, mask(may), mask(sure)), unseen


@pytest.mark.parametrize("policy", POLICIES)
def test_a_leader_claims_exactly_what_brute_force_proves(policy: Policy) -> None:
    dice, deal, claimed = Random(11), contract(policy), 0
    for _ in range(200):
        hand, place, _ = random_two(dice)
        proved = takes_all(deal, hand, frozenset(held(place)))
        found = claim(view(deal, hand, (place,)), deal).cards
        assert bool(found) == proved
        assert not found or mask(found) == hand
        claimed += proved
    assert 30 < claimed < 170


@pytest.mark.parametrize("policy", POLICIES)
def test_an_answer_claims_exactly_what_brute_force_proves(policy: Policy) -> None:
    dice, deal, claimed = Random(12), contract(policy), 0
    for _ in range(200):
        hand, place, unseen = random_two(dice)
        led = dice.choice([card for card in unseen if not place.sure >> card & 1] or unseen)
        other = Place("hand", 0, place.size - 1, place.may & ~bit(led), 0)
        if other.may.bit_count() < other.size:
            continue
        proved = takes_all(deal, hand, frozenset(held(other)), (led,))
        found = claim(view(deal, hand, (other,), (led,)), deal).cards
        assert bool(found) == proved
        claimed += proved
    assert 20 < claimed < 180


def worlds_of(places: tuple[Place, ...], taken: Cards = 0) -> Iterator[tuple[Cards, ...]]:
    if not places:
        yield ()
        return
    for hand in held(places[0]):
        if not hand & taken:
            yield from ((hand, *rest) for rest in worlds_of(places[1:], taken | hand))


def survives(deal: Contract, hands: tuple[Cards, ...], plan: Table, leader: Seat, table: Table) -> bool:
    """Tell whether seat 0, playing its plan, takes every trick, whatever the others do with these hands."""
    if len(table) == len(hands):
        taker = (leader + table.index(head(table, deal.order))) % len(hands)
        return taker == 0 and (not plan or survives(deal, hands, plan, 0, ()))
    seat = (leader + len(table)) % len(hands)
    if seat == 0:
        return survives(deal, hands, plan[1:], leader, (*table, plan[0]))
    legal = deal.policy(hands[seat], table, deal.order)
    return all(
        survives(
            deal, (*hands[:seat], hands[seat] & ~bit(card), *hands[seat + 1 :]), plan, leader, (*table, card)
        )
        for card in members(legal)
    )


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [3, 4])
def test_no_claim_among_several_is_refuted_by_any_hands(policy: Policy, seats: int) -> None:
    dice, deal, claimed = Random(13), contract(policy), 0
    for _ in range(40):
        cards = dice.sample(range(32), 2 * seats + dice.randint(0, 1))
        cards.sort(key=lambda card: -deal.order.rank[card] - 8 * (8 <= card < 16))
        hand, unseen = mask(cards[:2]), mask(cards[2:])
        others = tuple(Place("hand", seat, 2, unseen, 0) for seat in range(1, seats))
        plan = claim(view(deal, hand, others), deal).cards
        claimed += bool(plan)
        assert not plan or all(survives(deal, (hand, *rest), plan, 0, ()) for rest in worlds_of(others))
    assert claimed > 10


@pytest.mark.parametrize("suit", "SDC")
@pytest.mark.parametrize("out", ["7H", ""])
def test_trumps_are_drawn_before_the_long_suit(suit: str, out: str) -> None:
    deal, cards = contract(must_follow), PIQUET.cards
    other = Place("hand", 1, 3, cards(f"8{suit} JS JD JC {out}"), 0)
    shown = claim(view(deal, cards(f"KH K{suit} Q{suit}"), (other,)), deal).cards
    assert [PIQUET.spell(card) for card in shown] == ["KH", f"K{suit}", f"Q{suit}"]


def test_one_trump_too_many_among_the_unseen_forbids_the_claim() -> None:
    deal, cards = contract(must_follow), PIQUET.cards
    other = Place("hand", 1, 3, cards("8S 7H 8H 8D 9D"), 0)
    assert not claim(view(deal, cards("KH KS QS"), (other,)), deal).cards


def test_nothing_is_claimed_while_the_seat_is_bound_by_more_than_the_contract() -> None:
    deal, cards = contract(must_follow), PIQUET.cards
    leading = view(deal, cards("KH KS QS"), (Place("hand", 1, 3, cards("8S 7H 7D 8D 9D"), 0),))
    assert claim(leading, deal).cards
    assert not claim(replace(leading, moves=leading.moves[:2]), deal).cards  # one of the cards may not be led
    answering = view(
        deal, cards("KH KS QS"), (Place("hand", 0, 2, cards("7H 7D 8D 9D"), 0),), PIQUET.parse_all("8S")
    )
    assert claim(answering, deal).cards
    bound = tuple(move for move in answering.moves if move != Play(PIQUET.parse("QS")))
    assert not claim(replace(answering, moves=bound), deal).cards


def test_nothing_is_claimed_without_a_contract_or_beside_words_or_past_the_limit() -> None:
    deal, cards = contract(must_follow), PIQUET.cards
    other = Place("hand", 1, 2, cards("8S 7S"), 0)
    shown = view(deal, cards("KH KS"), (other,))
    assert claim(shown, deal).cards
    assert not claim(shown, None).cards
    assert not claim(shown, deal, limit=1).cards
    assert not claim(view(deal, cards("KH KS"), (Place("talon", TABLE, 2, 3, 0),)), deal).cards
