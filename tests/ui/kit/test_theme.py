"""Every text of every theme can be read: contrast, floors, sizes."""

import itertools

import pytest

from game.storage.settings import Deck, FeltColour, Wood
from game.ui.draw.theme import SUITS, Palette, mix, theme_of
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
THEMES = list(itertools.product(FeltColour, (False, True)))


def palette(felt: FeltColour, stark: bool) -> Palette:
    return theme_of(felt, Wood.WALNUT, Deck.CLASSIC, stark, still=False).palette


@pytest.mark.parametrize(("felt", "stark"), THEMES)
def test_text_stands_out_from_every_ground_it_is_set_on(felt: FeltColour, stark: bool) -> None:
    colours, least = palette(felt, stark), 7.0 if stark else 4.5
    pairs = [(text, ground) for text in TEXTS_ON_DARK for ground in DARK]
    pairs += [("gold", ground) for ground in ("wood_dim", "panel_top", "panel_bottom", "well")]
    pairs += [(text, ground) for text in ("ink", "ink_soft", "ink_link") for ground in PAPER]
    pairs += [("ink", ground) for ground in ("gold_top", "gold_bottom")]
    pairs += [("cream", ground) for ground in ("danger_top", "danger_bottom")]
    pairs += [(text, ground) for text in ("good", "bad") for ground in ("panel_top", "panel_bottom", "well")]
    for text, ground in pairs:
        found = contrast(getattr(colours, text), getattr(colours, ground))
        assert found >= least, f"{text} on {ground}: {found:.2f}"


@pytest.mark.parametrize(("felt", "stark"), THEMES)
def test_the_note_on_the_primary_button_is_legible(felt: FeltColour, stark: bool) -> None:
    colours = palette(felt, stark)
    note = mix(colours.ink, colours.gold_bottom, 0.12)
    assert contrast(note, colours.gold_bottom) >= 4.5


@pytest.mark.parametrize(("felt", "stark"), THEMES)
def test_rims_and_the_focus_ring_can_be_seen(felt: FeltColour, stark: bool) -> None:
    colours = palette(felt, stark)
    for ground in ("wood_lit", "wood_dim", "panel_top", "panel_bottom", "felt"):
        assert contrast(colours.focus, getattr(colours, ground)) >= 3
    for ground in PAPER:
        assert contrast(colours.ink_link, getattr(colours, ground)) >= 3


@pytest.mark.parametrize("deck", list(Deck))
def test_suits_are_legible_on_paper_and_on_every_panel(deck: Deck) -> None:
    for ink in SUITS[deck].paper:
        assert contrast(ink, (254, 252, 248)) >= 4.5
    for ink, felt in itertools.product(SUITS[deck].dark, FeltColour):
        assert contrast(ink, palette(felt, stark=False).panel_top) >= 4.5


def test_reduced_motion_stills_the_tempo() -> None:
    tempo = theme_of(FeltColour.GREEN, Wood.WALNUT, Deck.CLASSIC, high_contrast=False, still=True).tempo
    assert (tempo.scene, tempo.press, tempo.scroll) == (0, 0, 0)
