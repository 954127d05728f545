"""Sound trick play by rule of thumb: take what can't be taken back, guard the counters, throw what is worthless."""

from game.bots.gleek.reasons import GOOD_ODDS
from game.bots.gleek.situation import Situation
from game.core.cards import Card, Cards, members
from game.rules.gleek.phases import SUITS


def pick(seen: Situation) -> Card:
    if not seen.legal & (seen.legal - 1):
        return seen.legal.bit_length() - 1
    return _follow(seen) if seen.table else _lead(seen)


def _lead(seen: Situation) -> Card:
    trumps_out = seen.out & seen.order.trumps
    if seen.trumps:
        card = seen.trumps.bit_length() - 1
        prize = _worth(seen, trumps_out)
        if trumps_out and not seen.higher(card) and (prize or seen.trumps.bit_count() > 2):
            return card
    tops = [(seen.mine & suit).bit_length() - 1 for suit in SUITS if seen.mine & suit]
    sure = [card for card in tops if seen.danger(card) < GOOD_ODDS and not seen.higher(card)]
    return min(sure, key=seen.danger) if sure else _low_lead(seen)


def _worth(seen: Situation, cards: Cards) -> int:
    return sum(seen.points[card] for card in members(cards))


def _low_lead(seen: Situation) -> Card:
    """Lead low where I am long, keeping trumps, counters and guarded high cards."""

    def cost(card: Card) -> float:
        held = seen.mine & seen.suit(card)
        price = 3.0 * seen.order.rank[card] - 2.0 * held.bit_count()
        price += 14.0 if seen.order.trumps >> card & 1 else 0.0
        price += 40.0 if seen.points[card] else 0.0
        return price

    return min(members(seen.legal), key=lambda card: (cost(card), card))


def _follow(seen: Situation) -> Card:
    winners = seen.winners
    if not winners:
        return _throw(seen)
    at_risk = [card for card in members(winners) if seen.points[card] and seen.higher(card)]
    saved = [card for card in at_risk if seen.danger(card) < 0.1]
    if saved:
        return max(saved, key=lambda card: seen.points[card])
    prize = 3 + sum(seen.points[card] for card in seen.table)
    return _win(seen, winners & ~sum(1 << card for card in at_risk), prize)


def _win(seen: Situation, winners: Cards, prize: int) -> Card:
    """Win as cheaply as the danger allows, or let the trick go."""
    for card in seen.ranked(winners):
        if seen.danger(card) < GOOD_ODDS:
            if _too_dear(seen, card, prize):
                break
            return card
    return _throw(seen)


def _too_dear(seen: Situation, card: Card, prize: int) -> bool:
    """Tell whether the highest trump had better wait for a counter."""
    waits = seen.order.trumps >> card & 1 and seen.points[card] and not seen.higher(card)
    prey = _worth(seen, seen.out & seen.order.trumps)
    return bool(waits and prize == 3 and prey >= 9 and seen.legal & ~(1 << card) and len(seen.table) < 3)


def _throw(seen: Situation) -> Card:
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
        return idle[0]  # nobody else can lead its suit, while the other card catches what is led
    return card
