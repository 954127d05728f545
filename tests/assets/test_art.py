"""The stored pictures and sounds are what build/art makes, byte for byte; its tools must be there to tell."""

from functools import cache
from importlib.util import find_spec
from io import BytesIO

import pygame
import pytest

from game import resources
from game.catalogue import GAMES
from game.learning.reading import PRIMER

TOOLS = ("fontTools", "numpy")
MISSING = [name for name in TOOLS if find_spec(name) is None]
SAME = 6
"""Levels of 255 by which a poster may differ, seen from afar."""
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"drawing again needs {MISSING}: the group 'art'")


@cache
def drawn(part: str) -> list[tuple[str, bytes | str]]:
    import make  # noqa: PLC0415 - it needs the tools asked for above

    return list(make.PARTS[part]())


@pytest.mark.parametrize(
    "part",
    [
        "cards",
        "chips",
        "icons",
        "app",
        "birds",
        "pictures",
        "portraits",
        "cabinet",
        "sounds",
        "music",
        "ambience",
        "voices",
    ],
)
def test_drawing_again_changes_nothing(part: str) -> None:
    names = []
    for name, content in drawn(part):
        expected = content.encode() if isinstance(content, str) else content
        assert (resources.root() / name).read_bytes() == expected, f"{name} is not what build/art makes"
        names.append(name)
    assert len(names) == len(set(names)) >= 1


@pytest.mark.parametrize("name", [PRIMER, *(game.id for game in GAMES)])
def test_a_poster_painted_again_looks_the_same(name: str) -> None:
    """Not byte for byte: how colours are rounded is left to the processor."""
    painted = dict(drawn("posters"))[f"posters/{name}.jpg"]
    assert isinstance(painted, bytes)
    before, now = (
        coarse(pygame.image.load(file))
        for file in (resources.asset("posters", f"{name}.jpg"), BytesIO(painted))
    )
    assert max(abs(one - other) for one, other in zip(before, now, strict=True)) <= SAME


def coarse(picture: pygame.Surface) -> bytes:
    """Give the colours of a picture that is a ninth as wide and high."""
    width, height = picture.get_size()
    return pygame.image.tobytes(pygame.transform.smoothscale(picture, (width // 9, height // 9)), "RGB")


def test_nothing_is_stored_that_nobody_draws() -> None:
    import make  # noqa: PLC0415 - it needs the tools asked for above

    made = {name for part in make.PARTS for name, _ in drawn(part)}
    for folder in (
        "birds",
        "cabinet",
        "cards",
        "chips",
        "icons",
        "pictures",
        "portraits",
        "posters",
        "sounds",
    ):
        stored = {
            path.relative_to(resources.root()).as_posix()
            for path in (resources.root() / folder).rglob("*")
            if path.is_file()
        }
        left = stored - made - {"pictures/table.png"}  # the picture of the README is photographed, not drawn
        assert not left, f"left over: {sorted(left)}"
