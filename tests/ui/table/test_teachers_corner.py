"""The teacher speaks from her corner: over no card, person, plate or the table's edge, at any step of any lesson."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app.lesson_table import LessonTable
from game.catalogue import GAMES
from game.core.move import Lay
from game.core.record import replace
from game.learning.lesson import AskCard, AskText, Do, Lesson
from game.learning.reading import PRIMER, course
from game.play.portraits import known_names
from game.play.table.inputs import AnswerQuestion, PointAt
from game.resources import offered
from game.stage.pose import card, extent, overlaps
from game.ui.kit.block import LayoutPass
from game.ui.scenes.table import TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.node import flaws
from game.ui.table.felt_controls import HandCard
from game.ui.table.lesson import LessonRoutes
from game.ui.table.offers import PaperGround
from game.ui.table.teacher_paper import AnswerButton, CardTick, LessonText, PaperHead, TeacherPaper
from game.ui.widgets.button import Button
from game.ui.widgets.text import Text
from tests.session.thinkers import silent
from tests.ui.kit.context import open_context, scaled
from tests.ui.whole.tables import everyday

SIZES = ((960, 600), (1280, 720), (1920, 1080), (600, 1024))
WINDOWS = [(size, scale) for size in SIZES for scale in (1.0, 2.0)]
SUBJECTS = (PRIMER, *(game.id for game in GAMES))
GROUND = 0.4
"""What covers such a share of the window or more is no thing that stands at the table."""


def windows() -> Iterator[Any]:
    """Give every subject in every window; every day each in another one."""
    for turn, subject in enumerate(SUBJECTS):
        for number, (size, scale) in enumerate(WINDOWS):
            picked = everyday(number == turn % len(WINDOWS))
            yield pytest.param(subject, size, scale, id=f"{subject}-{size[0]}-{scale:.0f}", marks=picked)


def seated(context: UiContext, lesson: Lesson, step: int) -> TableScene:
    ways = LessonRoutes(lambda _tutor, _step: pytest.fail("it stays here"), lambda _: None, lambda _: None)
    table = LessonTable(silent()).sit_down(context, lesson, step, ways)
    table.screen.widgets()
    return table


def paper(table: TableScene) -> pygame.Rect:
    (found,) = [each.rect for each in table.screen.widgets() if isinstance(each.leaf, PaperGround)]
    return found


def covered(table: TableScene) -> list[str]:
    """List what lies under the teacher's paper."""
    areas, layout, rect, found = table.areas, table.places.layout, paper(table), list[str]()
    slots, homes = layout.slots, table.driver.shown.animator.homes
    assert table.guide is not None
    zones = [(f"person {seat}", each.zone) for seat, each in enumerate(slots.people)]
    zones += [(f"plate {seat}", each.zone) for seat, each in enumerate(slots.plates)]
    zones += [("a heap", each) for each in layout.heaps]
    zones += [(f"the trick of {seat}", extent(slots.trick[seat])) for seat in table.guide.playing()]
    plates = [each.zone for seat, each in enumerate(slots.plates) if seat != table.driver.state.view.me]
    for seat in table.guide.playing():
        found += [f"{seat}'s card on a plate" for each in plates if overlaps(extent(slots.trick[seat]), each)]
    zones += [("my hand", extent(homes[card(each)])) for each in table.places.hand.cards]
    found += [name for name, zone in zones if areas.rect(zone).colliderect(rect)]
    if any(slots.rim.edge(x / areas.unit) * areas.unit > rect.top for x in (rect.left, rect.right)):
        found.append("the rim")
    most = GROUND * areas.size[0] * areas.size[1]
    for widget in table.screen.widgets():
        whole = widget.rect.width * widget.rect.height < most
        if widget.region != "lesson" and whole and widget.visible.colliderect(rect):
            found.append(f"{type(widget.leaf).__name__} {widget.region}")
    return found


def mistaken(table: TableScene, lesson: Lesson, step: int) -> bool:
    """Do something wrong at a step, if that can be; tell whether anything is explained then."""
    tutor, now = table.driver.lesson, lesson.steps[step]
    assert tutor is not None
    if tutor.answers:
        wrong = next(each for each in tutor.answers if not tutor.script.is_right(step, each))
        table.send(AnswerQuestion(wrong))
        return True
    if not isinstance(now, Do) or not (now.otherwise or now.wrong):
        return False
    texts = (now.otherwise, *now.wrong.values())
    reply = max((tutor.script.reply(step, each) for each in texts), key=len)
    table.driver.state = replace(table.driver.state, lesson=replace(tutor, reply=reply))
    table.screen.refresh()
    return True


@pytest.mark.parametrize(("subject", "size", "scale"), [*windows()])
def test_the_teacher_covers_nothing(subject: str, size: tuple[int, int], scale: float) -> None:
    context, found = open_context(size, scaled(scale)), list[str]()
    for lesson in course(subject):
        for step in range(len(lesson.steps)):
            table = seated(context, lesson, step)
            under, where = covered(table), f"{lesson.key} {step + 1}"
            found += [f"{where}: {each}" for each in under]
            found += [f"{where}: {each}" for each in flaws(table.nodes(), size)]
            if mistaken(table, lesson, step):
                found += [f"{where}, explained: {each}" for each in covered(table)]
    assert not found


def scrolled(table: TableScene) -> bool:
    """Tell whether something the teacher says or asks is not seen whole."""
    said = (each for each in table.screen.widgets() if each.region == "lesson")
    return any(
        each.view is not None and not each.view.contains(each.rect)
        for each in said
        if isinstance(each.leaf, LessonText | AnswerButton)
    )


def languages() -> Iterator[Any]:
    """Give every subject in every language; every day one in each."""
    for place, language in enumerate(offered()):
        for turn, subject in enumerate(SUBJECTS):
            yield pytest.param(subject, language, marks=everyday(turn == 4 * place % len(SUBJECTS)))


@pytest.mark.parametrize(("subject", "language"), [*languages()])
def test_nothing_the_teacher_says_scrolls_in_large_type(subject: str, language: str) -> None:
    context, found = open_context((960, 600), scaled(2.0)), list[str]()
    context.change(replace(context.settings, language=language))
    for lesson in course(subject, language=language):
        for step in range(len(lesson.steps)):
            table = seated(context, lesson, step)
            found += [f"{lesson.key} {step + 1}"] if scrolled(table) else []
            if mistaken(table, lesson, step) and scrolled(table):
                found.append(f"{lesson.key} {step + 1}, explained")
    assert not found


@pytest.mark.parametrize("tall", [700, 110])
def test_what_the_teacher_says_can_be_read_above_her_buttons_however_little_room_she_has(tall: int) -> None:
    look, on = open_context((1280, 720)).look, Button("on", "Next", lambda: None)
    said = Text("The highest trump takes the trick. " * 12)
    paper = TeacherPaper(PaperHead(("Trumps",)), lambda _: said, "", (), (on,))
    layout, rect = LayoutPass({}), pygame.Rect(20, 20, 300, tall)
    paper.place(look, rect, layout)
    (read,) = [each.visible for each in layout.widgets if isinstance(each.leaf, Text)]
    (button,) = [each.rect for each in layout.widgets if each.leaf is on]
    assert rect.top <= read.top
    assert read.height >= 20
    assert read.bottom < button.top
    assert rect.contains(button)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_teacher_sits_at_no_table_of_hers(subject: str) -> None:
    teacher = known_names(open_context().words)[3]
    for lesson in course(subject):
        assert not any(each.startswith(teacher) for each in lesson.transcript.header.players), lesson.key


def test_the_question_stays_while_a_wrong_answer_is_explained() -> None:
    lesson, step = next(
        (lesson, step)
        for lesson in course("sheepshead")
        for step, each in enumerate(lesson.steps)
        if isinstance(each, AskText)
    )
    table = seated(open_context(), lesson, step)
    tutor = table.driver.lesson
    assert tutor is not None
    right = next(each for each in tutor.answers if tutor.script.is_right(tutor.step, each))
    wrong = [each for each in tutor.answers if each != right]
    for number, each in enumerate(wrong, 1):
        table.send(AnswerQuestion(each))
        leaves = [widget.leaf for widget in table.screen.widgets()]
        crossed = [leaf.label for leaf in leaves if isinstance(leaf, AnswerButton) and not leaf.live]
        assert sorted(crossed) == sorted(wrong[:number])
        told = [leaf.text for leaf in leaves if isinstance(leaf, LessonText)]
        assert told[0] == tutor.says
        assert len(told) == 2
    table.send(AnswerQuestion(right))
    leaves = [widget.leaf for widget in table.screen.widgets()]
    assert not any(isinstance(leaf, AnswerButton) for leaf in leaves)
    assert len([leaf for leaf in leaves if isinstance(leaf, LessonText)]) == 1


def marks(table: TableScene) -> dict[bool, list[pygame.Rect]]:
    found: dict[bool, list[pygame.Rect]] = {True: [], False: []}
    for widget in table.screen.widgets():
        if isinstance(widget.leaf, CardTick):
            found[widget.leaf.right].append(widget.rect)
    return found


def at(table: TableScene, one: int) -> pygame.Rect:
    cards = [each for each in table.screen.widgets() if isinstance(each.leaf, HandCard)]
    (found,) = [each.rect for each in cards if isinstance(each.leaf, HandCard) and each.leaf.card == one]
    return found


def test_a_card_pointed_at_wrongly_is_crossed_and_the_right_one_ticked() -> None:
    lesson, step = next(
        (lesson, step)
        for lesson in course("sheepshead")
        for step, each in enumerate(lesson.steps)
        if isinstance(each, AskCard)
    )
    table, asked = seated(open_context(), lesson, step), lesson.steps[step]
    assert isinstance(asked, AskCard)
    other = next(each for each in table.places.hand.cards if each != asked.card)
    table.send(PointAt(other))
    assert [rect.centerx for rect in marks(table)[False]] == [at(table, other).centerx]
    assert not marks(table)[True]
    table.send(PointAt(asked.card))
    assert marks(table)[True]


def test_of_cards_given_up_the_right_ones_are_ticked() -> None:
    lesson, step = next(
        (lesson, step)
        for lesson in course("sheepshead")
        for step, each in enumerate(lesson.steps)
        if isinstance(each, Do) and sum(isinstance(move, Lay) for move in each.moves) > 1
    )
    table, now = seated(open_context(), lesson, step), lesson.steps[step]
    assert isinstance(now, Do)
    wanted = [move.card for move in now.moves if isinstance(move, Lay)]
    other = next(each for each in table.places.hand.cards if each not in wanted)
    tutor = table.driver.lesson
    assert tutor is not None
    judged = tutor.judge((Lay(wanted[0]), Lay(other)))
    table.driver.state = replace(table.driver.state, lesson=judged)
    table.screen.refresh()
    assert [rect.centerx for rect in marks(table)[True]] == [at(table, wanted[0]).centerx]
    assert [rect.centerx for rect in marks(table)[False]] == [at(table, other).centerx]
