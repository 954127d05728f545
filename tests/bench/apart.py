"""What the screen benchmark measures in a process of its own; prints figures as JSON."""

import json
import resource
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from game.app.application import Application
from game.catalogue import find, rules_for
from game.core.bot import BUDGET
from game.core.move import Deal
from game.play.match_setup import usual
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.scene import Push
from tests.bench.figures import Figure, spread

WARM = 0.27
"""Of the frames, those after which every picture of the pack has been drawn once."""
SETTLING = 15.0
"""Seconds in which the title, left alone, has long drawn what may be opened next."""
IDLE_SECONDS = 8.0


def frames(size: tuple[int, int], count: int) -> list[Figure]:
    """Play deals of Imperium at the pace of a window and time every frame that draws something."""
    with TemporaryDirectory() as folder:
        app = Application(Path(folder), size)
        context, stack = app.context, app.loop.stack
        stack.turn(Push(app.navigator.sit_down(context, usual(find("imperium"), context.words))))
        first: list[float] = []
        times: list[float] = []
        for number in range(count):
            dt = app.window.tick(moving=True)
            start = perf_counter()
            if app.step(dt):
                (times if number > WARM * count else first).append(perf_counter() - start)
            if number % 20 == 19:
                stack.handle(Press("n", None))
                stack.handle(Press("1", Action.PICK_1))
                stack.handle(Press("1", Action.PICK_1))
        context.resize((size[0] - 40, size[1] - 40))
        start = perf_counter()
        stack.draw(app.window.canvas)
        resized = perf_counter() - start
        app.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    label = f"{size[0]}×{size[1]}"
    return [
        Figure(f"table opened {label}", 1e3 * first[0], "ms"),
        *spread(f"frame {label}, first seconds", first[1:]),
        *spread(f"frame {label}", times),
        Figure(f"layout anew after a resize {label}", 1e3 * resized, "ms"),
        Figure(f"peak memory {label}", peak, "MB"),
    ]


def thinking(size: tuple[int, int], count: int) -> list[Figure]:
    """Time the frames while a master thinks without a pause in another process."""
    thinker = get_context("spawn").Process(target=_think, daemon=True)
    thinker.start()
    found = frames(size, count)
    thinker.kill()
    thinker.join()
    return [
        replace(each, name=f"{each.name}, a master thinking")
        for each in found
        if each.name.startswith(f"frame {size[0]}×{size[1]} ")
    ]


def _think() -> None:
    rules = rules_for("sheepshead", {})
    state = rules.play(rules.start(0), Deal(tuple(range(rules.spec.pack.size))))
    master, dice = find("sheepshead").bot(rules, "master"), Random(1)
    while True:
        master.choose(rules.view(state, state.turn), dice, BUDGET)


def start(began: float) -> list[Figure]:
    """Time the first picture from the moment somebody started the process."""
    with TemporaryDirectory() as folder:
        app = Application(Path(folder), (1280, 720))
        while not app.step(0.016):
            pass
        passed = time() - began
        app.close()
    return [Figure("start", 1e3 * passed, "ms")]


def idle() -> list[Figure]:
    """Leave the title alone, let it prepare what may come next, and see what it costs from then on."""
    with TemporaryDirectory() as folder:
        app = Application(Path(folder), (1920, 1080))
        end = perf_counter() + SETTLING
        moving = True
        while perf_counter() < end:
            moving = app.step(app.window.tick(moving))
        begun, used = perf_counter(), process_time()
        while perf_counter() < begun + IDLE_SECONDS:
            moving = app.step(app.window.tick(moving))
        part = 100 * (process_time() - used) / (perf_counter() - begun)
        app.close()
    return [Figure("processor use while idle", part, "% of a core", f"{IDLE_SECONDS:.0f} s")]


def main(words: Sequence[str]) -> None:
    """Measure one thing and print it as JSON; for the processes started above."""
    what, *rest = words
    if what in ("frames", "thinking"):
        wide, _, tall = rest[0].partition("x")
        found = (frames if what == "frames" else thinking)((int(wide), int(tall)), int(rest[1]))
    else:
        found = start(float(rest[0])) if what == "start" else idle()
    print(json.dumps([asdict(figure) for figure in found]))


if __name__ == "__main__":
    main(sys.argv[1:])
