"""The fifty-four cards of tarock: four suits with cavaliers, twenty-one numbered trumps and the Tomfool."""

from functools import lru_cache

from game.core.cards import Card, Cards, Pack, mask
from game.core.order import Order, order
from game.core.trick import Contract, Crown, Policy, head, must_trump

SUITS = "SHDC"
RANKS = "KQCJT987"
"""Every suit from the top, §2.2."""
_TRUMPS = (*(f"T{number}" for number in range(1, 22)), "FOOL")


def _pack(name: str, red: str) -> Pack:
    """Print a pack; red suits may bear other pips on their four lowest cards."""
    low = {"S": "789T", "C": "789T", "H": red, "D": red}
    return Pack(name, (*(rank + suit for suit in SUITS for rank in (*low[suit], *"JCQK")), *_TRUMPS))


PACK = _pack("tarock", "789T")
RED_REVERSED = _pack("Austrian tarock", "432A")
"""The same cards where red pips run ace, two, three, four from the top, §10.19."""

MAGICIAN, PRIESTESS, EMPRESS = (PACK.parse(face) for face in ("T1", "T2", "T3"))
WORLD, FOOL = PACK.parse("T21"), PACK.parse("FOOL")
HONOURS = mask((MAGICIAN, WORLD, FOOL))
KINGS = PACK.cards("KS KH KD KC")
ORDER: Order = order(
    [
        tuple(PACK.parse(face) for face in reversed(_TRUMPS)),
        *(tuple(PACK.parse(rank + suit) for rank in RANKS) for suit in SUITS),
    ],
    0,
    PACK.size,
)
TRUMPS = ORDER.trumps
_COURT = {"K": 5, "Q": 4, "C": 3, "J": 2}
POINTS = tuple(
    5 if HONOURS >> card & 1 else _COURT.get(face[0], 1) if card < 32 else 1
    for card, face in enumerate(PACK.faces)
)
_ONES, _TWOS, _FOURS = (
    mask(card for card, points in enumerate(POINTS) if points >> place & 1) for place in range(3)
)
"""The cards whose points have a one, a two, a four among what they are made of."""
TRICKS = 16
TOTAL = sum(POINTS) + TRICKS
HALF = TOTAL // 2


def count(cards: Cards) -> int:
    """Add up what cards are worth; a trick adds one more.

    >>> count(PACK.full), TOTAL, HALF
    (106, 122, 61)
    """
    return (cards & _ONES).bit_count() + 2 * (cards & _TWOS).bit_count() + 4 * (cards & _FOURS).bit_count()


def emperor(cards: tuple[Card, ...], ranking: Order) -> Card:
    """Tell which card is winning where the Magician takes a trick with all three honours in it (§6.5)."""
    if MAGICIAN in cards and WORLD in cards and FOOL in cards:
        return MAGICIAN
    return head(cards, ranking)


@lru_cache(maxsize=8)
def contract_for(*, emperor_trick: bool, must_win: bool = False, magician_last: bool = False) -> Contract:
    """Give what governs the tricks: must_win and magician_last only in a Beggar's game (§7.2, §7.3)."""
    crown = emperor if emperor_trick else head
    policy: Policy = must_trump
    if must_win:
        policy = _overtaking(crown)
    if magician_last:
        policy = _sparing(policy, crown)
    return Contract(ORDER, policy, POINTS, 1, crown)


def _overtaking(crown: Crown) -> Policy:
    """Win the trick with a card that may be played, if one does (§7.2)."""

    def policy(hand: Cards, cards: tuple[Card, ...], ranking: Order) -> Cards:
        able = must_trump(hand, cards, ranking)
        return _winning(able, cards, ranking, crown) or able

    return policy


def _winning(able: Cards, cards: tuple[Card, ...], ranking: Order, crown: Crown) -> Cards:
    out, left = 0, able
    while left:
        low = left & -left
        card = low.bit_length() - 1
        if crown((*cards, card), ranking) == card:
            out |= low
        left ^= low
    return out


def _sparing(inner: Policy, crown: Crown) -> Policy:
    """Keep the Magician back unless it is the last trump, the only legal card, or the only one that wins (§10.13)."""

    def policy(hand: Cards, cards: tuple[Card, ...], ranking: Order) -> Cards:
        able = inner(hand, cards, ranking)
        magician = able & 1 << MAGICIAN
        if not magician or hand & TRUMPS == magician or able == magician:
            return able
        if _winning(able, cards, ranking, crown) == magician:
            return able
        return able & ~magician

    return policy


def leadable(hand: Cards) -> Cards:
    """Give the cards that may be led where the Magician is kept for the last trump (§10.13)."""
    magician = 1 << MAGICIAN
    return hand & ~magician if hand & TRUMPS != magician and hand != magician else hand
