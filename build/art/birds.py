"""The birds of the lowest trumps on the wing, each with its wings up, level and down, in sheets of WIDE × TALL."""

from collections.abc import Callable, Iterator

from palette import AMBER, AMBER_DARK, CREAM, GOLD, GOLD_LIGHT, INK, LINEN, WOOD, WOOD_DARK
from svg import disc, document, flipped, group, moved, oval, path

WIDE, TALL = 220.0, 190.0
POSITIONS = ("up", "level", "down")
LINE = 2.6


def feathers(ends: str, width: float = 1.4, colour: str = INK) -> str:
    return path(ends, "none", colour, width, 'stroke-opacity="0.55"')


def eye(x: float, y: float, r: float = 3.4) -> str:
    return disc(x, y, r, INK) + disc(x + r * 0.35, y - r * 0.35, r * 0.34, "#ffffff")


# ------------------------------------------------------------------ seen from the side, flying to the right

SPARROW_WINGS = {
    "up": (
        "M96 86C78 60 76 30 92 8C102 18 106 24 110 34C114 28 118 26 124 26C130 46 128 70 120 88C114 97 101 96 96 86Z",
        "M92 30C98 46 104 64 110 80M108 36C111 50 114 64 116 80M82 46C88 58 96 70 102 80",
    ),
    "level": (
        "M92 84C70 70 40 66 14 76C20 84 26 86 34 88C30 92 30 96 32 100C58 108 94 106 122 92Z",
        "M34 88C56 90 80 90 104 88M32 100C54 102 78 100 100 94M30 78C52 80 74 82 92 84",
    ),
    "down": (
        "M94 88C74 100 64 126 72 152C82 148 88 142 92 134C96 140 100 142 106 142C118 124 124 106 120 88C113 79 100 79 94 88Z",
        "M92 134C96 120 102 106 108 96M106 142C110 126 114 110 116 98M76 132C84 118 92 106 100 96",
    ),
}


def sparrow(wings: str) -> str:
    """A house sparrow: chestnut, a grey crown, a black bib, and bars of white on the wing."""
    wing, lines = SPARROW_WINGS[wings]
    back = path("M58 96L12 86L20 98L10 106L62 108Z", WOOD_DARK, INK, LINE)
    back += feathers("M20 92L58 98M18 102L58 104", 1.4, GOLD_LIGHT)
    body = path(
        "M50 100C60 80 92 68 126 68C134 54 156 48 170 60C178 68 178 80 172 88C166 108 140 124 104 124C76 124 56 114 50 100Z",
        "#a9713a",
        INK,
        LINE,
    )
    body += path("M62 106C84 116 128 112 160 92C152 110 134 121 104 121C84 121 70 116 62 106Z", "#efdcb8")
    body += path("M136 62C144 52 162 52 170 62C173 66 174 70 174 73C164 66 148 64 136 68Z", "#8d8a86")
    body += path("M138 70C148 66 162 68 170 76C160 82 144 80 136 76Z", "#7c3a1c")
    body += path("M152 84C160 80 170 80 174 84C172 94 162 100 154 98C150 94 150 88 152 84Z", "#2c2523")
    body += path("M174 68L196 78L173 84C171 78 171 73 174 68Z", GOLD, INK, 2) + feathers("M176 77H192", 1.3)
    body += eye(162, 73)
    near = path(wing, "#8a5528", INK, LINE) + feathers(lines, 1.6, GOLD_LIGHT)
    bar = {
        "up": "M96 66C104 70 114 70 122 66",
        "level": "M84 80C82 88 84 96 88 104",
        "down": "M86 108C96 104 110 106 120 110",
    }[wings]
    near += path(bar, "none", LINEN, 4.2)
    return document(moved(far(wing, "#6f421d"), 12, -4) + back + body + near, WIDE, TALL)


def far(wing: str, colour: str) -> str:
    """The wing on the other side, a little of which is seen."""
    return path(wing, colour, INK, LINE)


COCKATOO_WINGS = {
    "up": (
        "M92 88C68 64 60 32 70 4C82 14 88 22 92 32C98 24 104 20 112 20C124 42 128 68 120 90C113 99 98 98 92 88Z",
        "M92 32C98 50 106 68 112 82M112 20C116 44 118 64 118 82M72 30C82 50 92 68 102 82",
    ),
    "level": (
        "M92 84C66 66 34 60 2 70C10 80 18 84 28 86C22 92 22 96 26 102C56 112 96 108 124 92Z",
        "M28 86C54 88 80 90 106 88M26 102C52 104 78 100 102 94M20 72C48 74 72 80 92 84",
    ),
    "down": (
        "M94 88C70 102 56 132 64 164C76 158 84 150 88 140C94 148 100 150 108 150C122 130 128 108 122 88C114 78 100 79 94 88Z",
        "M88 140C94 124 102 108 108 96M108 150C112 130 116 112 118 98M68 144C78 124 90 108 100 96",
    ),
}


def cockatoo(wings: str) -> str:
    """A white cockatoo with its crest spread, a beak like a hook, and sulphur under the wings."""
    wing, lines = COCKATOO_WINGS[wings]
    tail = path("M60 94L6 96L16 106L4 116L22 118L64 112Z", CREAM, INK, LINE)
    tail += feathers("M16 106L60 102M24 114L60 108")
    crest = "".join(
        moved(path("M0 0C-10 -14 -12 -32 -4 -46C4 -34 6 -16 4 0Z", GOLD_LIGHT, INK, 2.2), 150, 58, 1, turn)
        for turn in (-62, -38, -14, 10)
    )
    body = path(
        "M50 102C58 82 90 70 122 68C130 50 154 44 170 56C180 66 180 82 172 92C164 112 138 126 104 126C76 126 56 116 50 102Z",
        LINEN,
        INK,
        LINE,
    )
    body += path("M62 108C84 118 128 116 160 96C150 114 132 123 104 123C84 123 70 118 62 108Z", "#e4dccb")
    body += disc(154, 82, 7.5, "#f3d26a")
    body += path(
        "M172 62C190 60 198 72 192 90C190 94 186 94 185 90C184 84 178 84 170 84C168 76 168 68 172 62Z",
        "#3a3a40",
        INK,
        2,
    )
    body += path("M172 84C178 84 182 86 182 91C178 95 172 94 169 90Z", "#55555c", INK, 1.6)
    body += disc(161, 67, 6.2, "#c9d6e4") + eye(162, 67, 3.6)
    near = path(wing, "#fffdf6", INK, LINE) + feathers(lines, 1.8, "#c9a94a")
    return document(moved(far(wing, "#f1dd94"), 12, -4) + tail + crest + body + near, WIDE, TALL)


# ------------------------------------------------------------------ seen from the front

OWL_WINGS = {
    "up": (
        "M92 88C70 78 44 56 30 12C46 20 54 26 60 34C60 26 62 22 66 18C84 34 98 56 104 78Z",
        "M60 34C68 52 80 68 92 78M66 18C76 42 86 60 98 74M38 32C50 54 66 72 86 82",
    ),
    "level": (
        "M90 84C68 64 34 58 2 72C10 80 18 84 26 86C20 90 18 94 18 100C42 112 76 116 102 108Z",
        "M26 86C48 86 70 90 92 94M18 100C42 102 66 104 90 104M20 74C44 72 66 78 86 86",
    ),
    "down": (
        "M92 86C64 92 40 116 34 156C46 152 54 146 60 138C62 146 66 150 72 152C90 142 104 124 106 102Z",
        "M60 138C66 124 78 110 92 100M72 152C78 136 88 120 100 108M40 138C50 116 68 102 88 94",
    ),
}


def owl(wings: str) -> str:
    """An eagle owl that flies toward whoever looks at it."""
    wing, lines = OWL_WINGS[wings]
    half = path(wing, AMBER_DARK, INK, LINE) + feathers(lines, 2, GOLD_LIGHT)
    both = half + flipped(half, WIDE / 2)
    tail = path("M94 134L88 172C96 178 124 178 132 172L126 134Z", WOOD, INK, LINE)
    tail += feathers("M102 140L99 172M110 140V174M118 140L121 172", 1.6, GOLD_LIGHT)
    body = path("M76 92C74 130 92 154 110 154C128 154 146 130 144 92C138 78 82 78 76 92Z", AMBER, INK, LINE)
    flecks = "".join(
        path(f"M{x - 5} {y}L{x} {y + 6}L{x + 5} {y}", "none", WOOD_DARK, 2)
        for y, row in ((108, (92, 110, 128)), (120, (100, 120)), (132, (110,)))
        for x in row
    )
    body += path("M88 100C88 128 98 148 110 148C122 148 132 128 132 100Z", "#ecca94") + flecks
    head = path(
        "M72 50L82 30L94 44C104 40 116 40 126 44L138 30L148 50C154 78 136 98 110 98C84 98 66 78 72 50Z",
        AMBER,
        INK,
        LINE,
    )
    face = path("M110 60C102 48 80 50 79 68C79 84 98 92 110 88Z", "#f1d9ac", WOOD_DARK, 1.4)
    head += face + flipped(face, WIDE / 2)
    ring = disc(94, 68, 11, GOLD_LIGHT, INK, 1.8) + disc(95, 68, 6, INK) + disc(97, 66, 2, "#ffffff")
    other = disc(126, 68, 11, GOLD_LIGHT, INK, 1.8) + disc(125, 68, 6, INK) + disc(127, 66, 2, "#ffffff")
    head += ring + other + path("M110 72L117 78L110 92L103 78Z", "#3a3a40", INK, 1.6)
    brows = path("M80 52L106 62", "none", WOOD_DARK, 3.4)
    head += brows + flipped(brows, WIDE / 2)
    feet = group(
        "".join(oval(x, 156, 4, 5.5, GOLD, INK, 1.4) for x in (97, 104, 116, 123)), "translate(0 -2)"
    )
    return document(both + tail + body + feet + head, WIDE, TALL)


BIRDS: tuple[Callable[[str], str], ...] = (sparrow, owl, cockatoo)


def files() -> Iterator[tuple[str, str]]:
    """File names under assets, and texts."""
    for bird in BIRDS:
        for wings in POSITIONS:
            yield f"birds/{bird.__name__}_{wings}.svg", bird(wings)
