"""Photographs every screen at several sizes into the folder .work/shots. ``python3 build/run.py shots``."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.record import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.application import Application
from game.app.gallery import FRAME, SECONDS_AT_TABLE, screens
from game.ui.shell.node import flaws
from game.ui.shell.scene import Pop, Push

FOLDER = Path(__file__).resolve().parent.parent.parent / ".work" / "shots"
SHOTS = (
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((2560, 1440), 1.0),
    ((960, 600), 1.0),
    ((1280, 720), 2.0),
    ((960, 600), 2.0),
    ((800, 600), 1.0),
    ((980, 1380), 1.0),
)


def main() -> int:
    """Photograph; say what is wrong with any screen. Words on the command line choose screens by name."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for size, scale in SHOTS:
        with TemporaryDirectory() as folder:
            app = Application(Path(folder), size)
            app.context.change(replace(app.context.settings, text_scale=scale))
            there = list(screens(app))
            if strange := unknown(wanted, [name for name, _ in there]):
                app.close()
                print(strange, file=sys.stderr)
                return 2
            for name, scene in there:
                if wanted and not any(word in name for word in wanted):
                    continue
                app.loop.stack.turn(Push(scene()))
                for _ in range(round(SECONDS_AT_TABLE / FRAME)):
                    app.step(FRAME)
                app.loop.draw()
                label = f"{name}-{size[0]}x{size[1]}" + ("" if scale == 1 else f"-text{round(100 * scale)}")
                pygame.image.save(app.window.canvas, FOLDER / f"{label}.png")
                for flaw in flaws(app.loop.stack.nodes(), size):
                    print(f"{label}: {flaw}")
                    wrong += 1
                app.loop.stack.turn(Pop())
            app.close()
    print(f"Pictures are in {FOLDER}; {wrong} flaws.")
    return 1 if wrong else 0


def unknown(wanted: Sequence[str], names: Sequence[str]) -> str:
    """Say which words no screen's name has in it; empty when there are none."""
    strange = [word for word in wanted if not any(word in name for name in names)]
    if not strange:
        return ""
    return f"There is no screen with '{strange[0]}' in its name; there are {', '.join(names)}."


if __name__ == "__main__":
    sys.exit(main())
