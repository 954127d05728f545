"""Where the hidden cards may lie: layouts made up from what a seat sees, the likelier ones by preference."""

from collections.abc import Sequence
from dataclasses import replace
from math import exp

from game.bots.sheepshead.strength import enough, strength
from game.core.cards import NOBODY, Card, Cards, mask, members
from game.core.deal import HAND
from game.core.rules import Dice
from game.core.view import Place, View
from game.rules.sheepshead import Laying, Options, Playing, Public, Sheepshead, State, Talking
from game.rules.sheepshead.calling import holder
from game.rules.sheepshead.cards import TRUMPS, count, suit_cards
from game.rules.sheepshead.phases import Layout, Phase

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
    gone = first.gone if isinstance(first, Playing) else 0
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
    layout, seats, odds = state.layout, options.players, 0.0
    least = enough(seats)
    for place in range(layout.spoken):
        seat = (state.dealer + 1 + place) % seats
        if seat in (view.me, layout.picker):
            continue
        odds -= _PASSER * max(0.0, strength(layout.hands[seat], seats) - least)
    if layout.picker not in (view.me, NOBODY):
        call, hand = layout.call, layout.hands[layout.picker]
        if call.kind in ("ace", "ten") and not hand & suit_cards(call.suit):
            return 0.0  # who calls a suit has a card of it (§5.3)
        odds -= _PICKER * max(0.0, least + 1.0 - strength(hand, seats))
        odds -= _TRUMP_BURIED * (layout.buried & _TRUMP).bit_count()
        odds += _POINT_BURIED * count(layout.buried)
    return max(0.01, exp(min(3.0, odds)))
