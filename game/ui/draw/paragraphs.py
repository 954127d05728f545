"""Sets marked-up paragraphs in a column of some width: what stands where, how high it is, where its anchors are."""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import zip_longest
from typing import TypeAlias

import pygame

from game.core.record import record, replace
from game.telling.markup import (
    Document,
    Inline,
    InlineCards,
    InlineSuit,
    InlineText,
    Paragraph,
    ParagraphKind,
    plain,
)
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import BODY, BODY_BOLD, BODY_ITALIC, HEADING, SMALL_STRONG, SUBHEADING, TITLE, Style

INLINE = 1.18
"""Height of a card in running text, as a share of the leading."""
CLOSE = 4
"""Pixels by which joined words may be wider than each for itself, by rounding."""


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
    what: "InlineText | InlineSuit | InlineCards | None"  # None: a fine rule
    style: Style
    ink: Ink = Ink.TEXT


TextLine: TypeAlias = list[Run]


def set_lines(
    look: ResolvedTheme, pieces: Sequence[Inline], style: Style, width: int
) -> tuple[list[Run], int]:
    """Set pieces in lines no wider than width; give the runs and the height of all lines."""
    tall = look.leading(style)
    done: list[Run] = []
    line: TextLine = []
    x = y = 0
    for unit in _units(look, pieces, style):
        wide = sum(run.width for run in unit)
        bare = wide - (_blank(look, unit[-1]) if unit else 0)
        if line and (x + bare > width or (x + bare > width - CLOSE and _end(look, [*line, *unit]) > width)):
            done.extend(_joined(look, line))
            line, x, y = [], 0, y + tall
        for run in unit:
            line.append(Run(x, y, run.width, tall, run.what, run.style, run.ink))
            x += run.width
    done.extend(_joined(look, line))
    return done, y + tall


def _end(look: ResolvedTheme, line: TextLine) -> int:
    """Give where a line ends once its words are joined, which may be a little farther than they end one by one."""
    last = _joined(look, line)[-1]
    return last.x + last.width


def base(look: ResolvedTheme, style: Style) -> float:
    """Give how far the base line lies below the middle of a line."""
    px = look.font_px(style)
    return look.type.ascent(style.face, px) - look.type.height(style.face, px) / 2


def _blank(look: ResolvedTheme, run: Run) -> int:
    if isinstance(run.what, InlineText) and run.what.text.endswith(" "):
        return look.measure(" ", run.style)
    return 0


def _units(look: ResolvedTheme, pieces: Sequence[Inline], style: Style) -> list[TextLine]:
    """Cut pieces into what must not be broken: a word with the signs that touch it and the blank behind it."""
    units: list[TextLine] = [[]]
    for piece in pieces:
        if not isinstance(piece, InlineText):
            for run in _signs(look, piece, style):
                units[-1].append(run)
            continue
        own, ink = _style_of(piece, style), Ink.LINK if piece.link else Ink.TEXT
        for number, word in enumerate(piece.text.split(" ")):
            if number:
                _space(look, units, own)
            if word:
                part = InlineText(word, piece.bold, piece.italic, piece.link)
                units[-1].append(Run(0, 0, look.measure(word, own), 0, part, own, ink))
    return [unit for unit in units if unit]


def _space(look: ResolvedTheme, units: list[TextLine], style: Style) -> None:
    """End the unit with a blank, which may hang over the edge."""
    if units[-1]:
        units[-1].append(Run(0, 0, look.measure(" ", style), 0, InlineText(" "), style))
        units.append([])


def _signs(look: ResolvedTheme, piece: InlineSuit | InlineCards, style: Style) -> list[Run]:
    if isinstance(piece, InlineSuit):
        return [Run(0, 0, round(look.font_px(style) * 0.84), 0, piece, style)]
    wide = round(look.leading(style) * INLINE * SHAPE) + max(2, look.px(3))
    return [Run(0, 0, wide, 0, InlineCards((name,)), style) for name in piece.names]


def _style_of(piece: InlineText, style: Style) -> Style:
    if style.face != BODY.face:
        return style
    face = BODY_BOLD.face if piece.bold else BODY_ITALIC.face if piece.italic else style.face
    return Style(face, style.size, style.floor, style.grow, style.leading)


def _joined(look: ResolvedTheme, line: TextLine) -> list[Run]:
    """Join neighbouring words of one style, so that a line is few blits and keeps its kerning."""
    while line and isinstance(line[-1].what, InlineText) and line[-1].what.text == " ":
        line = line[:-1]
    groups: list[TextLine] = []
    for run in line:
        if groups and _alike(groups[-1][0], run):
            groups[-1].append(run)
        else:
            groups.append([run])
    joined: list[Run] = []
    x = line[0].x if line else 0
    for group in groups:
        joined.append(_as_one(look, group, x))
        x += joined[-1].width
    return joined


def _as_one(look: ResolvedTheme, group: TextLine, x: int) -> Run:
    """Make one run of several words, measured together once."""
    first = group[0]
    if len(group) == 1 or not isinstance(first.what, InlineText):
        return replace(first, x=x)
    text = "".join(run.what.text for run in group if isinstance(run.what, InlineText))
    return replace(first, x=x, width=look.measure(text, first.style), what=replace(first.what, text=text))


def _alike(one: Run, other: Run) -> bool:
    """Tell whether words can be joined to others: to a link, nothing but what belongs to it."""
    if not (isinstance(one.what, InlineText) and isinstance(other.what, InlineText)):
        return False
    same_link = one.what.link == other.what.link
    return one.style == other.style and (same_link or (other.what.text == " " and one.ink is not Ink.LINK))


def moved(runs: Sequence[Run], dx: int, dy: int) -> list[Run]:
    return [Run(run.x + dx, run.y + dy, run.width, run.height, run.what, run.style, run.ink) for run in runs]


def widest(look: ResolvedTheme, cell: Sequence[Inline], style: Style, bold: bool) -> int:
    units = _units(look, cell, BODY_BOLD if bold else style)
    return max((sum(run.width for run in unit) for unit in units), default=1)


def whole(look: ResolvedTheme, cell: Sequence[Inline], style: Style, bold: bool) -> int:
    units = _units(look, cell, BODY_BOLD if bold else style)
    return sum(run.width for unit in units for run in unit) + 2


STYLES = {ParagraphKind.TITLE: TITLE, ParagraphKind.CHAPTER: HEADING, ParagraphKind.HEADING: SUBHEADING}
FIGURE = 104
"""Design units of the height of cards that stand in a line of their own."""
CELL = 16
"""Design units between the columns of a table, to each side of its line."""

AMOUNT = re.compile(r"[+−]?[\d.,]+(\s?%)?(\s?±\s?[\d.,]+)?|[–…]")
"""What stands below others of its kind with its last figure."""


@record
class Flow:
    """A text that has been set."""

    runs: tuple[Run, ...]
    height: int
    anchors: tuple[tuple[str, int], ...]  # anchor → y
    tops: tuple[int, ...]  # y of each paragraph, and the height at the end

    def at(self, anchor: str) -> int | None:
        return dict(self.anchors).get(anchor)


@lru_cache(maxsize=24)
def flow(document: Document, look: ResolvedTheme, width: int, body: Style = BODY) -> Flow:
    setting = _Setting(look, width, body)
    for paragraph in document.paragraphs:
        setting.add(paragraph)
    return setting.done()


class _Setting:
    """The column while it is being set."""

    def __init__(self, look: ResolvedTheme, width: int, body: Style) -> None:
        self._look = look
        self._width = width
        self._body = body
        self._y = 0
        self._runs: list[Run] = []
        self._anchors: list[tuple[str, int]] = []
        self._tops: list[int] = []
        self._numbered = False  # whether paragraphs hang their numbers in a margin

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
        if paragraph.kind is ParagraphKind.TABLE:
            self._table(paragraph)
            return
        if paragraph.kind is ParagraphKind.CARDS:
            self._figure(paragraph)
            return
        if paragraph.kind is ParagraphKind.NUMBERED:
            self._number(paragraph.anchor)
            self._numbered = True
        if paragraph.kind is ParagraphKind.ITEM:
            bullet = InlineText("•")
            wide = look.measure("•", self._body)
            x = indent - wide - look.px(10)
            self._runs.append(Run(x, self._y, wide, look.leading(self._body), bullet, self._body, Ink.SOFT))
        lines, tall = set_lines(look, paragraph.pieces, style, self._width - indent)
        self._runs.extend(moved(lines, indent, self._y))
        self._y += tall

    def _number(self, anchor: str) -> None:
        """Set a paragraph's number on the base line of its first line."""
        look, wide = self._look, self._look.measure(anchor, SMALL_STRONG)
        drop = base(look, self._body) - base(look, SMALL_STRONG)
        tall = look.leading(self._body)
        self._runs.append(
            Run(0, self._y + round(drop), wide, tall, InlineText(anchor), SMALL_STRONG, Ink.SOFT)
        )

    def _margin(self, kind: ParagraphKind) -> int:
        """Give the indent: numbers hang in a margin of their own."""
        if kind is ParagraphKind.NUMBERED:
            return self._look.measure("10.10", SMALL_STRONG) + self._look.px(16)
        if kind is ParagraphKind.ITEM:
            return (
                self._look.measure("10.10", SMALL_STRONG)
                + self._look.px(16)
                + self._look.leading(self._body) // 2
            )
        return 0

    def _space(self, kind: ParagraphKind) -> int:
        em = self._look.leading(self._body)
        if kind is ParagraphKind.CHAPTER:
            return round(em * 1.0)
        return round(
            em * (0.6 if kind is ParagraphKind.HEADING else 0.18 if kind is ParagraphKind.ITEM else 0.42)
        )

    def _figure(self, paragraph: Paragraph) -> None:
        look, x = self._look, 0
        names = [name for piece in paragraph.pieces if isinstance(piece, InlineCards) for name in piece.names]
        tall = round(look.px(FIGURE) * min(1.5, look.text_scale))
        wide, gap = round(tall * SHAPE), look.px(8)
        indent = min(self._margin(ParagraphKind.NUMBERED), self._width // 6)
        for name in names:
            if x and indent + x + wide > self._width:
                x, self._y = 0, self._y + tall + gap
            self._runs.append(Run(indent + x, self._y, wide, tall, InlineCards((name,)), self._body))
            x += wide + gap
        self._y += tall

    def _table(self, paragraph: Paragraph) -> None:
        pad, amounts = self._look.px(CELL), _amounts(paragraph)
        for indent in (self._margin(ParagraphKind.NUMBERED) if self._numbered else 0, 0):
            widths = self._columns(paragraph, self._width - indent)
            if sum(widths) + 2 * pad * (len(widths) - 1) <= self._width - indent:
                break
        else:
            self._stacked(paragraph)
            return
        for number, row in enumerate(paragraph.rows):
            bold = number == 0 and paragraph.headed
            x, lowest = indent, self._look.leading(self._body)
            for place, (cell, wide) in enumerate(zip(row, widths, strict=False)):
                pieces = tuple(
                    InlineText(p.text, bold=True) if bold and isinstance(p, InlineText) else p for p in cell
                )
                lines, tall = set_lines(self._look, pieces, self._body, wide)
                free = max(0, wide - whole(self._look, cell, self._body, bold)) if place in amounts else 0
                self._runs.extend(moved(lines, x + free, self._y + pad // 3))
                lowest = max(lowest, tall)
                x += wide + pad * 2
            self._y += lowest + 2 * (pad // 3)
            self._runs.append(
                Run(indent, self._y, self._width - indent, max(1, self._look.px(1.4)), None, self._body)
            )

    def _stacked(self, paragraph: Paragraph) -> None:
        """Set a table too wide for the column with its cells below each other, each behind the head of its column."""
        heads, *rows = paragraph.rows if paragraph.headed else ((), *paragraph.rows)
        for row in rows:
            for head, cell in zip_longest(heads, row, fillvalue=()):
                named = tuple(InlineText(p.text, bold=True) if isinstance(p, InlineText) else p for p in head)
                pieces = (*named, InlineText(" – ", bold=True), *cell) if named else cell
                lines, tall = set_lines(self._look, pieces, self._body, self._width)
                self._runs.extend(moved(lines, 0, self._y))
                self._y += tall
            self._y += 2 * (self._look.px(CELL) // 3)
            self._runs.append(Run(0, self._y, self._width, max(1, self._look.px(1.4)), None, self._body))

    def _columns(self, paragraph: Paragraph, room: int) -> list[int]:
        """Share the width: every column its longest word, the rest by how much text it holds."""
        count = max(len(row) for row in paragraph.rows)
        least, full = [1] * count, [1] * count
        for number, row in enumerate(paragraph.rows):
            for place, cell in enumerate(row):
                bold = number == 0 and paragraph.headed
                least[place] = max(least[place], widest(self._look, cell, self._body, bold))
                full[place] = max(full[place], whole(self._look, cell, self._body, bold))
        free = room - self._look.px(CELL) * 2 * (count - 1)
        if sum(full) <= free:
            return full
        spare = max(0, free - sum(least))
        wish = [max(0, long - short) for long, short in zip(full, least, strict=True)]
        return [
            short + round(spare * part / max(1, sum(wish))) for short, part in zip(least, wish, strict=True)
        ]


def _amounts(paragraph: Paragraph) -> frozenset[int]:
    """Find the columns of a table that hold nothing but amounts below their heads."""
    columns = enumerate(zip_longest(*paragraph.rows[paragraph.headed :], fillvalue=()))
    return frozenset(place for place, cells in columns if all(map(_amount, filter(None, cells))))


def _amount(cell: tuple[Inline, ...]) -> bool:
    """Tell whether a cell holds one amount and nothing else."""
    return all(isinstance(each, InlineText) for each in cell) and bool(AMOUNT.fullmatch(plain(cell).strip()))


def link_boxes(set_text: Flow) -> tuple[tuple[str, str, pygame.Rect], ...]:
    """List the links: anchor, words, place."""
    return tuple(
        (run.what.link, run.what.text, pygame.Rect(run.x, run.y, run.width, run.height))
        for run in set_text.runs
        if isinstance(run.what, InlineText) and run.what.link
    )
