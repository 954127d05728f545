"""What each card brings if I never see his hand and he plays by habit: no choice is made by peeping.

With open hands a player never goes wrong later, so that a card which puts a choice off looks as good as one that
settles it. Here all hands he may hold are carried along together, parted only by what he is seen to play, and I choose
once for all that look alike.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.bots.ecarte.playing import usual_answer, usual_lead
from game.core.cards import Card, Cards, members
from game.core.trick import Contract
from game.rules.ecarte.phases import TRICKS

Layout: TypeAlias = tuple[float, Cards, int, Cards]
"""How likely a hand of his is; the hand; how he plays it, 0 by habit, else as it comes, that number being his dice; and
what he does not see, all that I hold included."""
Kind: TypeAlias = tuple[int, Cards]
"""What I make of a card he plays: its suit, and those of my cards that would take it."""
_MIX, _SALT = 2_654_435_761, 40_503
"""Odd numbers that make one choice among his cards look unlike the next."""


class Foresight:
    def __init__(self, contract: Contract, mine: Cards, worths: tuple[float, ...]) -> None:
        """Begin with my hand; worths tell what so many tricks of mine come to."""
        self._contract, self._order, self._worths = contract, contract.order, worths
        self._held = mine

    def leads(self, mine: Cards, layouts: list[Layout], taken: int) -> dict[Card, float]:
        return self._each(mine, 0, layouts, lambda card: self._led(mine, layouts, taken, card))

    def answers(self, mine: Cards, layouts: list[Layout], taken: int, led: Card) -> dict[Card, float]:
        winning = self._order.beats[led]

        def value(card: Card) -> float:
            rest = mine ^ 1 << card
            if winning >> card & 1:
                return self._from_my_lead(rest, layouts, taken + 1)
            return self._from_his_lead(rest, layouts, taken)

        legal = self._contract.policy(mine, (led,), self._order)
        return self._each(legal, 1 << led, layouts, value)

    def _each(
        self, legal: Cards, table: Cards, layouts: list[Layout], value: Callable[[Card], float]
    ) -> dict[Card, float]:
        """Value one of each run of cards that nothing he may hold parts."""
        if not legal & (legal - 1):
            card = legal.bit_length() - 1
            return {card: value(card)}
        suit, beats = self._order.suit, self._order.beats
        for layout in layouts:
            table |= layout[1]
        found: dict[Card, float] = {}
        values: dict[Kind, float] = {}
        for card in members(legal):
            kind = (suit[card], beats[card] & table)
            if kind not in values:
                values[kind] = value(card)
            found[card] = values[kind]
        return found

    def _from_my_lead(self, mine: Cards, layouts: list[Layout], taken: int) -> float:
        if not mine:
            return self._worths[taken] * sum([layout[0] for layout in layouts], 0.0)
        if mine & (mine - 1):
            return max(self.leads(mine, layouts, taken).values())
        won = lost = 0.0
        higher = self._order.beats[mine.bit_length() - 1]
        for weight, hand, _, _ in layouts:
            if hand & higher:
                lost += weight
            else:
                won += weight
        return won * self._worths[taken + 1] + lost * self._worths[taken]

    def _led(self, mine: Cards, layouts: list[Layout], taken: int, card: Card) -> float:
        """Lead a card, and go on by what he is seen to answer."""
        order, policy, table = self._order, self._contract.policy, (card,)
        suit, beats, rest = order.suit, order.beats, mine ^ 1 << card
        hidden = ~(self._held & ~rest)
        groups: dict[Kind, list[Layout]] = {}
        for weight, hand, style, unseen in layouts:
            legal = policy(hand, table, order)
            if not legal & (legal - 1):
                reply = legal.bit_length() - 1
            elif style:
                reply = _any(legal, style, mine)
            else:
                reply = usual_answer(hand, legal, card, unseen & hidden, order)
            kind = (suit[reply], beats[reply] & mine)
            groups.setdefault(kind, []).append((weight, hand ^ 1 << reply, style, unseen))
        return sum(
            [
                self._from_his_lead(rest, group, taken)
                if self._takes(kind, card)
                else self._from_my_lead(rest, group, taken + 1)
                for kind, group in groups.items()
            ],
            0.0,
        )

    def _takes(self, kind: Kind, led: Card) -> bool:
        """Tell whether an answer of this kind takes the trick from a card of mine."""
        suit, above = kind
        if suit == self._order.suit[led]:
            return not above >> led & 1
        return bool(self._order.follows[suit] & self._order.trumps)

    def _from_his_lead(self, mine: Cards, layouts: list[Layout], taken: int) -> float:
        """Let him lead, and answer each kind of lead as well as can be."""
        if not mine:
            return self._worths[taken] * sum([layout[0] for layout in layouts], 0.0)
        order = self._order
        suit, beats = order.suit, order.beats
        first, hidden = mine.bit_count() == TRICKS, ~(self._held & ~mine)
        groups: dict[Kind, list[Layout]] = {}
        leads: dict[Kind, Card] = {}
        for weight, hand, style, unseen in layouts:
            if not hand & (hand - 1):
                lead = hand.bit_length() - 1
            elif style:
                lead = _any(hand, style, mine)
            else:
                lead = usual_lead(hand, unseen & hidden, order, first=first)
            kind = (suit[lead], beats[lead] & mine)
            leads.setdefault(kind, lead)
            groups.setdefault(kind, []).append((weight, hand ^ 1 << lead, style, unseen))
        return sum(
            [max(self.answers(mine, group, taken, leads[kind]).values()) for kind, group in groups.items()],
            0.0,
        )


def _any(cards: Cards, style: int, salt: Cards) -> Card:
    """Take one of the cards as his dice say, always the same in the same place."""
    some = members(cards)
    return some[(style * _MIX + salt * _SALT >> 7) % len(some)]
