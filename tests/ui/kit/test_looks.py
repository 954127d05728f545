"""Cloths, woods, backs and portraits: chosen by thumbnails, and every text and sign stands out from each of them."""

import itertools

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, Deck, FeltColour, Wood, read
from game.ui.draw.cloth import cloth
from game.ui.draw.page_grounds import behind_page
from game.ui.draw.paint import panelling
from game.ui.draw.rooms import ROOMS, USUAL, own_cloth
from game.ui.draw.theme import Colour, theme_of
from game.ui.scenes.settings import settings
from game.ui.scenes.swatches import table_sample
from game.ui.shell.action import Action
from game.ui.shell.node import flaws
from tests.ui.contrast import contrast
from tests.ui.kit.context import click_on, find, focused, open_context, platform, press, scaled

SIZE = (480, 300)
CHOSEN = [felt for felt in FeltColour if felt is not FeltColour.ROOM]
TEXTS, SIGNS = ("cream", "muted", "gold"), ("focus", "gold")


def brightest(surface: pygame.Surface) -> Colour:
    """Find the lightest spot, where light type is hardest to read."""
    points = itertools.product(range(0, surface.get_width(), 3), range(0, surface.get_height(), 3))
    found = (surface.get_at(at) for at in points)
    return max(((each.r, each.g, each.b) for each in found), key=lambda each: contrast(each, (0, 0, 0)))


def behind(room: str, felt: FeltColour, wood: Wood, stark: bool) -> list[str]:
    """Tell what is hard to read on what lies behind a page, at its lightest spot of some size."""
    palette = theme_of(felt, wood, Deck.CLASSIC, stark, still=False, room=room).palette
    ground = behind_page(
        room, own_cloth(felt), (palette.wood_lit, palette.wood_dim), plain=stark, size=(1280, 720)
    )
    lightest = brightest(pygame.transform.smoothscale(ground, (160, 90)))
    found = {text: contrast(getattr(palette, text), lightest) for text in TEXTS}
    return [f"{text}: {each:.2f}" for text, each in found.items() if each < (7.0 if stark else 4.5)]


@pytest.mark.parametrize(("wood", "stark"), list(itertools.product(Wood, (False, True))))
def test_every_text_can_be_read_on_every_wood(wood: Wood, stark: bool) -> None:
    assert behind("", FeltColour.ROOM, wood, stark) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_text_can_be_read_behind_the_pages_of_every_game(room: str) -> None:
    assert behind(room, FeltColour.ROOM, Wood.WALNUT, stark=False) == []


@pytest.mark.parametrize("felt", CHOSEN)
def test_every_text_can_be_read_behind_pages_with_every_cloth(felt: FeltColour) -> None:
    assert behind("salon", felt, Wood.WALNUT, stark=False) == []


@pytest.mark.parametrize(("felt", "stark"), list(itertools.product(CHOSEN, (False, True))))
def test_texts_and_signs_stand_out_from_every_cloth(felt: FeltColour, stark: bool) -> None:
    palette = theme_of(felt, Wood.WALNUT, Deck.CLASSIC, stark, still=False, room=USUAL).palette
    ground = brightest(cloth(str(felt), *SIZE, dark=stark))
    for text in ("cream", "muted"):
        found = contrast(getattr(palette, text), ground)
        assert found >= (7.0 if stark else 4.5 if text == "cream" else 3), f"{text} on {felt}: {found:.2f}"
    for sign in SIGNS:
        found = contrast(getattr(palette, sign), ground)
        assert found >= 3, f"{sign} on {felt}: {found:.2f}"


def test_cloths_and_woods_are_told_apart() -> None:
    cloths = {cloth(str(felt), *SIZE).get_at((240, 135))[:3] for felt in CHOSEN}
    woods = {
        panelling(SIZE, *(palette.wood_lit, palette.wood_dim)).get_at((240, 110))[:3]
        for wood in Wood
        for palette in [
            theme_of(FeltColour.GREEN, wood, Deck.CLASSIC, high_contrast=False, still=False).palette
        ]
    }
    assert len(cloths) == len(CHOSEN) >= 3
    assert len(woods) == len(Wood) >= 2


@pytest.mark.parametrize(
    ("field", "value"),
    [("felt", "charcoal"), ("wood", "mahogany"), ("back", "slate"), ("portrait", "player_3")],
)
def test_a_look_is_chosen_by_its_picture(field: str, value: str) -> None:
    context = open_context((1280, 1400))
    scene = settings(context)
    click_on(scene, f"{field}/{value}")
    assert str(getattr(context.settings, field)) == value
    assert str(getattr(platform(context).kept[-1], field)) == value
    assert "selected" in find(scene, f"{field}/{value}").state
    ticked = [
        node.key for node in scene.nodes() if node.key.startswith(f"{field}/") and "selected" in node.state
    ]
    assert ticked == [f"{field}/{value}"]


def test_looks_are_chosen_by_keyboard() -> None:
    context = open_context()
    scene = settings(context)
    scene.screen.focus("felt/green")
    press(scene, Action.NEXT)
    scene.screen.focus("felt/green")
    press(scene, Action.RIGHT, Action.RIGHT)
    assert focused(scene) == "felt/oxblood"
    press(scene, Action.CONFIRM)
    assert context.settings.felt is FeltColour.OXBLOOD
    press(scene, Action.DOWN)
    assert focused(scene).startswith("wood/")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (2560, 1440)])
def test_thumbnails_fit(size: tuple[int, int], scale: float) -> None:
    context = open_context(size, scaled(scale))
    scene = settings(context)
    assert flaws(scene.nodes(), size) == ()


def test_a_new_player_has_the_room_of_each_game_and_who_chose_a_cloth_keeps_it() -> None:
    assert DEFAULTS.felt is FeltColour.ROOM
    for felt in CHOSEN:
        assert read({"felt": str(felt)}) == (replace(DEFAULTS, felt=felt), ())
    assert [own_cloth(felt) for felt in FeltColour] == ["", *map(str, CHOSEN)]


def test_slices_of_several_rooms_stand_for_the_room_of_each_game() -> None:
    context = open_context((1280, 1400))
    find(settings(context), "felt/room")
    look = context.look
    pictures = {felt: table_sample(felt, "").paint(look, (128, 74)) for felt in FeltColour}
    tops = {pictures[FeltColour.ROOM].get_at((x, 60))[:3] for x in (10, 45, 75, 110)}
    assert len(tops) == 4
    assert all(
        one.get_at((64, 60)) != pictures[FeltColour.ROOM].get_at((64, 60))
        for felt, one in pictures.items()
        if felt is not FeltColour.ROOM
    )
