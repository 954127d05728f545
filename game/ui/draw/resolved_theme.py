"""A theme resolved for one window: its size and text scale, with the type and the paint to draw it.

A `ResolvedTheme` is a light value made anew whenever the window is resized or a setting changes; the caches behind it
stay. Layout counts in pixels: `px` turns design units into them, the type methods a `Style`. The text scale touches
type only, so heights must come from `leading` and `wrap`, never from constants.
"""

from collections.abc import Callable

import pygame

from game.core.record import field, record
from game.stage.pose import WIDE, unit_of
from game.ui.draw.paint import Painter
from game.ui.draw.theme import Colour, Palette, Style, Theme
from game.ui.draw.typeset import Typesetter
from game.wording import RANKS

FINE = 0.6
"""Pixels of a unit below which type stays as it is, so that it fills more of the window."""
LARGEST = 2.0
"""The text scale for which there is room on the wide page, when a unit has so many pixels at least."""
TARGET, LARGE_TARGET = 36, 44
"""Pixels of the smallest thing to press: usually, and where the player has asked for large targets."""
CardArt = Callable[[str, int], pygame.Surface]
"""Draws a card, named in notation, this many pixels high; premultiplied."""


@record
class ResolvedTheme:
    """Theme, size and tools of drawing."""

    theme: Theme
    width: int
    height: int
    text_scale: float  # as wanted, within what there is room for
    type: Typesetter
    paint: Painter
    card: CardArt
    roman: bool = True  # how the trumps of tarock are numbered
    letters: str = RANKS  # of courts and aces
    large: bool = False  # targets are to be large
    asked: dict[tuple[int, int | None], tuple[int, object]] = field(default_factory=dict, compare=False)
    # … heights by part and width, and widths, asked for since all was laid out last; no part goes as long
    broken: dict[tuple[str, Style, int], tuple[str, ...]] = field(default_factory=dict, compare=False)
    # … sentences with signs in lines
    _pixels: dict[float, int] = field(default_factory=dict, compare=False)  # by design units
    _sizes: dict[Style, tuple[int, int]] = field(default_factory=dict, compare=False)  # and leading

    @property
    def unit(self) -> float:
        """One design unit in pixels."""
        return unit_of(self.width, self.height)

    @property
    def text_share(self) -> float:
        """How much more of the page type takes than is designed: by the text scale, and where it stays as it is."""
        return self.text_scale * max(1.0, FINE / self.unit)

    @property
    def palette(self) -> Palette:
        return self.theme.palette

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def px(self, units: float) -> int:
        """Turn design units into whole pixels, at least one."""
        found = self._pixels.get(units)
        if found is None:
            found = self._pixels[units] = max(1, round(units * self.unit))
        return found

    def touch(self, units: float) -> int:
        """Turn the size of a target into pixels, never so small that a finger or an unsteady hand misses it."""
        return max(self.target(TARGET), self.px(units))

    def target(self, least: int) -> int:
        """Give the least pixels of something to press: so many, unless the player has asked for large targets."""
        return max(least, LARGE_TARGET) if self.large else least

    def font_px(self, style: Style) -> int:
        """Give the pixel size of a style, with its floor and its share of the text scale."""
        return (self._sizes.get(style) or self._size_of(style))[0]

    def leading(self, style: Style) -> int:
        """Give the distance from one line to the next; never less than the box of a line."""
        return (self._sizes.get(style) or self._size_of(style))[1]

    def _size_of(self, style: Style) -> tuple[int, int]:
        natural = max(style.floor, style.size * self.unit)
        px = round(natural * (1 + (self.text_scale - 1) * style.grow))
        self._sizes[style] = px, max(round(px * style.leading), 1)
        return self._sizes[style]

    def measure(self, text: str, style: Style) -> int:
        return self.type.measure(text, style.face, self.font_px(style))

    def edge(self, text: str, place: int, style: Style) -> int:
        """Give the distance from the left end of a line to the edge between two of its signs, where a caret stands."""
        return self.type.edge(text, place, style.face, self.font_px(style))

    def spans(self, text: str, part: tuple[int, int], style: Style) -> list[tuple[int, int]]:
        """Give left end and width of what a part of a line covers."""
        return self.type.spans(text, part, style.face, self.font_px(style))

    def widest(self, text: str, style: Style) -> int:
        return self.type.widest(text, style.face, self.font_px(style))

    def measure_figures(self, text: str, style: Style) -> int:
        """Give the width of a number set by `figures`."""
        return self.type.measure_figures(text, style.face, self.font_px(style))

    def wrap(self, text: str, style: Style, width: int) -> tuple[str, ...]:
        """Break a text into lines."""
        return self.type.wrap(text, style.face, self.font_px(style), width)

    def line(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        return self.type.line(text, style.face, self.font_px(style), colour)

    def figures(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Draw a number in cells of one width."""
        return self.type.figures(text, style.face, self.font_px(style), colour)


def text_scale_for(wanted: float, width: int, height: int) -> float:
    """Give the text scale in a window of so many pixels: as wanted, within what there is room for.

    >>> text_scale_for(2.0, 1280, 720), round(text_scale_for(2.0, 800, 600), 2)
    (2.0, 1.67)
    """
    unit = unit_of(width, height)
    return min(wanted, LARGEST * min(1.0, unit / FINE) * min(1.0, width / (WIDE[0] * unit)))
