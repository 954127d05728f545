"""Where the focus goes: to the nearest control in a direction, to an end of a series, or to the next region."""

from collections.abc import Sequence

import pygame

from game.ui.kit.block import PlacedWidget
from game.ui.kit.scroll import Scroll
from game.ui.shell.action import Action

ASIDE = 2.0
"""How much a pixel to the side counts against a pixel ahead."""


def led(widgets: Sequence[PlacedWidget], held: PlacedWidget, direction: Action) -> PlacedWidget | None:
    """Find where an arrow leads: from a pane that is read, right goes to the first link in sight, else to the next.

    Controls that lie in rows but are one series are walked in their order, from the end of a row to the next. One that
    is kept to has an end: past it, left and right would lead aslant to whatever is near, and not back again.
    """
    pane = held.control
    kept = getattr(pane, "kept_to", False)
    if direction in (Action.LEFT, Action.RIGHT) and (kept or getattr(pane, "in_order", False)):
        series = [widget for widget in widgets if widget.region == held.region and _live(widget)]
        place = [_key(widget) for widget in series].index(_key(held)) + (
            1 if direction is Action.RIGHT else -1
        )
        if 0 <= place < len(series):
            return series[place]
        if kept:
            return None
    if direction is Action.RIGHT and isinstance(pane, Scroll):
        inside = [widget for widget in widgets if widget.scroller == pane.key and _live(widget)]
        shown = [widget for widget in inside if widget.visible.height >= widget.rect.height]
        below = [widget for widget in inside if widget.rect.bottom > held.rect.bottom]
        for choice in (shown, below, inside):
            if choice:
                return choice[0]
    return nearest(widgets, held, direction)


def nearest(widgets: Sequence[PlacedWidget], held: PlacedWidget, direction: Action) -> PlacedWidget | None:
    """Find the control an arrow leads to: cost = distance along + twice the distance off the axis.

    What is scrolled comes first, even out of sight: a button below the pane may lie nearer than its next line.
    """
    here = held.rect
    best: tuple[bool, float, PlacedWidget] | None = None
    for widget in widgets:
        if not _live(widget) or _key(widget) == _key(held) or _passed_by(widget, held):
            continue
        there = widget.rect if widget.scroller == held.scroller else widget.visible
        if there.width <= 0 or there.height <= 0:
            continue
        along, off = _distance(here, there, direction)
        if along <= 0:
            continue
        outside = not _next_line(held, widget, direction)
        cost = along + ASIDE * off
        if best is None or (outside, cost) < best[:2]:
            best = outside, cost, widget
    return best[2] if best else None


def _next_line(held: PlacedWidget, widget: PlacedWidget, direction: Action) -> bool:
    """Tell whether two controls stand one below the other in the same pane."""
    one, other = held.rect, widget.rect
    below = direction in (Action.UP, Action.DOWN) and _overlap(
        (one.left, one.right), (other.left, other.right)
    )
    return below and bool(held.scroller) and widget.scroller == held.scroller


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
    widgets: Sequence[PlacedWidget], held: PlacedWidget | None, last: dict[str, str], step: int
) -> PlacedWidget | None:
    """Find where Tab leads: to the control last held in the next region, or through the only region one by one."""
    stops = [widget for widget in widgets if _live(widget)]
    if not stops:
        return None
    if held is None:
        return stops[0 if step > 0 else -1]
    regions = list(dict.fromkeys(widget.region for widget in stops))
    if len(regions) == 1:
        keys = [_key(widget) for widget in stops]
        return stops[(keys.index(_key(held)) + step) % len(stops)] if _key(held) in keys else stops[0]
    place = regions.index(held.region) if held.region in regions else 0
    region = regions[(place + step) % len(regions)]
    inside = [widget for widget in stops if widget.region == region]
    return next((widget for widget in inside if _key(widget) == last.get(region)), inside[0])


def row_of_series(widgets: Sequence[PlacedWidget], held: PlacedWidget, action: Action) -> PlacedWidget | None:
    """Find where a page key leads in a series that may lie in rows, such as a hand: to the next row, or to the end."""
    if not getattr(held.control, "in_order", False):
        return None
    across = Action.UP if action is Action.PAGE_UP else Action.DOWN
    return nearest(_series(widgets, held), held, across) or end_of_series(widgets, held, action)


def end_of_series(widgets: Sequence[PlacedWidget], held: PlacedWidget, action: Action) -> PlacedWidget | None:
    """Find the first or the last control of those that stand together; nothing where the focus is there already."""
    end = _series(widgets, held)[0 if action in (Action.FIRST, Action.PAGE_UP) else -1]
    return end if _key(end) != _key(held) else None


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


def _series(widgets: Sequence[PlacedWidget], held: PlacedWidget) -> list[PlacedWidget]:
    return [
        widget
        for widget in widgets
        if (widget.region, widget.scroller) == (held.region, held.scroller)
        and (_key(widget) == _key(held) or (_live(widget) and not _passed_by(widget, held)))
    ]


def _live(widget: PlacedWidget) -> bool:
    return widget.control is not None and widget.control.live


def _passed_by(widget: PlacedWidget, held: PlacedWidget) -> bool:
    """Tell whether arrows pass a control by that only Tab leads to, unless the focus is among its like."""
    return getattr(widget.control, "by_tab", False) and not getattr(held.control, "by_tab", False)


def _key(widget: PlacedWidget) -> str:
    return widget.control.key if widget.control is not None else ""
