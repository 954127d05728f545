"""Combinations: how the five cards a player was dealt are grouped, and what each group is worth (chapter 6)."""

from functools import lru_cache
from itertools import combinations as pairs_of

from game.core.cards import Cards, members
from game.core.record import record
from game.rules.romestecq.cards import ACE, HIGH, OF_RANK, SUITS, rank_of, suit_of
from game.rules.romestecq.options import Options

KINDS = ("two_pairs", "triplet", "village", "double_rome", "rome")
"""What can be announced, in the order in which a player's are settled (§9.7)."""
PARAGRAPHS = {"two_pairs": "6.3", "triplet": "6.4", "village": "6.7", "double_rome": "6.5", "rome": "6.6"}
_POINTS = {"two_pairs": (3, 3), "triplet": (2, 2), "village": (2, 2), "double_rome": (4, 2), "rome": (1, 1)}


@record
class Combination:
    """Cards that count together."""

    kind: str  # one of KINDS
    cards: Cards
    home: int  # points to its holder
    duped: int  # points to those who dupe it


Combinations = tuple[Combination, ...]
"""What a hand holds, in the order of settlement (§9.7)."""
NO_COMBINATIONS: Combinations = ()


def combinations(hand: Cards, options: Options) -> Combinations:
    """Group a hand as it was dealt (§6.9, §6.10, §6.13, §6.14).

    >>> from game.rules.romestecq.cards import PACK
    >>> [each.kind for each in combinations(PACK.cards("AC AD QC QH 7H"), Options())]
    ['double_rome', 'rome']
    """
    return _grouped(hand, options.combination_counting, options.village_form)


@lru_cache(maxsize=1 << 12)
def _grouped(hand: Cards, counting: str, village_form: str) -> Combinations:
    ranks = [hand & OF_RANK[rank] for rank in range(ACE, -1, -1)]
    triplets = [made("triplet", cards) for cards in ranks if cards.bit_count() == 3]
    pairs = [cards for cards in ranks if cards.bit_count() == 2]
    if counting == "cumulative":
        many = [cards for cards in ranks if cards.bit_count() >= 2]
        return (*_two_pairs(many), *triplets, *_village(hand, village_form), *map(_rome, many))
    if triplets:
        return (*triplets, *map(_rome, pairs))
    groupings = [_two_pairs(pairs), _village(hand, village_form), tuple(map(_rome, pairs))]
    if counting == "table":
        return next(filter(None, groupings), NO_COMBINATIONS)
    return max(groupings, key=lambda grouping: sum(each.home for each in grouping))


def quartet(hand: Cards) -> Cards:
    """Give the four of a rank in a hand (§6.2); 0 when there are none."""
    for cards in OF_RANK:
        if cards & hand == cards:
            return cards
    return 0


def made(kind: str, cards: Cards) -> Combination:
    """Make a combination of these cards, or of some of them, with the points of §6.1."""
    if kind == "triplet" and cards & OF_RANK[ACE]:
        return Combination(kind, cards, 3, 3)
    return Combination(kind, cards, *_POINTS[kind])


def _rome(cards: Cards) -> Combination:
    return made("double_rome" if rank_of(members(cards)[0]) >= HIGH else "rome", cards)


def _two_pairs(pairs: list[Cards]) -> Combinations:
    return (made("two_pairs", pairs[0] | pairs[1]),) if len(pairs) == 2 else NO_COMBINATIONS


def _village(hand: Cards, form: str) -> Combinations:
    """Find the highest village (§6.7, §6.8, §6.11)."""
    couples = [couple for suit in SUITS for couple in _couples(hand & suit, form)]
    found = [
        one | other
        for one, other in pairs_of(couples, 2)
        if suit_of(members(one)[0]) != suit_of(members(other)[0])
        and (form != "matching" or _ranks(one) == _ranks(other))
    ]
    return (made("village", max(found, key=_height)),) if found else NO_COMBINATIONS


def _couples(cards: Cards, form: str) -> list[Cards]:
    """List two cards of one suit at a time, neighbours unless any two will do."""
    return [
        1 << low | 1 << high
        for low, high in pairs_of(members(cards), 2)
        if form == "any_suited" or high - low == 1
    ]


def _ranks(cards: Cards) -> list[int]:
    return [rank_of(card) for card in members(cards)]


def _height(village: Cards) -> list[list[int]]:
    """Rank a village by the tops of its couples, the higher first, then by their lower cards."""
    couples = sorted((_ranks(village & suit)[::-1] for suit in SUITS if village & suit), reverse=True)
    return [[couple[place] for couple in couples] for place in range(2)]
