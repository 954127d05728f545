"""The screen, drawn in software without a display: frames of every game in motion, of films, start, idling, memory."""

import json
import os
import subprocess
import sys
from functools import partial
from time import time

from game.catalogue import GAMES
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
    parts.append(Part("start", partial(_starts, effort.starts)))
    return [*parts, Part("idling", partial(_apart, "idle"))] if effort.patient else parts


def _starts(count: int) -> list[Figure]:
    starts = [_apart("start", str(time()))[0].value for _ in range(count)]
    return [Figure("first frame after the process began", share(starts, 0.5), "ms", f"median of {count}")]


def _apart(*words: str) -> list[Figure]:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.tools.bench.apart", *words],
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Figure(**each) for each in json.loads(done.stdout.splitlines()[-1])]
