"""The page of everything to be learned: for each game its lessons, with what is done, and its rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Literal, TypeAlias

from game.core.record import record
from game.learning.lesson import Lesson
from game.learning.rating import Rating
from game.learning.reading import PRIMER
from game.storage.progress import LessonProgress
from game.ui.draw.theme import BODY, SMALL
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Gap, Grid, Region, Wrap, text_px
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import framed, inside
from game.ui.widgets.panel import Panel, ProgressBar
from game.ui.widgets.row import RowButton
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Align, Text, Tint, heading, subheading

Outcome: TypeAlias = Literal["solved", "missed", "shown"]
"""What came of a problem: solved at once, found later, or not found but shown."""
END = 720
NOTE, LONG_NOTE = 430, 620
"""Design units at which what is said below a label is broken into lines, in two columns or in one."""
TWO_COLUMNS = 1550
"""Width of the window in design units from which on there are two."""
COLUMN = 400
BROAD = 1000
"""Design units from which on the lessons stand beside the list of subjects."""


@record
class Practice:
    """Something to practise a game with besides its lessons, as the page offers it."""

    key: str
    label: str
    note: str  # what there is of it, and how far the player has come
    icon: str
    begin: Command
    due: bool = False  # it waits for the player today


@record
class HouseTable:
    """At which table a game is learned that has such a question."""

    name: str
    change: Command  # asks again


@record
class LearnRoutes:
    """What there is to learn, and where it is learned."""

    lessons: Mapping[str, Sequence[Lesson]]  # by subject, in the order to show them
    progress: Callable[[str], LessonProgress]  # by the key of a lesson
    begin: Callable[[Lesson], Switch]
    rules: Callable[[str], Switch]  # by game
    practice: Callable[[str], Sequence[Practice]]  # by subject
    transfer: Callable[[str], Switch]  # to where progress is exported and imported; by subject
    due: str = ""  # the subject of what waits for the player today
    table: Callable[[str], HouseTable | None] = lambda _: None  # by subject; None where nothing is asked


@record
class LessonEnd:
    """The ways on from a lesson that has been gone through."""

    following: Command | None
    again: Command
    leave: Command


class _Learn:
    """What the page is composed from."""

    def __init__(self, context: UiContext, routes: LearnRoutes, subject: str) -> None:
        self._context = context
        self._routes = routes
        self.subject = subject or self._first()

    def _first(self) -> str:
        """Give the first subject with a lesson that has not been done; the first of all if there is none."""
        open_ones = (
            each for each in self._routes.lessons if self._done(each) < len(self._routes.lessons[each])
        )
        return next(open_ones, next(iter(self._routes.lessons)))

    def _done(self, subject: str) -> int:
        return sum(self._routes.progress(each.key).done for each in self._routes.lessons[subject])

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"learn.{key}", **values)

    def _name(self, subject: str) -> str:
        key = f"{subject}.name"
        return self._context.words.get(key) if key in self._context.words else self._say(f"subject.{subject}")

    def compose(self) -> Block:
        """Lay out the page: the subjects beside the lessons or, where there is no room, as tabs above them."""
        look, subjects = self._context.look, tuple(self._routes.lessons)
        listed = Region("subjects", Scroll("subjects", Column(tuple(map(self._subject, subjects)), gap=10)))
        body = Beside(listed, Region("lessons", Scroll("lessons", self._lessons())), 0.3, BROAD, gap=36)
        if body.fits(look, inside(look)):
            return framed(self._context, self._say("title"), body, Pop, beside=self._beside())
        named = tabs(
            "subjects",
            [self._name(each) for each in subjects],
            subjects.index(self.subject),
            self._choose_place,
        )
        whole = Column((named, Region("lessons", self._lessons())), gap=16)
        return framed(self._context, self._say("title"), Scroll("page", whole), Pop, beside=self._beside())

    def _beside(self) -> Sequence[Block]:
        """Offer beside the title what concerns all subjects."""
        label = self._say("transfer.button")
        take = Button(
            "transfer", label, lambda: self._routes.transfer(self.subject), Tone.QUIET, icon="export"
        )
        return (Region("transfer", take),)

    def _choose_place(self, place: int) -> Switch:
        self.subject = tuple(self._routes.lessons)[place]
        return None

    def _subject(self, subject: str) -> Block:
        lessons, chosen = self._routes.lessons[subject], subject == self.subject

        def choose() -> Switch:
            self.subject = subject
            return None

        done = (
            self._say("done", number=self._done(subject), count=len(lessons))
            if lessons
            else self._say("none")
        )
        told = Column((subheading(self._name(subject)), Text(done, SMALL, Tint.MUTED)), gap=2)
        return RowButton(f"subject/{subject}", f"{self._name(subject)}: {done}", told, choose, chosen)

    def _lessons(self) -> Block:
        lessons = self._routes.lessons[self.subject]
        share = self._done(self.subject) / len(lessons) if lessons else 0.0
        offered = self._routes.practice(self.subject)
        taught = self._group(
            "lessons", [self._lesson(number, each) for number, each in enumerate(lessons, 1)]
        )
        practice = self._group("practice", self._practice(offered))
        learned = bool(lessons) and share == 1.0  # then practice is what the page is opened for
        first = learned or any(each.due for each in offered)
        return Column(
            (
                heading(self._name(self.subject)),
                *((ProgressBar(self._say("progress"), share),) if lessons else ()),
                *self._primer(),
                *self._house_table(),
                *((*practice, *taught) if first else (*taught, *practice)),
                *self._group("rules", self._rules()),
            ),
            gap=10,
        )

    def _primer(self) -> list[Block]:
        """Offer the primer on the page of a game, as long as nobody has begun any lesson."""
        routes, first = self._routes, self._routes.lessons.get(PRIMER, ())
        every = [routes.progress(each.key) for found in routes.lessons.values() for each in found]
        if self.subject == PRIMER or not first or any(each.done or each.step for each in every):
            return []

        def choose() -> Switch:
            self.subject = PRIMER
            return None

        label, note = self._say("primer"), self._say("primer_note", count=len(first))
        return [Button("primer", label, choose, note=note, note_wide=LONG_NOTE, side=Align.LEFT, icon="info")]

    def _house_table(self) -> list[Block]:
        """Tell at which table the game is learned, and offer another."""
        table = self._routes.table(self.subject)
        if table is None:
            return []
        label, note = self._say("table", name=table.name), self._say("table_note")
        return [
            Button(
                "table", label, table.change, note=note, note_wide=LONG_NOTE, side=Align.LEFT, icon="players"
            )
        ]

    def _rules(self) -> list[Block]:
        """Offer to read the rules of a game."""
        if f"{self.subject}.name" not in self._context.words:
            return []
        to_rules = partial(self._routes.rules, self.subject)
        return [Button("rules", self._say("rules"), to_rules, icon="rules", side=Align.LEFT)]

    def _group(self, key: str, blocks: Sequence[Block]) -> list[Block]:
        """Set blocks under their heading; nothing where there are none."""
        if not blocks:
            return []
        return [Gap(10), subheading(self._say(f"group.{key}")), Grid(blocks, COLUMN, 10, 2)]

    @property
    def _note_wide(self) -> float:
        look = self._context.look
        return NOTE if look.width >= text_px(look, TWO_COLUMNS) else LONG_NOTE

    def _practice(self, offered: Sequence[Practice]) -> list[Block]:
        """Offer what else a game is practised with."""
        return [
            Button(
                each.key,
                each.label,
                each.begin,
                note=each.note,
                note_wide=self._note_wide,
                side=Align.LEFT,
                icon=each.icon,
            )
            for each in offered
        ]

    def _lesson(self, number: int, lesson: Lesson) -> Block:
        progress = self._routes.progress(lesson.key)
        state = "again" if progress.done else "going" if progress.step else ""
        label = self._say("lesson", number=number, title=lesson.title)
        note = f"{self._say(f'state.{state}')} · {lesson.idea}" if state else lesson.idea
        return Button(
            f"lesson/{lesson.id}",
            label,
            lambda: self._routes.begin(lesson),
            note=note,
            note_wide=self._note_wide,
            side=Align.LEFT,
            icon="check" if progress.done else "play",
        )


def learn(context: UiContext, routes: LearnRoutes, subject: str = "") -> ScreenScene:
    """Open the page, at a subject, or at what waits for the player today."""
    page = _Learn(context, routes, subject or routes.due)
    lessons = routes.lessons[page.subject]
    waiting = () if subject else (each.key for each in routes.practice(page.subject) if each.due)
    undone = (f"lesson/{each.id}" for each in lessons if not routes.progress(each.key).done)
    held = next(chain(waiting, undone), f"subject/{page.subject}")
    return ScreenScene(Screen(context, page.compose, back=Pop, first=held))


def lesson_done(context: UiContext, lesson: Lesson, following: Lesson | None, ways: LessonEnd) -> ScreenScene:
    """Say what has been learned, as a dialog over the table."""
    say = context.words.get
    comes = (Text(say("learn.comes", title=following.title), SMALL, Tint.MUTED),) if following else ()
    told = (heading(say("learn.over", title=lesson.title)), Text(lesson.idea, BODY), *comes)
    return ended(context, told, say("learn.following"), ways)


def problem_done(
    context: UiContext, problem: Lesson, fared: tuple[Outcome, Rating, Rating], ways: LessonEnd
) -> ScreenScene:
    """Say how somebody has fared with a problem: what came of it, and the rating before and after."""
    say, (outcome, before, now) = context.words.get, fared
    told_as = outcome if before != now else f"{outcome}_again"
    moved = say("learn.problem.rating", before=round(before.points), after=round(now.points))
    told = (
        heading(say(f"learn.problem.{told_as}")),
        Text(problem.title, SMALL, Tint.MUTED),
        Text(moved if before != now else say("learn.problem.practice"), BODY),
    )
    return ended(context, told, say("learn.problem.following"), ways, say("learn.finish"))


def ended(
    context: UiContext, told: Sequence[Block], following: str, ways: LessonEnd, leave: str = ""
) -> ScreenScene:
    """Show the end of something at the table, and the ways on, as a dialog over it; `leave` labels the way back."""
    say = context.words.get

    def compose() -> Block:
        last = Tone.PLAIN if ways.following else Tone.PRIMARY
        buttons = [
            Button("again", say("learn.again"), ways.again),
            Button("leave", leave or say("learn.to_list"), ways.leave, last),
        ]
        if ways.following is not None:
            buttons.append(Button("following", following, ways.following, Tone.PRIMARY))
        parts = (*told, Gap(4), Wrap(tuple(buttons), gap=12, right=True))
        return Centre(Panel(Scroll("words", Column(parts, gap=16)), sides=40, ends=34), END)

    first = "following" if ways.following else "leave"
    return ScreenScene(Screen(context, compose, back=ways.leave, first=first, backdrop=False), over=True)
