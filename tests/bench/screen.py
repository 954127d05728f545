"""The screen, drawn in software without a display: frames of the busiest animation, start, idling, memory."""

import json
import os
import subprocess
import sys
from time import time

from tests.bench.figures import Figure, share

SIZES = ((1280, 720), (1920, 1080), (2560, 1600))
STARTS = 7


def screen() -> list[Figure]:
    """Measure each thing in a process of its own, so that no cache is warm that would be cold."""
    figures = []
    for wide, tall in SIZES:
        figures += _apart("frames", f"{wide}x{tall}")
    figures += _apart("thinking", "1920x1080")
    starts = [_apart("start", str(time()))[0].value for _ in range(STARTS)]
    figures.append(
        Figure("first frame after the process began", share(starts, 0.5), "ms", f"median of {STARTS}")
    )
    return figures + _apart("idle")


def _apart(*words: str) -> list[Figure]:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.apart", *words],
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Figure(**each) for each in json.loads(done.stdout.splitlines()[-1])]
