"""Lines of type as premultiplied surfaces: drawn four times too large and scaled down, which keeps spacing even.

Everything here counts in pixels; `ResolvedTheme` turns styles and design units into them. Measures are those of the
enlarged fonts divided again, so a measured width is the drawn width.
"""

import re
from functools import lru_cache
from pathlib import Path

import pygame

from game.core.letters import clusters
from game.ui.draw.faces import FaceRun, Faces, OtherFaces, measured, rendered
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import Colour

ENLARGED = 4
SHARE, MOST = 0.5, 3_000_000
"""Pixels of drawn lines that are kept for each pixel of the canvas, and at most."""
LARGE = 56
"""From this pixel size on, twice is enough: the advances are fine already and memory is not."""
STRIP = 256
"""Pixels of a line that are made smaller at a time: the whole of it, four times too large, is there once already."""
WIDEST = 8192
"""Pixels of a line that are drawn; no screen shows more."""
BOX = 1.17
"""Height of a line as a multiple of its size, for pictures of letters that come in one size only."""
ARABIC = 0.85
"""Size of Arabic letters beside others, whose lines are too low for their tails."""
_BREAKS = re.compile(r"[ \t\n]+")


def unbroken(text: str) -> list[str]:
    """List what no line breaks apart: words, and words that a no-break space holds together."""
    return [word for word in _BREAKS.split(text) if word]


class Typesetter:
    """Draws and measures type of the faces in one folder."""

    def __init__(self, fonts: Path, others: OtherFaces = lambda _: ()) -> None:
        """Read typefaces from a folder; `others` names files of the system's for what those there don't have."""
        self._faces = Faces(fonts, others)
        self._lines = SurfaceCache(MOST)
        self._heights = lru_cache(maxsize=256)(self._heights_now)
        self._measure = lru_cache(maxsize=1 << 11)(self._measure_now)
        self._wrap = lru_cache(maxsize=1 << 10)(self._wrap_now)
        self._widest = lru_cache(maxsize=1 << 11)(self._widest_now)
        self._cell = lru_cache(maxsize=256)(self._cell_now)

    def fit(self, canvas: int) -> None:
        """Keep as much as suits a canvas of so many pixels."""
        self._lines.hold(min(MOST, round(SHARE * canvas)))

    @property
    def held(self) -> int:
        """How many bytes of lines are kept."""
        return self._lines.held * 4

    def _font(self, face: str, px: int) -> tuple[pygame.font.Font, int]:
        times = 2 if px >= LARGE else ENLARGED
        return self._faces.font(face, px * times), times

    def _scaled(self, run: FaceRun, px: int) -> tuple[pygame.font.Font, float]:
        """Open the typeface of a run, and tell by how much what it draws is to be made smaller."""
        font, times = self._font(run.face, round(px * ARABIC) if run.script == "Arab" else px)
        pictures = self._faces.is_systems(run.face) and self._faces.has_one_size(run.face)
        return font, px * BOX / font.get_height() if pictures else 1 / times

    def _measure_now(self, text: str, face: str, px: int) -> int:
        return sum(self._reach(run, run.text, px) for run in self._faces.runs(text, face))

    def _reach(self, run: FaceRun, text: str, px: int) -> int:
        font, scale = self._scaled(run, px)
        return -int(-measured(font, run, text) * scale // 1)

    def edge(self, text: str, place: int, face: str, px: int) -> int:
        """Give the distance from the left end of a line to the edge between two of its signs, where a caret stands."""
        x = 0
        for run in self._faces.runs(text, face):
            if run.start < place <= run.start + len(run.text) or place == run.start == 0:
                within = self._reach(run, run.text[: place - run.start], px)
                return x + (self._reach(run, run.text, px) - within if run.backward else within)
            x += self._reach(run, run.text, px)
        return x

    def spans(self, text: str, part: tuple[int, int], face: str, px: int) -> list[tuple[int, int]]:
        """Give left end and width of what a part of a line covers; it is in pieces where the line runs both ways."""
        x, found = 0, []
        for run in self._faces.runs(text, face):
            first, last = (min(max(place - run.start, 0), len(run.text)) for place in part)
            wide = self._reach(run, run.text, px)
            if first < last:
                near, far = (self._reach(run, run.text[:place], px) for place in (first, last))
                found.append((x + (wide - far if run.backward else near), far - near))
            x += wide
        return found

    def missing(self, text: str, face: str) -> str:
        return self._faces.missing(text, face)

    def measure(self, text: str, face: str, px: int) -> int:
        return self._measure(text, face, px)

    def widest(self, text: str, face: str, px: int) -> int:
        return self._widest(text, face, px)

    def _widest_now(self, text: str, face: str, px: int) -> int:
        return max((self._measure(word, face, px) for word in unbroken(text)), default=0)

    def height(self, face: str, px: int) -> int:
        """Give the height of the box a line is drawn in."""
        return self._heights(face, px)[0]

    def ascent(self, face: str, px: int) -> int:
        """Give the distance from the top of a line's box to its baseline."""
        return self._heights(face, px)[1]

    def _heights_now(self, face: str, px: int) -> tuple[int, int]:
        """Measure the box of a line, and down to its baseline."""
        font, times = self._font(face, px)
        return -(-font.get_height() // times), round(font.get_ascent() / times)

    def line(self, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        return self._lines.get((text, face, px, colour), lambda: self._draw(text, face, px, colour))

    def _draw(self, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        while len(text) * px > WIDEST and (wide := self._measure_now(text, face, px)) > WIDEST:
            text = text[: len(text) * WIDEST // wide]
        runs = self._faces.runs(text, face)
        if len(runs) == 1 and runs[0].face == face:
            return self._draw_run(runs[0], px, colour)
        wide = sum(self._reach(run, run.text, px) for run in runs)
        line = pygame.Surface((max(1, wide), self.height(face, px)), pygame.SRCALPHA)
        x = 0
        for run in runs:
            drawn = self._draw_run(run, px, colour)
            font, scale = self._scaled(run, px)
            top, ink = self.ascent(face, px) - round(font.get_ascent() * scale), drawn.get_bounding_rect()
            top = max(
                min(top, line.get_height() - ink.bottom), -ink.top
            )  # rather off the line than without its dots
            line.blit(drawn, (x, top), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += self._reach(run, run.text, px)
        return line

    def _draw_run(self, run: FaceRun, px: int, colour: Colour) -> pygame.Surface:
        font, scale = self._scaled(run, px)
        large = rendered(font, run, colour)
        if large is None:
            return pygame.Surface((1, self.height(run.face, px)), pygame.SRCALPHA)
        if self._faces.is_systems(run.face):  # which may draw pictures, in colours of their own
            size = max(1, round(large.get_width() * scale)), max(1, round(large.get_height() * scale))
            return pygame.transform.smoothscale(large.premul_alpha(), size)
        return _shrunk(large, round(1 / scale), colour)

    def _cell_now(self, face: str, px: int) -> int:
        return max(self.measure(digit, face, px) for digit in "0123456789")

    def measure_figures(self, text: str, face: str, px: int) -> int:
        """Give the width of a number whose digits stand in cells of one width."""
        cell = self._cell(face, px)
        return sum(cell if sign.isdigit() else self.measure(sign, face, px) for sign in text)

    def figures(self, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        """Draw a number whose digits stand in cells of one width, so that columns align and counting does not shake."""
        return self._lines.get(
            ("#", text, face, px, colour), lambda: self._draw_figures(text, face, px, colour)
        )

    def _draw_figures(self, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        cell = self._cell(face, px)
        size = (max(1, self.measure_figures(text, face, px)), self.height(face, px))
        strip = pygame.Surface(size, pygame.SRCALPHA)
        x = 0
        for sign in text:
            width = self.measure(sign, face, px)
            wide = cell if sign.isdigit() else width
            image = self.line(sign, face, px, colour)
            strip.blit(image, (x + (wide - width) // 2, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += wide
        return strip

    def wrap(self, text: str, face: str, px: int, width: int) -> tuple[str, ...]:
        """Break a text into lines no wider than this; only a word wider than a whole line is cut, at hyphens first."""
        return self._wrap(text, face, px, width)

    def _wrap_now(self, text: str, face: str, px: int, width: int) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in unbroken(paragraph):
                longer = f"{line} {word}" if line else word
                if self.measure(longer, face, px) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._cut(word, face, px, width)
                lines.extend(full)
            lines.append(line)
        return tuple(lines)

    def _cut(self, word: str, face: str, px: int, width: int) -> list[str]:
        signs, pieces = clusters(word), []
        while len(signs) > 1 and self.measure("".join(signs), face, px) > width:
            end = len(signs) - 1
            while end > 1 and self.measure("".join(signs[:end]), face, px) > width:
                end -= 1
            end = next((at for at in range(end, 1, -1) if signs[at - 1] == "-"), end)
            pieces.append("".join(signs[:end]))
            signs = signs[end:]
        return [*pieces, "".join(signs)]


def _shrunk(large: pygame.Surface, times: int, colour: Colour) -> pygame.Surface:
    """Make a line smaller, in strips, each of one colour throughout, even where it is clear; premultiplied."""
    size = (max(1, -(-large.get_width() // times)), max(1, -(-large.get_height() // times)))
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    for left in range(0, size[0], STRIP):
        wide = min(STRIP, size[0] - left)
        fitted = pygame.Surface((wide * times, size[1] * times), pygame.SRCALPHA)
        fitted.fill((*colour[:3], 0))
        fitted.blit(large, (-left * times, 0), special_flags=pygame.BLEND_RGBA_MAX)
        pygame.transform.smoothscale(fitted, (wide, size[1]), drawn.subsurface((left, 0, wide, size[1])))
    return drawn.premul_alpha_ip()
