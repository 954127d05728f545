"""The Joker over the two bowers, with white and blue chips."""

from canvas import baize

PEOPLE = ("abbe",)
CARDS = ("JS", "JOK", "JC")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    canvas.card("JS", 98, 148, -17, 0.55)
    canvas.card("JC", 262, 142, 15, 0.55)
    canvas.card("JOK", 180, 146, -2, 0.63)
    canvas.stack("blue", 370, 148, 5, 1.02)
    canvas.stack("white", 430, 182, 7, 1.02)
    canvas.stack("white", 362, 222, 2, 1.02)
    return canvas.file()
