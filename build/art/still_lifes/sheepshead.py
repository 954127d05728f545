"""The blind of two, the old queens over a jack, and the ace that is called."""

from canvas import baize

PEOPLE = ("colonel", "contessa", "notary", "attache")
CARDS = ("QC", "QS", "AD")
"""Who sits across the table on its poster, and what is played there."""


def picture() -> str:
    canvas = baize()
    canvas.card("back_navy", 76, 118, -15, 0.42)
    canvas.card("back_navy", 98, 132, -4, 0.42)
    for i, code in enumerate(("JD", "QS", "QC")):
        canvas.card(code, 198 + 50 * i, (154, 144, 146)[i], -13 + 11 * i, 0.56)
    canvas.card("AH", 394, 172, 15, 0.42)
    return canvas.file()
