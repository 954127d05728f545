"""What a part draws: it is seen, where it lies, and looks otherwise where it says something else."""

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest

from game.coach.judging import BAD, FINE
from game.core.record import replace
from game.telling.markup import parse
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL_STRONG, Colour, mix
from game.ui.kit.block import AT_REST, Block, Canvas, LayoutPass, VisualState, WidgetState
from game.ui.layout import Gap
from game.ui.lookback.strip import Frame, More, StripGround
from game.ui.widgets.button import Button
from game.ui.widgets.caps import Cap, Hint, KeyCap, KeyHints, KeySlot, cap_width
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Divider, Icon, Material, Panel, Picture, ProgressBar
from game.ui.widgets.picker import Picker, Stepper
from game.ui.widgets.rich import Rich
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
SLOT = KeySlot("hint", "Hint: H", Cap("H", "H"), "Press a key", False, False, lambda: None, lambda _: None)
FIELD = TextField("name", "Name", "Ada", lambda _: None)
ROW = RowButton("row", "Row", Text("Row"), lambda: None)
FRAME = Frame("frame", 3, "KH", "", FINE, "", "", False, False, lambda: None)
ON_PAPER = replace(BUTTON, tone=Tone.QUIET, paper=True)
UNLIKE: dict[str, Sequence[Block]] = {
    "slider": (SLIDER, replace(SLIDER, value=75), replace(SLIDER, value=0), replace(SLIDER, live=False)),
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
    "toggle": (TOGGLE, replace(TOGGLE, on=True), replace(TOGGLE, on=True, live=False)),
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
        replace(FRAME, kind="", looked="search"),
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


def inks(look: ResolvedTheme, part: Block) -> set[Colour]:
    """List the colours of a part that cover what lies below them."""
    picture = drawn(look, part)
    pixels = zip(picture[::4], picture[1::4], picture[2::4], picture[3::4], strict=True)
    return {(red, green, blue) for red, green, blue, alpha in pixels if alpha == 255}


@pytest.mark.parametrize(
    ("plain", "told", "ink"),
    [
        (SLOT, replace(SLOT, clash=True), "bad"),
        (SLOT, replace(SLOT, waiting=True), "gold"),
        (TAB, replace(TAB, chosen=True), "gold"),
        (replace(BUTTON, live=False), BUTTON, "cream"),
        (replace(ON_PAPER, live=False), ON_PAPER, "ink_link"),
        *((Panel(Gap(60), made), Panel(Gap(60), made, lit=True), "gold") for made in Material),
    ],
)
def test_a_colour_tells_one_thing(look: ResolvedTheme, plain: Block, told: Block, ink: str) -> None:
    colour = getattr(look.palette, ink)
    assert [colour in inks(look, part) for part in (plain, told)] == [False, True]


def test_only_what_can_be_pressed_throws_a_shadow_and_only_the_chosen_tab_has_a_plate(
    look: ResolvedTheme,
) -> None:
    def opaque(part: Block, x: int, y: int) -> int:
        """Tell how much is covered at a place, counted from the upper left corner or the lower right one."""
        wide, tall = max(160, part.width(look)), part.height(look, max(160, part.width(look)))
        at = (AROUND + x % wide) + (AROUND + (y if y > 0 else tall - y)) * (wide + 2 * AROUND)
        return drawn(look, part)[4 * at + 3]

    assert opaque(BUTTON, 80, -3) > 0
    assert opaque(replace(BUTTON, live=False), 80, -3) == 0
    assert opaque(replace(TAB, chosen=True), 8, 20) == 255
    assert opaque(TAB, 8, 20) < 255


def test_a_cap_is_as_wide_as_what_stands_on_it(look: ResolvedTheme) -> None:
    text = "Page down"
    assert cap_width(look, Cap(text, text)) > look.measure(text, SMALL_STRONG)
    assert cap_width(look, Cap("Up", "", icon="star")) == cap_width(look, Cap("A", "i"))


def test_the_groove_of_a_slider_reaches_as_far_beyond_either_end_of_its_way(look: ResolvedTheme) -> None:
    wide, tall = 300, SLIDER.height(look, 300)
    surface = pygame.Surface((wide + 80, tall), pygame.SRCALPHA)
    rect = pygame.Rect(40, 0, wide, tall)
    SLIDER.draw(Canvas(surface, look, rect))
    track = SLIDER._track(look, rect)  # noqa: SLF001 - the way of the knob
    drawn_at = [x for x in range(track.right + 30) if surface.get_at((x, rect.centery)).a > 128]
    assert track.x - drawn_at[0] == pytest.approx(drawn_at[-1] - track.right, abs=2)


def test_links_are_underlined_and_nothing_else_is(look: ResolvedTheme) -> None:
    line = mix(look.palette.ink_link, look.palette.paper_bottom, 0.45)
    seen = [
        line in inks(look, Rich("text", parse(written), lambda _: None))
        for written in ("Some words", "[Some words](#1)")
    ]
    assert seen == [False, True]
