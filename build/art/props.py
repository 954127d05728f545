"""What stands on the tables of the rooms, seen from above, in sheets of WIDE × TALL units that hold its shadow, too."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin
from random import Random

from svg import box, box_d, disc, document, ellipse_d, glow, gradient, group, moved, num, oval, path

WIDE, TALL = 84.0, 76.0
X, Y = WIDE / 2, TALL / 2 - 2


def tinted(d: str, colour: str, strength: float) -> str:
    return path(d, colour, extra=f'fill-opacity="{strength:g}"')


def shadow(rx: float, ry: float, x: float = X, y: float = Y) -> str:
    """A soft round shadow, thrown a little downward: rings laid over each other."""
    return "".join(
        tinted(ellipse_d(x + 1, y + 4, rx + grow, ry + grow), "#000000", 0.15)
        for grow in (4, 2.6, 1.2, -0.4, -2)
    )


def gleam(d: str, width: float, strength: float = 0.6) -> str:
    return path(d, "none", "#ffffff", width, f'stroke-opacity="{strength:g}"')


def coffee() -> str:
    """A cup of coffee and a glass of water on a tray of silver, as in Vienna."""
    defs = gradient("t", [(0, "#e9ecec"), (0.5, "#aab1b3"), (1, "#7c8486")], (0, 12, 0, 62))
    tray = "".join(
        tinted(box_d(3 - g, 14 - g, 78 + 2 * g, 50 + 2 * g, 25 + g), "#000000", 0.13) for g in (2.4, 1.2, 0)
    )
    body = tray + box((3, 9, 78, 50), 25, "url(#t)", "#5e6668", 1)
    body += path(box_d(7, 13, 70, 42, 21), "none", "#ffffff", 0.9, 'stroke-opacity="0.5"')
    body += oval(31, 34, 20.5, 18.5, "#fbf8f0", "#b9ae98", 0.8) + oval(
        31, 34, 17.2, 15.4, "none", "#b8893a", 1
    )
    body += path("M43 29C51 26 53 33 45 36.5", "none", "#f4efe2", 3.4) + path(
        "M43 29C51 26 53 33 45 36.5", "none", "#b9ae98", 0.7
    )
    body += (
        oval(31, 33, 13, 11.8, "#fffdf6", "#b9ae98", 0.8)
        + oval(31, 33.5, 10.5, 9.3, "#5b371d")
        + oval(31, 34, 9, 7.8, "#8a5a31")
    )
    body += path("M26 33C29 29 35 30 36 34C35 37 29 38 27 35.5", "none", "#d9b98c", 1.8)
    body += tinted(ellipse_d(64, 30, 11, 11), "#dff0f2", 0.55) + path(
        ellipse_d(64, 30, 11, 11), "none", "#ffffff", 1.3, 'stroke-opacity="0.85"'
    )
    body += tinted(ellipse_d(64, 30.5, 8, 8), "#bfe0e6", 0.5) + gleam(
        "M57.5 26C59.5 22.5 64.5 21.5 68 23.5", 1.5, 0.9
    )
    body += path("M49 50L69 46", "none", "#dfe4e4", 1.6) + oval(
        70.5, 45.6, 3.6, 2.1, "#e6eaea", "#7c8486", 0.6
    )
    return document(body, WIDE, TALL, defs)


def beer() -> str:
    """A glass of beer on a mat, from above all foam."""
    body = shadow(31, 30) + disc(X, Y, 32, "#efe3c4", "#b08d4f", 1) + disc(X, Y, 28.6, "none", "#a3342c", 2)
    body += path("M61 27C75 25 76 48 62 49", "none", "#d9e3e0", 5.2) + path(
        "M61 27C75 25 76 48 62 49", "none", "#7d8a86", 0.8
    )
    body += disc(X, Y, 23, "#d8912c", "#e9f2ee", 2.6) + disc(X, Y, 20.4, "#fff3d8")
    for x, y, r, colour in (
        (36, 30, 6.5, "#fffdf5"), (47, 36, 7.5, "#f6e9c8"), (38, 43, 5, "#fffdf5"), (48, 28, 3.6, "#f1dfb4"), (33, 38, 3, "#f1dfb4"),
    ):  # fmt: skip
        body += disc(x, y, r, colour)
    return document(body, WIDE, TALL)


def sheep() -> str:
    """A beer mat with a sheep's head."""
    mat = disc(50, 50, 47, "#efe3c4", "#b08d4f", 1.6) + disc(50, 50, 42, "none", "#a3342c", 2.6)
    mat += path(
        "M50 22C66 22 74 34 72 48C72 62 62 76 50 78C38 76 28 62 28 48C26 34 34 22 50 22Z",
        "#f6efdc",
        "#6b5a3c",
        2,
    )
    mat += path("M28 40C16 36 12 46 22 54M72 40C84 36 88 46 78 54", "#f6efdc", "#6b5a3c", 2)
    mat += (
        disc(41, 48, 3, "#3a2f20")
        + disc(59, 48, 3, "#3a2f20")
        + path("M44 66Q50 71 56 66", "none", "#3a2f20", 2)
    )
    mat += path("M33 30C36 22 44 25 45 20C50 15 56 18 57 21C64 22 68 28 66 32", "#fffdf5", "#6b5a3c", 1.8)
    turned = group(mat, f"translate({num(X - 33)} {num(Y - 33)}) scale(0.66) rotate(-12 50 50)")
    return document(shadow(30, 30, X, Y - 2) + turned, WIDE, TALL)


def pewter() -> str:
    """A plate of pewter with pence in it."""
    defs = glow("p", [(0, "#c9cdd0"), (0.55, "#8f969b"), (1, "#5a6166")], X - 9, Y - 12, 42)
    body = shadow(33, 32) + disc(X, Y, 33.5, "url(#p)", "#3d4347", 1)
    body += tinted(ellipse_d(X, Y, 24, 24), "#7b8287", 0.6) + path(
        ellipse_d(X, Y, 24, 24), "none", "#d9dde0", 1, 'stroke-opacity="0.55"'
    )
    dice = Random(3)
    for place in range(9):
        angle, out = dice.uniform(0, 360), dice.uniform(0, 15)
        x, y = X + out * cos(radians(angle)), Y + out * sin(radians(angle)) - place * 0.4
        coin = tinted(ellipse_d(0, 1, 6, 6), "#000000", 0.4) + disc(0, 0, 6, "#d3d6d2", "#6f7470", 0.8)
        coin += path("M0-4V4M-4 0H4", "none", "#7d827d", 1.2) + path(
            ellipse_d(0, 0, 4.4, 4.4), "none", "#8b908b", 0.7
        )
        body += moved(coin, x, y)
    return document(body, WIDE, TALL, defs)


def tankard() -> str:
    """A tankard of pewter, full of ale."""
    defs = glow("p", [(0, "#d5d9dc"), (0.6, "#8f969b"), (1, "#545b60")], X - 10, Y - 12, 36)
    handle = f"M{num(X + 22)} {num(Y - 10)}C{num(X + 40)} {num(Y - 14)} {num(X + 41)} {num(Y + 12)} {num(X + 23)} {num(Y + 11)}"
    body = shadow(27, 27, X - 4) + path(handle, "none", "#3d4347", 7.6) + path(handle, "none", "#9aa1a6", 5)
    body += (
        disc(X - 4, Y, 27, "url(#p)", "#3d4347", 1.2)
        + disc(X - 4, Y, 21.5, "#2a1a0c")
        + disc(X - 4, Y + 0.8, 20.6, "#5f3a17")
    )
    body += gleam(
        f"M{num(X - 19)} {num(Y - 7)}C{num(X - 15)} {num(Y - 14)} {num(X - 6)} {num(Y - 17)} {num(X + 2)} {num(Y - 15)}",
        2.2,
        0.4,
    )
    return document(body, WIDE, TALL, defs)


def snuff() -> str:
    """A snuff box of enamel and gold."""
    defs = gradient("e", [(0, "#2f6a8e"), (1, "#173a54")], (0, 14, 0, 58))
    body = "".join(
        tinted(box_d(10 - g, 18 - g, 66 + 2 * g, 45 + 2 * g, 20 + g), "#000000", 0.13) for g in (3, 1.6, 0.2)
    )
    art = box((2, 2, 68, 48), 22, "#d8b064", "#6b4a14", 1.4) + box(
        (7, 7, 58, 38), 17, "url(#e)", "#8a6420", 1.4
    )
    art += tinted(
        "M36 14C42 20 42 32 36 38C30 32 30 20 36 14ZM20 26C26 20 46 20 52 26C46 32 26 32 20 26Z",
        "#f3dfae",
        0.9,
    )
    return document(body + group(art, "translate(8.5 12) scale(0.93) rotate(-4 36 26)"), WIDE, TALL, defs)


def wine() -> str:
    """A glass of red wine."""
    body = shadow(22, 22) + tinted(ellipse_d(X, Y, 23, 23), "#ffffff", 0.12)
    body += path(ellipse_d(X, Y, 23, 23), "none", "#ffffff", 1.5, 'stroke-opacity="0.75"')
    body += disc(X, Y, 16.5, "#6d1222") + disc(X - 1.6, Y - 1.6, 12.8, "#96203a")
    body += gleam(
        f"M{num(X - 11)} {num(Y - 7)}C{num(X - 7)} {num(Y - 14)} {num(X + 2)} {num(Y - 16)} {num(X + 8)} {num(Y - 12)}",
        2.2,
        0.8,
    )
    return document(body, WIDE, TALL)


def brandy() -> str:
    """A glass of brandy, tawny."""
    body = shadow(21, 21) + tinted(ellipse_d(X, Y, 22, 22), "#ffffff", 0.12)
    body += path(ellipse_d(X, Y, 22, 22), "none", "#ffffff", 1.5, 'stroke-opacity="0.75"')
    body += (
        disc(X, Y, 17.5, "#8a4812")
        + disc(X - 1.4, Y - 1.4, 14.6, "#b8681c")
        + disc(X - 3, Y - 3, 9.5, "#cf8430")
    )
    body += gleam(
        f"M{num(X - 12)} {num(Y - 6)}C{num(X - 8)} {num(Y - 13)} {num(X + 1)} {num(Y - 15)} {num(X + 7)} {num(Y - 12)}",
        2,
        0.8,
    )
    return document(body, WIDE, TALL)


def gazette() -> str:
    """A newspaper, folded."""
    sheet = tinted(box_d(8, 15, 70, 48, 1), "#000000", 0.3) + tinted(box_d(6, 14, 72, 50, 2), "#000000", 0.2)
    sheet += box((5, 9, 72, 48), 1.2, "#efe7d2", "#a99c7e", 0.8) + path("M5 33H77", "none", "#c9bd9f", 0.9)
    sheet += path("M20 15.5H62", "none", "#3a3226", 3.2) + path("M12 21.5H70", "none", "#6d624e", 0.9)
    for column in range(3):
        for line in range(9 if column < 2 else 4):
            y = 25.5 + line * 3.3
            sheet += path(
                f"M{num(11 + column * 21)} {num(y)}h{num(17 if line % 4 else 14)}", "none", "#8d8169", 1.0
            )
    sheet += box((53, 39, 18, 14), 0.6, "#d8cdb2", "#8d8169", 0.7) + path(
        "M55 50L59 44L62 48L65 42L69 50Z", "#8d8169"
    )
    return document(group(sheet, "rotate(7 42 36)"), WIDE, TALL)


def pipe() -> str:
    """A long pipe of clay."""
    stem, bowl = "M6 45C30 44 46 42 62 38", "M59 39C60 29 72 24 79 29C80 36 71 44 60 41Z"
    body = path("M6 49C30 48 46 46 62 42", "none", "#000000", 4.6, 'stroke-opacity="0.3"') + tinted(
        "M60 44C61 34 73 29 80 34C81 41 72 49 61 46Z", "#000000", 0.34
    )
    body += (
        path(stem, "none", "#b3a88c", 4)
        + path(stem, "none", "#f2ecdd", 3)
        + path(bowl, "#f2ecdd", "#8a8067", 0.9)
    )
    body += group(oval(0, 0, 4.8, 3, "#3a2c1c", "#8a8067", 0.8), "translate(75 28.6) rotate(24)")
    return document(body, WIDE, TALL)


def delft() -> str:
    """A plate from Delft with walnuts."""
    body = shadow(32, 31) + disc(X, Y, 33, "#f3f5f4", "#a9b6bf", 1) + disc(X, Y, 28.5, "none", "#3a66a8", 1.4)
    body += disc(X, Y, 21.5, "#e6ecee", "#3a66a8", 1)
    for turn in range(0, 360, 30):
        body += group(
            path("M0-30.6q2.3 3 0 6q-2.3-3 0-6z", "#3a66a8"), f"translate({num(X)} {num(Y)}) rotate({turn})"
        )
    for place, (x, y) in enumerate(((-6, -5), (5.4, -6), (0, 3.6), (-9, 5.6), (8.6, 5))):
        nut = disc(0, 0, 6.4, "#7a4a22" if place % 2 else "#8f5a2b", "#4a2c12", 0.9)
        body += moved(
            nut + path("M-3.8-2.2q3.8-2.4 6.8 0.8M-4 1.4q3.6-2 7.6 0", "none", "#c08a52", 1), X + x, Y + y
        )
    return document(body, WIDE, TALL)


def figs() -> str:
    """A bowl of figs on leaves, as they grow under Vesuvius."""
    defs = glow("b", [(0, "#c06a3e"), (0.7, "#8f4526"), (1, "#5c2a16")], X - 8, Y - 10, 44)
    body = shadow(32, 31) + disc(X, Y, 33, "url(#b)", "#3f1c0e", 1) + disc(X, Y, 28, "#6f351d", "#2c1208", 1)
    for turn in range(12, 360, 24):
        ring = path("M0-31.5l2.6 1.6l-2.6 1.6l-2.6-1.6z", "#1f0e07")
        body += group(ring, f"translate({num(X)} {num(Y)}) rotate({turn})")
    for turn in (20, 140, 260):
        leaf = "M0-3C8-8 10-18 0-26C-10-18-8-8 0-3Z"
        body += group(
            path(leaf, "#4d6a34", "#2c4220", 0.9) + path("M0-5V-23", "none", "#7f9a58", 0.8),
            f"translate({num(X)} {num(Y)}) rotate({turn})",
        )
    for x, y, turn in ((-8, -7, -30), (9, -6, 40), (0, 9, 10), (-13, 8, -60), (13, 8, 70)):
        fig = path("M0-9C3-7 8-1 7 4C5 9-5 9-7 4C-8-1-3-7 0-9Z", "#4a2a4e", "#241028", 0.9)
        fig += path("M-1-6C-4-2-5 2-4 5M2-5C4-1 4 3 3 6", "none", "#8a5f8c", 0.9)
        body += group(fig, f"translate({num(X + x)} {num(Y + y)}) rotate({turn})")
    return document(body, WIDE, TALL, defs)


PROPS: tuple[Callable[[], str], ...] = (
    coffee, beer, sheep, pewter, tankard, snuff, wine, brandy, gazette, pipe, delft, figs,
)  # fmt: skip


def files() -> Iterator[tuple[str, str]]:
    """File names under assets, and texts."""
    for prop in PROPS:
        yield f"rooms/prop_{prop.__name__}.svg", prop()
