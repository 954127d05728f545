"""What is seen of a deal's story: its sentence, the trick with those whom it concerns, and the way to a mark."""

from collections.abc import Iterable, Sequence
from math import ceil

import pygame

from game.core.record import record
from game.stage.moods import Expression, Mood
from game.ui.blocks import BODY, SMALL_STRONG, UiContext
from game.ui.draw import sign_text
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import box, put, svg
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa, mix
from game.ui.kit.block import Canvas, Filling, PlacedWidget, Placement
from game.ui.shell.node import Node, Role, rect_of

BALANCE = 0.95
"""What a centred sentence of several lines is narrowed by at a time."""


@record
class SignedText(Filling):
    """A sentence with signs for cards."""

    text: str
    spoken: str
    centred: bool = True

    def width(self, look: ResolvedTheme) -> int:
        return max(sign_text.measure(look, word, BODY) for word in self.text.split(" "))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(BODY) * len(self._lines(look, width))

    def _lines(self, look: ResolvedTheme, width: int) -> Sequence[str]:
        """Break the sentence into as few lines as can be, of much the same length where it is centred."""
        lines = sign_text.wrap(look, self.text, BODY, width)
        while self.centred and len(lines) > 1:
            width = round(width * BALANCE)
            narrower = sign_text.wrap(look, self.text, BODY, max(width, self.width(look)))
            if len(narrower) > len(lines) or width < self.width(look):
                break
            lines = narrower
        return lines

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        middle = rect.y + look.leading(BODY) // 2
        for line in self._lines(look, rect.width):
            left = rect.centerx - sign_text.measure(look, line, BODY) // 2 if self.centred else rect.left
            sign_text.write_line(canvas.surface, look, line, BODY, look.palette.cream, left, middle)
            middle += look.leading(BODY)

    def nodes(self, at: Placement) -> Iterable[Node]:
        lines = self._lines(at.look, at.rect.width)
        needed = (
            max(sign_text.measure(at.look, line, BODY) for line in lines),
            self.height(at.look, at.rect.width),
        )
        yield Node(Role.TEXT, self.spoken, rect_of(at.rect), needed=needed)


@record
class Portrait(Filling):
    """Somebody at the table, in a mood."""

    name: str  # of the portrait
    mood: Mood = Mood.CALM
    wide: float = 92  # design units
    look: int = 0  # at something to the left of it, -1, or to the right, 1

    def width(self, look: ResolvedTheme) -> int:
        return look.px(self.wide)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.px(self.wide)

    def draw(self, canvas: Canvas) -> None:
        side = min(canvas.rect.size)
        drawn = portrait(self.name, side, expression=Expression(self.mood, self.look))
        canvas.put(drawn, drawn.get_rect(center=canvas.rect.center).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class TrickPicture(Filling):
    """Cards that lie together, a little turned; the one that took them is rimmed in gold."""

    cards: tuple[str, ...]  # in notation
    best: str = ""
    tall: float = 168  # design units

    def _size(self, look: ResolvedTheme) -> tuple[int, int]:
        tall = look.px(self.tall)
        return round(tall * SHAPE), tall

    def width(self, look: ResolvedTheme) -> int:
        wide, _ = self._size(look)
        return round(wide * (1 + 0.62 * (len(self.cards) - 1)))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return round(self._size(look)[1] * 1.08)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        wide, tall = self._size(look)
        step = min(wide * 0.94, (rect.width - wide) / max(1, len(self.cards) - 1))
        left = rect.centerx - (wide + step * (len(self.cards) - 1)) / 2
        for place, card in enumerate(self.cards):
            raised = card == self.best
            spot = pygame.Rect(
                round(left + place * step), rect.y + (0 if raised else round(tall * 0.06)), wide, tall
            )
            look.paint.shadow(canvas.surface, spot, max(3, look.px(7)), max(4, look.px(8)), 110, look.px(3))
            canvas.put(look.card(card, tall), spot.topleft)
            if raised:
                grown = spot.inflate(4, 4)
                ring = look.paint.ring(
                    grown.size, max(4, look.px(9)), look.palette.focus, max(2.0, 2.6 * look.unit)
                )
                canvas.put(ring, grown.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Stretch:
    """A part of a bar, by shares of its width; `row` of `rows` above each other."""

    start: float
    end: float
    good: bool
    row: int = 0
    rows: int = 1


@record
class MarkBar(Filling):
    """A bar with a mark on it."""

    stretches: tuple[Stretch, ...]
    mark: float  # share of the width
    label: str

    BAR, POINTER = 30, 13

    def width(self, look: ResolvedTheme) -> int:
        return look.measure(self.label, SMALL_STRONG)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL_STRONG) + look.px(self.POINTER) + look.px(self.BAR)

    def draw(self, canvas: Canvas) -> None:
        draw_bar(canvas.surface, canvas.look, canvas.rect, self, self.stretches)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def draw_bar(
    surface: pygame.Surface,
    look: ResolvedTheme,
    rect: pygame.Rect,
    bar: MarkBar,
    stretches: Sequence[Stretch],
) -> None:
    """Draw a bar with some of its stretches filled, its mark and what that is."""
    palette, tall = look.palette, look.px(MarkBar.BAR)
    track = pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall)
    body = [box((0, 0, track.width, tall), tall / 4, hexa(palette.well))]
    for each in stretches:
        colour = mix(palette.good if each.good else palette.bad, palette.well, 0.42)
        left, high = each.start * track.width, tall / each.rows
        wide = (each.end - each.start) * track.width
        if wide > 0:
            body.append(box((left, each.row * high, wide, high), min(tall / 4, wide / 2), hexa(colour)))
    put(surface, look.paint.vector(svg("".join(body), *track.size), track.size), track.topleft)
    x = min(track.right - 2, track.x + round(bar.mark * track.width))
    point, thick = look.px(MarkBar.POINTER), max(2, look.px(2.4))
    surface.fill(palette.cream, (x - thick // 2, track.y - look.px(3), thick, tall + look.px(3)))
    pygame.draw.polygon(
        surface,
        palette.cream,
        ((x - point * 0.6, track.y - point), (x + point * 0.6, track.y - point), (x, track.y - look.px(2))),
    )
    text = look.line(bar.label, SMALL_STRONG, palette.cream)
    left = min(max(rect.x, x - text.get_width() // 2), rect.right - text.get_width())
    put(surface, text, (left, rect.y))


STEP, LONGEST = 0.09, 1.4
"""Seconds a trick is counted, and all of them at most."""
OPENS = 0.18
"""Seconds until the counting begins."""


class CountUp:
    """Counts a deal's tricks up to the mark, each with a tick until the mark is decided."""

    def __init__(self, context: UiContext, steps: Sequence[tuple[Stretch, ...]], cues: Sequence[str]) -> None:
        """Show one after another what the bar is filled with after every trick; cues are heard with the first."""
        self._context = context
        self._steps = steps
        self._cues = cues
        self._pace = min(STEP, LONGEST / max(1, len(steps)))
        self._age = 0.0
        self._shown = 0

    @property
    def moving(self) -> bool:
        """Whether there is more to be counted."""
        return (
            self._shown < len(self._steps) and not self._context.still and bool(self._context.settings.speed)
        )

    def complete(self) -> None:
        self._shown = len(self._steps)

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        if not self.moving:
            return
        self._age += dt
        due = min(len(self._steps), max(0, ceil((self._age - OPENS) / self._pace)))
        if due > self._shown:
            self._shown = due
            if due <= len(self._cues):
                self._context.cue(self._cues[due - 1])

    def draw(self, canvas: pygame.Surface, widgets: Sequence[PlacedWidget]) -> None:
        """Draw the bar over the whole one, filled as far as has been counted."""
        filled = self._steps[self._shown - 1] if self._shown else ()
        for widget in widgets:
            if isinstance(widget.leaf, MarkBar) and widget.visible.contains(widget.rect):
                draw_bar(canvas, self._context.paper, widget.rect, widget.leaf, filled)
