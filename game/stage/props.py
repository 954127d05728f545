"""Where things of the room may stand on the table: at its sides, clear of all that is dealt, written or thrown."""

from collections.abc import Sequence

from game.stage.arrange import first_free
from game.stage.pose import Slot, TableViewport, Zone, is_upright, overlaps
from game.stage.rim import Rim

WIDE, TALL = 84.0, 76.0
"""How large they are at most, in units of a page 720 high."""
SIDE = 160.0
"""How far from the window's edge they may stand: where no card flies."""
_MARGIN, _WITHIN = 14.0, 27.0  # from the window’s edge, and from the table’s
_STEP = 8.0
_LEAST = 1200.0  # the width of a window below which the sides are needed for other things
_LARGEST_TEXT = 1.5


def prop_places(viewport: TableViewport, rim: Rim, taken: Sequence[Zone]) -> tuple[Slot | None, Slot | None]:
    """Find a place on the left and one on the right, the highest there is; None where there is no room."""
    zone = viewport.zone
    unit = zone.height / 720
    narrow = zone.width < _LEAST * unit or is_upright(round(zone.width), round(zone.height))
    if narrow or viewport.text > _LARGEST_TEXT:
        return None, None
    left, right = viewport.corners
    return (
        _place(-1, rim, unit, min(left.top, zone.bottom), taken),
        _place(1, rim, unit, min(right.top, zone.bottom), taken),
    )


def _place(side: int, rim: Rim, unit: float, floor: float, taken: Sequence[Zone]) -> Slot | None:
    """Go inward from the edge, and down from the rim, until nothing is in the way."""
    half, wide, tall = rim.width / 2, WIDE * unit, TALL * unit
    end, border = rim.x + side * half, rim.x + side * (half - SIDE * unit)
    strip = Zone(min(end, border), 0.0, max(end, border), floor)
    near = [each for each in taken if overlaps(strip, each)]
    found = list[Slot]()
    inward = _MARGIN * unit
    while inward <= SIDE * unit - wide:
        x = rim.x + side * (half - inward - wide / 2)
        y, downward = rim.edge(x) + _WITHIN * unit + tall / 2, list[Slot]()
        while y + tall / 2 <= floor:
            downward.append(Slot(x, y, wide, tall))
            y += _STEP * unit
        free = first_free([spot.zone for spot in downward], near)
        found += [] if free is None else [downward[free]]
        inward += _STEP * unit
    return min(found, key=lambda spot: spot.y, default=None)
