"""How the club player exchanges, marks the king, leads and answers."""

from game.bots.ecarte.hands import keepers, throwing_order
from game.bots.ecarte.situation import Situation, is_vulnerable
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, mask, members
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


def conceals(seen: Situation) -> bool:
    """Tell whether it is better to keep silent about the king.

    Two points would win the game, and the point alone brings two. Silence costs something only when the point is lost
    and the game goes on, so the hand must be strong unless that point would finish the game anyway.
    """
    king = king_of(seen.view.public.turn_up)
    if seen.view.tricks or seen.view.public.king != NOBODY or not seen.view.hand >> king & 1:
        return False
    if seen.need != 2 or not is_vulnerable(seen, 1 - seen.view.me):
        return False
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    if cards == [king]:
        return False
    return seen.theirs <= seen.stake(seen.view.me) or len(seen.hand.trumps) >= 3


def playable(seen: Situation) -> tuple[list[Card], bool]:
    """List the cards that come into question, and say whether the king is being kept secret."""
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    secret = conceals(seen)
    king = king_of(seen.view.public.turn_up)
    return [card for card in cards if not secret or card != king], secret


def play(seen: Situation) -> Decision:
    """Lead or answer; a king kept secret is not the first card."""
    cards, secret = playable(seen)
    if len(cards) == 1:
        card, key = cards[0], "only_card"
    else:
        card, key = answer(seen, cards) if seen.view.trick.cards else lead(seen, cards)
    return Decision(PLAYS[card], Reason("conceal" if secret else key, cards=1 << card))


def lead(seen: Situation, cards: list[Card]) -> tuple[Card, str]:
    """Lead trumps when they rule, else from the best suit (§12.6)."""
    order = seen.order
    trumps = sorted((card for card in cards if order.trumps >> card & 1), key=lambda card: order.rank[card])
    plain = [card for card in cards if not order.trumps >> card & 1]
    if trumps and (len(trumps) > 2 or not plain or _draws(seen, trumps)):
        if not seen.unseen & order.trumps:
            return trumps[-1], "lead_free"
        ruling = seen.is_master(trumps[-1])
        return trumps[-1], "lead_top_trump" if ruling else "lead_trump" if len(trumps) > 2 else "draw_trump"
    card = max(plain, key=lambda card: (_appeal(seen, card), order.rank[card], -card))
    if seen.is_master(card):
        return card, "lead_master"
    held = _suit_of(seen, card)
    return (card, "lead_single" if len(held) == 1 else "lead_long")


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


def answer(seen: Situation, cards: list[Card]) -> tuple[Card, str]:
    """Win as cheaply as possible, or throw what is worth least."""
    order, led = seen.order, seen.view.trick.cards[0]
    winners = [card for card in cards if order.beats[led] >> card & 1]
    if winners:
        card = min(winners, key=lambda card: order.rank[card])
        trumped = order.trumps >> card & 1 and not order.trumps >> led & 1
        return (card, "trump_low" if trumped else "win_cheap")
    card = min(cards, key=lambda card: _keeping(seen, card))
    return (card, "follow_low" if order.suit[card] == order.suit[led] else "discard")


def _keeping(seen: Situation, card: Card) -> float:
    """Say how much there is for keeping a card."""
    order = seen.order
    rank, single = order.rank[card], len(_suit_of(seen, card)) == 1
    if order.trumps >> card & 1:
        return 20.0 + rank
    if seen.is_master(card):
        return 10.0 + rank
    return rank + 0.5 * single
