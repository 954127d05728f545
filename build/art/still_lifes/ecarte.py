"""The talon with the King turned up, a hand of five, and ivory counters."""

from canvas import baize

PEOPLE = ("contessa",)
CARDS = ("7H", "KH", "KD")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    for i in range(5):
        canvas.card("blank" if i < 4 else "back_burgundy", 92 - 1.2 * i, 124 - 2.0 * i, -11, 0.5)
    canvas.card("7H", 158, 132, -7, 0.52)
    canvas.card("KH", 236, 146, 5, 0.62)
    canvas.stack("counter", 362, 146, 5, 1.0)
    canvas.stack("counter", 424, 182, 3, 1.0)
    canvas.stack("counter", 356, 224, 1, 1.0)
    return canvas.file()
