"""Where the player's attention is on a screen: what holds the focus, what is pointed at, what is pressed.

Everything is kept by the keys of the controls, so it outlives the controls themselves.
"""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.stage.arrange import Obstacle
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Tempo
from game.ui.kit import scroll
from game.ui.kit.block import AT_REST, Control, PlacedWidget, VisualState, WidgetState
from game.ui.kit.scroll import Scroll
from game.ui.shell.action import ARROWS, Action

# ------------------------------------------------------------------ where the focus goes

ASIDE = 2.0
"""How much a pixel to the side counts against a pixel ahead."""


def led(widgets: Sequence[PlacedWidget], focused: PlacedWidget, direction: Action) -> PlacedWidget | None:
    """Find where an arrow leads: from a pane that is read, right goes to the first link in sight, else to the next.

    Controls that lie in rows but are one series are walked in their order, from the end of a row to the next. One that
    is kept to has an end: past it, left and right would lead aslant to whatever is near, and not back again.
    """
    pane = focused.control
    kept = getattr(pane, "kept_to", False)
    if direction in (Action.LEFT, Action.RIGHT) and (kept or getattr(pane, "in_order", False)):
        series = [widget for widget in widgets if widget.region == focused.region and _live(widget)]
        place = [_key(widget) for widget in series].index(_key(focused)) + (
            1 if direction is Action.RIGHT else -1
        )
        if 0 <= place < len(series):
            return series[place]
        if kept:
            return None
    if direction is Action.RIGHT and isinstance(pane, Scroll):
        inside = [widget for widget in widgets if widget.scroller == pane.key and _live(widget)]
        shown = [widget for widget in inside if widget.visible.height >= widget.rect.height]
        below = [widget for widget in inside if widget.rect.bottom > focused.rect.bottom]
        for choice in (shown, below, inside):
            if choice:
                return choice[0]
    return nearest(widgets, focused, direction)


def nearest(widgets: Sequence[PlacedWidget], focused: PlacedWidget, direction: Action) -> PlacedWidget | None:
    """Find the control an arrow leads to: cost = distance along + twice the distance off the axis.

    What is scrolled comes first, even out of sight: a button below the pane may lie nearer than its next line.
    """
    here = focused.rect
    best: tuple[bool, float, PlacedWidget] | None = None
    for widget in widgets:
        if not _live(widget) or _key(widget) == _key(focused) or _passed_by(widget, focused):
            continue
        there = widget.rect if widget.scroller == focused.scroller else widget.visible
        if there.width <= 0 or there.height <= 0:
            continue
        along, off = _distance(here, there, direction)
        if along <= 0:
            continue
        outside = not _next_line(focused, widget, direction)
        cost = along + ASIDE * off
        if best is None or (outside, cost) < best[:2]:
            best = outside, cost, widget
    return best[2] if best else None


def _next_line(focused: PlacedWidget, widget: PlacedWidget, direction: Action) -> bool:
    """Tell whether two controls stand one below the other in the same pane."""
    one, other = focused.rect, widget.rect
    below = direction in (Action.UP, Action.DOWN) and _overlap(
        (one.left, one.right), (other.left, other.right)
    )
    return below and bool(focused.scroller) and widget.scroller == focused.scroller


def _distance(here: pygame.Rect, there: pygame.Rect, direction: Action) -> tuple[float, float]:
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if direction in (Action.UP, Action.DOWN):
        sign = -1 if direction is Action.UP else 1
        apart = there.top - here.bottom if sign > 0 else here.top - there.bottom
        overlap = _overlap((here.left, here.right), (there.left, there.right))
        return (sign * dy if apart > -_slack(here, there)[1] else 0), (
            0.1 * abs(there.left - here.left) if overlap else abs(dx)
        )
    sign = -1 if direction is Action.LEFT else 1
    apart = there.left - here.right if sign > 0 else here.left - there.right
    overlap = _overlap((here.top, here.bottom), (there.top, there.bottom))
    return (sign * dx if apart > -_slack(here, there)[0] else 0), (
        0.1 * abs(there.top - here.top) if overlap else abs(dy)
    )


def _slack(here: pygame.Rect, there: pygame.Rect) -> tuple[float, float]:
    """How far two controls may reach into each other and still count as one after the other."""
    return max(2, min(here.width, there.width) / 2), max(2, min(here.height, there.height) / 2)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def next_region(
    widgets: Sequence[PlacedWidget], focused: PlacedWidget | None, last: dict[str, str], step: int
) -> PlacedWidget | None:
    """Find where Tab leads: to the control last focused in the next region, or through the only region one by one."""
    stops = [widget for widget in widgets if _live(widget)]
    if not stops:
        return None
    if focused is None:
        return stops[0 if step > 0 else -1]
    regions = list(dict.fromkeys(widget.region for widget in stops))
    if len(regions) == 1:
        keys = [_key(widget) for widget in stops]
        return stops[(keys.index(_key(focused)) + step) % len(stops)] if _key(focused) in keys else stops[0]
    place = regions.index(focused.region) if focused.region in regions else 0
    region = regions[(place + step) % len(regions)]
    inside = [widget for widget in stops if widget.region == region]
    return next((widget for widget in inside if _key(widget) == last.get(region)), inside[0])


def row_of_series(
    widgets: Sequence[PlacedWidget], focused: PlacedWidget, action: Action
) -> PlacedWidget | None:
    """Find where a page key leads in a series that may lie in rows, such as a hand: to the next row, or to the end."""
    if not getattr(focused.control, "in_order", False):
        return None
    across = Action.UP if action is Action.PAGE_UP else Action.DOWN
    return nearest(_series(widgets, focused), focused, across) or end_of_series(widgets, focused, action)


def end_of_series(
    widgets: Sequence[PlacedWidget], focused: PlacedWidget, action: Action
) -> PlacedWidget | None:
    """Find the first or the last control of those that stand together; nothing where the focus is there already."""
    end = _series(widgets, focused)[0 if action in (Action.FIRST, Action.PAGE_UP) else -1]
    return end if _key(end) != _key(focused) else None


def in_sight(widgets: Sequence[PlacedWidget], pane: str, drift: int, action: Action) -> PlacedWidget | None:
    """Find what has the focus once a pane has been turned so far: the first or last control then in sight."""
    shown = [
        widget
        for widget in widgets
        if widget.scroller == pane
        and _live(widget)
        and widget.view is not None
        and widget.view.top <= widget.rect.top - drift
        and widget.rect.bottom - drift <= widget.view.bottom
    ]
    return shown[0 if action in (Action.FIRST, Action.PAGE_UP) else -1] if shown else None


def _series(widgets: Sequence[PlacedWidget], focused: PlacedWidget) -> list[PlacedWidget]:
    return [
        widget
        for widget in widgets
        if (widget.region, widget.scroller) == (focused.region, focused.scroller)
        and (_key(widget) == _key(focused) or (_live(widget) and not _passed_by(widget, focused)))
    ]


def reachable(widgets: Sequence[PlacedWidget]) -> Sequence[PlacedWidget]:
    """List what keys reach: where something is open over the others that holds the focus, what stands on that."""
    over = next((each for each in reversed(widgets) if getattr(each.leaf, "holds_focus", False)), None)
    return widgets if over is None else [each for each in widgets if each.region == over.region]


def _live(widget: PlacedWidget) -> bool:
    return widget.control is not None and widget.control.live


def _passed_by(widget: PlacedWidget, focused: PlacedWidget) -> bool:
    """Tell whether arrows pass a control by that only Tab leads to, unless the focus is among its like."""
    return getattr(widget.control, "by_tab", False) and not getattr(focused.control, "by_tab", False)


def _key(widget: PlacedWidget) -> str:
    return widget.control.key if widget.control is not None else ""


# ------------------------------------------------------------------ attention


class StageBelow(Protocol):
    """A table that a screen lies over, which draws some of its controls."""

    @property
    def under_pointer(self) -> str:
        """Key of the control that is drawn there under the pointer, "" for none."""
        ...

    @property
    def spare_keys(self) -> Sequence[str]:
        """Keys of which one gets the focus, at an arrow or Tab, once what had it is gone: the first there is."""
        ...

    def kept_from_tips(self) -> Sequence[Obstacle]:
        """List what tips had better not cover, and what never."""
        ...


class NoStage:
    """A screen that draws all of its controls itself."""

    under_pointer = ""
    spare_keys: Sequence[str] = ()

    def kept_from_tips(self) -> Sequence[Obstacle]:
        return ()


NO_STAGE = NoStage()


class Attention:
    """The focus, the pointer, and what each control remembers."""

    def __init__(self, first: str, stage: StageBelow = NO_STAGE) -> None:
        """Give the focus to a control, "" for the first there is."""
        self.focused = first
        self.offered = (
            ""  # where the first arrow or Tab leads while nothing holds the focus; "" where something must
        )
        self.keyed = False  # the player moves by keys, so the focus is shown
        self.hovered = ""
        self.pressed = ""
        self.states: dict[str, WidgetState] = {}
        self._stage = stage
        self._last_in: dict[str, str] = {}
        self._rested = 0.0
        self._used = ""  # what was pressed last, until the pointer leaves it

    def state(self, key: str) -> WidgetState:
        return self.states.setdefault(key, WidgetState())

    def ensure_focus(self, widgets: Sequence[PlacedWidget]) -> None:
        """Give the focus to something that can take it; what was being typed elsewhere is dropped."""
        live = [
            widget.control.key for widget in widgets if widget.control is not None and widget.control.live
        ]
        if self.offered not in live:
            self.offered = ""
        if self.focused not in live:
            self.offered = self.offered or next((key for key in self._stage.spare_keys if key in live), "")
            self.focused = live[0] if live and not self.offered else ""
        for key, state in self.states.items():
            if key != self.focused:
                state.typed = ""  # or half a number would still stand there when the focus comes back

    def focus(self, key: str, keyed: bool = False) -> None:
        """Give the focus to a control; `keyed` when a key asked for it, so that it is shown."""
        self.focused, self.offered = key, ""
        self.keyed = self.keyed or keyed

    def offer(self, key: str) -> None:
        """Take the focus from wherever it is; the first arrow or Tab gives it to this control."""
        self.focused, self.offered = "", key

    def note_activity(self) -> None:
        """Begin to count the rest anew: the player has done something."""
        self._rested = 0.0

    def move(self, widgets: Sequence[PlacedWidget], focused: PlacedWidget | None, action: Action) -> bool:
        """Move the focus by an arrow or Tab. The first such key only shows where it is."""
        self.note_activity()
        if self.accept_offer():
            return True
        if self.show():
            return focused is not None
        if action in ARROWS:
            goal = led(widgets, focused, action) if focused else None
        else:
            goal = next_region(widgets, focused, self._last_in, 1 if action is Action.NEXT else -1)
        if goal is None:
            return False
        self.lead(goal, focused)
        return True

    def show(self) -> bool:
        """Show where the focus is; tell whether it was not shown before."""
        shown, self.keyed = self.keyed, True
        return not shown

    def accept_offer(self) -> bool:
        """Give the focus, if nothing has it, to the control that waits for it; tell whether one did."""
        if self.focused or not self.offered:
            return False
        self.focus(self.offered, keyed=True)
        return True

    def lead(self, goal: PlacedWidget, focused: PlacedWidget | None) -> None:
        """Give the focus to another control by key; the region that is left will have it again where it was."""
        if focused is not None:
            self._last_in[focused.region] = self.focused
        assert goal.control is not None, "only controls take the focus"
        self.focus(goal.control.key, keyed=True)

    def hover(self, key: str) -> bool:
        """Point at a control, "" for none; tell whether that is new."""
        if key == self.hovered:
            return False
        self.hovered, self._used = key, ""
        self.note_activity()
        return True

    def show_tip(self, key: str, tempo: Tempo) -> None:
        """Show the tip of a control at once, as to a finger that has rested on it."""
        self.hovered, self.pressed, self._used = key, "", ""
        self._rested = tempo.tip_delay

    def press_on(self, key: str, live: bool) -> None:
        """Press a control with the pointer; a living one takes the focus."""
        self.pressed = key
        if live:
            self.focused, self.offered, self._used = key, "", key
            self.state(key).press = 1.0
        self.note_activity()

    def release(self) -> None:
        """Press nothing any more."""
        self.pressed = ""

    def visual(self, control: Control | None) -> VisualState:
        if control is None:
            return AT_REST
        state = self.state(control.key)
        return VisualState(control.key == self.focused and control.live, state.hover, state.press, state)

    def pass_time(self, dt: float, tempo: Tempo) -> tuple[bool, bool]:
        """Warm hovers, release presses, glide panes; tell whether anything looks different and whether a pane moved."""
        changed = glided = False
        awake = self.hovered, self.pressed
        for key, state in self.states.items():
            at_rest = not (state.hover or state.press) and state.scroll == state.target
            if at_rest and key not in awake:
                continue
            glided = scroll.glide(state, dt, tempo.scroll) or glided
            hover = _approach(state.hover, 1.0 if key == self.hovered else 0.0, dt, tempo.hover)
            press = _approach(state.press, 1.0 if key == self.pressed else 0.0, dt, tempo.press)
            changed = changed or hover != state.hover or press != state.press
            state.hover, state.press = hover, press
        return changed, glided

    def rest(self, dt: float, tempo: Tempo) -> bool:
        """Let a moment of rest go by; tell whether a tip has come due."""
        before = self._rested
        self._rested += dt
        return before < tempo.tip_delay <= self._rested

    def tipped(self, tempo: Tempo) -> str:
        """Give the key of the control whose tip is due: the focused one while keys are used, else the one pointed at.

        Whoever has pressed something knows what it does; its tip would lie on what has opened.
        """
        if self.pressed or self._rested < tempo.tip_delay:
            return ""
        if self._used and not self.keyed and self.hovered == self._used:
            return ""
        return self.focused if self.keyed else self.hovered


def draw_ring(canvas: pygame.Surface, look: ResolvedTheme, widget: PlacedWidget) -> None:
    grow, thick = max(3, look.px(6)), max(2.0, 3.2 * look.unit)
    size = (widget.rect.width + 2 * grow, widget.rect.height + 2 * grow)
    if widget.view is not None:
        canvas.set_clip(widget.view.inflate(2 * grow, 2 * grow))
    on_paper = getattr(widget.leaf, "paper", False)
    colour = look.palette.ink_link if on_paper else look.palette.focus
    ring = look.paint.ring(size, look.px(17), colour, thick)
    put(canvas, ring, (widget.rect.x - grow, widget.rect.y - grow))
    canvas.set_clip(None)


def _approach(value: float, goal: float, dt: float, span: float) -> float:
    if value == goal or span <= 0:
        return goal
    step = dt / span
    return min(goal, value + step) if goal > value else max(goal, value - step)
