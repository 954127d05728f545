"""Portraits of those who sit at the table, in their moods, cut to a shape and set in a gold rim.

A file of assets/portraits holds the features of every mood; those of one are kept and the others left out.
"""

import re
from functools import lru_cache

import pygame

from game.resources import MissingAsset, read_text
from game.stage.moods import CALM, Expression, Mood
from game.ui.draw.paint import disc, svg
from game.ui.draw.vector import raster

RIM = "#efcf7d"
CLOSER = 1.3
"""How much larger a portrait is drawn than the place it is cut to …"""
RAISED = 0.35
"""… and the share of what is left over that is cut away above."""
LIT = "#ffce6b"
"""The rim of whoever is to move."""
_PATHS = r"(?:<path[^>]*/>\n)*"
_FEATURES = re.compile(rf'<g class="(\w+) (\w+)"[^>]*>\n({_PATHS}(?:<g [^>]*>\n{_PATHS}</g>\n)?)</g>\n')
_GROUND = re.compile(r'<path [^>]*fill="url\(#ground\)"[^>]*/>\n')
_PLACE = '<g transform="translate(-65 -24)'
_FRAME = 'width="120" height="120" viewBox="0 0 120 120"'
_BEHIND_TABLE = 'width="168" height="216" viewBox="-24 0 168 216"'
BUST = 168 / 120, 216 / 120
"""How much wider and higher than a portrait a bust is, which runs on at both sides of its frame and below."""
_TURN = 2.0
"""How far pupils go to look aside, in units of the drawing."""
_TILTS = {Mood.PLEASED: 2, Mood.VEXED: -2, Mood.THINKING: -3, Mood.SLY: 3, Mood.SAD: 3, Mood.SURPRISED: -2}
"""Degrees by which the head is held aslant."""

SMALL = 64
"""Below so many pixels an expression is drawn closer, and its features larger: it could not be told else."""
_CLOSER_STILL, _HIGHER = 1.4, 0.42
_PLAIN = {
    "eyes": "translate(125 84) scale(1.2) translate(-125 -84)",
    "pupils": "translate(125 84) scale(1.2) translate(-125 -84)",
    "brows": "translate(125 80) scale(1.15 1.4) translate(-125 -80)",
    "mouth": "translate(125 103) scale(1.45) translate(-125 -103)",
}


def posed(
    drawing: str, expression: Expression, *, tilted: bool = True, plain: bool = False, lean: float = 0.0
) -> str:
    """Leave of a sitter's drawing the features of one expression; make them larger where they are to be plain.

    All of the sitter leans so many degrees, besides the tilt of a mood.
    """

    def kept(found: re.Match[str]) -> str:
        mood, part, body = found.groups()
        if mood != expression.mood:
            return ""
        aside = f"translate({_TURN * expression.look:g} 0)" if part == "pupils" else ""
        grown = _PLAIN.get(part, "") if plain else ""
        return f'<g transform="{grown}{aside}">\n{body}</g>\n' if grown or aside else f"<g>\n{body}</g>\n"

    tilt = lean + (_TILTS.get(expression.mood, 0) if tilted else 0)
    drawing = _FEATURES.sub(kept, drawing)
    return drawing.replace(_PLACE, f"{_PLACE} rotate({tilt:g} 125 150)") if tilt else drawing


def bust(
    name: str, side: int, expression: Expression = CALM, *, tilted: bool = True, lean: float = 0.0
) -> pygame.Surface:
    """Draw a sitter without a ground, whose shoulders run on below and beside the frame of a portrait of this side."""
    drawing = posed(read_text("portraits", f"{name}.svg"), expression, tilted=tilted, lean=lean)
    drawing = _GROUND.sub("", drawing).replace(_FRAME, _BEHIND_TABLE)
    return raster(drawing, round(side * BUST[0]), round(side * BUST[1]))


@lru_cache(maxsize=256)
def portrait(
    name: str,
    side: int,
    shape: str = "",
    colour: str = "",
    *,
    lit: bool = False,
    expression: Expression | None = None,
    tilted: bool = True,
) -> pygame.Surface:
    """Draw a portrait; shape is a path that reaches from −1 to 1 either way, a circle if there is none.

    An expression is given of those who sit at the table, and is plain however small. A colour is that of a second rim,
    inside the gold one. Of a portrait that nobody has drawn, the plain ground is shown.
    """
    thin = max(1.2, side * 0.034)
    thick = max(1.2, side * 0.06) if lit else thin
    picture = _picture(name, side, expression, tilted=tilted)
    picture.blit(raster(outline(shape, side, thick, "#ffffff", ""), side, side), (0, 0), None, _MASK)
    if colour:
        inner = outline(
            shape, side, 2.4 * thin, "none", f'stroke="{colour}"'
        )  # no wider, or it would hide the face
        picture.blit(raster(inner, side, side), (0, 0), None, _OVER)
    rim = f'stroke="{LIT if lit else RIM}"'
    picture.blit(raster(outline(shape, side, thick, "none", rim), side, side), (0, 0), None, _OVER)
    return picture


_MASK, _OVER = pygame.BLEND_RGBA_MULT, pygame.BLEND_PREMULTIPLIED


def _picture(name: str, side: int, expression: Expression | None, *, tilted: bool) -> pygame.Surface:
    """Draw the middle of a portrait: head, hat and collar."""
    plain = expression is not None and side < SMALL
    whole = round(side * (_CLOSER_STILL if plain else CLOSER))
    high = round((whole - side) * (_HIGHER if plain else RAISED))
    try:
        drawing = posed(read_text("portraits", f"{name}.svg"), expression or CALM, tilted=tilted, plain=plain)
        return raster(drawing, whole, whole).subsurface(((whole - side) // 2, high, side, side)).copy()
    except MissingAsset:
        return raster(svg(f'<path d="M0 0H{side}V{side}H0Z" fill="#2b4c3f"/>', side, side), side, side)


def outline(shape: str, side: int, thick: float, fill: str, stroke: str) -> str:
    """Write a shape as a drawing: a path that reaches from −1 to 1 either way, a circle if there is none."""
    half = side / 2
    if not shape:
        line = f'{stroke} stroke-width="{thick:.2f}"' if stroke else ""
        return svg(disc(half, half, half - thick, fill, line), side, side)
    scale = half - thick
    line = f'{stroke} stroke-width="{thick / scale:.4f}"' if stroke else ""
    place = f'transform="translate({half} {half}) scale({scale:.2f})"'
    return svg(f'<path d="{shape}" fill="{fill}" {line} {place}/>', side, side)
