"""A line of text the player writes."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import PASS, TAKEN, Glance, Memo, Reply, Sheet
from game.ui.input import Phase, Pointer, Press
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.scene import Switch
from game.ui.theme import LABEL
from game.ui.widgets.button import rect_of, states
from game.ui.widgets.chrome import well
from game.ui.widgets.text import Side, draw_line

TALL = 54
PAD = 18
PASSING = (
    Action.UP,
    Action.DOWN,
    Action.NEXT,
    Action.PREVIOUS,
    Action.BACK,
    Action.FULL_SCREEN,
    Action.QUIT,
    Action.RULES,
    Action.PAGE_UP,
    Action.PAGE_DOWN,
)
"""What a key still means while one writes, unless it is a letter."""


@record
class TextField:
    """Text to be written; `hint` stands in it while it is empty, `done` answers Enter."""

    key: str
    name: str
    text: str
    write_to: Callable[[str], Switch]
    hint: str = ""
    most: int = 60  # letters
    done: Callable[[], Switch] | None = None
    icon: str = ""
    live: bool = True
    tip: str = ""

    def width(self, look: Look) -> int:
        return look.measure("n" * 12, LABEL) + 2 * look.px(PAD) + self._icon_room(look)

    def height(self, look: Look, width: int) -> int:
        return max(look.touch(TALL), look.leading(LABEL) + look.px(22))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        sheet.put(self, rect)

    def _icon_room(self, look: Look) -> int:
        return look.leading(LABEL) + look.px(8) if self.icon else 0

    def _caret(self, memo: Memo) -> int:
        return len(self.text) if memo.caret is None else min(memo.caret, len(self.text))

    def grab(self, press: Press, memo: Memo) -> Reply | None:
        place = self._caret(memo)
        if not press.key:
            return None
        match press.key:
            case "backspace":
                return self._edit(self.text[: max(0, place - 1)] + self.text[place:], max(0, place - 1), memo)
            case "delete":
                return self._edit(self.text[:place] + self.text[place + 1 :], place, memo)
            case "left":
                memo.caret = max(0, place - 1)
            case "right":
                memo.caret = min(len(self.text), place + 1)
            case "home":
                memo.caret = 0
            case "end":
                memo.caret = None
            case "return":
                return Reply(taken=True, switch=self.done(), changed=True) if self.done else TAKEN
            case _:
                letter = len(press.key) == 1 or press.key == "space"
                return None if press.action in PASSING and not letter else TAKEN
        return TAKEN

    def write(self, text: str, memo: Memo) -> Reply:
        place = self._caret(memo)
        fits = "".join(sign for sign in text if sign.isprintable())[: self.most - len(self.text)]
        if not fits:
            return TAKEN
        return self._edit(self.text[:place] + fits + self.text[place:], place + len(fits), memo)

    def _edit(self, text: str, place: int, memo: Memo) -> Reply:
        memo.caret = place
        if text == self.text:
            return TAKEN
        return Reply(taken=True, switch=self.write_to(text), changed=True)

    def act(self, action: Action, memo: Memo) -> Reply:
        if action is Action.CONFIRM and self.done:
            return Reply(taken=True, switch=self.done(), changed=True)
        return PASS

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        if pointer.phase is Phase.DOWN:
            wanted = pointer.at[0] - self._inner(look, rect).x + self._slid(look, rect, memo)
            places = range(len(self.text) + 1)
            memo.caret = min(places, key=lambda place: abs(look.measure(self.text[:place], LABEL) - wanted))
        return TAKEN

    def _inner(self, look: Look, rect: pygame.Rect) -> pygame.Rect:
        inner = rect.inflate(-2 * look.px(PAD), 0)
        return pygame.Rect(
            inner.x + self._icon_room(look), inner.y, inner.width - self._icon_room(look), inner.height
        )

    def _slid(self, look: Look, rect: pygame.Rect, memo: Memo) -> int:
        """Give how far the text is pushed to the left so that the caret stays in sight."""
        reach = look.measure(self.text[: self._caret(memo)], LABEL) + look.px(4)
        return max(0, reach - self._inner(look, rect).width)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        well(canvas, look, rect, glance)
        p, inner = look.palette, self._inner(look, rect)
        if self.icon:
            side = look.leading(LABEL)
            put(
                canvas,
                look.paint.icon(self.icon, side, p.muted),
                (rect.x + look.px(PAD), rect.centery - side // 2),
            )
        clip = canvas.get_clip()
        canvas.set_clip(inner.clip(clip))
        slid = self._slid(look, rect, glance.memo)
        if self.text:
            draw_line(canvas, look.line(self.text, LABEL, p.cream), inner.move(-slid, 0), Side.LEFT)
        elif not glance.held:
            draw_line(canvas, look.line(self.hint, LABEL, p.muted), inner, Side.LEFT)
        if glance.held:
            x = inner.x - slid + look.measure(self.text[: self._caret(glance.memo)], LABEL)
            tall = look.leading(LABEL)
            canvas.fill(p.gold, (x, inner.centery - tall // 2, max(2, look.px(2)), tall))
        canvas.set_clip(clip)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        needed = (0, look.leading(LABEL))
        shown = states(glance, self.live, *(("writing",) if glance.held else ()))
        yield Node(Role.FIELD, self.name, rect_of(rect), self.text, shown, needed, key=self.key)
