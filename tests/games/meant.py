"""The cards that sentences of the companion mean, and why some mean none: what the modules of games share.

A sentence that leaves all to the player ("stand if your hand should take most of the tricks") means no cards, and one
that names a tendency means the cards it would have first.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from game.core.cards import Cards, mask, members
from game.core.facts import Facts

Told: TypeAlias = Facts[Any, Any]
Meant: TypeAlias = Callable[[Told], Cards]

WEIGHS = "tells what speaks for each word, and leaves the word to the player"
DISCARDS = "is about cards that are laid away several at a time, of which no single one stands for the rest"
EITHER = "names two ways, and leaves the choice between them to the player"
FACTS = "tells what is so, and names no card"
ALIKE = (
    "is said where all cards that may be played count the same; which is needed least is left to the player"
)
VAGUE = "names what a card should do (cost the others most, bring something), and not by which card"
REMEMBER = "asks to remember cards that were shown; which card follows from it differs from deal to deal"


def ranked(cards: Cards, facts: Told, *, high: bool) -> Cards:
    """Give the highest or the lowest cards."""
    ranks = [facts.order.rank[card] for card in members(cards)]
    wanted = (max if high else min)(ranks, default=0)
    return mask(card for card in members(cards) if facts.order.rank[card] == wanted)


def counted(cards: Cards, facts: Told, *, most: bool) -> Cards:
    """Give the cards that count most or least."""
    counts = [facts.points(card) for card in members(cards)]
    wanted = (max if most else min)(counts, default=0)
    return mask(card for card in members(cards) if facts.points(card) == wanted)


def plain(facts: Told) -> Cards:
    """Mean any plain card."""
    return facts.plain


def trumps(facts: Told) -> Cards:
    """Mean any trump."""
    return facts.trumps


def top_trumps(facts: Told) -> Cards:
    """Mean the trumps that none beats."""
    return mask(card for card in members(facts.trumps) if facts.top(card))


def plain_tops(facts: Told) -> Cards:
    """Mean the plain cards that are the highest of their suits."""
    return mask(card for card in members(facts.plain) if facts.top(card))


def highest(facts: Told) -> Cards:
    """Mean the highest cards."""
    return ranked(facts.legal, facts, high=True)


def lowest(facts: Told) -> Cards:
    """Mean the lowest cards."""
    return ranked(facts.legal, facts, high=False)


def longest(facts: Told) -> Cards:
    """Mean the longest plain suit."""
    most = max((facts.length(card) for card in members(facts.plain)), default=0)
    return mask(card for card in members(facts.plain) if facts.length(card) == most)


def cheapest(facts: Told) -> Cards:
    """Mean the lowest card that takes the trick, plain before trump, or else the lowest of all."""
    takers = facts.takers & ~facts.order.trumps or facts.takers
    return ranked(takers or facts.legal & ~facts.order.trumps or facts.legal, facts, high=False)


def feeding(facts: Told) -> Cards:
    """Mean the most points where the side has the trick for certain, and the fewest where it is lost."""
    if facts.ours and not facts.threatened:
        return counted(facts.legal, facts, most=True)
    lost = facts.hopeless and not facts.ours and facts.sides_known
    return counted(facts.legal, facts, most=False) if lost else 0


def fewest(facts: Told) -> Cards:
    """Mean the fewest points."""
    return counted(facts.legal, facts, most=False)


def taking(rich: int) -> Meant:
    """Mean what takes a trick that counts so much already; of others it is left to the player what can be spared."""
    return lambda facts: facts.takers if facts.total(mask(facts.table)) >= rich else 0


def below(facts: Told) -> Cards:
    return facts.legal & ~facts.takers
