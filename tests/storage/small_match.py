"""What the tests of storage share: a small match and the stores of one window."""

from pathlib import Path

from game.core.cards import CHANCE, PIQUET, Pack
from game.core.move import Deal, Play
from game.core.rules import Spec
from game.core.transcript import Entry, Header, Transcript
from game.storage.match_file import MatchScore
from game.storage.stores import Stores, open_stores

HEADER = Header(
    "whist", 1, (("must_trump", False), ("target", 7)), ("You", "Ada, club"), 1, "2026-01-02", (3,)
)
BEGUN = MatchScore(((2, 0), (0, 1)), 1, over=False)


WHIST = Spec("whist", 1, 2, PIQUET, ("point", "honour"), (), ())


def spec_of(header: Header) -> Spec:
    if header.game != "whist":
        message = f"There is no game '{header.game}'."
        raise ValueError(message)
    return WHIST


def pack_of(header: Header) -> Pack:
    return spec_of(header).pack


def match(plays: int, cut: int = 0) -> Transcript:
    """Write a match of one deal and so many plays; another place at which the pack is cut makes another match."""
    entries = [Entry(CHANCE, Deal((*range(cut, 32), *range(cut))))]
    entries += [Entry(card % 2, Play(card % 32)) for card in range(plays)]
    return Transcript(HEADER, tuple(entries))


def stores(below: Path) -> Stores:
    return open_stores(below, spec_of)


def keys(window: Stores) -> list[str]:
    """Give the notices waiting in a window."""
    return [notice.key for notice in window.notices.drain()]
