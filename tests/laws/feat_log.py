"""A deal as its log tells it to one seat, for what is expected of feats."""

from typing import Any

from game.core.cards import Seat
from game.core.move import Play, Say
from game.session.match import Match


class FeatLog:
    """A deal as its log tells it to one seat."""

    def __init__(self, match: Match[Any, Any], seat: Seat) -> None:
        """Gather what was said, and the tricks."""
        self.seat, self.seats = seat, match.rules.spec.seats
        self.spell = match.rules.spec.pack.spell
        self.end = match.review(len(match), seat)
        self.entries = match.transcript().entries[match.span(1).start - 1 :]
        self.said = [(entry.seat, entry.move.word) for entry in self.entries if isinstance(entry.move, Say)]
        self.took = [trick.taker == seat for trick in self.end.tricks if trick.cards]

    def says(self, word: str) -> bool:
        return (self.seat, word) in self.said

    def own(self, trick: int, face: str) -> bool:
        """Tell whether the seat took a trick, 1 for the first, with this card."""
        found = self.end.tricks[trick - 1 : trick]
        cards = [self.spell(card) for card in found[0].cards] if found else []
        return (
            face in cards
            and (found[0].leader + cards.index(face)) % self.seats == self.seat == found[0].taker
        )

    def hand(self) -> list[str]:
        """Spell the cards the seat played."""
        return [
            self.spell(each.move.card)
            for each in self.entries
            if each.seat == self.seat and isinstance(each.move, Play)
        ]
