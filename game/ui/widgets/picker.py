"""Two controls that go left and right: a picker among named values, and a stepper through whole numbers."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, STRONG
from game.ui.kit.block import PASS, TAKEN, Canvas, Filling, Placement, Reply, VisualState, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Switch
from game.ui.widgets.button import at_end, states
from game.ui.widgets.chrome import line_height, well
from game.ui.widgets.text import Align, draw_line

ENDS = 52
"""Design units of the arrow at each end."""


@record
class Picker(Filling):
    """One of several named values. Left and right, a click on an end, or confirm go on, round and round."""

    key: str
    name: str  # what is chosen; said aloud, and drawn by the row it stands in
    values: Sequence[str]
    at: int
    choose: Callable[[int], Switch]
    live: bool = True
    tip: str = ""
    means: str = ""  # what it is about; heard with it

    def width(self, look: ResolvedTheme) -> int:
        return max(look.measure(value, LABEL) for value in self.values) + 2 * _end(look) + look.px(8)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def act(self, action: Action, state: WidgetState) -> Reply:
        step = {Action.LEFT: -1, Action.RIGHT: 1, Action.CONFIRM: 1}.get(action)
        return PASS if step is None else self._step(step)

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        if pointer.phase is not PointerPhase.UP or not rect.collidepoint(pointer.at):
            return TAKEN
        return self._step(-1 if pointer.at[0] < rect.x + rect.width * 0.35 else 1)

    def _step(self, step: int) -> Reply:
        switch = self.choose((self.at + step) % len(self.values))
        return Reply(taken=True, switch=switch, changed=True)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        well(canvas)
        colour = look.palette.gold if self.live else look.palette.panel_line
        _draw_sign(canvas, "chevron_left", "chevron_right", (colour, colour))
        text = look.palette.cream if self.live else look.palette.muted
        draw_line(canvas, look.line(self.values[self.at], LABEL, text), canvas.rect, Align.CENTRE)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        needed = (look.measure(self.values[self.at], LABEL) + 2 * _end(look), look.leading(LABEL))
        yield _node(Role.CHOICE, self, at.rect, at.visual, self.values[self.at], needed)


@record
class Stepper(Filling):
    """A whole number between bounds, with minus and plus.

    Digits write it, and where nothing scrolls the wheel turns it.
    """

    key: str
    name: str
    value: int
    low: int
    high: int
    choose: Callable[[int], Switch]
    step: int = 1
    unit: str = ""  # written behind the number
    caption: str = ""  # written in place of a number that stands for something else
    live: bool = True
    tip: str = ""
    means: str = ""  # what it is about; heard with it
    upright: bool = False  # up and down change it, where left and right lead to its neighbours
    kept_to: bool = False  # left and right go through a series of such, and no further

    def width(self, look: ResolvedTheme) -> int:
        widest = max(
            look.measure_figures(f"{value}{self.unit}", STRONG) for value in (self.low, self.high, self.value)
        )
        return max(widest, look.measure(self.caption, STRONG)) + 2 * _end(look) + look.px(24)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def act(self, action: Action, state: WidgetState) -> Reply:
        less, more = (Action.DOWN, Action.UP) if self.upright else (Action.LEFT, Action.RIGHT)
        goal = {
            less: self.value - self.step,
            more: self.value + self.step,
            Action.PAGE_DOWN: self.value - 10 * self.step,
            Action.PAGE_UP: self.value + 10 * self.step,
            Action.FIRST: self.low,
            Action.LAST: self.high,
        }.get(action)
        return PASS if goal is None else self._set(goal)

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        state.typed = ""
        if pointer.phase is not PointerPhase.UP or not rect.collidepoint(pointer.at):
            return TAKEN
        return self._set(self.value + (-self.step if pointer.at[0] < rect.centerx else self.step))

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        """Take digits, and the key that takes the last one back."""
        key = press.key.strip("[]")  # in which the digits of a keypad come
        if len(key) == 1 and key.isdecimal():
            longer = state.typed + key
            return self._type(longer if int(longer) <= self.high else key, state)
        if press.key == "backspace" and state.typed:
            return self._type(state.typed[:-1], state)
        state.typed = ""
        return None

    def write(self, text: str, state: WidgetState) -> Reply:
        """Digits have come as keys already."""
        return TAKEN

    def _type(self, typed: str, state: WidgetState) -> Reply:
        state.typed = typed if typed and int(typed) <= self.high else ""
        return self._set(int(state.typed)) if state.typed and int(state.typed) >= self.low else TAKEN

    def turn(self, turns: float) -> Reply:
        """Go up or down with the wheel."""
        return self._set(self.value + (self.step if turns > 0 else -self.step))

    def _shown(self) -> str:
        return self.caption or f"{self.value}{self.unit}"

    def _set(self, goal: int) -> Reply:
        value = min(self.high, max(self.low, goal))
        if value == self.value:
            return TAKEN
        return Reply(taken=True, switch=self.choose(value), changed=True)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        well(canvas)
        gold, faint = look.palette.gold, look.palette.panel_line
        less = gold if self.live and self.value > self.low else faint
        more = gold if self.live and self.value < self.high else faint
        _draw_sign(canvas, "minus", "plus", (less, more))
        typed = canvas.visual.state.typed if canvas.visual.focused else ""
        colour = look.palette.gold if typed else look.palette.cream
        draw_line(canvas, look.figures(typed or self._shown(), STRONG, colour), canvas.rect, Align.CENTRE)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        needed = (look.measure_figures(self._shown(), STRONG) + 2 * _end(look), look.leading(STRONG))
        yield _node(Role.STEPPER, self, at.rect, at.visual, self._shown(), needed)


def _node(
    role: Role,
    control: Picker | Stepper,
    rect: pygame.Rect,
    visual: VisualState,
    value: str,
    needed: tuple[int, int],
) -> Node:
    """Tell of such a control what it is for and what is chosen; needed is the room that value takes."""
    ends = at_end(control.value, control.low, control.high) if isinstance(control, Stepper) else ()
    return Node(
        role,
        control.name,
        rect_of(rect),
        value,
        states(visual, control.live, *ends),
        needed,
        key=control.key,
        description=control.means,
        place=(control.at + 1, len(control.values)) if isinstance(control, Picker) else None,
    )


def _end(look: ResolvedTheme) -> int:
    return max(look.px(ENDS), look.leading(LABEL) + look.px(14))


def _draw_sign(
    canvas: Canvas, left: str, right: str, colours: tuple[tuple[int, int, int], tuple[int, int, int]]
) -> None:
    look, rect = canvas.look, canvas.rect
    side = round(look.leading(LABEL) * 0.86)
    y = rect.centery - side // 2
    margin = (_end(look) - side) // 2
    canvas.put(look.paint.icon(left, side, colours[0]), (rect.x + margin, y))
    canvas.put(look.paint.icon(right, side, colours[1]), (rect.right - margin - side, y))
