"""Draws a screen unseen, widget by widget in idle moments, so that it opens without a hitch.

What it leaves behind are the lines of type and the pictures in their caches.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

import pygame

from game.ui.kit import rendering
from game.ui.kit.attention import Attention
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext


def prewarmed(context: UiContext, screen: Screen) -> Iterator[None]:
    """Draw a screen, one widget at each step."""
    visual = Attention("").visual
    scratch = pygame.Surface(context.look.size)
    for widget in screen.widgets():
        yield
        rendering.draw(scratch, context.look, [widget], visual)


def go_on(steps: Iterator[None], seconds: float, clock: Callable[[], float] = perf_counter) -> None:
    """Take one step, and more as long as the time lasts."""
    until = clock() + seconds
    for _ in steps:
        if clock() >= until:
            break
