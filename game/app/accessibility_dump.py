"""Writes what is on the screen as JSON into a file, for tests in a real window and for programs that read it aloud.

Where the environment names a file in PARLOUR_TRICKS_NODES, every drawing and every press replaces it by one object:
`drawing` counts the drawings and `heard` the presses answered, `size` is the canvas in pixels, and `nodes` lists what
game.ui.shell.node says of everything in sight. Where that file can't be written it is written down once, and no more is
told.
"""

import json
import os
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from game.storage.checked import plain
from game.ui.shell.node import Node

VARIABLE = "PARLOUR_TRICKS_NODES"


class AccessibilityDump:
    """Writes to one file."""

    def __init__(self, path: Path, trouble: Callable[[str], object]) -> None:
        """Begin with the next drawing; `trouble` is told if the file can't be written."""
        self._path = path
        self._trouble = trouble
        self._failed = False
        self._drawing = 0
        self._heard = 0

    def tell(
        self, drawn: bool, heard: int, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]
    ) -> None:
        """Put down what is to be seen after a frame, all at once, so that nobody reads half of it."""
        if self._failed or (not drawn and heard == self._heard):
            return
        self._drawing += drawn
        self._heard = heard
        shown = [plain(node) for node in nodes()]
        told = {"drawing": self._drawing, "heard": heard, "size": size, "nodes": shown}
        try:
            self._replace(json.dumps(told, ensure_ascii=False))
        except OSError:
            self._failed = True
            self._trouble(traceback.format_exc())

    def _replace(self, text: str) -> None:
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_text(text, "utf-8")
        fresh.replace(self._path)


def wanted(trouble: Callable[[str], object]) -> AccessibilityDump | None:
    """Begin the dump if the environment asks for one."""
    path = os.environ.get(VARIABLE)
    return AccessibilityDump(Path(path), trouble) if path else None
