"""What a docstring or a comment names in backticks is there: no name outlives the thing it was given to."""

import keyword
import re
from functools import cache

from tests.repository import tracked

PROSE = re.compile(r'^\s*r?"""(.*?)"""|(?:^|\s)# (.*?)$', re.MULTILINE | re.DOTALL)
"""A text that stands alone, or a comment."""
MENTION = re.compile(r"`([A-Za-z_][\w.]*)`")
FILES = (".json", ".md", ".py", ".toml", ".wav")


@cache
def known() -> frozenset[str]:
    """List every word there is in code, in paths or in Python itself."""
    found = set(keyword.kwlist)
    for path in tracked.sources():
        found.update(re.findall(r"\w+", path + PROSE.sub("", tracked.text(path))))
    return frozenset(found)


def unknown(source: str) -> list[str]:
    """List the names in backticks, in what is there for whoever reads the code, that no code knows."""
    mentioned = [name for prose in PROSE.finditer(source) for name in MENTION.findall(prose[0])]
    return [
        name
        for name in mentioned
        if not name.endswith(FILES) and not known().issuperset(name.strip(".").split("."))
    ]


def test_every_name_in_backticks_exists() -> None:
    found = {path: unknown(tracked.text(path)) for path in tracked.sources()}
    assert {path: lost for path, lost in found.items() if lost} == {}


def test_a_name_that_is_gone_is_found() -> None:
    gone = "No" + "SuchThing"
    source = f'"""Asks `{gone}`\nor `Match`."""\nat = 1  # as `Match.{gone}` does, unlike `Match.restore`\n'
    assert unknown(source) == [gone, f"Match.{gone}"]
