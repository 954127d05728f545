"""Which signs of a line run from right to left: Hebrew and Arabic within a line that runs from left to right.

This is Unicode's algorithm (UAX 9) but for explicit marks, which no drawn text has, and for what belongs to the
sentence around names, so that it runs with the line: numbers that stand apart, as in "David: 7 points", and commas.
"""

from itertools import groupby
from typing import TypeVar
from unicodedata import bidirectional

T = TypeVar("T")

_NUMBERS = frozenset(("EN", "AN"))
_STRONG = _NUMBERS | {"L", "R"}
_OPENING, _CLOSING = "([{", ")]}"


def levels(text: str) -> list[int]:
    r"""Give for each sign how deep it is nested: even numbers run from left to right, odd ones from right to left.

    >>> levels("Ad"), levels("\u05d0 \u05d1 7 A"), levels("\u05d0, \u05d1")
    ([0, 0], [1, 1, 1, 0, 0, 0, 0], [1, 0, 0, 1])
    """
    kinds = _numbers_settled([bidirectional(sign) or "L" for sign in text])
    kinds = _neutrals_settled(_brackets_settled(text, kinds))
    return [{"R": 1, "AN": 2, "EN": 2}.get(kind, 0) for kind in kinds]


def _numbers_settled(kinds: list[str]) -> list[str]:
    """Say of marks and of what stands in and beside numbers to what it belongs (W1 to W7)."""
    strong = before = "L"
    for place, kind in enumerate(kinds):
        strong = kind if kind in ("L", "R", "AL") else strong if kind in ("NSM", *_NUMBERS) else "L"
        number = {"AL": "AN", "L": "L", "R": "EN"}[strong]
        kinds[place] = before = {"NSM": before, "EN": number}.get(kind, kind)
    for place in range(1, len(kinds) - 1):
        one, kind, other = kinds[place - 1 : place + 2]
        if one == other and ((kind == "CS" and one in _NUMBERS) or (kind == "ES" and one == "EN")):
            kinds[place] = one
    settled: list[str] = []
    for kind, group in groupby(kinds):
        many = len(list(group))
        beside = (settled[-1:] + kinds[len(settled) + many : len(settled) + many + 1]).count("EN")
        settled += ["EN" if kind == "ET" and beside else "R" if kind == "AL" else kind] * many
    return settled


def _brackets_settled(text: str, kinds: list[str]) -> list[str]:
    """Have the brackets of a pair run the other way where what stands in them and before them does (N0)."""
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in _OPENING:
            opened.append(place)
        elif sign in _CLOSING and opened:
            first = opened.pop()
            inside = {kind for kind in kinds[first:place] if kind in _STRONG}
            before = next((kind for kind in reversed(kinds[:first]) if kind in _STRONG), "L")
            if inside:
                kinds[first] = kinds[place] = "L" if "L" in (*inside, before) else "R"
    return kinds


def _neutrals_settled(kinds: list[str]) -> list[str]:
    """Have what runs neither way, such as blanks, go with what stands to both sides of it, or with the line."""
    settled: list[str] = []
    for strong, group in groupby(kinds, lambda kind: kind in _STRONG):
        part = list(group)
        if not strong:
            after = kinds[len(settled) + len(part) : len(settled) + len(part) + 1]
            between = {"L" if kind == "L" else "R" for kind in settled[-1:] + after}
            listed = "WS" in part and len(set(part)) > 1
            part = ["R" if between == {"R"} and settled and after and not listed else "L"] * len(part)
        settled += part
    return settled


def visual(parts: list[tuple[T, int]]) -> list[T]:
    """Put parts of a line, each with its level, in the order in which they stand from left to right.

    >>> visual([("one", 0), ("two", 1), ("12", 2), ("four", 1)])
    ['one', 'four', '12', 'two']
    """
    for least in range(max((level for _, level in parts), default=0), 0, -1):
        turned: list[tuple[T, int]] = []
        deep: list[tuple[T, int]] = []
        for part in parts:
            if part[1] < least:
                turned += [*reversed(deep), part]
                deep = []
            else:
                deep.append(part)
        parts = [*turned, *reversed(deep)]
    return [part for part, _ in parts]
