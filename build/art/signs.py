"""The signs on buttons: white on a grid of 24 by 24, tinted at run time."""

from collections.abc import Iterator

from svg import Point, box_d, disc, document, ellipse_d, group, line_d, num, path, polar, star_points

WHITE = "#ffffff"
WEIGHT = 1.8


def pen(d: str, width: float = WEIGHT) -> str:
    return path(d, "none", WHITE, width)


def solid(d: str) -> str:
    return path(d, WHITE, WHITE, 0.8)


def hollow(outer: str, *inner: str) -> str:
    """A filled shape with holes."""
    return path(outer + "".join(inner), WHITE, extra='fill-rule="evenodd"')


def dot(x: float, y: float, r: float = 1.2) -> str:
    return disc(x, y, r, WHITE)


def gear() -> str:
    """Eight teeth round a hub."""
    points: list[Point] = []
    for i in range(8):
        at = 45 * i
        for turn, r in ((-14.5, 7.0), (-9.5, 9.9), (9.5, 9.9), (14.5, 7.0)):
            points.append(polar(12, 12, r, at + turn))
    return hollow(line_d(points), ellipse_d(12, 12, 3.3, 3.3))


def arrow_back() -> str:
    return pen("M8.5 4.5L4 9L8.5 13.5") + pen(
        "M4.5 9H14.5C17.8 9 20 11.3 20 14.2C20 17.2 17.8 19.5 14.5 19.5H9"
    )


def speaker() -> str:
    return solid("M3.5 9.5H7L11.5 5.5V18.5L7 14.5H3.5Z")


def card_d(x: float, y: float, w: float = 9.5, h: float = 13.5) -> str:
    return box_d(x, y, w, h, 1.8)


CROSS_D = "M8.6 3.4H15.4V8.6H20.6V15.4H15.4V20.6H8.6V15.4H3.4V8.6H8.6Z"


def pad_cross(degrees: float) -> str:
    """The four-way cross of a controller, one arm of it filled."""
    arm = path("M9.4 4.2H14.6V9.6L12 12.2L9.4 9.6Z", WHITE)
    return path(CROSS_D, "none", WHITE, 1.5) + group(arm, f"rotate({num(degrees)} 12 12)")


BACK = arrow_back()
ICONS: dict[str, str] = {
    "undo": BACK,
    "redo": group(BACK, "matrix(-1 0 0 1 24 0)"),
    "hint": pen("M9.2 16.6V15C7.1 13.9 5.8 12 5.8 9.6C5.8 6.2 8.6 3.4 12 3.4C15.4 3.4 18.2 6.2 18.2 9.6C18.2 12 16.9 13.9 14.8 15V16.6Z")
    + pen("M9.6 19.2H14.4M10.6 21.4H13.4", 1.6),
    "rules": pen("M12 6.6C10 4.9 7 4.3 3.5 4.6V18.2C7 17.9 10 18.5 12 20.2C14 18.5 17 17.9 20.5 18.2V4.6C17 4.3 14 4.9 12 6.6Z")
    + pen("M12 6.8V19.6M6.2 8.3C7.4 8.3 8.5 8.5 9.4 8.9M6.2 11.7C7.4 11.7 8.5 11.9 9.4 12.3M17.8 8.3C16.6 8.3 15.5 8.5 14.6 8.9M17.8 11.7C16.6 11.7 15.5 11.9 14.6 12.3", 1.5),
    "menu": pen("M4 6.5H20M4 12H20M4 17.5H20", 2.2),
    "settings": gear(),
    "sound_on": speaker() + pen("M14.6 9.2C16 10.8 16 13.2 14.6 14.8M17.3 6.6C20.2 9.6 20.2 14.4 17.3 17.4"),
    "last_trick": group(pen(card_d(-4.75, -6.75, 9.5, 13.5)), "translate(8.6 12.4) rotate(-14)")
    + group(path(card_d(-4.75, -6.75), WHITE, WHITE, 1.2), "translate(15.4 12.2) rotate(10)"),
    "next": pen("M4 12H19M13 6L19 12L13 18", 2.1),
    "previous": pen("M20 12H5M11 6L5 12L11 18", 2.1),
    "first": pen("M5 5V19M20 12H10M15 7L10 12L15 17", 2.1),
    "last": pen("M19 5V19M4 12H14M9 7L14 12L9 17", 2.1),
    "close": pen("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", 2.2),
    "check": pen("M4.5 12.8L9.6 18L19.5 6.8", 2.4),
    "crown": solid("M4.2 16.6L2.9 7.6L8.1 11.3L12 4.6L15.9 11.3L21.1 7.6L19.8 16.6Z") + pen("M4.6 19.8H19.4", 2),
    "dealer": solid("M8.4 16.4L1.3 8.5L5.8 5.5L10.2 15.2ZM10.9 15.0L9.3 4.5L14.7 4.5L13.1 15.0ZM13.8 15.2L18.2 5.5L22.7 8.5L15.6 16.4Z"),  # three cards, dealt round
    "pencil": pen("M4.2 19.8L5.2 15.2L16.2 4.2C17 3.4 18.3 3.4 19.1 4.2L19.8 4.9C20.6 5.7 20.6 7 19.8 7.8L8.8 18.8Z") + pen("M14.2 6.4L17.6 9.8", 1.5),
    "export": pen("M12 14.5V3.8M7.8 7.8L12 3.6L16.2 7.8") + pen("M5 12.5V18.6C5 19.5 5.7 20.2 6.6 20.2H17.4C18.3 20.2 19 19.5 19 18.6V12.5"),
    "trash": pen("M4.5 6.6H19.5M9.2 6.4V4.9C9.2 4.2 9.8 3.6 10.5 3.6H13.5C14.2 3.6 14.8 4.2 14.8 4.9V6.4")
    + pen("M6.2 6.8L7 18.8C7.1 19.7 7.7 20.4 8.6 20.4H15.4C16.3 20.4 16.9 19.7 17 18.8L17.8 6.8M10.2 10.4V16.6M13.8 10.4V16.6", 1.7),
    "play": solid("M7.2 4.6L19.4 12L7.2 19.4Z"),
    "pause": solid("M6.6 5H9.8V19H6.6ZM14.2 5H17.4V19H14.2Z"),
    "folder": pen("M3.5 18V6.6C3.5 5.7 4.2 5 5.1 5H9.2L11.4 7.6H18.9C19.8 7.6 20.5 8.3 20.5 9.2V18C20.5 18.9 19.8 19.6 18.9 19.6H5.1C4.2 19.6 3.5 18.9 3.5 18Z"),
    "info": disc(12, 12, 9.2, "none", WHITE, WEIGHT) + pen("M12 11V16.6", 2.2) + dot(12, 7.4, 1.4),
    "warning": pen("M12 3.8L21.2 19.6H2.8Z") + pen("M12 9.6V14", 2.1) + dot(12, 16.8),
    "star": solid(line_d(star_points(12, 12.6, 9.6, 5, 0.42))),
    "chevron_left": pen("M14.8 5.2L8 12L14.8 18.8", 2.3),
    "chevron_right": pen("M9.2 5.2L16 12L9.2 18.8", 2.3),
    "chevron_down": pen("M5.2 9.2L12 16L18.8 9.2", 2.3),
    "full_screen": pen("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", 2),
    "save": pen("M4 5.4C4 4.6 4.6 4 5.4 4H16L20 8V18.6C20 19.4 19.4 20 18.6 20H5.4C4.6 20 4 19.4 4 18.6Z")
    + pen("M8 4.2V8.6H14.6V4.2M7.4 19.8V13.4H16.6V19.8", 1.6),
    "home": pen("M3.6 11.4L12 4L20.4 11.4M6 9.6V19.8H18V9.6M10 19.6V14H14V19.6"),
    "statistics": pen("M4 20.2H20.4", 1.8) + solid("M5.4 17.6V12H8.2V17.6ZM10.8 17.6V7.6H13.6V17.6ZM16.2 17.6V4H19V17.6Z"),
    "players": dot(8.6, 8, 3.2) + dot(16.6, 9, 2.5)
    + path("M2.6 19.4C2.6 15.4 5 12.8 8.6 12.8C12.2 12.8 14.6 15.4 14.6 19.4ZM16 19.4C16.1 16.9 15.3 14.8 14 13.2C14.8 12.9 15.7 12.7 16.6 12.7C19.6 12.7 21.6 15.1 21.6 19.4Z", WHITE),
    "clock": disc(12, 12, 9.2, "none", WHITE, WEIGHT) + pen("M12 6.6V12L15.8 14.4"),
    "eye": pen("M2.4 12C4.8 7.8 8 5.7 12 5.7C16 5.7 19.2 7.8 21.6 12C19.2 16.2 16 18.3 12 18.3C8 18.3 4.8 16.2 2.4 12Z") + dot(12, 12, 3.2),
    "search": disc(10.4, 10.4, 6.4, "none", WHITE, 2) + pen("M15.2 15.2L20.4 20.4", 2.4),
    "quit": pen("M9.6 4H5.6C4.7 4 4 4.7 4 5.6V18.4C4 19.3 4.7 20 5.6 20H9.6M9.4 12H20M16 7.8L20.2 12L16 16.2"),
    "plus": pen("M12 5V19M5 12H19", 2.3),
    "minus": pen("M5 12H19", 2.3),
    "dot": dot(12, 12, 5),
    "pad_up": pad_cross(0),
    "pad_right": pad_cross(90),
    "pad_down": pad_cross(180),
    "pad_left": pad_cross(270),
    "pad_cross": pen("M6 6L18 18M18 6L6 18", 2.5),
    "pad_circle": disc(12, 12, 7.2, "none", WHITE, 2.5),
    "pad_square": pen("M5.6 5.6H18.4V18.4H5.6Z", 2.5),
    "pad_triangle": pen("M12 4.6L19.6 17.6H4.4Z", 2.5),
    "pad_view": pen("M3.6 4.4H14.8V14.2H3.6Z", 2.1) + pen("M9 18.2V19.6H20.4V9.8H18.6", 2.1),
    "pad_share": pen("M12 20V9.4M5.2 17L6.6 8.6M18.8 17L17.4 8.6", 2.3) + dot(12, 4.8, 1.5),
    "pad_options": pen("M5 6.4H19M5 12H19M5 17.6H19", 2.3),
}  # fmt: skip


def files() -> Iterator[tuple[str, str]]:
    for name, body in ICONS.items():
        yield f"icons/{name}.svg", document(body, 24, 24)
