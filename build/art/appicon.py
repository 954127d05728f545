"""The application's own sign: two cards on the baize, and a plainer cut of it for the smallest sizes."""

import io
import os
from collections.abc import Iterator

from ornaments import fleur
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, PAPER_TOP, SUIT
from suits import pip
from svg import box_d, disc, document, glow, gradient, group, path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32  # up to here the plain cut


def ground() -> tuple[str, str]:
    """The rounded tile: gradients and drawing."""
    defs = glow("cloth", [(0, "#2f8a66"), (0.6, "#1b5c44"), (1, "#0d3527")], 128, 92, 190)
    defs += gradient("brass", [(0, "#f3d98f"), (0.5, GOLD), (1, "#8a5e18")], (0, 8, 0, 248))
    return defs, path(box_d(8, 8, 240, 240, 54), "url(#brass)") + path(
        box_d(17, 17, 222, 222, 46), "url(#cloth)"
    )


def leaf_of(x: float, y: float, turn: float, wide: float, fill: str, edge: str, inner: str = "") -> str:
    """A card of the given width with its middle at (x, y), with its shadow."""
    high = wide * 1.36
    card = box_d(-wide / 2, -high / 2, wide, high, wide * 0.09)
    shadow = path(card, "#000000", extra='fill-opacity="0.28"')
    place = f"rotate({turn})"
    return group(shadow, f"translate({x + 4} {y + 7}) {place}") + group(
        path(card, fill, edge, 2.2) + inner, f"translate({x} {y}) {place}"
    )


def app() -> str:
    defs, body = ground()
    defs += gradient("page", [(0, PAPER_TOP), (1, PAPER)], (0, -70, 0, 70))
    wine = path(box_d(-41, -60, 82, 120, 5), "#741a30", GOLD_LIGHT, 2) + path(
        "M0-44L26 0L0 44L-26 0Z", "none", GOLD_LIGHT, 2
    )
    wine += fleur(0, 22, 44, GOLD_LIGHT, "#4f0f20", 1)
    body += leaf_of(93, 128, -17, 98, PAPER, GOLD_DARK, wine)
    body += leaf_of(148, 134, 9, 108, "url(#page)", GOLD_DARK, pip("S", 0, 2, 92))
    crown = "M-27 9L-33-17L-14-4L0-24L14-4L33-17L27 9Z"
    gold = (
        path(crown, GOLD_LIGHT, GOLD_DARK, 3)
        + path("M-27 13H27", "none", GOLD_DARK, 9)
        + path("M-26 13H26", "none", GOLD_LIGHT, 5)
    )
    gold += (
        disc(-33, -19, 4, GOLD_LIGHT, GOLD_DARK, 2)
        + disc(0, -26, 4.6, GOLD_LIGHT, GOLD_DARK, 2)
        + disc(33, -19, 4, GOLD_LIGHT, GOLD_DARK, 2)
    )
    return document(body + group(gold, "translate(160 52) rotate(9) scale(0.82)"), 256, 256, defs)


def small() -> str:
    """One card, one sign: what sixteen pixels can hold."""
    defs, _ = ground()
    body = path(box_d(6, 6, 244, 244, 52), "url(#cloth)", "#0a2a1f", 6)
    body += leaf_of(94, 128, -16, 112, "#a3324c", "#f0d38a")
    body += leaf_of(148, 130, 7, 124, PAPER_TOP, PAPER, pip("S", 0, 2, 112, fill=SUIT["S"]))
    return document(body, 256, 256, defs)


def png(svg: str, size: int) -> bytes:
    """The drawing as a PNG of exactly size by size pixels, drawn at four times the size and brought down."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (4 * size, 4 * size))
    exact = pygame.transform.smoothscale(drawn.premul_alpha(), (size, size))
    out = io.BytesIO()
    pygame.image.save(straight(exact), out, "icon.png")
    return out.getvalue()


def straight(picture: pygame.Surface) -> pygame.Surface:
    """Undo the multiplication by alpha, so that soft edges stay free of dark rims."""
    result = picture.copy()
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            red, green, blue, alpha = picture.get_at((x, y))
            if 0 < alpha < 255:
                colour = [min(255, round(part * 255 / alpha)) for part in (red, green, blue)]
                result.set_at((x, y), (*colour, alpha))
    return result


def files() -> Iterator[tuple[str, str | bytes]]:
    yield "icons/app.svg", app()
    for size in SIZES:
        yield f"icons/app_{size}.png", png(small() if size <= SMALL else app(), size)
