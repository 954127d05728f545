"""Imagined positions, ready to be played out, and what playing a card in one brings."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.cards import NOBODY, Card, Cards, Seat, mask
from game.core.record import record
from game.rules.sheepshead import Options, Playing
from game.rules.sheepshead.cards import TOTAL, count
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Layout
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


@record
class Prices:
    """What the card points of the picker's side bring a seat."""

    wide: tuple[float, ...]  # by card points, a playout's errors allowed for
    narrow: tuple[float, ...]  # by card points, after an exact ending
    every: float  # the picker's side took every trick
    none: float  # it took none


@lru_cache(maxsize=256)
def prices(layout: Layout, me: Seat, options: Options, total: int) -> Prices:
    """Work out what is paid, for a layout that names roles and stakes only; total is what is played for."""
    side = (layout.picker, layout.partner)
    other = next(seat for seat in range(options.players) if seat not in side)

    def gain(points: int, attackers: int, defenders: int) -> float:
        got, tricks = [0] * options.players, [0] * options.players
        got[layout.picker], got[other] = points, total - points
        tricks[layout.picker], tricks[other] = attackers, defenders
        return _gain(flows(layout, outcome(layout, got, tricks, options), options), me)

    exact = [gain(points, 1, 1) for points in range(total + 1)]

    def about(spread: Sequence[int]) -> tuple[float, ...]:
        near = [[min(total, max(0, points + away)) for away in spread] for points in range(total + 1)]
        return tuple(sum(exact[each] for each in around) / len(spread) for around in near)

    return Prices(about(_SPREAD), about(_NARROW), gain(total, 1, 0), gain(0, 0, 1))


@record
class World:
    """A made-up position."""

    state: Playing
    me: Seat
    options: Options
    playout: Playout
    hands: tuple[Cards, ...]  # by seat, what is still held
    sides: tuple[int, ...]
    points: tuple[int, ...]  # by seat, taken so far
    tricks: tuple[int, ...]  # by seat
    exact: bool  # the ending may be solved: it is short, and no called card binds anybody
    prices: Prices | None  # nothing in a leaster
    buried: int  # card points that the picker's side has beside its tricks

    def values(self, legal: Sequence[Card]) -> list[float]:
        """Tell what each of these cards brings me, all the rest played on."""
        if not self.exact:
            return [self.value(card) for card in legal]
        state = self.state
        contract = contract_of(self.options, state.layout.call, state.layout.under)
        found = solve(contract, self.hands, state.trick.leader, state.trick.cards, self.sides)
        return [self._solved(found[card]) for card in legal]

    def value(self, card: Card | None) -> float:
        """Play a card, if one is given, and all the rest, and tell what it brings me."""
        state = self.state
        result = self.playout.finish(self.hands, state.trick.leader, state.trick.cards, card)
        points = [then + now for then, now in zip(self.points, result.points, strict=True)]
        tricks = [then + now for then, now in zip(self.tricks, result.tricks, strict=True)]
        if self.prices is None:
            paid = leaster(points, tricks, result.last, state.layout.blind, self.options)
            return _gain(paid, self.me) - _SHADE * points[self.me]
        return self._paid(points, tricks, self.prices, self.prices.wide)

    def _solved(self, mine: int) -> float:
        """Settle an ending in which my side takes so many points."""
        assert self.prices is not None
        left = sum(count(hand) for hand in self.hands) + count(mask(self.state.trick.cards))
        other = next(seat for seat, side in enumerate(self.sides) if side != self.sides[self.me])
        points, tricks = list(self.points), list(self.tricks)
        for seat, won in ((self.me, mine), (other, left - mine)):
            points[seat] += won
            tricks[seat] += won > 0
        return self._paid(points, tricks, self.prices, self.prices.narrow)

    def _paid(
        self, points: Sequence[int], tricks: Sequence[int], paid: Prices, by_points: Sequence[float]
    ) -> float:
        """Settle, allowing for errors: no forecast is exact to the point."""
        attack, defence, took, kept = self.buried, 0, 0, 0
        for side, got, number in zip(self.sides, points, tricks, strict=True):
            if side:
                defence, kept = defence + got, kept + number
            else:
                attack, took = attack + got, took + number
        shade = _SHADE * (defence if self.sides[self.me] else attack)
        if not kept or not took:
            return shade + (paid.none if kept else paid.every)
        return shade + by_points[attack]


def _gain(paid: Sequence[Flow], me: Seat) -> int:
    return sum(flow.amount * ((flow.to == me) - (flow.giver == me)) for flow in paid)


def world_of(state: Playing, me: Seat, options: Options) -> World:
    """Prepare an imagined position."""
    layout, seats = state.layout, options.players
    nobody = layout.picker == NOBODY
    side = (layout.picker, layout.partner)
    sides = tuple(range(seats)) if nobody else tuple([int(seat not in side) for seat in range(seats)])
    bound = _bound(state, layout, options)
    hands = tuple([hand & ~state.gone for hand in layout.hands])
    away = count(layout.buried) if layout.buried else 0
    contract = contract_of(options, layout.call, layout.under)
    return World(
        state,
        me,
        options,
        Playout(contract, sides, -1 if nobody else 0, bound, shunned=nobody),
        hands,
        sides,
        taken(state.tricks, seats),
        tricks_taken(state.tricks, seats),
        not nobody and bound is None and hands[state.turn].bit_count() <= _EXACT[seats],
        None if nobody else prices(_roles(layout), me, options, TOTAL - away * (not options.bury_counts)),
        away if options.bury_counts else 0,
    )


def _roles(layout: Layout) -> Layout:
    """Leave out the cards, so that layouts with the same roles and stakes are one."""
    return Layout(
        (),
        0,
        picker=layout.picker,
        partner=layout.partner,
        blitzes=layout.blitzes,
        cracks=layout.cracks,
        pending=layout.pending,
    )


def _bound(state: Playing, layout: Layout, options: Options) -> Legal | None:
    """Give the duties of a called card as long as they may hold (§6.4, §6.5)."""
    picker = duty_of(layout.call, layout.under, state.tricks, picker=True)
    other = duty_of(layout.call, layout.under, state.tricks, picker=False)
    if picker is None or other is None:
        return None
    contract = contract_of(options, layout.call, layout.under)

    def legal(seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
        return playable(hand, table, contract, picker if seat == layout.picker else other)

    return legal
