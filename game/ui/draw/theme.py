"""Colours, type, sizes and tempo of every screen, in one record.

A scene never names a colour of its own: it takes `look.palette.gold`, a `Style` such as BODY, or a length in design
units, which are those of the table, through `look.px`.
"""

from collections.abc import Mapping
from typing import TypeAlias

from game.core.record import record, replace
from game.storage.settings import Deck, FeltColour, Wood

Colour: TypeAlias = tuple[int, int, int]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Blend two colours; share 0 is the first, 1 the other.

    >>> mix((0, 0, 0), (100, 200, 50), 0.5)
    (50, 100, 25)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def hexa(colour: Colour) -> str:
    """Write a colour for SVG.

    >>> hexa((255, 0, 16))
    '#ff0010'
    """
    return "#{:02x}{:02x}{:02x}".format(*colour)


@record
class Style:
    """A typeface with its size."""

    face: str  # file in assets/fonts without its ending
    size: float  # design units from line to line of capitals, as fonts measure it
    floor: int  # never fewer pixels than this, before the text scale
    grow: float = 1.0  # share of the text scale that applies; what is large already grows less
    leading: float = 1.2  # distance of lines as a multiple of the pixel size


DISPLAY = Style("EBGaramond-SemiBold", 132, 68, 0.2, 1.0)
TITLE = Style("EBGaramond-SemiBold", 58, 32, 0.3, 1.12)
HEADING = Style("EBGaramond-SemiBold", 36, 21, 0.6, 1.15)
SUBHEADING = Style("EBGaramond-SemiBold", 29, 18, 0.8, 1.2)
BODY = Style("EBGaramond-Medium", 26, 16, 1.0, 1.32)
BODY_BOLD = Style("EBGaramond-Bold", 26, 16, 1.0, 1.32)
BODY_ITALIC = Style("EBGaramond-Italic", 26, 16, 1.0, 1.32)
LABEL = Style("Inter-Medium", 21, 13, 1.0, 1.25)
STRONG = Style("Inter-SemiBold", 21, 13, 1.0, 1.25)
SMALL = Style("Inter-Medium", 18.5, 12, 1.0, 1.28)
SMALL_STRONG = Style("Inter-SemiBold", 18.5, 12, 1.0, 1.28)
EYEBROW = Style("Inter-SemiBold", 17, 12, 0.9, 1.3)
NUMBER = Style("Inter-SemiBold", 27, 16, 0.9, 1.2)


@record
class Suits:
    """Ink of the four suits on the paper of a card, and on dark ground."""

    paper: tuple[Colour, Colour, Colour, Colour]  # spades, hearts, diamonds, clubs
    dark: tuple[Colour, Colour, Colour, Colour]

    def ink(self, suit: str, on_paper: bool) -> Colour:
        """Give the ink of a suit by its letter.

        >>> SUITS[Deck.CLASSIC].ink("H", on_paper=True)
        (179, 32, 44)
        """
        return (self.paper if on_paper else self.dark)["SHDC".index(suit)]


SUITS = {
    Deck.CLASSIC: Suits(
        ((32, 36, 46), (179, 32, 44), (179, 32, 44), (32, 36, 46)),
        ((246, 238, 218), (255, 139, 139), (255, 139, 139), (246, 238, 218)),
    ),
    Deck.FOUR_COLOUR: Suits(
        ((32, 36, 46), (179, 32, 44), (31, 79, 160), (28, 107, 69)),
        ((246, 238, 218), (255, 139, 139), (150, 190, 255), (132, 220, 164)),
    ),
    Deck.COLOUR_SAFE: Suits(
        ((0, 0, 0), (204, 61, 121), (0, 96, 230), (128, 113, 0)),
        ((255, 255, 255), (255, 143, 190), (140, 190, 255), (222, 206, 96)),
    ),
}


@record
class Palette:
    """Every colour of one table colour."""

    felt: Colour  # middle of the table
    felt_edge: Colour
    wood_lit: Colour  # the wood behind menus and around the table, under the lamp …
    wood_dim: Colour  # … and far from it
    panel_top: Colour
    panel_bottom: Colour
    panel_line: Colour
    well: Colour  # what lies deeper than the panel: fields, tracks, pickers
    button_top: Colour
    button_bottom: Colour
    button_line: Colour
    key_cap: Colour
    cream: Colour  # text on dark ground
    muted: Colour  # lesser text on dark ground
    gold: Colour  # yours to choose; eyebrows, arrows, marks
    gold_top: Colour  # the primary button, top to bottom
    gold_bottom: Colour
    gold_line: Colour
    ink: Colour  # text on paper and on gold
    ink_soft: Colour  # lesser text on paper
    ink_link: Colour
    paper_top: Colour
    paper_bottom: Colour
    paper_line: Colour
    danger_top: Colour
    danger_bottom: Colour
    danger_line: Colour
    good: Colour  # gains, on dark ground
    bad: Colour  # losses and refusals, on dark ground
    focus: Colour


SUITLESS: Colour = (98, 44, 122)
SUITLESS_DARK: Colour = (219, 184, 240)
"""Ink of cards that belong to no suit, on the paper of a card."""

GREEN = Palette(
    felt=(38, 116, 86),
    felt_edge=(12, 44, 33),
    wood_lit=(104, 72, 49),
    wood_dim=(38, 25, 16),
    panel_top=(18, 60, 47),
    panel_bottom=(12, 44, 34),
    panel_line=(47, 109, 88),
    well=(8, 32, 24),
    button_top=(34, 98, 77),
    button_bottom=(24, 76, 59),
    button_line=(68, 146, 120),
    key_cap=(36, 78, 63),
    cream=(246, 238, 218),
    muted=(187, 212, 199),
    gold=(226, 184, 92),
    gold_top=(241, 210, 137),
    gold_bottom=(207, 156, 60),
    gold_line=(249, 230, 178),
    ink=(34, 29, 23),
    ink_soft=(86, 73, 53),
    ink_link=(120, 70, 8),
    paper_top=(253, 249, 238),
    paper_bottom=(243, 233, 210),
    paper_line=(216, 201, 164),
    danger_top=(150, 52, 48),
    danger_bottom=(112, 34, 34),
    danger_line=(206, 106, 98),
    good=(146, 224, 172),
    bad=(255, 152, 142),
    focus=(255, 206, 107),
)
BLUE = replace(
    GREEN,
    felt=(44, 92, 134),
    felt_edge=(12, 30, 52),
    panel_top=(22, 50, 80),
    panel_bottom=(15, 36, 60),
    panel_line=(62, 104, 146),
    well=(9, 25, 44),
    button_top=(44, 88, 132),
    button_bottom=(31, 66, 103),
    button_line=(90, 138, 184),
    key_cap=(38, 68, 100),
    muted=(190, 209, 230),
)
OXBLOOD = replace(
    GREEN,
    felt=(126, 50, 52),
    felt_edge=(48, 15, 20),
    panel_top=(72, 27, 31),
    panel_bottom=(53, 19, 23),
    panel_line=(136, 72, 70),
    well=(37, 11, 15),
    button_top=(120, 52, 52),
    button_bottom=(92, 38, 40),
    button_line=(176, 102, 96),
    key_cap=(94, 46, 46),
    muted=(224, 192, 182),
    danger_top=(176, 64, 40),
    danger_bottom=(136, 44, 26),
    danger_line=(232, 140, 104),
)
CHARCOAL = replace(
    GREEN,
    felt=(86, 90, 96),
    felt_edge=(28, 30, 34),
    panel_top=(52, 55, 60),
    panel_bottom=(36, 38, 43),
    panel_line=(108, 112, 120),
    well=(22, 24, 28),
    button_top=(84, 88, 96),
    button_bottom=(64, 67, 74),
    button_line=(140, 145, 155),
    key_cap=(66, 69, 76),
    muted=(206, 209, 214),
)
FELTS = {
    FeltColour.GREEN: GREEN,
    FeltColour.BLUE: BLUE,
    FeltColour.OXBLOOD: OXBLOOD,
    FeltColour.CHARCOAL: CHARCOAL,
}
BLACK: Colour = (0, 0, 0)


def _toned(panel: Colour, button: Colour, line: Colour, muted: Colour) -> Palette:
    """Colour panels, buttons and papers for a room: panels and buttons at their upper ends, the rim of a button."""
    return replace(
        GREEN,
        felt=mix(button, line, 0.25),
        felt_edge=mix(panel, BLACK, 0.3),
        panel_top=panel,
        panel_bottom=mix(panel, BLACK, 0.36),
        panel_line=mix(panel, line, 0.62),
        well=mix(panel, BLACK, 0.6),
        button_top=button,
        button_bottom=mix(button, BLACK, 0.26),
        button_line=line,
        key_cap=mix(panel, button, 0.6),
        muted=muted,
        paper_bottom=mix(GREEN.paper_bottom, line, 0.05),
        paper_line=mix(GREEN.paper_line, line, 0.3),
    )


GAME_ROOM = _toned((46, 36, 29), (78, 60, 45), (156, 124, 80), (217, 204, 182))
ROOM_COLOURS: Mapping[str, Palette] = {
    "": GAME_ROOM,
    "tudor_hall": _toned((58, 29, 22), (104, 52, 36), (176, 118, 74), (226, 200, 180)),
    "salon": _toned((27, 38, 60), (52, 74, 110), (122, 146, 186), (198, 210, 230)),
    "coffee_house": _toned((54, 24, 31), (98, 46, 56), (178, 128, 92), (226, 198, 190)),
    "tavern": _toned((46, 41, 27), (82, 74, 46), (154, 136, 84), (216, 208, 180)),
    "inn": _toned((24, 48, 48), (42, 84, 82), (104, 152, 148), (192, 214, 210)),
    "villa": _toned((64, 30, 24), (112, 54, 42), (186, 122, 88), (228, 200, 184)),
    "empire_cafe": _toned((46, 32, 52), (84, 60, 94), (150, 122, 160), (216, 202, 222)),
}
"""By the room a page stands in; a room of another name has the green ones."""
WOODS: Mapping[Wood, tuple[Colour, Colour]] = {
    Wood.WALNUT: ((104, 72, 49), (38, 25, 16)),
    Wood.MAHOGANY: ((118, 52, 38), (44, 17, 12)),
    Wood.EBONY: ((72, 66, 62), (24, 22, 21)),
}
"""Under the lamp, and far from it; the grain darkens both in streaks."""

STARK = {
    "panel_top": (8, 10, 10),
    "panel_bottom": (0, 0, 0),
    "panel_line": (214, 214, 206),
    "well": (0, 0, 0),
    "button_top": (28, 34, 32),
    "button_bottom": (14, 18, 16),
    "button_line": (232, 232, 224),
    "key_cap": (30, 36, 34),
    "cream": (255, 255, 255),
    "muted": (232, 234, 228),
    "gold": (255, 216, 96),
    "gold_top": (255, 224, 120),
    "gold_bottom": (255, 204, 64),
    "gold_line": (255, 255, 255),
    "ink": (0, 0, 0),
    "ink_soft": (44, 40, 34),
    "ink_link": (92, 44, 0),
    "paper_top": (255, 255, 255),
    "paper_bottom": (255, 252, 244),
    "paper_line": (60, 56, 48),
    "danger_top": (120, 0, 0),
    "danger_bottom": (96, 0, 0),
    "danger_line": (255, 180, 170),
    "good": (140, 255, 180),
    "bad": (255, 178, 168),
    "focus": (255, 232, 0),
}
"""What the high-contrast variant changes; the felt keeps its hue and is darkened."""


@record
class Tempo:
    """How long things take, in seconds."""

    press: float = 0.09
    hover: float = 0.11
    scene: float = 0.22
    tip_delay: float = 0.55
    toast: float = 4.5
    scroll: float = 0.16


@record
class Theme:
    """The one place a screen takes its looks from."""

    palette: Palette
    suits: Suits
    tempo: Tempo
    still: bool  # reduced motion: fades may be dropped, nothing travels


def theme_of(
    felt: FeltColour, wood: Wood, deck: Deck, high_contrast: bool, still: bool, room: str = ""
) -> Theme:
    """Give the looks in a room, by default the game room; a cloth that was chosen for all tables colours theirs."""
    lit, dim = WOODS[wood]
    palette = FELTS[felt] if room and felt in FELTS else ROOM_COLOURS.get(room, GREEN)
    palette = replace(palette, wood_lit=lit, wood_dim=dim)
    if high_contrast:
        dark = {
            name: _darker(getattr(palette, name), 0.45)
            for name in ("felt", "felt_edge", "wood_lit", "wood_dim")
        }
        palette = replace(palette, **STARK, **dark)
    tempo = Tempo(press=0, hover=0, scene=0, scroll=0) if still else Tempo()
    return Theme(palette, SUITS[deck], tempo, still)


def on_paper(theme: Theme) -> Theme:
    """Give the looks of what lies on one sheet of paper: all that is light on dark elsewhere is ink here."""
    p = theme.palette
    if p.paper_top == STARK["paper_top"]:
        return theme
    inks = replace(
        p,
        panel_top=p.paper_top,
        panel_bottom=p.paper_bottom,
        panel_line=mix(p.paper_line, p.ink_soft, 0.2),
        well=mix(p.paper_bottom, p.ink_soft, 0.2),
        button_top=p.paper_top,
        button_bottom=mix(p.paper_bottom, p.ink_soft, 0.08),
        button_line=mix(p.paper_line, p.ink_soft, 0.55),
        key_cap=p.paper_bottom,
        cream=p.ink,
        muted=p.ink_soft,
        gold=p.ink_link,
        good=(20, 84, 52),
        bad=(134, 24, 28),
        focus=p.ink_link,
    )
    return replace(theme, palette=inks)


def _darker(colour: Colour, share: float) -> Colour:
    return mix(colour, (0, 0, 0), share)
