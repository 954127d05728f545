"""Damage that has stopped the program once, or nearly: it is tried in every campaign, before what chance comes to."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from game.core.record import record
from tests.tools.campaign.notation import FIRST

Change = Callable[[Any], object]
HUGE = 10**400
LONG = 100_000
DEEP = '{"game": ' + "[" * LONG + "]" * LONG + "}"


@record
class Noted:
    """One way to damage a file of a sort."""

    sort: str
    change: Callable[[bytes], bytes]
    refused: bool = False  # nobody may take what comes of it for a match


def _json(change: Change) -> Callable[[bytes], bytes]:
    """Change a document in its place."""

    def changed(good: bytes) -> bytes:
        whole = json.loads(good)
        change(whole)
        return json.dumps(whole).encode()

    return changed


def _set(*path_and_value: Any) -> Callable[[bytes], bytes]:
    """Put a value at the end of a path of keys."""
    *path, last, value = path_and_value

    def change(whole: Any) -> None:
        for key in path:
            whole = whole[key]
        whole[last] = value

    return _json(change)


def _without(key: str) -> Callable[[bytes], bytes]:
    return _json(lambda whole: whole.pop(key))


def _first_line(line: str) -> Callable[[bytes], bytes]:
    return lambda good: line.encode() + b"\n" + good.partition(b"\n")[2]


def _last_line(line: str) -> Callable[[bytes], bytes]:
    return lambda good: good + line.encode() + b"\n"


SAVES = (
    _set("game", "bridge"),
    _set("options", {"no_such": 1}),
    _set("options", []),
    _set("players", ["You\0", "Ada, club"]),
    _set("players", ["You", "Ada\ud800, club"]),
    _set("players", ["You", f"{'W' * LONG}, club"]),
    _set("name", "a\0b"),
    _set("name", "\udfff"),
    _set("name", "wide words " * 9000),
    _set("name", "x" * LONG),
    _set("kept", "9999-12-31T23:59:59.999999-14:00"),
    _set("kept", "x" * LONG),
    _set("dealer", 9),
    _set("dealer", -HUGE),
    _set("undone", [HUGE]),
    _set("score", "holdings", []),
    _set("score", "holdings", 0, [HUGE]),
    _set("score", "holdings", 0, []),
    _set("score", "deals", HUGE),
    _set("entries", None),
    _set("entries", [[]]),
    _without("entries"),
    _without("score"),
)
SETTINGS = (
    _set("language", "x" * 5000),
    _set("language", "a\0b"),
    _set("language", ".."),
    _set("last_setup", "gleek", DEEP),
    _set(
        "last_setup",
        "gleek",
        '{"game": "gleek", "options": {}, "opponents": [], "stated": [], "dealer": 1e400}',
    ),
    _set("last_setup", "gl\ud800ek", "{}"),
    _set("window", {"x": HUGE, "y": HUGE, "width": HUGE, "height": HUGE, "full_screen": True}),
    _set("window", {"x": 0, "y": 0, "width": 1 << 20, "height": 1 << 20, "full_screen": False}),
    _set("keys", {"confirm": ["x" * LONG], "back": ["\0"]}),
    _set("keys", {"confirm": []}),
    _set("back", "../../no such"),
    _set("speed", HUGE),
)
STATISTICS = (
    _set("matches", 0, "me", 9),
    _set("matches", 0, "me", HUGE),
    _set("matches", 0, "winner", HUGE),
    _set("matches", 0, "friends", [0, 1, 2, 3, 4, 5]),
    _set("matches", 0, "deals", [[1]]),
    _set("matches", 0, "deals", [[]]),
    _set("matches", 0, "deals", [[HUGE, 0, 0, 0, 0, 0]]),
    _set("matches", 0, "deals", [[1, -1, 0, 0, 0, 0]] * 20_000),
    _set("matches", 0, "level", "\0"),
    _set("matches", 0, "level", "x" * LONG),
    _set("matches", []),
)
REVIEWS = (
    _set("result", HUGE),
    _set("outset", [0.0, 0.0, 0]),
    _set("pars", [HUGE, 1]),
    _set("runs", HUGE),
    _set("runs", -1),
    _set("verdicts", 0, "loss", HUGE),
    _set("verdicts", 0, "reason", ["no_such", "99.9", 1 << 70, "X", 0, 9]),
    _set("verdicts", 0, "advised", "say no_such"),
    _set("verdicts", 0, "advised", "\0"),
)
TRANSCRIPTS = (
    _last_line("0 play " + "KS " * 1_000_000),
    _last_line("x" * 1_000_000),
    _last_line("\n" * 8_000_000),
    _last_line("#\n" * 4_000_000),
    _last_line("9" * 5000 + " play KS"),
    _last_line("\u00b2 play KS"),
)
OTHERS = tuple(_first_line(f"{FIRST}{each}") for each in (" 0", " x", "X 1", " 2", " -1"))
NOTED: Sequence[Noted] = (
    *(Noted("save", each) for each in SAVES),
    *(Noted("settings", each) for each in SETTINGS),
    *(Noted("statistics", each) for each in STATISTICS),
    *(Noted("review", each) for each in REVIEWS),
    *(Noted("transcript", each) for each in TRANSCRIPTS),
    *(Noted("transcript", each, refused=True) for each in OTHERS),
)
"""All of it."""
