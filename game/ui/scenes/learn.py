"""The page of everything to be learned: for each game its lessons, with what is done, and its rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Literal, TypeAlias

from game.core.record import record
from game.learning.lesson import Lesson
from game.learning.problem import Rating
from game.learning.reading import PRIMER
from game.storage.progress import LessonProgress
from game.ui.blocks import (
    BODY,
    SMALL,
    Align,
    Beside,
    Block,
    Button,
    Column,
    Command,
    Gap,
    Grid,
    Grow,
    Page,
    Pop,
    ProgressBar,
    Region,
    Row,
    RowButton,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    framed,
    heading,
    inside,
    subheading,
    tabs,
    text_px,
)
from game.ui.scenes.cabinet import way_in
from game.ui.scenes.exercise import Exercise, LessonEnd, ended
from game.ui.shell.destinations import ToRulebook

ProblemOutcome: TypeAlias = Literal["solved", "missed", "shown"]
"""What came of a problem: solved at once, found later, or not found but shown."""
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
    practice: Callable[[str], Sequence[Practice]]  # by subject
    transfer: Callable[[str], Switch]  # to where progress is exported and imported; by subject
    due: str = ""  # the subject of what waits for the player today
    table: Callable[[str], HouseTable | None] = lambda _: None  # by subject; None where nothing is asked


@record
class Learning:
    """What there is to learn, and which subject is open."""

    routes: LearnRoutes
    subject: str


def _done(routes: LearnRoutes, subject: str) -> int:
    return sum(routes.progress(each.key).done for each in routes.lessons[subject])


def _say(page: Page[Learning], key: str, **values: object) -> str:
    return page.context.words.get(f"learn.{key}", **values)


def _name(page: Page[Learning], subject: str) -> str:
    key = f"{subject}.name"
    return page.context.words.get(key) if key in page.context.words else _say(page, f"subject.{subject}")


def _compose(page: Page[Learning]) -> Block:
    """Lay out the page: the subjects beside the lessons or, where there is no room, as tabs above them."""
    look, subjects = page.context.look, tuple(page.state.routes.lessons)
    listed = Region(
        "subjects", Scroll("subjects", Column(tuple(map(partial(_subject, page), subjects)), gap=10))
    )
    body = Beside(listed, Region("lessons", Scroll("lessons", _lessons(page))), 0.3, BROAD, gap=36)
    if body.fits(look, inside(look)):
        return framed(page.context, _say(page, "title"), body, Pop, beside=_beside(page))
    named = tabs(
        "subjects",
        [_name(page, each) for each in subjects],
        subjects.index(page.state.subject),
        partial(_choose_place, page),
    )
    whole = Column((named, Region("lessons", _lessons(page))), gap=16)
    return framed(page.context, _say(page, "title"), Scroll("page", whole), Pop, beside=_beside(page))


def _beside(page: Page[Learning]) -> Sequence[Block]:
    """Offer beside the title what concerns all subjects."""
    label = _say(page, "transfer.button")
    take = Button(
        "transfer", label, lambda: page.state.routes.transfer(page.state.subject), Tone.QUIET, icon="export"
    )
    return (Region("transfer", take),)


def _choose_place(page: Page[Learning], place: int) -> Switch:
    return page.change(subject=tuple(page.state.routes.lessons)[place])


def _subject(page: Page[Learning], subject: str) -> Block:
    lessons, chosen = page.state.routes.lessons[subject], subject == page.state.subject

    def choose() -> Switch:
        return page.change(subject=subject)

    done = (
        _say(page, "done", number=_done(page.state.routes, subject), count=len(lessons))
        if lessons
        else _say(page, "none")
    )
    told = Column((subheading(_name(page, subject)), Text(done, SMALL, Tint.MUTED)), gap=2)
    return RowButton(
        f"subject/{subject}", page.context.words.labelled(_name(page, subject), done), told, choose, chosen
    )


def _lessons(page: Page[Learning]) -> Block:
    lessons = page.state.routes.lessons[page.state.subject]
    share = _done(page.state.routes, page.state.subject) / len(lessons) if lessons else 0.0
    offered = page.state.routes.practice(page.state.subject)
    taught = _group(page, "lessons", [_lesson(page, number, each) for number, each in enumerate(lessons, 1)])
    practice = _group(page, "practice", _practice(page, offered))
    learned = bool(lessons) and share == 1.0  # then practice is what the page is opened for
    first = learned or any(each.due for each in offered)
    return Column(
        (
            Row((Grow(heading(_name(page, page.state.subject))), *_cabinet(page)), gap=16),
            *((ProgressBar(_say(page, "progress"), share),) if lessons else ()),
            *_primer(page),
            *_house_table(page),
            *((*practice, *taught) if first else (*taught, *practice)),
            *_group(page, "rules", _rules(page)),
        ),
        gap=10,
    )


def _cabinet(page: Page[Learning]) -> Sequence[Block]:
    game = page.state.subject
    return () if game == PRIMER else way_in(page.context, game, narrow=True)


def _primer(page: Page[Learning]) -> list[Block]:
    """Offer the primer on the page of a game, as long as nobody has begun any lesson."""
    routes, first = page.state.routes, page.state.routes.lessons.get(PRIMER, ())
    every = [routes.progress(each.key) for found in routes.lessons.values() for each in found]
    if page.state.subject == PRIMER or not first or any(each.done or each.step for each in every):
        return []

    def choose() -> Switch:
        return page.change(subject=PRIMER)

    label, note = _say(page, "primer"), _say(page, "primer_note", count=len(first))
    return [Button("primer", label, choose, note=note, note_wide=LONG_NOTE, side=Align.LEFT, icon="info")]


def _house_table(page: Page[Learning]) -> list[Block]:
    """Tell at which table the game is learned, and offer another."""
    table = page.state.routes.table(page.state.subject)
    if table is None:
        return []
    label, note = _say(page, "table", name=table.name), _say(page, "table_note")
    return [
        Button("table", label, table.change, note=note, note_wide=LONG_NOTE, side=Align.LEFT, icon="players")
    ]


def _rules(page: Page[Learning]) -> list[Block]:
    """Offer to read the rules of a game."""
    if f"{page.state.subject}.name" not in page.context.words:
        return []
    to_rules = partial(page.context.go, ToRulebook(page.state.subject))
    return [Button("rules", _say(page, "rules"), to_rules, icon="rules", side=Align.LEFT)]


def _group(page: Page[Learning], key: str, blocks: Sequence[Block]) -> list[Block]:
    """Set blocks under their heading; nothing where there are none."""
    if not blocks:
        return []
    return [Gap(10), subheading(_say(page, f"group.{key}")), Grid(blocks, COLUMN, 10, 2)]


def _note_wide(page: Page[Learning]) -> float:
    look = page.context.look
    return NOTE if look.width >= text_px(look, TWO_COLUMNS) else LONG_NOTE


def _practice(page: Page[Learning], offered: Sequence[Practice]) -> list[Block]:
    """Offer what else a game is practised with."""
    return [
        Button(
            each.key,
            each.label,
            each.begin,
            note=each.note,
            note_wide=_note_wide(page),
            side=Align.LEFT,
            icon=each.icon,
        )
        for each in offered
    ]


def _lesson(page: Page[Learning], number: int, lesson: Lesson) -> Block:
    progress = page.state.routes.progress(lesson.key)
    state = "again" if progress.done else "going" if progress.step else ""
    label = _say(page, "lesson", number=number, title=lesson.title)
    note = f"{_say(page, f'state.{state}')} · {lesson.idea}" if state else lesson.idea
    return Button(
        f"lesson/{lesson.id}",
        label,
        lambda: page.state.routes.begin(lesson),
        note=note,
        note_wide=_note_wide(page),
        side=Align.LEFT,
        icon="check" if progress.done else "play",
    )


def learn(context: UiContext, routes: LearnRoutes, subject: str = "") -> Page[Learning]:
    """Open the page, at a subject, or at what waits for the player today."""
    opened = subject or routes.due or _first(routes)
    waiting = () if subject else (each.key for each in routes.practice(opened) if each.due)
    undone = (f"lesson/{each.id}" for each in routes.lessons[opened] if not routes.progress(each.key).done)
    held = next(chain(waiting, undone), f"subject/{opened}")
    return Page(context, Learning(routes, opened), _compose, first=held)


def _first(routes: LearnRoutes) -> str:
    """Give the first subject with a lesson that has not been done; the first of all if there is none."""
    open_ones = (each for each in routes.lessons if _done(routes, each) < len(routes.lessons[each]))
    return next(open_ones, next(iter(routes.lessons)))


def lesson_done(
    context: UiContext, lesson: Lesson, following: Lesson | None, ways: LessonEnd
) -> Page[Exercise]:
    """Say what has been learned, as a dialog over the table."""
    say = context.words.get
    comes = (Text(say("learn.comes", title=following.title), SMALL, Tint.MUTED),) if following else ()
    told = (Text(lesson.idea, BODY), *comes)
    return ended(context, say("learn.over", title=lesson.title), told, say("learn.following"), ways)


def problem_done(
    context: UiContext, problem: Lesson, fared: tuple[ProblemOutcome, Rating, Rating], ways: LessonEnd
) -> Page[Exercise]:
    """Say how somebody has fared with a problem: what came of it, and the rating before and after."""
    say, (outcome, before, now) = context.words.get, fared
    told_as = outcome if before != now else f"{outcome}_again"
    moved = say("learn.problem.rating", before=round(before.points), after=round(now.points))
    told = (
        Text(problem.title, SMALL, Tint.MUTED),
        Text(moved if before != now else say("learn.problem.practice"), BODY),
    )
    head, following = say(f"learn.problem.{told_as}"), say("learn.problem.following")
    return ended(context, head, told, following, ways, say("learn.finish"))


def practice_list(context: UiContext, title: str, listed: Sequence[Practice]) -> Page[None]:
    """Open the page."""

    def compose(_: object) -> Block:
        buttons = [
            Button(each.key, each.label, each.begin, note=each.note, side=Align.LEFT, icon=each.icon)
            for each in listed
        ]
        whole = Region("practices", Scroll("practices", Column(tuple(buttons), gap=10)))
        return framed(context, title, whole, Pop)

    return Page(context, None, compose, first=listed[0].key)
