"""The unusual orders of the cards in play, at hand in the score panel; they fold away."""

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.core.cards import Card
from game.core.record import field, record
from game.core.view import View
from game.stage.ranking import NOTHING_UNUSUAL, SuitOrder, unusual
from game.stage.table import Table
from game.telling.captions import Captions
from game.ui.draw import sign_text
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, SMALL
from game.ui.kit.block import Block, Filling, Foldable, VisualState
from game.ui.layout import Column, Gap, Pad
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import NOTE, write
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.wording import figure

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

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the title with an arrow at its right end."""
        lighten(canvas, look, rect, visual, 8, 22)
        gold, pad = look.palette.gold, look.px(10)
        write(canvas, look, self.title, EYEBROW, gold, (rect.x + pad, rect.centery), "midleft")
        side = look.font_px(EYEBROW)
        arrow = look.paint.icon("chevron_down" if self.open else "chevron_right", side, gold)
        put(canvas, arrow, (rect.right - pad - side, rect.centery - side // 2))

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell what stands below it."""
        pad = look.px(10)
        needed = (look.measure(self.title, EYEBROW) + look.font_px(EYEBROW) + 3 * pad, look.font_px(EYEBROW))
        state = states(visual, True, *(("open",) if self.open else ()))
        yield Node(Role.ROW, self.title, rect_of(rect), "", state, needed, key=self.key)


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

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the name above the cards."""
        left, middle = rect.x + look.px(10), rect.y + look.leading(NOTE) // 2
        sign_text.write_line(canvas, look, self.name, NOTE, look.palette.muted, left, middle)
        middle += (look.leading(NOTE) + look.leading(SMALL)) // 2
        for line in self._lines(look, rect.width):
            sign_text.write_line(canvas, look, line, SMALL, look.palette.cream, left, middle)
            middle += look.leading(SMALL)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
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
    return OrderLine(name, " ".join(_runs(cards, captions)), f"{name}: {told}")


def _runs(cards: Sequence[Card], captions: Captions) -> Iterable[str]:
    """Write cards one after the other; numbered trumps that follow one another by their ends only."""
    run: list[Card] = []
    for each in (*cards, None):
        if each is not None and _numbered(captions.cards.face(each)):
            run.append(each)
            continue
        yield from (
            map(captions.cards.written, run)
            if len(run) < RUN
            else (*map(captions.cards.written, run[:2]), "…", *map(captions.cards.written, run[-2:]))
        )
        run = []
        if each is not None:
            yield captions.cards.brief(each)


def _numbered(face: str) -> bool:
    return face[0] == "T" and face[1:].isdigit()


def _plain(order: SuitOrder, captions: Captions) -> OrderLine:
    every = len(order.suits) == len("SHDC")
    name = captions.table("order_all") if every else " ".join(f"{{{suit}}}" for suit in order.suits)
    ranks = [figure(10) if rank == "T" else rank for rank in order.ranks]
    told = captions.table("comma").join(captions.table(f"rank.{rank}") for rank in order.ranks)
    return OrderLine(name, " ".join(ranks), f"{captions.cards.aloud(name)}: {told}")
