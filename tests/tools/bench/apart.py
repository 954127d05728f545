"""What the screen benchmark measures in a process of its own; prints figures as JSON."""

import json
import sys
from collections.abc import Sequence
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.app.application import Application
from game.catalogue import find, rules_for
from game.core.bot import BUDGET
from game.core.move import Deal
from game.core.record import replace
from game.storage.checked import plain
from tests.tools.bench.figures import Figure
from tests.tools.bench.films import films
from tests.tools.bench.frames import IDLE_SECONDS, left_alone, measured, rest, seated
from tests.tools.bench.stalls import stalls

SIZE = (1920, 1080)


def thinking(size: tuple[int, int], count: int) -> list[Figure]:
    """Time the frames while a master thinks without a pause in another process."""
    thinker = get_context("spawn").Process(target=_think, daemon=True)
    thinker.start()
    found = measured("imperium", size, count)
    thinker.kill()
    thinker.join()
    return [replace(each, name=f"{each.name}, a master thinking") for each in found if ", " in each.name]


def _think() -> None:
    rules = rules_for("sheepshead", {})
    state = rules.play(rules.start(0), Deal(tuple(range(rules.spec.pack.size))))
    master, dice = find("sheepshead").bot(rules, "master"), Random(1)
    while True:
        master.choose(rules.view(state, state.turn), dice, BUDGET)


def idle() -> list[Figure]:
    """Leave title and table alone, and see what either costs once everything is there."""
    with TemporaryDirectory() as folder, closing(Application(Path(folder), SIZE)) as app:
        app.step(0.016)
        rest(app)
        found = [told("title", *left_alone(app))]
    with seated("imperium", SIZE) as table:
        table.await_me()
        rest(table.app)
        return [*found, told("table", *left_alone(table.app))]


def told(place: str, part: float, drawn: int) -> Figure:
    """Tell what it costs to leave a place alone."""
    remark = f"{drawn} frames drawn in {IDLE_SECONDS:.0f} s"
    return Figure(f"processor use, {place} left alone", 100 * part, "% of a core", remark)


def size_of(word: str) -> tuple[int, int]:
    """Read the size of a window."""
    wide, _, tall = word.partition("x")
    return int(wide), int(tall)


def main(words: Sequence[str]) -> None:
    """Measure one thing and print it as JSON; for the processes started above."""
    what, *rest = words
    if what == "frames":
        found = measured(rest[0], size_of(rest[1]), int(rest[2]))
    elif what == "films":
        found = films(size_of(rest[0]))
    elif what == "thinking":
        found = thinking(size_of(rest[0]), int(rest[1]))
    else:
        found = stalls()[0] if what == "stalls" else idle()
    print(json.dumps([plain(figure) for figure in found]))


if __name__ == "__main__":
    main(sys.argv[1:])
