"""The table of Écarté: five counters a player that turn as he scores, the talon with the turn-up beside it."""

from collections.abc import Mapping

from game.core.cards import NOBODY, PIQUET
from game.core.order import Order
from game.core.record import replace
from game.core.rules import PhaseName
from game.core.view import View
from game.rules.ecarte.phases import CONTRACTS, MARK_KING, Phase, Public, thrown
from game.stage.heaps import Heaps
from game.stage.placement import CHIP_DEPTH, chip_site
from game.stage.pose import CHIP_WIDTH, Heap, Pose, SpriteKey, heap_item
from game.stage.seating import Seating
from game.stage.table import TableLayout, TableNote, trick_notes

_COUNTER = "counter"
_COUNTERS = 5  # a player's counters; longer games bring out one more for each point beyond
_SIZE = 0.95  # of a counter, compared with what chips usually have
_POINT, _VOLE = 3, 5  # tricks that make them (§8)
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "3.2",
    Phase.PROPOSE: "4.1",
    Phase.ANSWER: "4.2",
    Phase.DISCARD: "4.3",
    Phase.LEAD: "7.1",
    Phase.REPLY: "7.2",
    Phase.SETTLED: "8",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(view: View[Public]) -> Order | None:
    """Give the order of this turn-up; both ways of playing when void rank the cards alike."""
    turn_up = view.public.turn_up
    return None if turn_up == NOBODY else CONTRACTS[True][turn_up >> 3].order


def _trump(view: View[Public]) -> str:
    return view.public.trump


def _points(view: View[Public], seat: int) -> int:
    """Count the points of the game being played; games and stakes come before them."""
    return view.ledger.holdings[seat][-1]


def _counters(view: View[Public]) -> Mapping[Heap, int]:
    return {(_COUNTER, seat): max(_COUNTERS, _points(view, seat)) for seat in range(2)}


def _rows(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    """Lay each player's counters in a row: a counter that scores is turned and pushed toward the middle."""
    placed: dict[SpriteKey, Pose] = {}
    for seat in range(2):
        site, keys = chip_site(view, seating, seat), heaps[_COUNTER, seat]
        size = site.size * _SIZE
        pitch = min(CHIP_WIDTH * size * 1.08, (site.width - CHIP_WIDTH * size) / (len(keys) - 1))
        forward = -CHIP_WIDTH * size * 0.55 * (1 if seat == view.me else -1)
        for key in keys:
            index = heap_item(key).index
            scored = index < _points(view, seat)
            pose = Pose(
                site.x + (index - (len(keys) - 1) / 2) * pitch, site.y, 0.0, size, depth=CHIP_DEPTH + index
            )
            placed[key] = replace(pose, y=pose.y + forward) if scored else replace(pose, face=0.0)
    return placed


def _notes(view: View[Public]) -> tuple[TableNote, ...]:
    """Tell who is vulnerable, who marked the king, and how many cards each has exchanged."""
    public, elder = view.public, 1 - view.dealer
    found = [TableNote("vulnerable", public.vulnerable)] if public.vulnerable >= 0 else []
    found += [TableNote("king", public.king)] if public.king >= 0 else []
    for seat in (elder, view.dealer):
        count = thrown(public.exchanged, seat, view.dealer)
        found += [TableNote("exchanged", seat, count)] if count else []
    return (*found, *trick_notes(view, _POINT, _VOLE))


def _special_paragraph(view: View[Public]) -> str:
    """Go to the king while he may be marked, to the dealer's exchange, and to proposing again."""
    if MARK_KING in view.moves:
        return "6.3"
    if view.public.phase == Phase.DISCARD and view.turn == view.dealer:
        return "4.4"
    return "4.5" if view.public.phase == Phase.PROPOSE and view.public.exchanged else ""


TABLE = TableLayout(
    PIQUET,
    _order,
    _trump,
    _counters,
    _notes,
    peculiar=_rows,
    paragraphs=_PARAGRAPHS,
    end_paragraph="9",
    special_paragraph=_special_paragraph,
    room="salon",
)
