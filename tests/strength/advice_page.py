"""Writes ADVICE.md, what printed advice is worth by the master's figures: ``python -m tests.strength.advice_page``."""

import argparse
import sys
from collections.abc import Iterator, Sequence

from game.storage.files import replace_file
from tests.strength.advice import DECISIONS as WANTED
from tests.strength.advice import HANDS, MOST, THUMBS, WORLDS, Followed, Thumb, followed, listed, mean
from tests.strength.contests import ROOT
from tests.strength.page import commit
from tests.strength.rows import rows_under

PAGE = ROOT / "tests" / "strength" / "ADVICE.md"
WORDS = "| paragraph | hand, or class of hands | an exchange is ahead by | commit |"
CARDS = "| game | paragraph | advice | the master does so in | its own card is ahead by | commit |"
PARTS = ("words", "cards")
_ABOUT = f"""\
# What printed advice is worth

`python -m tests.strength.advice_page` writes this page; nothing in it is written by hand. Parts that are not named stay.
Where figures go against what is printed, the rules say so in the paragraph that is named or next to it; the test beside
this page asks for that.

## Écarté's old list

An exchange (propose, accept) beside playing at once (stand, refuse), in points, at the beginning of a match: likely
layouts played out by experts with either word, ± one standard error. Hands that are printed are played out in {HANDS * WORLDS}
layouts, with the ten of hearts turned up; of a class, {HANDS} hands are drawn, each played out in {WORLDS}.
"""
_OF_CARDS = f"""\
## Which card to play

Decisions of self-play, {WANTED} of each kind, in which the advice names some of the cards that may be played and not all. Where
the master mostly does otherwise, both ways are played out by experts in {WORLDS} likely layouts, in {MOST} decisions at most: by
how much, in the game's smallest unit, its card is ahead of the best of those that are advised, ± one standard error.
"""


def main() -> int:
    """Measure the parts that are asked for, writing the page after each; give the exit status."""
    parser = argparse.ArgumentParser(
        prog="advice_page", description="Hold printed advice against the master."
    )
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    for part in parser.parse_args().parts:
        before = PAGE.read_text("utf-8")
        rows = [*{"words": _words, "cards": _cards}[part]()]
        replace_file(PAGE, page(before, part, rows), backup=False)
    return 0


def page(before: str, part: str = "", new: Sequence[str] = ()) -> str:
    """Write the page; all rows but those of the part that is new stay."""
    lines = []
    for name, about, head in zip(PARTS, (_ABOUT, _OF_CARDS), (WORDS, CARDS), strict=True):
        old = [row for rows in rows_under(before, head, 3, bool).values() for row in rows]
        lines += [about, head, "|" + " --- |" * (head.count("|") - 1), *(new if name == part else old), ""]
    return "\n".join(lines)


def _words() -> Iterator[str]:
    for rule, hand, gaps in listed():
        yield f"| {rule} | {hand} | {_told(gaps)} | {commit()} |"


def _cards() -> Iterator[str]:
    for thumb in THUMBS:
        yield row(thumb, followed(thumb, WANTED))


def row(thumb: Thumb, found: Followed) -> str:
    """Tell of one piece of advice on cards."""
    ahead = _told(found.ahead) if len(found.ahead) > 1 else "–"
    return f"| {thumb.game} | {thumb.rule} | {thumb.says} | {found.did} of {found.asked} | {ahead} | {commit()} |"


def _told(gaps: Sequence[float]) -> str:
    middle, error = mean(gaps)
    return f"{middle:+.2f} ± {error:.2f}"


if __name__ == "__main__":
    sys.exit(main())
