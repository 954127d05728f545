"""The slider, for amounts, and the toggle, for yes and no."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.draw.paint import box, disc, downward, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, hexa, mix
from game.ui.kit.block import PASS, TAKEN, Canvas, Filling, LayoutPass, Placement, Reply, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Switch
from game.ui.widgets.button import at_end, states
from game.ui.widgets.chrome import line_height, warmth
from game.ui.widgets.text import Align, draw_line


@record
class Slider(Filling):
    """An amount between two ends, in steps. `shown` is the amount in words; `widest` the longest it may become."""

    key: str
    name: str
    value: float
    low: float
    high: float
    step: float
    shown: str
    widest: str
    choose: Callable[[float], Switch]
    live: bool = True
    tip: str = ""
    means: str = ""  # what it is about; heard with it

    def width(self, look: ResolvedTheme) -> int:
        return look.px(150) + self._room(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def _room(self, look: ResolvedTheme) -> int:
        return max(
            look.measure_figures(self.widest, LABEL), look.measure_figures(self.shown, LABEL)
        ) + look.px(22)

    def _track(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        knob = self._knob(look)
        return pygame.Rect(
            rect.x + knob, rect.y, max(1, rect.width - self._room(look) - 2 * knob), rect.height
        )

    def _knob(self, look: ResolvedTheme) -> int:
        return max(9, look.px(14))

    def _share(self) -> float:
        return (self.value - self.low) / (self.high - self.low)

    def act(self, action: Action, state: WidgetState) -> Reply:
        goal = {
            Action.LEFT: self.value - self.step,
            Action.RIGHT: self.value + self.step,
            Action.FIRST: self.low,
            Action.LAST: self.high,
        }.get(action)
        return PASS if goal is None else self._set(goal)

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        track = self._track(look, rect)
        if pointer.phase is PointerPhase.DOWN:
            beside = pointer.at[0] > track.right + self._knob(look)
            state.grip = None if beside else 0.0
        if state.grip is None:
            return TAKEN
        if pointer.phase is PointerPhase.UP:
            state.grip = None
        share = min(1.0, max(0.0, (pointer.at[0] - track.x) / track.width))
        return self._set(self.low + share * (self.high - self.low))

    def _set(self, goal: float) -> Reply:
        steps = round((goal - self.low) / self.step)
        value = min(self.high, max(self.low, round(self.low + steps * self.step, 6)))
        if value == self.value:
            return TAKEN
        return Reply(taken=True, switch=self.choose(value), changed=True)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p = look.palette
        track, knob = self._track(look, rect), self._knob(look)
        thick = max(5, look.px(9))
        groove = look.paint.plate((track.width + knob, thick), thick // 2, p.well, p.well, p.panel_line, 1)
        canvas.put(groove, (track.x - knob // 2, rect.centery - thick // 2))
        filled = round(track.width * self._share())
        bright = p.gold if self.live else p.muted
        if filled > thick:
            bar = look.paint.plate((filled + knob // 2, thick), thick // 2, bright, bright, None)
            canvas.put(bar, (track.x - knob // 2, rect.centery - thick // 2))
        size = 2 * knob + look.px(8)
        grown = 1 + 0.08 * round(2 * max(canvas.visual.hover, canvas.visual.press)) / 2
        radius = knob * grown
        centre = size / 2
        body = (
            downward("k", *((p.paper_top, p.gold_top) if self.live else (p.muted, p.panel_line)), size)
            + disc(centre, centre + 1.5, radius, "#000000", 'fill-opacity="0.35"')
            + disc(
                centre,
                centre,
                radius,
                "url(#k)",
                f'stroke="{hexa(mix(p.gold_bottom, p.ink, 0.35))}" stroke-width="1"',
            )
        )
        image = look.paint.vector(svg(body, size, size), (size, size))
        canvas.put(image, (track.x + filled - size / 2, rect.centery - size / 2))
        room = pygame.Rect(rect.right - self._room(look), rect.y, self._room(look), rect.height)
        draw_line(
            canvas, look.figures(self.shown, LABEL, p.cream if self.live else p.muted), room, Align.RIGHT
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        needed = (self._room(look) + 4 * self._knob(look), look.leading(LABEL))
        shown = states(at.visual, self.live, *at_end(self.value, self.low, self.high))
        yield Node(
            Role.SLIDER,
            self.name,
            rect_of(at.rect),
            self.shown,
            shown,
            needed,
            key=self.key,
            description=self.means,
        )


@record
class Toggle:
    """Yes or no. The words beside the switch say which, so that its colour need not."""

    key: str
    name: str
    on: bool
    words: tuple[str, str]  # what to call no and yes
    choose: Callable[[bool], Switch]
    live: bool = True
    tip: str = ""
    means: str = ""  # what it is about; heard with it

    def width(self, look: ResolvedTheme) -> int:
        return self._size(look)[0] + look.px(14) + max(look.measure(word, LABEL) for word in self.words)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, pygame.Rect(rect.x, rect.y, min(rect.width, self.width(look)), rect.height))

    def _size(self, look: ResolvedTheme) -> tuple[int, int]:
        tall = max(22, look.px(36))
        return round(tall * 1.8), tall

    def act(self, action: Action, state: WidgetState) -> Reply:
        wanted = {Action.CONFIRM: not self.on, Action.LEFT: False, Action.RIGHT: True}.get(action)
        if wanted is None:
            return PASS
        return TAKEN if wanted == self.on else Reply(taken=True, switch=self.choose(wanted), changed=True)

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        if pointer.phase is PointerPhase.UP and rect.collidepoint(pointer.at):
            return Reply(taken=True, switch=self.choose(not self.on), changed=True)
        return TAKEN

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        p = look.palette
        wide, tall = self._size(look)
        warm = 0.3 * warmth(canvas.visual)
        lit = self.on and self.live
        fill = p.gold if lit else p.panel_line if self.on else p.well
        line = p.gold_line if lit else mix(p.panel_line, p.gold, warm if self.live else 0.0)
        knob = tall * 0.37
        x = wide - tall / 2 if self.on else tall / 2
        body = box((0.8, 0.8, wide - 1.6, tall - 1.6), tall / 2, hexa(fill), hexa(line), 1.5) + disc(
            x, tall / 2, knob, hexa(p.paper_top if lit else p.muted)
        )
        canvas.put(look.paint.vector(svg(body, wide, tall), (wide, tall)), (rect.x, rect.centery - tall // 2))
        word = look.line(self.words[self.on], LABEL, p.cream if lit else p.muted)
        draw_line(canvas, word, rect.move(wide + look.px(14), 0), Align.LEFT)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        needed = (
            self._size(look)[0] + look.px(14) + look.measure(self.words[self.on], LABEL),
            look.leading(LABEL),
        )
        shown = states(at.visual, self.live, "on" if self.on else "off")
        yield Node(
            Role.TOGGLE,
            self.name,
            rect_of(at.rect),
            self.words[self.on],
            shown,
            needed,
            key=self.key,
            description=self.means,
        )
