"""The cards of Sheepshead: fourteen trumps that never change, three fail suits, and what each card counts."""

from functools import lru_cache

from game.core.cards import PIQUET, Card, Cards, mask, totaller
from game.core.order import Order, order
from game.core.trick import Contract, must_follow, must_trump

PACK = PIQUET
TRUMPS = PACK.parse_all("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D")
"""From the highest, §2.3."""
SUITS = "CSH"
"""The fail suits, in the order in which they are named."""
FAILS: dict[str, tuple[Card, ...]] = {
    suit: PACK.parse_all(" ".join(rank + suit for rank in "ATK987")) for suit in SUITS
}
NAMES: dict[str, str] = {"C": "clubs", "S": "spades", "H": "hearts"}
ACES: dict[str, Card] = {suit: cards[0] for suit, cards in FAILS.items()}
TENS: dict[str, Card] = {suit: cards[1] for suit, cards in FAILS.items()}
EVERY_ACE = mask(ACES.values())
JACK_OF_DIAMONDS = PACK.parse("JD")
ABOVE_THE_JACK = PACK.parse_all("JH JS JC QD QH QS QC")
"""The trumps that may be called up instead of the jack of diamonds, the lowest first, §5.9."""
QUEENS_BLACK, QUEENS_RED = PACK.cards("QC QS"), PACK.cards("QH QD")
POINTS = tuple({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(face[0], 0) for face in PACK.faces)
TOTAL = sum(POINTS)
WORTHLESS = mask(card for cards in FAILS.values() for card in cards if PACK.spell(card)[0] in "T987")
"""A hand of these alone has no ace, no court card and no trump, §3.7."""


@lru_cache(maxsize=256)
def order_with(under: Card | None = None, suit: str = "") -> Order:
    """Rank the cards; an under card is the lowest of the suit it stands for and of no other, §5.6."""
    trumps = tuple(card for card in TRUMPS if card != under)
    fails = [tuple(card for card in FAILS[each] if card != under) for each in SUITS]
    if under is not None:
        fails[SUITS.index(suit)] += (under,)
    return order([trumps, *fails], 0, PACK.size)


@lru_cache(maxsize=256)
def contract_with(*, free: bool, under: Card | None = None, suit: str = "") -> Contract:
    """Give what governs the tricks apart from the duties of a called card, which bind single players (§6.5)."""
    return Contract(order_with(under, suit), must_follow if free else must_trump, POINTS, 0)


count = totaller(POINTS)
"""Adds up what cards count: 120 in all."""


@lru_cache(maxsize=256)
def suit_cards(suit: str, under: Card | None = None) -> Cards:
    chosen = order_with(under, suit)
    return chosen.follows[1 + SUITS.index(suit)]
