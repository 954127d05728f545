"""The last tricks of an imagined world, each seat playing its best for itself with all hands open.

There are three sides, so no search for two will do: whoever is to play chooses what brings himself most. Of several
cards that bring him as much he plays each as readily, unless he is kind or unkind to one seat.
"""

from collections.abc import Sequence
from typing import TypeAlias

from game.bots.gleek.playout import Deck, deck
from game.core.cards import Card, Cards, Seat
from game.core.move import Move, Play
from game.rules.gleek import Playing, State
from game.rules.gleek.phases import suit_of
from game.search.open_hands import OpenHands, Position
from game.search.opponents import Value

Scores: TypeAlias = tuple[float, ...]
_NOTHING: Scores = (0.0, 0.0, 0.0)
_EQUAL = 1e-9


class Ending:
    """One layout of the last cards; what is found of positions between two tricks is remembered."""

    def __init__(self, on: Deck, hands: Sequence[Cards], kind: tuple[Seat, bool] | None = None) -> None:
        """Set the cards out; others are kind or unkind to this seat."""
        self._hands = OpenHands(on.contract, tuple(hands))
        self._kind = kind
        self._known: dict[Position, Scores] = {}

    def scores(self, leader: Seat, table: tuple[Card, ...], first: Card | None = None) -> Scores:
        """Give by seat what it takes from here on, the trick on the table included; `first` is played, if given."""
        at = (self._hands.left, leader, table)
        return self._best(at) if first is None else self._after(at, first)

    def _best(self, at: Position) -> Scores:
        if not at[0]:
            return _NOTHING
        if at[2]:
            return self._chosen(at)
        if at not in self._known:
            self._known[at] = self._chosen(at)
        return self._known[at]

    def _chosen(self, at: Position) -> Scores:
        found = [self._after(at, card) for card in self._hands.choices(at)]
        seat = self._hands.turn(at)
        most = max([scores[seat] for scores in found]) - _EQUAL
        best = [scores for scores in found if scores[seat] >= most]
        if len(best) == 1:
            return best[0]
        if self._kind is not None:
            to, kind = self._kind
            return (max if kind else min)(best, key=lambda scores: scores[to])
        return tuple([sum(column) / len(best) for column in zip(*best, strict=True)])

    def _after(self, at: Position, card: Card) -> Scores:
        then, won = self._hands.played(at, card)
        rest = self._best(then)
        if then[2]:
            return rest
        return tuple([score + won if seat == then[1] else score for seat, score in enumerate(rest)])


def alone(state: State, kind: bool) -> Value:
    """Value the last cards of the seat to play, the others being kind to it or unkind."""
    assert isinstance(state, Playing)
    seat, trick = state.turn, state.play.trick
    ending = Ending(deck(suit_of(state.layout.turn_up)), state.play.hands, (seat, kind))

    def value(move: Move) -> float:
        assert isinstance(move, Play)
        return ending.scores(trick.leader, trick.cards, move.card)[seat]

    return value
