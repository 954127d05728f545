"""The lesson at the table: what its panel says, and the ways on."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.core.cards import Card
from game.core.record import record
from game.learning.lesson import Watch
from game.learning.script import cards_asked
from game.play.tutor import Tutor
from game.telling.by_ear import Told
from game.telling.captions import Captions
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout import Column, Gap, Grid, Grow, Region, Row, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Replace, Scene, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.controller import TableController
from game.ui.table.lesson_blocks import CardAnswer, LessonText
from game.ui.table.lesson_place import Found, LessonOverlay
from game.ui.table.lesson_pointers import LessonPointers
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import eyebrow

BRIEF = 2
"""Steps that need not be counted: a question and its answer."""


@record
class LessonRoutes:
    """Where one can go from a lesson."""

    at: Callable[[int], Scene]  # the table again, at a step
    done: Command
    leave: Command  # the lesson goes on here another time
    why: Command | None = None  # shows what the moves cost that have just been given back
    skip: str = ""  # what going on without doing a step is called here
    last: str = ""  # what the button of the last step says, where that is not Finish
    reached: Callable[[int], None] | None = None  # is told of each step that is begun
    erred: Callable[[], None] | None = None  # is told of each wrong move or answer


class LessonGuide:
    """Shows one lesson at one table and takes what the learner does with it."""

    def __init__(
        self,
        context: UiContext,
        tutor: Tutor,
        controller: TableController,
        routes: LessonRoutes,
        open_rule: Callable[[str], Switch],
    ) -> None:
        """Show it; what is done at the table goes through the controller, which asks the same tutor."""
        self.tutor = tutor
        self._context = context
        self._controller = controller
        self._routes = routes
        self._open_rule = open_rule
        self.pointers = LessonPointers(tutor, controller)
        self._told_of = tutor.step
        self._mistakes = tutor.mistakes  # that have been told of
        self._watched = -1  # the step of which everything has been seen that happens in it
        self._stood: tuple[tuple[int, str], pygame.Rect] | None = None  # what was said last, and where

    @property
    def _captions(self) -> Captions:
        return self.tutor.script.captions

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"learn.{key}", **values)

    @property
    def place(self) -> tuple[int, str]:
        """Tell what of the lesson is shown, to see when it changes."""
        return self.tutor.step, self.text

    @property
    def told(self) -> tuple[int, str, int]:
        """Tell what is said, and after how many mistakes: who makes the same one twice is answered twice."""
        return *self.place, self.tutor.mistakes

    @property
    def _watching(self) -> bool:
        """Whether what the step tells of is still happening."""
        return isinstance(self.tutor.now, Watch) and self._watched != self.tutor.step

    @property
    def text(self) -> str:
        """What is said now."""
        return self._say("watching") if self._watching else self.tutor.text

    @property
    def asked(self) -> Told:
        """What is waited for here: an answer, or that the learner goes on; nothing where the table itself waits."""
        if not self._controller.playback.held or self._watching:
            return ()
        if self.tutor.answers or self.tutor.wanted is not None:
            return (self._captions.cards.aloud(self.text),)
        return (self._context.words.get("aloud.lesson_waits", button=self._way_on),)

    # ------------------------------------------------------------------ what is seen

    def over(self, base: Block, areas: TableAreas) -> Block:
        """Lay the lesson over the table's chrome."""
        asked = cards_asked(self.tutor.script, self.tutor.step) if self.tutor.wanted is not None else ()
        answers = [
            CardAnswer(f"answer:{one}", self._captions.cards.spoken(one), self._pointed_at(one))
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
        self._stood = self.place, place

    def _pointed_at(self, one: Card) -> Command:
        def press() -> Switch:
            self.tutor.point_at(one)
            return self._changed()

        return press

    def _panel(self, *, narrow: bool = False) -> Block:
        tutor = self.tutor
        count, name = len(tutor.lesson.steps), tutor.lesson.title
        number = self._say("step", title=name, number=tutor.step + 1, count=count) if count > BRIEF else name
        answers = [
            Button(f"answer:{place}", text, self._answer(text)) for place, text in enumerate(tutor.answers)
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

    def _answer(self, text: str) -> Command:
        def press() -> Switch:
            self.tutor.answer(text)
            return self._changed()

        return press

    def _ways_back(self) -> Iterator[Button]:
        rule = self.tutor.now.says.rule
        yield Button(
            "lesson:back", self._say("back"), self.back, Tone.QUIET, live=self.tutor.step > 0, tall=44
        )
        if rule:
            tip = self._captions.table("to_rule", number=rule)
            yield Button(
                "lesson:rule", f"§{rule}", lambda: self._open_rule(rule), Tone.QUIET, tip=tip, tall=44
            )

    @property
    def _waits(self) -> bool:
        """Whether the learner is to go on: a finished trick lies there, or the step is done and has been seen."""
        return self._controller.shown.animator.waiting or (self.tutor.ready and not self._watching)

    @property
    def _way_on(self) -> str:
        """What the button says with which the lesson goes on."""
        if self.tutor.failed:
            return self._say("again")
        resting = self._controller.shown.animator.waiting
        ends = self.tutor.last and self.tutor.ready and not resting
        return (self._routes.last or self._say("finish")) if ends else self._say("next")

    def _ways_on(self) -> Iterator[Button]:
        tutor = self.tutor
        if tutor.failed:
            yield Button("lesson:again", self._way_on, self._again, Tone.PRIMARY, tall=44)
        elif self._waits:
            yield Button("lesson:next", self._way_on, self.go_on, Tone.PRIMARY, tall=44)
        elif not isinstance(tutor.now, Watch):
            skip = self._routes.skip or self._say("skip")
            yield Button("lesson:skip", skip, self._skip, Tone.QUIET, tip=self._say("skip_tip"), tall=44)
            if tutor.refused and self._routes.why is not None:
                yield Button("lesson:why", self._say("why"), self._routes.why, Tone.PRIMARY, tall=44)

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
        before = self._stood[1] if self._stood and self._stood[0] == self.place else None
        ringed = not self._watching
        return Found(
            bounds, areas.cloth, areas.panel, tuple(named), answers, obstacles, before, ringed=ringed
        )

    # ------------------------------------------------------------------ the ways

    def update(self) -> Switch:
        """Take in what has happened at the table."""
        if self.tutor.look():
            self._changed()
        if self._watching and self._seen():
            self._watched = self.tutor.step
            self._changed()
        if self._routes.reached is not None and self._told_of != self.tutor.step:
            self._told_of = self.tutor.step
            self._routes.reached(self._told_of)
        if self._routes.erred is not None and self._mistakes != self.tutor.mistakes:
            self._mistakes = self.tutor.mistakes
            self._routes.erred()
        if self.tutor.over and self._controller.shown.animator.idle:
            return self._routes.done()
        return None

    def _seen(self) -> bool:
        """Tell whether what the step tells of lies on the table; a finished trick is told of while it lies there."""
        animator = self._controller.shown.animator
        return self.tutor.ready and (animator.idle or animator.waiting)

    def aim(self) -> str:
        """Say where the focus waits; empty where the table decides."""
        if self.tutor.failed:
            return "lesson:again"
        if self._waits:
            return "lesson:next"
        if self.tutor.wanted is not None:
            among = cards_asked(self.tutor.script, self.tutor.step)
            return f"answer:{among[0]}" if among else f"card:{self._controller.hand.cards[0]}"
        return "answer:0" if self.tutor.answers else ""

    def go_on(self) -> Switch:
        """Go on to the next step, or end the lesson, once what the last trick paid has been seen."""
        resting = self._controller.shown.animator.waiting
        self._controller.playback.skip()  # a finished trick has been lying for the text to be read
        if self.tutor.last and self.tutor.ready and not resting:
            return self._routes.done()
        self.tutor.go_on()
        return self._changed()

    def back(self) -> Switch:
        """Go back to the step before, the table as it stood then."""
        return Replace(self._routes.at(max(0, self.tutor.step - 1)))

    def _again(self) -> Switch:
        return Replace(self._routes.at(self.tutor.step))

    def _skip(self) -> Switch:
        if self.tutor.last:
            return self._routes.done()
        return Replace(self._routes.at(self.tutor.step + 1))

    def _changed(self) -> Switch:
        self._controller.look_again()
        return None
