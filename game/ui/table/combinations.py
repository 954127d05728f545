"""What is known of combinations in this deal: who holds what, in the score panel, and what has become of it."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.cards import members
from game.core.record import field, record
from game.stage.table import Announced
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block, Filling, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Switch
from game.ui.table.lettering import NOTE
from game.ui.table.panel import section
from game.ui.table.seat_signs import put_sign, sign_room
from game.ui.table.terms import explained_block, underline


@record
class Known(Filling):
    """One combination: its name and cards, and below whose it is and what has become of it."""

    seat: int
    text: str  # with signs
    note: str
    spoken: str
    settled: bool
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def height(self, look: ResolvedTheme, width: int) -> int:
        text, note = self._lines(look, width)
        return look.leading(SMALL) * len(text) + look.leading(NOTE) * len(note) + look.px(8)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        room = max(40, width - sign_room(look) - look.px(8))
        return sign_text.wrap(look, self.text, SMALL, room), look.wrap(self.note, NOTE, room)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the combination beside the sign of its holder."""
        palette, middle = look.palette, rect.y + look.px(4) + look.leading(SMALL) // 2
        put_sign(canvas, look, self.seat, rect.x, middle)
        text, note = self._lines(look, rect.width)
        left = rect.x + sign_room(look)
        for line, terms in zip(text, self.glossary.spans(text), strict=True):
            end = sign_text.write_line(canvas, look, line, SMALL, palette.cream, left, middle)
            box = pygame.Rect(left, middle, end - left, 0)
            underline(canvas, look, line, SMALL, palette.cream, box, terms)
            middle += look.leading(SMALL)
        middle += (look.leading(NOTE) - look.leading(SMALL)) // 2
        for line, terms in zip(note, self.glossary.spans(note), strict=True):
            tone = palette.gold if self.settled else palette.muted
            end = sign_text.write_line(canvas, look, line, NOTE, tone, left, middle)
            underline(canvas, look, line, NOTE, tone, pygame.Rect(left, middle, end - left, 0), terms)
            middle += look.leading(NOTE)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        text, note = self._lines(look, rect.width)
        wide = max(sign_text.measure(look, line, SMALL) for line in text)
        wide = max([wide, *(look.measure(line, NOTE) for line in note)]) + sign_room(look)
        yield Node(
            Role.TEXT, self.spoken, rect_of(rect), self.note, needed=(wide, self.height(look, rect.width))
        )


def announced_section(
    some: Sequence[Announced], captions: Captions, rules: Callable[[str], Switch]
) -> list[Block]:
    """List what is known of combinations, whose names open the rules; nothing when there are none."""
    known = [_known(each, captions) for each in some]
    rows = [
        explained_block(each, f"known/{place}", (each.text, each.note), captions, rules)
        for place, each in enumerate(known)
    ]
    return [section(captions.own("panel.announced"), rows)] if rows else []


def _known(each: Announced, captions: Captions) -> Known:
    step = captions.own(f"step.{each.word}")
    text = " ".join((step, *map(captions.cards.written, members(each.cards))))
    fate = captions.own(f"fate.{each.fate}")
    note = " · ".join(part for part in (captions.players.name(each.seat), fate) if part)
    return Known(each.seat, text, note, captions.cards.aloud(text), each.settled, captions.glossary)
