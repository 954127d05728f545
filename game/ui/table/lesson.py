"""The lesson at the table: what its panel says, and the ways on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import assert_never

import pygame

from game.core.cards import Card
from game.core.record import record
from game.learning.lesson import Watch
from game.learning.script import cards_asked
from game.play.phases import Resting
from game.play.table.driver import TableDriver
from game.play.table.effects import FinishLesson, LessonEffect, NoteMistake, NoteStep, OpenStep
from game.play.table.inputs import (
    AnswerQuestion,
    GoOn,
    PointAt,
    SeeRules,
    SeeWhy,
    SkipStep,
    StepAgain,
    StepBack,
)
from game.play.tutor import Tutor
from game.telling.by_ear import Told
from game.telling.captions import Captions
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout import Column, Gap, Grid, Grow, Region, Row, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Replace, Scene, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.lesson_blocks import CardAnswer, LessonText
from game.ui.table.lesson_place import Found, LessonOverlay
from game.ui.table.lesson_pointers import LessonPointers
from game.ui.table.table_layout import CardPlaces
from game.ui.table.view_model import Send, Sends
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import eyebrow

BRIEF = 2
"""Steps that need not be counted: a question and its answer."""


@record
class LessonRoutes:
    """Where one can go from a lesson, given how far the learner has come."""

    at: Callable[[Tutor, int], Scene]  # the table again, at a step
    done: Callable[[Tutor], Switch]
    leave: Callable[[Tutor], Switch]  # the lesson goes on here another time
    why: Callable[[Tutor], Switch] | None = None  # shows what the moves cost that have just been given back
    skip: str = ""  # what going on without doing a step is called here
    last: str = ""  # what the button of the last step says, where that is not Finish
    reached: Callable[[int], None] | None = None  # is told of each step that is begun
    erred: Callable[[Tutor], None] | None = None  # is told of each wrong move or answer

    def take(self, effect: LessonEffect, tutor: Tutor) -> Switch:
        """Go where an effect leads, or let it be known."""
        match effect:
            case NoteStep(step):
                if self.reached is not None:
                    self.reached(step)
            case NoteMistake():
                if self.erred is not None:
                    self.erred(tutor)
            case OpenStep(step):
                return Replace(self.at(tutor, step))
            case FinishLesson():
                return self.done(tutor)
            case SeeWhy():
                return self.why(tutor) if self.why else None
            case _:
                assert_never(effect)
        return None


class LessonGuide:
    """Shows the lesson at one table."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        places: CardPlaces,
        routes: LessonRoutes,
        send: Send,
    ) -> None:
        """Send what the learner wants of it."""
        self._context = context
        self._driver = driver
        self._places = places
        self._routes = routes
        self._send = send
        self.pointers = LessonPointers(driver, places)
        self._stood: tuple[tuple[int, str], pygame.Rect] | None = None  # what was said last, and where

    @property
    def tutor(self) -> Tutor:
        """How far the learner has come."""
        tutor = self._driver.state.lesson
        assert tutor is not None, "there is a lesson at this table"
        return tutor

    @property
    def _captions(self) -> Captions:
        return self.tutor.script.captions

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"learn.{key}", **values)

    @property
    def _place(self) -> tuple[int, str]:
        """Tell what of the lesson is shown, to see when it changes."""
        return self.tutor.step, self.text

    @property
    def told(self) -> tuple[int, str, int]:
        """Tell what is said, and after how many mistakes: who makes the same one twice is answered twice."""
        return *self._place, self.tutor.mistakes

    @property
    def text(self) -> str:
        """What is said now."""
        return self._say("watching") if self.tutor.watching else self.tutor.text

    @property
    def asked(self) -> Told:
        """What is waited for here: an answer, or that the learner goes on; nothing where the table itself waits."""
        if not self.tutor.held or self.tutor.watching:
            return ()
        if self.tutor.answers or self.tutor.wanted is not None:
            return (self._captions.cards.aloud(self.text),)
        return (self._context.words.get("aloud.lesson_waits", button=self._way_on),)

    # ------------------------------------------------------------------ what is seen

    def over(self, base: Block, areas: TableAreas) -> Block:
        """Lay the lesson over the table's chrome."""
        asked = cards_asked(self.tutor.script, self.tutor.step) if self.tutor.wanted is not None else ()
        answers = [
            CardAnswer(f"answer:{one}", self._captions.cards.spoken(one), Sends(self._send, PointAt(one)))
            for one in asked
        ]
        panels = (Region("lesson", self._panel()), Region("lesson", self._panel(narrow=True)))
        return LessonOverlay(
            base,
            panels,
            self.pointers.bring,
            lambda layout: self._found(layout, areas, asked),
            self._stand,
            answers,
        )

    def _stand(self, place: pygame.Rect) -> None:
        self._stood = self._place, place

    def _panel(self, *, narrow: bool = False) -> Block:
        tutor = self.tutor
        count, name = len(tutor.lesson.steps), tutor.lesson.title
        number = self._say("step", title=name, number=tutor.step + 1, count=count) if count > BRIEF else name
        answers = [
            Button(f"answer:{place}", text, Sends(self._send, AnswerQuestion(text)))
            for place, text in enumerate(tutor.answers)
        ]
        ways: list[Block] = [*self._ways_back(), Grow(Gap(0)), *self._ways_on()]
        below = Wrap((*self._ways_back(), *self._ways_on()), gap=6) if narrow else Row(ways, gap=6)
        parts = [
            eyebrow(number),
            Gap(6),
            LessonText(self.text, self._captions.cards.aloud(self.text)),
            *([Gap(12), Grid(answers, 150, 8, 2)] if answers else ()),
            Gap(12),
            below,
        ]
        return Panel(Column(parts), sides=14 if narrow else 22, ends=16, lit=True)

    def _ways_back(self) -> Iterator[Button]:
        rule, send = self.tutor.now.says.rule, partial(Sends, self._send)
        yield Button(
            "lesson:back", self._say("back"), send(StepBack()), Tone.QUIET, live=self.tutor.step > 0, tall=44
        )
        if rule:
            tip = self._captions.table("to_rule", number=rule)
            yield Button("lesson:rule", f"§{rule}", send(SeeRules(rule)), Tone.QUIET, tip=tip, tall=44)

    @property
    def _waits(self) -> bool:
        """Whether the learner is to go on: a finished trick lies there, or the step is done and has been seen."""
        return self._resting or (self.tutor.ready and not self.tutor.watching)

    @property
    def _resting(self) -> bool:
        return isinstance(self._driver.state.phase, Resting)

    @property
    def _way_on(self) -> str:
        """What the button says with which the lesson goes on."""
        if self.tutor.failed:
            return self._say("again")
        ends = self.tutor.last and self.tutor.ready and not self._resting
        return (self._routes.last or self._say("finish")) if ends else self._say("next")

    def _ways_on(self) -> Iterator[Button]:
        tutor, send = self.tutor, partial(Sends, self._send)
        if tutor.failed:
            yield Button("lesson:again", self._way_on, send(StepAgain()), Tone.PRIMARY, tall=44)
        elif self._waits:
            yield Button("lesson:next", self._way_on, send(GoOn()), Tone.PRIMARY, tall=44)
        elif not isinstance(tutor.now, Watch):
            skip = self._routes.skip or self._say("skip")
            yield Button(
                "lesson:skip", skip, send(SkipStep()), Tone.QUIET, tip=self._say("skip_tip"), tall=44
            )
            if tutor.refused and self._routes.why is not None:
                yield Button("lesson:why", self._say("why"), send(SeeWhy()), Tone.PRIMARY, tall=44)

    # ------------------------------------------------------------------ where things lie

    def _found(self, layout: LayoutPass, areas: TableAreas, asked: Sequence[Card]) -> Found:
        widgets, gap = layout.widgets, self._context.look.px(6)
        names = self.tutor.now.says.at
        named = [rect for name in names for rect in self.pointers.shown_at(name, widgets, areas)]
        bounds = pygame.Rect(
            gap,
            areas.top.bottom + gap,
            areas.size[0] - 2 * gap,
            areas.bottom.top - areas.top.bottom - 2 * gap,
        )
        answers = tuple(rect for one in asked for rect in self.pointers.card(one, widgets, areas))
        obstacles = tuple(self.pointers.obstacles(layout, areas))
        before = self._stood[1] if self._stood and self._stood[0] == self._place else None
        ringed = not self.tutor.watching
        return Found(
            bounds, areas.cloth, areas.panel, tuple(named), answers, obstacles, before, ringed=ringed
        )

    def aim(self) -> str:
        """Say where the focus waits; empty where the table decides."""
        if self.tutor.failed:
            return "lesson:again"
        if self._waits:
            return "lesson:next"
        if self.tutor.wanted is not None:
            among = cards_asked(self.tutor.script, self.tutor.step)
            return f"answer:{among[0]}" if among else f"card:{self._places.hand.cards[0]}"
        return "answer:0" if self.tutor.answers else ""
