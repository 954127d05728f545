"""The pack laid aside, a double rome, and a rome of tens that has been caught."""

from canvas import baize

PEOPLE = ("captain", "marquise", "abbe")
CARDS = ("KC", "KH", "TS")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    for i in range(5):
        canvas.card("back_navy", 84 - 1.2 * i, 126 - 2.0 * i, -9, 0.48)
    canvas.card("KC", 176, 146, -8, 0.58)
    canvas.card("KS", 252, 142, 5, 0.58)
    canvas.card("TD", 372, 116, 14, 0.46)
    canvas.card("TS", 394, 174, 21, 0.46)
    return canvas.file()
