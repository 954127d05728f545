"""A remark of an opponent, in the bar above the table between title and tools: it covers nothing there."""

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.core.record import record, replace
from game.play.portraits import portrait_of
from game.play.table_session import TableSession
from game.play.table_talk import TalkRemark, heard_now, talk
from game.session.match import AnyBeat
from game.stage.moods import Expression, Mood
from game.telling.captions import Captions
from game.ui.blocks import HEADING, Block
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Style
from game.ui.kit.block import Canvas, Placement
from game.ui.shell.node import Node
from game.ui.table.bars import Title
from game.ui.table.lettering import NOTE, text_node, write
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock
from game.wording import Words

LINE = Style("EBGaramond-Italic", 25, 16, 0.85, 1.1)
GAP = 26
MOODS = {
    "trumped": Mood.VEXED,
    "rich": Mood.PLEASED,
    "speaks_up": Mood.SLY,
    "won": Mood.PLEASED,
    "lost": Mood.SAD,
    "all": Mood.PLEASED,
    "none": Mood.SAD,
}
"""What a face shows that remarks on a moment."""


@record
class TalkLine:
    """Who says what."""

    face: str
    said: str
    spoken: str
    mood: Mood = Mood.CALM

    def width(self, look: ResolvedTheme, tall: int) -> int:
        """Give the width it needs in a bar of this height."""
        return _side(tall) + look.px(12) + look.measure(self.said, LINE)

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        side = _side(rect.height)
        canvas.put(
            portrait(self.face, side, expression=Expression(self.mood)), (rect.x, rect.centery - side // 2)
        )
        at = (rect.x + side + canvas.look.px(12), rect.centery)
        write(canvas, self.said, LINE, canvas.look.palette.cream, at, "midleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield text_node(at.look, self.spoken, self.said, LINE, at.rect)


def _side(tall: int) -> int:
    return max(16, round(tall * 0.66))


class TableTalk:
    """What opponents say beside the game at one table; it is chosen once for every move."""

    def __init__(self, words: Words, captions: Captions, daring: Mapping[str, int]) -> None:
        """Speak with these words; how daring a call is differs from game to game."""
        self._words = words
        self._captions = captions
        self._daring = daring
        self._heard: tuple[int, TalkRemark | None] = (-1, None)  # revision of the session, and what is said

    def line(self, session: TableSession, beats: Sequence[tuple[int, AnyBeat]]) -> TalkLine | None:
        """Give what an opponent has just said of what is seen of this deal, if anything."""
        words = self._words
        if self._heard[0] != session.revision:
            remarks = talk(beats, session.match.rules, session.header, self._daring)
            self._heard = session.revision, heard_now(remarks, len(session.match))
        remark = self._heard[1]
        if remark is None:
            return None
        name, said = self._captions.players.name(remark.seat), line_of(words, remark)
        spoken = words.get("table.talk", name=name, said=said)
        return TalkLine(portrait_of(name, words), said, spoken, MOODS[remark.moment])


def line_of(words: Words, remark: TalkRemark) -> str:
    """Choose the line for a remark."""
    count = next(number for number in range(100) if f"talk.{remark.moment}.{number}" not in words)
    return words.get(f"talk.{remark.moment}.{remark.draw % count}")


def with_line(block: Block, look: ResolvedTheme, line: TalkLine) -> Block:
    """Set a remark beside the title where it has room; elsewhere it is only heard."""
    if not isinstance(block, FreeLayout):
        return block
    place = next((place for place in block.items if _title(place) is not None), None)
    title = _title(place) if place else None
    if place is None or title is None:
        return block
    taken = look.measure(title.name, HEADING) + look.px(20) + look.measure(title.remark, NOTE) + look.px(GAP)
    needed = line.width(look, place.rect.height)
    if taken + needed > place.rect.width:
        return block
    beside = pygame.Rect(place.rect.x + taken, place.rect.y, needed, place.rect.height)
    left = PlacedBlock(
        place.part, pygame.Rect(place.rect.topleft, (taken - look.px(GAP) + 2, place.rect.height))
    )
    items: Sequence[PlacedBlock] = [left if each is place else each for each in block.items]
    return replace(block, items=[*items, PlacedBlock(LeafBlock(line), beside)])


def _title(placed: PlacedBlock) -> Title | None:
    part = placed.part
    return part.leaf if isinstance(part, LeafBlock) and isinstance(part.leaf, Title) else None
