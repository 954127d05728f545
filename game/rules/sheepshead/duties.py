"""Which cards may be played: following suit, and what a called card asks of the picker and of its holder (§6)."""

from collections.abc import Sequence

from game.core.cards import NOBODY, Card, Cards
from game.core.record import record
from game.core.trick import Contract, Trick
from game.rules.sheepshead.cards import contract_with, suit_cards
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import Call

SECRET = ("ace", "ten", "under")
"""The calls that bind picker and partner until the called suit has been led."""


@record
class Duty:
    """What a called card asks of one player; it ends with the first trick in its suit."""

    card: Card
    suit: Cards  # every card that counts as one of the called suit
    keeps: bool  # the player is the picker, who must keep one of the suit


def contract_of(options: Options, call: Call, under: Card) -> Contract:
    """Give ranking and policy of a deal; the under card counts only where it is known."""
    free = options.void_play == "free"
    if under == NOBODY:
        return contract_with(free=free)
    return contract_with(free=free, under=under, suit=call.suit)


def called_suit(call: Call, under: Card) -> Cards:
    return suit_cards(call.suit) if under == NOBODY else suit_cards(call.suit, under)


def duty_of(call: Call, under: Card, tricks: Sequence[Trick], *, picker: bool) -> Duty | None:
    """Tell what binds a player now; None where nothing is called, or its suit has been led (§6.6)."""
    if call.kind not in SECRET:
        return None
    suit = called_suit(call, under)
    for trick in tricks:
        if suit >> trick.cards[0] & 1:
            return None
    return Duty(call.card, suit, picker)


def playable(hand: Cards, table: tuple[Card, ...], contract: Contract, duty: Duty | None) -> Cards:
    """Give the cards that may be led, or played to those on the table (§6.2 to §6.6)."""
    if duty is None:
        return contract.policy(hand, table, contract.order) if table else hand
    holds = hand & 1 << duty.card
    if not table:
        return hand & ~duty.suit | holds if holds else hand
    order = contract.order
    if hand & order.follows[order.suit[table[0]]]:
        bound = holds and duty.suit >> table[0] & 1
        return holds if bound else contract.policy(hand, table, order)
    legal = contract.policy(hand, table, order)
    if legal != hand:
        return legal
    kept = holds
    if duty.keeps and (hand & duty.suit).bit_count() == 1:
        kept = hand & duty.suit
    return hand & ~kept or hand


def disowned(call: Call, tricks: Sequence[Trick], picker: int, seats: int) -> tuple[bool, ...]:
    """Tell by seat who has shown that he does not hold the called card: he would have had to play it (§6.4, §6.5)."""
    out = [False] * seats
    if call.kind not in SECRET:
        return tuple(out)
    suit = suit_cards(call.suit)
    for trick in tricks:
        if trick.cards and suit >> trick.cards[0] & 1:
            for place, card in enumerate(trick.cards):
                out[(trick.leader + place) % seats] |= card != call.card
            break
    out[picker] = True
    return tuple(out)
