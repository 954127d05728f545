"""Still lifes for the game room and the emblem of the title: cards, counters and chips on the baize."""

import re
from collections.abc import Iterator

import backs
import chips
import courts
import joker
import pips
import trumps
from aces import ace
from lettering import index, letters
from ornaments import leaf, star
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, TRUMP_INK
from svg import box_d, document, doubled, glow, group, moved, num, oval, path, polar

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


def ecarte() -> str:
    """The talon with the King turned up, a hand of five, and ivory counters."""
    canvas = baize()
    for i in range(5):
        canvas.card("blank" if i < 4 else "back_burgundy", 92 - 1.2 * i, 124 - 2.0 * i, -11, 0.5)
    canvas.card("7H", 158, 132, -7, 0.52)
    canvas.card("KH", 236, 146, 5, 0.62)
    canvas.stack("counter", 362, 146, 5, 1.0)
    canvas.stack("counter", 424, 182, 3, 1.0)
    canvas.stack("counter", 356, 224, 1, 1.0)
    return canvas.file()


def imperium() -> str:
    """The Joker over the two bowers, with white and blue chips."""
    canvas = baize()
    canvas.card("JS", 98, 148, -17, 0.55)
    canvas.card("JC", 262, 142, 15, 0.55)
    canvas.card("JOK", 180, 146, -2, 0.63)
    canvas.stack("blue", 370, 148, 5, 1.02)
    canvas.stack("white", 430, 182, 7, 1.02)
    canvas.stack("white", 362, 222, 2, 1.02)
    return canvas.file()


def romestecq() -> str:
    """The pack laid aside, a double rome, and a rome of tens that has been caught."""
    canvas = baize()
    for i in range(5):
        canvas.card("back_navy", 84 - 1.2 * i, 126 - 2.0 * i, -9, 0.48)
    canvas.card("KC", 176, 146, -8, 0.58)
    canvas.card("KS", 252, 142, 5, 0.58)
    canvas.card("TD", 372, 116, 14, 0.46)
    canvas.card("TS", 394, 174, 21, 0.46)
    return canvas.file()


def gleek() -> str:
    """The stock that is for sale, a gleek of kings, and pence for the ruff pot."""
    canvas = baize()
    for i in range(5):
        canvas.card("back_burgundy", 68 - 1.2 * i, 112 - 2.0 * i, -8, 0.42)
    canvas.card("KD", 142, 152, -15, 0.54)
    canvas.card("KH", 196, 142, -3, 0.54)
    canvas.card("KS", 250, 146, 9, 0.54)
    canvas.stack("red", 372, 142, 4, 1.02)
    canvas.stack("white", 434, 172, 6, 1.02)
    canvas.stack("white", 366, 212, 3, 1.02)
    return canvas.file()


def imperiale() -> str:
    """A sequence of hearts fanned out, with whites that have come across beside the reds."""
    canvas = baize()
    for i, code in enumerate(("KH", "QH", "JH", "AH")):
        canvas.card(code, 90 + 56 * i, (152, 142, 142, 152)[i], -16 + 10.5 * i, 0.52)
    canvas.stack("red", 384, 142, 5, 1.02, "6")
    canvas.stack("white", 442, 174, 6, 1.02)
    canvas.stack("white", 372, 214, 2, 1.02)
    return canvas.file()


def sheepshead() -> str:
    """The blind of two, the old queens over a jack, and the ace that is called."""
    canvas = baize()
    canvas.card("back_navy", 76, 118, -15, 0.42)
    canvas.card("back_navy", 98, 132, -4, 0.42)
    for i, code in enumerate(("JD", "QS", "QC")):
        canvas.card(code, 198 + 50 * i, (154, 144, 146)[i], -13 + 11 * i, 0.56)
    canvas.card("AH", 394, 172, 15, 0.42)
    return canvas.file()


def illustrated_tarock() -> str:
    """Cards of the stock with a cavalier laid open, and the three honours, of which the least takes the others."""
    canvas = baize()
    for i, code in enumerate(("back_burgundy", "back_burgundy", "CH")):
        canvas.card(code, 84 + 34 * i, (124, 130, 142)[i], -14 + 6 * i, 0.44)
    for i, code in enumerate(("T21", "FOOL", "T1")):
        canvas.card(code, 248 + 68 * i, (154, 143, 150)[i], -11 + 10 * i, (0.56, 0.56, 0.6)[i])
    return canvas.file()


def title() -> str:
    """A fan of five cards between two laurel sprays, on nothing."""
    canvas = Canvas()
    for hand in (-1, 1):
        for i in range(11):
            at = 172 - 7.4 * i
            x, y = polar(300, 156, 168 + 8 * i, hand * at)
            for side in (-1, 1):
                fill = GOLD_LIGHT if side == hand else GOLD
                canvas.body += leaf(
                    x, y, 31 - 0.7 * i, hand * (at - 96) + side * 34, fill, GOLD_DARK, GOLD_DARK
                )
    for i, code in enumerate(("AS", "KH", "JOK", "QC", "JD")):
        turn = 11.5 * (i - 2)
        x, y = polar(300, 576, 440, turn)
        canvas.card(code, x, y, turn, 0.7)
    canvas.body += star((300, 324), 16, 8, 0.5, GOLD_LIGHT, GOLD_DARK, 1.2)
    return canvas.file(600, 352)


def files() -> Iterator[tuple[str, str]]:
    yield "pictures/ecarte.svg", ecarte()
    yield "pictures/imperium.svg", imperium()
    yield "pictures/gleek.svg", gleek()
    yield "pictures/romestecq.svg", romestecq()
    yield "pictures/imperiale.svg", imperiale()
    yield "pictures/sheepshead.svg", sheepshead()
    yield "pictures/illustrated_tarock.svg", illustrated_tarock()
    yield "pictures/title.svg", title()
