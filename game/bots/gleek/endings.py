"""The last tricks of an imagined world, each seat playing its best for itself with all hands open.

There are three sides, so no search for two will do: whoever is to play chooses what brings himself most, and as readily
each of several cards that bring as much.
"""

from collections.abc import Sequence
from typing import TypeAlias

from game.bots.gleek.playout import Deck
from game.core.cards import Card, Cards, Seat
from game.search.open_hands import OpenHands, Position

Scores: TypeAlias = tuple[float, ...]
_NOTHING: Scores = (0.0, 0.0, 0.0)
_EQUAL = 1e-9


def ending(
    on: Deck, hands: Sequence[Cards], leader: Seat, table: tuple[Card, ...], first: Card | None = None
) -> Scores:
    """Give by seat what it takes from here on, the trick on the table included; `first` is played at once, if given."""
    held = OpenHands(on.contract, tuple(hands))
    at = (held.left, leader, table)
    return _best(held, at) if first is None else _after(held, at, first)


def _best(hands: OpenHands, at: Position) -> Scores:
    if not at[0]:
        return _NOTHING
    found = [_after(hands, at, card) for card in hands.choices(at)]
    seat = hands.turn(at)
    most = max([scores[seat] for scores in found]) - _EQUAL
    best = [scores for scores in found if scores[seat] >= most]
    if len(best) == 1:
        return best[0]
    return tuple([sum(column) / len(best) for column in zip(*best, strict=True)])


def _after(hands: OpenHands, at: Position, card: Card) -> Scores:
    then, won = hands.played(at, card)
    rest = _best(hands, then)
    if then[2]:
        return rest
    return tuple(score + won if seat == then[1] else score for seat, score in enumerate(rest))
