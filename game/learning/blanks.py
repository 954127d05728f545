"""Fills the blanks of a lesson's texts from the table, so that no lesson can contradict the rules.

A blank is a word in braces, with what it asks about after it: `{whom 1}` names a seat, `{taken 0}` counts its tricks.
Signs of cards and suits, `{KH}` and `{H}`, are no blanks: they are drawn as they stand.
"""

import re
from collections.abc import Mapping

from game.learning import card_blanks, score_blanks
from game.learning.position import BadBlank, Filler, KnownPosition

_BLANK = re.compile(r"\{([a-z_]+)((?: [^{}\s]+)*)\}")
_FILLERS: Mapping[str, Filler] = {**card_blanks.FILLERS, **score_blanks.FILLERS}

_ENDS = (". ", "! ", "? ")

AS_THEY_STAND: Mapping[str, str] = {name: f"{{{name}}}" for name in _FILLERS}
"""For a caption with blanks of this kind in it, as the values of its own: it leaves them to be filled here."""


def fill(text: str, position: KnownPosition) -> str:
    """Fill every blank, with a capital where it begins a sentence; raise BadBlank for one that can't be filled."""

    def filled(found: re.Match[str]) -> str:
        words = value(found[1] + found[2], position)
        begins = not found.start() or text[: found.start()].endswith(_ENDS)
        return words[:1].upper() + words[1:] if begins else words

    return _BLANK.sub(filled, text)


def value(blank: str, position: KnownPosition) -> str:
    """Fill one blank, written without its braces."""
    name, *asked = blank.split()
    filler = _FILLERS.get(name)
    if filler is None:
        message = f"There is no blank '{name}'; there are {', '.join(sorted(_FILLERS))}."
        raise BadBlank(message)
    try:
        return filler(position, *asked)
    except (TypeError, ValueError, IndexError, StopIteration) as trouble:
        message = f"The blank '{blank}' cannot be filled: {trouble}"
        raise BadBlank(message) from trouble


def number(blank: str, position: KnownPosition) -> int:
    found = value(blank, position)
    if not found.isdecimal():
        message = f"The blank '{blank}' is not a number, but {found}."
        raise BadBlank(message)
    return int(found)
