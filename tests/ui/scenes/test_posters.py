"""Posters: all of the width is shown whatever the shape, with round corners, read once; without one, a still life."""

from pathlib import Path

import pygame
import pytest

from game.catalogue import GAMES
from game.resources import root
from game.ui.kit.page import Page
from game.ui.scenes.labels import Cover
from game.ui.scenes.posters import WHOLE, Poster, poster
from tests.ui.kit.context import open_context

GAME = GAMES[0].id
HEADS = 0.55
"""The share of a poster's height above which the heads are, and the rim between them and the cards."""


def shown(shape: float) -> tuple[pygame.Surface, pygame.Rect]:
    """Draw a poster of a shape, and tell where."""
    context = open_context((1280, 720))
    page = Page(context, None, lambda _: poster(GAME, "A table", shape))
    (place,) = [each.rect for each in page.screen.widgets() if isinstance(each.leaf, Poster)]
    canvas = pygame.Surface(context.look.size)
    page.draw(canvas)
    return canvas, place


@pytest.mark.parametrize("shape", [0.27, 0.32, WHOLE])
def test_all_of_its_width_and_its_heads_are_shown(shape: float) -> None:
    canvas, place = shown(shape)
    whole = pygame.image.load(root() / "posters" / f"{GAME}.jpg")
    scaled = pygame.transform.smoothscale(whole, (place.width, round(place.width * WHOLE)))
    cut = scaled.get_height() - place.height
    offset = min(range(cut + 1), key=lambda top: unlike(canvas, place, scaled, top))
    assert unlike(canvas, place, scaled, offset) < 4
    assert offset <= 0.04 * scaled.get_height()  # no more than air above the tallest hat
    assert offset + place.height >= HEADS * scaled.get_height()


def unlike(canvas: pygame.Surface, place: pygame.Rect, whole: pygame.Surface, top: int) -> float:
    """Tell by how many levels what is shown differs on average from what lies so far below the top of the whole."""
    levels = [
        abs(one - other)
        for x in range(20, place.width - 20, 7)
        for y in range(20, place.height - 20, 5)
        for one, other in zip(
            canvas.get_at((place.x + x, place.y + y))[:3], whole.get_at((x, y + top))[:3], strict=True
        )
    ]
    return sum(levels) / len(levels)


def test_its_corners_are_round() -> None:
    canvas, place = shown(WHOLE)
    whole = pygame.image.load(root() / "posters" / f"{GAME}.jpg")
    corner, beside, wall = (
        canvas.get_at(place.topleft),
        canvas.get_at((place.x - 1, place.y - 1)),
        whole.get_at((0, 0)),
    )
    assert far(corner, beside) < 8
    assert far(corner, wall) > 30


def far(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


def test_it_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    context, read = open_context((1280, 720)), list[Path]()
    load = pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.append(path)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    for _ in range(2):
        Page(context, None, lambda _: poster(GAME, "A table", WHOLE)).draw(pygame.Surface(context.look.size))
    assert len(read) == 1


def test_a_game_without_one_is_shown_by_its_still_life() -> None:
    assert poster("title", "A fan of cards", 0.3) == Cover("title", "A fan of cards", shape=0.3)
