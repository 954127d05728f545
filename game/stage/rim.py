"""The far edge of the table: one shallow curve across the window, along which the others sit facing me.

Behind it is the wall of the room, below it all is room to play. Measures are shares of the window, in table units.
"""

from functools import lru_cache
from math import sqrt

from game.core.record import record
from game.stage.pose import Slot, is_upright

_WIDEST = (
    16 / 9
)  # of a window whose edges the curve meets: in a wider one wall and table go on, the curve stays
_CENTRE, _ACROSS, _DOWN = 0.904, 0.6406, 0.704
"""The middle of the ellipse from the top and its half axes, as shares of the height, the width and the height."""
_UPRIGHT_CENTRE, _UPRIGHT_DOWN = 0.62, 0.48
"""The same where the window is higher than wide: wall and people take less of it."""
_BUST, _LEAST, _NARROW = 0.203, 0.16, 0.17
"""The side of a person as a share of the height; the least, where many sit; and of the width in an upright window."""
_SUNK = 0.075
"""How much of a person's side lies below the edge of the table, which hides it."""
_PAIR = 0.631
"""How far from the middle either of two people sits, as a share of the curve's height."""
_SITTING = {
    1: (0.5,),
    3: (0.145, 0.5, 0.855),
    4: (0.103, 0.355, 0.645, 0.897),
    5: (0.086, 0.262, 0.5, 0.738, 0.914),
    6: (0.07, 0.225, 0.405, 0.595, 0.775, 0.93),
}
"""Where the others sit, by their number, as shares of the curve's width, from my left to my right."""


@record
class Rim:
    """An ellipse of which the upper part is the table's edge."""

    x: float  # of the centre
    y: float
    across: float  # half of its width
    down: float  # half of its height
    left: float  # where people begin to sit, and how wide the room for them is
    width: float
    side: float  # of a person, as high as wide

    def edge(self, x: float) -> float:
        """Tell how far down the edge lies at x.

        >>> round(rim_of(1600.0, 900.0).edge(800.0)), round(rim_of(1600.0, 900.0).edge(0.0))
        (180, 418)
        """
        away = min(0.999, abs(x - self.x) / self.across)
        return self.y - self.down * sqrt(1 - away * away)

    def sitting(self, others: int) -> tuple[float, ...]:
        """Give the middles of so many people, from my left to my right."""
        if others == 2:  # as far apart as the cards of a trick want it
            away = min(max(_PAIR * self.down, 0.234 * self.width), 0.36 * self.width)
            return self.x - away, self.x + away
        return tuple(self.left + share * self.width for share in _SITTING[others])

    def person(self, x: float) -> Slot:
        """Give the frame of somebody who sits at x; the table hides its lowest part."""
        middle = self.edge(x) + (_SUNK - 0.5) * self.side
        return Slot(x, middle, self.side, self.side)


@lru_cache(maxsize=64)
def rim_of(width: float, height: float, others: int = 3) -> Rim:
    """Lay the table's edge into a window of this size, for so many others."""
    if is_upright(round(width), round(height)):
        side = min(_BUST * height, _NARROW * width) * (1.0 if others < 5 else 0.85)
        return Rim(
            width / 2, _UPRIGHT_CENTRE * height, _ACROSS * width, _UPRIGHT_DOWN * height, 0.0, width, side
        )
    room = min(width, _WIDEST * height)
    side = height * (_BUST if others < 5 else max(_LEAST, _BUST * 0.85))
    left = (width - room) / 2
    return Rim(width / 2, _CENTRE * height, _ACROSS * room, _DOWN * height, left, room, side)
