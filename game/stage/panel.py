"""What score panel, plates and prompt show, derived from the view being shown: values and keys of captions, no text.

    board = panel(view, rules, table)

where the view is the last one a mark brought (`game.stage.motion.Mark.view`), so that numbers change when chips land.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.cards import CHANCE, NOBODY, TABLE, Cards, Seat
from game.core.move import Lay, Play, Take
from game.core.record import record
from game.core.rules import Rules, Spec
from game.core.score import Award, Holding, Holdings, LedgerLine, lines
from game.core.trick import taker
from game.core.view import View
from game.stage.pose import Heap
from game.stage.table import Table, TableNote


@record
class ScoreRow:
    """One seat in the score panel and on its plate."""

    seat: Seat
    side: int  # seats that play together have the same; −1 when that is not known
    holding: Holding  # by unit, in the order of Panel.units
    gain: Holding  # what this deal has changed of it
    tricks: int  # taken in this deal
    cards: int  # in hand
    deals: bool
    acts: bool  # it is this seat's turn
    leads: bool  # its card is winning the trick on the table


@record
class Effect:
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
    effects: tuple[Effect, ...]
    workings: tuple[TableNote, ...] = ()  # the figures it was computed from


@record
class PromptCaption:
    """What the line below the table says."""

    key: str  # of a caption <game>.phase.<key>; empty while something is still being shown
    asks: str  # in general terms: "lead", "follow", "lay", "take", "say", "wait", "deal" or "over"; empty likewise
    seat: Seat  # who is to act


@record
class ScorePanel:
    """Everything that is written about the state of a match."""

    deal: int  # the number of the deal on the table, from 1; 0 before the first
    units: tuple[str, ...]  # captions <game>.unit.<unit>, the greatest first
    rows: tuple[ScoreRow, ...]  # by seat
    entries: tuple[ScoreEntry, ...]  # awards of this deal in the order they fell
    prompt: PromptCaption
    trump: str  # the letter of the suit, or nothing
    turn_up: Cards  # what lies face up for everybody
    notes: tuple[TableNote, ...]  # what this game has to say beside all that
    pool: Mapping[Heap, int]  # chips nobody holds, by look
    over: bool


def panel(view: View[Any], rules: Rules[Any, Any], table: Table) -> ScorePanel:
    """Derive the panel of a view."""
    deal = deal_shown(view)
    entries = tuple(
        replace(_entry(line, rules.spec), workings=table.workings(view, line.award))
        for line in lines(view.ledger, rules.opening(), rules.credit)
        if line.award.deal == deal
    )
    opening = entries[0].before if entries else view.ledger.holdings
    leader = _leader(view, rules)
    return ScorePanel(
        deal,
        rules.spec.units,
        tuple(_row(view, seat, opening, leader) for seat in range(len(view.sides))),
        entries,
        _prompt(view),
        table.trump(view),
        view.shown,
        table.notes(view),
        {heap: count for heap, count in table.chips(view).items() if heap[1] == TABLE},
        view.turn == NOBODY,
    )


def deal_shown(view: View[Any]) -> int:
    """Number the deal on the table: the one being played, or the finished one until the next is dealt."""
    finished = view.ledger.finished
    return finished if view.turn in (CHANCE, NOBODY) else finished + 1


def _row(view: View[Any], seat: Seat, opening: Holdings, leader: Seat) -> ScoreRow:
    holding = view.ledger.holdings[seat]
    gain = tuple(now - then for now, then in zip(holding, opening[seat], strict=True))
    return ScoreRow(
        seat,
        view.sides[seat],
        holding,
        gain,
        sum(trick.taker == seat for trick in view.tricks),
        _hand_size(view, seat),
        seat == view.dealer,
        seat == view.turn,
        seat == leader,
    )


def _hand_size(view: View[Any], seat: Seat) -> int:
    if seat == view.me:
        return view.hand.bit_count()
    return sum(place.size for place in view.hidden if (place.name, place.seat) == ("hand", seat))


def _leader(view: View[Any], rules: Rules[Any, Any]) -> Seat:
    """Tell whose card is winning the trick on the table."""
    contract = rules.contract(view) if view.trick.cards else None
    return NOBODY if contract is None else taker(view.trick, contract, len(view.sides))


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
                effects.append(Effect("paid", seat, unit, -award.amount))
                change += award.amount
            if change:
                effects.append(Effect("exchange" if seat in credited else "forfeit", seat, unit, change))
    return ScoreEntry(award, line.before, line.after, tuple(effects))


def _prompt(view: View[Any]) -> PromptCaption:
    """Ask for what the moves allow; the key is the phase as the game calls it, with "_wait" when others act."""
    phase = str(view.public.phase)
    if view.turn == NOBODY:
        return PromptCaption(phase, "over", view.turn)
    if view.turn == CHANCE:
        return PromptCaption(phase, "deal", view.turn)
    if view.turn != view.me:
        return PromptCaption(f"{phase}_wait", "wait", view.turn)
    if not view.moves:
        return PromptCaption("", "", view.turn)
    return PromptCaption(phase, _asked(view), view.turn)


def _asked(view: View[Any]) -> str:
    kinds = {type(move) for move in view.moves}
    if Play in kinds:
        return "follow" if view.trick.cards else "lead"
    return "lay" if Lay in kinds else "take" if Take in kinds else "say"
