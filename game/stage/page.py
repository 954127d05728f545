"""The page a table is laid out on: the room there is, and the unit in which its parts are measured.

Its measures are pixels of a window 720 high; what is placed on it is in table units.
"""

from game.core.record import record
from game.stage import shapes
from game.stage.pose import CARD_HEIGHT, CARD_WIDTH, PAGE, USUAL_SIZE, Slot, TableViewport, Zone, is_upright
from game.stage.rim import Rim, rim_of

MARGIN, GAP = 16.0, 8.0
"""What is kept from the window's edges and between things, like all below in pixels of a window 720 high."""
LARGER = 1.02  # a card of the trick than one of my hand
PLATE_WIDTH = 168.0
_NARROW_PLATE = 136.0  # where more than five sit in a narrow window, for their cards to be read
_CHIPS, CHIPS_WIDTH = 0.58, 172.0
"""The size of chips on a page of one unit a pixel, and the width of a place for them."""
_LOW, _FOLDED_LOW = 287.0, 258.0
"""How far above the window's foot heaps end: beside what stands in the corners, and where that is folded to tabs."""
_TABS = 200.0  # what stands in the right corner is lower than that where it is folded
_UPRIGHT_LOW = 0.53  # the same in an upright window, as a share of its height from the top, at most
_CROWDED = {6: 0.96, 7: 0.92}
"""By seats: what the page shrinks by where plates reach down to the trick …"""
_LARGEST = {2: 0.15, 3: 0.1, 4: 0.03}
"""… and how much larger than usual cards may be at the usual text scale."""
ROWS = 5  # so many seats have their cards of a trick in one row


@record
class Site:
    """Room for one heap: its middle, how wide it may grow, and the size of what lies there."""

    x: float
    y: float
    width: float
    size: float


@record
class TablePage:
    """The room there is, and the unit everything is measured in."""

    viewport: TableViewport
    seats: int
    zone: Zone
    rim: Rim
    unit: float  # table units of a pixel of a window 720 high
    upright: bool
    opened: bool  # somebody's hand lies open

    @property
    def card(self) -> float:
        """The size of a card of my hand in one row."""
        room = (
            _LARGEST.get(self.seats, 0.0) * max(0.0, 2 - self.viewport.text) * (0.7 if self.opened else 1.0)
        )
        return min(self.viewport.cards, 1 + room) * self.usual

    @property
    def usual(self) -> float:
        """The same where cards are wanted in the usual size."""
        return USUAL_SIZE * self.unit / PAGE

    @property
    def folded(self) -> bool:
        """Whether tabs stand in the corners, which leave the room above them free."""
        return (
            not self.upright
            and not self.viewport.bottom
            and self.viewport.right_corner[1] < _TABS * self.unit
        )

    @property
    def low(self) -> float:
        """How far down heaps reach that lie above the corners."""
        if self.upright:
            corners = [corner.top for corner in self.viewport.corners]
            return min(*corners, self.zone.bottom * _UPRIGHT_LOW) - GAP * self.unit
        left, _ = self.viewport.corners
        tops = [each.top for each in self.viewport.corners] if self.viewport.plate else [left.top]
        low = _FOLDED_LOW if self.folded else _LOW
        return min(self.zone.bottom - low * self.unit, *(top - GAP * self.unit for top in tops))

    def slot(self, x: float, y: float, width: float, height: float) -> Slot:
        """Give room of a size on the page, within its margins."""
        half = width * self.unit / 2
        least = self.zone.left + MARGIN * self.unit + half
        most = self.zone.right - MARGIN * self.unit - half
        return Slot(max(least, min(x, most)), y, 2 * half, height * self.unit)

    def site(self, x: float, y: float, width: float, height: float) -> Site:
        """Give room for cards of a height on the page."""
        spot = self.slot(x, y, width, height)
        return Site(spot.x, y, spot.width, spot.height / CARD_HEIGHT)

    def chips(self, x: float, y: float, share: float = 1.0) -> Site:
        """Give room for chips that stand there."""
        spot = self.slot(x, y, CHIPS_WIDTH * share, 0.0)
        return Site(spot.x, y, spot.width, _CHIPS * self.unit * share)


def page_of(viewport: TableViewport, seats: int, *, opened: bool) -> TablePage:
    """Measure the page, a little smaller where the cards of a trick need the width."""
    zone, unit = viewport.zone, viewport.page
    upright = is_upright(round(zone.width), round(zone.height))
    if seats > ROWS - 1:
        row = 2 * shapes.across(seats) * CARD_WIDTH * USUAL_SIZE * LARGER / PAGE
        plate = PLATE_WIDTH if seats == ROWS else _NARROW_PLATE
        beside = 30.0 if upright else 2 * (plate + MARGIN + GAP)
        unit = min(unit * _CROWDED.get(seats, 1.0), zone.width / (row + beside))
    return TablePage(viewport, seats, zone, rim_of(zone.width, zone.height, seats - 1), unit, upright, opened)
