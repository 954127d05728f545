"""Where the hidden cards may lie, the likelier layouts by preference, and what playing a card in one brings."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from game.bots.sheepshead.play_book import BOOK
from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, Picking, picking_under
from game.core.cards import NOBODY, Card, Cards, Seat, mask, members
from game.core.deal import HAND
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.view import Place, View
from game.rules.sheepshead import Laying, Options, Playing, Public, Sheepshead, State, Talking
from game.rules.sheepshead.calling import holder
from game.rules.sheepshead.cards import TOTAL, TRUMPS, count, suit_cards
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Layout, Phase
from game.rules.sheepshead.scoring import Flow, flows, leaster, outcome, own_points, taken, tricks_taken
from game.search.ending import solve
from game.search.play_book import BookPlayer
from game.search.playout import Chooser, Legal, Playout

_DRAWN = 3
"""Layouts that are made up for each that is kept."""
_TRUMP_BURIED = 1.5
_POINT_BURIED = 0.04
_PICKER = 0.65
_PASSER = 1.6
_TRUMP = mask(TRUMPS)
_TRIES = 20


def likely_states(rules: Sheepshead, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions, and keep those that fit best what has been said; each is kept by its likelihood."""
    drawn: list[tuple[float, int, State]] = []
    first = rules.imagine(view, dice)
    places = sorted(view.hidden, key=lambda place: place.may.bit_count())
    for number in range(_DRAWN * wanted):
        state = _another(first, places, view, dice) or rules.imagine(view, dice)
        odds = likelihood(state, view, rules.options)
        if odds:
            drawn.append((dice.random() ** (1 / odds), number, state))
    drawn.sort(reverse=True)
    return [state for _, _, state in drawn[:wanted]] or [first]


def _another(first: State, places: Sequence[Place], view: View[Public], dice: Dice) -> State | None:
    """Share the hidden cards out anew; None where that can't be done simply."""
    if not isinstance(first, Talking | Laying | Playing) or first.layout.under != view.public.under:
        return None
    found = _shared(places, dice)
    if found is None:
        return None
    layout = first.layout
    gone = first.play.gone if isinstance(first, Playing) else 0
    hands, blind, away = list(layout.hands), layout.blind, 0
    for place, cards in zip(places, found, strict=True):
        if place.name == HAND:
            hands[place.seat] = hands[place.seat] & gone | cards
        elif layout.blind:
            blind = cards
        else:  # a blind left where it lay counts as buried (§8.10)
            away = cards
    layout = replace(layout, hands=tuple(hands), blind=blind)
    if away and isinstance(first, Laying) and first.about == Phase.BURY:
        return replace(first, layout=_partnered(_held(layout, away)), laid=away)
    layout = _partnered(replace(layout, buried=away or layout.buried))
    if isinstance(first, Playing):
        held = tuple([hand & ~gone for hand in layout.hands])
        return replace(first, layout=layout, play=replace(first.play, hands=held))
    return replace(first, layout=layout)


def _held(layout: Layout, laid: Cards) -> Layout:
    """Leave with the setter what is laid so far: it is his until he has done."""
    hands = list(layout.hands)
    hands[layout.setter] |= laid
    return replace(layout, hands=tuple(hands))


def _partnered(layout: Layout) -> Layout:
    if layout.partner == NOBODY and layout.call.kind != "jack":
        return layout
    found = holder(layout, layout.call.card)
    return replace(layout, partner=NOBODY if found == layout.picker else found)


def _shared(places: Sequence[Place], dice: Dice) -> list[Cards] | None:
    """Fill the places, those with the fewest possible cards first; None when the last ones can't be filled."""
    unseen = sure = 0
    for place in places:
        unseen |= place.may
        sure |= place.sure
    cards = list(members(unseen & ~sure))
    for _ in range(_TRIES):
        dice.shuffle(cards)
        found = _dealt(places, cards, unseen)
        if found is not None:
            return found
    return None


def _dealt(places: Sequence[Place], cards: Sequence[Card], left: Cards) -> list[Cards] | None:
    """Give each place the first of these cards that it may hold."""
    found = []
    for place in places:
        filled, may = place.sure, place.may & left
        lacking = place.size - filled.bit_count()
        for card in cards:
            if not lacking:
                break
            if may >> card & 1:
                filled |= 1 << card
                lacking -= 1
        if lacking:
            return None
        left &= ~filled
        found.append(filled)
    return found


def likelihood(state: State, view: View[Public], options: Options) -> float:
    """Weigh a layout by what picking, passing, calling and burying say of it; 0 where it can't be."""
    if not isinstance(state, Talking | Laying | Playing):
        return 1.0
    if options.to_sixty_one:
        return 1.0  # whoever picks risks nothing there, and so tells nothing
    layout, seats, odds = state.layout, options.players, 0.0
    picking = _picking(options)
    strength, least = picking.strength, picking.enough
    for place in range(layout.spoken):
        seat = (state.dealer + 1 + place) % seats
        if seat not in (view.me, layout.setter):
            odds -= _PASSER * max(0.0, strength(layout.hands[seat]) - least)
    if layout.setter not in (view.me, NOBODY):
        call, hand = layout.call, layout.hands[layout.setter]
        if call.kind in ("ace", "ten") and not hand & suit_cards(call.suit):
            return 0.0  # who calls a suit has a card of it (§5.3)
        if not _all_passed(layout) and not _forced(layout, options):
            odds -= _PICKER * max(0.0, least + 1.0 - strength(hand))
        odds -= _TRUMP_BURIED * (layout.buried & _TRUMP).bit_count()
        odds += _POINT_BURIED * count(layout.buried)
    return max(0.01, exp(min(3.0, odds)))


@lru_cache(maxsize=16)
def _picking(options: Options) -> Picking:
    return picking_under(options, PICKING_BY_CLUB_PLAY)


def _all_passed(layout: Layout) -> bool:
    """Tell whether an ace was named because nobody had picked; its caller has passed like all others (§8.9)."""
    return layout.call.kind in ("name", "alone") and layout.call.card != NOBODY


def _forced(layout: Layout, options: Options) -> bool:
    """Tell whether the dealer had to pick, everybody else having passed (§8.8)."""
    return options.no_pick == "forced_pick" and layout.spoken == options.players


_OWN_POINT = 0.05
"""Game points that a card point is worth where everybody counts his own (§10.4)."""
_SHADE = 0.01
"""Game points that a card point is worth beside what it decides."""
_SPREAD = (-14, -8, -4, 0, 4, 8, 14)
"""Card points by which a playout may err."""
_NARROW = (-4, 0, 4)
"""Card points by which an ending with open cards, or a deal played out by the book, may err."""
Endings: TypeAlias = Mapping[int, int]
"""By players: with so many cards in hand or fewer, worlds are solved instead of played out."""
EXPERT_ENDINGS: Endings = {3: 4, 4: 3, 5: 3, 6: 2, 7: 2}
MASTER_ENDINGS: Endings = {3: 6, 4: 5, 5: 5, 6: 4, 7: 3}
"""The same for a master, who takes his time."""
_PLAYOUTS = 2
"""How often a master plays a world out by his book for one card."""
_AFFORDABLE = {
    (3, 6): 36,
    (3, 5): 72,
    (4, 5): 18,
    (4, 4): 72,
    (5, 5): 24,
    (5, 4): 72,
    (6, 4): 24,
    (6, 3): 72,
    (7, 3): 24,
}
"""By players and cards in hand: how many worlds are solved at most where each takes long."""


@record
class Prices:
    """What the card points of the picker's side bring a seat."""

    wide: tuple[float, ...]  # by card points, a playout's errors allowed for
    narrow: tuple[float, ...]  # by card points, where they are better known
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
        return tuple(sum((exact[each] for each in around), 0.0) / len(spread) for around in near)

    return Prices(about(_SPREAD), about(_NARROW), gain(total, 1, 0), gain(0, 0, 1))


@record
class World:
    """A made-up position."""

    state: Playing
    me: Seat
    options: Options
    playout: Playout
    hands: tuple[Cards, ...]  # by seat, what is still held
    points: tuple[int, ...]  # by seat, taken so far
    tricks: tuple[int, ...]  # by seat
    exact: bool  # the ending may be solved: it is short, and no called card binds anybody
    prices: Prices | None  # nothing in a leaster
    buried: int  # card points that the picker's side has beside its tricks

    @property
    def affordable(self) -> int | None:
        """How many such worlds are tried at most; None where there is no need to spare."""
        if not self.exact:
            return None
        return _AFFORDABLE.get((len(self.hands), self.hands[self.me].bit_count()))

    def values(self, legal: Sequence[Card]) -> list[float]:
        """Tell what each of these cards brings me, all the rest played on."""
        if not self.exact:
            return [self.value(card) for card in legal]
        trick, wanted = self.state.play.trick, mask(legal)
        found = solve(
            self.playout.contract, self.hands, trick.leader, trick.cards, self.playout.sides, wanted
        )
        return [self._solved(found[card]) for card in legal]

    def values_by_book(self, legal: Sequence[Card], dice: Dice) -> list[float]:
        """Tell the same; where the rest is played out, by the book.

        A leaster, where all shun points, is left to the quick player.
        """
        if self.exact or self.prices is None:
            return self.values(legal)
        choose = BookPlayer(BOOK, self.playout, dice).choose
        return [sum([self.value(card, choose) for _ in range(_PLAYOUTS)], 0.0) / _PLAYOUTS for card in legal]

    def value(self, card: Card | None, choose: Chooser | None = None) -> float:
        """Play a card, if one is given, and all the rest, and tell what it brings me.

        Others may choose for everybody.
        """
        state = self.state
        leader, table = state.play.trick.leader, state.play.trick.cards
        result = self.playout.finish(self.hands, leader, table, card, choose)
        points = [then + now for then, now in zip(self.points, result.points, strict=True)]
        tricks = [then + now for then, now in zip(self.tricks, result.tricks, strict=True)]
        if self.options.to_sixty_one:
            counted = own_points(state.layout, points, result.last, self.options)
            return _OWN_POINT * sum(number for _, seat, number in counted if seat == self.me)
        if self.prices is None:
            paid = leaster(points, tricks, result.last, state.layout.blind, self.options)
            return _gain(paid, self.me) - _SHADE * points[self.me]
        return self._paid(
            points, tricks, self.prices, self.prices.wide if choose is None else self.prices.narrow
        )

    def _solved(self, mine: int) -> float:
        """Settle an ending in which my side takes so many points."""
        assert self.prices is not None
        left = sum(count(hand) for hand in self.hands) + count(mask(self.state.play.trick.cards))
        other = next(
            seat for seat, side in enumerate(self.playout.sides) if side != self.playout.sides[self.me]
        )
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
        for side, got, number in zip(self.playout.sides, points, tricks, strict=True):
            if side:
                defence, kept = defence + got, kept + number
            else:
                attack, took = attack + got, took + number
        shade = _SHADE * (defence if self.playout.sides[self.me] else attack)
        if not kept or not took:
            return shade + (paid.none if kept else paid.every)
        return shade + by_points[attack]


def _gain(paid: Sequence[Flow], me: Seat) -> int:
    return sum(flow.amount * ((flow.to == me) - (flow.giver == me)) for flow in paid)


def world_of(state: Playing, me: Seat, options: Options, endings: Endings = EXPERT_ENDINGS) -> World:
    """Prepare an imagined position, to be solved if it is such an ending."""
    layout, seats = state.layout, options.players
    nobody, alone = layout.picker == NOBODY, options.to_sixty_one
    side = (layout.picker, layout.partner)
    sides = tuple([seat if nobody or alone else int(seat not in side) for seat in range(seats)])
    bound = _bound(state, layout, options)
    hands = tuple([hand & ~state.play.gone for hand in layout.hands])
    away = count(layout.buried) if layout.buried else 0
    contract = contract_of(options, layout.call, layout.under)
    return World(
        state,
        me,
        options,
        Playout(contract, sides, -1 if nobody or alone else 0, bound, shunned=nobody and not alone),
        hands,
        taken(state.play.tricks, seats),
        tricks_taken(state.play.tricks, seats),
        not (nobody or alone) and bound is None and hands[state.turn].bit_count() <= endings[seats],
        None
        if nobody or alone
        else prices(_roles(layout), me, options, TOTAL - away * (not options.bury_counts)),
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


def solvable(view: View[Public], options: Options, endings: Endings = EXPERT_ENDINGS) -> bool:
    """Tell whether the worlds of a seat to play a card are solved."""
    public = view.public
    if public.picker == NOBODY or options.to_sixty_one or view.hand.bit_count() > endings[options.players]:
        return False
    return any(duty_of(public.call, public.under, view.tricks, picker=each) is None for each in (True, False))


def _bound(state: Playing, layout: Layout, options: Options) -> Legal | None:
    """Give the duties of a called card as long as they may hold (§6.4, §6.5)."""
    picker = duty_of(layout.call, layout.under, state.play.tricks, picker=True)
    other = duty_of(layout.call, layout.under, state.play.tricks, picker=False)
    if picker is None or other is None:
        return None
    contract = contract_of(options, layout.call, layout.under)

    def legal(seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
        return playable(hand, table, contract, picker if seat == layout.picker else other)

    return legal
