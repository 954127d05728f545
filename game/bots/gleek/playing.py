"""Sound trick play by rule of thumb: take what can't be taken back, guard the counters, throw what is worthless."""

from game.bots.gleek.situation import Situation
from game.core.cards import Card, Cards, members
from game.core.rules import Reason
from game.rules.gleek.phases import SUITS

_GOOD_ODDS = 0.35
"""How much danger a card may run that is played to win."""
_LOST = 0.8
"""How much danger leaves a card no hope worth speaking of."""


def pick(seen: Situation) -> tuple[Card, Reason]:
    """Choose a card and say why."""
    if not seen.legal & (seen.legal - 1):
        card = seen.legal.bit_length() - 1
        return card, Reason("only_card", "10.2" if seen.table else "10.1", 1 << card)
    return _follow(seen) if seen.table else _lead(seen)


def _lead(seen: Situation) -> tuple[Card, Reason]:
    trumps_out = seen.out & seen.order.trumps
    if seen.trumps:
        card = seen.trumps.bit_length() - 1
        prize = _worth(seen, trumps_out)
        if trumps_out and not seen.higher(card) and (prize or seen.trumps.bit_count() > 2):
            return card, Reason("draw_counters" if prize else "draw_trumps", "3.4", 1 << card)
    sure = [card for card in _tops(seen) if seen.danger(card) < _GOOD_ODDS and not seen.higher(card)]
    if sure:
        card = min(sure, key=seen.danger)
        return card, Reason("cash_trump" if seen.order.trumps >> card & 1 else "cash", "10.4", 1 << card)
    card = _low_lead(seen)
    return card, Reason("lead_low", "10.1", 1 << card)


def _worth(seen: Situation, cards: Cards) -> int:
    return sum(seen.points[card] for card in members(cards))


def _tops(seen: Situation) -> list[Card]:
    """List my highest card of each suit."""
    return [(seen.mine & suit).bit_length() - 1 for suit in SUITS if seen.mine & suit]


def _low_lead(seen: Situation) -> Card:
    """Lead low where I am long, keeping trumps, counters and guarded high cards."""

    def cost(card: Card) -> float:
        held = seen.mine & seen.suit(card)
        price = 3.0 * seen.order.rank[card] - 2.0 * held.bit_count()
        price += 14.0 if seen.order.trumps >> card & 1 else 0.0
        price += 40.0 if seen.points[card] else 0.0
        return price

    return min(members(seen.legal), key=lambda card: (cost(card), card))


def _follow(seen: Situation) -> tuple[Card, Reason]:
    winners = seen.winners
    if not winners:
        return _throw(seen, "throw_low")
    at_risk = [card for card in members(winners) if seen.points[card] and seen.higher(card)]
    saved = [card for card in at_risk if seen.danger(card) < 0.1]
    if saved:
        card = max(saved, key=lambda card: seen.points[card])
        return card, Reason("save_counter", "11.2", 1 << card)
    prize = 3 + sum(seen.points[card] for card in seen.table)
    return _win(seen, winners & ~sum(1 << card for card in at_risk), prize)


def _win(seen: Situation, winners: Cards, prize: int) -> tuple[Card, Reason]:
    """Win as cheaply as the danger allows, or let the trick go."""
    for card in seen.ranked(winners):
        if seen.danger(card) < _GOOD_ODDS:
            if _too_dear(seen, card, prize):
                break
            return card, Reason("win_counter" if prize > 3 else "win_cheaply", "11.1", 1 << card)
    return _throw(seen, "duck")


def _too_dear(seen: Situation, card: Card, prize: int) -> bool:
    """Tell whether the highest trump had better wait for a counter."""
    waits = seen.order.trumps >> card & 1 and seen.points[card] and not seen.higher(card)
    prey = _worth(seen, seen.out & seen.order.trumps)
    return bool(waits and prize == 3 and prey >= 9 and seen.legal & ~(1 << card) and len(seen.table) < 3)


def _throw(seen: Situation, key: str) -> tuple[Card, Reason]:
    """Give as little as possible: no counter, no trump, no card that would win a trick one day."""

    def cost(card: Card) -> float:
        held = seen.mine & seen.suit(card)
        price = 2.0 * seen.order.rank[card] + 40.0 * seen.points[card]
        price += 30.0 if seen.order.trumps >> card & 1 else 0.0
        price += 12.0 if not seen.higher(card) else 0.0
        guards = held & ~(1 << card)
        if guards and seen.higher(guards.bit_length() - 1).bit_count() == 1 and held.bit_count() == 2:
            price += 5.0  # it guards a card that is second best
        return price + 0.3 * held.bit_count()

    card = min(members(seen.legal), key=lambda card: (cost(card), card))
    idle = [each for each in members(seen.legal & ~seen.order.trumps) if not seen.suit(each) & seen.out]
    if idle and not seen.higher(card) and seen.suit(card) & seen.out & ~seen.order.trumps:
        card = idle[0]  # nobody else can lead its suit, while the other card catches what is led
    if not seen.winners >> card & 1:
        return card, Reason(key, "10.3", 1 << card)
    return card, Reason("may_hold" if seen.danger(card) < _LOST else "give_little", "10.4", 1 << card)
