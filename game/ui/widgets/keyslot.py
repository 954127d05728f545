"""A place for one key, or for one button of a controller: pressed, it waits for what is to be bound."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL_STRONG
from game.ui.kit.block import PASS, LayoutPass, Pressable, Reply, VisualState, WidgetState
from game.ui.shell.input import Press
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import states
from game.ui.widgets.caps import Cap, cap_height, cap_width, draw_cap
from game.ui.widgets.chrome import well
from game.ui.widgets.text import Align, draw_line


@record
class KeySlot(Pressable):
    """One key or button of an action.

    While it waits, `bind` gets the next one pressed, "" to leave it empty, None to give up.
    """

    key: str
    name: str  # the action it belongs to, said aloud
    cap: Cap | None  # what is bound to it
    ask: str  # shown while it waits
    waiting: bool
    clash: bool
    press: Command
    bind: Callable[[str | None], Switch]
    live: bool = True
    tip: str = ""
    pad: bool = False  # it waits for a button

    def width(self, look: ResolvedTheme) -> int:
        return self._needed(look) + look.px(28)

    def _needed(self, look: ResolvedTheme) -> int:
        return max(cap_width(look, self.cap) if self.cap else 0, look.measure(self.ask, SMALL_STRONG))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(48), look.leading(SMALL_STRONG) + look.px(20))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)

    def write(self, text: str, state: WidgetState) -> Reply:
        return PASS

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        if not self.waiting:
            return None
        pressed = (press.button.name if press.button else "") if self.pad else press.key
        cleared = press.key in ("backspace", "delete")
        bound = "" if cleared else None if press.key == "escape" or not pressed else pressed
        return Reply(taken=True, switch=self.bind(bound), changed=True)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        well(canvas, look, rect, visual)
        p = look.palette
        if self.waiting:
            draw_line(canvas, look.line(self.ask, SMALL_STRONG, p.gold), rect, Align.CENTRE)
        elif self.cap:
            wide, tall = cap_width(look, self.cap), cap_height(look)
            draw_cap(canvas, look, self.cap, (rect.centerx - wide // 2, rect.centery - tall // 2))
        else:
            draw_line(canvas, look.line("–", SMALL_STRONG, p.muted), rect, Align.CENTRE)
        if self.clash:
            ring = look.paint.ring(rect.size, look.px(13), p.bad, max(2, 2.4 * look.unit))
            put(canvas, ring, rect.topleft)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        more = (("capturing",) if self.waiting else ()) + (("clash",) if self.clash else ())
        named = self.cap.name if self.cap else ""
        shown = self.ask if self.waiting else named
        needed = (self._needed(look), look.leading(SMALL_STRONG))
        yield Node(
            Role.BUTTON,
            self.name,
            rect_of(rect),
            shown,
            states(visual, self.live, *more),
            needed,
            key=self.key,
        )
