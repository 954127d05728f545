"""The table of Impériale: whites and reds that go across from a player's left to his right, as on an abacus."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.core.cards import PIQUET, Card, Cards, Seat
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.rules import PhaseName
from game.core.view import Place, View
from game.rules.imperiale.cards import CONTRACTS, HONOURS
from game.rules.imperiale.phases import DEAD, Phase, Public
from game.rules.imperiale.scoring import RED, WHITE, WHITES_IN_A_RED, shown
from game.rules.imperiale.views import counted_before
from game.stage.heaps import Heaps
from game.stage.page import Site
from game.stage.placement import CHIP_DEPTH, chip_site, turned_across
from game.stage.pose import CHIP_HEIGHT, CHIP_THICKNESS, CHIP_WIDTH, Heap, Pose, Slot, SpriteKey
from game.stage.seating import Seating
from game.stage.table import TableLayout, TableNote, trick_notes

_SCORES, _ALL = 7, 12  # tricks that score, and score most (§11)
_SIZE = 0.66  # of a counter, compared with what chips usually have
_WIDTH = 0.94  # of the room for chips, to leave that for words free
_APART = 30.0  # how much nearer to the middle of the table both rows of a player lie than other chips
_GAP = 14.0  # between the pile and the row, at least
_RAIL = 3.0  # the height of a rail for chips of size 1
_RESTING = 0.5  # lift of a counter that lies by itself: it throws a shadow of its own
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "5.2",
    Phase.LEAD: "9.1",
    Phase.REPLY: "9.2",
    Phase.SETTLED: "11",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(view: View[Public]) -> Order | None:
    """Give the order of this turn-up; whether one must head or not, the cards rank alike."""
    trump = view.public.trump
    return CONTRACTS[True]["SHDC".index(trump)].order if trump else None


def _trump(view: View[Public]) -> str:
    return view.public.trump


def _counters(view: View[Public]) -> Mapping[Heap, int]:
    """Give each player his six whites and his reds, wherever they lie (§4.1)."""
    counts: dict[Heap, int] = {}
    for seat in range(len(view.sides)):
        counts[WHITE, seat] = WHITES_IN_A_RED
        counts[RED, seat] = view.public.target
    return counts


def _opened(view: View[Public], place: Place) -> Cards:
    """Turn up what was shown as it was counted (§6.4), and nothing that is only inferred."""
    if not place.sure:
        return 0
    counted = counted_before(view.ledger, view.public.phase)
    return shown(counted, view.public.turn_up, place.seat) & place.sure


def _worth(view: View[Public], card: Card) -> tuple[TableNote, ...]:
    """Mark the honours, each of which may bring a white (§3.3)."""
    trump = view.public.trump
    honours = HONOURS["SHDC".index(trump)] if trump else 0
    return (TableNote("honour", POOL),) if honours >> card & 1 else ()


def _across(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    """Lay out whites and reds, each player's whites nearest to him, and the turn-up across the dead cards."""
    placed: dict[SpriteKey, Pose] = dict(turned_across(seating, heaps, DEAD))
    for seat, (reds, whites) in enumerate(view.ledger.holdings):
        facing = 1 if seat == view.me else -1
        for (look, row), scored in zip(_rows(view, seating, seat), (whites, reds), strict=True):
            keys = heaps[look, seat]
            placed.update(zip(keys, _row(len(keys), scored, row, facing), strict=True))
    return placed


def _rows(view: View[Public], seating: Seating, seat: Seat) -> tuple[tuple[str, Site], ...]:
    """Give the room for a player's whites, which are nearest to him, and for his reds."""
    site, mine = chip_site(view, seating, seat), seat == view.me
    facing, middle = (1, site.y - _APART) if mine else (-1, site.y + _APART)
    size, wide = site.size * _SIZE, site.width * _WIDTH
    away = facing * (CHIP_HEIGHT * 1.05 + CHIP_THICKNESS * (WHITES_IN_A_RED - 1)) * size / 2
    return (WHITE, Site(site.x, middle + away, wide, size)), (RED, Site(site.x, middle - away, wide, size))


def _rails(view: View[Public], seating: Seating) -> tuple[Slot, ...]:
    """Draw a rail under every row, along which its counters go across."""
    rows = [row for seat in range(len(view.sides)) for _, row in _rows(view, seating, seat)]
    return tuple(Slot(row.x, row.y, row.width - CHIP_WIDTH * row.size / 2, _RAIL * row.size) for row in rows)


def _row(count: int, scored: int, site: Site, facing: int) -> Sequence[Pose]:
    """Pile up on their owner's left what has not been scored, dimmed, and lay the rest in a row from his right."""
    wide = CHIP_WIDTH * site.size
    outer, poses = (site.width - wide) / 2, []
    pitch = min(wide, (site.width - 2 * wide - _GAP) / max(1, count - 2))
    for index in range(count):
        place = count - 1 - index  # the top of the pile is the next to go
        if place < scored:
            x = site.x + (outer - place * pitch) * facing
            poses.append(Pose(x, site.y, 0.0, site.size, 1.0, CHIP_DEPTH + place, _RESTING))
        else:
            y = site.y - index * CHIP_THICKNESS * site.size
            poses.append(Pose(site.x - outer * facing, y, 0.0, site.size, 0.0, CHIP_DEPTH + index))
    return poses


TABLE = TableLayout(
    PIQUET,
    _order,
    _trump,
    _counters,
    digits={WHITE: "1", RED: "6"},
    notes=partial(trick_notes, enough=_SCORES, every=_ALL),
    worth=_worth,
    opened=_opened,
    peculiar=_across,
    rails=_rails,
    paragraphs=_PARAGRAPHS,
    end_paragraph="12",
    room="empire_cafe",
)
