"""Who is the declarer of a position, as its game says, and who plays against them."""

from typing import Any

from game.catalogue import find
from game.core.cards import NOBODY, Seat
from game.core.view import View


def declarer_of(game: str, view: View[Any]) -> Seat | None:
    """Name the declarer, NOBODY where there is none in this deal; None in games that know none."""
    declarer = find(game).given.declarer
    return declarer(view.public) if declarer else None


def is_shunned(game: str, view: View[Any]) -> bool:
    """Tell whether a deal is played without a declarer, so that everybody wants few points."""
    return declarer_of(game, view) == NOBODY


def defends(game: str, view: View[Any]) -> bool:
    """Tell whether a seat plays against the declarer."""
    declarer = declarer_of(game, view)
    return declarer not in (None, NOBODY, view.me) and view.sides[view.me] != view.sides[declarer]
