"""Which sprites a view shows and in which heap each of them lies: the table before geometry.

Known cards are keyed by themselves and keep their key wherever they go. Backs and chips are alike among themselves, so
they are keyed by heap and position; when one leaves its heap, `game.stage.flow` finds out which looks best.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.core.cards import TABLE, Card, Cards, Seat, members
from game.core.deal import HAND
from game.core.view import View
from game.stage.pose import Heap, SpriteKey, back, card, chip

TRICK, TAKEN, SHOWN, DISCARD = "trick", "taken", "shown", "discard"
"""Heaps that every view has beside "hand" and those it hides; my own discards bear the name hidden ones have."""

Heaps: TypeAlias = Mapping[Heap, tuple[SpriteKey, ...]]
"""The sprites of every heap, from the bottom, or from the left in a hand. A heap known to be empty is listed too."""
Sorter: TypeAlias = Callable[[Cards], tuple[Card, ...]]


def card_heaps(view: View[Any], sort: Sorter, opened: Mapping[Seat, Cards]) -> Heaps:
    """Sort the cards of a view into heaps; `opened` are the cards of other hands that lie face up."""
    found: dict[Heap, tuple[SpriteKey, ...]] = {(HAND, view.me): tuple(map(card, sort(view.hand)))}
    for place in view.hidden:
        heap = (place.name, place.seat)
        open_cards = sort(opened.get(place.seat, 0)) if place.name == HAND else ()
        backs = tuple(back(heap, index) for index in range(place.size - len(open_cards)))
        found[heap] = (*backs, *map(card, open_cards))
    for seat in range(len(view.sides)):
        taken = [card(each) for trick in view.tricks if trick.taker == seat for each in trick.cards]
        found[TAKEN, seat] = tuple(taken)
    for place_in_trick, played in enumerate(view.trick.cards):
        found[TRICK, seat_of(view, place_in_trick)] = (card(played),)
    if view.shown:
        found[SHOWN, TABLE] = tuple(map(card, members(view.shown)))
    if view.aside:
        found[DISCARD, view.me] = tuple(map(card, members(view.aside)))
    return found


def chip_heaps(counts: Mapping[Heap, int]) -> Heaps:
    """Key chips by their heaps."""
    return {heap: tuple(chip(heap, index) for index in range(count)) for heap, count in counts.items()}


def seat_of(view: View[Any], place_in_trick: int) -> Seat:
    """Tell who played the card at this place of the running trick."""
    return (view.trick.leader + place_in_trick) % len(view.sides)
