"""Rooms: each game has one, cards and type stand out from every table in it, and it fills a window of any shape."""

from collections.abc import Callable
from itertools import product
from math import atan2, degrees
from re import findall
from threading import Event
from time import sleep

import pygame
import pytest

from game.catalogue import GAMES
from game.stage.rim import rim_of
from game.ui.draw import table_tops
from game.ui.draw.cloth import CLOTHS
from game.ui.draw.grounds import Grounds
from game.ui.draw.light import RoomPlan, scaled
from game.ui.draw.rooms import ROOMS, ground, hung
from game.ui.draw.theme import GREEN, STARK, Colour
from tests.ui.contrast import contrast, luminance

PAPER = (253, 250, 243)
"""A card, at its darker end."""
SIZE = (1280, 720)
SHAPES = ((800, 600), (980, 1380), (1280, 960), (1720, 720), (2560, 720))
SPOT = 24
"""Pixels of a side of what is looked at together: a thread or a vein is no ground."""


def room(name: str, size: tuple[int, int] = SIZE, cloth: str = "", *, plain: bool = False) -> pygame.Surface:
    return ground(name, size, plan(size).rim, cloth, plain=plain)


def plan(size: tuple[int, int]) -> RoomPlan:
    unit = size[1] / 900 if size[0] > 0.8 * size[1] else size[0] / 1150
    return RoomPlan(size, scaled(rim_of(size[0] / unit, size[1] / unit), unit))


def brightest(picture: pygame.Surface) -> Colour:
    """Find the brightest spot where cards lie: within the border of the table, and not where things stand."""
    inner = plan(picture.get_size()).curve(0.1)
    width, height = picture.get_size()
    found = []
    for x, y in product(range(160, width - 160 - SPOT, 12), range(208, height - SPOT, 12)):
        if all(
            ((at - inner.x) / inner.across) ** 2 + ((y - inner.y) / inner.down) ** 2 < 1
            for at in (x, x + SPOT)
        ):
            red, green, blue, *_ = pygame.transform.average_color(picture.subsurface((x, y, SPOT, SPOT)))
            found.append((red, green, blue))
    assert len(found) > 1000
    return max(found, key=luminance)


def held_against(spot: Colour, *, plain: bool = False) -> list[str]:
    """Tell what can't be seen well enough on a spot of a table."""
    palette = {name: getattr(GREEN, name) for name in ("cream", "gold")} | (STARK if plain else {})
    wanted = (
        ("card", PAPER, 4.5),
        ("cream", palette["cream"], 7.0 if plain else 4.5),
        ("gold", palette["gold"], 4.0),
    )
    return [
        f"{name} on {spot}: {contrast(ink, spot):.2f}"
        for name, ink, least in wanted
        if contrast(ink, spot) < least
    ]


def test_every_game_has_a_room_of_its_own() -> None:
    named = [game.table.room for game in GAMES]
    assert set(named) <= set(ROOMS)
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("name", ROOMS)
def test_cards_and_type_stand_out_from_the_table_of_every_room(name: str) -> None:
    assert not held_against(brightest(room(name)))


@pytest.mark.parametrize(("cloth", "plain"), list(product(CLOTHS, (False, True))))
def test_cards_and_type_stand_out_from_every_cloth(cloth: str, plain: bool) -> None:
    assert not held_against(brightest(room("salon", cloth=cloth, plain=plain)), plain=plain)


def test_a_light_table_would_not_pass() -> None:
    light = room("coffee_house")
    light.fill((90, 90, 90), special_flags=pygame.BLEND_RGB_ADD)
    assert held_against(brightest(light))


@pytest.mark.parametrize(("name", "size"), list(product(ROOMS, SHAPES)))
def test_wall_and_table_go_on_in_a_window_of_any_shape(name: str, size: tuple[int, int]) -> None:
    """No part is left bare: all that is painted is a little uneven; and the edge lies where the rim tells."""
    there, picture = plan(size), room(name, size)
    assert picture.get_size() == size
    for x, y in product(range(0, size[0] - 16, 16), range(0, size[1] - 16, 16)):
        assert len(set(pygame.image.tobytes(picture.subsurface((x, y, 16, 16)), "RGB"))) > 2, (
            f"bare at {x}, {y}"
        )
    for x in range(8, size[0], size[0] // 9):
        edge = round(there.rim.edge(x))
        if 12 < edge < size[1] - 12 and abs(x - there.rim.x) < 0.97 * there.rim.across:
            column = [luminance(picture.get_at((x, y))[:3]) for y in (edge - 9, edge - 1, edge + 6)]
            assert column[2] != column[0], f"no edge at {x}"


def test_a_cloth_of_ones_own_covers_what_the_room_has() -> None:
    for name in ("tavern", "coffee_house", "tudor_hall"):
        own, chosen = room(name), room(name, cloth="green")
        assert own.get_at((640, 600)) != chosen.get_at((640, 600))
        assert own.get_at((640, 20)) == chosen.get_at((640, 20))
        red, green, blue, *_ = pygame.transform.average_color(chosen.subsurface((600, 560, 80, 80)))
        assert green > red
        assert green > blue


def test_where_contrast_is_high_every_room_is_plain_and_dark() -> None:
    pictures = [pygame.image.tobytes(room(name, plain=True), "RGB") for name in ("tavern", "salon")]
    assert pictures[0] == pictures[1]
    wall = room("salon", plain=True).subsurface((0, 0, 1280, 120))
    assert contrast(pygame.transform.average_color(wall)[:3], (0, 0, 0)) < 1.25


# ------------------------------------------------------------------ made beside the frames


def plain(colour: Colour) -> Callable[[tuple[int, int]], pygame.Surface]:
    def made(size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size)
        picture.fill(colour)
        return picture

    return made


def test_something_whole_stands_in_until_the_ground_is_made() -> None:
    grounds, go = Grounds(beside=True), Event()

    def slow(size: tuple[int, int]) -> pygame.Surface:
        if size == (90, 60):
            assert go.wait(20)
        return plain((10, 20, 30) if size == (90, 60) else (40, 40, 40))(size)

    first, itself = grounds.get("a", (90, 60), slow)
    assert not itself
    assert first.get_size() == (22, 15)
    assert first.get_at((21, 14))[:3] == (40, 40, 40)
    assert grounds.get("a", (90, 60), slow)[0] is first
    go.set()
    assert waited(grounds, "a", (90, 60), slow).get_at((5, 5))[:3] == (10, 20, 30)


def test_the_last_ground_is_drawn_out_when_the_window_changes_and_one_too_late_is_dropped() -> None:
    grounds, go = Grounds(beside=True), Event()
    waited(grounds, "a", (90, 60), plain((10, 20, 30)))

    def slow(size: tuple[int, int]) -> pygame.Surface:
        assert go.wait(20)
        return plain((60, 60, 60))(size)

    drawn, itself = grounds.get("a", (120, 60), slow)
    assert not itself
    assert drawn.get_size() == (45, 30)
    assert drawn.get_at((20, 20))[:3] == (10, 20, 30)
    assert grounds.get("a", (130, 60), slow) == (drawn, False)
    go.set()
    assert waited(grounds, "a", (130, 60), slow).get_size() == (130, 60)


def test_what_goes_wrong_over_a_ground_is_raised() -> None:
    grounds = Grounds(beside=True)

    def broken(size: tuple[int, int]) -> pygame.Surface:
        if size == (90, 60):
            raise ValueError(size)
        return plain((0, 0, 0))(size)

    with pytest.raises(ValueError, match="90"):
        waited(grounds, "a", (90, 60), broken)


def test_without_a_thread_the_ground_is_there_at_once() -> None:
    assert Grounds(beside=False).get("a", (90, 60), plain((1, 2, 3)))[1]


def waited(
    grounds: Grounds, look: str, size: tuple[int, int], make: Callable[[tuple[int, int]], pygame.Surface]
) -> pygame.Surface:
    for _ in range(2000):
        made, itself = grounds.get(look, size, make)
        if itself:
            return made
        sleep(0.005)
    pytest.fail("the ground was never made")


def test_a_rim_aside_is_whole_on_both_sides() -> None:
    """Beside a column, the table's middle is not the window's."""
    size = (1280, 720)
    rim = scaled(rim_of(1250, 900), 0.8)
    for name in ("tudor_hall", "coffee_house", "empire_cafe"):
        picture = ground(name, size, rim)
        assert rim.x == 500
        for x in (140, 300, 420):
            here, there = picture.get_at((499 - x, 300)), picture.get_at((500 + x, 300))
            edge = round(rim.edge(500.0 + x))
            band = [luminance(picture.get_at((500 + x, edge + y))[:3]) for y in (-9, 6)]
            assert band[0] != band[1]
            assert sum(abs(one - other) for one, other in zip(here[:3], there[:3], strict=True)) < 60
        assert picture.get_at((1270, 200)) != picture.get_at((640, 600))


@pytest.mark.parametrize(("name", "size"), list(product(ROOMS, (*SHAPES, SIZE))))
def test_lamps_hang_clear_of_title_and_tools(name: str, size: tuple[int, int]) -> None:
    there, room_there = plan(size), ROOMS[name]
    left, right = hung(there, room_there.wall, room_there.lamps)
    assert left < there.rim.x < right
    assert right + 40 * there.unit <= there.rim.left + there.rim.width - 217 * there.unit
    assert left - 40 * there.unit >= there.rim.left + 190 * there.unit


def test_the_motifs_of_a_border_are_turned_the_way_it_runs() -> None:
    drawn = table_tops._border(plan(SIZE), 0.05)  # noqa: SLF001 - on a picture nobody can measure it
    placed = [
        (float(x), float(y), float(turn))
        for x, y, turn in findall(r"translate\((\S+) (\S+)\) rotate\((\S+)\)", drawn)
    ]
    assert len(placed) > 10
    for before, here, after in zip(placed, placed[1:], placed[2:], strict=False):
        way = degrees(atan2(after[1] - before[1], after[0] - before[0]))
        assert abs((way - here[2] + 90) % 180 - 90) < 0.4
