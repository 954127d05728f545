"""Letters as outlines, for pictures that carry card indices; cards themselves get theirs at run time."""

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from palette import SUIT
from suits import pip
from svg import doubled, group, num, path

FONT = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "SourceSerif4-Bold.ttf"


@cache
def _font() -> TTFont:
    return TTFont(FONT)


@cache
def glyph(letter: str) -> tuple[str, tuple[float, float, float, float]]:
    """The outline of one letter with y growing downwards, and the box of its ink; a space has only width."""
    font = _font()
    glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(letter)]
    pen = SVGPathPen(glyphs, ntos=num)
    glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    left, low, right, high = bounds.bounds or (0, 0, glyphs[name].width, 0)
    return pen.getCommands(), (left, -high, right, -low)


def letters(text: str, x: float, y: float, high: float, fill: str, limit: float = 0.0) -> str:
    """A text whose ink is centred on (x, y) and `high` tall; condensed when wider than `limit`."""
    shapes, widths = [], []
    for letter in text:
        d, (left, top, right, low) = glyph(letter)
        shapes.append((d, left, top))
        widths.append((right - left, low - top))
    k = high / max(h for _, h in widths)
    gap = 70.0
    whole = (sum(w for w, _ in widths) + gap * (len(text) - 1)) * k
    squeeze = min(1.0, limit / whole) if limit else 1.0
    at, body = x - whole * squeeze / 2, ""
    for (d, left, top), (wide, _) in zip(shapes, widths, strict=True):
        matrix = f"matrix({k * squeeze:.5f} 0 0 {k:.5f} {num(at - left * k * squeeze)} {num(y - high / 2 - top * k)})"
        body += group(path(d, fill), matrix) if d else ""
        at += (wide + gap) * k * squeeze
    return body


def index(code: str) -> str:
    """Both corner indices of a card as the table sets them."""
    if code == "JOK":
        one = "".join(letters(c, 25.5, 26 + 20 * i, 15, SUIT["S"]) for i, c in enumerate("JOKER"))
    else:
        rank = "10" if code[0] == "T" else code[0]
        one = letters(rank, 25.5, 33, 36, SUIT[code[1]], 31) + pip(code[1], 25.5, 70, 27)
    return doubled(one, 250, 350)
