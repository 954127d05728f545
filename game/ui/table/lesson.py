"""The lesson at the table: what its panel says, and the ways on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import assert_never

import pygame

from game.core.cards import TABLE, BadNotation, Card
from game.core.deal import HAND as MY_HAND
from game.core.move import Play
from game.core.record import record
from game.learning.lesson import Do, Lesson, Watch
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
from game.stage.arrange import Obstacle
from game.stage.heaps import SHOWN
from game.stage.pose import Zone, around, card, extent, sprite_extent
from game.telling.by_ear import Told
from game.telling.captions import Captions
from game.ui.kit.block import Block, LayoutPass, PlacedWidget
from game.ui.kit.rendering import zone_of
from game.ui.kit.scroll import reveal
from game.ui.layout import Grid
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Replace, Scene, Switch
from game.ui.table.areas import TableAreas, tab_height
from game.ui.table.felt_controls import Bubble
from game.ui.table.lesson_place import CardAnswer, Found, LessonOverlay, LessonPaper, LessonText
from game.ui.table.panel import PanelPlate, ScoreLine
from game.ui.table.places import CardPlaces
from game.ui.table.view_model import Send, Sends
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.text import eyebrow

HAND, TRICK, NEEDED, PLATE, USEFUL, WALL, SPARE, COVERED = 120.0, 90.0, 30.0, 16.0, 6.0, 2.0, 1.0, 0.5
"""How bad it is to cover something."""
STRIPS = 12
"""So many strips of the wall behind the table's curved rim are minded."""
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
                return self._heap((MY_HAND, self._driver.shown.view.me), areas)
            case "card":
                return self._card_named(rest, widgets, areas)
            case "trick":
                return [rect for one in self._on_table() for rect in self.card(one, widgets, areas)]
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

    def _on_table(self) -> Sequence[Card]:
        """List the cards of the trick that lies there, a finished one too."""
        shown = self._driver.shown.view
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

    # ------------------------------------------------------------------ what is in the way

    def obstacles(self, layout: LayoutPass, areas: TableAreas) -> Iterator[Obstacle]:
        """List what had better not be covered, the more it is needed now the worse."""
        weights = {
            "hand": HAND,
            "words": NEEDED,
            "score": COVERED,
            "lesson": 0.0,
            "declared": USEFUL,
        }
        for widget in layout.widgets:
            live = (
                widget.control is not None and widget.control.live and widget.region not in ("hand", "score")
            )
            said = PLATE if isinstance(widget.leaf, Bubble) else SPARE
            yield Obstacle(zone_of(widget.visible), NEEDED if live else weights.get(widget.region, said))
        slots = self._places.layout.slots
        for seat in self._playing():
            yield Obstacle(zone_of(areas.rect(extent(slots.trick[seat]))), TRICK)
        for zone in self._places.layout.heaps:
            yield Obstacle(zone_of(areas.rect(zone)), USEFUL)
        for place in range(STRIPS):
            left, right = (areas.viewport.width * edge / STRIPS for edge in (place, place + 1))
            high = slots.rim.edge((left + right) / 2)
            yield Obstacle(zone_of(areas.rect(Zone(left, 0, right, high))), WALL)
        for each in (*slots.plates, *slots.people):
            yield Obstacle(zone_of(areas.rect(each)), PLATE)

    def _playing(self) -> Sequence[int]:
        """List the seats that have a card in the trick, or will have one before the step is over."""
        shown, seats = self._driver.shown.view, len(self._driver.shown.view.sides)
        if cards_fall(self._tutor.lesson, self._tutor.step):
            return range(seats)
        return [(shown.trick.leader + place) % seats for place in range(len(self._on_table()))]


def cards_fall(lesson: Lesson, step: int) -> bool:
    """Tell whether a card is played to a trick in a step."""
    now, start = lesson.steps[step], lesson.reached(step)
    end = now.end if isinstance(now, Watch | Do) else start
    return any(isinstance(entry.move, Play) for entry in lesson.transcript.entries[start:end])


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
        return LessonOverlay(
            base,
            self._paper(),
            "lesson",
            self.pointers.bring,
            lambda layout: self._found(layout, areas, asked),
            self._stand,
            answers,
        )

    def _stand(self, place: pygame.Rect) -> None:
        self._stood = self._place, place

    def _paper(self) -> LessonPaper:
        tutor = self.tutor
        count, name = len(tutor.lesson.steps), tutor.lesson.title
        number = self._say("step", title=name, number=tutor.step + 1, count=count) if count > BRIEF else name
        answers = [
            Button(f"answer:{place}", text, Sends(self._send, AnswerQuestion(text)))
            for place, text in enumerate(tutor.answers)
        ]
        text = LessonText(self.text, self._captions.cards.aloud(self.text))
        grid = (Grid(answers, 150, 8, 2),) if answers else ()
        return LessonPaper(eyebrow(number), text, grid, (*self._ways_back(),), (*self._ways_on(),))

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
        apart = 2 * gap if ringed else 0
        mine = areas.rect(self._places.layout.slots.plates[self._driver.shown.view.me])
        corner = areas.mine.x, mine.top - 2 * gap - (tab_height(self._context.look) if areas.tabs else 0)
        return Found(
            bounds,
            corner,
            tuple(named),
            answers,
            obstacles,
            before,
            ringed=ringed,
            gap=apart,
        )

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
