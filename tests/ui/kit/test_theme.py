"""Every text of every theme can be read: contrast, floors, sizes."""

import itertools

import pytest

from game.catalogue import GAMES
from game.storage.settings import Deck, FeltColour, Wood
from game.ui.draw.rooms import USUAL
from game.ui.draw.theme import ROOM_COLOURS, SUITS, Palette, mix, on_paper, theme_of
from tests.ui.contrast import contrast

TEXTS_ON_DARK = ("cream", "muted")
DARK = (
    "wood_lit",
    "wood_dim",
    "panel_top",
    "panel_bottom",
    "well",
    "button_top",
    "button_bottom",
    "key_cap",
)
PAPER = ("paper_top", "paper_bottom")
CLOTHS = [(felt, USUAL) for felt in FeltColour if felt is not FeltColour.ROOM]
PLACES = [*((FeltColour.ROOM, room) for room in (*ROOM_COLOURS, USUAL)), *CLOTHS]
"""Every room with what it has of its own, and one with every cloth of the player's choice."""
THEMES = [(*place, stark) for place in PLACES for stark in (False, True)]


def palette(felt: FeltColour, room: str, stark: bool) -> Palette:
    return theme_of(felt, Wood.WALNUT, Deck.CLASSIC, stark, still=False, room=room).palette


def test_every_game_has_panels_of_its_own_colour() -> None:
    rooms = {palette(FeltColour.ROOM, game.table.room, stark=False).panel_top for game in GAMES}
    assert len(rooms) == len(GAMES)
    assert palette(FeltColour.ROOM, "", stark=False).panel_top not in rooms
    assert len({palette(FeltColour.ROOM, game.table.room, stark=True) for game in GAMES}) == len(GAMES)
    assert {palette(FeltColour.ROOM, game.table.room, stark=True).panel_top for game in GAMES} == {
        (8, 10, 10)
    }


def test_ink_on_the_paper_of_every_room_is_as_dark_as_it_was_drawn() -> None:
    for felt, room in PLACES:
        colours = palette(felt, room, stark=False)
        for paper in PAPER:
            assert contrast(colours.ink, getattr(colours, paper)) >= 13
            assert contrast(colours.ink_soft, getattr(colours, paper)) >= 6.5


@pytest.mark.parametrize(("felt", "room", "stark"), THEMES)
def test_text_stands_out_from_every_ground_it_is_set_on(felt: FeltColour, room: str, stark: bool) -> None:
    colours, least = palette(felt, room, stark), 7.0 if stark else 4.5
    pairs = [(text, ground) for text in TEXTS_ON_DARK for ground in DARK]
    pairs += [("gold", ground) for ground in ("wood_dim", "panel_top", "panel_bottom", "well")]
    pairs += [(text, ground) for text in ("ink", "ink_soft", "ink_link") for ground in PAPER]
    pairs += [("ink", ground) for ground in ("gold_top", "gold_bottom")]
    pairs += [("cream", ground) for ground in ("danger_top", "danger_bottom")]
    pairs += [(text, ground) for text in ("good", "bad") for ground in ("panel_top", "panel_bottom", "well")]
    for text, ground in pairs:
        found = contrast(getattr(colours, text), getattr(colours, ground))
        assert found >= least, f"{text} on {ground}: {found:.2f}"


@pytest.mark.parametrize(("felt", "room", "stark"), THEMES)
def test_the_note_on_the_primary_button_is_legible(felt: FeltColour, room: str, stark: bool) -> None:
    colours = palette(felt, room, stark)
    note = mix(colours.ink, colours.gold_bottom, 0.12)
    assert contrast(note, colours.gold_bottom) >= 4.5


@pytest.mark.parametrize(("felt", "room", "stark"), THEMES)
def test_rims_and_the_focus_ring_can_be_seen(felt: FeltColour, room: str, stark: bool) -> None:
    colours = palette(felt, room, stark)
    for ground in (*DARK, "felt", "felt_edge"):
        assert contrast(colours.focus, getattr(colours, ground)) >= 3
    for ground in PAPER:
        assert contrast(colours.ink_link, getattr(colours, ground)) >= 3


@pytest.mark.parametrize(("felt", "room"), PLACES)
def test_all_that_lies_on_one_sheet_of_paper_can_be_read(felt: FeltColour, room: str) -> None:
    theme = theme_of(felt, Wood.WALNUT, Deck.CLASSIC, high_contrast=False, still=False, room=room)
    colours = on_paper(theme).palette
    for ground in ("panel_top", "panel_bottom", "button_top", "button_bottom", "well"):
        for text in ("cream", "muted", "gold", "good", "bad"):
            assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5, (text, ground)
        assert contrast(colours.focus, getattr(colours, ground)) >= 3
    for text, least in (("cream", 13), ("muted", 6.5)):
        assert contrast(getattr(colours, text), colours.panel_bottom) >= least
    stark = theme_of(felt, Wood.WALNUT, Deck.CLASSIC, high_contrast=True, still=False, room=room)
    assert on_paper(stark) is stark


@pytest.mark.parametrize("deck", list(Deck))
def test_suits_are_legible_on_paper_and_on_every_panel(deck: Deck) -> None:
    for ink in SUITS[deck].paper:
        assert contrast(ink, (254, 252, 248)) >= 4.5
    for ink, place in itertools.product(SUITS[deck].dark, PLACES):
        assert contrast(ink, palette(*place, stark=False).panel_top) >= 4.5


def test_reduced_motion_stills_the_tempo() -> None:
    tempo = theme_of(FeltColour.GREEN, Wood.WALNUT, Deck.CLASSIC, high_contrast=False, still=True).tempo
    assert (tempo.scene, tempo.press, tempo.scroll) == (0, 0, 0)
