"""Shuffles: by dice, and one that is the same for everybody for ever: the daily deal is named by a text.

SHA-256 of the text, a slash and a block's number from 0 gives blocks of eight numbers below 2**32, big-endian. The pack
begins in order; from its last place down to its second, each place changes with one drawn from those up to itself
(Fisher and Yates). A number is taken modulo so many places, unless it is so high that low places would come up more
often: then the next is taken. Nothing here depends on a version of Python.
"""

from collections.abc import Iterator

from game.core.cards import Pack
from game.core.digest import sha256
from game.core.move import Deal
from game.core.rules import Dice

_SPAN = 1 << 32
_BYTES = 4


def shuffled(size: int, text: str) -> tuple[int, ...]:
    """Shuffle the numbers below size as the text says.

    >>> shuffled(8, "Parlour Tricks")
    (1, 6, 5, 0, 3, 7, 2, 4)
    """
    cards, numbers = list(range(size)), _numbers(text)
    for place in range(size - 1, 0, -1):
        other = _below(place + 1, numbers)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def random_deal(pack: Pack, dice: Dice) -> Deal:
    """Shuffle a whole pack by dice: the move of chance that deals it."""
    cards = list(range(pack.size))
    dice.shuffle(cards)
    return Deal(tuple(cards))


def _numbers(text: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{text}/{block}".encode())
        for start in range(0, len(digest), _BYTES):
            yield int.from_bytes(digest[start : start + _BYTES], "big")
        block += 1


def _below(most: int, numbers: Iterator[int]) -> int:
    """Draw a number below this one, each as likely as any other."""
    fair = _SPAN - _SPAN % most
    return next(number % most for number in numbers if number < fair)
