"""Cards as small integers, sets of cards as bit masks, and the packs that give them names."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from game.core.letters import Complaint
from game.core.record import record

T = TypeVar("T")
Card: TypeAlias = int
"""A card is its index in the pack it belongs to."""
Cards: TypeAlias = int
"""A set of cards: bit i is set when card i is present."""
Seat: TypeAlias = int
"""Seats are numbered 0, 1, 2 … in the order of play."""

CHANCE: Seat = -1
"""The shuffle is to move."""
NOBODY: Seat = -2
"""No seat: the match is over, or nothing has been decided."""
TABLE: Seat = -3
"""What belongs to no player: the talon, the turn-up, the pool of chips."""


class BadNotation(Complaint):
    """A text that does not say what it should."""


@record
class Pack:
    """The cards of one game, in the order that numbers them."""

    name: str
    faces: tuple[str, ...]  # card → printed face in notation, rank then suit: "KH", "TS", "JOK"

    @property
    def size(self) -> int:
        return len(self.faces)

    @property
    def full(self) -> Cards:
        return (1 << len(self.faces)) - 1

    def spell(self, card: Card) -> str:
        """Give the notation of a card.

        >>> PIQUET.spell(0), IMPERIUM.spell(16)
        ('7S', 'JOK')
        """
        return self.faces[card]

    def parse(self, text: str) -> Card:
        """Read one card; raise BadNotation when the pack has no such card.

        >>> PIQUET.parse("KH") == PIQUET.faces.index("KH")
        True
        """
        try:
            return self.faces.index(text.upper())
        except ValueError:
            message = f"'{text}' is not a card of the {self.name} pack."
            raise BadNotation(message, "setup.deal_fault.card", text=text) from None

    def parse_all(self, text: str) -> tuple[Card, ...]:
        """Read cards separated by blanks, in the order given; raise BadNotation when one comes twice.

        >>> PIQUET.parse_all("7S 8S")
        (0, 1)
        """
        cards = tuple(self.parse(word) for word in text.split())
        if len(set(cards)) != len(cards):
            message = f"A card is named twice in '{text}'."
            raise BadNotation(message, "setup.deal_fault.twice")
        return cards

    def cards(self, text: str) -> Cards:
        """Read a set of cards.

        >>> PIQUET.cards("7S 9S")
        5
        """
        return mask(self.parse_all(text))

    def spell_all(self, cards: Cards) -> str:
        """Give the notation of a set of cards in pack order.

        >>> PIQUET.spell_all(5)
        '7S 9S'
        """
        return " ".join(self.faces[card] for card in members(cards))


def suited(name: str, ranks: str, *extra: str) -> Pack:
    """Build a French-suited pack, suits in the order S H D C, ranks as given, then cards outside the suits."""
    return Pack(name, (*(rank + suit for suit in "SHDC" for rank in ranks), *extra))


PIQUET = suited("piquet", "789TJQKA")
IMPERIUM = suited("Imperium", "QKJA", "JOK")
GLEEK = suited("Gleek", "456789TJQKA")


def bit(card: Card) -> Cards:
    return 1 << card


def mask(cards: Iterable[Card]) -> Cards:
    """Make the set of these cards.

    >>> mask([0, 3])
    9
    """
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def lister(things: Sequence[T]) -> Callable[[Cards], tuple[T, ...]]:
    """Give what lists those of some things, numbered as the 64 cards, that belong to a set, lowest number first.

    What belongs to eleven cards that stand side by side is looked up; the sets of smaller packs end early.
    """
    a, b, c, d, e, f = _by_eleven(things)

    def listed(cards: Cards) -> tuple[T, ...]:
        if cards < 1 << 33:
            return a[cards & 2047] + b[cards >> 11 & 2047] + c[cards >> 22]
        lowest = a[cards & 2047] + b[cards >> 11 & 2047] + c[cards >> 22 & 2047]
        return lowest + d[cards >> 33 & 2047] + e[cards >> 44 & 2047] + f[cards >> 55]

    return listed


def totaller(worth: Sequence[int]) -> Callable[[Cards], int]:
    """Give what adds up the worth of a set of cards, each being worth what stands in its place: of 33 at most.

    >>> totaller([11, 4, 3])(5), totaller(range(33))(1 << 32 | 1 << 11 | 3)
    (14, 44)
    """
    a, b, c, *_ = ([sum(some) for some in table] for table in _by_eleven((*worth, *[0] * (33 - len(worth)))))

    def total(cards: Cards) -> int:
        return a[cards & 2047] + b[cards >> 11 & 2047] + c[cards >> 22]

    return total


def _by_eleven(things: Sequence[T]) -> list[list[tuple[T, ...]]]:
    """List by set which of the first eleven things of 64 belong to it, then which of the next eleven, and so on."""
    tables = []
    for first in range(0, 64, 11):
        table: list[tuple[T, ...]] = [()]
        for thing in things[first : first + 11]:
            table += [(*some, thing) for some in table]
        tables.append(table)
    return tables


_members = lister(range(64))


@lru_cache(maxsize=1 << 14)
def members(cards: Cards) -> tuple[Card, ...]:
    """List a set, lowest number first. Remembered, because small hands come again and again.

    >>> members(9)
    (0, 3)
    """
    return _members(cards)
