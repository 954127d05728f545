"""The one development command: check and test the project, and start what measures, photographs, draws and packs.

It runs in the environment build/run.py makes: python3 build/run.py check
"""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKERS = (os.cpu_count() or 1) + 2
"""More than there are processors, for many tests wait for a window or for somebody who thinks: on two processors four
workers take three quarters of the time of two."""
PYTEST = ("-m", "pytest", "--numprocesses", str(WORKERS), "--dist", "worksteal")
CONTRACTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
LINT = {  # name of the step: what Python is to run
    "style": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "--output-format", "concise", "."),
    "types": ("-m", "mypy"),
    "imports": ("-c", CONTRACTS, "--no-logo"),
}
NATIVE = (str(ROOT / "build" / "native.py"),)
ALIKE = ("core", "rules", "search", "bots", "laws", "golden", "storage", "session")
"""Folders of tests: what is said there of the core, and by whom it is written down, holds of the compiled one, too."""
JOBS: dict[str, dict[str, tuple[str, ...]]] = {  # job: its steps; the words after the job go to the last
    "lint": LINT,
    "test": {"tests": PYTEST},
    "check": {**LINT, "tests": PYTEST},
    "native": {"native": NATIVE},
    "check-native": {
        "native": NATIVE,
        "tests": (*PYTEST, "--core", "compiled", *(f"tests/{each}" for each in ALIKE)),
    },
    "bench": {"bench": ("-m", "tests.tools.bench")},
    "campaign": {"campaign": ("-m", "tests.tools.campaign")},
    "problems": {"problems": ("-m", "tests.tools.problems")},
    "strength": {"strength": ("-m", "tests.tools.strength")},
    "mutants": {"mutants": ("-m", "tests.tools.mutation")},
    "golden": {"golden": ("-m", "tests.golden.record")},
    "decisions": {"decisions": ("-m", "tests.bots.decisions")},
    "new": {"new": (str(ROOT / "build" / "new.py"),)},
    "shots": {"shots": ("-m", "tests.ui.shots")},
    "art": {"art": (str(ROOT / "build" / "art" / "make.py"),)},
    "words": {"words": (str(ROOT / "build" / "translation.py"),)},
    "package": {"package": (str(ROOT / "build" / "package" / "pack.py"),)},
    "release": {"release": (str(ROOT / "build" / "release.py"),)},
}

COMPILED = {"PYTHONPYCACHEPREFIX": str(ROOT / ".work" / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
"""Where modules are kept compiled while tests run, which start the program dozens of times."""

WITHOUT_WORDS = {"lint"}  # jobs whose last step has nothing to be told
WITHOUT_TESTS = {"art", "native", "package"}  # jobs that need none of the tools for testing


def main(words: list[str]) -> int:
    """Run a job's steps to the end, whatever fails on the way, and sum them up if there were several."""
    if not words or words[0] not in JOBS:
        print(f"{__doc__}\nThe jobs are {', '.join(JOBS)}.", file=sys.stderr)
        return 2
    job, *rest = words
    if job not in WITHOUT_TESTS and importlib.util.find_spec("pytest") is None:
        print(f"The development tools are not here; run: python3 build/run.py {job}", file=sys.stderr)
        return 2
    if job in WITHOUT_WORDS and rest:
        print(f"'{job}' takes no words, but '{rest[0]}' was given.", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    steps = list(JOBS[job].items())
    results = [run(name, [*command, *(rest if name == steps[-1][0] else ())]) for name, command in steps]
    if len(results) > 1:
        sum_up(results)
    return max(code for _, code, _ in results)


def run(name: str, command: list[str]) -> tuple[str, int, float]:
    """Run one step; give its name, exit status and seconds."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    told = COMPILED if command[:2] == ["-m", "pytest"] else {}
    code = subprocess.call([sys.executable, *command], env={**os.environ, **told})
    return name, abs(code), time.monotonic() - start


def sum_up(results: list[tuple[str, int, float]]) -> None:
    print()
    for name, code, seconds in results:
        print(f"{name:<8} {'FAILED' if code else 'passed'} {seconds:7.1f} s")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
