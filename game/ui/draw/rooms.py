"""The rooms games are played in: the wall behind those who sit opposite, its lamps, the rim of the table and its top.

A room fills the window behind people and cards. A game names its room (`game.stage.table`), and `ROOMS` has what that
looks like; the drawings that hang on walls are in assets/rooms.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

import pygame

from game.core.record import record
from game.resources import read_text
from game.stage.rim import Rim, rim_of
from game.storage.settings import FeltColour
from game.ui.draw.light import (
    RoomPlan,
    Stop,
    along,
    cover_outside,
    curved,
    draw_mirrored,
    laid_out,
    pool,
    roughen,
    scaled,
    soft,
)
from game.ui.draw.pack_art import PREMULTIPLIED
from game.ui.draw.paint import veneer
from game.ui.draw.table_tops import TableTop, bent, carpet, cloth_top, marble, meander, planks
from game.ui.draw.theme import hexa, mix
from game.ui.draw.vector import raster

HUNG = 44
"""Units from above at which lamps give light."""
TOOLS = 262
"""Units that lamps keep from the ends of the wall, where title and tools are."""
UNITS_HIGH = 900.0
"""Table units in which a small picture is high."""
LIGHT = 34
"""Where a lamp gives light, in units below the upper edge of its drawing."""


@record
class Wall:
    """Its colours near the lamps and far from them, and what covers it."""

    near: str
    far: str
    paper: str = ""  # a drawing that is laid side by side
    panelled: bool = False  # lamps hang in the middle of its strips
    wooden: bool = False


@record
class Lamps:
    """A pair of lamps beside the middle."""

    kind: str  # a drawing; empty for none
    beside: float = 0.242  # from the middle, as a share of the width in which people sit
    reach: float = 235.0  # units
    strength: float = 1.0


@record
class Edge:
    """The rim of a table."""

    light: str
    dark: str
    broad: float = 0.046  # of the way from the rim to the middle
    brass: bool = False


@record
class Room:
    """Everything about a room that can be seen."""

    wall: Wall
    lamps: Lamps
    edge: Edge
    top: TableTop
    props: tuple[str, str] = ("", "")  # drawings of what stands at the left and at the right of the table


USUAL = "parlour"
ROOMS: Mapping[str, Room] = {
    USUAL: Room(
        Wall("#4a5246", "#151a16", "wainscot", panelled=True),
        Lamps("candle"),
        Edge("#7a4b2b", "#2e190d"),
        cloth_top("green"),
    ),
    "tudor_hall": Room(
        Wall("#6b4529", "#1d110a", "linenfold", panelled=True, wooden=True),
        Lamps("candle", 0.235),
        Edge("#7d5731", "#2b1a0d", 0.03),
        carpet,
        ("pewter", "tankard"),
    ),
    "salon": Room(
        Wall("#46546f", "#1a2132", "boiserie", panelled=True),
        Lamps("candelabrum", 0.25),
        Edge("#823d28", "#2e120b"),
        cloth_top("blue"),
        ("snuff", "wine"),
    ),
    "coffee_house": Room(
        Wall("#662a35", "#21090f", "stripes"),
        Lamps("globe", 0.172, 260.0, 1.1),
        Edge("#d8b064", "#6b4a1a", 0.022, brass=True),
        marble,
        ("coffee", ""),
    ),
    "tavern": Room(
        Wall("#525f40", "#181c12", "wainscot", panelled=True, wooden=True),
        Lamps("lantern", 0.25),
        Edge("#8d5c33", "#331d0e", 0.014),
        planks,
        ("beer", "sheep"),
    ),
    "inn": Room(
        Wall("#3d5b56", "#101c1a", "delft"),
        Lamps("candle", 0.242),
        Edge("#68452c", "#22140c"),
        cloth_top("green"),
        ("delft", "pipe"),
    ),
    "villa": Room(
        Wall("#7a3a2c", "#240f0b", "frescoes", panelled=True),
        Lamps("candelabrum", 0.2),
        Edge("#6e3c2c", "#28120c"),
        cloth_top("oxblood"),
        ("figs", "wine"),
    ),
    "empire_cafe": Room(
        Wall("#2f5a46", "#0f1e18", "bees"),
        Lamps("bouillotte", 0.2, 250.0),
        Edge("#8a3f26", "#30130b"),
        cloth_top("aubergine", meander),
        ("gazette", "brandy"),
    ),
}
PLAIN = Room(Wall("#1c1f1e", "#0a0b0b"), Lamps(""), Edge("#5a4a3c", "#2a221b"), cloth_top("green"))
"""What stands for every room where contrast is high."""


def own_cloth(felt: FeltColour) -> str:
    """Name the cloth a player has chosen for every table; empty where each has what its room has."""
    return "" if felt is FeltColour.ROOM else str(felt)


def props(room: str) -> tuple[str, str]:
    """Name the drawings of what stands on a table at its left and at its right, below the assets; empty for nothing."""
    left, right = ROOMS.get(room, ROOMS[USUAL]).props
    return left and f"rooms/prop_{left}.svg", right and f"rooms/prop_{right}.svg"


def in_small(room: str, size: tuple[int, int], cloth: str = "", *, plain: bool = False) -> pygame.Surface:
    """Paint a room as a small picture."""
    unit = size[1] / UNITS_HIGH
    return ground(room, size, scaled(rim_of(size[0] / unit, UNITS_HIGH), unit), cloth, plain=plain)


def ground(
    room: str, size: tuple[int, int], rim: Rim, cloth: str = "", *, plain: bool = False
) -> pygame.Surface:
    """Paint a room as large as the window, the edge of its table along a rim in pixels; opaque.

    A cloth of the player's own may lie on the table. Where contrast is high, all is plain and dark.
    """
    if plain:
        return painted(PLAIN, size, rim, cloth, lit=110)
    return painted(ROOMS.get(room, ROOMS[USUAL]), size, rim, cloth)


def painted(there: Room, size: tuple[int, int], rim: Rim, cloth: str = "", lit: int = 255) -> pygame.Surface:
    """Paint a room; of the light on its table so much of 255 is left."""
    plan, edge = RoomPlan(size, rim), there.edge
    made = (cloth_top(cloth) if cloth else there.top)(plan, edge.broad)
    if lit < 255:
        made.fill((lit, lit, lit), special_flags=pygame.BLEND_RGB_MULT)
    cover_outside(made, _border(plan, edge), plan.curve(edge.broad))
    cover_outside(made, wall(there, plan), rim)
    draw_mirrored(made, _lines(plan, edge), plan.rim, plan.above(edge.broad)[1] + round(10 * plan.unit))
    return made


# ------------------------------------------------------------------ walls


def wall(room: Room, plan: RoomPlan, *, hang: bool = True) -> pygame.Surface:
    """Light a wall by its lamps, which may hang out of sight; the table throws its shadow upon it."""
    rim, unit, lamps = plan.rim, plan.unit, room.lamps
    lit: list[Stop] = [(0.0, room.wall.near, 1.0), (1.0, room.wall.far, 1.0)]
    body = pool((rim.x, 0.18 * rim.down), 0.62 * rim.width, 0.62 * rim.down, lit)
    lit_from = hung(plan, room.wall, lamps) if lamps.kind else ()
    for x in lit_from:
        body += pool((x, HUNG * unit), lamps.reach * unit, lamps.reach * unit, _glow(lamps.strength))
    made = soft(plan.above(0), body + along(plan.curve(-0.09), _THROWN))
    if room.wall.wooden:
        veneer(made)
    roughen(made)
    if room.wall.paper:
        _paper(made, plan, room.wall.paper)
    for x in lit_from if hang else ():
        _hang(made, f"lamp_{lamps.kind}", (x, HUNG * unit), unit)
    return made


_THROWN: list[Stop] = [
    (0.0, "#000000", 0.66),
    (0.9, "#000000", 0.66),
    (0.94, "#000000", 0.4),
    (0.97, "#000000", 0.14),
    (1.0, "#000000", 0.0),
]


def hung(plan: RoomPlan, wall: Wall, lamps: Lamps) -> tuple[float, float]:
    """Tell where the lamps hang, in pixels from the left."""
    most = plan.rim.width / 2 - TOOLS * plan.unit
    beside = min(lamps.beside * plan.rim.width, most)
    if wall.panelled:
        pitch = _drawing(f"wall_{wall.paper}")[1][0] * plan.unit
        beside = (round(beside / pitch - 0.5) + 0.5) * pitch
        beside -= pitch if beside > most and beside > pitch else 0.0
    return plan.rim.x - beside, plan.rim.x + beside


def _glow(strength: float) -> list[Stop]:
    return [
        (0.0, "#ffd58a", 0.62 * strength),
        (0.12, "#ffc673", 0.4 * strength),
        (0.35, "#ffb95a", 0.17 * strength),
        (0.7, "#ffa54a", 0.04 * strength),
        (1.0, "#ff9a3a", 0.0),
    ]


def _paper(made: pygame.Surface, plan: RoomPlan, name: str) -> None:
    """Lay the strips of a paper, or panels, side by side."""
    drawing, (wide, tall) = _drawing(f"wall_{name}")
    strip = raster(drawing, max(1, round(wide * plan.unit)), max(1, round(tall * plan.unit)))
    for left in laid_out(plan, strip.get_width()):
        made.blit(strip, (left, 0), special_flags=PREMULTIPLIED)


def _hang(made: pygame.Surface, name: str, at: tuple[float, float], unit: float) -> None:
    """Hang a lamp so that its light is at a point."""
    drawing, (wide, tall) = _drawing(name)
    drawn = raster(drawing, max(1, round(wide * unit)), max(1, round(tall * unit)))
    made.blit(
        drawn, (round(at[0] - wide / 2 * unit), round(at[1] - LIGHT * unit)), special_flags=PREMULTIPLIED
    )


@lru_cache(maxsize=8)
def _drawing(name: str) -> tuple[str, tuple[float, float]]:
    """Read a drawing, and how wide and high it is."""
    drawing = read_text("rooms", f"{name}.svg")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing)
    assert found
    return drawing, (float(found[1]), float(found[2]))


# ------------------------------------------------------------------ the rim


def _border(plan: RoomPlan, edge: Edge) -> pygame.Surface:
    """Turn the rim of wood or brass: light along its outer edge, dark where it bends down to the top."""
    inner, broad = 1 - edge.broad, edge.broad
    shades = _BRASS if edge.brass else _WOOD
    stops = [(0.0, *shades[0][1:]), *((inner + broad * at, ink, much) for at, ink, much in shades)]
    made = bent(plan, plan.above(broad), (edge.light, edge.dark), stops)
    if not edge.brass:
        veneer(made)
    return made


_WOOD: tuple[Stop, ...] = (
    (0.0, "#000000", 0.52),
    (0.2, "#000000", 0.14),
    (0.42, "#ffffff", 0.03),
    (0.68, "#ffe6c0", 0.16),
    (0.84, "#ffe6c0", 0.1),
    (1.0, "#000000", 0.4),
)
"""How wood is shaded across the rim, from the top of the table to the outer edge."""
_BRASS: tuple[Stop, ...] = ((0.0, "#241503", 0.72), (1.0, "#241503", 0.72))
ROUNDED = 9
"""So many lines, each within the last, make a rod of brass round: a gradient has too few steps for one so slender."""


def _round_brass(plan: RoomPlan, edge: Edge) -> str:
    """Draw the light upon a rod of brass, brightest above its middle."""
    body = ""
    for step in range(ROUNDED):
        share = step / (ROUNDED - 1)
        low, high = 0.04 + 0.64 * share**0.8, 0.97 - 0.2 * share**0.8
        ink = hexa(mix((226, 182, 98), (255, 246, 214), share))
        thick = (high - low) * edge.broad * plan.rim.down
        body += curved(plan.curve(edge.broad * (1 - (low + high) / 2)), ink, 0.2 + 0.1 * share, thick)
    return body


def _lines(plan: RoomPlan, edge: Edge) -> str:
    """Draw the outlines of the rim."""
    unit, broad = plan.unit, edge.broad
    body = _round_brass(plan, edge) if edge.brass else ""
    body += curved(plan.curve(-0.0005), "#000000", 0.55, 1.6 * unit)
    if not edge.brass:
        body += curved(plan.curve(0.1 * broad), "#ffe8c4", 0.3, 1.6 * unit)
        body += curved(plan.curve(0.92 * broad), "#ffdfae", 0.14, 1.1 * unit)
    return body + curved(plan.curve(broad), "#000000", 0.62, 2.4 * unit)
