"""What the player is told of something he handed in: one line, and not a long one, whatever stands in it."""

HEAD, TAIL = 180, 60
"""Characters kept of a sentence that would be long: what is wrong with a file may be all of it."""


def sentence(told: object) -> str:
    r"""Make one short line of it.

    >>> sentence("Line 2:\x07 'a\n b' is no card."), len(sentence("x" * 1_000_000))
    ("Line 2: 'a b' is no card.", 243)
    """
    text = str(told)
    if len(text) > 4 * (HEAD + TAIL):
        text = f"{text[: 2 * HEAD]} {text[-2 * TAIL :]}"  # a glance at both ends will do; the rest may be megabytes
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= HEAD + TAIL else f"{line[:HEAD]} … {line[-TAIL:]}"
