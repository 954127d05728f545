"""Runs the tests nearest to a mutant in a copy of the checkout."""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.mutation.layers import ROOT, Layer
from tests.mutation.mutants import Mutant

COPIED = ("assets", "build", "game", "tests", "pyproject.toml")
LONGEST = 1800
"""Seconds after which a mutant that keeps its tests busy for ever is killed."""
PYTEST = ("-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")


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
        self._sound: set[str] = set()
        self._written = 0

    def kills(self, layer: Layer, mutant: Mutant, *, loud: bool = False) -> bool:
        """Tell whether a test fails on the mutant; raise BrokenTests if one fails without it."""
        if layer.name not in self._sound and not self._pass(layer, "", loud=loud):
            message = f"The tests of {layer.name} fail without a mutant: {' '.join(layer.tests)}"
            raise BrokenTests(message)
        self._sound.add(layer.name)
        path = self._tree / mutant.path
        source = path.read_bytes()
        try:
            self._write(path, mutant.applied(source))
            return not self._pass(layer, Path(mutant.path).stem, loud=loud)
        finally:
            self._write(path, source)

    def _write(self, path: Path, text: bytes) -> None:
        """Write a module with a time of its own: compiled ones are told apart by whole seconds and size only."""
        path.write_bytes(text)
        self._written += 1
        os.utime(path, (path.stat().st_mtime + self._written,) * 2)

    def _pass(self, layer: Layer, module: str, *, loud: bool) -> bool:
        chosen = ["-k", layer.only] if layer.only else []
        said = None if loud else subprocess.DEVNULL
        running = subprocess.Popen(
            [sys.executable, *PYTEST, *layer.files(module), *chosen],
            cwd=self._tree,
            env={**os.environ, "PYTHONPATH": str(self._tree)},
            stdout=said,
            stderr=said,
            start_new_session=True,  # so that what the tests have started ends with them
        )
        try:
            return running.wait(LONGEST) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            self._end(running)

    def _end(self, running: "subprocess.Popen[bytes]") -> None:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
