"""Runs the benchmarks: a table to read, JSON with --json FILE. ``python build/dev.py bench``."""

import argparse
import json
import os
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from tests.bench.engine import engine
from tests.bench.figures import table
from tests.bench.kernels import kernels
from tests.bench.screen import screen


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    parser.add_argument("--only", choices=("engine", "screen"), help="measure one half only")
    arguments = parser.parse_args()
    figures = []
    if arguments.only != "screen":
        figures += engine() + kernels()
    if arguments.only != "engine":
        figures += screen()
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    print(machine)
    print(table(figures))
    if arguments.json:
        report = {"machine": machine, "figures": [asdict(figure) for figure in figures]}
        arguments.json.write_text(json.dumps(report, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
