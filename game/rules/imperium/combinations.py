"""Imperiums: which sets and sequences a handful of cards holds, and which of them are declared."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from game.core.cards import Card, Cards
from game.core.record import record
from game.rules.imperium.cards import JACKS, PACK, mate, suit_of
from game.rules.imperium.options import Options


@record
class Imperium:
    """A scoring combination somebody holds."""

    word: str  # the word that names it at the table
    step: str  # what it pays for
    cards: Cards

    @property
    def sequence(self) -> bool:
        return self.word in SUITS


Shows: TypeAlias = tuple[tuple[Imperium, ...], tuple[Imperium, ...]]
"""By seat: the imperiums exposed in this deal, in the order they were shown."""

RANKS = {
    "aces": PACK.cards("AS AH AD AC"),
    "kings": PACK.cards("KS KH KD KC"),
    "queens": PACK.cards("QS QH QD QC"),
    "jacks": PACK.cards("JS JH JD JC"),
}
SUITS = {
    "spades": PACK.cards("AS KS QS JS"),
    "hearts": PACK.cards("AH KH QH JH"),
    "diamonds": PACK.cards("AD KD QD JD"),
    "clubs": PACK.cards("AC KC QC JC"),
}
WORDS: tuple[str, ...] = (*RANKS, *SUITS)
"""The words that name imperiums, in the order in which they are paid (§6.13)."""

PAYS = {
    "three_of_a_kind": ("white", "6.2"),
    "four_of_a_kind": ("blue", "6.3"),
    "minor": ("white", "6.4"),
    "major": ("blue", "6.5"),
    "nested_three": ("white", "6.8"),
    "nested_minor": ("white", "6.8"),
}
"""By step: the chip it pays and the paragraph that says so."""
_NESTED = {"four_of_a_kind": "nested_three", "major": "nested_minor"}


def steps(imperium: Imperium, options: Options) -> tuple[str, ...]:
    """List what an imperium pays for (§6.8)."""
    nested = _NESTED.get(imperium.step) if options.imperium_nested else None
    return (imperium.step,) if nested is None else (imperium.step, nested)


def price(imperium: Imperium, options: Options) -> int:
    """Value an imperium in whites."""
    return sum(3 if PAYS[step][0] == "blue" else 1 for step in steps(imperium, options))


@lru_cache(maxsize=1 << 12)
def held(cards: Cards, trump: int, options: Options) -> tuple[Imperium, ...]:
    """List the imperiums among these cards, the best of each rank and suit, in the order of payment (§6.2 to §6.9).

    >>> [each.step for each in held(PACK.cards("KH KD KC AS QS KS"), 0, Options())]
    ['four_of_a_kind', 'minor']
    """
    found = []
    for word, rank in RANKS.items():
        count = (cards & rank).bit_count()
        if count >= 3:
            found.append(Imperium(word, "four_of_a_kind" if count == 4 else "three_of_a_kind", cards & rank))
    for index, (word, suit) in enumerate(SUITS.items()):
        if suit & ~JACKS & ~cards:
            continue
        jackless = options.left_bower_in_sequence == "none" and index == mate(trump)
        if cards & suit == suit and not jackless:
            found.append(Imperium(word, "major", suit))
        else:
            found.append(Imperium(word, "minor", suit & ~JACKS))
    return tuple(found)


def pool(hand: Cards, turn_up: Card, deals: bool, options: Options) -> Cards:
    """Give the cards in which a seat looks for imperiums: the dealer counts the turn-up as well (§6.12)."""
    return hand | 1 << turn_up if deals and options.dealer_uses_turn_up else hand


@lru_cache(maxsize=1 << 12)
def declared(cards: Cards, turn_up: Card, options: Options) -> tuple[Imperium, ...]:
    """List what is declared from these cards when everything is (§6.10)."""
    every = held(cards, suit_of(turn_up), options)
    if options.imperium_shared_cards or disjoint(every):
        return every
    choices = [some for size in range(len(every)) for some in combinations(every, size) if disjoint(some)]
    return max(
        choices, key=lambda some: (sum(price(each, options) for each in some), sum(e.sequence for e in some))
    )


def disjoint(imperiums: Iterable[Imperium]) -> bool:
    """Tell whether no card serves twice."""
    used = 0
    for each in imperiums:
        if used & each.cards:
            return False
        used |= each.cards
    return True


_TRIPLES = tuple(
    (word, three)
    for word, cards in (*RANKS.items(), *SUITS.items())
    for three in (
        [cards & ~JACKS] if word in SUITS else [cards & ~(1 << c) for c in range(PACK.size) if cards >> c & 1]
    )
)


@lru_cache(maxsize=1 << 12)
def belied(known: Cards, shows: tuple[Imperium, ...]) -> Cards:
    """Tell which single cards cannot lie beside the known ones where all that is held is declared."""
    out = 0
    words = [each.word for each in shows]
    for word, three in _TRIPLES:
        lacking = three & ~known
        if not lacking & (lacking - 1) and word not in words:
            out |= lacking
    return out


def outgrown(shows: tuple[Imperium, ...], jackless: Cards) -> Cards:
    """Tell which cards would have made more of what was shown: the fourth of a set, the Jack of a sequence.

    `jackless` are Jacks that complete no sequence (§6.7).
    """
    out = 0
    for each in shows:
        if each.step == "three_of_a_kind":
            out |= RANKS[each.word] & ~each.cards
        elif each.step == "minor":
            out |= SUITS[each.word] & JACKS & ~jackless
    return out
