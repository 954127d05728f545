"""The thirty-six cards of Romestecq: four suits of nine, no trumps, the ace highest."""

from game.core.cards import Card, Cards, mask, suited
from game.core.order import order
from game.core.trick import Contract, must_follow

RANKS = "6789TJQKA"
SUIT_LETTERS = "SHDC"
PACK = suited("Romestecq", RANKS)
HIGH = RANKS.index("K")
"""From this rank on a pair is a double rome (§6.5)."""
ACE = RANKS.index("A")
SUITS: tuple[Cards, ...] = tuple(mask(range(9 * suit, 9 * suit + 9)) for suit in range(4))
OF_RANK: tuple[Cards, ...] = tuple(mask(range(rank, 36, 9)) for rank in range(9))
ORDER = order([tuple(reversed(range(9 * suit, 9 * suit + 9))) for suit in range(4)], None, PACK.size)
CONTRACT = Contract(ORDER, must_follow, (0,) * PACK.size, 1)


def rank_of(card: Card) -> int:
    """Give the rank by its number in RANKS.

    >>> RANKS[rank_of(PACK.parse("TD"))]
    'T'
    """
    return card % 9


def suit_of(card: Card) -> int:
    """Give the suit by its number in SUIT_LETTERS.

    >>> SUIT_LETTERS[suit_of(PACK.parse("TD"))]
    'D'
    """
    return card // 9
