"""What pictures are put together on: cards, counters and chips, and the baize they lie on."""

import re

import backs
import chips
import courts
import joker
import pips
import trumps
from aces import ace
from lettering import index, letters
from palette import GOLD, TRUMP_INK
from svg import box_d, document, doubled, glow, group, moved, num, oval, path

WIDTH, HEIGHT = 480.0, 300.0
NUMERALS = {"T1": ("I",), "T2": ("II",), "T3": ("III",), "T21": ("X", "X", "I"), "FOOL": ()}
"""The numerals of the trumps that are shown, as the table sets them: row under row."""
DIGITS = {"white": ("1", "#2d4f95"), "blue": ("3", "#14294f"), "red": ("5", "#5f111b")}


class Canvas:
    """Collects drawings from whole files, keeping their gradients apart."""

    def __init__(self) -> None:
        self.defs = ""
        self.body = ""
        self.count = 0

    def inlay(self, file: str, transform: str) -> None:
        """Put another drawing in, its gradients renamed."""
        self.count += 1
        tag = f"g{self.count}"
        file = re.sub(r'id="(\w+)"', rf'id="{tag}\1"', file)
        file = re.sub(r"url\(#(\w+)\)", rf"url(#{tag}\1)", file)
        found = re.search(r"<defs>\n(.*?)</defs>\n", file, re.DOTALL)
        if found:
            self.defs += found.group(1)
        inner = re.sub(r"<svg[^>]*>\n|</svg>\n|<defs>.*?</defs>\n", "", file, flags=re.DOTALL)
        self.body += group(inner, transform)

    def card(self, code: str, x: float, y: float, turn: float, scale: float) -> None:
        """A card with its middle at (x, y), its shadow beneath."""
        place = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:.3f})"
        soft = "".join(
            path(
                box_d(-125 - s, -175 - s, 250 + 2 * s, 350 + 2 * s, 15 + s),
                "#000000",
                extra='fill-opacity="0.07"',
            )
            for s in (8, 4, 1, -3)
        )
        self.body += group(
            soft, f"translate({num(x + 3)} {num(y + 6)}) rotate({num(turn)}) scale({scale:.3f})"
        )
        self.inlay(face(code), place + " translate(-125 -175)")
        if not code.startswith("b"):
            self.body += group(corners(code), place + " translate(-125 -175)")

    def stack(self, kind: str, x: float, y: float, count: int, scale: float, worth: str = "") -> None:
        """Chips one upon the other; (x, y) is the middle of the lowest one's foot, `worth` another digit than usual."""
        for i, spread in enumerate((1.16, 1.08, 1.0)):
            shade = oval(0, 0, chips.RX * spread, chips.RY * spread, "#000000")
            shade = shade.replace("/>", f' fill-opacity="{(0.10, 0.13, 0.2)[i]}"/>')
            self.body += group(
                shade, f"translate({num(x + 4 * scale)} {num(y + 4 * scale)}) scale({scale:.3f})"
            )
        top = chips.counter_top() if kind == "counter" else chips.top(kind)
        side = chips.counter_side() if kind == "counter" else chips.side(kind)
        for i in range(count):
            sway = (0.0, 0.9, -0.7, 0.4, -1.1)[i % 5] * scale
            at = (x - chips.CX * scale + sway, y - (chips.CY + chips.THICK * (i + 1)) * scale)
            place = f"translate({num(at[0])} {num(at[1])}) scale({scale:.3f})"
            self.inlay(side, place)
            if i == count - 1:
                self.inlay(top, place)
                self.body += group(digit(kind, worth), place)

    def file(self, width: float = WIDTH, height: float = HEIGHT) -> str:
        return document(self.body, width, height, self.defs)


def digit(kind: str, worth: str) -> str:
    """The value printed on a chip, the usual one unless told otherwise, lying flat."""
    if kind not in DIGITS:
        return ""
    text, colour = DIGITS[kind]
    return group(
        letters(worth or text, 0, 0, 22, colour),
        f"matrix(1 0 0 {chips.TILT} {num(chips.CX)} {num(chips.CY)})",
    )


def corners(code: str) -> str:
    """Both indices of any card by its code."""
    if code not in NUMERALS:
        return index(code)
    if not NUMERALS[code]:
        return doubled(moved(trumps.bells(), 8.5, 12, 0.34), 250, 350)
    rows = NUMERALS[code]
    high, y = (36.0 if len(rows) == 1 else 22.0), 15.0
    one = ""
    for row in rows:
        one += letters(row, 25.5, y + high / 2, high, TRUMP_INK, 31)
        y += high + 5
    return doubled(one + moved(trumps.spark(), 13, y + 3, 0.25), 250, 350)


def face(code: str) -> str:
    """The file of any card by its code."""
    if code in trumps.TRUMPS:
        return trumps.trump(code)
    if code == "JOK":
        return joker.joker()
    if code == "blank":
        return pips.card("")
    if code.startswith("back"):
        return backs.navy() if code == "back_navy" else backs.burgundy()
    rank, suit = code[0], code[1]
    if rank in courts.FIGURES:
        return courts.court(rank, suit)
    return ace(suit) if rank == "A" else pips.pip_card(rank, suit)


def baize() -> Canvas:
    """The lit cloth with a brass inlay line."""
    canvas = Canvas()
    canvas.defs = glow("cloth", [(0, "#2b7d5c"), (0.55, "#1c5a43"), (1, "#0c2e23")], 230, 120, 330)
    canvas.body = path(box_d(0, 0, WIDTH, HEIGHT, 0.01), "url(#cloth)")
    line = "M-20 262C90 292 390 292 500 262"
    canvas.body += path(line, "none", "#000000", 3, 'stroke-opacity="0.25"') + path(line, "none", GOLD, 1.6)
    return canvas
