"""Cards of the stock with a cavalier laid open, and the three honours, of which the least takes the others."""

from canvas import baize

PEOPLE = ("marquise", "colonel")
CARDS = ("T21", "T8", "T1")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    for i, code in enumerate(("back_burgundy", "back_burgundy", "CH")):
        canvas.card(code, 84 + 34 * i, (124, 130, 142)[i], -14 + 6 * i, 0.44)
    for i, code in enumerate(("T21", "FOOL", "T1")):
        canvas.card(code, 248 + 68 * i, (154, 143, 150)[i], -11 + 10 * i, (0.56, 0.56, 0.6)[i])
    return canvas.file()
