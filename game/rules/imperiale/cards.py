"""The cards of Impériale: the ace below the jack, honours and imperials, and what a card counts for the point."""

from game.core.cards import PIQUET, Card, Cards, members
from game.core.order import order
from game.core.trick import Contract, Policy, must_overtake, must_trump

RANKS = "KQJAT987"
"""Every suit from the top, trumps included (§3.2)."""
SUIT_LETTERS = "SHDC"
SUITS = tuple(PIQUET.cards(" ".join(rank + letter for rank in RANKS)) for letter in SUIT_LETTERS)
SEQUENCES = tuple(PIQUET.cards(" ".join(rank + letter for rank in "KQJA")) for letter in SUIT_LETTERS)
"""King, queen, jack and ace of each suit (§7.2)."""
FOURS = tuple(PIQUET.cards(" ".join(rank + letter for letter in SUIT_LETTERS)) for rank in "KQJA7")
"""The ranks of which all four make an imperial, in the order they are counted (§7.3)."""
HONOURS = tuple(
    each | PIQUET.cards("7S 7H 7D 7C") & suit for each, suit in zip(SEQUENCES, SUITS, strict=True)
)
"""By trump suit: king, queen, jack, ace and seven (§3.3)."""
COURTS = FOURS[0] | FOURS[1] | FOURS[2]
"""Kings, queens and jacks; an ace is no court card."""
_PIPS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}
PIPS = tuple(_PIPS[face[0]] for face in PIQUET.faces)
"""By card: what it counts for the point, and for nothing else (§3.5)."""


def suit_of(card: Card) -> int:
    """Give the suit by its number in S H D C.

    >>> suit_of(PIQUET.parse("KH"))
    1
    """
    return card >> 3


def pips(cards: Cards) -> int:
    """Add up what cards count for the point.

    >>> pips(PIQUET.cards("AC 9C 8C 7C"))
    35
    """
    return sum(PIPS[card] for card in members(cards))


def _contract(trump: int, policy: Policy) -> Contract:
    suits = [PIQUET.parse_all(" ".join(rank + letter for rank in RANKS)) for letter in SUIT_LETTERS]
    return Contract(order(suits, trump, PIQUET.size), policy, (0,) * PIQUET.size, 1)


CONTRACTS = {
    heading: tuple(_contract(trump, must_overtake if heading else must_trump) for trump in range(4))
    for heading in (True, False)
}
"""By whether a trick must be headed where possible (§9.3, §13.9), then by trump suit."""
