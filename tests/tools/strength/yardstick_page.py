"""The part of RECORD.md about outside yardsticks; a trial tells its figures once all of its deals have been played."""

from collections.abc import Iterable

from game.cli.simulate import interval
from tests.tools.strength.open_hands import OPEN_HANDS
from tests.tools.strength.rows import named, rows_under
from tests.tools.strength.trials import Dealt, Played
from tests.tools.strength.yardsticks.frozen import COMMIT

HEADING = "## Against outside yardsticks"
HEAD = "| game | seats | counted | pair | mean | 95 % interval | deals | seed | ms a decision | commit |"
_NAMED = 4
"""Cells of a row by which a trial is known."""
_ABOUT = """\
`python3 build/run.py strength --yardsticks` writes this part. `tests/tools/strength/plan.py` fixed the deals before any were
played, and **until all of them are, no figure is told**. One player, or one side, of the level plays every deal from each
seat in turn against yardsticks in all the others, with the same cards. *Deals* are whole ones, in the game's smallest unit:
what is said and laid away is left to the level for both, except by the frozen Expert, who decides everything. *Tricks* are
the points the side of a seat takes more with the level in it than with another yardstick, club players having spoken for
all. Against the clairvoyant the figure is what a hand gives away of what was to be had with all hands open: in tricks, or
in the points they pay, where a fourth trick is worth nothing. Against *layouts* it is what a hand gives away beside the
cards that are best over 40 layouts which the level itself thinks likely, each played on with open hands: nobody could win
back more than that without knowing more; *last cards* are the last five of two players, four of three or four, three of
more. The *clairvoyant* of a pair is a master who sees all hands once tricks are played: what he wins is all that knowing
more could win by his means.
Budgets of yardsticks are processor time of their thread. *Ms a decision*: the level, the yardstick. *Commit*: what the
level was when a trial was ended, which is not played again for every change; dearer trials are left to their turn. A
level that has been changed since its figures were known is measured with a fresh *seed*. Rows of commits 24f2c460ba,
69710ea240, 1e102147c2 and 5eb06ddbca were played with parts of the levels, and of the frozen Expert, compiled to C, and in
those of ff2adb50ab, 8ed3a5a034, aae7d8e126, 47b5692fed, cb31b702c8, ecd218ec41 and ceb6c524d9 levels, judges and the
frozen Expert were run by PyPy: deals or decisions tried both ways came out the same, but the times are too short, or
none where the level thought in a process of its own. Yardsticks that have a budget were never compiled, nor run by
anything but CPython.
"""


def yardstick_part(played: Iterable[Played], where: str, state: str, before: str = "") -> str:
    """Write it; a trial that is whole in the part before, and is not here, keeps its row."""
    ended = rows_under(before, HEAD, _NAMED, lambda row: "not yet" not in row)
    lines = [
        HEADING,
        "",
        _ABOUT,
        f"Played on {where}.",
        f"The frozen Expert is that of commit {COMMIT[:10]}.",
        "",
    ]
    lines += [HEAD, "| --- | --: | --- | --- | --: | --- | --: | --: | --- | --- |"]
    for each in played:
        row = _row(each, state)
        old = ended.get(named(row, _NAMED))
        lines += old if old and len(each.deals) < each.trial.deals else [row]
    return "\n".join(lines) + "\n"


def _row(played: Played, state: str) -> str:
    trial, deals = played.trial, played.deals
    counted = "tricks" if trial.tricks or trial.yardstick in OPEN_HANDS else "deals"
    mean = bounds = "not yet"
    ended = "–"
    if len(deals) >= trial.deals:
        leads = [each.lead for each in deals]
        ends, ended = interval(leads), state
        mean = f"{sum(leads) / len(leads):+.3f}"
        bounds = f"{ends[0]:+.3f} … {ends[1]:+.3f}" if ends else "none"
    pair, number = f"{trial.level} – {trial.yardstick}", f"{len(deals)} of {trial.deals}"
    cells = (trial.game, trial.seats, counted, pair, mean, bounds, number, trial.seed, _times(deals), ended)
    return f"| {' | '.join(map(str, cells))} |"


def _times(deals: Iterable[Dealt]) -> str:
    sums = [[each.level for each in deals], [each.yardstick for each in deals]]
    told = []
    for times in sums:
        made = sum(count for _, count in times)
        told.append(f"{1000 * sum(spent for spent, _ in times) / made:.0f}" if made else "–")
    return ", ".join(told)


def with_part(page: str, part: str) -> str:
    """Put the part about yardsticks at the end of the page, instead of the one it has."""
    head, _, _ = page.partition(HEADING)
    return f"{head.rstrip()}\n\n{part}"


def part_of(page: str) -> str:
    """Give the part about yardsticks that a page has; empty if it has none."""
    _, found, rest = page.partition(HEADING)
    return found + rest
