"""Vector chrome and soft shadows, drawn once per size and kept: panels, buttons, wells, key caps, rings, suit signs.

Chrome is SVG text in the subset nanosvg draws (no clipping, no filters, gradients in user space), rasterised at the
exact pixel size. Every surface given out is premultiplied: blit it with `paint.put`.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache
from math import ceil
from pathlib import Path
from random import Random
from threading import Thread
from typing import Protocol
from weakref import ref

import pygame

from game.core.record import record
from game.ui.draw.grounds import Grounds, MakeGround
from game.ui.draw.stretched import TILE, Drawing, Stretched
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import Colour, hexa, mix
from game.ui.draw.vector import raster

# ------------------------------------------------------------------ wood and cloth

BOARD = (960, 320)
"""Pixels of the piece of grain that is laid side by side, each mirrored, so that no seam shows."""
FIGURE = ((150, 22, 46), (90, 6, 34), (34, 1.4, 44))
"""Streaks, broad ones first: their usual length and thickness in pixels, and how much of 255 they take away."""


def veneer(surface: pygame.Surface) -> None:
    """Lay the grain over a surface: what is light becomes darker in streaks, and keeps its hue."""
    width, height = surface.get_size()
    wide, tall = BOARD
    for row, top in enumerate(range(0, height, tall)):
        for column, left in enumerate(range(0, width, wide)):
            piece = pygame.transform.flip(_grain(), bool(column % 2), bool(row % 2))
            surface.blit(piece, (left, top), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Give the grain; mirrored it is made anew for each backdrop, which takes less than to keep it is worth."""
    grain = pygame.Surface(BOARD)
    grain.fill((255, 255, 255))
    for number, (long, thick, depth) in enumerate(FIGURE):
        size = round(BOARD[0] / long) + 2, round(BOARD[1] / thick) + 2
        streaks = pygame.transform.smoothscale(_speckles(size, depth, number), BOARD)
        grain.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return grain


def grain(width: int, height: int) -> pygame.Surface:
    """Give a piece of grain of another size."""
    return pygame.transform.smoothscale(_grain(), (width, height), pygame.Surface((width, height)))


def _speckles(size: tuple[int, int], depth: int, seed: int) -> pygame.Surface:
    """Make a small field of greys, each at most so much below white; always the same."""
    greys = Random(seed).randbytes(size[0] * size[1])
    shades = greys.translate(bytes(255 - each * depth // 255 for each in range(256)))
    rgb = bytearray(3 * len(shades))
    rgb[0::3] = rgb[1::3] = rgb[2::3] = shades
    field = pygame.Surface(size)
    field.blit(pygame.image.frombytes(bytes(rgb), size, "RGB"), (0, 0))
    return field


COARSE = 4
"""Light is drawn at this part of the size: it has no edges that could suffer."""


@record
class Lamp:
    """Where a light hangs and how far it reaches, in shares of the width and the height."""

    x: float
    y: float
    wide: float
    tall: float


def lit(size: tuple[int, int], lamp: Lamp, stops: Iterable[tuple[float, str]], dimmed: int) -> pygame.Surface:
    """Make a surface of this size, lit as by `light`; opaque."""
    full = pygame.Surface(size)
    light(full, lamp, stops, dimmed)
    return full


def light(surface: pygame.Surface, lamp: Lamp, stops: Iterable[tuple[float, str]], dimmed: int) -> None:
    """Light a surface with colours from under the lamp (0) to where its light ends (1).

    All of it is darker by so many levels, which the threads will give back.
    """
    width, height = (max(2, side // COARSE) for side in surface.get_size())
    drawn = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    place = f"translate({width * lamp.x} {height * lamp.y}) scale({width * lamp.wide:.3f} {height * lamp.tall:.3f})"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="{place}">{drawn}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#lamp)"/></svg>'
    )
    plain = pygame.Surface((width, height))
    plain.blit(raster(svg, width, height), (0, 0))
    plain.fill((dimmed, dimmed, dimmed), special_flags=pygame.BLEND_RGB_SUB)
    pygame.transform.smoothscale(plain, surface.get_size(), surface)


def twill(side: int, greys: bytes, every: int, broad: int, raised: int) -> pygame.Surface:
    """Weave one square tile, always the same, of 256 kinds of fibre, each with its grey.

    Of `every` diagonal threads, the first so many are raised by so many levels.
    """
    fibres = Random(5).randbytes(side * side)
    high = bytes(each + raised for each in greys)
    threads = bytearray()
    for row in range(side):
        line = fibres[row * side : (row + 1) * side]
        strip, ridge = bytearray(line.translate(greys)), line.translate(high)
        for thread in range(broad):
            first = (thread - row) % every
            strip[first::every] = ridge[first::every]
        threads += strip
    grey = bytearray(3 * len(threads))
    grey[0::3] = grey[1::3] = grey[2::3] = threads
    tile = pygame.Surface(
        (side, side)
    )  # of the display's own kind, which is laid over another ten times as fast
    tile.blit(pygame.image.frombytes(bytes(grey), (side, side), "RGB"), (0, 0))
    return tile


def weave(surface: pygame.Surface, tile: pygame.Surface) -> None:
    """Lay threads over all of a surface."""
    width, height = surface.get_size()
    side = tile.get_width()
    for top in range(0, height, side):
        for left in range(0, width, side):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)


# ------------------------------------------------------------------ chrome and shadows

LAMP = Lamp(0.5, 0.36, 0.75, 0.69)
"""Where the lamp over backdrops and tables hangs: above the middle."""
SHARE, MOST = 1.6, 6_000_000
"""Pixels of drawings that are kept for each pixel of the canvas, and at most."""
LEAST = 900_000
"""Pixels of drawings kept in the smallest window: what a screen of controls needs, so that it opens without a hitch."""
PICTURES = 3
"""Of so many pixels one is kept for pictures: they take far longer to draw than plates, and would give way to them."""
GROUND = 4_200_000
"""Pixels of backdrops kept: two in most windows, of the page one is on and of the one it leads back to."""
ROOMY = 1.5
"""How many times as large as the window the sheet may be that is kept for it."""
SHADOW_STEP = 4
"""Shadows are blurred at a quarter of their size."""


def put(canvas: pygame.Surface, image: Drawing, at: tuple[float, float]) -> None:
    """Lay a premultiplied picture down."""
    if isinstance(image, Stretched):
        image.lay(canvas, (round(at[0]), round(at[1])))
        return
    canvas.blit(image, (round(at[0]), round(at[1])), special_flags=pygame.BLEND_PREMULTIPLIED)


def svg(body: str, width: float, height: float) -> str:
    """Wrap shapes into a drawing of this size."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


def box(
    rect: tuple[float, float, float, float], radius: float, fill: str, line: str = "none", thick: float = 0
) -> str:
    x, y, w, h = rect
    radius = min(radius, w / 2, h / 2)
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" ry="{radius:g}" '
        f'fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'
    )


def downward(name: str, top: Colour, bottom: Colour, height: float) -> str:
    """Define a gradient from top to bottom, to be used as url(#name)."""
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:g}">'
        f'<stop offset="0" stop-color="{hexa(top)}"/><stop offset="1" stop-color="{hexa(bottom)}"/>'
        "</linearGradient></defs>"
    )


def stroke(path: str, colour: Colour, thick: float) -> str:
    """Give an open line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{hexa(colour)}" stroke-width="{thick:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {extra}/>'


class SheetOwner(Protocol):
    """Who draws on the one sheet that is as large as the window."""

    def drop_pictures(self) -> None:
        """Keep no pictures: somebody else draws now."""
        ...


class Painter:
    """Keeps what has been drawn from vectors."""

    def __init__(self, assets: Path, *, beside: bool = False) -> None:
        """Find SVG files by their path below the assets; grounds of tables may be made beside the frames."""
        self._assets = assets
        self._kept = SurfaceCache(MOST)
        self._drawn = SurfaceCache(MOST // PICTURES)
        self._backdrops = SurfaceCache(GROUND)
        self._grounds, self._behind_title = Grounds(beside=beside), Grounds(beside=beside)
        self._sheet = self._whole = pygame.Surface((0, 0), pygame.SRCALPHA)  # the part in use, and all of it
        self._owner: ref[SheetOwner] | None = None  # who drew on it last
        self._path = lru_cache(maxsize=256)(self._existing)
        self._ink = lru_cache(maxsize=256)(self._inked_text)

    def fit(self, canvas: int) -> None:
        """Keep as much as suits a canvas of so many pixels."""
        most = min(MOST, max(LEAST, round(SHARE * canvas)))
        self._kept.hold(most - most // PICTURES)
        self._drawn.hold(most // PICTURES)

    @property
    def held(self) -> int:
        """How many bytes of drawings are kept."""
        return (self._kept.held + self._drawn.held) * 4

    def _existing(self, name: str) -> Path | None:
        path = self._assets / name
        return path if path.is_file() else None

    def vector(self, drawing: str, size: tuple[int, int]) -> pygame.Surface:
        """Rasterise SVG text at this size."""
        size = (max(1, size[0]), max(1, size[1]))
        return self._kept.get((drawing, size), lambda: raster(drawing, *size))

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Rasterise an SVG file of the assets; None when there is none of that name."""
        path, size = self._path(name), (max(1, size[0]), max(1, size[1]))
        if path is None:
            return None
        return self._drawn.get((name, size), lambda: raster(path.read_text(encoding="utf-8"), *size))

    def beside(self, name: str, size: tuple[int, int]) -> Iterator[None]:
        """Have `picture` drawn in a thread while these steps go by: a rich one takes longer than a frame."""
        path, drawn = self._path(name), list[pygame.Surface]()
        if path is None or (name, size) in self._drawn or not all(size):
            return
        thread = Thread(
            target=lambda: drawn.append(raster(path.read_text(encoding="utf-8"), *size)), daemon=True
        )
        thread.start()
        while thread.is_alive():
            yield
        if drawn:
            self._drawn.get((name, size), drawn.pop)

    def suit(self, letter: str, px: int, colour: Colour) -> pygame.Surface:
        """Draw a suit sign in one colour, px high and wide."""
        return self._inked(f"cards/suits/{letter}.svg", px, colour)

    def icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """Draw a button sign, assets/icons/<name>.svg, in one colour."""
        return self._inked(f"icons/{name}.svg", px, colour)

    def _inked(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        return self.vector(self._ink(name, colour), (px, px))

    def _inked_text(self, name: str, colour: Colour) -> str:
        path = self._path(name)
        drawing = path.read_text(encoding="utf-8") if path else svg("", 1, 1)
        return re.sub(r'(fill|stroke)="#[0-9a-fA-F]{3,6}"', rf'\1="{hexa(colour)}"', drawing)

    def plate(
        self,
        size: tuple[int, int],
        radius: int,
        top: Colour,
        bottom: Colour,
        line: Colour | None,
        thick: float = 1.4,
    ) -> Drawing:
        height, inset, rim = max(1, size[1]), thick / 2, hexa(line) if line else "none"

        def drawn(w: int, h: int) -> str:
            rect = (inset, inset, max(0.1, w - thick), max(0.1, h - thick))
            return downward("g", top, bottom, h) + box(rect, radius, "url(#g)", rim, thick if line else 0)

        corner = radius + ceil(thick) + 1
        return self.framed((max(1, size[0]), height), (corner, height), drawn)

    def shade(self, size: tuple[int, int], radius: int, colour: Colour, alpha: int) -> Drawing:
        """Draw a rounded, see-through patch."""
        radius = min(radius, size[0] // 2, size[1] // 2)
        fill = f'fill="{hexa(colour)}" fill-opacity="{alpha / 255:.3f}"'

        def drawn(w: int, h: int) -> str:
            return f'<rect x="0" y="0" width="{w}" height="{h}" rx="{radius}" ry="{radius}" {fill}/>'

        return self.framed((max(1, size[0]), max(1, size[1])), (radius + 1, radius + 1), drawn)

    def ring(self, size: tuple[int, int], radius: int, colour: Colour, thick: float) -> Drawing:
        """Draw an outline; the size includes its whole thickness."""

        def drawn(w: int, h: int) -> str:
            rect = (thick / 2, thick / 2, w - thick, h - thick)
            return box(rect, radius, "none", hexa(colour), thick)

        corner = radius + ceil(thick) + 1
        return self.framed((max(4, size[0]), max(4, size[1])), (corner, corner), drawn)

    def framed(
        self, size: tuple[int, int], corner: tuple[int, int], drawn: Callable[[int, int], str]
    ) -> Drawing:
        """Draw something with round corners and straight sides, which are drawn out where they are long."""
        wide, tall = (min(side, 2 * end + TILE) for side, end in zip(size, corner, strict=True))
        frame = self.vector(svg(drawn(wide, tall), wide, tall), (wide, tall))
        return frame if (wide, tall) == size else Stretched(frame, corner, size)

    def shadow(
        self, canvas: pygame.Surface, rect: pygame.Rect, radius: int, soft: int, alpha: int, drop: int
    ) -> None:
        """Lay a soft shadow below a rounded rectangle that will be drawn at rect."""
        soft = max(SHADOW_STEP, soft)
        corner = 2 * soft + radius + 2 * SHADOW_STEP
        longest = -(-(2 * corner + TILE) // SHADOW_STEP) * SHADOW_STEP
        wide, tall = min(rect.width, longest), min(rect.height, longest)
        key = ("shadow", wide, tall, radius, soft, alpha)
        frame = self._kept.get(key, lambda: _shadow((wide, tall), radius, soft, alpha))
        size = frame.get_width() + rect.width - wide, frame.get_height() + rect.height - tall
        whole = Stretched(frame, (2 * soft + corner, 2 * soft + corner), size)
        put(canvas, whole, (rect.x - 2 * soft, rect.y - 2 * soft + drop))

    def backdrop(
        self, look: Hashable, size: tuple[int, int], make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Give what lies behind a screen of controls, opaque."""
        return self._backdrops.get(("backdrop", look, size), make, size[0] * size[1])

    def behind_title(
        self, look: Hashable, size: tuple[int, int], make: MakeGround, instead: MakeGround
    ) -> tuple[pygame.Surface, bool]:
        """Give the picture behind the title, or what stands in for it, and tell which; tables keep their ground."""
        return self._behind_title.get(look, size, make, instead)

    def ground(self, look: Hashable, size: tuple[int, int], make: MakeGround) -> tuple[pygame.Surface, bool]:
        """Give what fills the window behind a table, or what stands in for it, and tell which; backdrops give way."""
        if not self._grounds.has(look, size):
            self._backdrops = SurfaceCache(GROUND)
        return self._grounds.get(look, size, make)

    def sheet(self, owner: SheetOwner, size: tuple[int, int]) -> tuple[pygame.Surface, bool]:
        """Give the one clear surface that is as large as the window; tell whether its owner still had it."""
        before = None if self._owner is None else self._owner()
        if before is not None and before is not owner:
            before.drop_pictures()
        still = before is owner and self._sheet.get_size() == size
        if self._sheet.get_size() != size:
            self._sheet = self._cut(size)
        if not still:
            self._sheet.fill((0, 0, 0, 0))
        self._owner = ref(owner)
        return self._sheet, still

    def _cut(self, size: tuple[int, int]) -> pygame.Surface:
        """Give a sheet of a size: a part of the one there is, where that is a little larger; a new one takes longer."""
        there = self._whole.get_rect()
        if not there.contains(((0, 0), size)) or there.width * there.height > ROOMY * size[0] * size[1]:
            self._whole = self._sheet = pygame.Surface((0, 0))  # which gives way before the next is made
            self._whole = pygame.Surface(size, pygame.SRCALPHA)
        return self._whole.subsurface(((0, 0), size))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give something drawn by hand, drawn now if it is not kept yet."""
        return self._kept.get(("by hand", key), make)


def veil(canvas: pygame.Surface, share: float) -> None:
    """Darken a scene behind a dialog; so much of its light is left."""
    left = round(255 * share)
    canvas.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)


def _shadow(size: tuple[int, int], radius: int, soft: int, alpha: int) -> pygame.Surface:
    q = SHADOW_STEP
    margin = 2 * soft
    small = pygame.Surface(
        ((size[0] + 2 * margin) // q + 1, (size[1] + 2 * margin) // q + 1), pygame.SRCALPHA
    )
    inner = (margin // q, margin // q, max(1, size[0] // q), max(1, size[1] // q))
    pygame.draw.rect(small, (0, 0, 0, alpha), inner, border_radius=max(1, radius // q))
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, soft // q))
    return pygame.transform.smoothscale_by(small, q).premul_alpha_ip()


def panelling(size: tuple[int, int], middle: Colour, edge: Colour) -> pygame.Surface:
    """Panel a backdrop with wood of one shade under the lamp and another far from it; opaque."""
    eased = ((share / 8, share * share * (3 - share / 4) / 64) for share in range(9))
    panelled = lit(size, LAMP, ((at, hexa(mix(middle, edge, depth))) for at, depth in eased), 0)
    veneer(panelled)
    return panelled


def dotted(canvas: pygame.Surface, colour: Colour, left: int, right: int, y: int, side: int) -> None:
    """Draw dots of a side from left to right, each as far from the next as it is wide."""
    for x in range(left, right - side + 1, 2 * side):
        canvas.fill(colour, (x, y, side, side))
