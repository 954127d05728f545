"""Draws a screen's widgets in their order, the ring of the focus and the tip; and lists them all as nodes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import pygame

from game.core.record import replace
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.attention import draw_ring
from game.ui.kit.block import Control, Leaf, PlacedWidget, VisualState
from game.ui.kit.tip import draw_tip, tip_rect
from game.ui.shell.node import Node, rect_of

SHADOW = 0.045
"""How far a shadow reaches beyond its widget, as a share of the window's height."""

Appearance: TypeAlias = tuple[Leaf, pygame.Rect, pygame.Rect | None, tuple[object, ...]]
"""All that decides how a widget looks as long as the theme stays: what equals another is drawn alike."""


def draw(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    widgets: Iterable[PlacedWidget],
    visual: Callable[[Control | None], VisualState],
    within: pygame.Rect | None = None,
) -> None:
    """Draw all pieces, each within its pane, or only what of them lies in a box."""
    for widget in widgets:
        if within is not None and not reach(widget, look).colliderect(within):
            continue
        if widget.view is None or widget.visible.height > 0:
            canvas.set_clip(widget.view if within is None else within.clip(widget.view or within))
            widget.leaf.draw(canvas, look, widget.rect, visual(widget.control))
    canvas.set_clip(None)


def reach(widget: PlacedWidget, look: ResolvedTheme) -> pygame.Rect:
    """Give the box of a widget with its shadow."""
    return with_shadow(widget.visible, look)


def with_shadow(rect: pygame.Rect, look: ResolvedTheme) -> pygame.Rect:
    """Add the room of a shadow to a rectangle."""
    grow = 2 * round(look.height * SHADOW)
    return rect.inflate(grow, grow)


def appearance(widget: PlacedWidget, visual: VisualState, pictured: int) -> Appearance:
    """Sum up how a widget looks; `pictured` counts how often pictures of cards have become better."""
    state, cards = visual.state, pictured if hasattr(widget.leaf, "draw_card") else 0
    summary = (visual.held, visual.hover, visual.press, state.scroll, state.reach, cards)
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
    held: PlacedWidget | None,
    tipped: PlacedWidget | None,
    kept: Sequence[pygame.Rect],
) -> Iterator[pygame.Rect]:
    """Give the boxes in which `mark` draws."""
    if held is not None and not staged(held):
        yield reach(held, look)
    if tipped is not None and tipped.control is not None:
        plate, _ = tip_rect(look, tipped.control.tip, tipped.visible, kept)
        yield with_shadow(plate, look)


def mark(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    held: PlacedWidget | None,
    tipped: PlacedWidget | None,
    kept: Sequence[pygame.Rect],
) -> None:
    """Draw the ring around what has the focus, and the tip of what is pointed at, off what is kept free of it."""
    if held is not None and held.visible.height > 0 and not staged(held):
        draw_ring(canvas, look, held)
    if tipped is not None and tipped.control is not None:
        draw_tip(canvas, look, tipped.control.tip, tipped.visible, kept)


def nodes(
    look: ResolvedTheme, widgets: Sequence[PlacedWidget], visual: Callable[[Control | None], VisualState]
) -> Sequence[Node]:
    """Tell what is on the screen."""
    found: list[Node] = []
    for widget in widgets:
        told = widget.leaf.nodes(look, widget.rect, visual(widget.control))
        found.extend(_seen_through(node, widget.view) for node in told)
    return found


def _seen_through(node: Node, view: pygame.Rect | None) -> Node:
    if view is None or node.view is not None:
        return node
    return replace(node, view=rect_of(view))
