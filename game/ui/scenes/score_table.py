"""A score as a table: a column for every side, a row for all that brought something, and what the rows come to.

Where the columns have no room, every row names the sides for which it changed something.
"""

from collections.abc import Sequence

import pygame

from game.core.record import record
from game.telling.captions import Captions
from game.ui.blocks import (
    NUMBER,
    SMALL,
    SMALL_STRONG,
    STRONG,
    Align,
    Block,
    Centre,
    Column,
    Command,
    Divider,
    Gap,
    Grow,
    MinWidth,
    Number,
    Pad,
    Row,
    RowButton,
    Text,
    Tint,
    ToldLine,
    UiContext,
    Wrap,
    eyebrow,
    text_px,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Style
from game.ui.kit.block import LayoutPass
from game.ui.scenes.chip_flights import ChipSpot, NamedPlace
from game.ui.scenes.labels import IconSign
from game.ui.table.lettering import TermText
from game.wording import figure

CELL, AMPLE = 80, 220
"""Least width of a column, and the most it takes unless its name needs more, before the text scale."""
GAP, SIDES = 14, 14
MOST = 2000
"""Wider than any window: what is centred in height alone."""


@record
class Side:
    """Who wins and loses together."""

    name: str
    won: bool = False
    notes: tuple[str, ...] = ()  # what else there is to say of it
    spot: ChipSpot = ""  # where what it has is shown


@record
class Opening:
    """How a row shows how it came about."""

    key: str
    toggle: Command
    working: Block | None  # while it is open


@record
class ScoreRow:
    """What brought the sides something."""

    caption: str
    amounts: tuple[int, ...]  # by side
    below: str = ""  # what else there is to say of it
    won: tuple[bool, ...] = ()  # by side: it is crowned
    opening: Opening | None = None
    spots: tuple[ChipSpot, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether it brought anybody anything."""
        return any(self.amounts)


@record
class Owned:
    """What the sides have in the game's own units, where it has several."""

    caption: str
    parts: tuple[Block, ...]  # by side
    told: tuple[str, ...]


@record
class ScoreTable:
    """What the rows bring is what the sides had before taken from what they have after them."""

    context: UiContext
    captions: Captions
    head: str
    sides: tuple[Side, ...]
    before: tuple[int, ...]  # by side
    rows: tuple[ScoreRow, ...]
    # captions of what the rows come to, and of that with what there was before; "" for none
    foot: tuple[str, str]
    label: float  # least width of the captions
    note: str = ""  # on what is counted
    held: Owned | None = None

    @property
    def sums(self) -> tuple[int, ...]:
        """Add up the rows, side by side."""
        return tuple(sum(row.amounts[at] for row in self.rows) for at in range(len(self.sides)))

    @property
    def totals(self) -> tuple[int, ...]:
        """Add to that what there was before."""
        return tuple(then + gain for then, gain in zip(self.before, self.sums, strict=True))

    def width(self, look: ResolvedTheme) -> int:
        return self._whole(look, 0).width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._whole(look, width).height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self._whole(look, rect.width).place(look, rect, layout)

    def _whole(self, look: ResolvedTheme, width: int) -> Block:
        """Set the names above, a row for everything, and at the foot what it all comes to."""
        none = Pad(Text(self._say("nothing_paid"), SMALL, Tint.MUTED), SIDES, 4)
        wide = self._column(look, width)
        rows = tuple(self._row(look, wide, each) for each in self.rows) or (none,)
        return Column((self._head(look, wide), *rows, self._foot(look, wide)), gap=6)

    # ------------------------------------------------------------------ room

    def _column(self, look: ResolvedTheme, width: int) -> int:
        """Give the width of every column; 0 where they have no room side by side."""
        count, least = len(self.sides), self._least(look)
        beside = text_px(look, self.label) + 2 * look.px(SIDES) + count * look.px(GAP)
        spare = (width - beside) // count
        if spare < least:
            return 0
        in_line = [wide for wide in (self._beside(side).width(look) for side in self.sides) if wide <= spare]
        return max(least, min(width // (count + 2), spare, text_px(look, AMPLE)), *in_line)

    def _least(self, look: ResolvedTheme) -> int:
        """Measure the widest word, amount and holding in any column."""
        names = [Text(side.name, STRONG).width(look) for side in self.sides]
        notes = [Text(note, SMALL).width(look) for side in self.sides for note in side.notes]
        paid = [
            look.measure_figures(figure(amount, plus=True), NUMBER)
            for amounts in (*(row.amounts for row in self.rows), self.sums, self.totals)
            for amount in amounts
        ]
        crown = IconSign("crown", SMALL).width(look) + look.px(6)
        held = [part.width(look) for part in (self.held.parts if self.held else ())]
        return max(text_px(look, CELL), *names, *notes, *held, *(each + crown for each in paid))

    # ------------------------------------------------------------------ the head

    def _head(self, look: ResolvedTheme, wide: int) -> Block:
        note = (Text(self.note, SMALL, Tint.MUTED),) if self.note else ()
        label = Column((Pad(eyebrow(self.head), 0, 2), *note), gap=2)
        if not wide:
            told = [side for side in self.sides if side.won or any(each.notes for each in self.sides)]
            sides = tuple(self._told_side(side, self._in_line(side)) for side in told)
            return Pad(Column((label, *sides), gap=8), SIDES, 0)
        cells = [self._told_side(side, self._above(look, wide, side)) for side in self.sides]
        return Pad(Row(self._cells(look, wide, label, cells).parts, GAP, top=True), SIDES, 0)

    def _told_side(self, side: Side, block: Block) -> Block:
        """By ear a side is told with what there is to say of it, as others may have the same."""
        if not side.notes:
            return block
        told = self.captions.table("comma").join(side.notes)
        return ToldLine(block, self.context.words.get("aloud.line", name=side.name, told=told))

    def _in_line(self, side: Side) -> Block:
        crown = (IconSign("crown", STRONG),) if side.won else ()
        named = Text(side.name, STRONG, Tint.GOLD if side.won else Tint.CREAM)
        noted = (Text(" · ".join(side.notes), SMALL, Tint.MUTED),) if side.notes else ()
        return Row((*crown, Grow(Column((named, *noted), gap=1))), gap=8)

    def _above(self, look: ResolvedTheme, wide: int, side: Side) -> Block:
        noted = [Text(note, SMALL, Tint.MUTED, Align.RIGHT) for note in side.notes]
        if not side.won:
            return Column((Text(side.name, STRONG, side=Align.RIGHT), *noted), gap=1)
        beside = self._beside(side)
        if beside.width(look) <= wide:
            return Column((beside, *noted), gap=1)
        above = Row((Grow(Gap(0)), IconSign("crown", STRONG)))
        return Column((above, Text(side.name, STRONG, Tint.GOLD, Align.RIGHT), *noted), gap=1)

    def _beside(self, side: Side) -> Row:
        """Name a side in one line, with a crown before the winner."""
        named = Text(side.name, STRONG, Tint.GOLD, one_line=True)
        crown = (IconSign("crown", STRONG),) if side.won else ()
        return Row((Grow(Gap(0)), *crown, named), gap=8)

    # ------------------------------------------------------------------ the rows

    def _row(self, look: ResolvedTheme, wide: int, row: ScoreRow) -> Block:
        texts: list[Block] = [TermText(Text(row.caption, SMALL), self.captions.glossary)]
        texts += [Text(row.below, SMALL, Tint.MUTED)] if row.below else []
        label: Block = Centre(Column(tuple(texts)), MOST)
        opening = row.opening
        if opening:
            sign = "chevron_right" if opening.working is None else "chevron_down"
            label = Row((IconSign(sign, SMALL), Grow(label)), gap=8)
        line = self._line(look, wide, label, row, SMALL_STRONG, every=False)
        for spot in row.spots:
            line = NamedPlace(spot, line)
        told = self._told(row, every=False)
        if opening is None:
            return ToldLine(Pad(line, SIDES, 0), told)
        means = self.captions.explained(row.caption)
        button = RowButton(
            opening.key,
            told,
            line,
            opening.toggle,
            opening.working is not None,
            tip=f"{means} {self._say('working_tip')}".lstrip(),
            means=means,
            mark="open",
            bare=True,
            sides=SIDES,
            ends=3,
        )
        return Column((button, Pad(opening.working, 44, 6)), gap=4) if opening.working else button

    def _line(
        self, look: ResolvedTheme, wide: int, label: Block, row: ScoreRow, style: Style, *, every: bool
    ) -> Block:
        """Set amounts in their columns, or each behind the name of its side; every one, or only those there are."""
        if wide:
            cells = [self._cell(row, at, style, every=every) for at in range(len(self.sides))]
            return self._cells(look, wide, label, cells)
        shown = [at for at, amount in enumerate(row.amounts) if amount or every]
        parts = [
            Row(
                (
                    Text(self.sides[at].name, SMALL, Tint.MUTED, one_line=True),
                    self._cell(row, at, style, every=every),
                ),
                gap=8,
            )
            for at in shown
        ]
        return Column((label, Pad(Wrap(tuple(parts), gap=22), 24, 0)) if parts else (label,), gap=2)

    def _cell(self, row: ScoreRow, at: int, style: Style, *, every: bool) -> Block:
        """Write an amount with its sign: green what was won, red what it cost."""
        amount, crowned, plus = row.amounts[at], bool(row.won) and row.won[at], style != NUMBER
        if not (amount or every or crowned):
            return Gap(0)
        tint = Tint.CREAM if not plus else Tint.GOOD if amount > 0 else Tint.BAD if amount < 0 else Tint.MUTED
        text: Block = Number(figure(amount, plus=plus), style, tint, Align.RIGHT)
        if not plus and self.sides[at].spot and self.held is None:
            text = NamedPlace(self.sides[at].spot, text)
        return Row((Grow(Gap(0)), IconSign("crown", SMALL), text), gap=6) if crowned else text

    @staticmethod
    def _cells(look: ResolvedTheme, wide: int, label: Block, cells: Sequence[Block]) -> Row:
        return Row((Grow(label), *(MinWidth(cell, wide / look.unit) for cell in cells)), gap=GAP)

    # ------------------------------------------------------------------ the foot

    def _foot(self, look: ResolvedTheme, wide: int) -> Block:
        brought, score = self.foot
        lines = [self._sum(look, wide, brought, self.sums)]
        if any(self.before):
            lines.insert(0, self._sum(look, wide, self._say("before"), self.before))
        if score:
            lines.append(self._sum(look, wide, score, self.totals, NUMBER))
        if self.held:
            lines.append(self._owned(look, wide, self.held))
        return Column((Divider(), *lines), gap=8)

    def _sum(
        self,
        look: ResolvedTheme,
        wide: int,
        caption: str,
        amounts: tuple[int, ...],
        style: Style = SMALL_STRONG,
    ) -> Block:
        row = ScoreRow(caption, amounts)
        line = self._line(look, wide, Text(caption, STRONG), row, style, every=True)
        return ToldLine(Pad(line, SIDES, 0), self._told(row, every=True))

    def _owned(self, look: ResolvedTheme, wide: int, held: Owned) -> Block:
        label = Text(held.caption, SMALL, Tint.MUTED)
        sides = zip(self.sides, held.parts, strict=True)
        cells = [NamedPlace(side.spot, part) if side.spot else part for side, part in sides]
        line: Block = self._cells(look, wide, label, cells) if wide else self._listed(label, cells)
        told = zip(self.sides, held.told, strict=True)
        said = self.captions.table("semicolon").join(f"{side.name} {amount}" for side, amount in told)
        spoken = self.context.words.get("aloud.line", name=held.caption, told=said)
        return ToldLine(Pad(line, SIDES, 0), spoken)

    def _listed(self, label: Block, cells: Sequence[Block]) -> Block:
        named = [
            Row((Text(side.name, SMALL, Tint.MUTED, one_line=True), cell), gap=12)
            for side, cell in zip(self.sides, cells, strict=True)
        ]
        return Column((label, Pad(Wrap(tuple(named), gap=22), 24, 0)), gap=4)

    def _told(self, row: ScoreRow, *, every: bool) -> str:
        """Have a row say in one sentence what every side has in it."""
        told = [
            f"{side.name} {figure(amount, plus=True)}"
            for side, amount in zip(self.sides, row.amounts, strict=True)
            if amount or every
        ]
        said = self.captions.table("semicolon").join((*([row.below] if row.below else ()), *told))
        return self.context.words.get("aloud.line", name=row.caption, told=said) if said else row.caption

    def _say(self, key: str) -> str:
        return self.context.words.get(f"result.{key}")
