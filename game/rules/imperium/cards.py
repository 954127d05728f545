"""The seventeen cards, and who beats whom for each turn-up."""

from game.core.cards import IMPERIUM, NOBODY, Card, Cards
from game.core.order import order
from game.core.trick import Contract, must_overtake

PACK = IMPERIUM
JOKER: Card = PACK.parse("JOK")
JACKS = PACK.cards("JS JH JD JC")
SUITLESS = (NOBODY, JOKER)
"""Turn-ups that make no trumps: none yet, and the Joker (§5.8)."""
SUIT_LETTERS = "SHDC"


def mate(suit: int) -> int:
    """Give the other suit of the same colour.

    >>> [mate(suit) for suit in range(4)]
    [3, 2, 1, 0]
    """
    return 3 - suit


def suit_of(card: Card) -> int:
    """Give the printed suit by its number in S H D C; 4 for the Joker.

    >>> suit_of(PACK.parse("KH")), suit_of(JOKER)
    (1, 4)
    """
    return card >> 2


def left_bower(trump: int) -> Cards:
    """Give the jack that has left its suit for the trumps (§3.2).

    >>> PACK.spell_all(left_bower(SUIT_LETTERS.index("C")))
    'JS'
    """
    return JACKS & printed(mate(trump))


def printed(suit: int) -> Cards:
    """Give the cards that bear a suit, bowers or not.

    >>> PACK.spell_all(printed(SUIT_LETTERS.index("H")))
    'QH KH JH AH'
    """
    return 0b1111 << 4 * suit


def _contract(trump: int) -> Contract:
    """Build the ranking of §3.2 to §3.4: the Left Bower leaves its suit for the trumps."""
    letter, other = SUIT_LETTERS[trump], SUIT_LETTERS[mate(trump)]
    suits = [PACK.parse_all(" ".join(rank + suit for rank in "AKQJ")) for suit in SUIT_LETTERS]
    suits[trump] = PACK.parse_all(f"JOK J{letter} J{other} A{letter} K{letter} Q{letter}")
    suits[mate(trump)] = PACK.parse_all(f"A{other} K{other} Q{other}")
    return Contract(order(suits, trump, PACK.size), must_overtake, (0,) * PACK.size, 1)


_BY_SUIT = tuple(_contract(trump) for trump in range(4))
CONTRACTS: tuple[Contract, ...] = tuple(_BY_SUIT[suit_of(card)] for card in range(JOKER))
"""The contract by turn-up."""
