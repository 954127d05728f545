"""The vying for the ruff: what may be said, who speaks next, and when it is over."""

from functools import lru_cache

from game.core.cards import NOBODY, Seat
from game.core.move import Move, Say
from game.core.record import record
from game.rules.gleek.options import Options
from game.rules.gleek.phases import SEATS, Calls, Stakes, Word, stakes

LEAST = 2
"""The least one may vie, or raise by (§8.7, §8.8)."""
LONGEST_RAISE = 40
HIGHEST_LEVEL = 1000
"""Where the house sets no limit, one raise and the level have these bounds all the same (§8.9)."""
PASS, SEE = Say(Word.PASS), Say(Word.SEE)


@record
class Bounds:
    """What a player may raise by; most is below least when he may not raise at all."""

    least: int
    most: int


def bounds(level: int, options: Options) -> Bounds:
    """Say by how much the level may be raised (§8.9).

    >>> bounds(30, Options()), bounds(30, Options(ruff_limit=0)), bounds(39, Options())
    (Bounds(least=2, most=10), Bounds(least=2, most=40), Bounds(least=2, most=1))
    """
    if options.ruff_limit:
        return Bounds(LEAST, options.ruff_limit - level)
    return Bounds(LEAST, min(LONGEST_RAISE, HIGHEST_LEVEL - level))


def vying_moves(vying: Calls, options: Options) -> tuple[Move, ...]:
    """List what the player to speak may say (§8.7, §8.8)."""
    level = sum([call.number or 0 for call in vying])
    raising = bounds(level, options)
    return _sayable(raising.least, raising.most, first=not level)


@lru_cache(maxsize=1 << 8)
def _sayable(least: int, most: int, *, first: bool) -> tuple[Move, ...]:
    word = Word.VIE if first else Word.REVIE
    raises = [Say(word, number) for number in range(least, most + 1)]
    return (PASS, *raises) if first else (PASS, SEE, *raises)


def within(found: Stakes) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(SEATS) if seat not in found.out)


def speaker(vying: Calls, eldest: Seat, options: Options) -> Seat:
    """Say who speaks next; NOBODY when the vying is over (§8.13 to §8.15)."""
    if not vying:
        return eldest
    return following(stakes(vying, options.ruff_pass_final), vying)


def following(found: Stakes, vying: Calls) -> Seat:
    """Say who speaks next once somebody has spoken, as the vying stands."""
    last = vying[-1].seat
    if not found.level:
        return NOBODY if len(vying) == SEATS else (last + 1) % SEATS
    if len(found.out) == SEATS - 1:
        return NOBODY
    for step in range(1, SEATS):
        seat = (last + step) % SEATS
        if seat not in found.out and found.paid[seat] < found.level:
            return seat
    return NOBODY
