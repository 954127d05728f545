"""What a part draws: it is seen, where it lies, and looks otherwise where it says something else."""

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest

from game.coach.judging import BAD, FINE
from game.core.record import replace
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import AT_REST, Block, Canvas, LayoutPass, VisualState, WidgetState
from game.ui.lookback.strip import Frame, More, StripGround
from game.ui.widgets.button import Button
from game.ui.widgets.caps import Cap, Hint, KeyCap, KeyHints, KeySlot
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Divider, Icon, Material, Panel, Picture, ProgressBar
from game.ui.widgets.picker import Picker, Stepper
from game.ui.widgets.row import RowButton
from game.ui.widgets.slider import Slider, Toggle
from game.ui.widgets.tabs import Tab
from game.ui.widgets.text import Text
from tests.ui.kit.context import open_context

AROUND = 40
"""Pixels beside its place onto which a part may throw a shadow or a glow."""


@pytest.fixture(scope="module")
def look() -> ResolvedTheme:
    return open_context((1280, 720)).look


def painted(colour: str) -> Picture:
    def paint(_: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(colour)
        return surface

    return Picture("", paint, 40, 30)


SLIDER = Slider("volume", "Volume", 50, 0, 100, 5, "50 %", "100 %", lambda _: None)
BUTTON = Button("deal", "Deal", lambda: None)
TAB = Tab("rules", "Rules", chosen=False, choose=lambda: None)
STEPPER = Stepper("deals", "Deals", 5, 1, 9, lambda _: None)
PICKER = Picker("level", "Level", ("Novice", "Club", "Expert"), 1, lambda _: None)
TOGGLE = Toggle("sound", "Sound", False, ("Off", "On"), lambda _: None)
CAP = KeyCap("a", "a", lambda: None)
SLOT = KeySlot("hint", "Hint", Cap("H", "H"), "Press a key", False, False, lambda: None, lambda _: None)
FIELD = TextField("name", "Name", "Ada", lambda _: None)
ROW = RowButton("row", "Row", Text("Row"), lambda: None)
FRAME = Frame("frame", 3, "KH", "", FINE, "", False, False, lambda: None)
UNLIKE: dict[str, Sequence[Block]] = {
    "slider": (SLIDER, replace(SLIDER, value=75), replace(SLIDER, value=0)),
    "button": (
        BUTTON,
        replace(BUTTON, label="Undo"),
        replace(BUTTON, live=False),
        *(replace(BUTTON, tone=tone) for tone in Tone if tone is not Tone.PLAIN),
        replace(BUTTON, advised=True),
        replace(BUTTON, price="4"),
        replace(BUTTON, icon="star"),
        replace(BUTTON, note="a note"),
    ),
    "tab": (TAB, replace(TAB, chosen=True), replace(TAB, label="Score")),
    "stepper": (STEPPER, *(replace(STEPPER, value=at) for at in (1, 9)), replace(STEPPER, unit="%")),
    "picker": (PICKER, *(replace(PICKER, at=at) for at in (0, 2)), replace(PICKER, live=False)),
    "toggle": (TOGGLE, replace(TOGGLE, on=True)),
    "key": (CAP, replace(CAP, on=True), replace(CAP, live=False), replace(CAP, icon="star")),
    "slot": (SLOT, replace(SLOT, cap=None), replace(SLOT, waiting=True), replace(SLOT, clash=True)),
    "field": (FIELD, replace(FIELD, text=""), replace(FIELD, text="", hint="Your name")),
    "row": (ROW, replace(ROW, selected=True), replace(ROW, part=Text("Other"))),
    "picture": (painted("red"), painted("blue")),
    "icon": (Icon("star"), Icon("check")),
    "progress": tuple(ProgressBar("Progress", share) for share in (0, 0.3, 0.6, 1)),
    "panel": (
        *(Panel(Text("Said"), material) for material in Material),
        Panel(Text("Said"), lit=True),
    ),
    "divider": (Divider(),),
    "strip": (StripGround("1 of 4 judged."), StripGround("2 of 4 judged.")),
    "more": tuple(More("more", "next", number, "", lambda: None) for number in (2, 3)),
    "frame": (
        FRAME,
        replace(FRAME, card="KS"),
        *(replace(FRAME, kind=kind) for kind in ("", BAD)),
        replace(FRAME, here=True),
    ),
    "hints": tuple(KeyHints([Hint((Cap("H", "H"),), does)]) for does in ("Hint", "Back")),
}


def drawn(look: ResolvedTheme, part: Block, visual: VisualState = AT_REST) -> bytes:
    """Draw a part on nothing, within its place; give the picture."""
    wide = max(160, part.width(look))
    rect = pygame.Rect(60, 60, wide, part.height(look, wide))
    surface = pygame.Surface((wide + 120, rect.height + 120), pygame.SRCALPHA)
    layout = LayoutPass({})
    part.place(look, rect, layout)
    for widget in layout.widgets:
        widget.leaf.draw(Canvas(surface, look, widget.rect, visual))
    seen = surface.get_bounding_rect()
    assert seen.width, "nothing is drawn"
    assert rect.inflate(2 * AROUND, 2 * AROUND).contains(seen), (rect, seen)
    return pygame.image.tobytes(surface.subsurface(rect.inflate(2 * AROUND, 2 * AROUND)), "RGBA")


@pytest.mark.parametrize("name", UNLIKE)
def test_what_says_something_else_looks_otherwise(look: ResolvedTheme, name: str) -> None:
    pictures = [drawn(look, part) for part in UNLIKE[name]]
    for one, other in combinations(range(len(pictures)), 2):
        assert pictures[one] != pictures[other], (UNLIKE[name][one], UNLIKE[name][other])


@pytest.mark.parametrize("part", [BUTTON, TAB, CAP, ROW, SLIDER], ids=lambda part: part.key)
def test_what_is_pointed_at_or_pressed_looks_otherwise(look: ResolvedTheme, part: Block) -> None:
    states = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]
    found = {drawn(look, part, VisualState(False, hover, press, WidgetState())) for hover, press in states}
    assert len(found) > 1
