"""The table of Romestecq: the pack laid aside, and a list of the combinations one knows of with what became of each."""

from collections.abc import Iterator, Mapping

from game.core.cards import NOBODY, Cards, Seat, bit
from game.core.order import Order
from game.core.record import replace
from game.core.rules import PhaseName
from game.core.score import Award
from game.core.view import Place, View
from game.rules.romestecq.cards import ACE, OF_RANK, ORDER, PACK
from game.rules.romestecq.combinations import KINDS, made
from game.rules.romestecq.phases import Phase, Public
from game.rules.romestecq.scoring import CATCHES, HOMECOMINGS
from game.stage.score_entries import deal_shown
from game.stage.table import Announced, TableLayout, TableNote

HELD, OUT, HOME, DUPED, SPLIT = "held", "out", "home", "duped", "split"
"""What may become of a combination; before it is announced its holder's side knows that it is held."""
_FATES = {**dict.fromkeys(HOMECOMINGS, HOME), **dict.fromkeys(CATCHES, DUPED)}
"""By how the step begins that paid for it; who is paid for catching it is paid before its holder."""
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "5.2",
    Phase.LEAD: "7.1",
    Phase.REPLY: "7.2",
    Phase.SETTLED: "9",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(_view: View[Public]) -> Order:
    return ORDER


def _no_trump(_view: View[Public]) -> str:
    return ""


def _figures(_view: View[Public]) -> Mapping[str, int]:
    """Tell what each kind of combination pays, home and duped, and three aces."""
    home = {kind: made(kind, 0).home for kind in KINDS}
    duped = {f"duped_{kind}": made(kind, 0).duped for kind in KINDS}
    return {**home, **duped, "triplet_aces": made("triplet", OF_RANK[ACE]).home}


def _announced(view: View[Public]) -> tuple[Announced, ...]:
    """List the combinations of every hand I see, and what was announced from the others."""
    seats = len(view.sides)
    paid = view.ledger.tally(deal_shown(view))
    order = [(view.me + step) % seats for step in range(seats)]
    return tuple(_with_fate(each, paid) for seat in order for each in _known(view, seat))


def _known(view: View[Public], seat: Seat) -> Iterator[Announced]:
    """Name the combinations of a seat: whole where I see its hand, else by the cards that announced them (§8.1)."""
    said, held = view.public.announced[seat], view.public.combinations[seat]
    for each in held:
        first = (one.card for one in said if one.kind == each.kind and each.cards >> one.card & 1)
        yield Announced(seat, each.kind, each.cards, next(first, NOBODY), HELD)
    if not held:
        for one in said:
            yield Announced(seat, one.kind, bit(one.card), one.card, OUT)


def _with_fate(one: Announced, paid: tuple[Award, ...]) -> Announced:
    """Tell from what was paid what became of a combination (§9.1 to §9.4)."""
    if one.card == NOBODY:
        return one
    for award in paid:
        fate = _FATES.get(award.step.removesuffix(one.word))
        if fate and award.cards >> one.card & 1:
            return replace(one, cards=award.cards, fate=fate, settled=True)
    over = any(award.step == "stecq" for award in paid)
    return replace(one, fate=SPLIT if over else OUT, settled=over)


def _notes(view: View[Public]) -> tuple[TableNote, ...]:
    """Count the combinations everybody is known to have that have still to come home (§9.3)."""
    open_ = [each.seat for each in _announced(view) if not each.settled]
    return tuple(TableNote("to_bring", seat, open_.count(seat)) for seat in dict.fromkeys(open_))


def _opened(view: View[Public], place: Place) -> Cards:
    """Let partners' hands lie open, and nothing that is only inferred of the others' (§3.5)."""
    allied = view.sides[place.seat] == view.sides[view.me]
    return place.sure if allied and view.public.partners_show else 0


TABLE = TableLayout(
    PACK,
    _order,
    _no_trump,
    figures=_figures,
    notes=_notes,
    announced=_announced,
    opened=_opened,
    paragraphs=_PARAGRAPHS,
    end_paragraph="10.3",
    room="inn",
)
