"""Writes what is on the screen as JSON into a file, for tests in a real window and for programs that read it aloud.

Where the environment names a file in PARLOUR_TRICKS_NODES, every drawing and every press replaces it by one object:
`drawing` counts the drawings and `heard` the presses answered, `size` is the canvas in pixels, and `nodes` lists what
game.ui.shell.node says of everything in sight.
"""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from game.storage.checked import plain
from game.ui.shell.node import Node

VARIABLE = "PARLOUR_TRICKS_NODES"


class AccessibilityDump:
    """Writes to one file."""

    def __init__(self, path: Path) -> None:
        """Begin with the next drawing."""
        self._path = path
        self._drawing = 0
        self._heard = 0

    def tell(
        self, drawn: bool, heard: int, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]
    ) -> None:
        """Put down what is to be seen after a frame, all at once, so that nobody reads half of it."""
        if not drawn and heard == self._heard:
            return
        self._drawing += drawn
        self._heard = heard
        shown = [plain(node) for node in nodes()]
        told = {"drawing": self._drawing, "heard": heard, "size": size, "nodes": shown}
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
        fresh.replace(self._path)


def wanted() -> AccessibilityDump | None:
    """Begin the dump if the environment asks for one."""
    path = os.environ.get(VARIABLE)
    return AccessibilityDump(Path(path)) if path else None
