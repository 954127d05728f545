"""Every game at every number of players it takes: the tables at which whole matches are tested."""

from game.catalogue import GAMES, find
from game.storage.settings import DEFAULTS
from game.ui.invitation import PLAYERS, Invitation, written

TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]


def laid(game: str, seats: int) -> tuple[tuple[str, str], ...]:
    """Give the last set-ups with which quick play sits down to a game with so many players."""
    options = ((PLAYERS, seats),) if len(find(game).seats) > 1 else ()
    return DEFAULTS.with_setup(game, written(Invitation(game, options, ()))).last_setup
