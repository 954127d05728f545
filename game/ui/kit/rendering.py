"""Draws a screen's widgets in their order, the ring of the focus and the tip; and lists them all as nodes."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import pygame

from game.core.record import replace
from game.stage.arrange import Item, Obstacle, Spot, Wish, arrange
from game.stage.pose import Zone
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.attention import Attention, draw_ring
from game.ui.kit.block import Canvas, Leaf, PlacedWidget, Placement, VisualState
from game.ui.shell.node import Node, pixels, rect_of, zone_of

MOST = 460
"""Design units of the widest line, before the text scale."""
_WIDTHS = (1.0, 0.7, 0.5, 0.4, 0.3)
"""Parts of it that are tried."""
OWN = 6.0
"""How bad it is for a tip to cover what it tells of, beside other things that had better not be covered."""


def tip_rect(
    look: ResolvedTheme, text: str, beside: pygame.Rect, kept: Sequence[Obstacle] = ()
) -> tuple[pygame.Rect, tuple[str, ...]] | None:
    """Find a place for the plate: below the control, else above, else near it, at last anywhere, or nowhere.

    It is as wide as may be, and narrower where it would cover something that is kept free of it otherwise.
    """
    most = min(round(look.px(MOST) * look.text_scale), look.width - 4 * look.px(14))
    window, gap = pygame.Rect((0, 0), look.size), look.px(12)
    ways, sizes = list[tuple[str, ...]](), list[tuple[int, int]]()
    for part in _WIDTHS:
        lines = look.wrap(text, SMALL, round(most * part))
        wide = max(look.measure(line, SMALL) for line in lines) + 2 * look.px(14)
        ways.append(lines)
        sizes.append((wide, look.leading(SMALL) * len(lines) + 2 * look.px(10)))
    place = _place(tuple(sizes), zone_of(beside), zone_of(window), gap, tuple(kept))
    return (pixels(place.zone), ways[place.wish % len(ways)]) if place else None


@lru_cache(maxsize=16)
def _place(
    sizes: Sequence[tuple[int, int]], beside: Zone, window: Zone, gap: int, kept: Sequence[Obstacle]
) -> Spot | None:
    """Find the place of a plate of one of some sizes, which is asked for in every frame."""
    control, bounds, wishes = pixels(beside), pixels(window), list[Wish]()
    for size in sizes:
        plate = pygame.Rect(0, 0, *size)
        plate.midtop = (control.centerx, control.bottom + gap)
        if plate.bottom > bounds.bottom:
            plate.bottom = control.top - gap
        reach = control.inflate(2 * (plate.width + gap), 2 * (plate.height + gap)).clip(bounds)
        wishes.append(Wish(zone_of(plate.clamp(bounds)), zone_of(reach)))
    wishes += [Wish(each.zone, window) for each in wishes]
    near = [Obstacle(zone_of(pixels(each.zone).inflate(gap, gap)), each.weight) for each in kept]
    near += [Obstacle(zone_of(control.inflate(2 * gap, 2 * gap)), OWN)] if kept else []
    return arrange([Item(wishes)], near)[0]


def draw_tip(canvas: pygame.Surface, look: ResolvedTheme, plate: pygame.Rect, lines: Sequence[str]) -> None:
    """Draw the plate. It appears without motion."""
    palette = look.palette
    look.paint.shadow(canvas, plate, look.px(10), look.px(14), 120, look.px(5))
    put(
        canvas,
        look.paint.plate(
            plate.size, look.px(10), palette.paper_top, palette.paper_bottom, palette.paper_line
        ),
        plate.topleft,
    )
    y = plate.y + look.px(10)
    for line in lines:
        put(canvas, look.line(line, SMALL, palette.ink), (plate.x + look.px(14), y))
        y += look.leading(SMALL)


SHADOW = 0.045
"""How far a shadow reaches beyond its widget, as a share of the window's height."""

Appearance: TypeAlias = tuple[Leaf, pygame.Rect, pygame.Rect | None, tuple[object, ...]]
"""All that decides how a widget looks as long as the theme stays: what equals another is drawn alike."""


def draw(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    widgets: Iterable[PlacedWidget],
    attention: Attention,
    within: pygame.Rect | None = None,
) -> None:
    """Draw all pieces, each within its pane, or only what of them lies in a box.

    Of what reaches into a pane by less than half a line nothing could be read: a few dots would be seen.
    """
    least = max(1, look.leading(SMALL) // 2)
    for widget in widgets:
        if within is not None and not reach(widget, look).colliderect(within):
            continue
        if widget.view is None or widget.visible.height >= min(least, max(1, widget.rect.height)):
            canvas.set_clip(widget.view if within is None else within.clip(widget.view or within))
            widget.leaf.draw(Canvas(canvas, look, widget.rect, attention.visual(widget.control)))
    canvas.set_clip(None)


def reach(widget: PlacedWidget, look: ResolvedTheme) -> pygame.Rect:
    return with_shadow(widget.visible, look)


def with_shadow(rect: pygame.Rect, look: ResolvedTheme) -> pygame.Rect:
    """Add the room of a shadow to a rectangle."""
    grow = 2 * round(look.height * SHADOW)
    return rect.inflate(grow, grow)


def appearance(widget: PlacedWidget, visual: VisualState, pictured: int) -> Appearance:
    """Sum up how a widget looks; `pictured` counts how often pictures of cards have become better."""
    state, cards = visual.state, pictured if hasattr(widget.leaf, "draw_card") else 0
    summary = (visual.focused, visual.hover, visual.press, state.scroll, state.reach, cards)
    return widget.leaf, widget.rect, widget.view, summary


def animated(widget: PlacedWidget) -> bool:
    """Tell whether a widget looks different at every frame at the moment."""
    return getattr(widget.leaf, "animated", False)


def staged(widget: PlacedWidget) -> bool:
    """Tell whether somebody else draws what a widget stands for, with the outline of what has the focus."""
    return getattr(widget.leaf, "staged", False)


def still(widgets: Iterable[PlacedWidget]) -> list[PlacedWidget]:
    """List what is drawn, and looks as it does until something happens."""
    return [widget for widget in widgets if not (staged(widget) or animated(widget))]


def marked(
    look: ResolvedTheme,
    focused: PlacedWidget | None,
    tipped: PlacedWidget | None,
    kept: Sequence[Obstacle],
) -> Iterator[pygame.Rect]:
    """Give the boxes in which `mark` draws."""
    if focused is not None and not staged(focused):
        yield reach(focused, look)
    if tip := _tip(look, tipped, kept):
        yield with_shadow(tip[0], look)


def mark(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    focused: PlacedWidget | None,
    tipped: PlacedWidget | None,
    kept: Sequence[Obstacle],
) -> None:
    """Draw the ring around what has the focus, and the tip of what is pointed at, off what is kept free of it."""
    if focused is not None and focused.visible.height > 0 and not staged(focused):
        draw_ring(canvas, look, focused)
    if tip := _tip(look, tipped, kept):
        draw_tip(canvas, look, *tip)


def _tip(
    look: ResolvedTheme, tipped: PlacedWidget | None, kept: Sequence[Obstacle]
) -> tuple[pygame.Rect, tuple[str, ...]] | None:
    control = tipped.control if tipped else None
    return tip_rect(look, control.tip, tipped.visible, kept) if tipped and control else None


def nodes(look: ResolvedTheme, widgets: Sequence[PlacedWidget], attention: Attention) -> Sequence[Node]:
    found: list[Node] = []
    for widget in widgets:
        told = widget.leaf.nodes(Placement(look, widget.rect, attention.visual(widget.control)))
        found.extend(_seen_through(node, widget.view) for node in told)
    return found


def _seen_through(node: Node, view: pygame.Rect | None) -> Node:
    if view is None or node.view is not None:
        return node
    return replace(node, view=rect_of(view))
