"""Rows one below another, so many that only those near what is in sight are made."""

from collections.abc import Callable, Sequence

import pygame

from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout.around import gap_px

AROUND = 0.3
"""Rows are made this far above and below the pane, as a share of its height, so that the focus finds the next one."""


class Measured:
    """What is known of the rows of one list. Rows that were never made count as high as the first of their kind.

    Heights are known by the width of the list: a pane asks for them with and without room for its bar.
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        self._look: ResolvedTheme | None = None
        self.wide: dict[str, int] = {}  # by kind, the widest so far
        self.usual: dict[tuple[int, str], int] = {}  # heights by width and kind
        self.rows: dict[tuple[int, str, str], int] = {}  # heights by width, key and kind

    def fit(self, look: ResolvedTheme) -> None:
        """Forget everything when the theme has changed."""
        if look is not self._look:
            self.wide.clear()
            self.usual.clear()
            self.rows.clear()
        self._look = look


@record
class Long:
    """A list in a pane that scrolls; a line is the key and the kind of a row, and a kind is as a rule of one height."""

    lines: Sequence[tuple[str, str]]
    make: Callable[[int], Block]  # by place in the list
    measured: Measured
    gap: float = 0
    held: Callable[[], str] = str  # key of the row that has the focus; it and its neighbours are always made
    _made: dict[int, Block] = field(default_factory=dict, compare=False)  # rows, by place in the list

    def width(self, look: ResolvedTheme) -> int:
        known = self.measured
        known.fit(look)
        kinds = dict[str, int]()
        for number, (_, kind) in enumerate(self.lines):
            kinds.setdefault(kind, number)
        for kind, number in kinds.items():
            if kind not in known.wide:
                known.wide[kind] = self._block(number).width(look)
        return max((known.wide[kind] for kind in kinds), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return sum(self._talls(look, width)) + gap_px(look, self.gap) * max(0, len(self.lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        talls, y = self._talls(look, rect.width), rect.y
        near = layout.view.inflate(0, round(2 * AROUND * layout.view.height)) if layout.view else rect
        focus = self.held()
        held = next((number for number, (key, _) in enumerate(self.lines) if key == focus), -9)
        for number, tall in enumerate(talls):
            if held - 1 <= number <= held + 1 or (y < near.bottom and y + tall > near.top):
                y += self._set(look, number, pygame.Rect(rect.x, y, rect.width, 0), layout)
            else:
                y += tall
            y += gap_px(look, self.gap)

    def _block(self, number: int) -> Block:
        """Make a row, once."""
        if number not in self._made:
            self._made[number] = self.make(number)
        return self._made[number]

    def _set(self, look: ResolvedTheme, number: int, rect: pygame.Rect, layout: LayoutPass) -> int:
        """Make a row, measure it and lay it at the top of rect; give its height."""
        key, kind = self.lines[number]
        block = self._block(number)
        tall = block.height(look, rect.width)
        self.measured.rows[rect.width, key, kind] = tall
        self.measured.wide[kind] = max(self.measured.wide.get(kind, 0), block.width(look))
        block.place(look, pygame.Rect(rect.topleft, (rect.width, tall)), layout)
        return tall

    def _talls(self, look: ResolvedTheme, width: int) -> list[int]:
        known = self.measured
        known.fit(look)
        for number, (_, kind) in enumerate(self.lines):
            if (width, kind) not in known.usual:
                known.usual[width, kind] = self._block(number).height(look, width)
        return [known.rows.get((width, key, kind), known.usual[width, kind]) for key, kind in self.lines]
