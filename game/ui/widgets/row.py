"""A row of a list, or a card of a grid: any blocks on a plate that can be chosen as one."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import mix
from game.ui.kit.block import Block, Canvas, LayoutPass, Placement, Pressable
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.widgets.button import states
from game.ui.widgets.chrome import pressed, warmth


@record
class RowPlate(Pressable):
    """The plate of a row; it answers for everything that lies on it."""

    key: str
    name: str
    press: Command
    selected: bool
    live: bool
    tip: str
    bare: bool
    means: str
    mark: str
    role: Role

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p, radius = look.palette, look.px(14)
        rect = pressed(rect, canvas.visual) if not self.bare else rect
        warm = warmth(canvas.visual)
        if self.bare:
            if warm or self.selected:
                canvas.put(
                    look.paint.shade(rect.size, radius, p.gold, round(26 * warm) + 34 * self.selected),
                    rect.topleft,
                )
            return
        top = mix(p.panel_top, p.cream, 0.03 + 0.07 * warm + 0.04 * self.selected)
        bottom = mix(p.panel_bottom, p.cream, 0.02 + 0.05 * warm + 0.03 * self.selected)
        line = p.gold if self.selected else mix(p.panel_line, p.gold, 0.5 * warm)
        look.paint.shadow(canvas.surface, rect, radius, look.px(9), 90, look.px(4))
        canvas.put(
            look.paint.plate(rect.size, radius, top, bottom, line, max(1.2, 1.5 * look.unit)), rect.topleft
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        shown = states(at.visual, self.live, *((self.mark,) if self.selected else ()))
        yield Node(self.role, self.name, rect_of(at.rect), "", shown, key=self.key, description=self.means)


@record
class RowButton:
    """Blocks on a plate; clicking or confirming anywhere on it does `press`. `bare` shows it only when touched."""

    key: str
    name: str  # said aloud for the whole row
    part: Block
    press: Command
    selected: bool = False
    live: bool = True
    tip: str = ""
    bare: bool = False
    means: str = ""  # of the terms in it
    mark: str = "selected"  # what it is while `selected`: chosen among others, or open
    role: Role = Role.ROW
    sides: float = 22
    ends: float = 14

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look) + 2 * look.px(self.sides)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(
            look.touch(52), self.part.height(look, width - 2 * look.px(self.sides)) + 2 * look.px(self.ends)
        )

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(
            RowPlate(
                self.key,
                self.name,
                self.press,
                self.selected,
                self.live,
                self.tip,
                self.bare,
                self.means,
                self.mark,
                self.role,
            ),
            rect,
        )
        inner = rect.inflate(-2 * look.px(self.sides), -2 * look.px(self.ends))
        self.part.place(look, inner, layout)
