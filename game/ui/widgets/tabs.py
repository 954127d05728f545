"""Tabs: one of several pages, chosen along a line. Each tab is a control of its own, so arrows reach it."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG
from game.ui.kit.block import PASS, TAKEN, Block, Canvas, Filling, Placement, Reply, WidgetState
from game.ui.layout import Wrap
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.ui.widgets.text import Align, draw_line


@record
class Tab(Filling):
    """One tab."""

    key: str
    label: str
    chosen: bool
    choose: Command
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return look.measure(self.label, STRONG) + 2 * look.px(22)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(52), look.leading(STRONG) + look.px(20))

    def act(self, action: Action, state: WidgetState) -> Reply:
        return self._choose() if action is Action.CONFIRM else PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        return self._choose() if pointer.phase is PointerPhase.DOWN else TAKEN

    def _choose(self) -> Reply:
        return TAKEN if self.chosen else Reply(taken=True, switch=self.choose(), changed=True)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p = look.palette
        if self.chosen:
            image = look.paint.plate(rect.size, look.px(13), p.panel_top, p.panel_bottom, p.panel_line, 1.4)
            canvas.put(image, rect.topleft)
            wide, thick = rect.width - 2 * look.px(22), max(3, look.px(4))
            canvas.put(
                look.paint.shade((wide, thick), thick // 2, p.gold, 255),
                (rect.x + look.px(22), rect.bottom - thick - look.px(3)),
            )
        else:
            lighten(canvas, 13, 24)
        colour = p.cream if self.chosen else p.muted
        draw_line(canvas, look.line(self.label, STRONG, colour), rect, Align.CENTRE)

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (at.look.measure(self.label, STRONG), at.look.leading(STRONG))
        shown = states(at.visual, self.live, *(("selected",) if self.chosen else ()))
        yield Node(Role.TAB, self.label, rect_of(at.rect), "", shown, needed, key=self.key)


def tabs(key: str, labels: Sequence[str], at: int, choose: Callable[[int], Switch]) -> Block:
    """Lay tabs in a line, or in several where it is too long; their keys are `key/0`, `key/1` and so on."""

    def chooser(place: int) -> Command:
        return lambda: choose(place)

    parts = [Tab(f"{key}/{place}", label, place == at, chooser(place)) for place, label in enumerate(labels)]
    return Wrap(tuple(parts), gap=6)
