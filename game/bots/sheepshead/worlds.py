"""Imagined layouts of the cards, the likelier ones by preference, and what playing a card in one brings."""

from collections.abc import Sequence
from math import exp

from game.bots.sheepshead.strength import enough, strength
from game.core.cards import NOBODY, Card, Cards, Seat, mask
from game.core.record import record
from game.core.rules import Dice
from game.core.view import View
from game.rules.sheepshead import Options, Playing, Public, Sheepshead
from game.rules.sheepshead.cards import TRUMPS, count
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Layout, State
from game.rules.sheepshead.scoring import Flow, flows, leaster, outcome, taken, tricks_taken
from game.search.ending import solve
from game.search.playout import Legal, Playout

_SHADE = 0.01
"""Game points that a card point is worth beside what it decides."""
_SPREAD = (-14, -8, -4, 0, 4, 8, 14)
"""Card points by which a playout may err."""
_NARROW = (-4, 0, 4)
"""Card points by which an ending with open cards may err."""
_EXACT = {3: 4, 4: 3, 5: 3}
"""By players: with so many cards in hand or fewer, worlds are solved instead of played out."""
_DRAWN = 3
"""Layouts that are made up for each that is kept."""
_TRUMP_BURIED = 1.5
_POINT_BURIED = 0.04
_PICKER = 0.35
_PASSER = 0.9


@record
class World:
    """A made-up position, ready to be played out."""

    state: Playing
    me: Seat
    options: Options
    playout: Playout
    sides: tuple[int, ...]
    points: tuple[int, ...]  # by seat, taken so far
    tricks: tuple[int, ...]  # by seat
    exact: bool  # the ending may be solved: it is short, and no called card binds anybody

    def values(self, legal: Sequence[Card]) -> list[float]:
        """Tell what each of these cards brings me, all the rest played on."""
        if not self.exact:
            return [self.value(card) for card in legal]
        state = self.state
        contract = contract_of(self.options, state.layout.call, state.layout.under)
        found = solve(contract, self._hands(), state.trick.leader, state.trick.cards, self.sides)
        return [self._solved(found[card]) for card in legal]

    def value(self, card: Card | None) -> float:
        """Play a card, if one is given, and all the rest, and tell what it brings me."""
        state = self.state
        result = self.playout.finish(self._hands(), state.trick.leader, state.trick.cards, card)
        points = tuple(then + now for then, now in zip(self.points, result.points, strict=True))
        tricks = tuple(then + now for then, now in zip(self.tricks, result.tricks, strict=True))
        layout, options = state.layout, self.options
        if layout.picker == NOBODY:
            paid = leaster(points, tricks, result.last, layout.blind, options)
            return _gain(paid, self.me) - _SHADE * points[self.me]
        return self._paid(points, tricks, _SPREAD)

    def _hands(self) -> tuple[Cards, ...]:
        return tuple(hand & ~self.state.gone for hand in self.state.layout.hands)

    def _solved(self, mine: int) -> float:
        """Settle an ending in which my side takes so many points."""
        left = sum(count(hand) for hand in self._hands()) + count(mask(self.state.trick.cards))
        other = next(seat for seat, side in enumerate(self.sides) if side != self.sides[self.me])
        points, tricks = list(self.points), list(self.tricks)
        for seat, won in ((self.me, mine), (other, left - mine)):
            points[seat] += won
            tricks[seat] += won > 0
        return self._paid(points, tricks, _NARROW)

    def _paid(self, points: Sequence[int], tricks: Sequence[int], spread: Sequence[int]) -> float:
        """Settle as if the picker had taken some points more, or fewer: no forecast is exact to the point."""
        layout = self.state.layout
        other = self.sides.index(1)
        total = 0
        for away in spread:
            shifted = list(points)
            shifted[layout.picker] += away
            shifted[other] -= away
            ended = outcome(layout, shifted, tricks, self.options)
            total += _gain(flows(layout, ended, self.options), self.me)
        mine = sum(points[seat] for seat, side in enumerate(self.sides) if side == self.sides[self.me])
        return total / len(spread) + _SHADE * mine


def _gain(paid: Sequence[Flow], me: Seat) -> int:
    return sum(flow.amount * ((flow.to == me) - (flow.giver == me)) for flow in paid)


def world_of(state: Playing, me: Seat, options: Options) -> World:
    """Prepare an imagined position."""
    layout = state.layout
    seats = options.players
    contract = contract_of(options, layout.call, layout.under)
    side = (layout.picker, layout.partner)
    nobody = layout.picker == NOBODY
    sides = tuple(range(seats)) if nobody else tuple(int(seat not in side) for seat in range(seats))
    bound = _bound(state, layout, options)
    cards = (layout.hands[state.turn] & ~state.gone).bit_count()
    return World(
        state,
        me,
        options,
        Playout(contract, sides, -1 if nobody else 0, bound, shunned=nobody),
        sides,
        taken(state.tricks, seats),
        tricks_taken(state.tricks, seats),
        not nobody and bound is None and cards <= _EXACT[seats],
    )


def _bound(state: Playing, layout: Layout, options: Options) -> Legal | None:
    """Give the duties of a called card as long as they may hold (§6.4, §6.5)."""
    contract = contract_of(options, layout.call, layout.under)
    picker = duty_of(layout.call, layout.under, state.tricks, picker=True)
    other = duty_of(layout.call, layout.under, state.tricks, picker=False)
    if picker is None or other is None:
        return None

    def legal(seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
        return playable(hand, table, contract, picker if seat == layout.picker else other)

    return legal


def likely_states(rules: Sheepshead, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions, and keep those that fit best what has been said; each is kept by its likelihood."""
    drawn: list[tuple[float, int, State]] = []
    for number in range(_DRAWN * wanted):
        state = rules.imagine(view, dice)
        odds = likelihood(state, view, rules.options)
        drawn.append((dice.random() ** (1 / odds), number, state))
    drawn.sort(reverse=True)
    return [state for _, _, state in drawn[:wanted]]


def likelihood(state: State, view: View[Public], options: Options) -> float:
    """Weigh a layout by what picking, passing and burying say of it."""
    layout = getattr(state, "layout", None)
    if not isinstance(layout, Layout):
        return 1.0
    seats, odds = options.players, 0.0
    least = enough(seats)
    for place in range(layout.spoken):
        seat = (state.dealer + 1 + place) % seats
        if seat in (view.me, layout.picker):
            continue
        odds -= _PASSER * max(0.0, strength(layout.hands[seat]) - least)
    if layout.picker not in (view.me, NOBODY):
        odds -= _PICKER * max(0.0, least + 2.0 - strength(layout.hands[layout.picker]))
        odds -= _TRUMP_BURIED * (layout.buried & mask(TRUMPS)).bit_count()
        odds += _POINT_BURIED * count(layout.buried)
    return max(0.01, exp(min(3.0, odds)))
