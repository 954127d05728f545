"""What a card comes to: with both hands open, and against a sound player who does not see mine while I don't see his.

Open hands flatter me: with every card in view I always finesse the right way. With foresight my choice is the same for
all the hands I can't tell apart, and the other side plays each of its hands by the rules of thumb of a Club player.
"""

from typing import TypeAlias

from game.bots.imperium.belief import situation_of
from game.bots.imperium.playing import pick
from game.bots.imperium.prospects import Payoff
from game.core.cards import Card, Cards, members
from game.core.order import Order
from game.core.trick import must_overtake

World: TypeAlias = tuple[Cards, float, Payoff]
"""A hand of the other side, its weight, and what the tricks are worth if it is the true one."""


class Foresight:
    """Values my cards in one deal."""

    def __init__(self, order: Order, turn_up: Cards) -> None:
        self._order = order
        self._turn_up = turn_up
        self._picked: dict[tuple[Cards, Cards, int], Card] = {}

    def lead(self, card: Card, mine: Cards, worlds: list[World], gone: Cards, taken: int) -> float:
        """Value a card I lead; gone are the cards of the finished tricks."""
        now = gone | 1 << card
        replies: dict[Card, list[World]] = {}
        for world in worlds:
            replies.setdefault(self._their_card(world[0], (card,), now, taken), []).append(world)
        rest, beats = mine & ~(1 << card), self._order.beats[card]
        return sum(
            (
                self._they_lead(rest, _less(some, reply), now | 1 << reply, taken)
                if beats >> reply & 1
                else self._i_lead(rest, _less(some, reply), now | 1 << reply, taken + 1)
                for reply, some in replies.items()
            ),
            0.0,
        )

    def answer(
        self, led: Card, card: Card, mine: Cards, worlds: list[World], gone: Cards, taken: int
    ) -> float:
        """Value a card with which I answer; gone includes the card led."""
        rest, now = mine & ~(1 << card), gone | 1 << card
        if self._order.beats[led] >> card & 1:
            return self._i_lead(rest, worlds, now, taken + 1)
        return self._they_lead(rest, worlds, now, taken)

    def _i_lead(self, mine: Cards, worlds: list[World], gone: Cards, taken: int) -> float:
        if not mine:
            return sum((weight * payoff[taken] for _, weight, payoff in worlds), 0.0)
        return max(self.lead(card, mine, worlds, gone, taken) for card in self._different(mine, mine, gone))

    def _they_lead(self, mine: Cards, worlds: list[World], gone: Cards, taken: int) -> float:
        if not mine:
            return sum((weight * payoff[taken] for _, weight, payoff in worlds), 0.0)
        leads: dict[Card, list[World]] = {}
        for world in worlds:
            leads.setdefault(self._their_card(world[0], (), gone, taken), []).append(world)
        total = 0.0
        for led, some in leads.items():
            after, now = _less(some, led), gone | 1 << led
            legal = must_overtake(mine, (led,), self._order)
            total += max(
                self.answer(led, card, mine, after, now, taken) for card in self._different(legal, mine, now)
            )
        return total

    def _different(self, legal: Cards, mine: Cards, gone: Cards) -> list[Card]:
        """List my legal cards, one of each run that no card out against me separates."""
        cards = members(legal)
        if len(cards) == 1:
            return [cards[0]]
        order, out = self._order, ~(mine | gone | self._turn_up)
        kept: dict[tuple[int, Cards], Card] = {}
        for card in cards:
            kept.setdefault((order.suit[card], order.beats[card] & out), card)
        return list(kept.values())

    def _their_card(self, hand: Cards, led: tuple[Card, ...], gone: Cards, taken: int) -> Card:
        """Choose as a Club player would with this hand."""
        legal = must_overtake(hand, led, self._order) if led else hand
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        key = (hand, gone, led[0] if led else -1)
        card = self._picked.get(key)
        if card is None:
            done = 5 - hand.bit_count()
            seen = situation_of(hand, led, gone, self._turn_up, self._order, (done - taken, taken))
            card = self._picked[key] = pick(seen)
        return card


def _less(worlds: list[World], card: Card) -> list[World]:
    """Take a card out of the other hand in every world."""
    return [(theirs & ~(1 << card), weight, payoff) for theirs, weight, payoff in worlds]


class Solver:
    """Counts tricks under the trick rules of Imperium, both sides playing their best with all cards visible.

    A general solver starts afresh for each layout. Here the positions of one deal overlap so much that a table kept
    across layouts answers all 462 hands of the first lead in the time that a dozen fresh solutions take.
    """

    def __init__(self, order: Order) -> None:
        """Begin with an empty table for one ranking."""
        self._trumps = order.trumps
        self._beats = order.beats
        self._suits = tuple(order.follows[order.suit[card]] for card in range(len(order.suit)))
        self._known: dict[int, int] = {}

    def leading(self, lead: Cards, follow: Cards) -> int:
        """Count the tricks the hand on lead takes."""
        key = lead << 17 | follow
        known = self._known.get(key)
        if known is not None:
            return known
        best, most = 0, lead.bit_count()
        for card in members(lead):
            value = self.led(card, lead, follow)
            if value > best:
                best = value
                if best == most:
                    break
        self._known[key] = best
        return best

    def led(self, card: Card, lead: Cards, follow: Cards) -> int:
        """Count the tricks the hand on lead takes when it leads this card."""
        rest = lead ^ 1 << card
        left = rest.bit_count()
        same = follow & self._suits[card] or follow & self._trumps
        winning = same & self._beats[card]
        if winning:
            return min(
                [left - self.leading(follow ^ 1 << reply, rest) for reply in members(winning)], default=0
            )
        return 1 + min(
            [self.leading(rest, follow ^ 1 << reply) for reply in members(same or follow)], default=0
        )

    def answered(self, card: Card, reply: Card, lead: Cards, follow: Cards) -> int:
        """Count the tricks the answering hand takes when it replies so; lead no longer holds the card led."""
        follow ^= 1 << reply
        if self._beats[card] >> reply & 1:
            return 1 + self.leading(follow, lead)
        return follow.bit_count() - self.leading(lead, follow) if follow else 0
