"""How far two pictures are from each other."""

import pygame

NEAR = 3
"""How far a channel may be off where picture is laid over picture."""


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """Give by how much the channels of two pictures differ at most."""
    here, there = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    return 0 if here == there else max(abs(a - b) for a, b in zip(here, there, strict=True))
