"""Lessons gone through in the running program, by mouse: rightly, wrongly and backwards, in windows of all sizes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalogue import GAMES
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import replace
from game.learning.lesson import AskCard, AskNumber, AskText, Do, Free, Lesson, Watch
from game.learning.problems import problems
from game.learning.reading import PRIMER, course
from game.play.table.inputs import SetNumber
from game.stage.pose import card, extent
from game.ui.scenes.table import TableScene
from game.ui.shell.scene import Push
from game.ui.table.corner import ScoreTab
from game.ui.table.felt_controls import Bubble
from tests.ui.whole.player import Nodes, Player, chosen, control, live
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import everyday

SUBJECTS = (PRIMER, *(game.id for game in GAMES))
WINDOWS = (((1280, 720), 1.0), ((960, 600), 2.0), ((1920, 1080), 1.5))
MOST = 200
"""Things done in one lesson, and more than any has."""


COURSES = [(PRIMER, ""), *((game.id, answer) for game in GAMES for answer in game.answers or ("",))]
"""Every subject, at every table it is taught at."""


def lessons() -> Iterator[Any]:
    """Give every lesson in every window; every day one of each subject and table, each in another window."""
    for turn, (subject, answer) in enumerate(COURSES):
        there = course(subject, answer)
        for place, lesson in enumerate(there):
            for number, window in enumerate(WINDOWS):
                own = lesson.id not in {each.id for each in course(subject)}  # only this table has it
                picked = (own or place == turn % len(there)) and number == turn % len(WINDOWS)
                name = f"{lesson.key}{answer and '-'}{answer}-{window[0][0]}-{window[1]:.1f}"
                yield pytest.param(lesson, *window, id=name, marks=everyday(picked))


class Pupil:
    """Goes through one lesson at the table of a running program."""

    def __init__(self, there: RunningApp, player: Player) -> None:
        self.there = there
        self.player = player
        there.rest(0.2)
        tutor = self.table.driver.lesson
        assert tutor is not None
        self.lesson = tutor.lesson

    @classmethod
    def of(cls, there: RunningApp, lesson: Lesson, step: int = 0) -> "Pupil":
        """Sit down to a lesson, at a step."""
        app = there.app
        app.loop.stack.turn(Push(app.navigator.teaching.table(app.context, lesson, step)))
        return cls(there, seated_player(there))

    @property
    def table(self) -> TableScene:
        top = self.there.app.loop.stack.top
        assert isinstance(top, TableScene)
        return top

    @property
    def at_table(self) -> bool:
        return isinstance(self.there.app.loop.stack.top, TableScene)

    @property
    def step(self) -> int:
        tutor = self.table.driver.lesson
        assert tutor is not None
        return tutor.step

    @property
    def log(self) -> int:
        return len(self.table.driver.session.match)

    def said(self) -> str:
        return next(node.name for node in self.there.nodes() if node.key == "lesson")

    def settle(self) -> None:
        """Wait until nothing moves and the learner can do something."""
        self.player.await_("the lesson", lambda nodes: not self.at_table or self._waits(nodes))

    def see(self) -> None:
        """Wait until the step tells what it has to tell: a finished trick of the step before is let go of first."""
        self.settle()
        while (tutor := self.table.driver.lesson) and isinstance(tutor.now, Watch) and not tutor.ready:
            self.player.use("lesson:next")
            self.settle()

    def _waits(self, nodes: Nodes) -> bool:
        playback = self.table.driver.playback
        if playback.shown.animator.waiting:
            return live(nodes, "lesson:next")
        step = self.lesson.steps[self.step]
        if not playback.shown.animator.idle:
            return False
        if isinstance(step, Watch):  # what is said for the learner because there is no choice makes itself
            return live(nodes, "lesson:next")
        return live(nodes, "lesson:next") or not isinstance(step, Do | Free) or playback.ready

    def make(self, moves: tuple[Move, ...]) -> None:
        """Make a decision at the table."""
        match moves[0]:
            case Play(card):
                self.player.use(f"card:{card}")
            case Lay():
                wanted = {move.card for move in moves if isinstance(move, Lay)}
                chosen_before = set(
                    self.table.driver.state.turn.chosen
                )  # from a try before; they make room first
                changed = *sorted(chosen_before - wanted), *sorted(wanted - chosen_before)
                self.player.use(*(f"card:{each}" for each in changed), "confirm")
            case Say(word, number):
                if number is not None:
                    self.table.send(SetNumber(word, number))
                    self.table.screen.refresh()
                self.player.use(f"say:{word}")
            case Take(packet):
                self.player.use(f"take:{packet}")

    def go_on(self) -> None:
        """Do what the step asks for."""
        step, nodes = self.lesson.steps[self.step], self.there.nodes()
        if live(nodes, "lesson:next"):
            self.player.use("lesson:next")
        elif isinstance(step, Do):
            self.make(step.moves)
        elif isinstance(step, AskCard):
            held = control(nodes, f"card:{step.card}") is not None
            self.player.use(f"card:{step.card}" if held else f"answer:{step.card}")
        elif isinstance(step, AskText | AskNumber):
            tutor = self.table.driver.lesson
            assert tutor is not None
            right = next(
                place for place, each in enumerate(tutor.answers) if tutor.script.is_right(self.step, each)
            )
            self.player.use(f"answer:{right}")
        else:
            self.player.use("lesson:skip")

    def finish(self) -> None:
        """Do rightly what is left, until the table is left behind."""
        for _ in range(MOST):
            if not self.at_table:
                break
            self.go_on()
            self.settle()

    def wrongly(self) -> None:
        """Try another legal move where one is to be done: it is given back, and something is said."""
        step = self.lesson.steps[self.step]
        if not isinstance(step, Do) or live(self.there.nodes(), "lesson:next"):
            return
        view = self.table.driver.session.view()
        others = [(move,) for move in view.moves if isinstance(move, Play | Say) and not step.is_met((move,))]
        exchanges = [tuple(each) for each in step.wrong if each and all(isinstance(one, Lay) for one in each)]
        for moves in (others or exchanges)[:2]:
            length, before = self.log, self.said()
            self.make(moves)
            self.settle()
            assert self.log == length
            assert self.said() != before or step.otherwise == step.says.text
            break


@pytest.mark.parametrize(("lesson", "size", "scale"), [*lessons()])
def test_a_lesson_is_gone_through(
    tmp_path: Path, lesson: Lesson, size: tuple[int, int], scale: float
) -> None:
    with running(tmp_path, size=size, text_scale=scale) as there:
        pupil = Pupil.of(there, lesson)
        for _ in range(MOST):
            pupil.settle()
            if not pupil.at_table:
                break
            pointed_at(pupil)
            pupil.wrongly()
            pupil.go_on()
        assert live(there.nodes(), "again"), "the lesson does not end"
        pupil.player.use("leave")


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(each, id=each.key, marks=everyday(subject in SUBJECTS[:2] and not place))
        for subject in SUBJECTS
        for place, each in enumerate(course(subject))
    ],
)
def test_back_and_again_at_every_step(tmp_path: Path, lesson: Lesson) -> None:
    with running(tmp_path) as there:
        pupil = Pupil.of(there, lesson)
        for number in range(len(pupil.lesson.steps) - 1):
            pupil.see()
            before = pupil.said()
            while pupil.step == number:
                pupil.go_on()
                pupil.settle()
            pupil.player.use("lesson:back")
            pupil.see()
            assert (pupil.step, pupil.said()) == (number, before)
            while pupil.step == number:
                pupil.go_on()
                pupil.settle()


def test_a_settlement_is_seen_before_the_lesson_ends(tmp_path: Path) -> None:
    lesson = next(each for each in course("gleek") if each.id == "counters")
    with running(tmp_path) as there:
        pupil = Pupil.of(there, lesson, len(lesson.steps) - 2)
        pupil.settle()
        before = pupil.table.driver.shown.view.ledger
        pupil.go_on()
        pupil.settle()
        assert pupil.table.driver.shown.view.ledger == before
        pupil.go_on()
        pupil.settle()
        assert pupil.at_table
        assert pupil.table.driver.shown.view.ledger.finished > before.finished
        pupil.go_on()
        pupil.settle()
        assert not pupil.at_table


def pointed_at(pupil: Pupil) -> None:
    """See that everything pointed at is there, and that the lesson's panel covers none of it."""
    table = pupil.table
    step, guide = pupil.lesson.steps[pupil.step], table.guide
    assert guide is not None
    panel = next(widget.rect for widget in table.screen.widgets() if widget.region == "lesson")
    for name in step.says.at:
        found = guide.pointers.shown_at(name, table.screen.widgets(), table.areas)
        swept = name == "trick" and not table.driver.shown.animator.waiting
        if not found and (
            isinstance(step, Watch) or swept
        ):  # it comes into sight while one watches, or has gone
            continue
        assert found, f"nothing is there for '{name}' at step {pupil.step + 1}"
        if name == "hand":
            poses = table.driver.shown.animator.poses
            for each in table.places.hand.cards:
                assert found[0].inflate(2, 2).contains(table.areas.rect(extent(poses[card(each)])))
        for rect in found:
            covered = rect.clip(panel)
            assert covered.width * covered.height <= 0.1 * rect.width * rect.height, (
                f"the panel lies on '{name}'"
            )
            assert pygame.Rect((0, 0), pupil.there.size).contains(rect.inflate(-2, -2))


def test_the_rows_of_the_score_that_a_step_speaks_of_are_seen_in_a_small_window(tmp_path: Path) -> None:
    seen = 0
    for lesson in (
        lesson for game in ("imperium", "imperiale", "gleek", "illustrated_tarock") for lesson in course(game)
    ):
        for number in (number for number, step in enumerate(lesson.steps) if "score" in step.says.at):
            with running(tmp_path / f"{lesson.id}-{number}", size=(960, 600), text_scale=2.0) as there:
                pupil = Pupil.of(there, lesson, number)
                pupil.settle()
                pointed_at(pupil)
                (tab,) = [
                    each.leaf for each in pupil.table.screen.widgets() if isinstance(each.leaf, ScoreTab)
                ]
                players = sum(len(seats) for seats, _, _ in tab.held)
                assert players == len(lesson.transcript.header.players), f"{lesson.key}, step {number + 1}"
                seen += 1
    assert seen


def test_what_somebody_says_is_not_hidden_where_a_step_tells_of_it(tmp_path: Path) -> None:
    lesson = next(each for each in course("gleek") if each.id == "stock")
    step = next(place for place, each in enumerate(lesson.steps) if each.says.at == ("seat 1", "seat 2"))
    with running(tmp_path, size=(960, 600), text_scale=2.0) as there:
        pupil = Pupil.of(there, lesson, step)
        pupil.settle()
        said = [each.leaf.text for each in pupil.table.screen.widgets() if isinstance(each.leaf, Bubble)]
        assert len(said) == 2


POSED = [each.id for each in GAMES if problems(each.id)]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=everyday(game == POSED[1])) for game in POSED]
)  # every day one
def test_a_problem_is_missed_and_the_next_one_solved(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn")
        if not live(there.nodes(), "problems") or not chosen(there.nodes(), f"subject/{game}"):
            player.use(f"subject/{game}")
        player.use("problems")
        ratings = [1500.0]
        for first_try in (False, True):
            solve(there, player, missing=not first_try)
            fared = there.progress.problems(game)
            ratings.append(fared.rating)
            assert list(fared.tried.values())[-1] is first_try
            player.use("following")
        assert ratings[1] < ratings[0]
        assert ratings[1] < ratings[2]


def solve(there: RunningApp, player: Player, *, missing: bool) -> None:
    """Answer the problem on the table, wrongly first or at once."""
    pupil = Pupil(there, player)
    pupil.settle()
    if missing:
        before = pupil.said()
        pupil.wrongly()
        assert pupil.said() != before
    pupil.finish()


def test_what_is_watched_is_told_once_it_has_happened(tmp_path: Path) -> None:
    lesson = next(each for each in course("primer") if each.id == "follow")
    step = next(place for place, each in enumerate(lesson.steps) if isinstance(each, Watch))
    with running(tmp_path, speed=1.0) as there:
        pupil = Pupil.of(there, lesson, step)
        before, length = pupil.said(), pupil.log
        assert not live(there.nodes(), "lesson:next")
        pupil.settle()
        table = pupil.table
        assert pupil.said() != before
        assert pupil.log > length
        assert table.driver.shown.animator.idle
        assert before == there.app.context.words.get("learn.watching")


def test_the_focus_waits_on_next_while_a_trick_of_a_lesson_lies(tmp_path: Path) -> None:
    lesson = course("primer")[0]
    step = next(place for place, each in enumerate(lesson.steps) if isinstance(each, Do))
    with running(tmp_path, speed=1.0) as there:
        pupil = Pupil.of(there, lesson, step)
        pupil.settle()
        pupil.go_on()
        pupil.settle()
        assert pupil.table.driver.shown.animator.waiting
        there.step()
        assert pupil.table.screen.focused == "lesson:next"


def test_a_lesson_goes_on_where_the_program_was_closed(tmp_path: Path) -> None:
    lesson = course("primer")[0]
    with running(tmp_path) as there:
        pupil = Pupil.of(there, lesson)
        while pupil.step < 3:
            pupil.go_on()
            pupil.settle()
        said = pupil.said()
        there.press("ctrl+q")
        assert not there.app.loop.stack.open
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn", "go_on")
        pupil = Pupil(there, player)
        pupil.settle()
        assert (pupil.step, pupil.said()) == (3, said)


@pytest.mark.parametrize("begin", ["lesson/order", "problems", "counting"])
def test_the_menu_of_a_lesson_offers_nothing_about_a_match_and_leads_back(tmp_path: Path, begin: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn", "subject/ecarte", begin)
        there.press("escape")
        nodes = there.nodes()
        assert live(nodes, "leave")
        assert not any(control(nodes, key) for key in ("new_match", "restart", "save"))
        player.use("leave")
        assert chosen(there.nodes(), "subject/ecarte")


def test_a_lesson_goes_on_in_the_language_that_is_chosen_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        pupil = Pupil.of(there, course("gleek")[0], 1)
        for language in ("de", "en"):
            there.app.context.change(replace(there.app.context.settings, language=language))
            there.rest(0.2)
            told = course("gleek", language=language)[0]
            assert pupil.table.driver.lesson is not None
            assert pupil.table.driver.lesson.lesson == told
            said = [node.name for node in there.nodes()]
            assert any(told.title in name for name in said)
            beginning = pupil.table.driver.lesson.text.partition("{")[0]
            assert any(name.startswith(beginning) for name in said)
            assert pupil.table.driver.lesson.step == 1
