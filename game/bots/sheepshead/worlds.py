"""One imagined layout of the cards, and what playing a card in it brings in game points."""

from collections.abc import Sequence

from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.record import record
from game.rules.sheepshead import Options, Playing
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Layout
from game.rules.sheepshead.scoring import Flow, flows, leaster, outcome, taken, tricks_taken
from game.search.playout import Legal, Playout

_SHADE = 0.01
"""Game points that a card point is worth in a leaster beside what it decides."""
_SPREAD = (-14, -8, -4, 0, 4, 8, 14)
"""Card points by which a playout may err."""


@record
class World:
    """A made-up position, ready to be played out."""

    state: Playing
    me: Seat
    options: Options
    playout: Playout
    points: tuple[int, ...]  # by seat, taken so far
    tricks: tuple[int, ...]  # by seat

    def value(self, card: Card) -> float:
        """Play a card and all the rest, and give what it brings me."""
        state = self.state
        hands = tuple(hand & ~state.gone for hand in state.layout.hands)
        result = self.playout.finish(hands, state.trick.leader, state.trick.cards, card)
        points = tuple(then + now for then, now in zip(self.points, result.points, strict=True))
        tricks = tuple(then + now for then, now in zip(self.tricks, result.tricks, strict=True))
        layout, options = state.layout, self.options
        if layout.picker == NOBODY:
            paid = leaster(points, tricks, result.last, layout.blind, options)
            return _gain(paid, self.me) - _SHADE * points[self.me]
        return sum(self._near(points, tricks, away) for away in _SPREAD) / len(_SPREAD)

    def _near(self, points: tuple[int, ...], tricks: tuple[int, ...], away: int) -> float:
        """Settle as if the picker had taken some points more, or fewer: no playout is exact to the point."""
        layout = self.state.layout
        other = next(seat for seat in range(len(points)) if seat not in (layout.picker, layout.partner))
        shifted = list(points)
        shifted[layout.picker] += away
        shifted[other] -= away
        ended = outcome(layout, shifted, tricks, self.options)
        return _gain(flows(layout, ended, self.options), self.me)


def _gain(paid: Sequence[Flow], me: Seat) -> int:
    return sum(flow.amount * ((flow.to == me) - (flow.giver == me)) for flow in paid)


def world_of(state: Playing, me: Seat, options: Options) -> World:
    """Prepare an imagined position."""
    layout = state.layout
    seats = options.players
    contract = contract_of(options, layout.call, layout.under)
    side = (layout.picker, layout.partner)
    sides = (
        tuple(range(seats))
        if layout.picker == NOBODY
        else tuple(int(seat not in side) for seat in range(seats))
    )
    attackers = -1 if layout.picker == NOBODY else 0
    playout = Playout(contract, sides, attackers, _bound(state, layout, options))
    return World(state, me, options, playout, taken(state.tricks, seats), tricks_taken(state.tricks, seats))


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
