"""The first page of Learn: where to begin or to go on, what to practise, and every game there are lessons of."""

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from game.catalogue import rules_for
from game.learning.lesson import Lesson
from game.learning.reading import PRIMER
from game.ui.blocks import (
    SMALL,
    Align,
    Beside,
    Block,
    Button,
    Column,
    Gap,
    Grid,
    Grow,
    MinWidth,
    Page,
    Panel,
    Pop,
    ProgressBar,
    Region,
    Row,
    RowButton,
    Scroll,
    Text,
    Tint,
    Tone,
    UiContext,
    eyebrow,
    framed,
    heading,
    subheading,
)
from game.ui.scenes.deal_pictures import TrickPicture
from game.ui.scenes.labels import invitation
from game.ui.scenes.learn import LearnRoutes, Practice
from game.ui.scenes.posters import poster
from game.ui.shell.destinations import ToLessons
from game.ui.widgets.frame import region_hints

LARGE = 1.4
"""Text scale from which on every subject takes the whole width."""
BESIDE = 1000
"""Design units from which on what is to be gone on with stands beside the invitation."""
NARROWEST = 300
MOST = 4
"""Design units of a card before the text scale; cards side by side."""
PICTURE = 104
"""Design units of the cards that stand for something to practise."""
PICTURED = "KQJAC"
"""How cards with a picture are written, and aces."""
FLAT = 0.29
"""Height of a game's picture by its width."""


def subjects(context: UiContext, routes: LearnRoutes) -> Page[LearnRoutes]:
    """Open the page."""
    waiting = (f"practice/{game}/{one.key}" for game, one in _practices(routes) if one.due)
    going = ("go_on",) if _going_on(routes) else ()
    begin = ("begin",) if _untaught(routes) and routes.lessons.get(PRIMER) else ()
    held = next(chain(waiting, begin, going, (f"subject/{each}" for each in routes.lessons)))
    return Page(context, routes, _compose, first=held)


def _say(page: Page[LearnRoutes], key: str, **values: object) -> str:
    return page.context.words.get(f"learn.{key}", **values)


def _name(page: Page[LearnRoutes], subject: str) -> str:
    key = f"{subject}.name"
    return page.context.words.get(key) if key in page.context.words else _say(page, f"subject.{subject}")


def _untaught(routes: LearnRoutes) -> bool:
    """Tell whether nobody has begun any lesson."""
    every = [routes.progress(each.key) for each in chain.from_iterable(routes.lessons.values())]
    return not any(each.done or each.step for each in every)


def _going_on(routes: LearnRoutes) -> Lesson | None:
    """Give the lesson to go on with: one that was left, or the next of a subject that has been begun."""
    every = list(chain.from_iterable(routes.lessons.values()))
    left = (each for each in every if routes.progress(each.key).step and not routes.progress(each.key).done)
    return next(chain(left, _next_ones(routes)), None)


def _next_ones(routes: LearnRoutes) -> Iterator[Lesson]:
    for lessons in routes.lessons.values():
        done = [routes.progress(each.key).done for each in lessons]
        if any(done) and not all(done):
            yield lessons[done.index(False)]


def _compose(page: Page[LearnRoutes]) -> Block:
    offered = _offered(page)
    practice = (
        (_group(page, "practice", "practice_note"), Region("practices", Grid(offered, NARROWEST, 14, MOST)))
        if offered
        else ()
    )
    cards = tuple(_subject(page, each) for each in page.state.lessons)
    columns = 1 if _large(page) else MOST
    taught = _group(page, "lessons", "lessons_note"), Region("subjects", Grid(cards, NARROWEST, 14, columns))
    whole = Column((*_invitation(page), *practice, *taught), gap=12)
    label = _say(page, "transfer.button")
    take = Button("transfer", label, lambda: page.state.transfer(""), Tone.QUIET, icon="export")
    return framed(
        page.context,
        _say(page, "title"),
        Scroll("learn", whole),
        Pop,
        region_hints(page.context),
        (Region("transfer", take),),
    )


def _large(page: Page[LearnRoutes]) -> bool:
    return page.context.look.text_scale >= LARGE


def _group(page: Page[LearnRoutes], key: str, note: str) -> Block:
    told = Text(_say(page, note), SMALL, Tint.MUTED)
    head = subheading(_say(page, f"group.{key}"))
    return Column((head, told), gap=0) if _large(page) else Row((head, Grow(told)), gap=16)


def _invitation(page: Page[LearnRoutes]) -> tuple[Block, ...]:
    """Invite to the first lessons of all, or to go on."""
    going = _going_on(page.state)
    parts = (
        *((_first_lessons(page),) if _untaught(page.state) and page.state.lessons.get(PRIMER) else ()),
        *((_go_on(page, going),) if going else ()),
    )
    return (Beside(parts[0], parts[1], 0.62, BESIDE, gap=14),) if len(parts) > 1 else parts


def _first_lessons(page: Page[LearnRoutes]) -> Block:
    lessons = page.state.lessons[PRIMER]
    begin = Button(
        "begin", _say(page, "begin"), lambda: page.state.begin(lessons[0]), Tone.PRIMARY, icon="play"
    )
    told = Column(
        (heading(_say(page, "primer")), Text(_say(page, "primer_note", count=len(lessons)), SMALL)), gap=4
    )
    return invitation(told, Region("begin", MinWidth(begin, 230)), large=_large(page))


def _go_on(page: Page[LearnRoutes], lesson: Lesson) -> Block:
    progress, subject = page.state.progress(lesson.key), lesson.subject
    number = page.state.lessons[subject].index(lesson) + 1
    title = _say(page, "lesson", number=number, title=lesson.title)
    step = (
        _say(page, "at_step", number=progress.step + 1, count=len(lesson.steps))
        if progress.step
        else lesson.idea
    )
    told = Column(
        (
            eyebrow(_say(page, "carry_on")),
            heading(f"{_name(page, subject)} {title}"),
            Text(step, SMALL, Tint.MUTED),
        ),
        gap=2,
    )
    tone = Tone.PLAIN if _untaught(page.state) else Tone.PRIMARY
    label = _say(page, "go_on" if progress.step else "begin")
    enter = Button("go_on", label, lambda: page.state.begin(lesson), tone, icon="play")
    return Panel(Row((Grow(told), Region("go_on", enter)), gap=14), sides=22, ends=12)


def _offered(page: Page[LearnRoutes]) -> list[Block]:
    """Offer what waits for the player today, and then what else the game learned last is practised with."""
    routes = page.state
    games = [each for each in routes.lessons if each != PRIMER]
    going = _going_on(routes)
    usual = routes.due or (going.subject if going and going.subject in games else games[0])
    every = _practices(routes)
    waiting = [each for each in every if each[1].due]
    usually = sorted(every, key=lambda each: each[0] != usual)
    found = {(game, one.key): (game, one) for game, one in (*waiting, *usually)}.values()
    return [_practice(page, game, one) for game, one in tuple(found)[:MOST]]


def _practices(routes: LearnRoutes) -> list[tuple[str, Practice]]:
    """List what the games are practised with besides their lessons, each with its game."""
    return [(each, one) for each in routes.lessons for one in routes.practice(each)]


def _practice(page: Page[LearnRoutes], game: str, one: Practice) -> Block:
    """Show two cards of the game beside what is practised, in large type a sign."""
    key, note = f"practice/{game}/{one.key}", f"{_name(page, game)} · {one.note}"
    if _large(page):
        return Button(key, one.label, one.begin, note=note, note_wide=270, side=Align.LEFT, icon=one.icon)
    faces = rules_for(game, {}).spec.pack.faces
    pictured = [each for each in faces if each[0] in PICTURED] or faces
    cards = TrickPicture(tuple(Random(f"{one.key}{game}").sample(pictured, 2)), tall=PICTURE)
    words = Column((subheading(one.label), Text(note, SMALL, Tint.MUTED)), gap=2)
    name = page.context.words.labelled(one.label, note)
    return RowButton(key, name, Row((cards, Grow(words)), gap=16), one.begin, sides=14, ends=10)


def _subject(page: Page[LearnRoutes], subject: str) -> Block:
    """Show a subject with its picture, how far the player has come, and what a press does."""
    routes, name = page.state, _name(page, subject)
    lessons: Sequence[Lesson] = routes.lessons[subject]
    done = sum(routes.progress(each.key).done for each in lessons)
    told = _say(page, "done", number=done, count=len(lessons)) if lessons else _say(page, "none")

    state = Text(told, SMALL, Tint.MUTED)
    bar = (ProgressBar(_say(page, "progress"), done / len(lessons)),) if done else ()
    words = Column((subheading(name), state, Grow(Gap(0)), *bar), gap=3)
    picture = poster(subject, page.context.words.get("room.picture", game=name), FLAT)
    part = words if _large(page) else Column((picture, words), gap=8)
    return RowButton(
        f"subject/{subject}",
        page.context.words.labelled(name, told),
        part,
        lambda: page.context.go(ToLessons(subject)),
        sides=14,
        ends=12,
    )
