"""Cloth: lit from its lamp, woven the same every time, with the inlaid line whole all the way round."""

from itertools import pairwise

import pygame
import pytest

from game.ui.draw.cloth import cloth, inlay
from game.ui.draw.paint import Lamp, lit, twill, veil, weave


def test_light_falls_off_around_the_lamp() -> None:
    wall = lit((400, 240), Lamp(0.25, 0.5, 0.7, 0.7), ((0, "#c0c0c0"), (1, "#202020")), 10)
    row = [wall.get_at((x, 120))[0] for x in range(100, 400, 30)]
    assert all(here >= there for here, there in pairwise(row))
    assert row[0] in range(170, 184)
    assert row[-1] in range(16, 34)


def test_a_tile_has_its_diagonals_and_is_always_the_same() -> None:
    tile = twill(8, bytes(10 + fibre % 2 for fibre in range(256)), every=4, broad=2, raised=20)
    raised = {(x, y) for x in range(8) for y in range(8) if tile.get_at((x, y))[0] >= 30}
    assert raised == {(x, y) for x in range(8) for y in range(8) if (x + y) % 4 < 2}
    again = twill(8, bytes(10 + fibre % 2 for fibre in range(256)), every=4, broad=2, raised=20)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(tile, "RGB")


def test_threads_cover_all_of_a_surface() -> None:
    ground = pygame.Surface((50, 30))
    weave(ground, twill(16, bytes([7] * 256), every=2, broad=1, raised=0))
    assert {tuple(ground.get_at((x, y))[:3]) for x in range(50) for y in range(30)} == {(7, 7, 7)}


@pytest.mark.parametrize("size", [(900, 420), (300, 500)])
def test_the_inlaid_line_is_whole(size: tuple[int, int]) -> None:
    box = pygame.Rect((20, 30), size)
    plain = cloth("green", box.right + 20, box.bottom + 20)
    laid = plain.copy()
    inlay(laid, box, 1.0)
    corner = round(min(size) * 0.22) + 4
    across = [
        (x, y) for x in range(box.left + corner, box.right - corner) for y in (box.top + 1, box.bottom - 2)
    ]
    along = [
        (x, y) for y in range(box.top + corner, box.bottom - corner) for x in (box.left + 1, box.right - 2)
    ]
    assert all(sum(laid.get_at(at)[:3]) > sum(plain.get_at(at)[:3]) for at in (*across, *along))
    assert all(
        laid.get_at(at) == plain.get_at(at)
        for at in (box.topleft, box.center, (box.right - 1, box.bottom - 1))
    )


def test_a_veil_leaves_its_share_of_the_light() -> None:
    scene = pygame.Surface((20, 10))
    scene.fill((200, 100, 50))
    veil(scene, 0.5)
    assert all(
        abs(now - then) <= 1 for now, then in zip(scene.get_at((3, 3))[:3], (100, 50, 25), strict=True)
    )
