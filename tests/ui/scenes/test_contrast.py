"""Every text and sign stands out from what lies beneath it, in every colour of table and wood, as it is drawn."""

from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest

from game.app.application import Application
from game.catalogue import GAMES
from game.storage.settings import Deck, FeltColour, Wood
from game.ui.draw.rooms import USUAL
from game.ui.draw.theme import theme_of
from tests.session.thinkers import AtOnce
from tests.ui.contrast import SIGN, contrast, measured

FEW = ("title", "settings", f"{GAMES[1].id}-table", f"{GAMES[1].id}-deal-result")
EACH_KIND = (
    "title",
    "room",
    "problem",
    "settings",
    "statistics",
    "daily",
    "drill",
    "keyboard",
    f"{GAMES[0].id}-rules",
    f"{GAMES[1].id}-setup",
    f"{GAMES[1].id}-table",
    f"{GAMES[2].id}-table",
    f"{GAMES[1].id}-deal-result",
    f"{GAMES[1].id}-review-mistake",
)
"""A screen of each kind; on two tables, because felt and its signs differ."""
LOOKS = [
    (felt, wood, high)
    for (felt, wood) in zip(FeltColour, cycle(Wood), strict=False)
    for high in (False, True)
]
"""Every cloth and every wood once, in both themes."""
OTHERS = [look for look in product(FeltColour, Wood, (False, True)) if look not in LOOKS]


@pytest.mark.parametrize(("felt", "wood", "high"), LOOKS[:1])
def test_usual_screens_can_be_read(tmp_path: Path, felt: FeltColour, wood: Wood, high: bool) -> None:
    stands_out(tmp_path, felt, wood, high=high, wanted=FEW)


@pytest.mark.slow
@pytest.mark.parametrize(("felt", "wood", "high"), LOOKS)
def test_every_screen_can_be_read(tmp_path: Path, felt: FeltColour, wood: Wood, high: bool) -> None:
    stands_out(tmp_path, felt, wood, high=high)


@pytest.mark.slow
@pytest.mark.parametrize(("felt", "wood", "high"), OTHERS)
def test_a_screen_of_each_kind_can_be_read_in_every_other_look(
    tmp_path: Path, felt: FeltColour, wood: Wood, high: bool
) -> None:
    stands_out(tmp_path, felt, wood, high=high, wanted=EACH_KIND)


def stands_out(
    folder: Path, felt: FeltColour, wood: Wood, *, high: bool, wanted: tuple[str, ...] = ()
) -> None:
    """Measure screens; each must show something to be measured."""
    app, faint = Application(folder, (1280, 720), AtOnce(), Random(1)), []
    try:
        for name, found in measured(app, felt, wood, high=high, wanted=wanted):
            assert len(found) > 4, f"hardly anything is drawn on {name}"
            faint += [f"{name}: {each}" for each in found if each.ratio < each.least]
    finally:
        app.close()
    assert not faint, "\n".join(faint)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("wood", Wood)
@pytest.mark.parametrize("felt", FeltColour)
def test_the_focus_can_be_seen_on_any_ground(felt: FeltColour, wood: Wood, high: bool) -> None:
    palette = theme_of(felt, wood, Deck.CLASSIC, high, True, USUAL).palette
    dark = [
        "felt",
        "felt_edge",
        "panel_top",
        "panel_bottom",
        "well",
        "button_top",
        "button_bottom",
        "wood_lit",
        "wood_dim",
    ]
    for ground in dark:
        assert contrast(palette.focus, getattr(palette, ground)) >= SIGN, ground
    for ground in ("paper_top", "paper_bottom"):
        assert contrast(palette.ink_link, getattr(palette, ground)) >= SIGN, ground
