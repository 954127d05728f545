"""Every game at every number of players it takes: the tables at which whole matches are tested."""

from game.catalogue import GAMES, find
from game.core.options import declared
from game.storage.settings import DEFAULTS
from game.ui.invitation import PLAYERS, Invitation, written

FEW = 3
"""So many points, or whatever a game counts, are enough for a match of several deals."""
TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]


def short(game: str) -> tuple[tuple[str, int], ...]:
    """Lower the number that wins, where a game counts towards one."""
    targets = [
        each for each in declared(find(game).options) if each.kind == "number" and "target_" in each.id
    ]
    return tuple((each.id, max(each.low, FEW)) for each in targets if int(each.default) > FEW)


def laid(game: str, seats: int) -> tuple[tuple[str, str], ...]:
    """Give the last set-ups with which quick play sits down to a short match of a game with so many players."""
    options = (((PLAYERS, seats),) if len(find(game).seats) > 1 else ()) + short(game)
    return DEFAULTS.with_setup(game, written(Invitation(game, options, ()))).last_setup
