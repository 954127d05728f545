"""A sealed pack: a fingerprint shown before a deal, by which anybody can check afterwards that no card was exchanged.

The fingerprint is the SHA-256 of a text: the salt, a blank, and the cards from the top in notation with single blanks
between. The salt, 32 hexadecimal digits that nobody is shown before the deal is over, keeps the order from being found
by trying.
"""

from collections.abc import Sequence
from typing import Protocol

from game.core.cards import Card, Pack
from game.core.digest import sha256

_BITS = 128


class Bits(Protocol):
    """The part of a random generator that salt is drawn from."""

    def getrandbits(self, count: int, /) -> int: ...


def fresh_salt(dice: Bits) -> str:
    return f"{dice.getrandbits(_BITS):0{_BITS // 4}x}"


def sealed_text(salt: str, cards: Sequence[Card], pack: Pack) -> str:
    return " ".join((salt, *map(pack.spell, cards)))


def fingerprint(salt: str, cards: Sequence[Card], pack: Pack) -> str:
    """Take the fingerprint of a pack, 64 hexadecimal digits."""
    return sha256(sealed_text(salt, cards, pack).encode("ascii")).hex()
