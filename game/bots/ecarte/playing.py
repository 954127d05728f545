"""How the club player exchanges, marks the king, leads and answers."""

from functools import partial

from game.bots.ecarte.hands import keepers, throwing_order
from game.bots.ecarte.reasons import because
from game.bots.ecarte.situation import Situation, conceals
from game.core.bot import Decision
from game.core.cards import Card, mask, members
from game.core.move import LAYS, PLAYS, Lay, Play
from game.core.rules import Reason
from game.rules.ecarte import DONE, MARK_KING, king_of


def throw(seen: Situation) -> Decision:
    """Set aside the lowest of what is neither trump nor king, as far as that goes (§12.5)."""
    view, order = seen.view, seen.order
    free = throwing_order(mask(move.card for move in view.moves if isinstance(move, Lay)), order)
    junk = bool(free) and not keepers(1 << free[0], order)
    if not junk and DONE in view.moves:
        kept = view.hand.bit_count()
        return Decision(DONE, Reason("thrown" if kept else "thrown_all", number=kept))
    # One card must go although all are worth keeping: a king, or else the lowest trump.
    return Decision(LAYS[free[0]], Reason("throw" if junk else "throw_forced", cards=1 << free[0]))


def mark(seen: Situation) -> Decision | None:
    """Mark the king, unless silence wins more (§12.7); None when there is nothing to mark or silence is kept."""
    if MARK_KING not in seen.view.moves or conceals(seen):
        return None
    king = 1 << king_of(seen.view.public.turn_up)
    return Decision(MARK_KING, Reason("mark_wins" if seen.need == 1 else "mark", cards=king))


def playable(seen: Situation) -> list[Card]:
    """List the cards that come into question: not the king while it is being kept secret."""
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    secret = conceals(seen)
    king = king_of(seen.view.public.turn_up)
    return [card for card in cards if not secret or card != king]


def play(seen: Situation) -> Decision:
    """Lead or answer; a king kept secret is not the first card."""
    cards = playable(seen)
    choose = answer if seen.view.trick.cards else lead
    card = cards[0] if len(cards) == 1 else choose(seen, cards)
    return Decision(PLAYS[card], partial(because, seen, card))


def lead(seen: Situation, cards: list[Card]) -> Card:
    """Lead trumps when they rule, else from the best suit (§12.6)."""
    order = seen.order
    trumps = sorted((card for card in cards if order.trumps >> card & 1), key=lambda card: order.rank[card])
    plain = [card for card in cards if not order.trumps >> card & 1]
    if trumps and (len(trumps) > 2 or not plain or _draws(seen, trumps)):
        return trumps[-1]
    return max(plain, key=lambda card: (_appeal(seen, card), order.rank[card], -card))


def _draws(seen: Situation, trumps: list[Card]) -> bool:
    """Tell whether fewer than three trumps are worth leading.

    Two are with the highest among them. With two cards left a single one is when a plain card can be made good by it,
    or when both tricks are wanted.
    """
    if len(trumps) == 2:
        return seen.is_master(trumps[-1])
    if seen.view.hand.bit_count() != 2:
        return False
    out = seen.unseen & seen.order.trumps
    higher = out & seen.order.beats[trumps[-1]]
    likely = 2 * higher.bit_count() <= out.bit_count()
    other = next(card for card in members(seen.view.hand) if card != trumps[-1])
    taken = sum(trick.taker == seen.view.me for trick in seen.view.tricks)
    return likely and (seen.is_master(other) or taken == 1)


def _suit_of(seen: Situation, card: Card) -> list[Card]:
    """List my cards of a suit from the top."""
    order = seen.order
    held = members(seen.view.hand & order.follows[order.suit[card]])
    return sorted(held, key=lambda card: order.rank[card], reverse=True)


def _appeal(seen: Situation, card: Card) -> float:
    """Say how much there is for leading a plain card."""
    held = _suit_of(seen, card)
    if card != held[0]:
        return -1.0
    appeal = len(held) + seen.order.rank[card] / 8
    if seen.is_master(card):
        return appeal + 3
    if len(held) == 1:
        return appeal
    between = seen.order.beats[held[1]] & ~seen.order.beats[card] & seen.unseen & ~seen.order.trumps
    broken = between & ~(1 << card)
    return appeal + (1.0 if not broken else -2.0 if len(held) == 2 and not seen.view.tricks else 0.0)


def answer(seen: Situation, cards: list[Card]) -> Card:
    """Win as cheaply as possible, or throw what is worth least."""
    order, led = seen.order, seen.view.trick.cards[0]
    winners = [card for card in cards if order.beats[led] >> card & 1]
    if winners:
        return min(winners, key=lambda card: order.rank[card])
    return min(cards, key=lambda card: _keeping(seen, card))


def _keeping(seen: Situation, card: Card) -> float:
    """Say how much there is for keeping a card."""
    order = seen.order
    rank, single = order.rank[card], len(_suit_of(seen, card)) == 1
    if order.trumps >> card & 1:
        return 20.0 + rank
    if seen.view.hand.bit_count() == 2:  # what is kept takes the last trick from the cards below it
        return (seen.unseen & order.suited[card] & ~order.beats[card]).bit_count()
    if seen.is_master(card):
        return 10.0 + rank
    return rank + 0.5 * single
