"""The lesson at the table: what the teacher says, and the ways on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import assert_never

import pygame

from game.core.cards import TABLE, BadNotation, Card, Seat
from game.core.deal import HAND as MY_HAND
from game.core.move import Lay, Play
from game.core.record import record, replace
from game.learning.lesson import AskCard, Do, Free, Lesson, Watch
from game.learning.script import Script, cards_asked
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
from game.stage.heaps import SHOWN
from game.stage.pose import around, card, extent, sprite_extent
from game.telling.by_ear import Told
from game.telling.captions import Captions
from game.ui.kit.block import Block, LayoutPass, PlacedWidget
from game.ui.kit.scroll import reveal
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Replace, Scene, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import Send, Sends
from game.ui.table.offers import adviser_at
from game.ui.table.panel import PanelPlate, ScoreLine
from game.ui.table.places import CardPlaces
from game.ui.table.teacher_paper import (
    AnswerButton,
    CardAnswer,
    LessonMarks,
    LessonOverlay,
    LessonText,
    LessonWords,
    PaperHead,
    TeacherPaper,
    ceiling,
)
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone

FOLDED = ("score", "thumbs")
"""What may be folded into the corner of the score, which is pointed at then."""


class LessonPointers:
    """Finds things at one table."""

    def __init__(self, driver: TableDriver[Switch], places: CardPlaces) -> None:
        """Look at this table."""
        self._driver = driver
        self._places = places
        self._brought = -1  # the step whose things have been scrolled into sight

    @property
    def _tutor(self) -> Tutor:
        tutor = self._driver.state.lesson
        assert tutor is not None, "there is a lesson at this table"
        return tutor

    # ------------------------------------------------------------------ what is pointed at

    def shown_at(self, name: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find what a name points at; nothing when it is not there."""
        kind, _, rest = name.partition(" ")
        match kind:
            case "hand":
                return self._heap((MY_HAND, self._driver.state.view.me), areas)
            case "card":
                return self._card_named(rest, widgets, areas)
            case "trick":
                return [rect for one in self.on_table() for rect in self.card(one, widgets, areas)]
            case "seat":
                return [areas.rect(self._places.layout.slots.plates[int(rest)])]
            case "turn_up":
                return self._heap((SHOWN, TABLE), areas)
            case "heap":
                heap, _, seat = rest.partition(" ")
                return self._heap((heap, int(seat) if seat else TABLE), areas)
            case "panel":
                return _whole([each.rect for each in widgets if _is_score(each)]) or [areas.panel]
            case _:
                found = [each.visible for each in widgets if _is_named(each.leaf, name) and each.visible]
                if not found and name in FOLDED:
                    found = [each.visible for each in widgets if each.region == "score"]
                return _whole(found)

    def on_table(self) -> Sequence[Card]:
        """List the cards of the trick that lies there, a finished one too."""
        shown = self._driver.state.view
        resting = self._driver.shown.animator.waiting and shown.tricks
        return shown.trick.cards or (shown.tricks[-1].cards if resting else ())

    def _card_named(self, face: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        try:
            one = self._driver.facts.rules.spec.pack.parse(face)
        except BadNotation:
            return []
        return self.card(one, widgets, areas)

    def card(self, one: Card, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find a card in my hand or on the table."""
        held = [each.rect for each in widgets if _keyed(each.leaf, (f"card:{one}",))]
        pose = self._driver.shown.animator.poses.get(card(one))
        return held or ([areas.rect(extent(pose))] if pose is not None else [])

    def _heap(self, heap: tuple[str, int], areas: TableAreas) -> list[pygame.Rect]:
        keys, poses = self._places.heaps.get(heap, ()), self._driver.shown.animator.poses
        zones = [sprite_extent(key, poses[key]) for key in keys if key in poses]
        return [areas.rect(around(zones))] if zones else []

    def bring(self, layout: LayoutPass) -> bool:
        """Scroll what is pointed at into sight, once a step; tell whether anything has moved."""
        if self._brought == self._tutor.step:
            return False
        self._brought = self._tutor.step
        names = self._tutor.now.says.at
        found = [
            each
            for each in layout.widgets
            if each.view is not None and any(_is_named(each.leaf, name) for name in names)
        ]
        for each in found:
            if each.view is not None and not each.view.contains(each.rect):
                state = layout.state(each.scroller)
                reveal(state, each.rect.top, each.rect.bottom, each.view, 0)
                state.scroll = state.target
        return bool(found)


def _is_score(widget: PlacedWidget) -> bool:
    return widget.region == "score" and isinstance(widget.leaf, PanelPlate)


def _is_named(leaf: object, name: str) -> bool:
    """Tell whether a row of the score or a control is pointed at by this name."""
    if name == "score":
        return isinstance(leaf, ScoreLine)
    return _keyed(leaf, (name, f"say:{name.partition(' ')[2]}"))


def _keyed(leaf: object, keys: Sequence[str]) -> bool:
    return getattr(leaf, "key", "") in keys


def _whole(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    return [rects[0].unionall(list(rects[1:]))] if rects else []


LOW = 40
"""Design units of the height of the buttons on the paper."""
BRIEF = 2
"""Steps that need not be counted: a question and its answer."""


@record
class LessonRoutes:
    """Where one can go from a lesson, given how far the learner has come."""

    at: Callable[[Tutor, int], Scene]  # the table again, at a step
    done: Callable[[Tutor], Switch]
    leave: Callable[[Tutor], Switch]  # the lesson goes on here another time
    why: Callable[[Tutor], Switch] | None = None  # shows what the moves cost that have just been given back
    skip: str = "learn.skip"  # caption of the button that goes on without doing a step
    last: str = "learn.finish"  # caption of the button of the last step
    reached: Callable[[int], None] | None = None  # is told of each step that is begun
    erred: Callable[[Tutor], None] | None = None  # is told of each wrong move or answer
    anew: Callable[[], Lesson] | None = None  # the same lesson, in the language that is spoken now

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
        self._language = context.words.language
        self.pointers = LessonPointers(driver, places)

    @property
    def tutor(self) -> Tutor:
        """How far the learner has come."""
        tutor = self._driver.state.lesson
        assert tutor is not None, "there is a lesson at this table"
        return tutor

    def told_anew(self) -> bool:
        """Tell the lesson in the language that is spoken now, where that is another one; False where it is not."""
        spoken, tutor = self._context.words.language, self.tutor
        if self._routes.anew is None or self._language == spoken:
            return False
        self._language, lesson = spoken, self._routes.anew()
        script = Script(lesson, self._context.words)
        anew = replace(tutor, script=script, says=script.says(tutor.step), reply="")
        self._driver.state = replace(self._driver.state, lesson=anew)
        return True

    @property
    def _captions(self) -> Captions:
        return self.tutor.script.captions

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"learn.{key}", **values)

    @property
    def told(self) -> tuple[int, str, int]:
        """Tell what is said, and after how many mistakes: who makes the same one twice is answered twice."""
        return self.tutor.step, self.text, self.tutor.mistakes

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
        name, face = adviser_at(self._captions, len(self._driver.state.view.sides), self._context.words)
        return LessonOverlay(
            base,
            self._paper(name, "" if areas.medal else face),
            face,
            areas,
            self.pointers.bring,
            lambda layout: self._marks(layout, areas, asked),
            answers,
            lambda layout: self._ceiling(layout, areas),
        )

    def _paper(self, name: str, face: str) -> TeacherPaper:
        tutor, captions = self.tutor, self._captions
        count, number = len(tutor.lesson.steps), tutor.step + 1
        title = tutor.lesson.title
        step = self._say("step", title=title, number=number, count=count) if count > BRIEF else title
        heads = (captions.table("advice.by", name=name, what=step), step)
        answers = [
            AnswerButton(
                f"answer:{place}",
                text,
                Sends(self._send, AnswerQuestion(text)),
                self._say("wrong") if text in tutor.tried else "",
            )
            for place, text in enumerate(tutor.answers)
        ]
        said = [tutor.says, self.text] if tutor.corrects else [self.text]
        told = [LessonText(each, captions.cards.aloud(each)) for each in said]
        told[-1] = replace(told[-1], key="lesson")
        ways = (*self._ways_back(),), (*self._ways_on(),)
        words, spoken = LessonWords(tuple(told), tuple(answers)), " ".join(each.spoken for each in told)
        pane = "lesson:wrong" if tutor.corrects else "lesson:text"
        return TeacherPaper(PaperHead(heads), words, spoken, *ways, face, pane, tutor.corrects)

    def _ways_back(self) -> Iterator[Button]:
        rule, send = self.tutor.now.says.rule, partial(Sends, self._send)
        yield Button(
            "lesson:back",
            self._say("back"),
            send(StepBack()),
            Tone.QUIET,
            live=self.tutor.step > 0,
            tall=LOW,
            paper=True,
        )
        if rule:
            tip = self._captions.table("to_rule", number=rule)
            yield Button(
                "lesson:rule", f"§{rule}", send(SeeRules(rule)), Tone.QUIET, tip=tip, tall=LOW, paper=True
            )

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
        return self._context.words.get(self._routes.last) if ends else self._say("next")

    def _ways_on(self) -> Iterator[Button]:
        tutor, send = self.tutor, partial(Sends, self._send)
        if tutor.failed:
            yield Button("lesson:again", self._way_on, send(StepAgain()), Tone.PRIMARY, tall=LOW)
        elif self._waits:
            yield Button("lesson:next", self._way_on, send(GoOn()), Tone.PRIMARY, tall=LOW)
        elif not isinstance(tutor.now, Watch):
            skip, tip = self._context.words.get(self._routes.skip), self._say("skip_tip")
            yield Button("lesson:skip", skip, send(SkipStep()), Tone.QUIET, tip=tip, tall=LOW, paper=True)
            if tutor.refused and self._routes.why is not None:
                yield Button("lesson:why", self._say("why"), send(SeeWhy()), Tone.PRIMARY, tall=LOW)

    # ------------------------------------------------------------------ where things lie

    def _marks(self, layout: LayoutPass, areas: TableAreas, asked: Sequence[Card]) -> LessonMarks:
        widgets, tutor = layout.widgets, self.tutor

        def places(name: str) -> list[pygame.Rect]:
            return self.pointers.shown_at(name, widgets, areas)

        pointed = () if tutor.watching else tutor.now.says.at
        return LessonMarks(
            [rect for name in pointed for rect in places(name)],
            [rect for one in asked for rect in self.pointers.card(one, widgets, areas)],
            [
                (rect, right)
                for one, right in self._judged()
                for rect in self.pointers.card(one, widgets, areas)
            ],
        )

    def _ceiling(self, layout: LayoutPass, areas: TableAreas) -> int:
        """Tell how far up there is nothing in the teacher's corner that her paper would cover."""
        slots, drawn = self._places.layout.slots, (each for each in layout.widgets if each.region != "lesson")
        zones = [each.zone for each in (*slots.people, *slots.plates)]
        zones += [*self._places.layout.heaps, *(areas.zone(each.visible) for each in drawn)]
        trick = [extent(slots.trick[seat]) for seat in self.playing()]
        return ceiling(self._context.look, areas, slots, zones, trick)

    def playing(self) -> Sequence[Seat]:
        """List the seats that have a card in the trick, or will have one before the step is over."""
        tutor, view = self.tutor, self._driver.state.view
        start, now, seats = tutor.lesson.reached(tutor.step), tutor.now, len(view.sides)
        coming = tutor.lesson.transcript.entries[start : now.end if isinstance(now, Watch | Do) else start]
        if any(isinstance(entry.move, Play) for entry in coming) or isinstance(now, Free):
            return range(seats)
        return [(view.trick.leader + place) % seats for place in range(len(self.pointers.on_table()))]

    def _judged(self) -> Iterator[tuple[Card, bool]]:
        """List the cards that were pointed at or given up, and whether rightly."""
        tutor, step = self.tutor, self.tutor.now
        yield from ((each, False) for each in tutor.tried if isinstance(each, int))
        if isinstance(step, AskCard) and tutor.answered:
            yield step.card, True
        for move in tutor.refused:
            if isinstance(step, Do) and isinstance(move, Lay):
                yield move.card, step.takes(move)

    def focus_key(self) -> str:
        """Say where the focus waits; empty where the table decides."""
        if self.tutor.failed:
            return "lesson:again"
        if self._waits:
            return "lesson:next"
        if self.tutor.wanted is not None:
            among = cards_asked(self.tutor.script, self.tutor.step)
            return f"answer:{among[0]}" if among else f"card:{self._places.hand.cards[0]}"
        return "answer:0" if self.tutor.answers else ""
