"""Still lifes for the game room, one module of `still_lifes` each, and the emblem of the title."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from canvas import Canvas
from ornaments import leaf, star
from palette import GOLD, GOLD_DARK, GOLD_LIGHT
from svg import polar

STILL_LIFES = Path(__file__).parent / "still_lifes"


def title() -> str:
    """A fan of five cards between two laurel sprays, on nothing."""
    canvas = Canvas()
    for hand in (-1, 1):
        for i in range(11):
            at = 172 - 7.4 * i
            x, y = polar(300, 156, 168 + 8 * i, hand * at)
            for side in (-1, 1):
                fill = GOLD_LIGHT if side == hand else GOLD
                canvas.body += leaf(
                    x, y, 31 - 0.7 * i, hand * (at - 96) + side * 34, fill, GOLD_DARK, GOLD_DARK
                )
    for i, code in enumerate(("AS", "KH", "JOK", "QC", "JD")):
        turn = 11.5 * (i - 2)
        x, y = polar(300, 576, 440, turn)
        canvas.card(code, x, y, turn, 0.7)
    canvas.body += star((300, 324), 16, 8, 0.5, GOLD_LIGHT, GOLD_DARK, 1.2)
    return canvas.file(600, 352)


def files() -> Iterator[tuple[str, str]]:
    for file in sorted(STILL_LIFES.glob("*.py")):
        yield f"pictures/{file.stem}.svg", import_module(f"still_lifes.{file.stem}").picture()
    yield "pictures/title.svg", title()
