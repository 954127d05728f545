"""What is on the screen, told without a picture: for tests, and for whoever reads the screen aloud.

Every widget and every drawn text yields a `Node`. `flaws` lists what is wrong with a screen: text that does not fit,
controls that overlap, things outside the window, targets too small to hit.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum

import pygame

from game.core.record import record
from game.stage.pose import Zone

SMALLEST_TARGET = 24


class Role(StrEnum):
    """What a thing is to somebody who cannot see it."""

    TEXT = "text"
    HEADING = "heading"
    IMAGE = "image"
    BUTTON = "button"
    CHOICE = "choice"
    SLIDER = "slider"
    TOGGLE = "toggle"
    STEPPER = "stepper"
    TAB = "tab"
    ROW = "row"
    ENTRY = "entry"  # of a table of contents: it leads to what is read beside it
    LINE = "line"  # texts and figures, as one sentence
    FIELD = "field"
    LINK = "link"
    PANE = "pane"
    PROGRESS = "progress"
    CHART = "chart"
    DIALOG = "dialog"
    NOTICE = "notice"
    TIP = "tip"
    HINT = "hint"  # which key does what
    CARD = "card"


CONTROLS = frozenset(
    (
        Role.BUTTON,
        Role.CHOICE,
        Role.SLIDER,
        Role.TOGGLE,
        Role.STEPPER,
        Role.TAB,
        Role.ROW,
        Role.ENTRY,
        Role.FIELD,
        Role.CARD,
    )
)


@record
class Node:
    """One thing on the screen."""

    role: Role
    name: str
    rect: tuple[int, int, int, int]
    value: str = ""
    state: tuple[str, ...] = ()  # "focused", "disabled", "on", "selected"
    needed: tuple[int, int] | None = None  # what its text wants, where rect is what it got
    view: tuple[int, int, int, int] | None = None  # the window of the scrolling part it lies in
    key: str = ""  # which control it is; stable while the scene lives
    description: str = ""  # what its words mean
    marked: tuple[int, int] | None = (
        None  # letters between which its text is selected, the caret at the second
    )
    place: tuple[int, int] | None = None  # which of how many it is, or has; counted from 1

    @property
    def box(self) -> pygame.Rect:
        """Its place on the screen, also when it is scrolled out of sight."""
        return pygame.Rect(self.rect)

    @property
    def visible(self) -> pygame.Rect:
        return self.box.clip(pygame.Rect(self.view)) if self.view else self.box


def rect_of(rect: pygame.Rect) -> tuple[int, int, int, int]:
    """Spell a rectangle as plain numbers, as nodes have it."""
    return rect.x, rect.y, rect.width, rect.height


def zone_of(rect: pygame.Rect) -> Zone:
    """Give a rectangle of pixels to the stage."""
    return Zone(rect.left, rect.top, rect.right, rect.bottom)


def pixels(zone: Zone) -> pygame.Rect:
    """Take one back."""
    left, top = round(zone.left), round(zone.top)
    return pygame.Rect(left, top, round(zone.right) - left, round(zone.bottom) - top)


def spoken(node: Node) -> str:
    """Say a node in one breath.

    >>> spoken(Node(Role.TOGGLE, "Mute", (0, 0, 1, 1), "off", ("focused",)))
    'Mute, toggle, off, focused'
    """
    role = str(node.role) if node.role is not Role.TEXT else ""
    parts = [node.name, role, node.value, *node.state, node.description]
    return ", ".join(part for part in parts if part)


def spoken_nodes(nodes: Sequence[Node]) -> tuple[Node, ...]:
    """Leave out the texts of a line, and lines within it: it tells them in one sentence.

    >>> line, cell = Node(Role.LINE, "You: 3 points", (0, 0, 90, 20)), Node(Role.TEXT, "3", (60, 2, 9, 16))
    >>> cards = Node(Role.LINE, "Cards", (9, 2, 40, 16))
    >>> [node.name for node in spoken_nodes([line, cell, cards, Node(Role.TEXT, "Deal 1", (0, 30, 40, 16))])]
    ['You: 3 points', 'Deal 1']
    """
    lines = [node.box for node in nodes if node.role is Role.LINE]

    def inside(node: Node) -> bool:
        if node.role is Role.LINE:
            return any(box.contains(node.box) and box != node.box for box in lines)
        return node.role in (Role.TEXT, Role.HEADING) and any(box.contains(node.box) for box in lines)

    return tuple(node for node in nodes if not inside(node))


def flaws(nodes: Sequence[Node], size: tuple[int, int]) -> tuple[str, ...]:
    """List what is wrong with a screen of this size; empty when all is well."""
    screen = pygame.Rect((0, 0), size)
    found: list[str] = []
    for node in nodes:
        found.extend(_alone(node, screen))
    found.extend(_overlaps([node for node in nodes if node.role in CONTROLS and node.visible.size > (0, 0)]))
    return tuple(found)


def _alone(node: Node, screen: pygame.Rect) -> Iterable[str]:
    seen = node.visible
    if node.needed and (node.needed[0] > node.box.width or node.needed[1] > node.box.height):
        yield f"clipped: '{node.name}' needs {node.needed}, has {node.box.size}"
    if node.view and (node.box.left < node.view[0] or node.box.right > node.view[0] + node.view[2]):
        yield f"cut at the side: '{node.name}' at {node.rect} in {node.view}"
    hidden = node.view is not None and not seen.size > (0, 0)  # scrolled out of sight
    if not hidden and not screen.contains(seen if node.view else node.box):
        yield f"off the screen: {node.role} '{node.name}' at {node.rect}"
    if node.role in CONTROLS and min(node.box.size) < SMALLEST_TARGET:
        yield f"too small: {node.role} '{node.name}' is {node.box.size}"


def _overlaps(controls: Sequence[Node]) -> Iterable[str]:
    for place, one in enumerate(controls):
        for other in controls[place + 1 :]:
            apart = one.view != other.view  # one may be scrolled to where the other stands
            shared = one.visible.clip(other.visible) if apart else one.box.clip(other.box)
            if shared.width > 0 and shared.height > 0:
                yield f"overlap: '{one.name}' at {one.rect} and '{other.name}' at {other.rect}"
