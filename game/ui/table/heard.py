"""What is told of the table to those who listen instead of looking, and the plate that shows an answer."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, assert_never

import pygame

from game.core.cards import members
from game.core.record import record
from game.play.phases import Resting
from game.play.table.effects import Topic
from game.play.table.state import TableFacts, TableState
from game.play.table_session import winning_play
from game.telling.by_ear import ByEar, closed
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Style
from game.ui.kit.block import Block, Canvas, Placement
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import ASIDE, deep
from game.ui.table.log import log_aloud
from game.ui.table.narrator import Heard, SpokenAnswer
from game.ui.table.offers import hold_text
from game.ui.table.remark import remark_text
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock
from game.ui.widgets.caps import name_of


def heard_at(facts: TableFacts, state: TableState) -> Heard:
    """Give what can be told of the table now, for whoever asks."""
    turn, counsel = state.turn, state.counsel
    winning, _ = winning_play(facts.rules, state.view)
    return Heard(
        state.view,
        state.beats,
        turn.choices.plays | turn.choices.lays,
        facts.captions.duty(turn.duty),
        tuple(_open_words(facts, state)),
        counsel.text if counsel else "",
        winning,
        isinstance(state.phase, Resting),
    )


def _open_words(facts: TableFacts, state: TableState) -> Iterator[str]:
    """Name what may be said, and what may be taken, in words."""
    choices, captions = state.turn.choices, facts.captions
    for each in choices.words:
        said = captions.word(each.word, next(iter(each.numbers), None))
        several = len(each.numbers) > 1
        yield captions.table("say_to", word=said, number=each.numbers[-1]) if several else said
    packets = facts.game.table.packets(state.view) if choices.packets else ()
    for number in choices.packets:
        named = captions.table("comma").join(map(captions.cards.spoken, members(packets[number])))
        yield captions.table("take_these", cards=named)


def aloud(context: UiContext, facts: TableFacts, state: TableState, topic: Topic) -> str:
    """Put in words what is told of something at the table."""
    captions, table, say = facts.captions, facts.game.table, context.words.get
    match topic:
        case Topic.LOG:
            told = [beat for _, beat in state.beats]
            return closed(log_aloud(told, captions, table.announced, table.calls))
        case Topic.SCORE:
            return closed(captions.table("score"))
        case Topic.LAST_TRICK:
            return " ".join(ByEar(context.words, captions, table).last_trick(state.view))
        case Topic.DECLARED:
            return " ".join(f"{each.spoken}." for each in state.declared_open)
        case Topic.DECLARED_PUT_AWAY:
            return say("aloud.declared_hidden")
        case Topic.REMARK:
            remark = remark_text(state.remark, captions) if state.remark else None
            return f"{remark.eyebrow}: {captions.cards.aloud(remark.text)}" if remark else ""
        case Topic.CLAIM_OFFER:  # whoever listens sees no button
            key, offered = name_of(context, Action.CLAIM), captions.table("claim.button")
            way = say("aloud.claim_by", key=key) if key else ""
            return f"{offered}: {captions.table('claim.hint')} {way}".rstrip()
        case Topic.HOLD_OFFER:  # the key that the question names would play a card
            key = name_of(context, Action.NEXT)
            way = say("aloud.hold_answers", key=key) if key else ""
            return f"{hold_text(context, captions)} {way}".rstrip()
        case _:
            assert_never(topic)


SMALLER = Style("Inter-Medium", 17, 13, 0.85, 1.15)
SMALLEST = Style("Inter-Medium", 14, 12, 0.85, 1.1)
STYLES = (ASIDE, SMALLER, SMALLEST)
"""The largest that fits is taken."""
CUT = "…"
"""What stands for sentences there is no room for."""

Sentences: TypeAlias = Sequence[tuple[str, ...]]
"""Some sentences, each broken into lines."""


@record
class AnswerPlate:
    """Some sentences, each on lines of its own."""

    answer: SpokenAnswer

    def fitting(self, look: ResolvedTheme, room: pygame.Rect) -> tuple[Style, Sentences]:
        """Choose the type in which the answer fits, and break its sentences into lines; cut it where none does."""
        wide = room.width - 2 * look.px(18)
        broken = (
            (style, [sign_text.wrap(look, each, style, wide) for each in self.answer.shown])
            for style in STYLES
        )
        found = [*broken]
        fit = next((each for each in found if self._tall(look, *each) <= room.height), None)
        style, sentences = fit or found[-1]
        return style, sentences if fit else self._cut(look, style, sentences, room.height)

    def _cut(self, look: ResolvedTheme, style: Style, sentences: Sentences, most: int) -> Sentences:
        """Leave out what there is no room for: of what has happened the beginning, of anything else the end."""
        kept, latest = [*sentences], self.answer.latest
        while len(kept) > 1 and self._tall(look, style, [*kept, (CUT,)]) > most:
            kept.pop(0 if latest else -1)
        return [(CUT,), *kept] if latest else [*kept, (CUT,)]

    def _tall(self, look: ResolvedTheme, style: Style, sentences: Sentences) -> int:
        lines, gap = sum(map(len, sentences)), look.leading(style) // 3
        return lines * look.leading(style) + (len(sentences) - 1) * gap + 2 * look.px(16)

    def size(self, look: ResolvedTheme, room: pygame.Rect) -> pygame.Rect:
        """Give the part of the room that it takes, from the top."""
        tall = self._tall(look, *self.fitting(look, room))
        return pygame.Rect(room.topleft, (room.width, min(room.height, tall)))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(14)
        style, sentences = self.fitting(look, rect)
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 255), rect.topleft)
        ring = look.paint.ring(rect.size, radius, palette.gold, max(1.4, 1.8 * look.unit))
        canvas.put(ring, rect.topleft)
        leading = look.leading(style)
        middle = rect.top + look.px(16) + leading // 2
        for sentence in sentences:
            for line in sentence:
                sign_text.write_line(
                    canvas.surface, look, line, style, palette.cream, rect.left + look.px(18), middle
                )
                middle += leading
            middle += leading // 3

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        style, sentences = self.fitting(look, at.rect)
        wide = max(sign_text.measure(look, line, style) for lines in sentences for line in lines)
        needed = wide + 2 * look.px(18), self._tall(look, style, sentences)
        yield Node(Role.NOTICE, self.answer.said, rect_of(at.rect), needed=needed)


def with_answer(block: Block, look: ResolvedTheme, areas: TableAreas, answer: SpokenAnswer) -> Block:
    """Lay an answer over the score."""
    if not isinstance(block, FreeLayout):
        return block
    plate = AnswerPlate(answer)
    rect = plate.size(look, areas.panel)
    score = next((each.rect for each in block.items if each.region == "score"), rect)
    return FreeLayout([*block.items, PlacedBlock(LeafBlock(plate), rect.union(score))])
