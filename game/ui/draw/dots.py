"""The dotted line below a word that is explained."""

import pygame

from game.ui.draw.theme import Colour


def dotted(canvas: pygame.Surface, colour: Colour, left: int, right: int, y: int, side: int) -> None:
    """Draw dots of a side from left to right, each as far from the next as it is wide."""
    for x in range(left, right - side + 1, 2 * side):
        canvas.fill(colour, (x, y, side, side))
