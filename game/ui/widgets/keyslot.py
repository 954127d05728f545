"""A place for one key: pressed, it waits for the key to be bound."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import PASS, Glance, Memo, Reply, Sheet, clicked, confirmed
from game.ui.input import Pointer, Press
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.scene import Switch
from game.ui.theme import SMALL_STRONG
from game.ui.widgets.button import rect_of, states
from game.ui.widgets.chrome import well
from game.ui.widgets.hints import cap_width, draw_cap
from game.ui.widgets.text import Side, draw_line


@record
class KeySlot:
    """One key of an action. While it waits, `bind` gets the next key pressed, "" to leave it empty, None to give up."""

    key: str
    name: str  # the action it belongs to, said aloud
    shown: str  # the key in the player's words; "" when there is none
    ask: str  # shown while it waits
    waiting: bool
    clash: bool
    wait: Callable[[], Switch]
    bind: Callable[[str | None], Switch]
    live: bool = True
    tip: str = ""

    def width(self, look: Look) -> int:
        return max(cap_width(look, self.shown), look.measure(self.ask, SMALL_STRONG)) + look.px(28)

    def height(self, look: Look, width: int) -> int:
        return max(look.touch(48), look.leading(SMALL_STRONG) + look.px(20))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        sheet.put(self, rect)

    def act(self, action: Action, memo: Memo) -> Reply:
        return confirmed(action, self.wait)

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        return clicked(rect, pointer, self.wait)

    def write(self, text: str, memo: Memo) -> Reply:
        return PASS

    def grab(self, press: Press, memo: Memo) -> Reply | None:
        if not self.waiting or not press.key:
            return None
        bound = {"escape": None, "backspace": "", "delete": ""}.get(press.key, press.key)
        return Reply(taken=True, switch=self.bind(bound), changed=True)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        well(canvas, look, rect, glance)
        p = look.palette
        if self.waiting:
            draw_line(canvas, look.line(self.ask, SMALL_STRONG, p.gold), rect, Side.CENTRE)
        elif self.shown:
            wide = cap_width(look, self.shown)
            tall = look.leading(SMALL_STRONG) + look.px(8)
            draw_cap(canvas, look, self.shown, (rect.centerx - wide // 2, rect.centery - tall // 2))
        else:
            draw_line(canvas, look.line("–", SMALL_STRONG, p.muted), rect, Side.CENTRE)
        if self.clash:
            ring = look.paint.ring(rect.size, look.px(13), p.bad, max(2, 2.4 * look.unit))
            canvas.blit(ring, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        more = (("capturing",) if self.waiting else ()) + (("clash",) if self.clash else ())
        shown = self.ask if self.waiting else self.shown
        needed = (
            max(cap_width(look, self.shown), look.measure(shown, SMALL_STRONG)),
            look.leading(SMALL_STRONG),
        )
        yield Node(
            Role.BUTTON,
            self.name,
            rect_of(rect),
            shown,
            states(glance, self.live, *more),
            needed,
            key=self.key,
        )
