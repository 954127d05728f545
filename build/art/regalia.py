"""What the courts hold: weapons, sceptres, a rose, a fan, a falcon and a torch, each at a given x."""

from attire import staff
from ornaments import fleur, leaf, lozenge, star
from palette import (
    BLUE_DARK,
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LEAF,
    LINEN,
    ROSE,
    STEEL,
    STEEL_DARK,
    TEAL,
    TEAL_DARK,
    WOOD,
    WOOD_DARK,
)
from svg import disc, group, oval, path, polar


def sword(x: float) -> str:
    """Blade up, guard above the fist, pommel below."""
    body = path(f"M{x - 5} 116V50L{x} 36L{x + 5} 50V116Z", STEEL, INK, 1.9)
    body += path(f"M{x} 37L{x + 5} 50V116H{x}Z", STEEL_DARK) + path(f"M{x} 52V108", "none", INK, 1)
    body += path(f"M{x - 5} 116V50L{x} 36L{x + 5} 50V116Z", "none", INK, 1.9)
    guard = f"M{x - 16} 110C{x - 18} 106 {x - 13} 104 {x - 11} 108C{x - 5} 112 {x + 5} 112 {x + 11} 108C{x + 13} 104 {x + 18} 106 {x + 16} 110C{x + 12} 119 {x - 12} 119 {x - 16} 110Z"
    return body + path(guard, GOLD, INK, 1.8) + disc(x, 113.5, 2.6, CRIMSON, INK, 1)


def sceptre(x: float) -> str:
    body = staff(x, 58, GOLD, GOLD_LIGHT, 4.6)
    body += fleur(x, 60, 30, GOLD_LIGHT, INK, 1.7)
    for y in (62, 68):
        body += path(f"M{x - 6} {y}H{x + 6}", "none", INK, 5.5) + path(
            f"M{x - 6} {y}H{x + 6}", "none", GOLD_LIGHT, 2.6
        )
    return body


def axe(x: float) -> str:
    """A broad axe, its edge to the middle of the card."""
    body = staff(x, 42, WOOD, "#b98449", 4.6)
    body += path(
        f"M{x - 4} 56C{x - 12} 54 {x - 18} 48 {x - 22} 40C{x - 28} 54 {x - 28} 74 {x - 21} 88C{x - 17} 79 {x - 11} 74 {x - 4} 73Z",
        STEEL,
        INK,
        1.9,
    )
    body += path(
        f"M{x - 22} 41C{x - 28} 54 {x - 28} 74 {x - 21} 87C{x - 22} 74 {x - 23} 56 {x - 22} 41Z",
        "#ffffff",
        INK,
        1.2,
    )
    body += path(f"M{x + 4} 58L{x + 11} 61V69L{x + 4} 71Z", STEEL_DARK, INK, 1.8)
    body += path(f"M{x - 5} 53H{x + 5}V76H{x - 5}Z", GOLD, INK, 1.8) + lozenge(x, 64.5, 2.8, 6, TEAL_DARK)
    return body + path(f"M{x} 42L{x - 4} 46V34L{x} 27L{x + 4} 34V46Z", GOLD_LIGHT, INK, 1.6)


def orb(x: float, y: float) -> str:
    body = disc(x, y, 17, GOLD, INK, 2)
    body += path(f"M{x + 4} {y - 16}A17 17 0 0 1 {x + 4} {y + 16}A22 22 0 0 0 {x + 4} {y - 16}Z", GOLD_DARK)
    body += path(
        f"M{x - 17} {y}Q{x} {y + 7} {x + 17} {y}M{x} {y - 17}Q{x + 5} {y - 8} {x} {y + 3.5}", "none", INK, 5
    )
    body += path(
        f"M{x - 16.5} {y}Q{x} {y + 7} {x + 16.5} {y}M{x} {y - 16.5}Q{x + 5} {y - 8} {x} {y + 3.5}",
        "none",
        GOLD_LIGHT,
        2.4,
    )
    body += disc(x, y - 19, 3.4, GOLD_LIGHT, INK, 1.6)
    cross = f"M{x} {y - 22}V{y - 39}M{x - 7.5} {y - 32}H{x + 7.5}"
    body += path(cross, "none", INK, 6.4) + path(cross, "none", GOLD_LIGHT, 3.2)
    return body + path(
        f"M{x - 10} {y - 8}C{x - 8} {y - 12} {x - 5} {y - 13.5} {x - 2} {y - 14}", "none", "#fff6d8", 2.2
    )


def star_sceptre(x: float) -> str:
    body = staff(x, 64, STEEL, "#ffffff", 3.8)
    body += path(f"M{x - 10} 49A11.5 11.5 0 1 0 {x + 10} 49A14 14 0 0 1 {x - 10} 49Z", GOLD_LIGHT, INK, 1.6)
    body += disc(x, 67, 3.6, GOLD, INK, 1.6) + star((x, 43), 10.5, 5, 0.42, GOLD_LIGHT, INK, 1.6)
    return body


def rose(x: float) -> str:
    """A single rose on its stem with two leaves."""
    stem = f"M{x + 1} 124C{x - 2} 106 {x} 92 {x} 70"
    body = path(stem, "none", INK, 5) + path(stem, "none", GREEN, 2.6)
    body += leaf(x, 104, 17, 58, LEAF, INK, GREEN_DARK) + leaf(x, 95, 16, -60, LEAF, INK, GREEN_DARK)
    for i in range(5):
        body += disc(*polar(x, 62, 9, 72 * i + 36), 8, ROSE, INK, 1.7)
    for i in range(5):
        body += disc(*polar(x, 62, 5.4, 72 * i), 5.2, CRIMSON, INK, 1.3)
    return (
        body
        + disc(x, 62, 4.2, GOLD_LIGHT, INK, 1.3)
        + path(f"M{x - 2} 61C{x - 1} 59 {x + 2} 59.5 {x + 2} 62", "none", GOLD_DARK, 1.1)
    )


def peacock(x: float) -> str:
    """Three eyed feathers bound to a handle."""
    body = ""
    for turn, high in ((-19, 43), (18, 43), (-0.5, 56)):
        feather = path(
            f"M0 0C-13 {-high * 0.4} -13 {-high * 0.9} 0 {-high - 4}C13 {-high * 0.9} 13 {-high * 0.4} 0 0Z",
            GREEN,
            INK,
            1.7,
        )
        feather += path(
            f"M0 -6V{-high * 0.62}M0 {-high * 0.2}L-5 {-high * 0.36}M0 {-high * 0.2}L5 {-high * 0.36}",
            "none",
            LEAF,
            1.3,
        )
        feather += (
            oval(0, -high * 0.74, 6.6, 8.4, GOLD_LIGHT, INK, 1.2)
            + oval(0, -high * 0.72, 4.4, 5.8, TEAL)
            + oval(0, -high * 0.68, 2.4, 3, BLUE_DARK)
        )
        body += group(feather, f"translate({x} 106) rotate({turn})")
    body += path(f"M{x} 106V122", "none", INK, 7) + path(f"M{x} 106V122", "none", GOLD, 4)
    return body + disc(x, 106, 5, GOLD_LIGHT, INK, 1.6)


def falcon(x: float) -> str:
    """A falcon at rest, its head turned to the lady."""
    body = path(
        f"M{x + 4} 104C{x + 12} 116 {x + 15} 128 {x + 15} 140L{x + 5} 138C{x + 3} 126 {x - 2} 116 {x - 4} 108Z",
        WOOD,
        INK,
        1.7,
    )
    body += path(
        f"M{x - 9} 62C{x - 12} 48 {x + 6} 42 {x + 10} 56C{x + 18} 66 {x + 19} 92 {x + 9} 112C{x} 122 {x - 10} 114 {x - 12} 100C{x - 14} 84 {x - 6} 74 {x - 9} 62Z",
        LINEN,
        INK,
        1.9,
    )
    spots = ((-6, 84), (-1, 79), (-7, 92), (-1, 88), (-5, 101), (1, 97), (-1, 107))
    body += path("".join(f"M{x + dx - 2} {y}q2 3 4 0" for dx, y in spots), "none", "#8a6a44", 1.4)
    body += path(
        f"M{x + 8} 62C{x + 20} 74 {x + 20} 100 {x + 10} 124C{x + 2} 112 {x} 84 {x + 8} 62Z", WOOD, INK, 1.8
    )
    body += path(
        f"M{x + 8} 76C{x + 13} 86 {x + 14} 98 {x + 10} 112M{x + 5} 86C{x + 8} 94 {x + 9} 102 {x + 8} 108",
        "none",
        "#c79a63",
        1.4,
    )
    body += path(
        f"M{x - 9} 60C{x - 12} 47 {x + 6} 42 {x + 10} 56C{x + 6} 62 {x} 60 {x - 3} 58C{x - 4} 62 {x - 7} 63 {x - 9} 60Z",
        WOOD,
        INK,
        1.7,
    )
    body += path(
        f"M{x - 9} 53C{x - 15} 53 {x - 17} 58 {x - 14} 63C{x - 12} 59 {x - 9} 60 {x - 7} 60Z",
        GOLD_LIGHT,
        INK,
        1.5,
    )
    body += disc(x - 4, 54, 2.6, GOLD_LIGHT, INK, 1) + disc(x - 4, 54, 1.3, INK)
    return (
        body
        + path(f"M{x - 7} 116V122M{x} 118V122", "none", INK, 4.4)
        + path(f"M{x - 7} 116V122M{x} 118V122", "none", GOLD, 2.2)
    )


def halberd(x: float) -> str:
    body = staff(x, 50, WOOD, "#b98449", 4.4)
    body += path(
        f"M{x} 27C{x + 4} 36 {x + 4.5} 46 {x + 3.5} 54H{x - 3.5}C{x - 4.5} 46 {x - 4} 36 {x} 27Z",
        STEEL,
        INK,
        1.8,
    )
    body += path(
        f"M{x - 3} 58C{x - 10} 57 {x - 14} 53 {x - 18} 46C{x - 23} 58 {x - 22} 72 {x - 16} 82C{x - 13} 76 {x - 9} 73 {x - 3} 73Z",
        STEEL,
        INK,
        1.8,
    )
    body += path(
        f"M{x - 18} 47C{x - 22} 58 {x - 21.5} 71 {x - 16} 81C{x - 17} 70 {x - 18} 58 {x - 18} 47Z", "#ffffff"
    )
    body += path(f"M{x + 3} 59L{x + 12} 64L{x + 9.5} 67L{x + 12} 71L{x + 3} 72Z", STEEL_DARK, INK, 1.7)
    body += path(f"M{x - 4} 55H{x + 4}V77H{x - 4}Z", GOLD, INK, 1.7) + path(
        f"M{x - 3} 80C{x - 8} 88 {x - 8} 96 {x - 4} 102C{x - 1} 96 {x} 90 {x} 82Z", CRIMSON, INK, 1.5
    )
    return body + path(
        f"M{x} 82C{x + 1} 90 {x + 3} 95 {x + 6} 98C{x + 8} 92 {x + 7} 86 {x + 3} 80Z", CRIMSON, INK, 1.5
    )


def torch(x: float) -> str:
    body = path(f"M{x - 6} 88L{x - 3} 124H{x + 3}L{x + 6} 88Z", WOOD, INK, 1.8)
    body += path(f"M{x - 5} 96L{x + 5} 100M{x - 4.5} 104L{x + 4} 108", "none", WOOD_DARK, 1.8)
    body += path(f"M{x - 10} 80H{x + 10}L{x + 7} 91H{x - 7}Z", GOLD, INK, 1.8) + path(
        f"M{x - 8.4} 85H{x + 8.4}", "none", GOLD_DARK, 1.4
    )
    flame = f"M{x - 9} 79C{x - 18} 66 {x - 11} 56 {x - 8} 48C{x - 5} 54 {x - 4} 56 {x - 2} 58C{x - 4} 46 {x} 36 {x + 6} 30C{x + 4} 42 {x + 16} 50 {x + 14} 64C{x + 14} 70 {x + 12} 76 {x + 9} 79Z"
    body += path(flame, "#d4572b", INK, 1.9)
    inner = f"M{x - 6} 79C{x - 11} 70 {x - 6} 64 {x - 3} 60C{x - 1} 64 {x} 64 {x + 2} 62C{x + 1} 56 {x + 3} 52 {x + 5} 48C{x + 6} 56 {x + 11} 60 {x + 9} 70C{x + 9} 74 {x + 8} 77 {x + 6} 79Z"
    body += path(inner, GOLD_LIGHT)
    return body + path(
        f"M{x - 2} 79C{x - 5} 73 {x - 1} 70 {x + 1} 66C{x + 4} 70 {x + 5} 75 {x + 3} 79Z", "#fff6d8"
    )


def lance(x: float) -> str:
    body = staff(x, 44, WOOD, "#b98449", 4.2)
    flag = f"M{x - 2} 50C{x - 12} 44 {x - 22} 56 {x - 33} 49L{x - 26} 61L{x - 33} 75C{x - 22} 82 {x - 12} 70 {x - 2} 76Z"
    body += path(flag, LINEN, INK, 1.9)
    body += path(f"M{x - 2} 50C{x - 7} 47 {x - 10} 48.5 {x - 14.5} 50.5L{x - 14.5} 63H{x - 2}Z", CRIMSON)
    body += path(f"M{x - 14.5} 63H{x - 27}L{x - 33} 75C{x - 26} 79 {x - 20} 76.5 {x - 14.5} 74.5Z", CRIMSON)
    body += (
        path(flag, "none", INK, 1.9)
        + path(f"M{x} 24L{x + 5} 38L{x} 46L{x - 5} 38Z", STEEL, INK, 1.7)
        + path(f"M{x} 25L{x + 5} 38L{x} 45Z", STEEL_DARK)
    )
    return (
        body
        + path(f"M{x} 24L{x + 5} 38L{x} 46L{x - 5} 38Z", "none", INK, 1.7)
        + path(f"M{x - 4} 47H{x + 4}", "none", INK, 5)
        + path(f"M{x - 4} 47H{x + 4}", "none", GOLD_LIGHT, 2.4)
    )


def bow(x: float) -> str:
    curve = f"M{x - 6} 32C{x + 2} 36 {x - 1} 44 {x + 4} 54C{x + 16} 78 {x + 16} 112 {x + 8} 134C{x + 5} 142 {x + 2} 148 {x - 1} 152"
    body = path(f"M{x - 5} 33L{x - 3} 150", "none", INK, 1.3)
    body += (
        path(curve, "none", INK, 7.4) + path(curve, "none", WOOD, 4.4) + path(curve, "none", "#b98449", 1.3)
    )
    wrap = f"M{x + 12.6} 82L{x + 13} 106"
    return (
        body + path(wrap, "none", INK, 9) + path(wrap, "none", GOLD, 6) + leaf(x - 6, 33, 9, -50, LEAF, INK)
    )


def quiver() -> str:
    """Fletchings above the left shoulder."""
    body = ""
    for turn, high in ((-30, 50), (-18, 56), (-6, 50)):
        arrow = path(f"M0 0V{-high}", "none", INK, 4) + path(f"M0 0V{-high}", "none", WOOD, 1.8)
        arrow += path(
            f"M0 {-high + 2}L-6 {-high - 3}V{-high + 13}L0 {-high + 18}L6 {-high + 13}V{-high - 3}Z",
            CRIMSON if turn == -18 else LINEN,
            INK,
            1.6,
        )
        body += group(
            arrow + path(f"M0 {-high}V{-high + 16}", "none", INK, 1.2), f"translate(86 150) rotate({turn})"
        )
    return body
