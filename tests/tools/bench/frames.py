"""Frames of the busiest animations of one game: dealing, exchange, tricks played and swept, chips on their way.

``python -m tests.tools.bench.frames --size 1920x1080 [GAME …]`` prints every game; ``--profile`` tells which functions
the time goes to. What counts is processor time of the thread that draws; the clock on the wall is printed beside it.

Bots and player make any legal move, so that nobody thinks; what a move costs belongs to the frame that shows it.
"""

import argparse
import cProfile
import os
import pstats
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import enumerate as enumerate_threads
from time import perf_counter, process_time, sleep, thread_time
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.application import Application
from game.catalogue import GAMES, find
from game.core.bot import Decision
from game.core.event import Dealt
from game.core.move import Move, Play, Say
from game.core.rules import Reason
from game.play.match_setup import usual_setup
from game.play.phases import Between, Mine
from game.play.table.inputs import TimePassed
from game.questions import MoveRequest
from game.stage.pose import CHIP
from game.ui.scenes.table import TableScene
from game.ui.shell.input import Press
from game.ui.shell.scene import Pop, Push
from tests.session.thinkers import AtOnce
from tests.tools.bench.figures import Figure, share, spread

FRAME = 1 / 60
SETTLED = 0.2
"""Of the frames, those after which every picture of the pack has been drawn once."""
PAUSE = 20
"""Frames in which nothing moves before the player makes up his mind, as somebody quick does."""
RESIZES = 3
IDLE_SECONDS = 8.0


def anybody(seed: int) -> AtOnce:
    """Make bots that make any legal move, and know nothing else."""
    dice = Random(seed)

    def found(question: Any) -> Any:
        if isinstance(question, MoveRequest):
            return Decision(dice.choice(question.view.moves), Reason("none"))
        return None

    return AtOnce(found)


class FrameTimes:
    """Seconds of every frame in which something moved."""

    def __init__(self) -> None:
        self.busy: list[float] = []  # processor time
        self.wall: list[float] = []
        self.kinds: dict[str, list[float]] = {}

    def add(self, kind: str, busy: float, wall: float) -> None:
        self.busy.append(busy)
        self.wall.append(wall)
        self.kinds.setdefault(kind, []).append(busy)

    def settled(self) -> "FrameTimes":
        """Leave out the frames in which pictures are drawn for the first time."""
        first = round(SETTLED * len(self.busy))
        rest = FrameTimes()
        rest.busy, rest.wall, rest.kinds = self.busy[first:], self.wall[first:], self.kinds
        return rest


class TableFrames:
    """One game in a window nobody sees."""

    def __init__(self, folder: Path, game: str, size: tuple[int, int]) -> None:
        self.app = Application(folder, size, anybody(1), Random(1))
        self._dice = Random(3)
        context = self.app.context
        setup = usual_setup(find(game), "")
        begun = thread_time()
        self.app.loop.stack.turn(Push(self.app.navigator.matches.sit_down(context, setup)))
        self.app.step(FRAME)
        self.opened = thread_time() - begun
        top = self.app.loop.stack.top
        assert isinstance(top, TableScene)
        self.table = top
        self._rested = 0

    def play(self, count: int) -> FrameTimes:
        """Go on until something has moved in so many frames."""
        times = FrameTimes()
        while len(times.busy) < count:
            kind, act = self.kind, self._act()
            processor, wall = thread_time(), perf_counter()
            act()
            drawn = self.app.step(FRAME)
            passed = thread_time() - processor, perf_counter() - wall
            sleep(max(0.0, FRAME - passed[1]))  # or nothing would be ready that is drawn beside the frames
            moving = not self.table.driver.shown.animator.idle
            if drawn and moving:
                times.add(kind, *passed)
            self._rested = 0 if moving else self._rested + 1
        return times

    @property
    def kind(self) -> str:
        """Say what moves."""
        playback = self.table.driver.playback
        if not playback.shown.beats:
            return "deal"
        if any(key[0] == CHIP for key in playback.shown.animator.flying):
            return "chips"
        beat = playback.shown.beats[-1][1]
        if any(isinstance(event, Dealt) for event in beat.events):
            return "deal"
        return {Play: "trick", Say: "words"}.get(type(beat.done), "exchange")

    def _act(self) -> Callable[[], object]:
        """Give what the player does now, once he has looked for a moment."""
        stack, table = self.app.loop.stack, self.table
        if self._rested < PAUSE:
            return lambda: None
        if stack.top is not self.table:
            return self._go_on
        if isinstance(table.driver.playback.phase, Between):
            return lambda: stack.handle(Press("n", None))
        if not isinstance(table.driver.playback.phase, Mine):
            return lambda: None
        self._rested = 0
        move = self._dice.choice(table.driver.session.view().moves)
        return lambda: self._submit(move)

    def _submit(self, move: Move) -> None:
        self.table.driver.playback.submit([move])
        self.table.send(TimePassed(self.table.driver.clock.now))

    def _go_on(self) -> None:
        """Put the result away; after a match sit down to another."""
        stack, session = self.app.loop.stack, self.table.driver.session
        if not session.match.over:
            stack.turn(Pop())
            return
        context, game = self.app.context, find(session.game)
        scene = self.app.navigator.matches.sit_down(context, usual_setup(game, ""))
        assert isinstance(scene, TableScene)
        self.table = scene
        stack.turn(Pop(Pop(Push(scene))))
        self._rested = 0

    def resized(self) -> list[tuple[float, float]]:
        """Change the size of the window a little, several times; give the seconds of the first picture and the next."""
        found = []
        wide, tall = self.app.window.size
        for number in range(1, RESIZES + 1):
            self.app.window.canvas = resize(self.app, (wide - 40 * number, tall - 25 * number))
            begun = thread_time()
            self.app.step(0.0)
            first = thread_time() - begun
            self.app.step(0.0)
            found.append((first, thread_time() - begun - first))
            for _ in range(40):
                self.app.step(FRAME)
        return found

    def await_me(self) -> None:
        """Let time pass until the player is to move, and everything has been drawn."""
        while not (self.table.driver.playback.ready and self.app.context.sprites.settled):
            self.app.step(FRAME)


def rest(app: Application) -> None:
    """Wait until the program has loaded what it will need next, and has drawn nothing for a second."""
    moving, still = False, perf_counter()
    while perf_counter() < still + 1 or any(each.name == "preloading" for each in enumerate_threads()):
        moving = app.step(app.window.tick(moving))
        if moving:
            still = perf_counter()


def left_alone(app: Application) -> tuple[float, int]:
    """Do nothing for a while; give the share of a core that costs, and how many frames were drawn."""
    drawn, moving = 0, False
    begun, used = perf_counter(), process_time()
    while perf_counter() < begun + IDLE_SECONDS:
        moving = app.step(app.window.tick(moving))
        drawn += moving
    return (process_time() - used) / (perf_counter() - begun), drawn


def resize(app: Application, size: tuple[int, int]) -> Any:
    """Give the window another size, and give its canvas."""
    app.window._window.size = size  # noqa: SLF001 - what the system does when a corner is dragged
    return app.window._window.get_surface()  # noqa: SLF001 - as above


@contextmanager
def seated(game: str, size: tuple[int, int]) -> Iterator[TableFrames]:
    """Sit down to a game."""
    with TemporaryDirectory() as folder:
        table = TableFrames(Path(folder), game, size)
        with closing(table.app):
            yield table


def measured(game: str, size: tuple[int, int], count: int) -> list[Figure]:
    """Measure one game in one window."""
    with seated(game, size) as table:
        times = table.play(count)
        settled = times.settled()
        first, sharp = (share(some, 0.5) for some in zip(*table.resized(), strict=True))
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        opened = table.opened
    label = f"{game} {size[0]}×{size[1]}"
    slowest = max(times.kinds, key=lambda kind: share(times.kinds[kind], 0.5))
    return [
        *spread(f"{label} frame, processor", settled.busy),
        Figure(f"{label} frame p99, first ones included", 1e3 * share(times.busy, 0.99), "ms"),
        Figure(f"{label} busiest p50", 1e3 * share(times.kinds[slowest], 0.5), "ms", slowest),
        *(each for each in spread(f"{label} frame, wall clock", settled.wall) if "p95" not in each.name),
        Figure(f"{label} opened", 1e3 * opened, "ms"),
        Figure(f"{label} resized", 1e3 * first, "ms", f"the first picture, median of {RESIZES}"),
        Figure(f"{label} sharp again", 1e3 * sharp, "ms", "the frame after it"),
        Figure(f"{label} peak memory", peak, "MB"),
    ]


def profile(game: str, size: tuple[int, int], count: int) -> None:
    """Print the functions that take longest, once all pictures have been drawn."""
    with seated(game, size) as table:
        table.play(count // 4)
        watch = cProfile.Profile(thread_time)
        watch.runcall(table.play, count)
        print(f"\n{game}: milliseconds of {count} frames")
        stats = pstats.Stats(watch)
        stats.sort_stats("tottime").print_stats(28)
        stats.sort_stats("cumtime").print_stats("game/", 45)


def line(game: str, figures: Sequence[Figure]) -> str:
    """Lay the figures of one game out in a line."""
    values = (f"{each.name.split(' ', 2)[2].replace('frame, ', '')} {each.value:.1f}" for each in figures)
    return f"{game:<18} {'  '.join(values)}"


def main(words: Sequence[str]) -> int:
    """Measure the games named, all unless any is."""
    parser = argparse.ArgumentParser(prog="tests.tools.bench.frames")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--frames", type=int, default=400)
    parser.add_argument("--profile", action="store_true", help="tell which functions the time goes to")
    wanted = parser.parse_args(words)
    wide, _, tall = wanted.size.partition("x")
    size = (int(wide), int(tall))
    for game in wanted.games or [each.id for each in GAMES]:
        if wanted.profile:
            profile(game, size, wanted.frames)
        else:
            print(line(game, measured(game, size, wanted.frames)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
