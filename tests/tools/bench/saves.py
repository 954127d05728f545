"""How long title, Continue and saved games take with many matches: ``python -m tests.tools.bench.saves [COUNT …]``.

Half of the matches are finished. What counts is processor time of the thread that draws, in the frame that answers
the press and the one after it, once the screens have been visited and their pictures loaded.
"""

import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")

from game.catalogue import GAMES, spec_of
from game.storage.stores import open_stores
from tests.ui.scenes.application import keep, played
from tests.ui.whole.player import control
from tests.ui.whole.running_app import RunningApp, running

COUNTS = (1000, 5000)
ROUNDS = 5
LONG_AGO = 60.0
"""Seconds since the last match was kept: for some seconds after that the program trusts no folder to be unchanged."""
ENDLESS = 99
"""So many deals that the match is over before them."""


def fill(folder: Path, count: int) -> None:
    """Keep a few matches of every game, and copy them until there are so many."""
    with closing(open_stores(folder, spec_of)) as stores:
        for over in (False, True):
            for game in GAMES:
                keep(stores, played(game.id, 1, deals=ENDLESS if over else 1))
    there = sorted((folder / "data" / "matches").glob("*.json"))
    for number in range(count - len(there)):
        source = there[number % len(there)]
        shutil.copyfile(
            source, source.with_name(f"20200101-{number:06d}-{source.stem.split('-', 2)[2]}.json")
        )
    past = time.time() - LONG_AGO
    os.utime(folder / "data" / "matches", (past, past))


def press(there: RunningApp, key: str) -> float:
    """Press a control, and give the milliseconds the answer took."""
    node = control(there.nodes(), key)
    assert node is not None, key
    at = node.visible.center
    there.move(at)
    there.step()
    there.down(at)
    there.step()
    there.up(at)
    return timed(there.step, there.step)


def back(there: RunningApp) -> float:
    """Go back by key, and give the milliseconds it took."""
    return timed(lambda: there.press("escape"))


def timed(*steps: Callable[[], object]) -> float:
    start = thread_time()
    for step in steps:
        step()
    return 1e3 * (thread_time() - start)


def rounds(there: RunningApp) -> dict[str, list[float]]:
    """Go from screen to screen."""
    found: dict[str, list[float]] = {}
    acts: tuple[tuple[str, Callable[[], float]], ...] = (
        ("Saved games", lambda: press(there, "saves")),
        ("Finished", lambda: press(there, "tab/1")),
        ("back to the title", lambda: back(there)),
        ("Continue", lambda: press(there, "continue")),
    )
    for _ in range(ROUNDS + 1):
        for name, act in acts:
            found.setdefault(name, []).append(act())
            there.rest(0.5)
        back(there)  # to the menu of the table, and from there
        there.rest(0.5)
        found.setdefault("from the table to the title", []).append(press(there, "leave"))
        there.rest(0.5)
    return found


def main(counts: list[int]) -> None:
    """Measure, and print the first visit and the median and the worst of the others."""
    for count in counts:
        with TemporaryDirectory() as kept:
            fill(Path(kept), count)
            with running(Path(kept)) as there:
                there.rest(count / 500)
                for name, (first, *others) in rounds(there).items():
                    middle = sorted(others)[len(others) // 2]
                    print(
                        f"{count} saves, {name}: {middle:.1f} ms (worst {max(others):.1f}, first {first:.1f})"
                    )


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]] or list(COUNTS))
