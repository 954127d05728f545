"""Past mistakes in the running program: kept in a review, due days later, put at the table, listed and deleted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.application import Application
from game.app.lesson_table import LessonTable
from game.app.practice import MistakePractice
from game.catalogue import spec_of
from game.core.move import Lay, Play, Say
from game.core.record import replace
from game.learning.lesson import Do
from game.learning.past_mistakes import MistakeQuestion
from game.questions import ExpectationRequest, HindsightRequest, ParRequest, answer
from game.storage.mistakes import MOST, Kept, KeptMistake
from game.storage.stores import open_stores
from game.ui.shell.node import Role
from game.ui.shell.scene import Pop, Push
from tests.laws.walks import IDS
from tests.learning.test_past_mistakes import costly, mistakes
from tests.session.thinkers import AtOnce
from tests.storage.test_mistakes import ONE, later
from tests.storage.test_mistakes import store as store_in
from tests.ui.kit.context import open_context
from tests.ui.scenes.oracle import Oracle
from tests.ui.whole.player import Keyboard, Mouse, Nodes, Player, Way, control, deal_over, focus_of, live
from tests.ui.whole.running_app import SIZE, TODAY, RunningApp, seated_player
from tests.ui.whole.tables import everyday, laid
from tests.ui.whole.test_lessons import Pupil
from tests.ui.whole.test_problems import watched

LOSSES = (9.0, 3.0, 0.0)


@pytest.fixture(scope="module", autouse=True)
def playouts_enough() -> Iterator[None]:
    """Let the oracle be asked often enough for what it says to be believed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.coach.review._PLAYOUTS", 90)
        yield


class Calendar:
    """What day it is."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> date:
        return self.today

    def pass_days(self, days: int) -> None:
        self.today += timedelta(days)


def strict(folder: Path) -> AtOnce:
    """Make somebody who finds the same mistakes in every review of the match last played."""
    oracle = Oracle(LOSSES)

    def find(question: Any) -> Any:
        if isinstance(question, ExpectationRequest):
            saves = open_stores(folder, spec_of).saves
            oracle.entries = saves.load(saves.listing()[0].id).entries
        looking_back = isinstance(question, ExpectationRequest | HindsightRequest | ParRequest)
        if looking_back or oracle.knows(question):
            return oracle.ask(question).poll()
        return answer(question)

    return AtOnce(find)


@contextmanager
def opened(
    folder: Path,
    calendar: Calendar,
    size: tuple[int, int] = SIZE,
    bots: AtOnce | None = None,
    **settings: Any,
) -> Iterator[RunningApp]:
    app = Application(folder, size, bots or strict(folder), Random(3), today=calendar)
    try:
        there = RunningApp(app)
        there.change(speed=0.0, last_setup=laid("ecarte", 2), **settings)
        yield there
    finally:
        app.close()


def store(there: RunningApp) -> dict[str, KeptMistake]:
    return dict(there.app._stores.mistakes.all)  # noqa: SLF001 - what is on the disk is asked for while it is played


def names(there: RunningApp) -> list[str]:
    return [node.name for node in there.nodes()]


def judged(nodes: Nodes) -> bool:
    return not any(node.role is Role.PROGRESS for node in nodes)


def look_back(there: RunningApp, player: Player) -> None:
    """Play a deal and look back at it until everything is judged."""
    player.use("play", "quick/ecarte")
    player.play(deal_over)
    player.use("look_back")
    there.press("home")
    assert there.wait(judged, 60)


def to_title(there: RunningApp) -> None:
    """Leave the review and what lies below it."""
    for _ in range(6):
        if control(there.nodes(), "quit"):
            return
        there.press("escape")
        there.rest(0.2)
        if live(there.nodes(), "leave"):
            seated_player(there).use("leave")


@pytest.mark.parametrize(
    "way", [Mouse, pytest.param(lambda: Keyboard(Random(5)), marks=pytest.mark.slow)], ids=["mouse", "keys"]
)
def test_a_mistake_is_kept_comes_back_and_is_answered(tmp_path: Path, way: Callable[[], Way]) -> None:
    calendar = Calendar()
    with opened(tmp_path, calendar) as there:
        player = seated_player(there, way())
        look_back(there, player)
        keep_two(there, (lambda: player.use("practise")) if way is Mouse else (lambda: there.press("l")))
        to_title(there)
        assert "Learn" in names(there)
        player.use("learn", "subject/ecarte")
        assert "None due today, 2 in all; the next tomorrow" in noted(there, "mistakes")
        to_title(there)
        calendar.pass_days(1)
    with opened(tmp_path, calendar) as there:
        go_through(there, seated_player(there, way()))
        missed, right = sorted(store(there).values(), key=lambda each: -each.schedule.missed)
    assert (missed.schedule.due, missed.schedule.asked, missed.schedule.missed) == ("2026-11-24", 1, 1)
    assert (right.schedule.due, right.schedule.asked, right.schedule.missed) == ("2026-11-25", 1, 0)


def keep_two(there: RunningApp, press: Callable[[], None]) -> None:
    """Keep the first two mistakes of a review, and the second once more after deleting it."""
    assert not live(there.nodes(), "practise")
    press_key = there.press
    press_key("l")
    assert not store(there)  # the move shown is no mistake
    for _ in range(2):
        press_key("h")
        press()
    assert "Kept" in names(there)
    assert len(store(there)) == 2
    press()
    assert len(store(there)) == 1
    press()
    assert len(store(there)) == 2


def go_through(there: RunningApp, player: Player) -> None:
    """Answer the two that are due, the first of them wrongly at first."""
    assert there.wait(lambda _: "Learn · 2 due" in names(there), 20)
    player.use("learn")
    assert "2 due today, 2 in all" in noted(there, DUE)
    here = focus_of(there.nodes())
    assert here is not None
    assert here.key == DUE
    keys = [node.key for node in there.nodes()]
    assert keys.index(DUE) < keys.index("subject/ecarte")  # what waits comes before the lessons
    player.use(DUE)
    solve(there, player, missing=True)
    assert {"Not at the first try", "It comes back tomorrow."} <= set(names(there))
    player.use("following")
    solve(there, player, missing=False)
    assert {"Right at the first try", "It comes back on 25 November."} <= set(names(there))
    assert "That was the last one due today." in names(there)
    assert control(there.nodes(), "following") is None
    player.use("leave", "subject/ecarte")
    assert "None due today, 2 in all; the next tomorrow" in noted(there, "mistakes")
    for _ in range(2):
        there.press("escape")
        there.rest(0.3)
    assert "Learn" in names(there)


DUE = "practice/ecarte/mistakes"
"""The key of what is due, on the first page of Learn."""


def noted(there: RunningApp, key: str) -> str:
    """Read what is said of a control."""
    found = control(there.nodes(), key)
    assert found is not None
    return f"{found.name} {found.value}"


def show_focus(there: RunningApp) -> None:
    """Press a key: a first press only shows where the focus is."""
    there.press("right")


def solve(
    there: RunningApp,
    player: Player,
    *,
    missing: bool,
    press: Callable[[RunningApp], None] | None = None,
) -> None:
    """Answer the question on the table, wrongly first or at once, and read why."""
    pupil = Pupil(there, player)
    pupil.settle()
    (press or show_focus)(there)
    do = pupil.lesson.steps[0]
    assert isinstance(do, Do)
    if missing:
        err(pupil)
    pupil.make(do.moves[:1])
    pupil.settle()
    assert "That time you chose" in pupil.said()
    while live(there.nodes(), "lesson:next"):
        player.use("lesson:next")


def test_a_wrong_answer_counts_though_the_window_is_closed_after_it(tmp_path: Path) -> None:
    calendar = Calendar()
    filled(tmp_path, 1)
    calendar.pass_days(1)
    with opened(tmp_path, calendar) as there:
        player = seated_player(there)
        player.use("learn", DUE)
        pupil = Pupil(there, player)
        pupil.settle()
        err(pupil)
        there.post(pygame.QUIT)
        there.step()
        assert not there.open
    with opened(tmp_path, calendar) as there:
        (missed,) = store(there).values()
    assert (missed.schedule.due, missed.schedule.asked, missed.schedule.missed) == ("2026-11-24", 1, 1)


def err(pupil: Pupil) -> None:
    """Answer the question on the table wrongly, and read why."""
    do, before = pupil.lesson.steps[0], pupil.said()
    assert isinstance(do, Do)
    moves = pupil.table.driver.session.view().moves
    pupil.make((next(move for move in moves if isinstance(move, Play | Say) and not do.is_met((move,))),))
    pupil.settle()
    assert pupil.said() != before


@pytest.mark.slow
def test_mistakes_are_kept_by_themselves_if_so_set(tmp_path: Path) -> None:
    with opened(tmp_path, Calendar(), keep_mistakes=True) as there:
        player = seated_player(there)
        look_back(there, player)
        kept = store(there)
        assert len(kept) >= 2
        assert {each.kind for each in kept.values()} == {"blunder", "bad"}
        there.press("h")
        assert "Kept" in names(there)


def test_a_mistake_that_was_deleted_is_not_kept_again_by_itself(tmp_path: Path) -> None:
    bots = strict(tmp_path)
    find_all = bots.find
    bots.find = lambda asked: None if isinstance(asked, ParRequest) else find_all(asked)
    with opened(tmp_path, Calendar(), bots=bots, keep_mistakes=True) as there:
        player = seated_player(there)
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("look_back")
        assert there.wait(lambda _: isinstance(bots.asked[-1], ParRequest), 60)
        kept = store(there)
        there.press("u")
        there.press("l")
        left = store(there)
        assert len(left) == len(kept) - 1
        there.press("escape")
        bots.find = find_all
        player.use("look_back")
        assert there.wait(judged, 60)
        assert store(there) == left


def filled(folder: Path, count: int) -> list[str]:
    """Lay some mistakes of a deal of Écarté in the folder; give their ids."""
    stores = open_stores(folder, spec_of)
    found = mistakes("ecarte")[-count:]
    assert [stores.mistakes.keep(each) for each in found] == [Kept.KEPT] * count
    stores.close()
    return [each.id for each in found]


def test_a_hint_is_not_forgotten_by_taking_back(tmp_path: Path) -> None:
    calendar = Calendar()
    filled(tmp_path, 1)
    calendar.pass_days(1)
    with opened(tmp_path, calendar) as there:
        player = seated_player(there)
        assert there.wait(lambda _: "Learn · 1 due" in names(there), 20)
        player.use("learn", DUE)

        def helped(there: RunningApp) -> None:
            there.press("h")
            there.rest(0.5)
            there.press("u")
            there.rest(0.5)

        solve(there, player, missing=False, press=helped)
        assert there.app.context.words.get("mistakes.end.hard") in names(there)


def test_the_list_tries_early_deletes_and_brings_back(tmp_path: Path) -> None:
    first, *_ = filled(tmp_path, 2)
    with opened(tmp_path, Calendar()) as there:
        player, before = seated_player(there), store(there)
        player.use("learn", "subject/ecarte", "mistakes", f"try/{first}")
        solve(there, player, missing=False)
        assert "It was not due yet, so its day stays: tomorrow." in names(there)
        player.use("leave")
        assert store(there) == before
        player.use(f"delete/{first}")
        assert first not in store(there)
        player.use("undo")
        assert store(there) == before
        player.use(f"delete/{first}")
        there.press("escape")
        there.rest(0.3)
        assert "None due today, 1 in all" in noted(there, "mistakes")


def test_undo_comes_into_sight_after_the_last_of_many_is_deleted(tmp_path: Path) -> None:
    (one,) = mistakes("ecarte")[-1:]
    stores = open_stores(tmp_path, spec_of)
    stores.mistakes.join([replace(one, id=f"x{number}") for number in range(12)])
    stores.close()
    with opened(tmp_path, Calendar(), (960, 600)) as there:
        player = seated_player(there)
        player.use("learn", "subject/ecarte", "mistakes")
        there.rest(0.3)
        there.press("end")
        there.rest(0.5)
        last = [node.key for node in there.nodes() if node.key.startswith("delete/")][-1]
        player.use(last)
        there.rest(0.5)
        undo = control(there.nodes(), "undo")
        assert undo is not None
        assert undo.visible.size == undo.box.size


@pytest.mark.slow
def test_a_full_deck_says_so(tmp_path: Path) -> None:
    (one,) = mistakes("ecarte")[-1:]
    stores = open_stores(tmp_path, spec_of)
    stores.mistakes.join([replace(one, id=f"x{number}") for number in range(MOST + 5)])
    stores.close()
    with opened(tmp_path, Calendar()) as there:
        player = seated_player(there)
        look_back(there, player)
        there.press("h")
        player.use("practise")
        assert f"There are {MOST} past mistakes already. Delete some on the page Learn first." in names(there)
        assert len(store(there)) == MOST


@pytest.mark.slow
def test_one_that_can_not_be_put_any_more_is_told_of_and_waits(tmp_path: Path) -> None:
    calendar = Calendar()
    first, _ = filled(tmp_path, 2)
    calendar.pass_days(1)
    with opened(tmp_path, calendar) as there:
        mistakes = there.app._stores.mistakes  # noqa: SLF001 - it is damaged on purpose
        mistakes.keep(replace(mistakes.all[first], made="play ZZ"))
        player = seated_player(there)
        player.use("learn", DUE)
        solve(there, player, missing=False)
        assert "It comes back on 25 November." in names(there)
        player.use("leave", "subject/ecarte")
        assert "None due today, 2 in all" in noted(there, "mistakes")
        player.use("mistakes")
        assert not live(there.nodes(), f"try/{first}")
        player.use(f"delete/{first}")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_clipped(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    calendar = Calendar()
    filled(tmp_path, 2)
    calendar.pass_days(1)
    with opened(tmp_path, calendar, size, text_scale=scale) as there:
        player = seated_player(there)
        assert there.wait(lambda _: "Learn · 2 due" in names(there), 20)
        player.use("learn")
        player.use("mistake_list", "begin")
        solve(there, player, missing=False)
        player.use("leave")


def kinds(game: str) -> list[KeptMistake]:
    """Give a mistake of every kind a deal of a game has: cards, words, exchanges begun and half done, packets."""
    found: dict[str, KeptMistake] = {}
    for each in mistakes(game):
        begun = each.entries[-1].startswith(f"{each.seat} lay")
        words = {way.move.split()[0] for way in each.ways}
        found.setdefault(f"{each.made.split()[0]} {each.advised.split()[0]} {words} {begun}", each)
    return list(found.values())


def every_kind() -> Iterator[Any]:
    """Sample one of them every day."""
    for number, game in enumerate(IDS):
        yield pytest.param(game, id=game, marks=everyday(number == 5))


@pytest.mark.parametrize("game", [*every_kind()])
def test_every_kind_of_mistake_is_put_and_answered(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, Calendar()) as there:
        player, practice = seated_player(there), there.app.navigator.teaching.mistakes
        for mistake in kinds(game):
            scene = practice.put(there.app.context, mistake, Pop)
            assert scene is not None
            there.app.loop.stack.turn(Push(scene))
            answer_by_hand(there, player)
            player.use("leave")


def put(there: RunningApp, question: MistakeQuestion) -> Pupil:
    """Lay a mistake on the table."""
    practice = there.app.navigator.teaching.mistakes
    scene = practice.put(there.app.context, question.mistake, Pop)
    assert scene is not None
    there.app.loop.stack.turn(Push(scene))
    pupil = Pupil(there, seated_player(there))
    pupil.settle()
    return pupil


@pytest.mark.parametrize("game", [pytest.param(game, marks=everyday(game == "ecarte")) for game in IDS])
def test_what_a_wrong_answer_costs_is_watched(tmp_path: Path, game: str) -> None:
    """The hidden cards are dealt anew; then the question stands there again, and has been missed."""
    question, _ = next(costly(game))
    with opened(tmp_path, Calendar()) as there:
        pupil = put(there, question)
        log, player = pupil.log, pupil.player
        assert not live(there.nodes(), "lesson:why")
        pupil.make(question.closed((question.made,)))
        pupil.settle()
        player.use("lesson:why")
        watched(there, player)
        player.use("lesson:next")
        again = Pupil(there, player)
        again.settle()
        assert again.log == log
        answer_by_hand(there, player, missing=False)
        assert "Not at the first try" in names(there)


def answer_by_hand(there: RunningApp, player: Player, *, missing: bool = True) -> None:
    """Do something wrong where the table lets one, unless told otherwise, then what will do."""
    pupil = Pupil(there, player)
    pupil.settle()
    do, before = pupil.lesson.steps[0], pupil.said()
    assert isinstance(do, Do)
    legal = pupil.table.driver.session.view().moves
    wrong = next((each for each in legal if isinstance(each, Play | Say) and not do.is_met((each,))), None)
    if missing and wrong is not None and not do.apart:
        pupil.make((wrong,))
        pupil.settle()
        assert pupil.said() != before
    if do.apart:
        exchange_by_hand(there, player, do)
    else:
        pupil.make(do.moves[:1])
    pupil.settle()
    assert "That time you chose" in pupil.said()
    while live(there.nodes(), "lesson:next"):
        player.use("lesson:next")


def exchange_by_hand(there: RunningApp, player: Player, do: Do) -> None:
    """Choose cards that will do until they are enough, and confirm."""
    fine = [f"card:{card}" for card in range(64) if do.is_met((Lay(card),))]
    for key in [node.key for node in there.nodes() if node.key in fine]:
        if live(there.nodes(), "confirm"):
            break
        player.use(key)
    player.use("confirm")


def test_one_that_cant_be_put_waits_a_day_though_it_was_kept_ahead_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, calendar, context = store_in(tmp_path), Calendar(), open_context()
    monkeypatch.setattr(context.platform, "today", calendar)
    practice = MistakePractice(held, LessonTable(AtOnce()))
    held.keep(later(ONE, seen="2031-01-01", due="2031-02-02"))
    (mistake,) = held.due(calendar())
    assert practice.put(context, mistake, Pop) is None
    assert not held.due(calendar())
    calendar.pass_days(1)
    assert [each.id for each in held.due(calendar())] == [ONE.id]
