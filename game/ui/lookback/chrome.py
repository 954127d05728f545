"""What surrounds the table while one looks back at a deal: the title, what is said, the reckoning, all decisions."""

from collections.abc import Mapping

import pygame

from game.core.move import Lay, Move, Play, Say
from game.core.record import record, replace
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
from game.stage.pose import extent
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.lookback.practising import MistakeKeeper
from game.ui.lookback.reckoning import Reckoning, counted
from game.ui.lookback.steps import MoveLine, StepWords, Verdicts
from game.ui.lookback.strip import DecisionStrip, Frame, StripGround, head_height, strip_height
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas, tab_height
from game.ui.table.bars import Title, above
from game.ui.table.corner import CornerTab
from game.ui.table.felt_controls import Tool
from game.ui.table.labels import Labels
from game.ui.table.lettering import Send, Sends
from game.ui.table.offers import adviser_at
from game.ui.table.panel import PanelPlate
from game.ui.table.teacher_paper import PaperHead, SaidInCorner, TeacherPaper, ceiling
from game.ui.table.view_model import EMPTY, FreeLayout, PlacedBlock, TableViewModel, deal_of
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import unsaved_sign

LOW = 40
"""Design units of the height of buttons beside what is said."""
SQUEEZED = 8
"""So many units of its edges the reckoning can do without."""


@record
class ToldMove:
    """A move of the deal."""

    text: str  # with signs
    made: Move
    phase: str  # in which it was made


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

    def block(
        self, model: TableViewModel, areas: TableAreas, past: LookedBack, told: Mapping[int, ToldMove]
    ) -> Block:
        """Lay everything out; what is told of every move goes by how long the log was then."""
        look, practise = self._context.look, self._keeper.button(past)
        top, right = self._top(look, model, areas, past), self._right(look, areas, past)
        said = self._said(model, areas, past, told, practise)
        corners = [PlacedBlock(EMPTY, each) for each in (areas.panel, said.rect)]
        return FreeLayout(
            [
                *self._labels.lying(model, areas),
                *top,
                said,
                *right,
                *self._strip(look, past, told, practise=practise is not None),
                *self._labels.bubbles(look, model, areas, [*top, *corners]),
            ]
        )

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
            ("mistake", "warning", SeeDoubt(1), bool(past.doubts)),
            ("back", "previous", SeeMove(at - 1), at > first),
            ("forward", "next", SeeMove(at + 1), at < last),
        ]
        if not areas.tabs:  # or they would lie over heads; keys and frames lead there as well
            told.insert(1, ("start", "first", SeeMove(first), at > first))
            told.append(("end", "last", SeeMove(last), at < last))
        if past.deals > 1:
            told.insert(0, ("deal_after", "chevron_right", SeeDeal(past.deal + 1), past.deal < past.deals))
            told.insert(0, ("deal_before", "chevron_left", SeeDeal(past.deal - 1), past.deal > 1))
        tools = [
            Tool(
                f"tool:{key}", sign, self._say(key), self._say(f"{key}_tip"), Sends(self._send, wanted), live
            )
            for key, sign, wanted, live in told
        ]
        if not past.review.complete:
            tools.insert(0, self._judge(past))
        number = deal_of(model.view)
        title = Title(
            self._captions.title,
            self._say("deal", number=number),
            brief=(self._say("brief"),),
            short=self._captions.short_title,
            heard=self._say("heard", number=number, game=self._captions.title),
        )
        people = list(map(areas.rect, model.lying.slots.people))
        return above(look, areas.top, title, tools, unsaved_sign(self._context), people)

    def _keys(self, *, practise: bool) -> KeyHints:
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), self._say("key.move")),
            ((Action.PAGE_UP, Action.PAGE_DOWN), self._say("key.trick")),
            (Action.HINT, self._say("key.mistake")),
            *([(Action.LAST_TRICK, self._context.words.get("mistakes.review.key"))] if practise else ()),
            (Action.BACK, self._say("close")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True, seen=self._context.keyed)

    def _said(
        self,
        model: TableViewModel,
        areas: TableAreas,
        past: LookedBack,
        told: Mapping[int, ToldMove],
        practise: Button | None,
    ) -> PlacedBlock:
        """Say from the teacher's corner what was done and what the coach finds of it."""
        room = areas.teacher or areas.mine
        name, face = adviser_at(self._captions, len(model.view.sides), self._context.words)
        number = self._say("at", number=past.at - past.span.start + 1, count=len(past.span))
        heads = (self._captions.table("advice.by", name=name, what=number), number)
        step = self._step(past, told[past.at].text)
        spoken = " ".join((step.spoken, *(each.spoken for each in step.comments)))
        back = (replace(practise, tone=Tone.QUIET, icon="", tall=LOW, paper=True),) if practise else ()
        on = Button(
            "play_on",
            self._say("play_on"),
            Sends(self._send, PlayFrom(past.at)),
            Tone.PRIMARY,
            live=model.view.turn >= 0,
            tip=self._say("play_on_tip"),
            tall=LOW,
        )
        verdict = past.verdict(past.at)
        brief = self._verdicts.in_brief(past.review, verdict, step) if verdict else step
        paper = TeacherPaper(PaperHead(heads), StepWords(step, brief), spoken, back, (on,), face, "said")
        lying = model.lying
        zones = [*lying.heaps, *(each.zone for each in (*lying.slots.people, *lying.slots.plates))]
        zones += [each.zone for each in lying.slots.captions.values()]
        top = ceiling(self._context.look, areas, lying.slots, zones, map(extent, lying.slots.trick))
        return PlacedBlock(SaidInCorner(paper, top), room, "said")

    def _right(self, look: ResolvedTheme, areas: TableAreas, past: LookedBack) -> list[PlacedBlock]:
        """Set the reckoning into the right corner, as much of it as has room, and the way out below it."""
        room, gap, explain = areas.panel, look.px(10), Sends(self._send, SeeSum())
        say, leave = self._say, Sends(self._send, Leave())
        reckoning = Reckoning(past.review, past.running, self._verdicts, explain)
        if areas.tabs:
            tall = tab_height(look)
            told = CornerTab("reckoning", "statistics", (reckoning.spoken, reckoning.title), explain)
            close = CornerTab("close", "chevron_left", (say("close"),), leave, tip=say("close_tip"))
            rects = [pygame.Rect(room.x, top, room.width, tall) for top in (room.top, room.bottom - tall)]
            return [PlacedBlock(told, rects[0], "reckoning"), PlacedBlock(close, rects[1], "ways")]
        button = Button("close", say("close"), leave, tip=say("close_tip"), tall=LOW)
        foot = button.height(look, room.width)
        plates = [PanelPlate(block) for block in reckoning.blocks()]
        most = room.height - foot - gap
        fits = (each for each in plates if each.height(look, room.width) <= most + look.px(SQUEEZED))
        plate = next(fits, plates[-1])
        tall = min(most, plate.height(look, room.width))
        return [
            PlacedBlock(plate, pygame.Rect(room.x, room.bottom - foot - gap - tall, room.width, tall)),
            PlacedBlock(button, pygame.Rect(room.x, room.bottom - foot, room.width, foot), "ways"),
        ]

    def _strip(
        self, look: ResolvedTheme, past: LookedBack, told: Mapping[int, ToldMove], *, practise: bool
    ) -> list[PlacedBlock]:
        """Set the strip at the foot of the window, with the keys at its right where there is room."""
        places = enumerate(past.decisions, 1)
        frames = tuple(self._frame(past, number, at, told[at]) for number, at in places)
        here = sum(at <= past.at for at in past.decisions) - 1
        tall = strip_height(look)
        rect = pygame.Rect(0, look.height - tall, look.width, tall)
        if not frames:
            return [PlacedBlock(StripGround(self._say("frames_none")), rect)]
        counts = counted(self._verdicts, past.review)
        strip = DecisionStrip(
            counts, frames, max(0, here), lambda key, many: self._say(f"frames_{key}", number=many)
        )
        keys, start = self._keys(practise=practise), look.px(34)
        room = rect.width - 2 * start - look.measure(counts, SMALL) - look.px(40)
        head = pygame.Rect(rect.right - start - room, rect.y, max(0, room), head_height(look))
        head.height = max(head.height, keys.height(look, head.width))
        shown = [PlacedBlock(keys, head)] if keys.width(look) <= room else []
        return [PlacedBlock(strip, rect, "strip"), *shown]

    def _frame(self, past: LookedBack, number: int, at: int, told: ToldMove) -> Frame:
        verdicts, captions, move = self._verdicts, self._captions, told.made
        label = captions.label(move, told.phase)
        verdict = past.verdict(at)
        settled = verdict is not None and past.review.analysis(at - 1) is None
        kind = past.review.kind(verdict) if verdict and settled else ""
        judging, found = at in past.judging and not kind, verdicts.mark(past.review, verdict)
        mark = self._say("judging") if judging else found.word
        looked = found.sign if verdict and not settled else ""
        named = captions.cards.aloud(label)
        name = self._say("frame", number=number, move=named, kind=mark[:1].lower() + mark[1:])
        card = captions.cards.face(move.card) if isinstance(move, Play | Lay) else ""
        word = (
            ""
            if card
            else captions.word(move.word, told.phase, move.number)
            if isinstance(move, Say)
            else label
        )
        go = Sends(self._send, SeeMove(at))
        return Frame(f"frame:{at}", number, card, word, kind, looked, name, at == past.at, judging, go)

    def _step(self, past: LookedBack, text: str) -> MoveLine:
        """Say what was done, and what the coach finds of it; a press compares all moves."""
        at, verdict = past.at, past.verdict(past.at)
        return MoveLine(
            f"step:{at}",
            text,
            self._captions.cards.aloud(text),
            Sends(self._send, CompareMoves(at) if verdict else SeeMove(at)),
            self._verdicts.mark(past.review, verdict) if past.decided(at) else None,
            self._verdicts.comments(past.review, verdict) if verdict else (),
        )
