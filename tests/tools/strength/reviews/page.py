"""REVIEWS.md: how far reviews agree with the judge, as a page to read."""

from collections.abc import Mapping

from game.core.record import record
from tests.tools.strength.contests import ROOT
from tests.tools.strength.page import commit, surroundings
from tests.tools.strength.reviews.decisions import SEEDS, WANTED
from tests.tools.strength.reviews.figures import Agreement
from tests.tools.strength.reviews.judge import PLAYOUTS, WORLDS
from tests.tools.strength.rows import named, rows_under

PAGE = ROOT / "tests" / "tools" / "strength" / "REVIEWS.md"
_ABOUT = """\
# How far a review can be believed

`python -m tests.tools.strength.reviews` writes this page; nothing in it is written by hand. It goes on after a break.

A Novice plays among club players; of each deal two decisions at most are looked at, drawn by lot among those with two
moves that are not alike. Seed and deals were fixed before any was judged, and are others than
those by which reviews were made. The judge plays every move to the deal's end by Experts in the same likely worlds
({playouts}), with the same dice for all moves, or gives it up as clearly behind; its
Experts imagine {worlds} worlds for each decision. It shares with the review the Expert, what is thought likely, and which cards are alike; worlds, dice and reckoning are its own. The
judge's loss is how far its best move is ahead of the one that was made.

*Judge*: the correlation with the judge that whoever knew the true losses could expect, from how well every other of its
worlds agrees with the rest. *Told*: the correlation of losses the review told the player of, nothing counting as 0, with
the judge's; *reckoned*: that of losses it reckoned, told or not; 95 % intervals by drawing the decisions anew; *ranks*:
the correlation of the ranks of losses told, which no single large loss decides. *Alarms*: losses told. *False*: larger
than the judge's by more than two standard errors of the difference. *Unconfirmed*: the judge is not sure of any loss, by
two of its own standard errors. *Silent*: of a loss worth a name the judge is sure, and the review told nothing. Until
all decisions of a table have been judged and reviewed, no figure of it is told. A table at which reviews have been
changed since is measured with a fresh *seed*; *commit*: what they were.
"""
_HEAD = "| game | seats | seed | decisions | judge | told | reckoned | ranks | alarms | false | unconfirmed | silent | s a decision | commit |"
_FIRST = """\
The same of what a review says after its first look, by club players in a few worlds, before it calls anything a mistake:
"""
_FIRST_HEAD = _HEAD.replace("| game", "| first look", 1)
_EARLIER = """\
The same of the very decisions above, by the reviews of an earlier commit, put on today's players:
"""
_EARLIER_HEAD = _HEAD.replace("| game", "| earlier reviews", 1)
_NAMED = 3
"""Cells of a row by which a table and its deals are known."""


@record
class Earlier:
    """What an earlier commit found of the same decisions."""

    commit: str
    found: Mapping[tuple[str, int], Agreement]


def page(
    found: Mapping[tuple[str, int], Agreement],
    before: str = "",
    first: Mapping[tuple[str, int], Agreement] | None = None,
    earlier: Earlier | None = None,
) -> str:
    """Write it; a table that is whole in the page before, and is not here, keeps its row."""
    about = _ABOUT.format(
        playouts=", ".join(f"{count} at {game}" for game, count in PLAYOUTS.items()),
        worlds=WORLDS,
    )
    lines = [
        about,
        f"Played on {surroundings()}.",
        "",
        *_rows(_HEAD, found, before),
        "",
        _FIRST,
        *_rows(_FIRST_HEAD, first or {}, before),
        "",
        _EARLIER,
        *(_rows(_EARLIER_HEAD, earlier.found, before, earlier.commit) if earlier else ()),
    ]
    return "\n".join(lines) + "\n"


def _rows(
    head: str, found: Mapping[tuple[str, int], Agreement], before: str, reviewed_by: str = ""
) -> list[str]:
    ended = rows_under(before, head, _NAMED, lambda row: "not yet" not in row)
    lines = [head, "| --- | --: | --: | --: | --: | --- | --- |" + " --: |" * 6 + " --- |"]
    for table, each in found.items():
        row = _row(*table, each, reviewed_by or commit())
        old = ended.get(named(row, _NAMED))
        lines += old if old and each.decisions < WANTED[table] else [row]
    return lines


def _row(game: str, seats: int, found: Agreement, reviewed_by: str) -> str:
    wanted = WANTED[game, seats]
    count = f"{found.decisions} of {wanted}"
    told = ["not yet"] * 9 + ["–"]
    if found.decisions >= wanted:
        counts = (found.alarms, found.false, found.unconfirmed, found.silent)
        figures = (_correlated(found.told), _correlated(found.reckoned))
        told = [
            "none" if found.judge is None else f"{found.judge:.2f}",
            *figures,
            "none" if found.ranked is None else f"{found.ranked:+.2f}",
            *map(str, counts),
            f"{found.seconds:.1f}",
            reviewed_by,
        ]
    return f"| {' | '.join((game, str(seats), str(SEEDS[game, seats]), count, *told))} |"


def _correlated(found: tuple[float, tuple[float, float]] | None) -> str:
    if found is None:
        return "none"
    here, (low, high) = found
    return f"{here:+.2f} ({low:+.2f} … {high:+.2f})"
