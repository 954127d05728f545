"""Moods in a face: its features drawn once for each, one shown and the others hidden until the program picks one.

A sitter's file holds them all as groups whose class is the mood; pupils, which may look aside, are groups of their own.
"""

from collections.abc import Sequence
from functools import partial

from faces import AXIS, WHITE, Eye, mouth
from faces import face as plain_face
from palette import INK, LIP, SKIN, SKIN_SHADE
from svg import disc, moved, num, oval, path

MOODS = ("calm", "pleased", "vexed", "thinking", "sly", "sad", "surprised")
LEVEL = 84.0
"""The height of the eyes."""
THROAT = "#7c2a28"
BROWS = {
    "calm": (0.0, 0.0),
    "pleased": (-2.6, -1.2),
    "vexed": (4.0, -3.0),
    "thinking": (1.6, 0.6),
    "sly": (1.8, -2.2),
    "sad": (-4.8, 3.0),
    "surprised": (-5.4, -4.6),
}
"""By mood: how far the inner and the outer end of a brow sink."""
RAISED = {"thinking": (-5.2, -3.8), "sly": (-3.5, -3.2)}
"""Where the brow on the right of the picture does otherwise."""
LIDS = {
    "calm": (4.0, 3.2),
    "pleased": (4.4, 1.0),
    "vexed": (2.6, 2.6),
    "thinking": (3.9, 3.0),
    "sly": (2.4, 2.2),
    "sad": (3.0, 2.8),
    "surprised": (5.8, 4.4),
}
"""By mood: how far the upper lid stands above the middle of the eye, and the lower one below it."""
GAZE = {"thinking": (2.2, -1.4), "sly": (2.2, 0.0), "sad": (0.0, 0.9)}
"""Where pupils are by themselves, to the right and downwards."""


def shown(mood: str, part: str, body: str) -> str:
    """A part of the face in one mood; only the calm one is seen where nobody picks."""
    hidden = "" if mood == "calm" else ' display="none"'
    return f'<g class="{mood} {part}"{hidden}>\n{body}</g>\n'


def eyes_of(eyes: Sequence[Eye]) -> str:
    """Both eyes with their brows, in every mood."""
    return "".join(
        shown(mood, "eyes", "".join(white(each, mood) for each in eyes))
        + shown(mood, "pupils", "".join(pupil(each, mood) for each in eyes))
        + shown(mood, "eyes", "".join(lids(each, mood) for each in eyes))
        + shown(mood, "brows", "".join(brow(each, mood) for each in eyes))
        for mood in MOODS
    )


def white(eye: Eye, mood: str) -> str:
    """The almond between the lids."""
    half, (up, down) = eye.wide / 2, LIDS[mood]
    left, right = num(eye.x - half), num(eye.x + half)
    inner, far = num(eye.x - half * 0.4), num(eye.x + half * 0.4)
    upper = f"M{left} 84.6C{inner} {num(LEVEL - up)} {far} {num(LEVEL - up)} {right} 84.6"
    return path(f"{upper}C{far} {num(LEVEL + down)} {inner} {num(LEVEL + down)} {left} 84.6Z", WHITE)


def pupil(eye: Eye, mood: str) -> str:
    """What looks, with its light."""
    across, down = GAZE.get(mood, (0.0, 0.0))
    x, y, radius = eye.x + across, LEVEL - 0.3 + down, 2.7 if LIDS[mood][0] > 3 else 2.2
    return disc(x, y, radius, eye.iris) + disc(x, y, radius * 0.52, INK) + disc(x - 0.9, y - 1, 0.7, WHITE)


def lids(eye: Eye, mood: str) -> str:
    """The heavy line of the upper lid, with a lash on its outer side, and the thin one below."""
    half, (up, _), lash = eye.wide / 2, LIDS[mood], 1.6 if eye.lady else 0.4
    left, right = (lash, 0.0) if eye.x < AXIS else (0.0, lash)
    upper = (
        f"M{num(eye.x - half - left)} {num(LEVEL + 0.8 - left)}"
        f"C{num(eye.x - half * 0.4)} {num(LEVEL - up - 0.4)} {num(eye.x + half * 0.4)} {num(LEVEL - up - 0.4)}"
        f" {num(eye.x + half + right)} {num(LEVEL + 0.8 - right)}"
    )
    body = path(upper, "none", INK, 2.1 if eye.lady else 1.9)
    # a smile pushes the lower lid up
    share, end, middle, width = (0.8, 2.2, 0.6, 1.1) if mood == "pleased" else (0.6, 2.9, 3.8, 0.8)
    return body + path(
        f"M{num(eye.x - half * share)} {num(LEVEL + end)}"
        f"Q{num(eye.x)} {num(LEVEL + middle)} {num(eye.x + half * share)} {num(LEVEL + end)}",
        "none",
        INK,
        width,
    )


def brow(eye: Eye, mood: str) -> str:
    outer = 1 if eye.x > AXIS else -1
    inner_low, outer_low = RAISED.get(mood, BROWS[mood]) if outer > 0 else BROWS[mood]
    wide, y = eye.wide + 2, eye.brow
    inner, far = eye.x - outer * wide / 2, eye.x + outer * wide / 2
    return path(
        f"M{num(inner)} {num(y + 0.6 + eye.tilt * 0.4 + inner_low)}"
        f"C{num(eye.x - outer * wide * 0.1)} {num(y - 2.6 + inner_low * 0.7)}"
        f" {num(eye.x + outer * wide * 0.2)} {num(y - 2.8 - eye.tilt * 0.6 + outer_low * 0.8)}"
        f" {num(far)} {num(y + 0.8 - eye.tilt + outer_low)}",
        "none",
        eye.hair,
        1.5 if eye.lady else 2.5,
    )


def mouths(x: float, lady: bool) -> str:
    """The mouth of a shaven face, in every mood."""
    return shown("calm", "mouth", mouth(x, lady)) + "".join(
        shown(mood, "mouth", moved(body, x + aside, y)) for mood, (body, aside, y) in LIPS.items()
    )


TEETH = "M-6.6-.6C-3 .9 3 .9 6.6-.6C5.4 1.9-5.4 1.9-6.6-.6Z"
LIPS = {
    "pleased": (
        path("M-8-1.4C-3 .6 3 .6 8-1.4C6.4 5.4-6.4 5.4-8-1.4Z", THROAT, INK, 1.4)
        + path(TEETH, WHITE)
        + path("M-9.6-2.6Q-8.6-1.4-8-1.2M9.6-2.6Q8.6-1.4 8-1.2", "none", INK, 1.1),
        0.0,
        103.0,
    ),
    "vexed": (
        path("M-5 1.6C-2-.2 2-.2 5 1.6C2 3.4-2 3.4-5 1.6Z", LIP)
        + path("M-7 3.2C-3.6-.8 3.6-.8 7 3.2", "none", INK, 1.6)
        + path("M-3 6Q0 5 3 6", "none", SKIN_SHADE, 1.4),
        0.0,
        102.6,
    ),
    "thinking": (
        path("M-3.4 .4C-1.6-1.4 2.6-1.2 4.4 .2C3 2.6-1.6 2.8-3.4 .4Z", LIP)
        + path("M-4 .6C-1.6 .2 2 .3 5-.4", "none", INK, 1.4),
        2.2,
        103.2,
    ),
    "sly": (
        path("M-5 .8C-2 3.4 3 2.6 6-.8Z", LIP) + path("M-6.4 1.2C-2.4 1.8 3 .8 7.2-2.6", "none", INK, 1.5),
        0.0,
        103.0,
    ),
    "sad": (
        path("M-6 2.4C-3-.4 3-.4 6 2.4", "none", INK, 1.5)
        + path("M-3.5 3.6Q0 2.4 3.5 3.6", "none", LIP, 1.8),
        0.0,
        102.8,
    ),
    "surprised": (oval(0, 1, 3.4, 4, THROAT, INK, 1.4), 0.0, 103.0),
}
"""By mood: the mouth about its middle, how far that is aside, and its height."""
IN_BEARD = {
    "calm": "M119.5 104.5C122 107.6 128 107.6 130.5 104.5",
    "vexed": "M119 107.6C122 103.6 128 103.6 131 107.6",
    "sad": "M120 107.4C123 104.4 127 104.4 130 107.4",
    "thinking": "M122 105.4C124 105 128 105.4 131.5 104",
    "sly": "M119 105.4C123 106.8 128 106 132 102.6",
}


def bearded_mouths() -> str:
    """The mouth in a full beard, in every mood."""
    body = "".join(shown(mood, "mouth", path(d, "none", "#a84b45", 2.6)) for mood, d in IN_BEARD.items())
    smile = path(
        "M117.6 103.4C121 109.6 129 109.6 132.4 103.4C128 104.8 122 104.8 117.6 103.4Z", THROAT, INK, 1.2
    )
    teeth = path("M119 104C122 105.4 128 105.4 131 104", "none", WHITE, 1.6)
    return (
        body
        + shown("pleased", "mouth", smile + teeth)
        + shown("surprised", "mouth", oval(125, 106, 3.2, 3.8, THROAT, INK, 1.3))
    )


def hand(sleeve: str, cuff: str) -> str:
    """A fist under the chin of one who thinks, elbow on the table."""
    arm = path("M150 176C152 160 150 146 146 134L131 131C128 142 124 160 116 178Z", sleeve, INK, 2)
    arm += path("M129 132C134 127 142 127 148 131L146 140C140 136 134 136 128 140Z", cuff, INK, 1.7)
    fist = "M126 111C123 115 123 122 127 128C132 133 143 133 147 127C150 121 148 114 143 112C139 109 131 108 126 111Z"
    fingers = "M126 117C131 115.5 136 115.6 140 117.4M126 122C131 120.6 136 120.8 140 122.4M130 112C130.5 108 133 106.5 136 108"
    return shown("thinking", "hand", arm + path(fist, SKIN, INK, 1.9) + path(fingers, "none", INK, 1.2))


FIST = 60, 48
"""Width and height of the drawing of a fist."""


def fist(sleeve: str, cuff: str) -> str:
    """A right hand that holds up a fan of cards, seen from across the table."""
    arm = path("M3 39C1 31 9 23 20 19L40 27C36 34 28 40 19 43C11 46 5 46 3 39Z", sleeve, INK, 2)
    arm += path("M22 18C28 14 38 18 43 24L38 33C33 27 27 25 20 27Z", cuff, INK, 1.7)
    body = path(
        "M30 16C33 9 41 6 47 9C54 11 57 17 55 22C53 28 47 31 40 29C33 27 28 22 30 16Z", SKIN, INK, 1.9
    )
    fingers = "M46 12C50 14 52 16 53 19M42 14C46 16 49 19 50 23M38 16C42 19 45 22 46 26"
    return arm + body + path(fingers, "none", INK, 1.2)


face = partial(plain_face, looking=eyes_of, speaking=mouths)
"""A face in every mood."""
