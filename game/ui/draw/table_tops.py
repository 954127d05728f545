"""What tables are covered with: baize and wood, and the marble, planks and carpet of single rooms."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random

import pygame

from game.ui.draw.cloth import BRASS, CLOTHS, baize
from game.ui.draw.light import (
    BAND,
    Box,
    RoomPlan,
    Stop,
    along,
    clouds,
    cover_outside,
    curved,
    draw,
    draw_mirrored,
    pool,
    roughen,
    sheet,
    soft,
)
from game.ui.draw.pack_art import PREMULTIPLIED
from game.ui.draw.paint import grain, veneer, weave
from game.ui.draw.vector import raster

TableTop = Callable[[RoomPlan, float], pygame.Surface]
"""Covers the window with a table whose edge is so broad, as a share."""
THREAD = 9
"""Levels that the threads of a cloth give back."""


def _lit(plan: RoomPlan, shades: Sequence[tuple[float, str]], edge: float, deep: float = 0.5) -> str:
    """Light a table from above its middle; what surrounds it throws a shadow, and far off it is dark."""
    (width, height), rim = plan.size, plan.rim
    high = height - (rim.y - rim.down)
    middle = rim.x, rim.y - rim.down + 0.5 * high
    inner = 1 - edge
    thrown = [(0.0, 0.0), (inner * 0.955, 0.0), (inner * 0.985, 0.28 * deep), (inner, deep), (1.0, deep)]
    far = [(0.0, 0.0), (0.6, 0.0), (1.0, 0.34)]
    light = [(at, ink, 1.0) for at, ink in shades]
    return (
        pool(middle, 0.64 * width, 0.86 * high, light)
        + along(rim, _shadow(thrown))
        + pool(middle, 0.62 * width, 0.9 * high, _shadow(far))
    )


def _shadow(depths: Sequence[tuple[float, float]]) -> list[Stop]:
    return [(at, "#000000", much) for at, much in depths]


# ------------------------------------------------------------------ cloth


def cloth_top(name: str, pattern: Callable[[RoomPlan, float], str] | None = None) -> TableTop:
    """Cover a table with a baize of this colour, and inlay lines of brass or something richer."""

    def made(plan: RoomPlan, edge: float) -> pygame.Surface:
        colours = CLOTHS[name]
        shades = ((0.0, colours.light), (0.42, colours.middle), (0.8, colours.deep), (1.0, colours.edge))
        lit = soft(plan.size, _lit(plan, shades, edge))
        lit.fill((THREAD, THREAD, THREAD), special_flags=pygame.BLEND_RGB_SUB)
        weave(lit, baize())
        body = (pattern or double_line)(plan, edge)
        draw_mirrored(lit, body, plan.rim, plan.above(edge + 0.09)[1])
        return lit

    return made


def double_line(plan: RoomPlan, edge: float) -> str:
    """Give a strong line of brass and a fine one within."""
    body = curved(plan.curve(edge + 0.034), BRASS, 0.5, 1.8 * plan.unit)
    return body + curved(plan.curve(edge + 0.044), BRASS, 0.28, 1.0 * plan.unit)


def meander(plan: RoomPlan, edge: float) -> str:
    """Give a Greek key between two lines."""
    rows = (edge + 0.030, edge + 0.030 + 0.008, edge + 0.030 + 0.016, edge + 0.030 + 0.024, edge + 0.054)
    corners = ((0.0, 3), (0.0, 0), (0.8, 0), (0.8, 2), (0.4, 2), (0.4, 1))
    step = 26 * plan.unit / plan.rim.across
    path = ""
    for key in range(-1, round(pi / 2 / step) + 1):
        points = ((pi / 2 - (key - 0.4 + across) * step, rows[row]) for across, row in corners)
        path += "M" + "L".join("{:.1f} {:.1f}".format(*_at(plan, *each)) for each in points)
        feet = ((pi / 2 - (key - 0.4 + across) * step, rows[3]) for across in (0.0, 1.0))
        path += "M" + "L".join("{:.1f} {:.1f}".format(*_at(plan, *each)) for each in feet)
    body = f'<path d="{path}" fill="none" stroke="{BRASS}" stroke-opacity="0.55" stroke-width="{1.5 * plan.unit:.2f}"/>'
    for share in (edge + 0.021, edge + 0.063):
        body += curved(plan.curve(share), BRASS, 0.42, 1.3 * plan.unit)
    return body


def _at(plan: RoomPlan, angle: float, share: float) -> tuple[float, float]:
    """Give the point of a curve at an angle, a quarter turn being its middle and 0 its left end; then it goes down."""
    rim = plan.curve(share)
    if angle < 0:
        return rim.x - rim.across, rim.y - angle * rim.down
    return rim.x - rim.across * cos(angle), rim.y - rim.down * sin(angle)


# ------------------------------------------------------------------ wood


def bent(
    plan: RoomPlan, size: tuple[int, int], shades: tuple[str, str], across: Sequence[Stop]
) -> pygame.Surface:
    """Make the rim, of one shade under the lamp and another far from it, bent as stops tell."""
    rim = plan.rim
    lit = pool(
        (rim.x, rim.y - rim.down),
        0.62 * rim.width,
        0.62 * rim.down,
        [(0.0, shades[0], 1.0), (1.0, shades[1], 1.0)],
    )
    return soft(size, lit + along(rim, across), coarse=2)


PLANKS = (128, 190, 262, 346, 442, 550, 672, 808, 960, 1130)
"""Where planks of an old table part, in units from above: the nearer, the broader."""


GLASSES = (
    (-470, 330),
    (-428, 352),
    (-250, 268),
    (330, 300),
    (505, 392),
    (-555, 610),
    (250, 655),
    (540, 590),
)
KNOTS = ((-390, 492), (120, 224), (560, 312), (-120, 600), (412, 706), (-620, 420), (20, 860))
"""Where glasses have stood and where branches grew, in units from the middle of the window and from above."""


def planks(plan: RoomPlan, edge: float) -> pygame.Surface:
    """Lay planks, worn, with the rings that wet glasses have left."""
    unit, width = plan.unit, plan.size[0]
    shades = ((0.0, "#925f36"), (0.45, "#7c4e2b"), (0.8, "#4d2f19"), (1.0, "#281609"))
    made = soft(plan.size, _lit(plan, shades, edge, 0.35))
    roughen(made)
    dice = Random(4)
    wide = grain(round(960 * unit), round(330 * unit))
    for top, low in pairwise(PLANKS):
        box = pygame.Rect(0, round(top * unit), width, round(low * unit) - round(top * unit))
        piece = pygame.transform.flip(wide, dice.random() < 0.5, dice.random() < 0.5)
        across = round(dice.uniform(-0.9, -0.05) * wide.get_width())
        down = box.y - round(dice.uniform(0, 0.45) * wide.get_height())
        made.set_clip(box)
        for left in range(across, width, wide.get_width()):
            made.blit(piece, (left, down), special_flags=pygame.BLEND_RGB_MULT)
            piece = pygame.transform.flip(piece, True, False)
        tone = round(255 - dice.uniform(0, 26))
        made.fill((tone, tone, round(tone * dice.uniform(0.95, 1))), special_flags=pygame.BLEND_RGB_MULT)
    made.set_clip(None)
    for top in PLANKS:
        y = top * unit
        body = f'<path d="M0 {y:.1f}H{width}" stroke="#120903" stroke-opacity="0.85" stroke-width="{2.6 * unit:.2f}"/>'
        body += (
            f'<path d="M0 {y + 2.6 * unit:.1f}H{width}" stroke="#ffdca8" stroke-opacity="0.13" '
            f'stroke-width="{1.4 * unit:.2f}"/>'
        )
        draw(made, body, (0, y - 4 * unit, width, 9 * unit))
    for body, where in _wear(plan, dice):
        draw(made, body, where)
    return made


def _ring(x: float, y: float, r: float, dice: Random) -> tuple[str, Box]:
    """Give the mark of a glass, open where it was dry."""
    long = dice.uniform(4.2, 5.9)
    path = f"M{r:.1f} 0A{r:.1f} {r:.1f} 0 1 1 {r * cos(long):.1f} {r * sin(long):.1f}"
    turned = f'transform="translate({x:.1f} {y:.1f}) scale(1 0.9) rotate({dice.uniform(0, 360):.0f})"'
    line = f'<path d="{path}" {turned} fill="none" stroke="#120903" stroke-opacity="{dice.uniform(0.12, 0.22):.2f}" '
    body = line + f'stroke-width="{0.09 * r:.2f}"/>' + line + f'stroke-width="{0.03 * r:.2f}"/>'
    return body, (x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8)


def _wear(plan: RoomPlan, dice: Random) -> Iterator[tuple[str, Box]]:
    """Give the marks that glasses have left, knots and scratches, about the middle of the window."""
    unit, middle = plan.unit, plan.rim.x
    for x, y in GLASSES:
        yield _ring(middle + x * unit, y * unit, dice.uniform(25, 33) * unit, dice)
    for x, y in KNOTS:
        yield _knot(middle + x * unit, y * unit, dice.uniform(0.7, 1.2) * unit)
    for _ in range(16):
        left, top = middle + dice.uniform(-620, 620) * unit, dice.uniform(220, 700) * unit
        long, rise = dice.uniform(20, 80) * unit, dice.uniform(-7, 7) * unit
        line = f'<path d="M{left:.1f} {top:.1f}l{long:.1f} {rise:.1f}" stroke="#120903" stroke-opacity="0.2" '
        yield f'{line}stroke-width="{1.1 * unit:.2f}"/>', (left - 2, top - 8 * unit, long + 4, 16 * unit)


def _knot(x: float, y: float, size: float) -> tuple[str, Box]:
    rings = "".join(
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{a * size:.1f}" ry="{b * size:.1f}" fill="none" stroke="#1a0d05" '
        f'stroke-opacity="{strength}" stroke-width="{1.3 * size:.2f}"/>'
        for a, b, strength in ((8, 4, 0.5), (15, 7, 0.32), (25, 11, 0.2), (40, 16, 0.1))
    )
    core = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{5 * size:.1f}" ry="{2.6 * size:.1f}" '
    body = f'{core}fill="#1a0d05" fill-opacity="0.5"/>{rings}'
    return body, (x - 44 * size, y - 20 * size, 88 * size, 40 * size)


# ------------------------------------------------------------------ stone


def marble(plan: RoomPlan, edge: float) -> pygame.Surface:
    """Polish dark green marble: clouds, broad veins out of focus, fine ones above, and the lamp mirrored in it."""
    shades = ((0.0, "#3e584e"), (0.45, "#304840"), (0.8, "#1f312b"), (1.0, "#111c19"))
    height = plan.size[1]
    mirrored: list[Stop] = [(0.0, "#dff0e6", 0.085), (0.5, "#dff0e6", 0.035), (1.0, "#dff0e6", 0.0)]
    glimmer = pool((plan.rim.x, 0.34 * height), 0.36 * plan.rim.width, 0.3 * height, mirrored)

    def clouded(coarse: pygame.Surface, box: Box) -> None:
        clouds(coarse, 7, 54, 3)
        clouds(coarse, 22, 40, 4)
        width, height = coarse.get_size()
        small = raster(sheet(_veins(plan, Random(11), 60, 13.0, 0.2), box), width // 3 + 1, height // 3 + 1)
        coarse.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0), special_flags=PREMULTIPLIED)
        fine = raster(sheet(_veins(plan, Random(23), 26, 3.4, 0.22), box), width, height)
        coarse.blit(fine, (0, 0), special_flags=PREMULTIPLIED)

    made = soft(plan.size, _lit(plan, shades, edge, 0.45) + glimmer, more=clouded)
    veins = _veins(plan, Random(5), 46, 1.3, 0.3)
    for top in range(0, height, BAND):
        draw(made, veins, (0, top, plan.size[0], BAND - 1))
    roughen(made)
    return made


VEINS = ("#9fb9aa", "#c3d0c4", "#0b1412", "#7c9c8c", "#0b1412")


def _veins(plan: RoomPlan, dice: Random, count: int, thick: float, strength: float) -> str:
    """Draw cracks that were filled in long ago: each wanders on from a point, mostly one way."""
    unit, body = plan.unit, ""
    for _ in range(count):
        x, y, angle = dice.uniform(-760, 700), dice.uniform(60, 1100), dice.uniform(-0.6, 0.35)
        path = f"M{plan.rim.x + x * unit:.1f} {y * unit:.1f}"
        for _ in range(dice.randint(3, 7)):
            angle += dice.uniform(-0.6, 0.6)
            long = dice.uniform(40, 120)
            over = x + long * cos(angle), y + long * sin(angle)
            bend = (x + over[0]) / 2 + dice.uniform(-20, 20), (y + over[1]) / 2 + dice.uniform(-20, 20)
            path += "Q" + " ".join(f"{plan.rim.x + px * unit:.1f} {py * unit:.1f}" for px, py in (bend, over))
            x, y = over
        body += (
            f'<path d="{path}" fill="none" stroke="{dice.choice(VEINS)}" stroke-linecap="round" '
            f'stroke-opacity="{strength * dice.uniform(0.4, 1):.2f}" stroke-width="{thick * unit * dice.uniform(0.5, 1.6):.2f}"/>'
        )
    return body


# ------------------------------------------------------------------ a carpet


SPREAD = 0.05
"""How much of an oak table a carpet leaves bare along its edge."""
OAK = ("#8a6238", "#38230f")


def carpet(plan: RoomPlan, edge: float) -> pygame.Surface:
    """Spread a Turkey carpet over oak, its border along the edge of the table."""
    shades = ((0.0, "#7c2824"), (0.45, "#66201d"), (0.8, "#431413"), (1.0, "#230a0a"))
    made = soft(plan.size, _lit(plan, shades, edge + SPREAD, 0.25))
    made.fill((THREAD, THREAD, THREAD), special_flags=pygame.BLEND_RGB_SUB)
    _strew(made, plan)
    low = plan.above(edge + SPREAD + 0.15)[1]
    draw_mirrored(made, _border(plan, edge + SPREAD), plan.rim, low)
    weave(made, baize())
    bare = [
        (0.0, "#000000", 0.0),
        (1 - edge - SPREAD, "#000000", 0.45),
        (1 - edge - SPREAD + 0.024, "#000000", 0.05),
    ]
    bare += [(1 - edge - 0.02, "#000000", 0.0), (1 - edge, "#000000", 0.4), (1.0, "#000000", 0.4)]
    oak = bent(plan, plan.above(edge + SPREAD), OAK, bare)
    veneer(oak)
    cover_outside(made, oak, plan.curve(edge + SPREAD))
    draw_mirrored(made, _fringe(plan, edge + SPREAD), plan.rim, low)
    return made


def _strew(made: pygame.Surface, plan: RoomPlan) -> None:
    """Weave stars into the field, in rows that stand between each other."""
    unit = plan.unit
    wide, tall = round(116 * unit), round(172 * unit)
    star = (
        '<path d="M0-26L9-9L26 0L9 9L0 26L-9 9L-26 0L-9-9Z" fill="#1f2f4a" fill-opacity="0.34" stroke-opacity="0.24"/>'
        '<path d="M0-11L9 0L0 11L-9 0Z" fill="#c79a4a" fill-opacity="0.22" stroke="none"/>'
        '<path d="M-36-6L-30 0L-36 6M36-6L30 0L36 6M-6-36L0-30L6-36M-6 36L0 30L6 36" fill="none" stroke-opacity="0.2"/>'
    )
    body = "".join(
        f'<g transform="translate({x} {y})" stroke="#d8b064" stroke-width="1.8">{star}</g>'
        for x, y in ((58, 43), (0, 129), (116, 129))
    )
    tile = raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 172">{body}</svg>', wide, tall)
    for top in range(round(250 * unit), plan.size[1], tall):
        for left in range(round(plan.rim.x) % wide - wide - wide // 2, plan.size[0], wide):
            made.blit(tile, (left, top), special_flags=PREMULTIPLIED)


def _border(plan: RoomPlan, share: float) -> str:
    """Draw the left half of the border: bands in the course of the rim, and hooked lozenges in the broad one."""
    unit = plan.unit
    body = ""
    for inside, ink, strength, thick in (
        (0.058, "#5e1d1b", 1.0, 74.0),
        (0.008, "#c9a052", 0.5, 2.6),
        (0.018, "#7c2824", 1.0, 6.0),
        (0.058, "#131e32", 1.0, 38.0),
        (0.058, "#1a2f4d", 1.0, 29.0),
        (0.100, "#c9a052", 0.45, 2.2),
        (0.111, "#16233a", 0.6, 6.0),
        (0.120, "#c9a052", 0.36, 1.4),
    ):
        body += curved(plan.curve(share + inside), ink, strength, thick * unit)
    step = 27 * unit / plan.rim.across
    for place in range(-1, round(pi / 2 / step) + 2):
        angle = pi / 2 + (-place) * step
        x, y = _at(plan, angle, share + 0.058)
        before, after = _at(plan, angle - 0.02, share + 0.058), _at(plan, angle + 0.02, share + 0.058)
        turn = degrees(atan2(after[1] - before[1], after[0] - before[0]))
        body += f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({0.84 * unit:.3f})">{_MOTIFS[place % 2]}</g>'
    return body


_MOTIFS: Mapping[int, str] = {
    0: '<path d="M0-13L9 0L0 13L-9 0Z" fill="#8a6b34" fill-opacity="0.75"/><path d="M0-7L5 0L0 7L-5 0Z" fill="#6a2522"/>',
    1: (
        '<path d="M-3-11V11M3-11V11M-9-4H9M-9 4H9" stroke="#d9c89c" stroke-opacity="0.24" '
        'stroke-width="2.2" fill="none"/>'
    ),
}


def _fringe(plan: RoomPlan, share: float) -> str:
    """Draw the left half of the fringe, and the shadow under it."""
    unit, path = plan.unit, ""
    step = 6.2 * unit / plan.rim.across
    dice = Random(8)
    for place in range(round(pi / 2 / step) + 2):
        angle = pi / 2 - place * step
        x, y = _at(plan, angle, share + 0.002)
        over = _at(plan, angle + dice.uniform(-0.0012, 0.0012), share - 0.004)
        long = 9 * unit / max(0.001, hypot(over[0] - x, over[1] - y))
        path += f"M{x:.1f} {y:.1f}l{(over[0] - x) * long:.1f} {(over[1] - y) * long:.1f}"
    return (
        f'<path d="{path}" fill="none" stroke="#d9c89c" stroke-opacity="0.5" stroke-width="{1.7 * unit:.2f}"/>'
        + curved(plan.curve(share + 0.001), "#d9c89c", 0.5, 2.0 * unit)
    )
