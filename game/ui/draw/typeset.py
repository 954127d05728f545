"""Lines of type as premultiplied surfaces: drawn four times too large and scaled down, which keeps spacing even.

Everything here counts in pixels; `ResolvedTheme` turns styles and design units into them. Measures are those of the
enlarged fonts divided again, so a measured width is the drawn width.
"""

import re
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import Colour

ENLARGED = 4
SHARE, MOST = 0.4, 3_000_000
"""Pixels of drawn lines that are kept for each pixel of the canvas, and at most."""
OPEN = 14
"""Typefaces held open, each in one size, which keeps every letter it has drawn: as many as a table needs."""
LARGE = 56
"""From this pixel size on, twice is enough: the advances are fine already and memory is not."""
STRIP = 256
"""Pixels of a line that are made smaller at a time: the whole of it, four times too large, is there once already."""
_BREAKS = re.compile(r"[ \t\n]+")


def unbroken(text: str) -> list[str]:
    """List what no line breaks apart: words, and words that a no-break space holds together."""
    return [word for word in _BREAKS.split(text) if word]


class Typesetter:
    """Draws and measures type of the faces in one folder."""

    def __init__(self, fonts: Path) -> None:
        """Read typefaces from a folder."""
        self._fonts = fonts
        self._lines = SurfaceCache(MOST)
        self._open: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._heights = lru_cache(maxsize=256)(self._heights_now)
        self._measure = lru_cache(maxsize=1 << 11)(self._measure_now)
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
        size = px * times
        font = self._open.get((face, size))
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            font = self._open[face, size] = pygame.font.Font(self._fonts / f"{face}.ttf", size)
            if len(self._open) > OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end((face, size))
        return font, times

    def _measure_now(self, text: str, face: str, px: int) -> int:
        font, times = self._font(face, px)
        return -(-font.size(text)[0] // times)

    def measure(self, text: str, face: str, px: int) -> int:
        """Give the width of a line in pixels."""
        return self._measure(text, face, px)

    def widest(self, text: str, face: str, px: int) -> int:
        """Give the width of the longest word of a text in pixels."""
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
        """Draw one line."""
        return self._lines.get((text, face, px, colour), lambda: self._draw(text, face, px, colour))

    def _draw(self, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        font, times = self._font(face, px)
        large = font.render(text, True, colour)  # of one colour throughout, even where it is clear
        size = (max(1, -(-large.get_width() // times)), max(1, -(-large.get_height() // times)))
        if text == "" or large.get_width() == 0:
            return pygame.Surface((1, size[1]), pygame.SRCALPHA)
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        for left in range(0, size[0], STRIP):
            wide = min(STRIP, size[0] - left)
            fitted = pygame.Surface((wide * times, size[1] * times), pygame.SRCALPHA)
            fitted.fill((*colour[:3], 0))
            fitted.blit(large, (-left * times, 0), special_flags=pygame.BLEND_RGBA_MAX)
            pygame.transform.smoothscale(fitted, (wide, size[1]), drawn.subsurface((left, 0, wide, size[1])))
        return drawn.premul_alpha_ip()

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
        pieces = []
        while len(word) > 1 and self.measure(word, face, px) > width:
            end = len(word) - 1
            while end > 1 and self.measure(word[:end], face, px) > width:
                end -= 1
            end = word.rfind("-", 1, end) + 1 or end
            pieces.append(word[:end])
            word = word[end:]
        return [*pieces, word]
