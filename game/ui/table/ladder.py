"""The running auction beside the table: what everybody called last and before, which call stands, who has passed."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

import pygame

from game.core.cards import TABLE, Seat
from game.core.record import field, record
from game.stage.table import LadderCall, TableNote
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, SMALL_STRONG, Style
from game.ui.kit.block import Block, Filling, VisualState
from game.ui.layout import Column, Pad
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Switch
from game.ui.table.lettering import CAPTION, NOTE, write
from game.ui.table.panel import section
from game.ui.table.seat_signs import put_sign, sign_room
from game.ui.table.terms import explained_block, underline


class CallAt(Enum):
    """Where a call stands on a rung."""

    NAME = "beside the name"
    BELOW = "beside what there is to say of it"
    ALONE = "on a line of its own"


@record
class Rung(Filling):
    """One player's part of the auction."""

    seat: Seat
    name: str
    call: str  # the last one
    mark: str  # what there is to say of it in a word
    before: str  # the calls before that
    stands: bool
    passed: bool
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def _parts(self, look: ResolvedTheme, width: int) -> tuple[tuple[str, ...], CallAt, tuple[str, ...]]:
        """Give the lines of the name, where the call has room, and the lines below."""
        room = max(40, width - sign_room(look) - look.px(12))
        left = room - look.measure(self.call, SMALL_STRONG) - look.px(14)
        told = " · ".join(part for part in (self.mark, self.before) if part)
        below = look.wrap(told, NOTE, room) if told else ()
        if look.measure(self.name, SMALL) <= left:
            at = CallAt.NAME
        elif below and look.measure(below[0], self._note) <= left:
            at = CallAt.BELOW
        else:
            at = CallAt.ALONE
        return look.wrap(self.name, SMALL, room), at, below

    @property
    def _note(self) -> Style:
        return CAPTION if self.stands else NOTE

    def height(self, look: ResolvedTheme, width: int) -> int:
        name, at, below = self._parts(look, width)
        upper = look.leading(SMALL) * (len(name) + (at is CallAt.ALONE))
        return upper + look.leading(NOTE) * len(below) + look.px(10)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the row: framed where the call stands, struck out where the player has passed."""
        palette, tall = look.palette, look.leading(SMALL)
        if self.stands:
            put(canvas, look.paint.shade(rect.size, look.px(9), palette.gold, 34), rect.topleft)
            put(
                canvas,
                look.paint.ring(rect.size, look.px(9), palette.gold, max(1.4, 1.8 * look.unit)),
                rect.topleft,
            )
        name, call_at, below = self._parts(look, rect.width)
        left, middle = rect.x + sign_room(look), rect.y + look.px(5) + tall // 2
        put_sign(canvas, look, self.seat, rect.x, middle)
        ink = palette.muted if self.passed else palette.cream
        for line in name:
            box = write(canvas, look, line, SMALL, ink, (left, middle), "midleft")
            if self.passed:
                canvas.fill(ink, (box.left, middle, box.width, max(1, look.px(1.6))))
            middle += tall
        top = middle - tall // 2 + tall * (call_at is CallAt.ALONE)
        for place, line in enumerate(below):
            at = (left, top + place * look.leading(NOTE))
            write(canvas, look, line, self._note, palette.muted, at, "topleft")
        ink = palette.gold if self.stands else ink
        up = {CallAt.NAME: tall, CallAt.BELOW: (tall - look.leading(NOTE)) // 2, CallAt.ALONE: 0}[call_at]
        at = rect.right - look.px(12), middle - up
        box = write(canvas, look, self.call, SMALL_STRONG, ink, at, "midright")
        underline(canvas, look, self.call, SMALL_STRONG, ink, box, self.glossary)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell who called what."""
        name, at, below = self._parts(look, rect.width)
        lines = [look.measure(line, SMALL) for line in name]
        notes = [look.measure(line, self._note) for line in below]
        beside = {CallAt.NAME: lines[:1], CallAt.BELOW: notes[:1], CallAt.ALONE: []}[at]
        lines += [look.measure(self.call, SMALL_STRONG) + sum(each + look.px(14) for each in beside), *notes]
        needed = (max(lines) + sign_room(look), self.height(look, rect.width) - look.px(10))
        state = (*(("stands",) if self.stands else ()), *(("passed",) if self.passed else ()))
        told = ", ".join(part for part in (self.call, self.mark, self.before) if part)
        yield Node(Role.TEXT, self.name, rect_of(rect), told, state, needed)


def rungs(calls: Sequence[LadderCall], seats: int, captions: Captions) -> tuple[Rung, ...]:
    """Put an auction in order: a rung for every seat, from the one that spoke first."""
    order = [(calls[0].seat + step) % seats for step in range(seats)] if calls else []
    return tuple(_rung(seat, [call for call in calls if call.seat == seat], captions) for seat in order)


def _rung(seat: Seat, mine: Sequence[LadderCall], captions: Captions) -> Rung:
    if not mine:
        return Rung(seat, captions.players.name(seat), "…", captions.table("call.waits"), "", False, False)
    *earlier, last = mine
    before = [str(call.number) if call.number else captions.word(call.word) for call in earlier]
    stands = next((call for call in mine if call.stands), None)
    passed = last.word == captions.roles.leave and stands is None
    mark = captions.table("call.stands") if stands else captions.table("call.out") if passed else ""
    told = captions.table("call.before", calls=captions.table("comma").join(before)) if before else ""
    said = captions.word(last.word, last.number)
    return Rung(
        seat, captions.players.name(seat), said, mark, told, stands is not None, passed, captions.glossary
    )


def ladder(
    calls: Sequence[LadderCall], seats: int, captions: Captions, rules: Callable[[str], Switch]
) -> list[Block]:
    """Give the section of the score panel that shows an auction; nothing when there is none."""
    found = [
        explained_block(each, f"call/{each.seat}", (each.call, each.before), captions, rules)
        for each in rungs(calls, seats, captions)
    ]
    return [section(captions.table("calls"), found)] if found else []


@record
class NoteLine(Filling):
    """What a game has to say of the whole table, in gold."""

    text: str
    glossary: Glossary = field(compare=False)

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL) * len(look.wrap(self.text, SMALL, width))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw it in as many lines as it takes."""
        top, lines = rect.y, look.wrap(self.text, SMALL, rect.width)
        for line, terms in zip(lines, self.glossary.spans(lines), strict=True):
            box = write(canvas, look, line, SMALL, look.palette.gold, (rect.x, top), "topleft")
            underline(canvas, look, line, SMALL, look.palette.gold, box, terms)
            top += look.leading(SMALL)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        wide = max(look.measure(line, SMALL) for line in look.wrap(self.text, SMALL, rect.width))
        yield Node(Role.TEXT, self.text, rect_of(rect), needed=(wide, self.height(look, rect.width)))


def noted(notes: Sequence[TableNote], captions: Captions, rules: Callable[[str], Switch]) -> list[Block]:
    """Give what a game has to say of the whole table, a line of the panel for each."""
    told = [captions.note(note) for note in notes if note.seat == TABLE]
    lines = [
        explained_block(NoteLine(each, captions.glossary), f"note/{place}", (each,), captions, rules)
        for place, each in enumerate(told)
    ]
    return [Pad(Column(tuple(lines), gap=1), 10, 2)] if lines else []
