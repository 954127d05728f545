"""Answers to what somebody asks who does not look at the table: my hand, the trick, whose turn it is, the score."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import CHANCE, NOBODY, TABLE, Card, Cards, members
from game.core.order import Order
from game.core.trick import cards_of
from game.core.view import View
from game.stage.table import Table, TableNote
from game.telling.captions import Captions
from game.telling.markup import SIGNS
from game.wording import Words

HIGHEST = 4
"""So many of the trumps are named."""


class ByEar:
    """Answers for one player at one table; everything is said without signs."""

    def __init__(self, words: Words, captions: Captions, table: Table) -> None:
        """Speak of one match."""
        self._words = words
        self._captions = captions
        self._table = table

    def hand(self, view: View[Any]) -> str:
        """Name the cards I hold, suit by suit, trumps first."""
        count = view.hand.bit_count()
        if not count:
            return self._say("no_hand")
        return f"{self._say('hand', number=count)} {self._suits(view, view.hand)}"

    def _suits(self, view: View[Any], cards: Cards) -> str:
        """Name cards suit by suit, trumps first, in each the highest first."""
        order, held = self._table.order(view), members(cards)
        parts: dict[str, list[Card]] = {}
        for card in held if order is None else sorted(held, key=lambda each: -order.rank[each]):
            parts.setdefault(self._suit(card, order), []).append(card)
        trumps = self._say("trumps")
        named = sorted(parts.items(), key=lambda part: part[0] != trumps)
        return " ".join(
            self._say("suit", suit=name.capitalize(), cards=self._listed(part)) for name, part in named
        )

    def _suit(self, card: Card, order: Order | None) -> str:
        """Name the suit a card belongs to; cards without one are trumps."""
        letter = self._captions.face(card)[-1]
        trump = order is not None and order.trumps >> card & 1
        return self._say("trumps") if trump or letter not in SIGNS else self._captions.suit(letter)

    def _listed(self, cards: Sequence[int]) -> str:
        return self._captions.table("comma").join(map(self._captions.spoken_card, cards))

    def trick(self, view: View[Any]) -> str:
        """Tell what lies in the trick, and who has the best of it."""
        trick, seats = view.trick, len(view.sides)
        if not trick.cards:
            return self._say("no_trick")
        told = [
            self._say(
                "played", name=self._captions.name((trick.leader + turn) % seats), card=self._listed([card])
            )
            for turn, card in enumerate(trick.cards)
        ]
        return " ".join(told)

    def turn(self, view: View[Any], legal: Cards, asked: str) -> str:
        """Tell who is to act; of my own turn, what is asked and which cards I may play."""
        if view.turn in (CHANCE, NOBODY):
            return self._captions.prompt(view)
        if view.turn != view.me:
            return self._say("their_turn", name=self._captions.name(view.turn))
        cards = self._say("may_play", cards=self._listed(members(legal))) if legal else ""
        return " ".join(part for part in (closed(asked), cards) if part)

    def score(self, view: View[Any]) -> str:
        """Tell the score of every side, and the tricks it has taken in this deal."""
        held = view.ledger.holdings
        told = []
        for party in self._captions.parties:
            tricks = sum(each.taker in party for each in view.tricks)
            holding = self._captions.holding(held[party[0]])
            key = "standing" if view.tricks else "holding"
            told.append(self._say(key, name=self._captions.together(party), held=holding, number=tricks))
        return " ".join(told)

    def deal(self, view: View[Any]) -> str:
        """Tell what is settled about the deal: trumps, who plays alone, what was called."""
        notes = [self._note(each) for each in self._table.notes(view)]
        order = self._table.order(view)
        if order is not None and order.trumps:
            highest = sorted(members(order.trumps), key=lambda each: -order.rank[each])[:HIGHEST]
            notes.insert(0, self._say("trumps_are", cards=self._listed(highest)))
        return " ".join(closed(each) for each in notes if each) or self._say("nothing_settled")

    def _note(self, note: TableNote) -> str:
        """Say what stands beside the table, or at the plate of a player, who is then named."""
        told = self._captions.aloud(self._captions.note(note))
        if note.seat == TABLE:
            return told
        return self._say("noted", name=self._captions.name(note.seat), note=told)

    def gone(self, view: View[Any]) -> str:
        """Tell which cards have been played in this deal, suit by suit."""
        found = cards_of((*view.tricks, view.trick))
        return f"{self._say('gone')} {self._suits(view, found)}" if found else self._say("nothing_gone")

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"aloud.{key}", **values)


def closed(sentence: str) -> str:
    """End a sentence with a stop, unless it has one.

    >>> closed("Deal 2"), closed("“Pass.”")
    ('Deal 2.', '“Pass.”')
    """
    return sentence if sentence.rstrip("”").endswith((".", "!", "?")) else f"{sentence}."
