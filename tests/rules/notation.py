"""Moves in notation without its verbs, for the examples of every game: scripts of them, what may be done, why not."""

import re
from typing import Any, TypeVar

from game.core.move import Move, spell
from game.core.rules import Reason, Rules
from game.core.view import View
from game.resources import read_text

S = TypeVar("S")

_PARTED = str.maketrans(",-|", "   ")
"""What parts tricks, turns and hands in a script, for the eye only."""


def follow(rules: Rules[S, Any], state: S, script: str) -> S:
    """Make the moves of a script, each of which must be legal: cards to play or to lay, packets, words."""
    words = script.translate(_PARTED).split()
    while words:
        may = _spelled(rules, state)
        count = 2 if " ".join(words[:2]) in may else 1  # a word with its number
        text = " ".join(words[:count])
        assert text in may, f"{text} is not legal among {sorted(may)}"
        state, words = rules.play(state, may[text]), words[count:]
    return state


def legal(rules: Rules[S, Any], state: S) -> set[str]:
    """Spell what may be done."""
    return set(_spelled(rules, state))


def why_not(rules: Rules[Any, Any], view: View[Any], move: Move) -> Reason:
    """Say why a move is refused."""
    reason = rules.refusal(view, move)
    assert reason is not None
    return reason


def paragraph(game: str, number: str) -> str:
    """Read a paragraph of the rules as players read them."""
    found = re.search(rf"^{re.escape(number)} .*", read_text("rules", f"{game}.md"), re.MULTILINE)
    assert found
    return found.group()


def _spelled(rules: Rules[S, Any], state: S) -> dict[str, Move]:
    found = {}
    for move in rules.moves(state):
        verb, _, text = spell(move, rules.spec.pack).partition(" ")
        found[text if verb in ("play", "lay", "say") else f"{verb} {text}"] = move
    assert len(found) == len(rules.moves(state)), "two moves are spelled alike"
    return found
