"""What a hand of Écarté is worth before it is played: the jeux de règle, and the cards one keeps."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import PIQUET, Card, Cards, mask, members
from game.core.order import Order
from game.core.record import record

KING, QUEEN, JACK, TEN = 7, 6, 5, 3
"""Ranks in a suit, the seven being 0 and the ace 4."""
KINGS = PIQUET.cards("KS KH KD KC")


@record
class Hand:
    """Five cards, suit by suit."""

    trumps: tuple[int, ...]  # ranks from the top
    plain: tuple[tuple[int, ...], ...]  # the other suits held, the longest first

    @property
    def kings(self) -> int:
        """How many kings it holds outside trumps."""
        return sum(suit[0] == KING for suit in self.plain)

    @property
    def good(self) -> int:
        """How many of its cards are kept in an exchange: trumps and kings."""
        return len(self.trumps) + self.kings

    @property
    def king_of_trumps(self) -> bool:
        return KING in self.trumps


@lru_cache(maxsize=1 << 12)
def read(cards: Cards, order: Order) -> Hand:
    """Sort a hand."""
    suits: dict[Cards, list[int]] = {}
    for card in members(cards):
        suits.setdefault(order.follows[order.suit[card]], []).append(order.rank[card])
    trumps = tuple(sorted(suits.pop(order.trumps, ()), reverse=True))
    plain = [tuple(sorted(ranks, reverse=True)) for ranks in suits.values()]
    return Hand(trumps, tuple(sorted(plain, key=lambda suit: (len(suit), suit), reverse=True)))


Test: TypeAlias = Callable[[Hand], bool]


def _headed(suit: tuple[int, ...], length: int, rank: int) -> bool:
    """Tell whether a suit has exactly so many cards and this rank or a higher one at its head."""
    return len(suit) == length and suit[0] >= rank


def _courts(hand: Hand) -> int:
    return sum(rank >= JACK for suit in hand.plain for rank in suit)


def _two_and_three(hand: Hand) -> bool:
    return len(hand.trumps) == 2 and len(hand.plain) == 1


def _two_and_pair(hand: Hand) -> bool:
    return len(hand.trumps) == 2 and any(_headed(suit, 2, QUEEN) for suit in hand.plain)


def _tierce(hand: Hand) -> bool:
    return len(hand.trumps) == 1 and any(suit[:3] == (KING, QUEEN, JACK) for suit in hand.plain)


def _four_to_the_king(hand: Hand) -> bool:
    return len(hand.trumps) == 1 and any(_headed(suit, 4, KING) for suit in hand.plain)


def _three_and_court(hand: Hand) -> bool:
    if len(hand.trumps) != 1 or len(hand.plain) != 2:
        return False
    long, short = hand.plain
    return _headed(long, 3, QUEEN) and short[0] >= QUEEN


def _three_queens(hand: Hand) -> bool:
    return not hand.trumps and sum(suit[0] >= QUEEN for suit in hand.plain) >= 3


STANDING: tuple[tuple[str, str, Test], ...] = (
    ("S1", "three_trumps", lambda hand: len(hand.trumps) >= 3),
    ("S2", "two_and_three", _two_and_three),
    ("S3", "two_and_pair", _two_and_pair),
    ("S4", "tierce", _tierce),
    ("S5", "four_to_the_king", _four_to_the_king),
    ("S6", "three_and_court", _three_and_court),
    ("S7", "three_queens", _three_queens),
    ("S8", "four_courts", lambda hand: not hand.trumps and _courts(hand) >= 4),
    ("S9", "few_to_throw", lambda hand: hand.good >= 3),
)
"""Hands the elder hand plays without proposing (§12.2): number, name, test."""


def _tierce_and_court(hand: Hand) -> bool:
    return _tierce(hand) and all(suit[-1] >= JACK for suit in hand.plain)


def _guarded_pair(hand: Hand) -> bool:
    """Two queens, or a king and a queen, of different suits, each with a lower card beside it."""
    return len(hand.trumps) == 1 and sum(_headed(suit, 2, QUEEN) for suit in hand.plain) == 2


def _king_in_company(hand: Hand) -> bool:
    """The king of trumps alone, and enough beside it to make the point: more than an exchange is likely to leave."""
    return hand.king_of_trumps and len(hand.trumps) == 1 and (fair(hand) or _courts(hand) >= 3)


REFUSING: tuple[tuple[str, str, Test], ...] = (
    ("R1", "three_trumps", lambda hand: len(hand.trumps) >= 3 and not hand.king_of_trumps),
    ("R2", "two_and_three", lambda hand: _two_and_three(hand) and hand.plain[0][0] >= JACK),
    ("R3", "two_and_pair", _two_and_pair),
    ("R4", "tierce", _tierce_and_court),
    ("R4", "three_and_court", lambda hand: not _tierce(hand) and _three_and_court(hand)),
    ("R6", "guarded_pair", _guarded_pair),
    ("R8", "three_queens", _three_queens),
    ("R8", "four_courts", lambda hand: not hand.trumps and _courts(hand) >= 4),
    ("R8", "few_to_throw", lambda hand: hand.good >= 3 and not hand.king_of_trumps),
    ("R9", "king_in_company", _king_in_company),
)
"""Hands the dealer plays without an exchange (§12.4)."""


def standing(hand: Hand) -> tuple[str, str] | None:
    """Find the class of hands to stand on that a hand belongs to."""
    return next(((number, name) for number, name, test in STANDING if test(hand)), None)


def refusing(hand: Hand) -> tuple[str, str] | None:
    """Find the class of hands to refuse with that a hand belongs to."""
    return next(((number, name) for number, name, test in REFUSING if test(hand)), None)


def fair(hand: Hand) -> bool:
    """Tell whether a hand may be played in need: guarded in three suits, in two with a trump, in one with two."""
    guarded = sum(suit[0] == KING or (len(suit) > 1 and suit[0] >= QUEEN) for suit in hand.plain)
    return len(hand.trumps) + guarded >= 3


def certain(hand: Hand, turn_up: int) -> bool:
    """Tell whether a hand makes the point however the other cards lie; turn_up is the rank out of the way."""
    tops, rank = 0, KING
    while rank in hand.trumps or rank == turn_up:
        tops += rank in hand.trumps
        rank -= 1
    count = len(hand.trumps)
    return tops >= 3 or count == 5 or (count == 4 and tops >= 2)


def keepers(cards: Cards, order: Order) -> Cards:
    """Give the cards one does not throw (§12.5)."""
    return cards & (order.trumps | KINGS)


def throwing_order(cards: Cards, order: Order) -> list[Card]:
    """List cards from what is thrown first: the lowest of what is not kept, then plain kings, then trumps (§12.5)."""
    kept, trumps, rank = keepers(cards, order), order.trumps, order.rank
    return sorted(members(cards), key=lambda card: (kept >> card & 1, trumps >> card & 1, rank[card], card))


def usual_discard(hand: Cards, order: Order, least: int, most: int) -> Cards:
    """Give what one throws, so many cards at least and at most: all that is not kept, as far as that goes."""
    junk = (hand & ~keepers(hand, order)).bit_count()
    return mask(throwing_order(hand, order)[: max(least, min(most, junk))])
