"""Breaks words, suit signs and cards into lines no wider than a column: runs of ink, each in its place."""

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from game.core.record import record, replace
from game.telling.markup import Inline, InlineCards, InlineSuit, InlineText
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import BODY, BODY_BOLD, BODY_ITALIC, Style

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
