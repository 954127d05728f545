"""Bots think elsewhere, answer what is asked now, and survive whatever happens to their process."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from game.catalogue import GAMES, LEVELS, rules_for
from game.core.bot import Decision
from game.core.move import Say
from game.core.rules import Reason
from game.questions import GameConfig, MoveRequest
from game.session import worker
from game.session.worker import BotClient, Pending, ThinkingFailed, pace
from tests.laws.walks import walk
from tests.session.thoughts import Awaited, Elsewhere, Fail, Spell, Unanswered, answer_here

ROOT = Path(worker.__file__).parents[2]
PATIENCE = 120.0
"""Seconds after which a test gives up; no test depends on how long anything takes."""
BRIEFLY = 60.0
"""Seconds in which a process must have gone."""
FILES = Path("/proc/self/fd")
NO_SIGNALS = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signals to stop a process with"
)


@pytest.fixture
def thinker() -> Iterator[BotClient]:
    with closing(BotClient(answer_here)) as opened:
        yield opened


@pytest.fixture(scope="module")
def house() -> Iterator[BotClient]:
    """One process for all bots, as at a table where they follow each other."""
    with closing(BotClient(answer_here)) as opened:
        yield opened


def wait(pending: Pending[Decision]) -> Decision:
    """Poll as the frame loop does, until the answer is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = pending.poll()
        if found is not None:
            return found
        time.sleep(0.005)
    pytest.fail("no answer came")


def said(decision: Decision) -> tuple[str, int]:
    """Give the thought that was answered and the process that answered it."""
    return getattr(decision.move, "word", ""), getattr(decision.move, "number", 0)


def test_a_process_of_its_own_thinks_and_never_loads_pygame(thinker: BotClient) -> None:
    pending = thinker.ask(Spell("one"))
    decision = wait(pending)
    assert said(decision) == ("one", thinker.pid)
    assert thinker.pid not in (0, os.getpid())
    assert decision.reason.key == "headless"
    assert not thinker.thinking
    assert pending.poll() is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_every_bot_of_the_house_thinks_there(house: BotClient, game: str, level: str) -> None:
    rules, dice = rules_for(game, {}), Random(5)
    state = next(step.after for step in walk(rules, dice) if step.after.turn >= 0)
    view = rules.view(state, state.turn)
    request = MoveRequest(GameConfig(game, ()), level, view, seed=1, budget=5)
    decision = wait(house.ask(Elsewhere(request)))
    assert decision.move in view.moves
    assert decision.reason.key == "headless"


FOUND = Decision(Say("found"), Reason("none"))


class Prompt:
    """A place where the pace and an answer lie ready at once, as after a while in which nobody asked."""

    def __init__(self) -> None:
        self._ready: list[worker.Answer | float] = [2.0, worker.Answer(1, FOUND)]

    def put(self, number: int, thought: object) -> None:
        assert (number, thought) == (1, Spell("one"))

    def fetch(self) -> worker.Answer | float | None:
        return self._ready.pop(0) if self._ready else None

    def close(self) -> None:
        assert not self._ready


def test_an_answer_behind_the_pace_is_given_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotClient, "_start_worker", lambda _: Prompt())
    with closing(BotClient(answer_here)) as opened:
        assert opened.ask(Spell("one")).poll() == FOUND
        assert opened.budget(10) == 20


class Slow:
    """A place that answers one question when it is let."""

    def __init__(self) -> None:
        self.asked: list[Spell] = []
        self.ready: list[worker.Answer] = []

    def put(self, _number: int, thought: Spell) -> None:
        self.asked.append(thought)

    def fetch(self) -> worker.Answer | None:
        return self.ready.pop() if self.ready else None

    def close(self) -> None:
        pass


def test_nobody_thinks_about_what_is_forgotten_before_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    place, words = Slow(), ("one", "two", "three")
    monkeypatch.setattr(BotClient, "_start_worker", lambda _: place)
    with closing(BotClient(answer_here)) as opened:
        *_, last = [opened.ask(Spell(word)) for word in words]
        for number in (1, len(words)):
            assert last.poll() is None
            place.ready.append(worker.Answer(number, FOUND))
        assert last.poll() == FOUND
    assert place.asked == [Spell("one"), Spell("three")]


def test_only_the_last_question_is_answered(thinker: BotClient) -> None:
    asked = [thinker.ask(Spell(word, seconds)) for word, seconds in (("one", 0), ("two", 0.01), ("four", 0))]
    assert said(wait(asked[-1]))[0] == "four"
    assert [each.poll() for each in asked] == [None, None, None]


def test_whoever_asked_before_does_not_get_the_answer_to_the_next_question(thinker: BotClient) -> None:
    first, second = thinker.ask(Spell("one")), thinker.ask(Spell("two"))
    while thinker.thinking:
        assert first.poll() is None
        time.sleep(0.005)
    assert first.poll() is None
    assert said(wait(second))[0] == "two"


def test_whoever_asked_before_sees_that_the_question_was_dropped(thinker: BotClient) -> None:
    first = thinker.ask(Spell("one"))
    seen = [first.dropped]
    wait(first)
    seen.append(first.dropped)
    second = thinker.ask(Spell("two"))
    seen += [first.dropped, second.dropped]
    thinker.drop()
    seen.append(second.dropped)
    assert seen == [False, False, True, False, True]


def test_a_dropped_question_is_not_answered_and_the_next_is(thinker: BotClient, tmp_path: Path) -> None:
    answerable = tmp_path / "answerable"
    dropped = thinker.ask(Awaited("dropped", str(answerable)))
    assert [dropped.poll(), thinker.thinking] == [None, True]
    thinker.drop()
    assert [dropped.poll(), thinker.thinking] == [None, False]
    answerable.touch()
    assert said(wait(thinker.ask(Spell("after the undo"))))[0] == "after the undo"
    assert dropped.poll() is None
    thinker.ask(Spell("never mind"))
    thinker.drop()
    assert said(wait(thinker.ask(Spell("this"))))[0] == "this"


def test_a_process_that_dies_is_replaced_once_and_then_a_thread_thinks(thinker: BotClient) -> None:
    wait(thinker.ask(Spell("one")))
    first = thinker.pid
    os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
    second = said(wait(thinker.ask(Spell("two"))))[1]
    assert second == thinker.pid != first
    os.kill(second, getattr(signal, "SIGKILL", signal.SIGTERM))
    assert said(wait(thinker.ask(Spell("three")))) == ("three", os.getpid())
    assert thinker.pid == 0


def test_a_question_outlives_the_process_that_thinks_about_it(thinker: BotClient) -> None:
    first = said(wait(thinker.ask(Spell("one"))))[1]
    pending = thinker.ask(Unanswered("two", first))
    os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
    assert said(wait(pending)) == ("two", thinker.pid)
    assert thinker.pid not in (0, first)


@NO_SIGNALS
def test_a_process_that_was_stopped_goes_on(thinker: BotClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "LONG", 0.1)
    wait(thinker.ask(Spell("one")))
    pid = thinker.pid
    os.kill(pid, signal.SIGSTOP)
    assert said(wait(thinker.ask(Spell("two")))) == ("two", pid)


def test_a_bot_that_breaks_down_is_heard(thinker: BotClient) -> None:
    failing = thinker.ask(Fail())
    with pytest.raises(ThinkingFailed, match="ValueError: no idea"):
        wait(failing)
    assert failing.poll() is None
    assert said(wait(thinker.ask(Spell("one"))))[0] == "one"


@pytest.mark.parametrize("error", [OSError, PermissionError])
def test_where_no_process_can_be_made_a_thread_thinks(
    error: type[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoProcesses:
        def Pipe(self) -> None:  # noqa: N802  the name is multiprocessing's
            raise error

    monkeypatch.setattr(worker, "get_context", lambda _method: NoProcesses())
    with closing(BotClient(answer_here)) as thinker:
        assert thinker.pid == 0
        assert said(wait(thinker.ask(Spell("one")))) == ("one", os.getpid())
        with pytest.raises(ThinkingFailed):
            wait(thinker.ask(Fail()))


def test_closing_ends_the_process_even_while_it_thinks() -> None:
    thinker = BotClient(answer_here)
    wait(thinker.ask(Spell("one")))
    pid = thinker.pid
    thinker.ask(Spell("two", 30.0))
    thinker.close()
    assert pid not in [child.pid for child in active_children()]


@NO_SIGNALS
def test_closing_ends_a_process_that_is_stopped() -> None:
    thinker = BotClient(answer_here)
    wait(thinker.ask(Spell("one")))
    pid = thinker.pid
    os.kill(pid, signal.SIGSTOP)
    thinker.ask(Spell("two"))
    thinker.close()
    assert not alive(pid)


@pytest.mark.skipif(not FILES.exists(), reason="this system does not list the open files of a process")
def test_closing_leaves_nothing_open() -> None:
    with closing(BotClient(answer_here)) as first:  # what Python opens with the first process of all stays
        wait(first.ask(Spell("one")))
    held, thinker = len([*FILES.iterdir()]), BotClient(answer_here)
    wait(thinker.ask(Spell("two")))
    thinker.close()
    assert len([*FILES.iterdir()]) == held, "though whoever asks has not been let go of"


ORPHAN = """
import sys
import time
from game.session import worker
from game.session.worker import BotClient
from tests.session.thoughts import Forever, Spell, answer_here, spared
if __name__ == "__main__":
    if sys.argv[2] == "thinking elsewhere":
        worker._killed_when_closed = spared
    thinker = BotClient(answer_here)
    pending = thinker.ask(Spell("one"))
    while pending.poll() is None and sys.argv[2] != "stopped at its start":
        time.sleep(0.005)
    thinker.ask(Forever() if sys.argv[1] == "forever" else Spell("two"))
    print(thinker.pid, flush=True)
    time.sleep(600)
"""


@NO_SIGNALS
@pytest.mark.parametrize(
    "state", ["idle", "thinking", "thinking elsewhere", "stopped", "stopped at its start"]
)
def test_the_process_ends_when_the_window_is_killed(tmp_path: Path, state: str) -> None:
    if state.startswith("stopped") and sys.platform != "linux":
        pytest.skip("only Linux ends a process that is stopped when another one dies")
    script = tmp_path / "window.py"
    script.write_text(ORPHAN, "utf-8")
    place = {**os.environ, "PYTHONPATH": str(ROOT)}
    thought = "forever" if state.startswith("thinking") else "two"
    with subprocess.Popen(
        [sys.executable, script, thought, state], stdout=subprocess.PIPE, text=True, env=place
    ) as window:
        assert window.stdout
        pid = int(window.stdout.readline())
        if state.startswith("stopped"):
            os.kill(pid, signal.SIGSTOP)
        time.sleep(0.2)
        assert alive(pid)
        window.kill()
    gone(pid)


def gone(pid: int) -> None:
    """Wait until a process has ended; end it, and fail, when it outlives all patience."""
    end = time.monotonic() + BRIEFLY
    while alive(pid):
        if time.monotonic() > end:
            os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            pytest.fail("the process outlives the window")
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """Tell whether a process runs; one that is dead but not yet collected does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()  # a system without such files has collected it in time
    return state != "Z"


def test_budgets_follow_the_pace_of_the_machine_within_bounds(
    thinker: BotClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pace() > 0
    assert thinker.budget(100) == 100
    for seconds, worlds in ((1e-9, 25), (1e9, 400)):
        monkeypatch.setattr(worker, "REFERENCE_SECONDS", seconds)
        monkeypatch.setattr(worker, "_ProcessWorker", worker._ThreadWorker)  # noqa: SLF001  the constant must be the patched one
        with closing(BotClient(answer_here)) as near:
            wait(near.ask(Spell("one")))
            assert near.budget(100) == worlds
            assert near.budget(1) >= 1
