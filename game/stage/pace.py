"""How long things take at a table, by how interesting they are.

All of it follows from the view of whoever looks on, and from what is about to be shown to him: a pause can tell him
nothing that he doesn't see a moment later, and nobody can do anything meanwhile. How long an opponent thought, and how
near to each other its choices were, decides nothing, for both follow from its hand.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from game.core.cards import NOBODY, Card, Seat
from game.core.deal import HAND
from game.core.move import Move, Play, Say
from game.core.record import field, record
from game.core.rules import Rules
from game.core.trick import Contract, Trick
from game.core.view import View
from game.stage.moods import high, rich
from game.stage.table import COUNTED, Table

Span = tuple[float, float]
"""Seconds, at least and at most."""

FLIGHT = 0.22
"""Seconds in which a card that is played flies to the trick; what lies before it is counted from where the last lay."""
OBVIOUS, ORDINARY, HARD, DECIDING = (0.26, 0.38), (0.48, 0.7), (0.9, 1.3), (1.3, 1.6)
"""From one card to the next: one that changes nothing, any other, one that takes what is worth a lot, and the card by
which somebody comes to what he had to reach."""
FEW = 4
"""Where more than so many play, each takes the less time, so that a trick takes hardly more."""
FALLING, SWEPT = 0.14, 0.25
"""A card of the last trick, that everybody had to play, and how long that lies."""
SHORT, USUAL, LONG = 0.45, 0.8, 1.3
"""How long a full trick lies: one that was clear early, any other, and one in which something happened."""
FIRST, MORE = 3, 0.5
"""In so many deals a newcomer is left so much longer."""
BREATH = (0.12, 0.18)
"""Before a word is said."""
PASSED, SAID, SURPRISING = 0.27, 0.5, 1.05
"""How long it is left to be heard."""


@record
class Pace:
    """The pace of one game."""

    rules: Rules[Any, Any]
    table: Table
    calls: Mapping[str, str] = field(default_factory=dict)  # how words are called that are no bids
    newcomer: bool = False  # whoever looks on has not played many matches of this game

    def before(self, view: View[Any], move: Move) -> Span:
        """Tell how long whoever is to move is left to think, once the card before lies, by the move that follows."""
        if not isinstance(move, Play):
            return BREATH if isinstance(move, Say) else ORDINARY
        least, most = self._of_card(view, view.turn, move.card)
        share = min(1.0, FEW / len(view.sides))
        return max(0.0, share * least - FLIGHT), max(0.0, share * most - FLIGHT)

    def _of_card(self, view: View[Any], seat: Seat, card: Card) -> Span:
        contract, cards = self.rules.contract(view), view.trick.cards
        if falls(view):
            return FALLING, FALLING
        if contract is None or not cards:
            return ORDINARY
        lying = (*cards, card)
        if contract.crown(lying, contract.order) != card:
            return OBVIOUS
        if len(lying) == len(view.sides) and self._reaches(view, seat, lying, contract):
            return DECIDING
        return HARD if rich(Trick(NOBODY, lying), contract, self.rules.spec.pack.size) else ORDINARY

    def _reaches(self, view: View[Any], seat: Seat, cards: tuple[Card, ...], contract: Contract) -> bool:
        """Tell whether a seat comes with these cards to what its plate says it needs."""
        worth = contract.trick + sum(contract.points[card] for card in cards)
        return any(
            note.seat == seat
            and note.goal is not None
            and 0 <= note.goal - (note.number or 0) <= (1 if note.key in COUNTED else worth)
            for note in self.table.notes(view)
        )

    def trick_seconds(self, view: View[Any]) -> float:
        """Tell how long a full trick lies."""
        more = MORE if self.newcomer and view.ledger.finished < FIRST else 0.0
        contract = self.rules.contract(view)
        if contract is None:
            return USUAL + more
        seats, cards = len(view.sides), view.trick.cards
        best = [contract.crown(cards[: place + 1], contract.order) for place in range(len(cards))]
        if self._stirs(view, best, contract):
            return LONG + more
        if falls(view):
            return SWEPT + more
        return (SHORT if best[-1] in cards[: min(2, max(1, seats // 2))] else USUAL) + more

    def _stirs(self, view: View[Any], best: list[Card], contract: Contract) -> bool:
        """Tell whether a trick was trumped, overtaken by the last card or rich, or has cost me the best of a suit."""
        trick, trumps = view.trick, contract.order.trumps
        first, last = trick.cards[0], best[-1]
        if trumps >> last & 1 and not trumps >> first & 1:
            return True
        if len(best) > 2 and best[-1] == trick.cards[-1]:
            return True
        if rich(trick, contract, self.rules.spec.pack.size):
            return True
        mine = trick.cards[(view.me - trick.leader) % len(best)]
        return any(was == mine != now for was, now in pairwise(best)) and high(mine, contract)

    def word_seconds(self, word: str, *, mine: bool) -> float:
        """Tell how long a word is left to be heard; the one who said it knows it."""
        if mine:
            return BREATH[0]
        act = self.calls.get(word) or self.calls.get(word.partition("_")[0], "bid")
        if act == "pass":
            return PASSED
        return SURPRISING if act == "vie" else SAID


def falls(view: View[Any]) -> bool:
    """Tell whether nobody has had more than one card since the last trick, so that this one plays itself."""
    trick, seats = view.trick, len(view.sides)
    played = {(trick.leader + place) % seats for place in range(len(trick.cards))}
    held = {place.seat: place.size for place in view.hidden if place.name == HAND}
    held[view.me] = view.hand.bit_count()
    return all(size + (seat in played) <= 1 for seat, size in held.items())
