"""Exact play of two open hands: one table of values shared by every hand the other seat may hold."""

from game.core.cards import Card, Cards, members
from game.core.order import Order


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
