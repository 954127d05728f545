"""Those who sit at the table: known opponents have a portrait and a temperament, others always one portrait by name."""

from zlib import crc32

from game.session.players import KNOWN
from game.wording import Words

OPPONENTS = ("marquise", "colonel", "abbe", "governess", "attache", "contessa", "notary", "captain")
"""Files of assets/portraits, in the order of the names the set-up offers."""
_TEMPERAMENTS = {
    "colonel": "bold",
    "attache": "bold",
    "contessa": "bold",
    "abbe": "careful",
    "governess": "careful",
    "notary": "careful",
}
"""Those who are not even-tempered."""
PLAYERS = tuple(f"player_{number}" for number in range(1, 7))
"""Those a player may choose from for himself."""


def known_names(words: Words) -> tuple[str, ...]:
    """List the opponents the set-up offers, as the language calls them."""
    return tuple(words.get(f"setup.opponent.{place}") for place in range(len(OPPONENTS)))


def stored_name(name: str, words: Words) -> str:
    """Write a name as matches and settings have it."""
    names = known_names(words)
    return KNOWN[names.index(name)] if name in names else name


def person_of(name: str, words: Words) -> str:
    """Name the known opponent; empty for anybody else."""
    stored = stored_name(name, words)
    return OPPONENTS[KNOWN.index(stored)] if stored in KNOWN else ""


def portrait_of(name: str, words: Words) -> str:
    """Name the portrait of an opponent."""
    return person_of(name, words) or OPPONENTS[crc32(name.encode()) % len(OPPONENTS)]


def temperament_of(name: str, words: Words) -> str:
    """Name the temperament of an opponent, one of TEMPERAMENTS; empty for the even-tempered."""
    return _TEMPERAMENTS.get(person_of(name, words), "")
