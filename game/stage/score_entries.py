"""The lines of a deal's score: each award with the holdings before and after it, and what else it caused."""

from typing import Any

from game.core.cards import CHANCE, NOBODY, Seat
from game.core.record import record, replace
from game.core.rules import Rules, Spec
from game.core.score import Award, Holdings, LedgerLine, lines
from game.core.view import View
from game.stage.table import Table, TableNote


@record
class Consequence:
    """A change of holdings that an award caused beside itself."""

    kind: (
        str  # "paid" by the giver; "exchange": turned into another unit; "forfeit": lost to somebody's award
    )
    seat: Seat
    unit: str
    change: int  # below 0 when it was lost


@record
class ScoreEntry:
    """One award and how the holdings after it came about."""

    award: Award
    before: Holdings
    after: Holdings
    effects: tuple[Consequence, ...]
    workings: tuple[TableNote, ...] = ()  # the figures it was computed from


def score_entries(view: View[Any], rules: Rules[Any, Any], table: Table) -> tuple[ScoreEntry, ...]:
    """List the awards of the deal on the table, in the order they fell."""
    deal = deal_shown(view)
    return tuple(
        replace(_entry(line, rules.spec), workings=table.workings(view, line.award))
        for line in lines(view.ledger, rules.opening(), rules.credit)
        if line.award.deal == deal
    )


def deal_shown(view: View[Any]) -> int:
    """Number the deal on the table: the one being played, or the finished one until the next is dealt."""
    finished = view.ledger.finished
    return finished if view.turn in (CHANCE, NOBODY) else finished + 1


def _entry(line: LedgerLine, spec: Spec) -> ScoreEntry:
    """Set what an award pays a side apart from what comes of it: exchanges by its takers, others' forfeits."""
    award = line.award
    credited = [seat for seat in range(spec.seats) if award.to >= 0 and spec.allies(seat, award.to)]
    effects = []
    for seat, (then, now) in enumerate(zip(line.before, line.after, strict=True)):
        for unit, before, after in zip(spec.units, then, now, strict=True):
            change = after - before
            if unit == award.unit and seat in credited:
                change -= award.amount
            elif unit == award.unit and seat == award.giver:
                effects.append(Consequence("paid", seat, unit, -award.amount))
                change += award.amount
            if change:
                effects.append(Consequence("exchange" if seat in credited else "forfeit", seat, unit, change))
    return ScoreEntry(award, line.before, line.after, tuple(effects))
