"""The stock that is for sale, a gleek of kings, and pence for the ruff pot."""

from canvas import baize

PEOPLE = ("notary", "governess")
CARDS = ("KH", "KC", "KS")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    for i in range(5):
        canvas.card("back_burgundy", 68 - 1.2 * i, 112 - 2.0 * i, -8, 0.42)
    canvas.card("KD", 142, 152, -15, 0.54)
    canvas.card("KH", 196, 142, -3, 0.54)
    canvas.card("KS", 250, 146, 9, 0.54)
    canvas.stack("red", 372, 142, 4, 1.02)
    canvas.stack("white", 434, 172, 6, 1.02)
    canvas.stack("white", 366, 212, 3, 1.02)
    return canvas.file()
