"""What surrounds the table while one looks back at a deal: bars, lettering on the felt, the moves, the ways on."""

from collections.abc import Mapping

import pygame

from game.core.move import Lay, Move, Play, Say
from game.core.record import record
from game.play.finished_deal import LookedBack
from game.play.table.inputs import (
    CompareMoves,
    Intent,
    Leave,
    PlayFrom,
    SeeDeal,
    SeeDoubt,
    SeeMove,
    SeeSum,
    ToggleReview,
)
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column
from game.ui.lookback.practising import MistakeKeeper
from game.ui.lookback.reckoning import Reckoning, counted
from game.ui.lookback.steps import Step, Verdicts, Wrapped, steps_block
from game.ui.lookback.strip import ColumnGround, DecisionStrip, Frame, StripGround, strip_height
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.bars import PromptText, Strip, Title, above, below
from game.ui.table.felt_controls import Tool
from game.ui.table.labels import Labels
from game.ui.table.panel import PanelPlate
from game.ui.table.view_model import (
    FreeLayout,
    LeafBlock,
    PlacedBlock,
    Send,
    Sends,
    TableViewModel,
    deal_of,
)
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import unsaved_sign

LINES = 18
"""Of the moves so many must have room at the right, or the reckoning scrolls with them."""


@record
class ToldMove:
    """A move of the deal."""

    text: str  # with signs
    made: Move


class LookBackChrome:
    """Lays it out."""

    def __init__(
        self, context: UiContext, captions: Captions, verdicts: Verdicts, keeper: MistakeKeeper, send: Send
    ) -> None:
        """Speak with these captions, and send what is wanted."""
        self._context = context
        self._captions = captions
        self._verdicts = verdicts
        self._keeper = keeper
        self._send = send
        self._labels = Labels(context, captions, send)
        self._wrapped = Wrapped()

    def block(
        self, model: TableViewModel, areas: TableAreas, past: LookedBack, told: Mapping[int, ToldMove]
    ) -> Block:
        """Lay everything out; what is told of every move goes by how long the log was then."""
        look, practise = self._context.look, self._keeper.button(past)
        top = self._top(look, model, areas, past)
        right = self._right(look, model, areas, past, told, practise)
        return FreeLayout(
            [
                *([] if areas.upright else [self._behind_column(look, areas)]),
                PlacedBlock(LeafBlock(Strip()), areas.bottom),
                *self._labels.lying(model, areas),
                *top,
                *self._bottom(look, areas, told[past.at].text, practise=practise is not None),
                *right,
                self._strip(look, past, told),
                *self._labels.bubbles(look, model, areas, [*top, *right]),
            ]
        )

    def _behind_column(self, look: ResolvedTheme, areas: TableAreas) -> PlacedBlock:
        """Darken what is behind the column, down to the strip: there the table would end."""
        left, top = areas.panel.left - look.px(12), areas.panel.top - look.px(12)
        rect = pygame.Rect(left, top, look.width - left, areas.bottom.bottom - top)
        return PlacedBlock(LeafBlock(ColumnGround()), rect)

    def _judge(self, past: LookedBack) -> Tool:
        """Make the tool that stops the review, or lets it go on."""
        way, sign = ("stop", "pause") if past.running else ("go_on", "play")
        say, toggle = self._verdicts.say, Sends(self._send, ToggleReview())
        return Tool("judge", sign, say(way), say(f"{way}_tip"), toggle)

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"review.{key}", **values)

    def _top(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, past: LookedBack
    ) -> list[PlacedBlock]:
        first, at, last = past.span.start, past.at, past.last
        told: list[tuple[str, str, Intent, bool]] = [
            ("deal_before", "chevron_left", SeeDeal(past.deal - 1), past.deal > 1),
            ("deal_after", "chevron_right", SeeDeal(past.deal + 1), past.deal < past.deals),
            ("mistake", "warning", SeeDoubt(1), bool(past.doubts)),
            ("start", "first", SeeMove(first), at > first),
            ("back", "previous", SeeMove(at - 1), at > first),
            ("forward", "next", SeeMove(at + 1), at < last),
            ("end", "last", SeeMove(last), at < last),
        ]
        tools = [
            Tool(
                f"tool:{key}", sign, self._say(key), self._say(f"{key}_tip"), Sends(self._send, wanted), live
            )
            for key, sign, wanted, live in told
        ]
        if not past.review.complete:
            tools.insert(0, self._judge(past))
        title = Title(self._captions.title, self._say("deal", number=deal_of(model.view)))
        return above(look, areas.top, title, tools, unsaved_sign(self._context))

    def _bottom(
        self, look: ResolvedTheme, areas: TableAreas, told: str, *, practise: bool
    ) -> list[PlacedBlock]:
        return below(
            look,
            areas.bottom,
            PromptText("", told, False, self._captions.cards.aloud(told)),
            self._keys(practise=practise),
        )

    def _keys(self, *, practise: bool) -> KeyHints:
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), self._say("key.move")),
            ((Action.PAGE_UP, Action.PAGE_DOWN), self._say("key.trick")),
            (Action.HINT, self._say("key.mistake")),
            *([(Action.LAST_TRICK, self._context.words.get("mistakes.review.key"))] if practise else ()),
            (Action.BACK, self._say("close")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True)

    def _right(
        self,
        look: ResolvedTheme,
        model: TableViewModel,
        areas: TableAreas,
        past: LookedBack,
        told: Mapping[int, ToldMove],
        practise: Button | None,
    ) -> list[PlacedBlock]:
        """Set the reckoning above, the moves under it, the ways on below; all but these scroll where it is low.

        Where the panel lies above the felt, the moves stand at the right of the others.
        """
        room, gap = areas.aside, look.px(12)
        onward = Column(self._onward(model, past, practise), gap=10)
        first = room.move(areas.panel.x - room.x, 0)  # where the reckoning and the ways on stand
        foot = onward.height(look, room.width)
        explain = Sends(self._send, SeeSum())
        reckoning = Reckoning(past.review, past.running, self._verdicts, explain).block()
        plate = PanelPlate(reckoning)
        tall = plate.height(look, room.width)
        if areas.upright:
            low = room.height < tall + gap + foot
            listing = room
        else:
            left = room.height - tall - foot - 2 * gap
            low = left < LINES * look.leading(SMALL)
            top = room.top if low else room.top + tall + gap
            listing = pygame.Rect(room.x, top, room.width, room.bottom - foot - gap - top)
        listed = steps_block(
            self._say("moves"),
            [self._step(past, at, each.text) for at, each in told.items()],
            reckoning if low else None,
        )
        return [
            *([] if low else [PlacedBlock(plate, pygame.Rect(first.topleft, (first.width, tall)))]),
            PlacedBlock(listed, listing),
            PlacedBlock(onward, pygame.Rect(first.x, first.bottom - foot, first.width, foot), "ways"),
        ]

    def _strip(self, look: ResolvedTheme, past: LookedBack, told: Mapping[int, ToldMove]) -> PlacedBlock:
        """Set the strip at the foot of the window."""
        places = enumerate(past.decisions, 1)
        frames = tuple(self._frame(past, number, at, told[at].made) for number, at in places)
        shown = sum(at <= past.at for at in past.decisions) - 1
        tall = strip_height(look)
        rect = pygame.Rect(0, look.height - tall, look.width, tall)
        if not frames:
            return PlacedBlock(StripGround(self._say("frames_none")), rect)
        counts = counted(self._verdicts, past.review)
        strip = DecisionStrip(
            counts, frames, max(0, shown), lambda key, many: self._say(f"frames_{key}", number=many)
        )
        return PlacedBlock(strip, rect, "strip")

    def _frame(self, past: LookedBack, number: int, at: int, move: Move) -> Frame:
        verdicts, captions = self._verdicts, self._captions
        verdict = past.verdict(at)
        settled = verdict is not None and past.review.look(at - 1) is None
        kind = past.review.kind(verdict) if verdict and settled else ""
        judging = past.judging == at and not kind
        mark = self._say("judging") if judging else verdicts.mark(past.review, verdict).word
        named = captions.cards.aloud(verdicts.captions.naming(move))
        name = self._say("frame", number=number, move=named, kind=mark[:1].lower() + mark[1:])
        card = captions.cards.face(move.card) if isinstance(move, Play | Lay) else ""
        word = (
            ""
            if card
            else captions.word(move.word, move.number)
            if isinstance(move, Say)
            else verdicts.captions.naming(move)
        )
        go = Sends(self._send, SeeMove(at))
        return Frame(f"frame:{at}", number, card, word, kind, name, at == past.at, judging, go)

    def _step(self, past: LookedBack, at: int, text: str) -> Step:
        """Make a line of the list; on the line that is shown already, a press compares all moves."""
        here, verdict = at == past.at, past.verdict(at)
        read = verdict if here else None
        return Step(
            f"step:{at}",
            text,
            self._captions.cards.aloud(text),
            here,
            Sends(self._send, CompareMoves(at) if read else SeeMove(at)),
            self._wrapped,
            self._verdicts.mark(past.review, verdict) if past.decided(at) else None,
            self._verdicts.comments(past.review, read) if read else (),
        )

    def _onward(self, model: TableViewModel, past: LookedBack, practise: Button | None) -> tuple[Block, ...]:
        return (
            *((practise,) if practise else ()),
            Button(
                "play_on",
                self._say("play_on"),
                Sends(self._send, PlayFrom(past.at)),
                Tone.PRIMARY,
                live=model.view.turn >= 0,
                tip=self._say("play_on_tip"),
                icon="play",
            ),
            Button("close", self._say("close"), Sends(self._send, Leave()), tip=self._say("close_tip")),
        )
