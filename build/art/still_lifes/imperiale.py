"""A sequence of hearts fanned out, with whites that have come across beside the reds."""

from canvas import baize

PEOPLE = ("attache",)
CARDS = ("KH", "QH", "JH")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    for i, code in enumerate(("KH", "QH", "JH", "AH")):
        canvas.card(code, 90 + 56 * i, (152, 142, 142, 152)[i], -16 + 10.5 * i, 0.52)
    canvas.stack("red", 384, 142, 5, 1.02, "6")
    canvas.stack("white", 442, 174, 6, 1.02)
    canvas.stack("white", 372, 214, 2, 1.02)
    return canvas.file()
