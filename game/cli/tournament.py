"""Every level against every other, with the same cards, and the table that comes of it."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from game.cli.figures import Figure, Outcomes, lead, share
from game.core.record import record

_WIDTH = 16


@record
class TournamentResult:
    """What a tournament brought, as far as it was played."""

    levels: tuple[str, ...]
    shares: dict[str, Figure]  # what each level gained above the average seat of its tables
    leads: dict[tuple[str, str], Figure]  # what a seat of the first gained more than one of the second


def pairs(levels: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """List who meets whom."""
    return tuple(combinations(levels, 2))


def result(levels: tuple[str, ...], played: Sequence[Outcomes]) -> TournamentResult:
    """Sum up a tournament from the outcomes of its deals, each played by one pair of levels after the other."""
    met = pairs(levels)
    of_pair = {pair: played[at :: len(met)] for at, pair in enumerate(met)}
    rounds = [
        tuple(outcome for each in played[first : first + len(met)] for outcome in each)
        for first in range(0, len(played), len(met))
    ]
    leads = {
        (one, other): lead(one, other, of_pair.get((one, other)) or of_pair[other, one])
        for one, other in permutations(levels, 2)
    }
    return TournamentResult(
        levels, {level: share(level, list(_with(level, rounds))) for level in levels}, leads
    )


def _with(level: str, rounds: Sequence[Outcomes]) -> Iterator[Outcomes]:
    """Leave the tables at which a level sits."""
    for outcomes in rounds:
        yield tuple(outcome for outcome in outcomes if level in outcome.seating)


def plain(found: TournamentResult) -> dict[str, object]:
    """Write a result for programs."""
    return {
        "levels": {level: each.plain() for level, each in found.shares.items()},
        "pairs": [
            {"level": one, "against": other, **each.plain()} for (one, other), each in found.leads.items()
        ],
    }


def table(found: TournamentResult, deals: int, unit: str) -> Iterator[str]:
    """Write the table for people: what a seat of the level at the left gained more than one of the level above."""
    yield " " * 8 + "".join(f"{level:>{_WIDTH}}" for level in found.levels)
    for level in found.levels:
        cells = (_cell(found.leads.get((level, other))) for other in found.levels)
        yield f"{level:8}" + "".join(f"{cell:>{_WIDTH}}" for cell in cells)
    yield f"Points a {unit} by which a seat at the left did better than one of the level above it,"
    yield f"± half of the 95 % interval; {deals} {plural(unit, deals)} of every pair, each in every seating."


def plural(unit: str, count: int) -> str:
    """Name one or several of what was played."""
    several = {"deal": "deals", "match": "matches"}
    return unit if count == 1 else several[unit]


def _cell(lead: Figure | None) -> str:
    if lead is None:
        return "·"
    return f"{lead.mean:+.3f}" if lead.high is None else f"{lead.mean:+.3f} ±{lead.high - lead.mean:.3f}"
