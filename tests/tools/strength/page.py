"""RECORD.md: the figures of all contests and promises as a page to read."""

import os
import platform
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

from game.catalogue import GAMES
from game.cli.simulate import Outcomes, lead
from game.core.bot import BUDGET
from tests.tools.strength.contests import PLAYED_BY, ROOT, Contest
from tests.tools.strength.promises import Promise, Source, kept
from tests.tools.strength.rows import named, rows_under

PAGE = ROOT / "tests" / "tools" / "strength" / "RECORD.md"
HEAD = "| game | seats | pair | mean | 95 % interval | deals | worlds | seed | commit |"
PROMISED = "| game | seats | bid | bids | expected | made | missed | commit |"
_ABOUT = """\
# How strong the levels are

`python3 build/run.py strength` writes this page; nothing in it is written by hand. CONTRIBUTING.md says how to renew it.

## Level against level

One player, or one side, of the first level plays every deal from each seat in turn against the second level in all the
others, with the same cards and the same dealer. *Mean* is how many of the game's smallest units a seat of the first
level gained more than a seat of the second in such a deal. Deals are the units of the interval, which is Student's.
**An interval that contains 0 proves nothing**, and few deals make wide ones; one deal, or deals that are all alike, make
none. The worlds are those a player may imagine for a move; at a table of the game it is {budget} of them, which makes
experts and masters stronger. *Commit*: what the players were; a row stays until its table is played again, with another
*seed* if they were changed after its figures were known. Rows of commits ff2adb50ab, 8ed3a5a034, aae7d8e126, cb31b702c8,
ecd218ec41 and ceb6c524d9 were played by PyPy 3.11, which takes a third of the time; deals played by CPython, too, came
out the same.
"""
_PROMISES = """\
## What bids promise

Club players bid and play; what a hint would promise the bidder is held against what came of it. At Sheepshead whoever's
turn it is in rotation picks on any cards, so that little confidence is tried as well, and the figures are shares of
deals won; at Illustrated Tarock they are the declarer's card points. *Missed* is what was made less what was expected, a
95 % interval, Wilson's for shares: one that contains 0 says that bidders know their hands as well as so many bids can
show, and of twenty that are right one misses it by chance.
"""


def page(
    played: Mapping[Contest, Sequence[Outcomes]],
    bids: Mapping[Source, Sequence[Promise]],
    worlds: int,
    before: str = "",
) -> str:
    """Write the page; of what nothing was played here, what the page before tells stays."""
    state = commit()
    lines = [_ABOUT.format(budget=BUDGET), f"Played on {surroundings()}.", "", HEAD]
    lines += ["| --- | --: | --- | --: | --- | --: | --: | --: | --- |"]
    seats = [(game.id, seats) for game in GAMES for seats in sorted(game.seats)]
    old = rows_under(before, HEAD, 3, lambda row: "| none |" not in row)
    for contest in sorted(played, key=lambda each: seats.index((each.game, each.seats))):
        row = _row(contest, played[contest], worlds, state)
        lines += [row] if played[contest] else old.get(named(row, 3), [row])
    lines += ["", _PROMISES, PROMISED, "| --- | --: | --- | --: | --: | --: | --- | --- |"]
    old = rows_under(before, PROMISED, 2, bool)
    for source, each in bids.items():
        lines += _kept(source, each, state) if each else old.get((source.game, str(source.seats)), [])
    return "\n".join(lines) + "\n"


def surroundings() -> str:
    """Name the machine and the day."""
    today = datetime.now(UTC).date()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {os.cpu_count()} processors; written {today}"


def commit() -> str:
    """Name the commit, and say whether rules or players differ from it."""
    named = _git("rev-parse", "--short=10", "HEAD") or "unknown"
    return f"{named} (and changes)" if _git("status", "--porcelain", "--", *PLAYED_BY) else named


def _git(*words: str) -> str:
    try:
        answer = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout.strip()


def _row(contest: Contest, played: Sequence[Outcomes], worlds: int, state: str) -> str:
    other, better = contest.pair
    if not played:
        nothing = f"none | none | 0 | {worlds} | {contest.seed} | –"
        return f"| {contest.game} | {contest.seats} | {better} – {other} | {nothing} |"
    figure = lead(better, other, played)
    bounds = _bounds(None if figure.low is None or figure.high is None else (figure.low, figure.high))
    cells = (contest.game, contest.seats, f"{better} – {other}", f"{figure.mean:+.3f}", bounds, len(played))
    return f"| {' | '.join(map(str, cells))} | {worlds} | {contest.seed} | {state} |"


def _kept(source: Source, bids: Sequence[Promise], state: str) -> Iterator[str]:
    digits = 1 if source.points else 2
    for each in kept(bids, points=source.points):
        figures = f"{each.hoped:.{digits}f} | {each.made:.{digits}f} | {_bounds(each.miss, digits)}"
        yield f"| {source.game} | {source.seats} | {each.bid} | {each.count} | {figures} | {state} |"


def _bounds(ends: tuple[float, float] | None, digits: int = 3) -> str:
    return "none" if ends is None else f"{ends[0]:+.{digits}f} … {ends[1]:+.{digits}f}"
