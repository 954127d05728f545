"""The solver against a plain minimax without memory, and the worlds against counting."""

from random import Random

import pytest

from game.core.cards import PIQUET, Card, Cards, Seat, bit, mask, members
from game.core.order import order
from game.core.trick import Contract, Policy, head, must_follow, must_head, must_overtake, must_trump
from game.search.ending import solve
from game.search.open_hands import OpenHands, OpenPosition

RANKING = "KQJAT987"
SUITS = [tuple(PIQUET.parse(rank + suit) for rank in RANKING) for suit in "SHDC"]
TENS = tuple(10 if face[0] in "AT" else 0 for face in PIQUET.faces)


def contract(policy: Policy, points: tuple[int, ...], trick: int) -> Contract:
    return Contract(order(SUITS, 1, PIQUET.size), policy, points, trick)


def minimax(
    deal: Contract,
    hands: tuple[Cards, ...],
    leader: Seat,
    table: tuple[int, ...],
    sides: tuple[int, ...],
    side: int,
) -> int:
    seats = len(hands)
    if len(table) == seats:
        taker = (leader + table.index(head(table, deal.order))) % seats
        won = deal.trick + sum(deal.points[card] for card in table) if sides[taker] == side else 0
        return won + (minimax(deal, hands, taker, (), sides, side) if any(hands) else 0)
    seat = (leader + len(table)) % seats
    legal = deal.policy(hands[seat], table, deal.order) if table else hands[seat]
    values = []
    for card in members(legal):
        rest = tuple(hand & ~bit(card) if each == seat else hand for each, hand in enumerate(hands))
        values.append(minimax(deal, rest, leader, (*table, card), sides, side))
    return max(values) if sides[seat] == side else min(values)


@pytest.mark.parametrize("policy", [must_follow, must_trump, must_head, must_overtake])
@pytest.mark.parametrize(("sides", "size"), [((0, 1), 4), ((0, 1, 1), 3), ((0, 1, 0, 1), 2)])
def test_every_card_is_valued_as_plain_minimax_values_it(
    policy: Policy, sides: tuple[int, ...], size: int
) -> None:
    dice = Random(7)
    for points, trick in (((0,) * 32, 1), (TENS, 0), (TENS, 3)):
        for _ in range(6):
            deal = contract(policy, points, trick)
            cards = dice.sample(range(32), size * len(sides))
            hands = tuple(mask(cards[seat :: len(sides)]) for seat in range(len(sides)))
            for card, value in solve(deal, hands, 0, (), sides).items():
                rest = (hands[0] & ~bit(card), *hands[1:])
                assert value == minimax(deal, rest, 0, (card,), sides, sides[0])


def test_only_the_cards_that_are_wanted_are_valued() -> None:
    dice, deal = Random(9), contract(must_follow, TENS, 1)
    cards = dice.sample(range(32), 9)
    hands = tuple(mask(cards[seat::3]) for seat in range(3))
    every = solve(deal, hands, 0, (), (0, 1, 1))
    for card, value in every.items():
        assert solve(deal, hands, 0, (), (0, 1, 1), bit(card)) == {card: value}


def test_a_reply_is_valued_for_the_side_that_replies() -> None:
    deal = contract(must_overtake, (0,) * 32, 1)
    cards = PIQUET.parse_all
    hands = (PIQUET.cards("7S"), PIQUET.cards("KS AH"))
    assert solve(deal, hands, 0, cards("8C"), (0, 1)) == {cards("AH")[0]: 2}


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_the_last_trick_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is counted, not searched."""
    left: list[int] = []
    choices = OpenHands.choices

    def noting(self: OpenHands, at: OpenPosition) -> tuple[Card, ...]:
        left.append(at[0].bit_count() + len(at[2]))
        return choices(self, at)

    monkeypatch.setattr(OpenHands, "choices", noting)
    dice, deal = Random(4), contract(must_follow, TENS, 1)
    cards = dice.sample(range(32), 6)
    solve(deal, (mask(cards[:3]), mask(cards[3:])), 0, (), (0, 1))
    assert left
    assert min(left) > 2
