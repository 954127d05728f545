"""What things lie on, and what stands between them: panels, sheets of paper, dividers, pictures, bars of progress."""

from collections.abc import Callable, Iterable
from enum import Enum

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, Style, mix
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement
from game.ui.shell.node import Node, Role, rect_of
from game.ui.widgets.text import Tint, tinted


class Material(Enum):
    """What a panel is made of."""

    PANEL = "panel"  # dark, on the backdrop
    PAPER = "paper"  # light, for reading; text on it takes INK
    INSET = "inset"  # a darker field within a panel
    GLASS = "glass"  # see-through, over the card table


@record
class Panel:
    """A plate with rounded corners behind a part."""

    part: Block
    material: Material = Material.PANEL
    sides: float = 32
    ends: float = 26
    lit: bool = False  # rimmed in gold

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look) + 2 * look.px(self.sides)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(self.sides)) + 2 * look.px(self.ends)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(PanelSurface(self.material, self.lit), rect)
        self.part.place(look, rect.inflate(-2 * look.px(self.sides), -2 * look.px(self.ends)), layout)


@record
class PanelSurface:
    """The plate itself."""

    material: Material
    lit: bool

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p, radius = look.palette, look.px(20)
        if self.material is Material.GLASS:
            canvas.put(look.paint.shade(rect.size, radius, p.well, 205), rect.topleft)
            rim = look.paint.ring(
                rect.size, radius, p.gold if self.lit else p.panel_line, max(1.2, 1.4 * look.unit)
            )
            canvas.put(rim, rect.topleft)
            return
        if self.material is not Material.INSET:
            look.paint.shadow(canvas.surface, rect, radius, look.px(24), 120, look.px(9))
        top, bottom, line = {
            Material.PANEL: (p.panel_top, p.panel_bottom, p.panel_line),
            Material.PAPER: (p.paper_top, p.paper_bottom, p.paper_line),
            Material.INSET: (p.well, mix(p.well, p.panel_bottom, 0.4), mix(p.well, p.panel_line, 0.55)),
        }[self.material]
        image = look.paint.plate(
            rect.size, radius, top, bottom, p.gold if self.lit else line, max(1.2, 1.5 * look.unit)
        )
        canvas.put(image, rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Divider(Filling):
    """A fine line."""

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(1, look.px(1.6))

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.look.palette.panel_line, canvas.rect)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Picture(Filling):
    """Something drawn by a function of the size it gets, which must give a premultiplied surface no larger."""

    name: str  # said aloud; nothing for what only adorns
    paint: Callable[[ResolvedTheme, tuple[int, int]], pygame.Surface]
    wide: float  # design units
    tall: float

    def width(self, look: ResolvedTheme) -> int:
        return look.px(self.wide)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.px(self.tall)

    def draw(self, canvas: Canvas) -> None:
        image = self.paint(canvas.look, canvas.rect.size)
        canvas.put(image, image.get_rect(center=canvas.rect.center).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        if self.name:
            yield Node(Role.IMAGE, self.name, rect_of(at.rect))


@record
class Icon(Filling):
    """A sign of assets/icons, as high as a line of the style."""

    sign: str
    tint: Tint = Tint.CREAM
    style: Style = LABEL

    def width(self, look: ResolvedTheme) -> int:
        return look.leading(self.style)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(self.style)

    def draw(self, canvas: Canvas) -> None:
        image = canvas.look.paint.icon(self.sign, min(canvas.rect.size), tinted(canvas.look, self.tint))
        canvas.put(image, image.get_rect(center=canvas.rect.center).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class ProgressBar(Filling):
    """How far something has come."""

    name: str
    share: float  # 0 … 1

    def width(self, look: ResolvedTheme) -> int:
        return look.px(80)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(5, look.px(10))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p, radius = look.palette, rect.height // 2
        canvas.put(look.paint.plate(rect.size, radius, p.well, p.well, p.panel_line, 1), rect.topleft)
        filled = round(rect.width * min(1.0, max(0.0, self.share)))
        if filled >= rect.height:
            canvas.put(look.paint.plate((filled, rect.height), radius, p.gold, p.gold, None), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.PROGRESS, self.name, rect_of(at.rect), f"{round(100 * self.share)} %")
