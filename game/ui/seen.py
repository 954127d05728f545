"""What is seen of a page: its pieces in their order, the ring of the focus, the tip; and all of it told as nodes."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

import pygame

from game.ui.attention import draw_ring
from game.ui.block import Control, Glance, Leaf, Piece
from game.ui.look import Look
from game.ui.node import Node
from game.ui.tip import draw_tip

SHADOW = 0.045
"""How far a shadow reaches beyond its piece, as a share of the window's height."""

Appearance: TypeAlias = tuple[Leaf, pygame.Rect, pygame.Rect | None, tuple[object, ...]]
"""All that decides how a piece looks as long as the look of the house stays: what equals another is drawn alike."""


def draw(
    canvas: pygame.Surface,
    look: Look,
    pieces: Iterable[Piece],
    glance: Callable[[Control | None], Glance],
    within: pygame.Rect | None = None,
) -> None:
    """Draw all pieces, each within its pane, or only what of them lies in a box."""
    for piece in pieces:
        if within is not None and not reach(piece, look).colliderect(within):
            continue
        if piece.view is None or piece.visible.height > 0:
            canvas.set_clip(piece.view if within is None else within.clip(piece.view or within))
            piece.leaf.draw(canvas, look, piece.rect, glance(piece.control))
    canvas.set_clip(None)


def reach(piece: Piece, look: Look) -> pygame.Rect:
    """Give the box of a piece with its shadow."""
    grow = 2 * round(look.height * SHADOW)
    return piece.visible.inflate(grow, grow)


def appearance(piece: Piece, glance: Glance, pictured: int) -> Appearance:
    """Sum up how a piece looks; `pictured` counts how often pictures of cards have become better."""
    memo, cards = glance.memo, pictured if hasattr(piece.leaf, "draw_card") else 0
    state = (glance.focused, glance.held, glance.hover, glance.press, memo.scroll, memo.reach, cards)
    return piece.leaf, piece.rect, piece.view, state


def restless(piece: Piece) -> bool:
    """Tell whether a piece looks different at every frame at the moment."""
    return getattr(piece.leaf, "restless", False)


def mark(canvas: pygame.Surface, look: Look, held: Piece | None, tipped: Piece | None) -> None:
    """Draw the ring around what has the focus, and the tip of what is pointed at."""
    if held is not None and held.visible.height > 0 and getattr(held.leaf, "ringed", True):
        draw_ring(canvas, look, held)
    if tipped is not None and tipped.control is not None:
        draw_tip(canvas, look, tipped.control.tip, tipped.visible)


def nodes(look: Look, pieces: Sequence[Piece], glance: Callable[[Control | None], Glance]) -> Sequence[Node]:
    """Tell what is on the page."""
    found: list[Node] = []
    for piece in pieces:
        told = piece.leaf.nodes(look, piece.rect, glance(piece.control))
        found.extend(_seen_through(node, piece.view) for node in told)
    return found


def _seen_through(node: Node, view: pygame.Rect | None) -> Node:
    if view is None or node.view is not None:
        return node
    return replace(node, view=(view.x, view.y, view.width, view.height))
