"""Runs the tests that enter a mutant in a copy of the checkout."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.tools.mutation.layers import ROOT, Layer
from tests.tools.mutation.mutants import Mutant
from tests.tools.mutation.reach import CHOSEN, WRITTEN, Reach, knowing, nearest

COPIED = ("assets", "build", "game", "tests", "pyproject.toml")
LONGEST = 3600
"""Seconds in which the tests of a layer have to be through."""
SPARE = 90
"""Seconds more than twice what its tests take, after which a mutant that keeps them busy for ever is killed."""
PYTEST = ("-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
REACH = ("-p", "tests.tools.mutation.reach")


class BrokenTests(Exception):
    """The tests fail though nothing was mutated, so that they can't tell anything."""


class Workshop:
    """A copy of the checkout, in which one module at a time is a mutant."""

    def __init__(self) -> None:
        """Copy afresh what the tests need."""
        self._tree = ROOT / ".work" / "mutants" / "tree"
        shutil.rmtree(self._tree, ignore_errors=True)
        self._tree.mkdir(parents=True)
        for name in COPIED:
            source, ignored = ROOT / name, shutil.ignore_patterns("__pycache__")
            if source.is_dir():
                shutil.copytree(source, self._tree / name, ignore=ignored)
            else:
                shutil.copy2(source, self._tree / name)
        self._reach: dict[str, Reach] = {}
        self._passing: set[str] = set()
        self._written = 0

    def kills(self, layer: Layer, mutant: Mutant, *, loud: bool = False) -> bool:
        """Tell whether a test fails on the mutant; raise BrokenTests if one fails without it.

        First those that know its module are run, and only if they notice nothing those of the layer that enter it.
        """
        for file in knowing(self._tree, mutant.path):
            with self._mutated(mutant):
                noticed = not self._run([file], {}, LONGEST, loud=loud)
            if noticed and file not in self._passing and not self._run([file], {}, LONGEST, loud=loud):
                message = f"{file} fails without a mutant."
                raise BrokenTests(message)
            if noticed:
                self._passing.add(file)
                return True
        if layer.name not in self._reach:
            self._reach[layer.name] = self._sound(layer, loud=loud)
        reach = self._reach[layer.name]
        chosen = nearest(reach, mutant.path, mutant.function)
        longest = SPARE + 2 * sum(reach[test][0] for test in chosen or reach)
        with self._mutated(mutant):
            return not self._pass(layer, chosen, longest, loud=loud)

    @contextmanager
    def _mutated(self, mutant: Mutant) -> Iterator[None]:
        path = self._tree / mutant.path
        source = path.read_bytes()
        try:
            self._write(path, mutant.applied(source))
            yield
        finally:
            self._write(path, source)

    def _sound(self, layer: Layer, *, loud: bool) -> Reach:
        """Run the tests of a layer without a mutant, and find what each of them enters."""
        written = self._tree / "reach.json"
        if not self._run([*layer.files(), *layer.named()], {WRITTEN: str(written)}, LONGEST, loud=loud):
            message = f"The tests of {layer.name} fail without a mutant: {' '.join(layer.tests)}"
            raise BrokenTests(message)
        reach: Reach = json.loads(written.read_text("utf-8"))
        return reach

    def _write(self, path: Path, text: bytes) -> None:
        """Write a module with a time of its own: compiled ones are told apart by whole seconds and size only."""
        path.write_bytes(text)
        self._written += 1
        os.utime(path, (path.stat().st_mtime + self._written,) * 2)

    def _pass(self, layer: Layer, chosen: Sequence[str], longest: float, *, loud: bool) -> bool:
        """Run the chosen tests, or all of the layer if none is known to enter the mutant's function."""
        if not chosen:
            return self._run([*layer.files(), *layer.named()], {}, longest, loud=loud)
        listed = self._tree / "chosen.json"
        listed.write_text(json.dumps(chosen), "utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in chosen)
        return self._run([*files], {CHOSEN: str(listed)}, longest, loud=loud)

    def _run(self, tests: Sequence[str], told: Mapping[str, str], longest: float, *, loud: bool) -> bool:
        said = None if loud else subprocess.DEVNULL
        running = subprocess.Popen(
            [sys.executable, *PYTEST, *REACH, *tests],
            cwd=self._tree,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPATH": str(self._tree), **told},
            stdout=said,
            stderr=said,
            start_new_session=True,  # so that what the tests have started ends with them
        )
        try:
            return running.wait(longest) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            self._end(running)

    def _end(self, running: "subprocess.Popen[bytes]") -> None:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
