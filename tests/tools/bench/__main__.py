"""Runs the benchmarks: each part is printed and kept as JSON as soon as it is done. ``python build/dev.py bench``."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from game import CORE
from game.storage.checked import plain
from tests.tools.bench.engine import engine
from tests.tools.bench.figures import QUICK, WHOLE, Effort, Figure, Part, table
from tests.tools.bench.kernels import kernels
from tests.tools.bench.peers import peers
from tests.tools.bench.reviewing import reviewing
from tests.tools.bench.screen import screen

ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / ".work" / "bench.json"
INTERRUPTED = 130
"""What a shell makes of a job that was broken off from the keyboard."""


def main(words: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", default=KEPT, help=f"where the figures go; {KEPT} unless given"
    )
    parser.add_argument("--only", choices=("engine", "screen"), help="measure one half only")
    parser.add_argument("--quick", action="store_true", help="a rough look, in about a minute")
    arguments = parser.parse_args(words)
    effort = QUICK if arguments.quick else WHOLE
    parts = [
        *(engines(effort) if arguments.only != "screen" else ()),
        *(screen(effort) if arguments.only != "engine" else ()),
    ]
    return measure(parts, arguments.json)


def engines(effort: Effort) -> list[Part]:
    """List what is measured without a screen."""
    return [*peers(effort), *engine(effort), *kernels(effort), *reviewing(effort)]


def measure(parts: Sequence[Part], path: Path) -> int:
    """Do one part after another; what is done is printed and kept, whatever becomes of the rest."""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    machine = f"Python {platform.python_version()}, {system}; the game's core: {CORE}"
    print(machine, flush=True)
    figures: list[Figure] = []
    for number, part in enumerate(parts, 1):
        print(f"[{number}/{len(parts)}] {part.name}", flush=True)
        try:
            found = part.work()
        except KeyboardInterrupt:
            print(f"Broken off; {number - 1} of {len(parts)} parts are in {path}.", flush=True)
            return INTERRUPTED
        print(table(found), flush=True)
        figures += found
        keep(path, machine, figures, complete=number == len(parts))
    return 0


def keep(path: Path, machine: str, figures: Sequence[Figure], *, complete: bool) -> None:
    """Write what there is, so that no moment leaves half a file."""
    report = {"machine": machine, "complete": complete, "figures": [plain(figure) for figure in figures]}
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(report, indent=1), "utf-8")
    beside.replace(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
