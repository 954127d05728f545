"""Names on plates: in one type whatever signs stand beside them, and the second line where there is room."""

from collections.abc import Sequence

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS
from game.ui.kit.block import Canvas, Placement
from game.ui.shell.node import Role, flaws
from game.ui.table.plates import SITTING, TOLD, MyPlate, NamePlate
from tests.ui.kit.context import open_context
from tests.ui.table.pixels import NEAR, difference

PLATE = NamePlate(
    1, "The Governess", ("picker · 14 of 61", "picker", ""), False, False, False, "the picker", "Governess"
)
MINE = MyPlate(0, "Marguerite", ("Three tricks", ""), True, True, True, "the dealer", 1)
SIZES = [(960, 600), (1280, 720), (1920, 1080)]


def written(plate: NamePlate, room: pygame.Rect, size: tuple[int, int], text: float = 1.0) -> Sequence[str]:
    look = open_context(size, replace(DEFAULTS, text_scale=text)).look
    nodes = [*plate.nodes(Placement(look, room))]
    assert bool(flaws(nodes, size)) is any("…" in node.name for node in nodes)
    return [node.name for node in nodes if node.role == Role.TEXT]


def room_of(size: tuple[int, int], share: float, high: float = 46 / 720) -> pygame.Rect:
    """Give a room as wide as a share of what a long name takes, as high as a share of the window."""
    look = open_context(size, DEFAULTS).look
    return pygame.Rect(
        90, 70, round(share * 1.7 * look.measure(PLATE.name, SITTING[0])), round(high * size[1])
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_plate_is_as_wide_as_its_lines_and_the_middle_of_its_room_stays_its_own(
    size: tuple[int, int],
) -> None:
    look, room = open_context(size, DEFAULTS).look, room_of(size, 1.6)
    bare, signed = PLATE, replace(PLATE, dealer=True, winning=True)
    for plate in (bare, signed):
        rect = plate.fitted(look, room)
        assert room.contains(rect) or (room.width < rect.width < 1.3 * room.width)
        assert abs(rect.centerx - room.centerx) <= 1
        assert rect.width < 0.9 * room.width
    assert bare.fitted(look, room).width < signed.fitted(look, room).width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", [1.2, 0.9, 0.6, 0.4])
def test_a_name_stays_as_it_is_whoever_wins_and_deals(size: tuple[int, int], share: float) -> None:
    room, names = room_of(size, share), set[str]()
    for dealer in (False, True):
        for winning in (False, True):
            names.add(written(replace(PLATE, dealer=dealer, winning=winning), room, size)[0])
    assert len(names) == 1


def test_a_long_name_gets_smaller_before_it_loses_its_article_and_is_cut_last() -> None:
    size = (1280, 720)
    assert written(PLATE, room_of(size, 1.2), size) == ["The Governess", "picker · 14 of 61"]
    assert written(PLATE, room_of(size, 0.75), size)[0] == "The Governess"
    assert written(PLATE, room_of(size, 0.6), size)[0] == "Governess"
    assert written(PLATE, room_of(size, 0.35), size)[0].endswith("…")


def test_in_large_type_the_second_line_goes_first_and_the_name_grows_by_half() -> None:
    size, high = (1280, 720), 56 / 720
    assert written(PLATE, room_of(size, 2.0, high), size, 2.0) == ["The Governess"]
    usual, large = (open_context(size, replace(DEFAULTS, text_scale=scale)).look for scale in (1.0, 2.0))
    assert 1.4 < large.font_px(SITTING[0]) / usual.font_px(SITTING[0]) <= 1.56
    assert abs(usual.font_px(SITTING[0]) - 20) <= 1
    assert abs(usual.font_px(TOLD) - 13) <= 1


def drawn(plate: NamePlate | MyPlate) -> pygame.Surface:
    look, canvas = open_context((1280, 720), DEFAULTS).look, pygame.Surface((440, 200))
    canvas.fill((20, 90, 60))
    plate.draw(Canvas(canvas, look, pygame.Rect(90, 70, 260, 64)))
    return canvas


def test_every_sign_is_seen() -> None:
    bare = replace(MINE, dealer=False, turn=False, winning=False)
    for plate in (replace(PLATE, dealer=True), replace(PLATE, turn=True), replace(PLATE, winning=True)):
        assert difference(drawn(PLATE), drawn(plate)) > NEAR
    for mine in (replace(bare, dealer=True), replace(bare, turn=True), replace(bare, winning=True)):
        assert difference(drawn(bare), drawn(mine)) > NEAR


def test_every_seat_has_a_sign_of_its_own() -> None:
    shown = {pygame.image.tobytes(drawn(replace(PLATE, seat=seat)), "RGB") for seat in range(7)}
    assert len(shown) == 7
