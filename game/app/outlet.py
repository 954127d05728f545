"""The outlet: what is on the screen, told as JSON in a file, for tests in a real window and for whoever reads aloud.

Where the environment names a file in PARLOUR_TRICKS_NODES, every drawing replaces it by one object: `drawing` counts
them, `size` is the canvas in pixels, and `nodes` lists what game.ui.node says of everything in sight.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from game.ui.node import Node

VARIABLE = "PARLOUR_TRICKS_NODES"


class Outlet:
    """Writes to one file."""

    def __init__(self, path: Path) -> None:
        """Begin with the next drawing."""
        self._path = path
        self._drawing = 0

    def tell(self, nodes: Sequence[Node], size: tuple[int, int]) -> None:
        """Put down what has been drawn, all at once, so that nobody reads half of it."""
        self._drawing += 1
        told = {"drawing": self._drawing, "size": size, "nodes": [asdict(node) for node in nodes]}
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
        fresh.replace(self._path)


def wanted() -> Outlet | None:
    """Open the outlet if the environment asks for one."""
    path = os.environ.get(VARIABLE)
    return Outlet(Path(path)) if path else None
