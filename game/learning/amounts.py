"""What a way gives away, in words first, and no more exactly than it is known: "far too much: about 700 points"."""

from game.learning.problem import TIE
from game.telling.captions import Captions
from game.wording import Words, approximate

LITTLE = 0.25
"""The part of a dear loss below which a loss is a little one."""


def amount(captions: Captions, number: float, error: float) -> str:
    """Write an amount of what all is compared in, rounded to what is known."""
    told = approximate(number, error)
    return captions.gained(1) if told == "1" else f"{told} {captions.gain_unit}"


def loss(words: Words, captions: Captions, lost: float, error: float, dear: float) -> str:
    """Say how much a loss is beside what is dear, and about how many points."""
    size = "little" if lost < LITTLE * dear else "much" if lost < dear else "far"
    told = float(approximate(lost, error))
    if not told:
        size = "hardly"
    elif told <= TIE < lost:  # it is refused, though by its figure it would be right
        size = "over"
    return words.get(f"learn.lost.{size}", amount=amount(captions, lost, error))
