"""The sections of the score panel: what was called, how cards rank, what was announced and paid."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

import pygame

from game.core.cards import TABLE, Card, Seat, members
from game.core.record import field, record, replace
from game.core.view import View
from game.stage.ranking import NOTHING_UNUSUAL, SuitOrder, unusual
from game.stage.table import Announced, LadderCall, Table, TableNote
from game.telling.captions import ANY_PHASE, Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, SMALL, SMALL_STRONG, Style
from game.ui.kit.block import Block, Canvas, Filling, Foldable, LayoutPass, Placement, Pressable
from game.ui.layout import Column, Gap, Pad
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import CAPTION, NOTE, Send, explained_block, underline, write
from game.ui.table.panel import section
from game.ui.table.plates import put_sign, sign_room
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten

FOLDED = "orders"
"""What is noted while the orders are folded away; also the key of their heading."""
RUN = 5
"""So many numbers one after the other are told by their ends."""


@record
class Folding(Foldable, Filling):
    """A heading in gold that folds away what stands below it."""

    key: str
    title: str
    open: bool
    press: Command = field(compare=False)  # nobody sees it
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return look.measure(self.title, EYEBROW) + look.px(44)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.target(26), look.leading(EYEBROW) + look.px(6))

    def draw(self, canvas: Canvas) -> None:
        """Draw the title with an arrow at its right end."""
        look, rect = canvas.look, canvas.rect
        lighten(canvas, 8, 22)
        gold, pad = look.palette.gold, look.px(10)
        write(canvas, self.title, EYEBROW, gold, (rect.x + pad, rect.centery), "midleft")
        side = look.font_px(EYEBROW)
        arrow = look.paint.icon("chevron_down" if self.open else "chevron_right", side, gold)
        canvas.put(arrow, (rect.right - pad - side, rect.centery - side // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell what stands below it."""
        look = at.look
        pad = look.px(10)
        needed = (look.measure(self.title, EYEBROW) + look.font_px(EYEBROW) + 3 * pad, look.font_px(EYEBROW))
        state = states(at.visual, True, *(("open",) if self.open else ()))
        yield Node(Role.ROW, self.title, rect_of(at.rect), "", state, needed, key=self.key)


@record
class OrderLine(Filling):
    """For whom an order holds, and the cards from the highest to the lowest."""

    name: str  # with signs
    cards: str  # with signs
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(NOTE) + look.leading(SMALL) * len(self._lines(look, width)) + look.px(4)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return sign_text.wrap(look, self.cards, SMALL, max(40, width - 2 * look.px(10)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the name above the cards."""
        look, rect = canvas.look, canvas.rect
        left, middle = rect.x + look.px(10), rect.y + look.leading(NOTE) // 2
        sign_text.write_line(canvas.surface, look, self.name, NOTE, look.palette.muted, left, middle)
        middle += (look.leading(NOTE) + look.leading(SMALL)) // 2
        for line in self._lines(look, rect.width):
            sign_text.write_line(canvas.surface, look, line, SMALL, look.palette.cream, left, middle)
            middle += look.leading(SMALL)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        lines = self._lines(look, rect.width)
        wide = max(sign_text.measure(look, line, SMALL) for line in lines) + look.px(10)
        yield Node(Role.TEXT, self.spoken, rect_of(rect), needed=(wide, self.height(look, rect.width)))


def orders_section(
    view: View[Any], table: Table, captions: Captions, opened: bool, toggle: Command
) -> list[Block]:
    """Give the section that shows unusual orders; nothing while every card ranks as one would guess."""
    order = table.order(view)
    found = unusual(order, captions.cards.pack) if order else NOTHING_UNUSUAL
    if found == NOTHING_UNUSUAL:
        return []
    lines = [_trumps(found.trumps, captions)] if found.trumps else []
    lines += [_plain(each, captions) for each in found.plain]
    head: list[Block] = [Gap(8), Folding(FOLDED, captions.table("order"), opened, toggle)]
    return [Column((*head, *([Pad(Column(tuple(lines), gap=4), 0, 2)] if opened else [])), gap=2)]


def _trumps(cards: Sequence[Card], captions: Captions) -> OrderLine:
    name = captions.table("order_trumps")
    told = captions.table("comma").join(map(captions.cards.spoken, cards))
    return OrderLine(name, " ".join(_runs(cards, captions)), captions.labelled(name, told))


def _runs(cards: Sequence[Card], captions: Captions) -> Iterable[str]:
    """Write cards one after the other; numbered trumps that follow one another by their ends only."""
    run: list[Card] = []
    for each in (*cards, None):
        if each is not None and _numbered(captions.cards.face(each)):
            run.append(each)
            continue
        yield from (
            map(captions.cards.brief, run)
            if len(run) < RUN
            else (*map(captions.cards.brief, run[:2]), "…", *map(captions.cards.brief, run[-2:]))
        )
        run = []
        if each is not None:
            yield captions.cards.brief(each)


def _numbered(face: str) -> bool:
    return face[0] == "T" and face[1:].isdigit()


def _plain(order: SuitOrder, captions: Captions) -> OrderLine:
    every = len(order.suits) == len("SHDC")
    name = captions.table("order_all") if every else " ".join(f"{{{suit}}}" for suit in order.suits)
    ranks = [captions.cards.rank(rank) for rank in order.ranks]
    told = captions.table("comma").join(captions.table(f"rank.{rank}") for rank in order.ranks)
    return OrderLine(name, " ".join(ranks), captions.labelled(captions.cards.aloud(name), told))


@record
class Known(Filling):
    """One combination: its name and cards, and below whose it is and what has become of it."""

    seat: int
    text: str  # with signs
    note: str
    spoken: str
    settled: bool
    glossary: Glossary = field(default=NO_TERMS, compare=False)
    brief: bool = False  # the sign alone tells whose it is, and the tone what has become of it

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def height(self, look: ResolvedTheme, width: int) -> int:
        text, note = self._lines(look, width)
        return look.leading(SMALL) * len(text) + look.leading(NOTE) * len(note) + look.px(8)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        room = max(40, width - sign_room(look) - look.px(8))
        if self.brief:
            return sign_text.wrap(look, self.text, SMALL, room), ()
        return sign_text.wrap(look, self.text, SMALL, room), look.wrap(self.note, NOTE, room)

    def draw(self, canvas: Canvas) -> None:
        """Draw the combination beside the sign of its holder."""
        look, rect = canvas.look, canvas.rect
        palette, middle = look.palette, rect.y + look.px(4) + look.leading(SMALL) // 2
        put_sign(canvas, self.seat, rect.x, middle)
        text, note = self._lines(look, rect.width)
        left, ink = rect.x + sign_room(look), palette.gold if self.brief and self.settled else palette.cream
        for line, terms in zip(text, self.glossary.spans(text), strict=True):
            end = sign_text.write_line(canvas.surface, look, line, SMALL, ink, left, middle)
            box = pygame.Rect(left, middle, end - left, 0)
            underline(canvas, line, SMALL, ink, box, terms)
            middle += look.leading(SMALL)
        middle += (look.leading(NOTE) - look.leading(SMALL)) // 2
        for line, terms in zip(note, self.glossary.spans(note), strict=True):
            tone = palette.gold if self.settled else palette.muted
            end = sign_text.write_line(canvas.surface, look, line, NOTE, tone, left, middle)
            underline(canvas, line, NOTE, tone, pygame.Rect(left, middle, end - left, 0), terms)
            middle += look.leading(NOTE)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        text, note = self._lines(look, rect.width)
        wide = max(sign_text.measure(look, line, SMALL) for line in text)
        wide = max([wide, *(look.measure(line, NOTE) for line in note)]) + sign_room(look)
        yield Node(
            Role.TEXT, self.spoken, rect_of(rect), self.note, needed=(wide, self.height(look, rect.width))
        )


def announced_section(
    some: Sequence[Announced], captions: Captions, send: Send, *, brief: bool = False
) -> list[Block]:
    """List what is known of combinations, whose names open the rules; nothing when there are none."""
    known = [replace(_known(each, captions), brief=brief) for each in some]
    rows = [
        explained_block(each, f"known/{place}", (each.text, each.note), captions, send)
        for place, each in enumerate(known)
    ]
    return [section(captions.own("panel.announced"), rows)] if rows else []


def _known(each: Announced, captions: Captions) -> Known:
    step = captions.step_named(each.word)
    text = " ".join((step, *map(captions.cards.brief, members(each.cards))))
    fate = captions.own(f"fate.{each.fate}")
    note = " · ".join(part for part in (captions.players.name(each.seat), fate) if part)
    return Known(each.seat, text, note, captions.cards.aloud(text), each.settled, captions.glossary)


@record
class Paid(Foldable, Filling):
    """One award of the deal; pressing it shows how it was computed."""

    key: str
    seat: int  # TABLE for what goes from pot to pot
    whose: str  # its name; empty for the table
    caption: str
    amount: str
    open: bool
    press: Command = field(compare=False)  # nobody sees it
    tip: str = ""  # what its words mean
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    @property
    def live(self) -> bool:
        """It can always be opened."""
        return True

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return look.wrap(self.caption, SMALL, max(40, width - sign_room(look) - self._right(look)))

    def _right(self, look: ResolvedTheme) -> int:
        return look.px(14) + look.measure(self.amount, SMALL)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.target(28), look.leading(SMALL) * len(self._lines(look, width)) + look.px(12))

    def draw(self, canvas: Canvas) -> None:
        """Draw the caption between the sign of whom it concerns and the amount."""
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        lighten(canvas, 8, 22)
        put_sign(canvas, self.seat, rect.x, rect.y + look.px(6) + look.leading(SMALL) // 2)
        lines = self._lines(look, rect.width)
        top = rect.y + (rect.height - look.leading(SMALL) * len(lines)) // 2
        first = top + look.leading(SMALL) // 2
        for number, (line, terms) in enumerate(zip(lines, self.glossary.spans(lines), strict=True)):
            middle = first + number * look.leading(SMALL)
            at = (rect.x + sign_room(look), middle)
            box = write(canvas, line, SMALL, palette.cream, at, "midleft")
            underline(canvas, line, SMALL, palette.cream, box, terms)
        gain = palette.bad if self.amount.startswith("−") else palette.good
        write(canvas, self.amount, SMALL, gain, (rect.right - look.px(10), first), "midright")

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell who was paid, or paid, how much for what."""
        look = at.look
        needed = (look.px(110), look.leading(SMALL) * len(self._lines(look, at.rect.width)))
        state = states(at.visual, True, *(("open",) if self.open else ()))
        value = f"{self.whose}, {self.amount}" if self.whose else self.amount
        told = Node(Role.ROW, self.caption, rect_of(at.rect), value, state, needed, key=self.key)
        yield replace(told, description=self.tip)


@record
class Thumbs(Pressable):
    """The last trick in small; pressing it lays it on the table again."""

    cards: tuple[str, ...]
    names: tuple[str, ...]  # who played each
    winner: int  # place of the card that took the trick
    spoken: str
    draw_card: Callable[[str, int], pygame.Surface]
    press: Command
    key: str = "thumbs"

    @property
    def live(self) -> bool:
        """It can be pressed whenever there is a trick."""
        return True

    @property
    def tip(self) -> str:
        return self.spoken

    def _tall(self, look: ResolvedTheme) -> int:
        return max(58, look.px(88))

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._tall(look) + look.px(8)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = len(self.cards) * (round(self._tall(look) * SHAPE) + look.px(7)) + look.px(6)
        layout.put(self, pygame.Rect(rect.x, rect.y, min(rect.width, wide), rect.height))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards in the order they were played, the winning one ringed."""
        look, rect = canvas.look, canvas.rect
        tall = self._tall(look)
        wide = round(tall * SHAPE)
        step = min(wide + look.px(7), (rect.width - wide - look.px(6)) // max(1, len(self.cards) - 1))
        for place, code in enumerate(self.cards):
            spot = (rect.x + look.px(3) + place * step, rect.y + look.px(4))
            look.paint.shadow(canvas.surface, pygame.Rect(spot, (wide, tall)), look.px(4), 6, 90, 2)
            canvas.put(self.draw_card(code, tall), spot)
            if place == self.winner:
                ring = look.paint.ring((wide + 4, tall + 4), max(4, look.px(6)), look.palette.focus, 2.4)
                canvas.put(ring, (spot[0] - 2, spot[1] - 2))
        lighten(canvas, 8, 20)

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.BUTTON, self.spoken, rect_of(at.rect), state=states(at.visual, True), key=self.key)


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
    brief: bool = False  # only what was said last

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def _parts(self, look: ResolvedTheme, width: int) -> tuple[tuple[str, ...], CallAt, tuple[str, ...]]:
        """Give the lines of the name, where the call has room, and the lines below."""
        room = max(40, width - sign_room(look) - look.px(12))
        left = room - look.measure(self.call, SMALL_STRONG) - look.px(14)
        told = " · ".join(part for part in (self.mark, self.before) if part)
        below = look.wrap(told, NOTE, room) if told and not self.brief else ()
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
        return upper + look.leading(NOTE) * len(below) + look.px(6 if self.brief else 10)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row: framed where the call stands, struck out where the player has passed."""
        look, rect = canvas.look, canvas.rect
        palette, tall = look.palette, look.leading(SMALL)
        if self.stands:
            canvas.put(look.paint.shade(rect.size, look.px(9), palette.gold, 34), rect.topleft)
            canvas.put(
                look.paint.ring(rect.size, look.px(9), palette.gold, max(1.4, 1.8 * look.unit)),
                rect.topleft,
            )
        name, call_at, below = self._parts(look, rect.width)
        left, middle = rect.x + sign_room(look), rect.y + look.px(3 if self.brief else 5) + tall // 2
        put_sign(canvas, self.seat, rect.x, middle)
        ink = palette.muted if self.passed else palette.cream
        for line in name:
            box = write(canvas, line, SMALL, ink, (left, middle), "midleft")
            if self.passed:
                canvas.surface.fill(ink, (box.left, middle, box.width, max(1, look.px(1.6))))
            middle += tall
        top = middle - tall // 2 + tall * (call_at is CallAt.ALONE)
        for place, line in enumerate(below):
            at = (left, top + place * look.leading(NOTE))
            write(canvas, line, self._note, palette.muted, at, "topleft")
        ink = palette.gold if self.stands else ink
        up = {CallAt.NAME: tall, CallAt.BELOW: (tall - look.leading(NOTE)) // 2, CallAt.ALONE: 0}[call_at]
        at = rect.right - look.px(12), middle - up
        box = write(canvas, self.call, SMALL_STRONG, ink, at, "midright")
        underline(canvas, self.call, SMALL_STRONG, ink, box, self.glossary)

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell who called what."""
        look, rect = at.look, at.rect
        name, call_at, below = self._parts(look, rect.width)
        lines = [look.measure(line, SMALL) for line in name]
        notes = [look.measure(line, self._note) for line in below]
        beside = {CallAt.NAME: lines[:1], CallAt.BELOW: notes[:1], CallAt.ALONE: []}[call_at]
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
    # a ladder shows what outdoes or leaves, which is called the same in every phase
    before = [str(call.number) if call.number else captions.word(call.word, ANY_PHASE) for call in earlier]
    stands = next((call for call in mine if call.stands), None)
    passed = last.word == captions.roles.leave and stands is None
    mark = captions.table("call.stands") if stands else captions.table("call.out") if passed else ""
    told = captions.table("call.before", calls=captions.table("comma").join(before)) if before else ""
    said = captions.word(last.word, ANY_PHASE, last.number)
    return Rung(
        seat, captions.players.name(seat), said, mark, told, stands is not None, passed, captions.glossary
    )


def ladder(
    calls: Sequence[LadderCall],
    seats: int,
    captions: Captions,
    send: Send,
    *,
    brief: bool = False,
) -> list[Block]:
    """Give the rows of an auction, brief ones or with all that was said before; nothing when there is none."""
    return [
        explained_block(
            replace(each, brief=brief), f"call/{each.seat}", (each.call, each.before), captions, send
        )
        for each in rungs(calls, seats, captions)
    ]


@record
class NoteLine(Filling):
    """What a game has to say of the whole table, in gold."""

    text: str
    glossary: Glossary = field(compare=False)

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL) * len(look.wrap(self.text, SMALL, width))

    def draw(self, canvas: Canvas) -> None:
        """Draw it in as many lines as it takes."""
        look, rect = canvas.look, canvas.rect
        top, lines = rect.y, look.wrap(self.text, SMALL, rect.width)
        for line, terms in zip(lines, self.glossary.spans(lines), strict=True):
            box = write(canvas, line, SMALL, look.palette.gold, (rect.x, top), "topleft")
            underline(canvas, line, SMALL, look.palette.gold, box, terms)
            top += look.leading(SMALL)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        wide = max(look.measure(line, SMALL) for line in look.wrap(self.text, SMALL, rect.width))
        yield Node(Role.TEXT, self.text, rect_of(rect), needed=(wide, self.height(look, rect.width)))


def noted(notes: Sequence[TableNote], captions: Captions, send: Send) -> list[Block]:
    """Give what a game has to say of the whole table, a line of the panel for each."""
    told = [captions.note(note) for note in notes if note.seat == TABLE]
    lines = [
        explained_block(NoteLine(each, captions.glossary), f"note/{place}", (each,), captions, send)
        for place, each in enumerate(told)
    ]
    return [Pad(Column(tuple(lines), gap=1), 10, 2)] if lines else []
