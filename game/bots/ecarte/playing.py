"""How the club player exchanges, marks the king, leads and answers."""

from game.bots.ecarte.hands import keepers
from game.bots.ecarte.spot import Spot, is_vulnerable
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, members
from game.core.move import LAYS, PLAYS, Lay, Play
from game.core.rules import Reason
from game.rules.ecarte import DONE, MARK_KING, king_of


def throw(spot: Spot) -> Decision:
    """Set aside the lowest of what is neither trump nor king, as far as that goes (§12.5)."""
    view, order = spot.view, spot.order
    free = [move.card for move in view.moves if isinstance(move, Lay)]
    junk = [card for card in free if not keepers(1 << card, order)]
    if junk:
        card = min(junk, key=lambda card: (order.rank[card], card))
        return Decision(LAYS[card], Reason("throw", cards=1 << card))
    if DONE in view.moves:
        kept = view.hand.bit_count()
        return Decision(DONE, Reason("thrown" if kept else "thrown_all", number=kept))
    # One card must go although all are worth keeping: the lowest trump beside others, or else a king.
    card = min(free, key=lambda card: (bool(order.trumps >> card & 1), order.rank[card], card))
    return Decision(LAYS[card], Reason("throw_forced", cards=1 << card))


def mark(spot: Spot) -> Decision | None:
    """Mark the king, unless silence wins more (§12.7); None when there is nothing to mark or silence is kept."""
    if MARK_KING not in spot.view.moves or conceals(spot):
        return None
    king = 1 << king_of(spot.view.public.turn_up)
    return Decision(MARK_KING, Reason("mark_wins" if spot.need == 1 else "mark", cards=king))


def conceals(spot: Spot) -> bool:
    """Tell whether it is better to keep silent about the king.

    Two points would win the game, and the point alone brings two. Silence costs something only when the point is lost
    and the game goes on, so the hand must be strong unless that point would finish the game anyway.
    """
    king = king_of(spot.view.public.turn_up)
    if spot.view.tricks or spot.view.public.king != NOBODY or not spot.view.hand >> king & 1:
        return False
    if spot.need != 2 or not is_vulnerable(spot, 1 - spot.view.me) or spot.price < 2:
        return False
    cards = [move.card for move in spot.view.moves if isinstance(move, Play)]
    if cards == [king]:
        return False
    return spot.theirs <= spot.stake(spot.view.me) or len(spot.hand.trumps) >= 3


def playable(spot: Spot) -> tuple[list[Card], bool]:
    """List the cards that come into question, and say whether the king is being kept secret."""
    cards = [move.card for move in spot.view.moves if isinstance(move, Play)]
    secret = conceals(spot)
    king = king_of(spot.view.public.turn_up)
    return [card for card in cards if not secret or card != king], secret


def play(spot: Spot) -> Decision:
    """Lead or answer; a king kept secret is not the first card."""
    cards, secret = playable(spot)
    if len(cards) == 1:
        card, key = cards[0], "only_card"
    else:
        card, key = answer(spot, cards) if spot.view.trick.cards else lead(spot, cards)
    return Decision(PLAYS[card], Reason("conceal" if secret else key, cards=1 << card))


def lead(spot: Spot, cards: list[Card]) -> tuple[Card, str]:
    """Lead trumps when they rule, else from the best suit (§12.6)."""
    order = spot.order
    trumps = sorted((card for card in cards if order.trumps >> card & 1), key=lambda card: order.rank[card])
    plain = [card for card in cards if not order.trumps >> card & 1]
    if trumps and (len(trumps) > 2 or not plain or _draws(spot, trumps)):
        ruling = spot.is_master(trumps[-1])
        return trumps[-1], "lead_top_trump" if ruling else "lead_trump" if len(trumps) > 2 else "draw_trump"
    card = max(plain, key=lambda card: (_appeal(spot, card), order.rank[card], -card))
    if spot.is_master(card):
        return card, "lead_master"
    held = _suit_of(spot, card)
    return (card, "lead_single" if len(held) == 1 else "lead_long")


def _draws(spot: Spot, trumps: list[Card]) -> bool:
    """Tell whether fewer than three trumps are worth leading.

    Two are with the highest among them. With two cards left a single one is when a plain card can be made good by it,
    or when both tricks are wanted.
    """
    if len(trumps) == 2:
        return spot.is_master(trumps[-1])
    if spot.view.hand.bit_count() != 2:
        return False
    out = spot.unseen & spot.order.trumps
    higher = out & spot.order.beats[trumps[-1]]
    likely = 2 * higher.bit_count() <= out.bit_count()
    other = next(card for card in members(spot.view.hand) if card != trumps[-1])
    taken = sum(trick.taker == spot.view.me for trick in spot.view.tricks)
    return likely and (spot.is_master(other) or taken == 1)


def _suit_of(spot: Spot, card: Card) -> list[Card]:
    """List my cards of a suit from the top."""
    order = spot.order
    held = members(spot.view.hand & order.follows[order.suit[card]])
    return sorted(held, key=lambda card: order.rank[card], reverse=True)


def _appeal(spot: Spot, card: Card) -> float:
    """Say how much there is for leading a plain card."""
    held = _suit_of(spot, card)
    if card != held[0]:
        return -1.0
    appeal = len(held) + spot.order.rank[card] / 8
    if spot.is_master(card):
        return appeal + 3
    if len(held) == 1:
        return appeal
    between = spot.order.beats[held[1]] & ~spot.order.beats[card] & spot.unseen & ~spot.order.trumps
    broken = between & ~(1 << card)
    return appeal + (1.0 if not broken else -2.0 if len(held) == 2 and not spot.view.tricks else 0.0)


def answer(spot: Spot, cards: list[Card]) -> tuple[Card, str]:
    """Win as cheaply as possible, or throw what is worth least."""
    order, led = spot.order, spot.view.trick.cards[0]
    winners = [card for card in cards if order.beats[led] >> card & 1]
    if winners:
        card = min(winners, key=lambda card: order.rank[card])
        trumped = order.trumps >> card & 1 and not order.trumps >> led & 1
        return (card, "trump_low" if trumped else "win_cheap")
    card = min(cards, key=lambda card: _keeping(spot, card))
    return (card, "follow_low" if order.suit[card] == order.suit[led] else "discard")


def _keeping(spot: Spot, card: Card) -> float:
    """Say how much there is for keeping a card."""
    order = spot.order
    rank, single = order.rank[card], len(_suit_of(spot, card)) == 1
    if order.trumps >> card & 1:
        return 20.0 + rank
    if spot.is_master(card):
        return 10.0 + rank
    return rank + 0.5 * single
