"""The changelog as releases, for whoever lists them: shops, Debian, the page of a release."""

import re

import names
from game.core.record import record

HEADING = re.compile(r"^## (?P<name>Unreleased|[\d.]+)(?: – (?P<day>[\d-]+))?\n", re.MULTILINE)
POINT = re.compile(r"^- (.+(?:\n  .+)*)", re.MULTILINE)


@record
class Release:
    """One release and what is new in it."""

    version: str
    day: str  # year-month-day
    points: tuple[str, ...]  # sentences without mark-up


def releases() -> tuple[Release, ...]:
    """List the releases, newest first; what is unreleased counts as the coming one until the changelog names that."""
    text = (names.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = list(HEADING.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    found = [_release(head, text[head.end() : end]) for head, end in zip(heads, ends, strict=True)]
    named = [release for release in found if release.version]
    if names.VERSION in {release.version for release in named}:
        return tuple(named)
    return (Release(names.VERSION, names.day(), found[0].points), *named)


def _release(head: re.Match[str], body: str) -> Release:
    version = "" if head["name"] == "Unreleased" else head["name"]
    points = (re.sub(r"\s+", " ", re.sub(r"[*`]", "", point[1])) for point in POINT.finditer(body))
    return Release(version, head["day"] or "", tuple(points))
