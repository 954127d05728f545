"""Who sits in the seats of a match, read from its header."""

from game.core.record import record
from game.core.transcript import Header


@record
class Player:
    """Who sits in a seat."""

    name: str
    level: str = ""  # "" for a person


def players_of(header: Header, seats: int) -> tuple[Player, ...]:
    """Read who plays from the header of a match.

    >>> players_of(Header("ecarte", 1, players=("You", "Marguerite, club")), 2)[1].level
    'club'
    """
    named = [*header.players, *("" for _ in range(seats - len(header.players)))]
    split = (text.rpartition(",") if "," in text else (text, "", "") for text in named[:seats])
    return tuple(Player(name.strip(), level.strip()) for name, _, level in split)
