"""Containers: values that divide a rectangle among their parts, by what the parts need at the present type size.

    Column((title, Grow(list), hints), gap=20)     one below another; Grow takes what is left
    Row((icon, Grow(text), button), gap=16)        side by side, centred on each other
    Wrap(buttons, gap=16)                          as many in a line as fit
    Balanced(buttons, gap=16)                      in as few centred lines as hold them, evenly shared out
    Grid(cards, least=420, gap=24)                 equal columns, each at least so wide
    Long(lines, make, measured, gap=20)            thousands of rows in a pane, made when they come near
    Beside(left, right, share=0.6, least=900)      two columns, or one below the other where it is narrow
    Pad(part, 40, 24) · Centre(part, 720) · MinWidth(part, 200) · Region("menu", part) · Gap(24)

Lengths are design units; those named `least` and `most` also grow with the text scale.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

import pygame

from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass, Wrapping


@record
class Pad:
    """Space around a part."""

    part: Block
    sides: float
    ends: float

    def width(self, look: ResolvedTheme) -> int:
        return wide_of(self.part, look) + 2 * look.px(self.sides)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return tall_of(self.part, look, width - 2 * look.px(self.sides)) + 2 * look.px(self.ends)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect.inflate(-2 * look.px(self.sides), -2 * look.px(self.ends)), layout)


@record
class Centre:
    """A part no wider than `most`, in the middle; `tall` also centres it in the height."""

    part: Block
    most: float
    tall: bool = True

    def width(self, look: ResolvedTheme) -> int:
        return wide_of(self.part, look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return tall_of(self.part, look, self._wide(look, width))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = self._wide(look, rect.width)
        tall = min(rect.height, tall_of(self.part, look, wide)) if self.tall else rect.height
        inner = pygame.Rect(0, 0, wide, tall)
        inner.center = rect.center
        self.part.place(look, inner, layout)

    def _wide(self, look: ResolvedTheme, width: int) -> int:
        return min(width, max(text_px(look, self.most), wide_of(self.part, look)))


@record
class MinWidth(Wrapping):
    """A part that is given at least so much width."""

    part: Block
    wide: float

    def width(self, look: ResolvedTheme) -> int:
        return max(look.px(self.wide), wide_of(self.part, look))


@record
class Region(Wrapping):
    """Parts between which arrows move, and which Tab enters and leaves as one."""

    name: str
    part: Block

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect, layout.region(self.name))


def text_px(look: ResolvedTheme, units: float) -> int:
    """Turn a length that text must fit into pixels, with the floor of the type and the text scale."""
    return round(max(look.px(units), units * 0.62) * look.text_scale)


def gap_px(look: ResolvedTheme, units: float) -> int:
    """Turn the length of a gap into pixels: no gap is none, where anything else has at least one."""
    return look.px(units) if units else 0


@record
class Grid:
    """Parts in equal columns, no more of them than it takes; a row is as high as its highest part."""

    parts: Sequence[Block]
    least: float  # narrowest column
    gap: float = 0
    most: int = 12  # columns
    even: bool = False  # every row is as high as the highest

    def width(self, look: ResolvedTheme) -> int:
        return max((wide_of(part, look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        rows = self._rows(look, width)
        return sum(rows) + gap_px(look, self.gap) * max(0, len(rows) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        columns, wide = self._columns(look, rect.width)
        y = rect.y
        for row, tall in enumerate(self._rows(look, rect.width)):
            for column, part in enumerate(self.parts[row * columns : (row + 1) * columns]):
                x = rect.x + column * (wide + gap_px(look, self.gap))
                part.place(look, pygame.Rect(x, y, wide, tall), layout)
            y += tall + gap_px(look, self.gap)

    def _columns(self, look: ResolvedTheme, width: int) -> tuple[int, int]:
        least = max(self.width(look), text_px(look, self.least))
        fitting = (width + gap_px(look, self.gap)) // max(1, least + gap_px(look, self.gap))
        columns = max(1, min(fitting, self.most, max(1, len(self.parts))))
        columns = -(-len(self.parts) // -(-len(self.parts) // columns)) if self.parts else 1  # rows alike
        return columns, (width - gap_px(look, self.gap) * (columns - 1)) // columns

    def _rows(self, look: ResolvedTheme, width: int) -> list[int]:
        columns, wide = self._columns(look, width)
        starts = range(0, len(self.parts), columns)
        rows = [
            max(tall_of(part, look, wide) for part in self.parts[start : start + columns]) for start in starts
        ]
        return [max(rows)] * len(rows) if self.even and rows else rows


@record
class Beside:
    """Two parts side by side where there is room, otherwise one below the other."""

    left: Block
    right: Block
    share: float  # of the width, for the left part
    least: float  # from this width on they stand side by side
    gap: float = 32
    below: float | None = None  # the gap where one stands below the other, if that is another

    def width(self, look: ResolvedTheme) -> int:
        return max(wide_of(self.left, look), wide_of(self.right, look))

    def height(self, look: ResolvedTheme, width: int) -> int:
        if self._stacked(look, width):
            return tall_of(self.left, look, width) + self._below(look) + tall_of(self.right, look, width)
        left, right = self._widths(look, width)
        return max(tall_of(self.left, look, left), tall_of(self.right, look, right))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        if self._stacked(look, rect.width):
            gap, tall = self._below(look), tall_of(self.left, look, rect.width)
            self.left.place(look, pygame.Rect(rect.x, rect.y, rect.width, tall), layout)
            rest = pygame.Rect(rect.x, rect.y + tall + gap, rect.width, max(0, rect.height - tall - gap))
            self.right.place(look, rest, layout)
            return
        left, right = self._widths(look, rect.width)
        self.left.place(look, pygame.Rect(rect.x, rect.y, left, rect.height), layout)
        self.right.place(look, pygame.Rect(rect.right - right, rect.y, right, rect.height), layout)

    def _below(self, look: ResolvedTheme) -> int:
        return look.px(self.gap if self.below is None else self.below)

    def _widths(self, look: ResolvedTheme, width: int) -> tuple[int, int]:
        free = width - look.px(self.gap)
        left = round(free * self.share)
        return left, free - left

    def fits(self, look: ResolvedTheme, width: int) -> bool:
        """Tell whether the parts stand side by side at this width."""
        return not self._stacked(look, width)

    def _stacked(self, look: ResolvedTheme, width: int) -> bool:
        left, right = self._widths(look, width)
        tight = left < wide_of(self.left, look) or right < wide_of(self.right, look)
        return width < text_px(look, self.least) or tight


@record
class Gap:
    """Empty space."""

    tall: float

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return gap_px(look, self.tall)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Place nothing."""


@record
class Grow(Wrapping):
    """Takes what its neighbours leave over, in proportion to its weight."""

    part: Block
    weight: float = 1


@record
class Column:
    """Parts one below another."""

    parts: Sequence[Block]
    gap: float = 0

    def width(self, look: ResolvedTheme) -> int:
        return max((wide_of(part, look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return sum(tall_of(part, look, width) for part in self.parts) + self._gaps(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        heights = [tall_of(part, look, rect.width) for part in self.parts]
        spare = rect.height - self._gaps(look) - sum(heights)
        heights = _shared(self.parts, heights, spare)
        y = rect.y
        for part, tall in zip(self.parts, heights, strict=True):
            part.place(look, pygame.Rect(rect.x, y, rect.width, tall), layout)
            y += tall + gap_px(look, self.gap)

    def _gaps(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.gap) * max(0, len(self.parts) - 1)


@record
class Row:
    """Parts side by side, each as wide as it needs and centred on the height of the row."""

    parts: Sequence[Block]
    gap: float = 0
    top: bool = False  # aligned at the top instead

    def width(self, look: ResolvedTheme) -> int:
        return sum(wide_of(part, look) for part in self.parts) + self._gaps(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        widths = self._widths(look, width)
        return max(
            (tall_of(part, look, wide) for part, wide in zip(self.parts, widths, strict=True)), default=0
        )

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        x = rect.x
        for part, wide in zip(self.parts, self._widths(look, rect.width), strict=True):
            tall = rect.height if isinstance(part, Grow) else min(rect.height, tall_of(part, look, wide))
            y = rect.y if self.top else rect.y + (rect.height - tall) // 2
            part.place(look, pygame.Rect(x, y, wide, tall), layout)
            x += wide + gap_px(look, self.gap)

    def _widths(self, look: ResolvedTheme, width: int) -> list[int]:
        widths = [wide_of(part, look) for part in self.parts]
        return _shared(self.parts, widths, width - self._gaps(look) - sum(widths))

    def _gaps(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.gap) * max(0, len(self.parts) - 1)


@record
class Wrap:
    """Parts in lines, as many in each as fit."""

    parts: Sequence[Block]
    gap: float = 0
    right: bool = False  # lines end at the right edge

    def width(self, look: ResolvedTheme) -> int:
        return max((wide_of(part, look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = self._lines(look, width)
        return sum(_tallest(look, line) for line in lines) + gap_px(look, self.gap) * max(0, len(lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        y = rect.y
        for line in self._lines(look, rect.width):
            tall = _tallest(look, line)
            long = sum(wide_of(part, look) for part in line) + gap_px(look, self.gap) * (len(line) - 1)
            x = rect.right - long if self.right else rect.x
            for part in line:
                wide = min(wide_of(part, look), rect.width)
                part.place(look, pygame.Rect(x, y, wide, tall), layout)
                x += wide + gap_px(look, self.gap)
            y += tall + gap_px(look, self.gap)

    def _lines(self, look: ResolvedTheme, width: int) -> list[list[Block]]:
        lines: list[list[Block]] = []
        used = 0
        for part in self.parts:
            wide = wide_of(part, look)
            if lines and used + gap_px(look, self.gap) + wide <= width:
                lines[-1].append(part)
                used += gap_px(look, self.gap) + wide
            else:
                lines.append([part])
                used = wide
        return lines


@record
class Balanced:
    """Parts in as few centred lines as hold them, shared out so that no line has much more than another."""

    parts: Sequence[Block]
    gap: float = 0
    alike: bool = False  # all as wide as the widest

    def width(self, look: ResolvedTheme) -> int:
        return max((wide_of(part, look) for part in self.parts), default=0)

    def longest(self, look: ResolvedTheme) -> int:
        """Give the width at which all stand in one line."""
        return self._long(look, self.parts)

    def _widths(self, look: ResolvedTheme, line: Sequence[Block]) -> list[int]:
        return [self.width(look)] * len(line) if self.alike else [wide_of(part, look) for part in line]

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = self.lines(look, width)
        return sum(_tallest(look, line) for line in lines) + gap_px(look, self.gap) * max(0, len(lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        for line, row in zip(self.lines(look, rect.width), self.rows(look, rect), strict=True):
            x = row.x
            for part, own in zip(line, self._widths(look, line), strict=True):
                wide = min(own, rect.width)
                part.place(look, pygame.Rect(x, row.y, wide, row.height), layout)
                x += wide + gap_px(look, self.gap)

    def rows(self, look: ResolvedTheme, rect: pygame.Rect) -> Sequence[pygame.Rect]:
        y, found = rect.y, list[pygame.Rect]()
        for line in self.lines(look, rect.width):
            tall, long = _tallest(look, line), self._long(look, line)
            found.append(pygame.Rect(rect.centerx - long // 2, y, long, tall))
            y += tall + gap_px(look, self.gap)
        return found

    def lines(self, look: ResolvedTheme, width: int) -> Sequence[Sequence[Block]]:
        """Share the parts out evenly, and of equal ways so that the longest line is as short as can be."""
        count, gap = len(self.parts), gap_px(look, self.gap)
        widths = self._widths(look, self.parts)
        for lines in range(1, count):
            ways = [tuple(pairwise((0, *cuts, count))) for cuts in combinations(range(1, count), lines - 1)]
            longest = {
                way: max(sum(widths[start:end]) + gap * (end - start - 1) for start, end in way)
                for way in ways
            }
            fit = [(_uneven(way), long, -way[0][1], way) for way, long in longest.items() if long <= width]
            if fit:
                *_, best = min(fit)
                return [self.parts[start:end] for start, end in best]
        return [[part] for part in self.parts]

    def _long(self, look: ResolvedTheme, line: Sequence[Block]) -> int:
        return sum(self._widths(look, line)) + gap_px(look, self.gap) * (len(line) - 1)


def _uneven(lines: Sequence[tuple[int, int]]) -> int:
    """Tell how many parts the longest of these lines has more than the shortest."""
    counts = [end - start for start, end in lines]
    return max(counts) - min(counts)


def _shared(parts: Sequence[Block], sizes: list[int], spare: int) -> list[int]:
    """Give growing parts what is spare, or take from them what is missing."""
    weights = [part.weight if isinstance(part, Grow) else 0.0 for part in parts]
    total = sum(weights)
    if not total:
        return sizes
    shared = []
    for size, weight in zip(sizes, weights, strict=True):
        portion = round(spare * weight / total)
        total -= weight
        spare -= portion
        shared.append(max(0, size + portion))
        if total <= 0:
            total = 1.0
    return shared


def _tallest(look: ResolvedTheme, line: Sequence[Block]) -> int:
    return max(tall_of(part, look, wide_of(part, look)) for part in line)


def tall_of(part: Block, look: ResolvedTheme, width: int) -> int:
    """Ask a part for its height at a width; what it said is known until all is laid out anew, on every level."""
    known = look.asked.get((id(part), width))
    if known is None:
        known = look.asked[id(part), width] = part.height(look, width), part
    return known[0]


def wide_of(part: Block, look: ResolvedTheme) -> int:
    """Ask a part for its width, likewise."""
    known = look.asked.get((id(part), None))
    if known is None:
        known = look.asked[id(part), None] = part.width(look), part
    return known[0]


AROUND = 0.3
"""Rows are made this far above and below the pane, as a share of its height, so that the focus finds the next one."""


class Measured:
    """What is known of the rows of one list. Rows that were never made count as high as the first of their kind.

    Heights are known by the width of the list: a pane asks for them with and without room for its bar.
    """

    def __init__(self) -> None:
        self._look: ResolvedTheme | None = None
        self.wide: dict[str, int] = {}  # by kind, the widest so far
        self.usual: dict[tuple[int, str], int] = {}  # heights by width and kind
        self.rows: dict[tuple[int, str, str], int] = {}  # heights by width, key and kind

    def fit(self, look: ResolvedTheme) -> None:
        """Forget everything when the theme has changed."""
        if look is not self._look:
            self.wide.clear()
            self.usual.clear()
            self.rows.clear()
        self._look = look

    def learn(self, row: tuple[int, str, str], tall: int, wide: int) -> bool:
        """Take in the height of a row that has been made, and how wide it is; tell whether that is news."""
        _, _, kind = row
        known = self.rows.get(row), self.wide.get(kind, 0)
        self.rows[row], self.wide[kind] = tall, max(known[1], wide)
        return known != (tall, self.wide[kind])


@record
class Long:
    """A list in a pane that scrolls; a line is the key and the kind of a row, and a kind is as a rule of one height."""

    lines: Sequence[tuple[str, str]]
    make: Callable[[int], Block]  # by place in the list
    measured: Measured
    gap: float = 0
    focused: Callable[[], str] = (
        str  # key of the row that has the focus; it and its neighbours are always made
    )
    _made: dict[int, Block] = field(default_factory=dict, compare=False)  # rows, by place in the list

    def width(self, look: ResolvedTheme) -> int:
        known = self.measured
        known.fit(look)
        kinds = dict[str, int]()
        for number, (_, kind) in enumerate(self.lines):
            kinds.setdefault(kind, number)
        for kind, number in kinds.items():
            if kind not in known.wide:
                known.wide[kind] = self._block(number).width(look)
        return max((known.wide[kind] for kind in kinds), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return sum(self._talls(look, width)) + gap_px(look, self.gap) * max(0, len(self.lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        talls, y = self._talls(look, rect.width), rect.y
        near = layout.view.inflate(0, round(2 * AROUND * layout.view.height)) if layout.view else rect
        focus = self.focused()
        focused = next((number for number, (key, _) in enumerate(self.lines) if key == focus), -9)
        for number, tall in enumerate(talls):
            if focused - 1 <= number <= focused + 1 or (y < near.bottom and y + tall > near.top):
                y += self._set(look, number, pygame.Rect(rect.x, y, rect.width, 0), layout)
            else:
                y += tall
            y += gap_px(look, self.gap)

    def _block(self, number: int) -> Block:
        """Make a row, once."""
        if number not in self._made:
            self._made[number] = self.make(number)
        return self._made[number]

    def _set(self, look: ResolvedTheme, number: int, rect: pygame.Rect, layout: LayoutPass) -> int:
        """Make a row, measure it and lay it at the top of rect; give its height."""
        key, kind = self.lines[number]
        block = self._block(number)
        tall = block.height(look, rect.width)
        if self.measured.learn((rect.width, key, kind), tall, block.width(look)):
            look.asked.clear()
        block.place(look, pygame.Rect(rect.topleft, (rect.width, tall)), layout)
        return tall

    def _talls(self, look: ResolvedTheme, width: int) -> list[int]:
        known = self.measured
        known.fit(look)
        for number, (_, kind) in enumerate(self.lines):
            if (width, kind) not in known.usual:
                known.usual[width, kind] = self._block(number).height(look, width)
        return [known.rows.get((width, key, kind), known.usual[width, kind]) for key, kind in self.lines]
