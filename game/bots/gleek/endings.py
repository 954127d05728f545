"""The last tricks of an imagined world, each seat playing its best for itself with all hands open."""

from collections.abc import Sequence
from typing import TypeAlias

from game.bots.gleek.playout import TRICK, Deck
from game.bots.gleek.worlds import played_alike
from game.core.cards import Card, Cards, Seat

Scores: TypeAlias = tuple[int, ...]
_NOTHING: Scores = (0, 0, 0)


def ending(on: Deck, hands: Sequence[Cards], leader: Seat, table: tuple[Card, ...]) -> Scores:
    """Give by seat what it takes from here on, the trick on the table included.

    Whoever is to play chooses what brings himself most; of equal cards the lowest.
    """
    if len(table) == len(hands):
        return _gathered(on, hands, leader, table)
    seat = (leader + len(table)) % len(hands)
    mine = hands[seat]
    if not mine:
        return _NOTHING
    legal = mine & on.follows[table[0]] or mine if table else mine
    best = _NOTHING
    most = -1
    others = hands[seat - 1] | hands[seat - 2]
    for card in table:
        others |= 1 << card
    for card in played_alike(legal, others, on.points):
        after = list(hands)
        after[seat] = mine & ~(1 << card)
        found = ending(on, after, leader, (*table, card))
        if found[seat] > most:
            best, most = found, found[seat]
    return best


def _gathered(on: Deck, hands: Sequence[Cards], leader: Seat, table: tuple[Card, ...]) -> Scores:
    first, second, third = table
    best, place = (second, 1) if on.beats[first] >> second & 1 else (first, 0)
    if on.beats[best] >> third & 1:
        place = 2
    taker = (leader + place) % len(hands)
    rest = ending(on, hands, taker, ()) if hands[taker] else _NOTHING
    won = TRICK + on.points[first] + on.points[second] + on.points[third]
    return tuple(score + won if seat == taker else score for seat, score in enumerate(rest))
