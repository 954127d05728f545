"""Damage to what a JSON file means: every bracket in its place, and the values not what they should be."""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from game.core.record import record


@record
class Raw:
    """A piece of JSON that Python would not write: a number beyond all bounds, a very deep nest."""

    text: str


Spot = tuple[Any, Any]
"""A container and the key or place of a value in it."""

NUMBERS = (
    -1,
    0,
    1,
    9,
    99,
    2**31,
    -(2**31),
    2**63,
    2**64,
    -(2**63) - 1,
    10**18,
    10**400,
    0.5,
    -0.5,
    1e308,
    -1e308,
    5e-324,
)
RAW = tuple(
    Raw(text)
    for text in (
        "NaN",
        "Infinity",
        "-Infinity",
        "1e400",
        "-1e400",
        "9" * 5000,
        "-0",
        "1.0",
        "1e3",
        "[" * 60 + "]" * 60,
    )
)
DEEP = tuple(
    Raw(opened * deep + filled + closed * deep)
    for deep in (400, 900, 5000, 100_000)
    for opened, filled, closed in (("[", "", "]"), ('{"a":', "1", "}"))
)
WORDS = (
    "",
    " ",
    "x",
    "bridge",
    "ecarte",
    "gleek",
    "master",
    "true",
    "7",
    "-1",
    "None",
    "../../../etc/passwd",
    "a/b",
    "con",
    ".",
    "\0",
    "You\0",
    "\ud800",
    "Ada\udfff, club",
    "\U0001f0a1",
    "\u202egnihtyna",
    "e\u0301" * 40,
    "two\nlines",
    "tab\there",
    "\x1b[31m",
    "\x7f",
    "\uffff",
    "# remark",
    "a, b, c",
    ", club",
    "{game}",
    "{0}",
    "{",
    "**bold** [link](#1) {KH} §4.2",
    "<svg>",
    "%s%n",
    "9999-99-99",
    "2026-02-30T25:61:61",
    "0001-01-01T00:00:00+00:00",
    "9999-12-31T23:59:59.999999-14:00",
    "5000",
    "* deal",
    "0 play",
    "0 say 7",
    "99 play KS",
    "0 play ZZ",
)
LONG = (200, 5000, 100_000)


def value(dice: Random) -> Any:
    """Give something that should not stand anywhere."""
    match dice.randrange(9):
        case 0 | 1 | 2:
            return dice.choice(NUMBERS)
        case 3:
            return dice.choice(RAW)
        case 4 | 5:
            return dice.choice(WORDS)
        case 6:
            return dice.choice(("W", "wide words ", "\u6f22", "{", "1")) * dice.choice(LONG)
        case 7:
            return dice.choice(
                (None, True, False, [], {}, [None], {"": ""}, [[]], [0], {"x": 1}, "x", 0, 1.5)
            )
        case _:
            return dice.choice(DEEP)


def spots(whole: Any, dice: Random) -> Spot:
    """Walk down to some value, no deeper part less likely to be met than a shallow one."""
    here: Spot = (whole, _some(whole, dice))
    while isinstance(child := here[0][here[1]], dict | list) and child and dice.random() < 0.75:
        here = (child, _some(child, dice))
    return here


def _some(container: Any, dice: Random) -> Any:
    return dice.choice(list(container)) if isinstance(container, dict) else dice.randrange(len(container))


def swapped(whole: Any, dice: Random) -> None:
    """Put something else there, of another type or far out of range."""
    container, key = spots(whole, dice)
    container[key] = value(dice)


def near(whole: Any, dice: Random) -> None:
    """Put something there that is only a little off."""
    container, key = spots(whole, dice)
    match container[key]:
        case bool(flag):
            container[key] = dice.choice((not flag, int(flag), str(flag)))
        case int(number):
            container[key] = dice.choice(
                (number + 1, number - 1, -number, float(number), str(number), number + 0.5)
            )
        case float(number):
            container[key] = dice.choice((int(number), -number, number * 1e9, str(number)))
        case str(text):
            container[key] = dice.choice(
                (text.upper(), text[:-1], text + " ", text + "\0", [text], text[::-1], text * 2)
            )
        case list(items):
            container[key] = dice.choice(
                (items[:-1], items[1:], items[::-1], items * 2, dict(enumerate(items)), [items])
            )
        case dict(pairs):
            container[key] = dice.choice((list(pairs.items()), list(pairs.values()), {}, {"": pairs}))
        case _:
            container[key] = value(dice)


def missing(whole: Any, dice: Random) -> None:
    """Leave something out."""
    container, key = spots(whole, dice)
    del container[key]


def extra(whole: Any, dice: Random) -> None:
    """Add something nobody asked for, once or very often."""
    container, _ = spots(whole, dice)
    many = dice.choice((1, 1, 2, 50, 5000))
    if isinstance(container, dict):
        container.update({f"{dice.choice(WORDS)}{n or ''}": value(dice) for n in range(min(many, 50))})
    else:
        thing = dice.choice((deepcopy(dice.choice(container)), value(dice)))
        at = dice.randrange(len(container) + 1)
        container[at:at] = [thing] * many


def emptied(whole: Any, dice: Random) -> None:
    """Empty a list or an object, or shorten it."""
    container, _ = spots(whole, dice)
    if isinstance(container, dict) or dice.random() < 0.5:
        container.clear()
    else:
        del container[dice.randrange(len(container)) :]


def mixed(whole: Any, dice: Random) -> None:
    """Exchange two values."""
    (one, here), (other, there) = spots(whole, dice), spots(whole, dice)
    one[here], other[there] = deepcopy(other[there]), deepcopy(one[here])


def renamed(whole: Any, dice: Random) -> None:
    """Call a key something else, or put an element in place of its neighbour."""
    container, key = spots(whole, dice)
    if isinstance(container, dict):
        container[dice.choice((*WORDS, key.upper(), key + "s"))] = container.pop(key)
    else:
        container[key] = deepcopy(container[key - 1])


def inner(whole: Any, dice: Random) -> None:
    """Damage a JSON text inside a text, as the last set-ups of the settings are; else any value."""
    found = [
        spot for spot in walk(whole) if isinstance(spot[0][spot[1]], str) and spot[0][spot[1]].startswith("{")
    ]
    if not found:
        swapped(whole, dice)
        return
    container, key = dice.choice(found)
    try:
        plain = json.loads(container[key])
    except ValueError:
        plain = {}
    container[key] = damaged(plain if isinstance(plain, dict) and plain else {"x": 1}, dice, 1)


def walk(whole: Any) -> Sequence[Spot]:
    """List every value of a document."""
    found: list[Spot] = []
    waiting = [whole]
    while waiting:
        here = waiting.pop()
        for key in list(here) if isinstance(here, dict) else range(len(here)):
            found.append((here, key))
            if isinstance(here[key], dict | list):
                waiting.append(here[key])
    return found


CHANGES: Sequence[Callable[[Any, Random], None]] = (
    swapped,
    swapped,
    swapped,
    near,
    near,
    missing,
    extra,
    emptied,
    mixed,
    renamed,
    inner,
)


def damaged(whole: Any, dice: Random, times: int) -> str:
    """Change a document so many times and write it; some of its letters spelled out or not, some of its keys twice."""
    bad = deepcopy(whole)
    for _ in range(times):
        dice.choice(CHANGES)(bad, dice)
        if not bad:
            break
    return text_of(bad, dice)


def text_of(whole: Any, dice: Random) -> str:
    """Write a document with whatever raw pieces are in it."""
    raws: list[str] = []

    def plain(each: object) -> str:
        assert isinstance(each, Raw)
        raws.append(each.text)
        return f"@raw {len(raws) - 1}@"

    text = json.dumps(whole, indent=dice.choice((None, 1)), ensure_ascii=True, default=plain)
    for number, raw in enumerate(raws):
        text = text.replace(f'"@raw {number}@"', raw)
    return text if dice.random() < 0.95 else twice(text, whole, dice)


def twice(text: str, whole: Any, dice: Random) -> str:
    """State a key of the outermost object twice; the second time with something else."""
    if not isinstance(whole, dict) or not whole:
        return text
    key = json.dumps(dice.choice(list(whole)))
    return f"{text.rstrip()[:-1]}, {key}: {json.dumps(dice.choice((None, -1, 'x', [], {})))}}}"


def meant(good: bytes, dice: Random) -> bytes:
    """Damage a good JSON file in meaning."""
    return damaged(json.loads(good), dice, dice.choice((1, 1, 1, 1, 2, 3))).encode("utf-8", "surrogatepass")
