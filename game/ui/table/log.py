"""The log: what has happened in this deal, in words, in order of time and grouped by trick."""

from collections.abc import Callable, Iterable, Sequence

from game.core.cards import CHANCE
from game.core.event import Played
from game.core.record import record
from game.play.table_session import AnyView
from game.session.match import AnyBeat
from game.stage.table import Announced, LadderCall
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, SMALL
from game.ui.kit.block import Block, Canvas, Filling, Placement
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Pad, Region, gap_px
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.panel import Head, PanelPlate
from game.ui.widgets.text import Text, Tint


@record
class LogLine(Filling):
    """One line of the log."""

    text: str  # with signs
    spoken: str
    inset: float = 10  # design units from the edge; 0 where it stands among other texts

    def width(self, look: ResolvedTheme) -> int:
        return look.px(100)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL) * len(self._lines(look, width)) + look.px(6)

    def _inset(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.inset)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return sign_text.wrap(look, self.text, SMALL, width - 2 * self._inset(look))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        left, middle = rect.x + self._inset(look), rect.y + look.px(3) + look.leading(SMALL) // 2
        for line in self._lines(look, rect.width):
            sign_text.write_line(canvas.surface, look, line, SMALL, look.palette.cream, left, middle)
            middle += look.leading(SMALL)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        lines = self._lines(look, at.rect.width)
        wide = max(sign_text.measure(look, line, SMALL) for line in lines)
        yield Node(Role.TEXT, self.spoken, rect_of(at.rect), needed=(wide, look.leading(SMALL) * len(lines)))


def log_block(
    beats: Sequence[AnyBeat],
    captions: Captions,
    announced: Callable[[AnyView], Sequence[Announced]],
    calls: Callable[[AnyView], Sequence[LadderCall]],
) -> Block:
    """Put the log on a plate, where the score is otherwise; the latest is in sight.

    What the rules call with the deal is told after it.
    """
    told = tuple(_told(beats, captions, announced, calls))
    empty = captions.table("log_empty")
    told = told or (LogLine(empty, empty),)
    head = Head(captions.table("log"), "")
    lines = Column((head, *told), gap=2)
    return PanelPlate(
        Region("log", Scroll("log", lines, reading=True, name=captions.table("log"), follow=True))
    )


def log_aloud(
    beats: Sequence[AnyBeat],
    captions: Captions,
    announced: Callable[[AnyView], Sequence[Announced]],
    calls: Callable[[AnyView], Sequence[LadderCall]],
) -> str:
    """Tell the log to those who listen."""
    told = _told(beats, captions, announced, calls)
    lines = [each.spoken for each in told if isinstance(each, LogLine)] or [captions.table("log_empty")]
    return " ".join(map(closed, (captions.table("log"), *lines)))


def _told(
    beats: Sequence[AnyBeat],
    captions: Captions,
    announced: Callable[[AnyView], Sequence[Announced]],
    calls: Callable[[AnyView], Sequence[LadderCall]],
) -> Iterable[Block]:
    """Tell the beats line by line; the number of a trick stands before its first card."""
    for beat in beats:
        leads = any(isinstance(event, Played) for event in beat.events) and not beat.before.trick.cards
        if leads:
            number = captions.table("log_trick", number=len(beat.before.tricks) + 1)
            yield Pad(Text(number, EYEBROW, Tint.GOLD), 10, 4)
        called = calls(beat.after) if beat.seat == CHANCE else ()
        lines = [
            *tell(beat, captions, announced(beat.after)),
            *(
                captions.story("says", call.seat, words=captions.said(call.word, call.number))
                for call in called
            ),
        ]
        for line in lines:
            yield LogLine(line, captions.cards.aloud(line))
