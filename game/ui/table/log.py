"""The log: what has happened in this deal, in words, the latest first."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.cards import Cards, Seat
from game.core.event import Awarded, Dealt, Drew, Event, Laid, Played, Said, Took, TrickTaken
from game.core.record import record
from game.stage.table import Announced
from game.ui.block import Block, Glance, Sheet
from game.ui.layout import Column, Region
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.scroll import Scroll
from game.ui.table import signs
from game.ui.table.announced import heard
from game.ui.table.captions import Captions
from game.ui.table.panel import Ground, Head
from game.ui.table.sitting import AnyBeat, AnyView
from game.ui.theme import SMALL
from game.ui.widgets.button import rect_of


def tell(beat: AnyBeat, captions: Captions, announced: Sequence[Announced]) -> tuple[str, ...]:
    """Tell what a beat brought about, a line for each thing worth telling, and what was announced with a card."""
    told = []
    for event in beat.events:
        told.append(_line(event, captions))
        if isinstance(event, Played) and (words := heard(announced, event.card, captions)):
            told.append(captions.story("says", event.seat, words=words))
    return tuple(line for line in told if line)


def _line(event: Event, captions: Captions) -> str:
    told = ""
    match event:
        case Dealt(dealer):
            told = captions.story("deals", dealer)
        case Said(seat, word, number):
            words = captions.spoken(word, number) or captions.word(word, number)
            told = captions.story("says", seat, words=words)
        case Played(seat, card):
            told = captions.story("plays", seat, card=captions.card(card))
        case Laid(seat, None):
            told = captions.story("lays_unseen", seat)
        case Laid(seat, card) if card is not None:
            told = captions.story("lays", seat, card=captions.card(card))
        case Drew(seat, count, cards):
            told = _drew(seat, count, cards, captions)
        case Took(seat, packet):
            told = captions.story("takes", seat, number=packet + 1)
        case TrickTaken(seat):
            told = captions.story("trick", seat)
        case Awarded(award):
            told = captions.payment(award)
    return told


def _drew(seat: Seat, count: int, cards: Cards, captions: Captions) -> str:
    if cards:
        return captions.story("draws", seat, cards=captions.cards(cards, "and"))
    return captions.story("draws_unseen_one" if count == 1 else "draws_unseen", seat, number=count)


@record
class Told:
    """One line of the log."""

    text: str  # with signs
    spoken: str

    def width(self, look: Look) -> int:
        return look.px(100)

    def height(self, look: Look, width: int) -> int:
        return look.leading(SMALL) * len(self._lines(look, width)) + look.px(6)

    def _lines(self, look: Look, width: int) -> tuple[str, ...]:
        return signs.wrap(look, self.text, SMALL, width - 2 * look.px(10))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self, rect)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the line."""
        del glance
        middle = rect.y + look.px(3) + look.leading(SMALL) // 2
        for line in self._lines(look, rect.width):
            signs.write_line(canvas, look, line, SMALL, look.palette.cream, rect.x + look.px(10), middle)
            middle += look.leading(SMALL)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell the line."""
        del glance
        lines = self._lines(look, rect.width)
        wide = max(signs.measure(look, line, SMALL) for line in lines)
        yield Node(Role.TEXT, self.spoken, rect_of(rect), needed=(wide, look.leading(SMALL) * len(lines)))


def log_block(
    beats: Sequence[AnyBeat], captions: Captions, announced: Callable[[AnyView], Sequence[Announced]]
) -> Block:
    """Put the log on a plate, where the score is otherwise."""
    lines = [line for beat in beats for line in tell(beat, captions, announced(beat.after))]
    told = [Told(line, captions.aloud(line)) for line in reversed(lines)]
    empty = captions.table("log_empty")
    told = told or [Told(empty, empty)]
    head = Head(captions.table("log"), "")
    return Ground(
        Region("log", Scroll("log", Column((head, *told), gap=2), reading=True, name=captions.table("log")))
    )
