"""The button: a labelled plate that does one thing."""

from collections.abc import Iterable

import pygame

from game.core.record import field, record, replace
from game.ui.draw.paint import dotted
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, STRONG, Colour, mix
from game.ui.kit.block import Canvas, Filling, Placement, Pressable, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.widgets.chrome import Tone, draw_advised, plate, pressed
from game.ui.widgets.text import Align, draw_line

PAD, QUIET_PAD = 30, 16
"""Design units at each side of the label; a quiet button shows no plate, and needs less."""
TALL = 58
PRICED = 24
"""Design units between a label and its price."""


@record
class Button(Pressable, Filling):
    """Does `press` when clicked or confirmed. `note` is said below the label; `icon` is a sign of assets/icons."""

    key: str
    label: str
    press: Command = field(compare=False)  # nobody sees it
    tone: Tone = Tone.PLAIN
    live: bool = True
    note: str = ""
    note_wide: float = (
        0  # design units at which the note is broken into lines, before the text scale; 0 for never
    )
    tip: str = ""
    advised: bool = False  # a hint is for it
    # from where to where the label mentions something the tip explains
    marked: tuple[tuple[int, int], ...] = ()
    icon: str = ""
    side: Align = Align.CENTRE
    tall: float = TALL  # design units, at least
    kept_to: bool = False  # left and right go through a series of such, and no further
    paper: bool = False  # lies on light ground
    price: str = ""  # in gold at the right end of the label
    name: str = ""  # as it is told, where that is more than the label

    def width(self, look: ResolvedTheme) -> int:
        priced = look.measure(self.price, STRONG) + look.px(PRICED) if self.price else 0
        label = look.measure(self.label, STRONG) + priced
        wide = max(label, *(look.measure(line, SMALL) for line in self._notes(look)), 0)
        return wide + 2 * self._pad(look) + self._icon_room(look)

    def _notes(self, look: ResolvedTheme) -> tuple[str, ...]:
        """Break the note into its lines."""
        if not self.note or not self.note_wide:
            return (self.note,) if self.note else ()
        return look.wrap(self.note, SMALL, round(look.px(self.note_wide) * look.text_scale))

    def _tall(self, look: ResolvedTheme) -> int:
        """Give the height of the label and what is said below it."""
        return look.leading(STRONG) + look.leading(SMALL) * len(self._notes(look))

    def _drop(self, look: ResolvedTheme, rect: pygame.Rect) -> int:
        """Give how far below the upper rim the label begins: in the middle or, where a list of them is read, level."""
        middle = (rect.height - self._tall(look)) // 2
        return min(middle, look.px(12)) if self.note_wide and self.side is Align.LEFT else middle

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(self.tall), self._tall(look) + look.px(24))

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        shrunk = pressed(canvas.rect, canvas.visual)
        colour = plate(canvas, shrunk, self.tone, self.live, paper=self.paper)
        if self.advised:
            draw_advised(canvas, shrunk)
        inner = self._inner(look, canvas.rect)
        if self.icon:
            self._draw_icon(canvas, inner, colour)
            room = self._icon_room(look)
            inner = pygame.Rect(inner.x + room, inner.y, inner.width - room, inner.height)
        line = pygame.Rect(inner.x, inner.y + self._drop(look, inner), inner.width, look.leading(STRONG))
        draw_line(canvas, look.line(self.label, STRONG, colour), line, self.side)
        if self.price:
            draw_line(canvas, look.line(self.price, STRONG, look.palette.gold), line, Align.RIGHT)
        self._mark(canvas, line, colour)
        soft = (
            mix(colour, look.palette.gold_bottom, 0.12) if self.tone is Tone.PRIMARY else look.palette.muted
        )
        for place, note in enumerate(self._notes(look)):
            top = line.bottom + place * look.leading(SMALL)
            below = pygame.Rect(inner.x, top, inner.width, look.leading(SMALL))
            draw_line(canvas, look.line(note, SMALL, soft), below, self.side)

    def _mark(self, canvas: Canvas, line: pygame.Rect, colour: Colour) -> None:
        """Draw dots below what the tip explains."""
        look = canvas.look
        start = line.x
        if self.side is Align.CENTRE:
            start += (line.width - look.measure(self.label, STRONG)) // 2
        y, side = line.centery + round(look.font_px(STRONG) * 0.52), max(1, look.px(1.7))
        for first, last in self.marked:
            left = start + look.measure(self.label[:first], STRONG)
            dotted(canvas.surface, colour, left, start + look.measure(self.label[:last], STRONG), y, side)

    def _inner(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(-2 * self._pad(look), 0)

    def _pad(self, look: ResolvedTheme) -> int:
        return look.px(QUIET_PAD if self.tone is Tone.QUIET else PAD)

    def _icon_room(self, look: ResolvedTheme) -> int:
        return look.leading(STRONG) + look.px(10) if self.icon else 0

    def _draw_icon(self, canvas: Canvas, inner: pygame.Rect, colour: Colour) -> None:
        look = canvas.look
        side = look.leading(STRONG)
        image = look.paint.icon(self.icon, side, colour)
        used = look.measure(self.label, STRONG) + self._icon_room(look)
        x = inner.x if self.side is Align.LEFT else inner.centerx - used // 2
        canvas.put(image, (x, inner.centery - side // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        needed = (self.width(look) - 2 * self._pad(look), self.height(look, at.rect.width) - look.px(24))
        state = states(at.visual, self.live, *(("advised",) if self.advised else ()))
        told = Node(
            Role.BUTTON, self.name or self.label, rect_of(at.rect), self.note, state, needed, key=self.key
        )
        yield replace(told, description=self.tip if self.marked else "")


def at_end(value: float, low: float, high: float) -> tuple[str, ...]:
    """Give the state of an amount that can become no less, or no more."""
    return (*(("lowest",) if value <= low else ()), *(("highest",) if value >= high else ()))


def states(visual: VisualState, live: bool, *more: str) -> tuple[str, ...]:
    return (("focused",) if visual.focused else ()) + (() if live else ("disabled",)) + more
