"""What a mined problem is about: the theme by which it is listed, and the principle behind its answer."""

from typing import Any

from game.catalogue import rules_for
from game.core.move import Play
from game.core.view import View
from game.learning.position import state_after
from game.learning.principle import defends, is_shunned, principle_between
from game.learning.problem import Problem

_LONG = 9
"""Cards in a hand of which the last three tricks are the ending; of fewer, the last two."""
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


def theme_of(game: str, view: View[Any]) -> str:
    """Name the theme of the decision a seat has before it."""
    if not isinstance(view.moves[0], Play):
        phase = str(view.public.phase)
        return _TALK.get(phase, phase)
    if is_shunned(game, view):
        return "shun"
    left = view.hand.bit_count()
    if left <= (3 if left + len(view.tricks) >= _LONG else 2):
        return "ending"
    leading = not view.trick.cards
    if defends(game, view):
        return "defend_lead" if leading else "defend_reply"
    two = len(view.sides) == 2
    if leading:
        return "opening" if two and not view.tricks else "lead"
    return "last" if not two and len(view.trick.cards) == len(view.sides) - 1 else "reply"


def principle_of(problem: Problem) -> str:
    """Name the principle, as the captions of learning do; empty where there is nothing to compare."""
    rules: Any = rules_for(problem.game, dict(problem.transcript.header.options))
    view = rules.view(state_after(rules, problem.transcript), problem.me)
    return principle_between(rules, view, problem.best, problem.wrong[0].line)
