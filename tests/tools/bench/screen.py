"""The screen, drawn in software without a display: frames of every game in motion, of films, start, idling, memory."""

import json
import os
import subprocess
import sys
from functools import partial
from tempfile import TemporaryDirectory

from game.catalogue import GAMES
from game.native import WISH
from tests.tools.bench.cores import known_cores
from tests.tools.bench.figures import Effort, Figure, Part, share


def screen(effort: Effort) -> list[Part]:
    """List what is measured, each thing in a process of its own, so that no cache is warm that would be cold."""
    parts = [
        Part(
            f"frames of {game.id} at {wide}x{tall}",
            partial(_apart, "frames", game.id, f"{wide}x{tall}", str(effort.frames)),
        )
        for wide, tall in effort.sizes
        for game in GAMES
    ]
    parts += [
        Part(f"films at {wide}x{tall}", partial(_apart, "films", f"{wide}x{tall}"))
        for wide, tall in effort.sizes
    ]
    if effort.patient:
        thinking = partial(_apart, "thinking", "1920x1080", str(effort.frames))
        parts.append(Part("frames beside a master who thinks", thinking))
        parts.append(Part("longest frames", partial(_apart, "stalls")))
        parts.append(Part("idling", partial(_apart, "idle")))
    return [*parts, Part("start", partial(_starts, effort.starts))]


def _starts(count: int) -> list[Figure]:
    """Time the first picture with each core by turns; it begins with an empty data folder."""
    times = {core: list[float]() for core in known_cores()}
    for _ in range(count):
        for core, each in times.items():
            with TemporaryDirectory() as folder:
                each.append(1e3 * float(_said("start", folder, core=core)))
    return [
        Figure(f"processor time to the first frame, {core}", share(each, 0.5), "ms", f"median of {count}")
        for core, each in times.items()
    ]


def _apart(*words: str) -> list[Figure]:
    return [Figure(**each) for each in json.loads(_said("apart", *words))]


def _said(module: str, *words: str, core: str = "") -> str:
    """Have a module measure without a screen, and give its last line; with the core there is, unless one is named."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **({WISH: core} if core else {})}
    done = subprocess.run(
        [sys.executable, "-m", f"tests.tools.bench.{module}", *words],
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1]
