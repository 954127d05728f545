"""The rules of a game as its players read them: the text, with what reads otherwise at their table."""

import re

from game.catalogue import find
from game.resources import read_text

_PART = re.compile(r"^(?=\d+\.\d+ |## )", re.MULTILINE)
"""Where a numbered paragraph with its tables and cards, or a chapter, begins."""


def rulebook(game: str, answer: str = "") -> str:
    """Read the rules of a game for a table that answers its question so.

    Paragraphs in the text of that table take the place of those with their numbers.
    """
    text = read_text("rules", f"{game}.md")
    if not find(game).answered(answer):
        return text
    other = {
        _number(part): part for part in _PART.split(read_text("rules", f"{game}-{answer}.md")) if part.strip()
    }
    parts = (other.get(_number(part), part).rstrip("\n") for part in _PART.split(text))
    return "\n\n".join(parts) + "\n"


def _number(part: str) -> str:
    """Give the number of a paragraph; of anything else its first words."""
    return part.partition(" ")[0] if part[:1].isdigit() else part
