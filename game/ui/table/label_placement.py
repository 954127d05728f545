"""Placement of labels on the felt: of several places for one, the place that hides least of what matters."""

from collections.abc import Iterator, Sequence
from math import hypot

import pygame

from game.core.record import record

GAP = 12
"""Pixels between a thing and what it belongs to, so that a bubble's tail has room."""


@record
class Obstacle:
    """A place that had better not be covered."""

    rect: pygame.Rect
    weight: float = 1.0  # how bad it is to cover it


def hidden(rect: pygame.Rect, kept: Sequence[Obstacle]) -> float:
    """Weigh what a thing would cover there."""
    covered = 0.0
    for each in rect.collideobjectsall(kept):
        part = each.rect.clip(rect)
        covered += part.width * part.height * each.weight
    return covered


def free(rect: pygame.Rect, kept: Sequence[Obstacle]) -> bool:
    """Tell whether a thing would cover nothing there."""
    return rect.collideobjects(kept) is None


def best(places: Sequence[pygame.Rect], kept: Sequence[Obstacle]) -> pygame.Rect:
    """Choose the place that hides least, the first of those that are equally good."""
    return min(places, key=lambda rect: hidden(rect, kept))


def about(wished: pygame.Rect, beside: pygame.Rect, bounds: pygame.Rect) -> list[pygame.Rect]:
    """List places of a size within bounds: as wished, then along all four sides of what the thing belongs to."""
    size, found = pygame.Rect((0, 0), wished.size), [wished]
    for share in (0.5, 0.0, 1.0):
        across = round(beside.left + (beside.width - size.width) * share)
        down = round(beside.top + (beside.height - size.height) * share)
        found += [
            size.move(across, beside.bottom + GAP),
            size.move(across, beside.top - size.height - GAP),
            size.move(beside.right + GAP, down),
            size.move(beside.left - size.width - GAP, down),
        ]
    return [each.clamp(bounds) for each in found]


def over(wished: pygame.Rect, bounds: pygame.Rect) -> Iterator[pygame.Rect]:
    """Go over places of a size all over the bounds, from what is wished outwards in ever larger squares."""
    yield wished
    left, right = -((wished.left - bounds.left) // GAP), (bounds.right - wished.right) // GAP
    up, down = -((wished.top - bounds.top) // GAP), (bounds.bottom - wished.bottom) // GAP
    for far in range(1, max(-left, right, -up, down) + 1):
        across = range(max(-far, left), min(far, right) + 1)
        along = range(max(1 - far, up), min(far - 1, down) + 1)
        edge = [(x, y) for y in (-far, far) if up <= y <= down for x in across]
        edge += [(x, y) for x in (-far, far) if left <= x <= right for y in along]
        for x, y in sorted(edge, key=lambda step: hypot(*step)):
            yield wished.move(x * GAP, y * GAP)


def between(row: pygame.Rect, others: Sequence[pygame.Rect]) -> pygame.Rect:
    """Give what of a row is free about its middle; nothing where something lies there."""
    near = [each for each in others if each.colliderect(row)]
    left = max((each.right for each in near if each.centerx < row.centerx), default=row.left)
    right = min((each.left for each in near if each.centerx >= row.centerx), default=row.right)
    return pygame.Rect(left, row.y, max(0, right - left), row.height)
