"""Sets marked-up paragraphs in a column of some width: what stands where, how high it is, where its anchors are."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import zip_longest
from typing import TypeAlias

import pygame

from game.core.record import record
from game.ui.figures import SHAPE
from game.ui.look import Look
from game.ui.markup import Cards, Document, Kind, Paragraph, Piece, Suit, Words
from game.ui.theme import (
    BODY,
    BODY_BOLD,
    BODY_ITALIC,
    HEADING,
    SMALL_STRONG,
    SUBHEADING,
    TITLE,
    Style,
)

STYLES = {Kind.TITLE: TITLE, Kind.CHAPTER: HEADING, Kind.HEADING: SUBHEADING}
FIGURE = 104
"""Design units of the height of cards that stand in a line of their own."""
INLINE = 1.18
"""Height of a card in running text, as a share of the leading."""
CELL = 16
"""Design units between the columns of a table, to each side of its line."""


class Ink(Enum):
    """How a run is coloured."""

    TEXT = "text"
    SOFT = "soft"
    LINK = "link"


@record
class Run:
    """A piece of a line in its place: words, a suit sign, a card, or a rule of a table."""

    x: int
    y: int
    width: int
    height: int
    what: "Words | Suit | Cards | None"  # None: a fine rule
    style: Style
    ink: Ink = Ink.TEXT


@record
class Flow:
    """A text that has been set."""

    runs: tuple[Run, ...]
    height: int
    anchors: tuple[tuple[str, int], ...]  # anchor → y
    tops: tuple[int, ...]  # y of each paragraph, and the height at the end

    def at(self, anchor: str) -> int | None:
        """Find the height of an anchor."""
        return dict(self.anchors).get(anchor)


Line: TypeAlias = list[Run]


@lru_cache(maxsize=24)
def flow(document: Document, look: Look, width: int, body: Style = BODY) -> Flow:
    """Set a text in a column of this width."""
    setting = _Setting(look, width, body)
    for paragraph in document.paragraphs:
        setting.add(paragraph)
    return setting.done()


class _Setting:
    """The column while it is being set."""

    def __init__(self, look: Look, width: int, body: Style) -> None:
        self._look = look
        self._width = width
        self._body = body
        self._y = 0
        self._runs: list[Run] = []
        self._anchors: list[tuple[str, int]] = []
        self._tops: list[int] = []

    def done(self) -> Flow:
        return Flow(tuple(self._runs), self._y, tuple(self._anchors), (*self._tops, self._y))

    def add(self, paragraph: Paragraph) -> None:
        look, style = self._look, STYLES.get(paragraph.kind, self._body)
        if self._tops:
            self._y += self._space(paragraph.kind)
        self._tops.append(self._y)
        if paragraph.anchor:
            self._anchors.append((paragraph.anchor, self._y))
        indent = self._margin(paragraph.kind)
        if paragraph.kind is Kind.TABLE:
            self._table(paragraph)
            return
        if paragraph.kind is Kind.CARDS:
            self._figure(paragraph)
            return
        if paragraph.kind is Kind.NUMBERED:
            self._number(paragraph.anchor)
        if paragraph.kind is Kind.ITEM:
            bullet = Words("•")
            wide = look.measure("•", self._body)
            x = indent - wide - look.px(10)
            self._runs.append(Run(x, self._y, wide, look.leading(self._body), bullet, self._body, Ink.SOFT))
        lines, tall = set_lines(look, paragraph.pieces, style, self._width - indent)
        self._runs.extend(_moved(lines, indent, self._y))
        self._y += tall

    def _number(self, anchor: str) -> None:
        """Set a paragraph's number on the base line of its first line."""
        look, wide = self._look, self._look.measure(anchor, SMALL_STRONG)
        drop = _base(look, self._body) - _base(look, SMALL_STRONG)
        tall = look.leading(self._body)
        self._runs.append(Run(0, self._y + round(drop), wide, tall, Words(anchor), SMALL_STRONG, Ink.SOFT))

    def _margin(self, kind: Kind) -> int:
        """Give the indent: numbers hang in a margin of their own."""
        if kind is Kind.NUMBERED:
            return self._look.measure("10.10", SMALL_STRONG) + self._look.px(16)
        if kind is Kind.ITEM:
            return (
                self._look.measure("10.10", SMALL_STRONG)
                + self._look.px(16)
                + self._look.leading(self._body) // 2
            )
        return 0

    def _space(self, kind: Kind) -> int:
        em = self._look.leading(self._body)
        if kind is Kind.CHAPTER:
            return round(em * 1.0)
        return round(em * (0.6 if kind is Kind.HEADING else 0.18 if kind is Kind.ITEM else 0.42))

    def _figure(self, paragraph: Paragraph) -> None:
        look, x = self._look, 0
        names = [name for piece in paragraph.pieces if isinstance(piece, Cards) for name in piece.names]
        tall = round(look.px(FIGURE) * min(1.5, look.text_scale))
        wide, gap = round(tall * SHAPE), look.px(8)
        indent = min(self._margin(Kind.NUMBERED), self._width // 6)
        for name in names:
            if x and indent + x + wide > self._width:
                x, self._y = 0, self._y + tall + gap
            self._runs.append(Run(indent + x, self._y, wide, tall, Cards((name,)), self._body))
            x += wide + gap
        self._y += tall

    def _table(self, paragraph: Paragraph) -> None:
        widths = self._columns(paragraph)
        pad = self._look.px(CELL)
        if sum(widths) + 2 * pad * (len(widths) - 1) > self._width:
            self._stacked(paragraph)
            return
        for number, row in enumerate(paragraph.rows):
            bold = number == 0 and paragraph.headed
            x, lowest = 0, self._look.leading(self._body)
            for cell, wide in zip(row, widths, strict=False):
                pieces = tuple(Words(p.text, bold=True) if bold and isinstance(p, Words) else p for p in cell)
                lines, tall = set_lines(self._look, pieces, self._body, wide)
                self._runs.extend(_moved(lines, x, self._y + pad // 3))
                lowest = max(lowest, tall)
                x += wide + pad * 2
            self._y += lowest + 2 * (pad // 3)
            self._runs.append(Run(0, self._y, self._width, max(1, self._look.px(1.4)), None, self._body))

    def _stacked(self, paragraph: Paragraph) -> None:
        """Set a table too wide for the column with its cells below each other, each behind the head of its column."""
        heads, *rows = paragraph.rows if paragraph.headed else ((), *paragraph.rows)
        for row in rows:
            for head, cell in zip_longest(heads, row, fillvalue=()):
                named = tuple(Words(p.text, bold=True) if isinstance(p, Words) else p for p in head)
                pieces = (*named, Words(": ", bold=True), *cell) if named else cell
                lines, tall = set_lines(self._look, pieces, self._body, self._width)
                self._runs.extend(_moved(lines, 0, self._y))
                self._y += tall
            self._y += 2 * (self._look.px(CELL) // 3)
            self._runs.append(Run(0, self._y, self._width, max(1, self._look.px(1.4)), None, self._body))

    def _columns(self, paragraph: Paragraph) -> list[int]:
        """Share the width: every column its longest word, the rest by how much text it holds."""
        count = max(len(row) for row in paragraph.rows)
        least, full = [1] * count, [1] * count
        for number, row in enumerate(paragraph.rows):
            for place, cell in enumerate(row):
                bold = number == 0 and paragraph.headed
                least[place] = max(least[place], _widest(self._look, cell, self._body, bold))
                full[place] = max(full[place], _whole(self._look, cell, self._body, bold))
        free = self._width - self._look.px(CELL) * 2 * (count - 1)
        if sum(full) <= free:
            return full
        spare = max(0, free - sum(least))
        wish = [max(0, long - short) for long, short in zip(full, least, strict=True)]
        return [
            short + round(spare * part / max(1, sum(wish))) for short, part in zip(least, wish, strict=True)
        ]


def set_lines(look: Look, pieces: Sequence[Piece], style: Style, width: int) -> tuple[list[Run], int]:
    """Set pieces in lines no wider than width; give the runs and the height of all lines."""
    tall = look.leading(style)
    done: list[Run] = []
    line: Line = []
    x = y = 0
    for unit in _units(look, pieces, style):
        wide = sum(run.width for run in unit)
        bare = wide - (_blank(look, unit[-1]) if unit else 0)
        if line and x + bare > width:
            done.extend(_joined(look, line))
            line, x, y = [], 0, y + tall
        for run in unit:
            line.append(Run(x, y, run.width, tall, run.what, run.style, run.ink))
            x += run.width
    done.extend(_joined(look, line))
    return done, y + tall


def _base(look: Look, style: Style) -> float:
    """Give how far the base line lies below the middle of a line."""
    px = look.font_px(style)
    return look.type.ascent(style.face, px) - look.type.height(style.face, px) / 2


def _blank(look: Look, run: Run) -> int:
    if isinstance(run.what, Words) and run.what.text.endswith(" "):
        return look.measure(" ", run.style)
    return 0


def _units(look: Look, pieces: Sequence[Piece], style: Style) -> list[Line]:
    """Cut pieces into what must not be broken: a word with the signs that touch it and the blank behind it."""
    units: list[Line] = [[]]
    for piece in pieces:
        if not isinstance(piece, Words):
            for run in _signs(look, piece, style):
                units[-1].append(run)
            continue
        voice, ink = _voice(piece, style), Ink.LINK if piece.link else Ink.TEXT
        for number, word in enumerate(piece.text.split(" ")):
            if number:
                _space(look, units, voice)
            if word:
                part = Words(word, piece.bold, piece.italic, piece.link)
                units[-1].append(Run(0, 0, look.measure(word, voice), 0, part, voice, ink))
    return [unit for unit in units if unit]


def _space(look: Look, units: list[Line], voice: Style) -> None:
    """End the unit with a blank, which may hang over the edge."""
    if units[-1]:
        units[-1].append(Run(0, 0, look.measure(" ", voice), 0, Words(" "), voice))
        units.append([])


def _signs(look: Look, piece: Suit | Cards, style: Style) -> list[Run]:
    if isinstance(piece, Suit):
        return [Run(0, 0, round(look.font_px(style) * 0.84), 0, piece, style)]
    wide = round(look.leading(style) * INLINE * SHAPE) + max(2, look.px(3))
    return [Run(0, 0, wide, 0, Cards((name,)), style) for name in piece.names]


def _voice(piece: Words, style: Style) -> Style:
    if style.face != BODY.face:
        return style
    face = BODY_BOLD.face if piece.bold else BODY_ITALIC.face if piece.italic else style.face
    return Style(face, style.size, style.floor, style.grow, style.leading)


def _joined(look: Look, line: Line) -> list[Run]:
    """Join neighbouring words of one voice, so that a line is few blits and keeps its kerning."""
    joined: list[Run] = []
    while line and isinstance(line[-1].what, Words) and line[-1].what.text == " ":
        line = line[:-1]
    for run in line:
        last = joined[-1] if joined else None
        if last is None:
            joined.append(run)
        elif isinstance(run.what, Words) and isinstance(last.what, Words) and _alike(last, run):
            words = Words(last.what.text + run.what.text, last.what.bold, last.what.italic, last.what.link)
            joined[-1] = _at(last, last.x, look.measure(words.text, last.style), words)
        else:
            joined.append(_at(run, last.x + last.width, run.width, run.what))
    return joined


def _at(run: Run, x: int, width: int, what: Words | Suit | Cards | None) -> Run:
    return Run(x, run.y, width, run.height, what, run.style, run.ink)


def _alike(one: Run, other: Run) -> bool:
    blank = isinstance(other.what, Words) and other.what.text == " "
    same_link = (
        isinstance(one.what, Words) and isinstance(other.what, Words) and one.what.link == other.what.link
    )
    return one.style == other.style and (same_link or (blank and one.ink is not Ink.LINK))


def _moved(runs: Sequence[Run], dx: int, dy: int) -> list[Run]:
    return [Run(run.x + dx, run.y + dy, run.width, run.height, run.what, run.style, run.ink) for run in runs]


def _widest(look: Look, cell: Sequence[Piece], style: Style, bold: bool) -> int:
    voice = BODY_BOLD if bold else style
    return max((sum(run.width for run in unit) for unit in _units(look, cell, voice)), default=1)


def _whole(look: Look, cell: Sequence[Piece], style: Style, bold: bool) -> int:
    voice = BODY_BOLD if bold else style
    return sum(run.width for unit in _units(look, cell, voice) for run in unit) + 2


def link_boxes(set_text: Flow) -> tuple[tuple[str, str, pygame.Rect], ...]:
    """List the links: anchor, words, place."""
    return tuple(
        (run.what.link, run.what.text, pygame.Rect(run.x, run.y, run.width, run.height))
        for run in set_text.runs
        if isinstance(run.what, Words) and run.what.link
    )
