"""A key of a keyboard on the screen: narrow, as high as its row, and with a name for the ear."""

from collections.abc import Iterable

import pygame

from game.core.record import field, record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG
from game.ui.kit.block import LayoutPass, Pressable, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.widgets.button import states
from game.ui.widgets.chrome import Tone, plate, pressed
from game.ui.widgets.text import Align, draw_line

TALL = 62
PAD = 12


@record
class KeyCap(Pressable):
    """Does `press`; shows its label, or an icon in its place. A key that is `on` stays down, as for capitals."""

    key: str
    label: str
    press: Command = field(compare=False)  # nobody sees it
    name: str = ""  # said aloud, where the label is a sign
    icon: str = ""
    tone: Tone = Tone.PLAIN
    on: bool = False
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return max(look.touch(44), self._wanted(look) + 2 * look.px(PAD))

    def _wanted(self, look: ResolvedTheme) -> int:
        return look.leading(STRONG) if self.icon else look.measure(self.label, STRONG)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(TALL), look.leading(STRONG) + look.px(12))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        tone = Tone.PRIMARY if self.on else self.tone
        shrunk = pressed(rect, visual)
        colour = plate(canvas, look, shrunk, tone, visual, self.live)
        if self.icon:
            side = look.leading(STRONG)
            image = look.paint.icon(self.icon, side, colour)
            put(canvas, image, (shrunk.centerx - side // 2, shrunk.centery - side // 2))
        else:
            draw_line(canvas, look.line(self.label, STRONG, colour), shrunk, Align.CENTRE)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        needed = (self._wanted(look), look.leading(STRONG))
        shown = states(visual, self.live, *(("selected",) if self.on else ()))
        yield Node(Role.BUTTON, self.name or self.label, rect_of(rect), "", shown, needed, key=self.key)
