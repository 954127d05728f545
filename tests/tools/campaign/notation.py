"""Damage to what a transcript means: every line readable, and the match not one that can be played."""

from collections.abc import Callable, Sequence
from random import Random

from game.core.record import record

FIRST = "parlour-tricks transcript"
OTHERS = tuple(
    f"{FIRST}{each}" for each in (" 0", " x", " -1", " 1.5", " 2", " 99", f" {'9' * 5000}", "X 1", "s 1")
)
"""First lines of what is no transcript of this edition."""
ODD = tuple(f"{FIRST} {each}" for each in ("01", "1 1", "", "\u0661", "\u00b2", "1\0"))
"""First lines that may be read either way."""
NUMBERS = (
    "-1",
    "9",
    "99",
    "4294967296",
    "9" * 30,
    "9" * 5000,
    "x",
    "",
    "1.5",
    "\u0663",
    "\u00b2",
    "+1",
    "1e3",
)
WORDS = (
    "bridge",
    "x" * 5000,
    "\0",
    "\U0001f0a1",
    "../..",
    "%s",
    "{0}",
    "",
    "\x1b[31m",
    "KS KS",
    "\ud800",
    "#",
    "a, b, c",
)
FIELDS = ("game", "edition", "option", "player", "dealer", "date", "undone")
MOVES = (
    "play ZZ",
    "play",
    "say",
    "say x y z",
    "say 99",
    "take 99",
    "take -1",
    "lay",
    "fly KS",
    "deal",
    "deal KS KS",
    "play KS QS",
    "\u2660",
)
MANY = 100_000
"""Lines or words of a file that goes on and on."""
HUGE = 1_000_000
"""Words on a line and lines of a file that are few enough for no limit of size, and too many for a match."""

Lines = list[str]


@record
class Written:
    """A damaged transcript, and whether nobody may take it for a match."""

    text: str
    refused: bool = False


def edition(lines: Lines, dice: Random) -> bool:
    """Claim another edition of the format; no other than this one's own can be read."""
    lines[0] = dice.choice((*OTHERS, *ODD))
    return lines[0] in OTHERS


def header(lines: Lines, dice: Random) -> bool:
    """Say something else in a line of the header."""
    at = dice.choice([n for n, line in enumerate(lines) if line.split(" ")[0] in FIELDS])
    name, *rest = lines[at].split(" ")
    match dice.randrange(4):
        case 0:
            lines[at] = f"{name} {dice.choice(NUMBERS + WORDS)}"
        case 1:
            lines[at] = " ".join((name, *rest[:-1], dice.choice(NUMBERS + WORDS)))
        case 2:
            lines.insert(at, lines[at])
        case _:
            del lines[at]
    return False


def added(lines: Lines, dice: Random) -> bool:
    """Add lines to the header that nobody asked for."""
    name = dice.choice(FIELDS)
    many = dice.choice((1, 1, 7, 1000))
    lines[1:1] = [f"{name} {dice.choice(NUMBERS + WORDS)} {dice.choice(NUMBERS + WORDS)}"] * many
    return False


def _entries(lines: Lines) -> range:
    return range(lines.index("") + 1, len(lines)) if "" in lines else range(1, len(lines))


def entry(lines: Lines, dice: Random) -> bool:
    """Have another move stand in a line, or another seat make it."""
    at = dice.choice(_entries(lines))
    seat, _, move = lines[at].partition(" ")
    seats = ("*", "0", "1", "7", "99", "9" * 30, "9" * 5000, "-1", "x", "\u0661", "\u00b2")
    lines[at] = (
        f"{dice.choice(seats)} {move}" if dice.random() < 0.5 else f"{seat} {dice.choice(MOVES + WORDS)}"
    )
    return False


def order(lines: Lines, dice: Random) -> bool:
    """Mix up, repeat or lose entries."""
    span = _entries(lines)
    one, other = dice.choice(span), dice.choice(span)
    match dice.randrange(3):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            del lines[one]
    return False


def pack(lines: Lines, dice: Random) -> bool:
    """Deal another pack: too few cards, too many, the same twice, ones there are not."""
    deals = [n for n, line in enumerate(lines) if line.startswith("* deal ")]
    if not deals:
        return entry(lines, dice)
    at = dice.choice(deals)
    cards = lines[at].split()[2:]
    other = dice.choice(
        (cards[:-1], [*cards, cards[0]], cards[::-1], [cards[0]] * len(cards), cards * 2, ["ZZ"], [])
    )
    lines[at] = " ".join(("* deal", *other))
    return False


def endless(lines: Lines, dice: Random) -> bool:
    """Go on and on: words on a line, empty lines, remarks, a line without an end."""
    at = dice.choice(_entries(lines))
    count = dice.choice((MANY, MANY, MANY, HUGE))
    match dice.randrange(5):
        case 0:
            lines[at] = "0 " * count
        case 1:
            lines[at] = f"{lines[at]} " + "KS " * count
        case 2:
            lines[at:at] = [""] * count
        case 3:
            lines[at:at] = ["#"] * count
        case _:
            lines[at] = "x" * count
    return False


CHANGES: Sequence[Callable[[Lines, Random], bool]] = (
    edition,
    header,
    header,
    added,
    entry,
    entry,
    order,
    pack,
    pack,
)
RARELY = 0.02
"""How often a file goes on and on; reading those takes its time also when all is well."""


def meant(good: bytes, dice: Random) -> Written:
    """Damage a good transcript in meaning."""
    lines = good.decode("utf-8").splitlines()
    change = endless if dice.random() < RARELY else dice.choice(CHANGES)
    refused = change(lines, dice)
    return Written("\n".join([*lines, ""]), refused)
