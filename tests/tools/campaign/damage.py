"""Damage a disk, a copy or an editor does to a file without knowing what stands in it: bits, bytes, lines, ends."""

from collections.abc import Callable, Mapping
from random import Random

Damage = Callable[[bytes, Random], bytes]
RUBBISH = (
    b"\0",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xc0\x80",
    b"\r",
    b"\x1b[2J",
    b"\xef\xbb\xbf",
    b"{",
    b'"',
    b"\\u0000",
    b"[[",
)
"""What gets into files: NULs, halves of letters, other systems' ends of lines, orders to a terminal, brackets."""


def bits(good: bytes, dice: Random) -> bytes:
    """Flip one bit or a few."""
    bad = bytearray(good)
    for _ in range(dice.choice((1, 1, 2, 8, 64))):
        bad[dice.randrange(len(bad))] ^= 1 << dice.randrange(8)
    return bytes(bad)


def octets(good: bytes, dice: Random) -> bytes:
    """Overwrite, insert or lose some bytes, or find a block of the disk zeroed."""
    at = dice.randrange(len(good))
    size = dice.choice((1, 1, 2, 16, 512))
    rubbish = dice.choice((*RUBBISH, dice.randbytes(size), bytes(size)))
    return dice.choice(
        (
            good[:at] + rubbish + good[at + len(rubbish) :],
            good[:at] + rubbish + good[at:],
            good[:at] + good[at + size :],
        )
    )


def rows(good: bytes, dice: Random) -> bytes:
    """Lose, repeat, move, join or mix up lines."""
    lines = good.splitlines(keepends=True)
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(6):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case 3:
            del lines[min(one, other) : max(one, other)]
        case 4:
            lines[one] = lines[one].rstrip(b"\n")
        case _:
            lines = lines[one:]
    return b"".join(lines)


def ends(good: bytes, dice: Random) -> bytes:
    """Cut the file off, empty it, double it, or have it written in another encoding."""
    match dice.randrange(8):
        case 0:
            return b""
        case 1:
            return good + good
        case 2:
            return good.decode("utf-8").encode("utf-16")
        case 3:
            return b"\xef\xbb\xbf" + good
        case 4:
            return bytes(len(good))
        case _:
            return good[: dice.randrange(len(good))]


DAMAGES: Mapping[str, Damage] = {"bits": bits, "bytes": octets, "lines": rows, "ends": ends}
"""Kinds of blind damage by their names."""
