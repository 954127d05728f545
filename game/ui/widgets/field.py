"""A line of text the player writes."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL
from game.ui.kit.block import PASS, TAKEN, LayoutPass, Reply, VisualState, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.shell.writing import Writing
from game.ui.widgets.button import states
from game.ui.widgets.chrome import line_height, well
from game.ui.widgets.text import Align, draw_line

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
    done: Command | None = None
    icon: str = ""
    live: bool = True
    tip: str = ""
    signs: str = ""  # that make sense here, for a keyboard on the screen; "" for any
    bare: bool = False  # it belongs to such a keyboard: it opens none, and always shows its caret

    @property
    def writing(self) -> Writing | None:
        """Say what a keyboard on the screen is to write."""
        return None if self.bare else Writing(self.name, self.text, self.write_to, self.most, self.signs)

    def width(self, look: ResolvedTheme) -> int:
        return look.measure("n" * 12, LABEL) + 2 * look.px(PAD) + self._icon_room(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)

    def _icon_room(self, look: ResolvedTheme) -> int:
        return look.leading(LABEL) + look.px(8) if self.icon else 0

    def _caret(self, state: WidgetState) -> int:
        return len(self.text) if state.caret is None else min(state.caret, len(self.text))

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        place = self._caret(state)
        if not press.key:
            return None
        match press.key:
            case "backspace":
                return self._edit(
                    self.text[: max(0, place - 1)] + self.text[place:], max(0, place - 1), state
                )
            case "delete":
                return self._edit(self.text[:place] + self.text[place + 1 :], place, state)
            case "left":
                state.caret = max(0, place - 1)
            case "right":
                state.caret = min(len(self.text), place + 1)
            case "home":
                state.caret = 0
            case "end":
                state.caret = None
            case "return":
                return Reply(taken=True, switch=self.done(), changed=True) if self.done else TAKEN
            case _:
                letter = len(press.key) == 1 or press.key == "space"
                return None if press.action in PASSING and not letter else TAKEN
        return TAKEN

    def write(self, text: str, state: WidgetState) -> Reply:
        place = self._caret(state)
        fits = "".join(sign for sign in text if sign.isprintable())[: self.most - len(self.text)]
        if not fits:
            return TAKEN
        return self._edit(self.text[:place] + fits + self.text[place:], place + len(fits), state)

    def _edit(self, text: str, place: int, state: WidgetState) -> Reply:
        state.caret = place
        if text == self.text:
            return TAKEN
        return Reply(taken=True, switch=self.write_to(text), changed=True)

    def act(self, action: Action, state: WidgetState) -> Reply:
        if action is Action.CONFIRM and self.done:
            return Reply(taken=True, switch=self.done(), changed=True)
        return PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        if pointer.phase is PointerPhase.DOWN:
            wanted = pointer.at[0] - self._inner(look, rect).x + self._slid(look, rect, state)
            places = range(len(self.text) + 1)
            state.caret = min(places, key=lambda place: abs(look.measure(self.text[:place], LABEL) - wanted))
        return TAKEN

    def _inner(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        inner = rect.inflate(-2 * look.px(PAD), 0)
        return pygame.Rect(
            inner.x + self._icon_room(look), inner.y, inner.width - self._icon_room(look), inner.height
        )

    def _slid(self, look: ResolvedTheme, rect: pygame.Rect, state: WidgetState) -> int:
        """Give how far the text is pushed to the left so that the caret stays in sight."""
        reach = look.measure(self.text[: self._caret(state)], LABEL) + look.px(4)
        return max(0, reach - self._inner(look, rect).width)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        well(canvas, look, rect, visual)
        p, inner, writing = look.palette, self._inner(look, rect), visual.held or self.bare
        if self.icon:
            side = look.leading(LABEL)
            put(
                canvas,
                look.paint.icon(self.icon, side, p.muted),
                (rect.x + look.px(PAD), rect.centery - side // 2),
            )
        clip = canvas.get_clip()
        canvas.set_clip(inner.clip(clip))
        slid = self._slid(look, rect, visual.state)
        if self.text:
            draw_line(canvas, look.line(self.text, LABEL, p.cream), inner.move(-slid, 0), Align.LEFT)
        elif not writing:
            draw_line(canvas, look.line(self.hint, LABEL, p.muted), inner, Align.LEFT)
        if writing:
            x = inner.x - slid + look.measure(self.text[: self._caret(visual.state)], LABEL)
            tall = look.leading(LABEL)
            canvas.fill(p.gold, (x, inner.centery - tall // 2, max(2, look.px(2)), tall))
        canvas.set_clip(clip)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        needed = (0, look.leading(LABEL))
        shown = states(visual, self.live, *(("writing",) if visual.held or self.bare else ()))
        yield Node(Role.FIELD, self.name, rect_of(rect), self.text, shown, needed, key=self.key)
