"""How far two pictures are from each other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest import mock

import pygame

NEAR = 3
"""How far a channel may be off where picture is laid over picture."""


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """Give by how much the channels of two pictures differ at most."""
    here, there = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    return 0 if here == there else max(abs(a - b) for a, b in zip(here, there, strict=True))


@contextmanager
def at_the_time(clock: Callable[[], float]) -> Iterator[None]:
    """Let pictures be drawn by a clock of ours."""
    with (
        mock.patch("game.ui.draw.sprites.perf_counter", clock),
        mock.patch("game.ui.draw.card_pictures.perf_counter", clock),
    ):
        yield
