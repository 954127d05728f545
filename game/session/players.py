"""Who sits in the seats of a match, read from its header."""

from collections.abc import Sequence

from game.core.bot import TEMPERAMENTS
from game.core.cards import Seat
from game.core.letters import one_line
from game.core.record import record
from game.core.transcript import Header

KNOWN = (
    "The Marquise",
    "The Colonel",
    "The Abbé",
    "The Governess",
    "The Attaché",
    "The Contessa",
    "The Notary",
    "The Captain",
)
"""Opponents as they are written in matches and settings, whatever language is spoken."""
YOU = "You"
"""The person at this screen, likewise."""


@record
class Player:
    """Who sits in a seat."""

    name: str
    level: str = ""  # "" for a person
    temperament: str = ""  # one of TEMPERAMENTS; "" for who has none that shows


def players_of(header: Header, seats: int) -> tuple[Player, ...]:
    """Read who plays from the header of a match, of each name what can be seen; who has no such name has none.

    >>> ada, ben = players_of(Header("ecarte", 1, players=("Ada, club", "Ben, bold, novice")), 2)
    >>> ada.level, ada.temperament, ben.name, ben.level, ben.temperament
    ('club', '', 'Ben', 'novice', 'bold')
    """
    named = [*header.players, *("" for _ in range(seats - len(header.players)))]
    return tuple(_player(one_line(text)) for text in named[:seats])


def _player(text: str) -> Player:
    """Read name, temperament and level; what has no comma is the name of a person."""
    if "," not in text:
        return Player(text)
    named, _, level = text.rpartition(",")
    name, comma, temperament = named.rpartition(",")
    if comma and temperament.strip() in TEMPERAMENTS:
        return Player(name.strip(), level.strip(), temperament.strip())
    return Player(named.strip(), level.strip())


def seat_of_person(players: Sequence[Player]) -> Seat:
    """Find the seat of the person at this screen: the first in which no bot sits, or 0.

    >>> seat_of_person((Player("Ada", "club"), Player("Ben"), Player("Cleo")))
    1
    """
    return next((seat for seat, each in enumerate(players) if not each.level), 0)


def player_text(player: Player) -> str:
    """Write who sits in a seat as it stands in a header; `players_of` reads it.

    >>> (
    ...     player_text(Player("Ada")),
    ...     player_text(Player("Ada", "club")),
    ...     player_text(Player("Ada", "club", "bold")),
    ... )
    ('Ada', 'Ada, club', 'Ada, bold, club')
    """
    return ", ".join(part for part in (player.name, player.temperament, player.level) if part)
