"""A rehearsal: a page drawn where nobody sees it, piece by piece in idle moments, so that it opens without a hitch.

What it leaves behind are the lines of type and the pictures in their caches.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

import pygame

from game.ui import seen
from game.ui.attention import Attention
from game.ui.house import House
from game.ui.page import Page


def rehearsed(house: House, page: Page) -> Iterator[None]:
    """Draw a page, one piece at each step."""
    glance = Attention("").glance
    scratch = pygame.Surface(house.look.size)
    for piece in page.pieces():
        yield
        seen.draw(scratch, house.look, [piece], glance)


def go_on(steps: Iterator[None], seconds: float, clock: Callable[[], float] = perf_counter) -> None:
    """Take one step, and more as long as the time lasts."""
    until = clock() + seconds
    for _ in steps:
        if clock() >= until:
            break
