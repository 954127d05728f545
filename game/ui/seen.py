"""What is seen of a page: its pieces in their order, the ring of the focus, the tip; and all of it told as nodes."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.ui.attention import draw_ring
from game.ui.block import Control, Glance, Piece
from game.ui.look import Look
from game.ui.node import Node
from game.ui.tip import draw_tip


def draw(
    canvas: pygame.Surface,
    look: Look,
    pieces: Sequence[Piece],
    glance: Callable[[Control | None], Glance],
) -> None:
    """Draw all pieces, each within its pane."""
    for piece in pieces:
        if piece.view is None or piece.visible.height > 0:
            canvas.set_clip(piece.view)
            piece.leaf.draw(canvas, look, piece.rect, glance(piece.control))
    canvas.set_clip(None)


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
