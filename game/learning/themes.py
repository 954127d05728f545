"""What a decision is about: the theme by which its problem is listed, told by the position alone."""

from typing import Any

from game.core.cards import NOBODY, Seat
from game.core.move import Play
from game.core.view import View

_LONG = 9
"""Cards in a hand of which the last three tricks are the ending; of fewer, the last two."""
PLAYING = ("opening", "lead", "reply", "last", "defend_lead", "defend_reply", "shun", "ending")
"""The themes of trick play, in the order in which they are listed."""
_TAKERS = ("declarer", "picker")
"""What games call the one who undertakes the deal."""
_TALK = {
    "early": "announce",
    "late": "announce",
    "holding": "announce",
    "contra_bonus": "double",
    "recontra_bonus": "double",
    "subcontra_bonus": "double",
    "recontra": "double",
    "subcontra": "double",
    "crack": "double",
    "recrack": "double",
    "blitz": "double",
    "under": "call",
    "name": "call",
}
"""Phases in which the same is decided as in others."""


def theme_of(view: View[Any]) -> str:
    """Name the theme of the decision a seat has before it."""
    if not isinstance(view.moves[0], Play):
        phase = str(view.public.phase)
        return _TALK.get(phase, phase)
    if is_shunned(view):
        return "shun"
    left = view.hand.bit_count()
    if left <= (3 if left + len(view.tricks) >= _LONG else 2):
        return "ending"
    leading = not view.trick.cards
    if defends(view):
        return "defend_lead" if leading else "defend_reply"
    two = len(view.sides) == 2
    if leading:
        return "opening" if two and not view.tricks else "lead"
    return "last" if not two and len(view.trick.cards) == len(view.sides) - 1 else "reply"


def is_shunned(view: View[Any]) -> bool:
    """Tell whether a deal is played that nobody has undertaken, so that everybody wants few points."""
    return _taker(view) == NOBODY and any(hasattr(view.public, name) for name in _TAKERS)


def defends(view: View[Any]) -> bool:
    """Tell whether a seat plays against the one who has undertaken the deal."""
    taker = _taker(view)
    return taker not in (NOBODY, view.me) and view.sides[view.me] != view.sides[taker]


def _taker(view: View[Any]) -> Seat:
    """Name who plays against the others, where somebody does."""
    return next((getattr(view.public, name) for name in _TAKERS if hasattr(view.public, name)), NOBODY)
