"""The plate of a player who thinks is drawn once, and only its dots at every frame."""

from functools import partial

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS
from game.ui.draw.paint import Painter
from game.ui.kit.block import Canvas, Placement
from game.ui.shell.node import Role
from game.ui.table.plates import NAMES, Plate
from tests.ui.kit.context import open_context
from tests.ui.table.pixels import NEAR, difference

PLATE = Plate(1, "Marguerite", ("Three tricks", ""), True, True, True, None, False, "the dealer", 1)
BOX = pygame.Rect(90, 70, 260, 64)


def drawn(size: tuple[int, int], plate: Plate, *, anew: bool) -> pygame.Surface:
    """Draw a plate on green cloth, in a frame after that in which it was drawn first or as if there were none."""
    look, canvas = open_context(size, DEFAULTS).look, pygame.Surface((440, 200))
    for _ in range(2):
        canvas.fill((20, 90, 60))
        if anew:
            plate._draw(Canvas(canvas, look, BOX))  # noqa: SLF001 - all but the dots
        else:
            plate.draw(Canvas(canvas, look, BOX))
    return canvas


@pytest.mark.parametrize("portrait", ["", "abbe"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_plate_that_is_kept_looks_like_one_drawn_anew(size: tuple[int, int], portrait: str) -> None:
    plate = replace(PLATE, portrait=portrait, thinking=lambda: 0.0)
    kept, anew = (drawn(size, plate, anew=anew) for anew in (False, True))
    dots = BOX.inflate(-40, 0)
    for canvas in (kept, anew):
        canvas.fill((0, 0, 0), (dots.left, BOX.centery, dots.width, BOX.height // 2))
    assert difference(kept, anew) <= NEAR


def test_while_a_player_thinks_only_the_dots_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    look, canvas, laid = open_context().look, pygame.Surface((440, 200)), list[object]()
    monkeypatch.setattr(Painter, "shadow", lambda *told: laid.append(told))
    pictures = []
    for seconds in (0.0, 0.3, 0.6):
        canvas.fill((20, 90, 60))
        replace(PLATE, thinking=partial(float, seconds)).draw(Canvas(canvas, look, BOX))
        pictures.append(pygame.image.tobytes(canvas, "RGB"))
    assert len(laid) == 1
    assert len(set(pictures)) == 3
    replace(PLATE, thinking=lambda: 0.0, winning=False).draw(Canvas(canvas, look, BOX))
    assert len(laid) == 2, "it looks different"


@pytest.mark.parametrize(
    ("short_name", "wide", "written"),
    [
        ("Governess", 3.0, ["The Governess", "18"]),
        ("Governess", 1.1, ["Governess", "18"]),
        ("", 1.1, ["The Governess"]),  # in two lines
    ],
)
def test_a_long_name_loses_its_article_before_the_plate_loses_its_second_line(
    short_name: str, wide: float, written: list[str]
) -> None:
    look = open_context((960, 600), DEFAULTS).look
    plate = replace(
        PLATE, name="The Governess", short_name=short_name, notes=("18", ""), dealer=False, winning=False
    )
    box = pygame.Rect(0, 0, round(wide * look.measure("The Governess", NAMES[-1])), 64)
    assert [node.name for node in plate.nodes(Placement(look, box)) if node.role == Role.TEXT] == written


def test_where_a_plate_has_no_room_for_a_portrait_the_side_is_told_by_its_shape_alone() -> None:
    look, narrow = open_context((960, 600), DEFAULTS).look, pygame.Rect(90, 70, 130, 64)
    pictures = []
    for portrait, emblem in (("abbe", 1), ("colonel", 1), ("abbe", 2)):
        canvas = pygame.Surface((440, 200))
        plate = replace(PLATE, portrait=portrait, emblem=emblem, notes=("",))
        plate.draw(Canvas(canvas, look, narrow))
        pictures.append(canvas)
    assert difference(pictures[0], pictures[1]) == 0
    assert difference(pictures[0], pictures[2]) > NEAR
