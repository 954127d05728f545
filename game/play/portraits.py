"""Whose portrait belongs to whom at the table: known opponents have their own, others always the same one by name."""

from zlib import crc32

from game.wording import Words

OPPONENTS = ("marquise", "colonel", "abbe", "governess", "attache", "contessa", "notary", "captain")
"""Files of assets/portraits, in the order of the names the set-up offers."""
PLAYERS = tuple(f"player_{number}" for number in range(1, 7))
"""Those a player may choose from for himself."""


def portrait_of(name: str, words: Words) -> str:
    """Name the portrait of an opponent."""
    for place, known in enumerate(OPPONENTS):
        if name == words.get(f"setup.opponent.{place}"):
            return known
    return OPPONENTS[crc32(name.encode()) % len(OPPONENTS)]
