"""The one place that knows where the pictures, sounds, words and typefaces lie."""

import os
from functools import cache
from pathlib import Path

MARKER = "MANIFEST.txt"
OVERRIDE = "PARLOUR_TRICKS_ASSETS"


class MissingAsset(FileNotFoundError):
    """A file the program came with is not there; the message names it."""


@cache
def root() -> Path:
    """Find the assets folder: the override, then inside the package (installed, frozen), then beside it (checkout).

    A folder counts only if it holds the marker file. Raises MissingAsset.
    """
    package = Path(__file__).resolve().parent
    override = os.environ.get(OVERRIDE)
    places = [Path(override)] if override else [package / "assets", package.parent / "assets"]
    for place in places:
        if (place / MARKER).is_file():
            return place
    message = f"The assets folder is missing; looked for {MARKER} in {' and '.join(map(str, places))}."
    raise MissingAsset(message)


def asset(*parts: str) -> Path:
    """Give the path of one asset file; raise MissingAsset if it is not there."""
    path = root().joinpath(*parts)
    if not path.is_file():
        message = f"The program's own file {path} is missing."
        raise MissingAsset(message)
    return path


def read_text(*parts: str) -> str:
    return asset(*parts).read_text(encoding="utf-8")
