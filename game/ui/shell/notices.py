"""Sentences for the player that belong to no screen: they lie over whatever is shown and go by themselves."""

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from game.storage.checked import showable
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL
from game.ui.shell.announcer import Announcer
from game.ui.shell.node import Node, Role, rect_of

MOST = 3
LONGEST = 600
"""Letters of a sentence; what is quoted in one, such as the name of a file, may be anything."""
WIDE = 760
"""Design units of the widest notice, before the text scale."""


class Notices:
    """What has been said lately."""

    def __init__(self, announcer: Announcer) -> None:
        """Say nothing yet; what is said is to be heard as well."""
        self._announcer = announcer
        self._said: list[tuple[str, float]] = []
        self._room: pygame.Rect | None = None
        self.dirty = False

    def stand(self, room: pygame.Rect | None) -> None:
        """Have the sentences stand at the head of some room; with None at the foot of the window."""
        self.dirty = self.dirty or (room != self._room and bool(self._said))
        self._room = room

    def clear(self) -> None:
        """Show none of them any more."""
        self.dirty = self.dirty or bool(self._said)
        self._said.clear()

    def say(self, sentence: str) -> None:
        """Show a sentence; the same one is not shown twice at a time."""
        shown = showable(sentence, LONGEST)
        self._said = [(text, age) for text, age in self._said if text != shown][-(MOST - 1) :]
        self._said.append((shown, 0.0))
        self._announcer.say(shown, urgent=True)
        self.dirty = True

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is shown now."""
        return tuple(text for text, _ in self._said)

    def update(self, dt: float, span: float) -> None:
        """Let seconds pass; long sentences stay longer than `span`."""
        aged = [(text, age + dt) for text, age in self._said]
        kept = [(text, age) for text, age in aged if age < span + 0.04 * len(text)]
        self.dirty = self.dirty or len(kept) != len(self._said)
        self._said = kept

    def _places(self, look: ResolvedTheme) -> Iterable[tuple[pygame.Rect, tuple[str, ...], str]]:
        room, gap = self._room, look.px(12)
        middle = look.width // 2 if room is None else room.centerx
        edge = look.height - look.px(110) if room is None else room.top
        most = (look.width - look.px(120)) if room is None else room.width - 2 * look.px(26)
        for text, _ in reversed(self._said):
            lines = look.wrap(text, LABEL, min(round(look.px(WIDE) * look.text_scale), most))
            wide = max(look.measure(line, LABEL) for line in lines) + 2 * look.px(26)
            plate = pygame.Rect(0, 0, wide, look.leading(LABEL) * len(lines) + 2 * look.px(15))
            if room is None:
                plate.midbottom = (middle, edge)
                edge = plate.top - gap
            else:
                plate.midtop = (middle, edge)
                edge = plate.bottom + gap
            yield plate, lines, text

    def draw(self, canvas: pygame.Surface, look: ResolvedTheme) -> Sequence[pygame.Rect]:
        """Draw the sentences above everything else, and give the boxes that took."""
        boxes = list[pygame.Rect]()
        for plate, lines, _ in self._places(look):
            boxes.append(plate.inflate(4 * look.px(18), 4 * look.px(18) + 2 * look.px(6)))
            drawn = look.paint.kept(
                ("notice", lines, look), partial(_drawn, look, plate.size, lines, boxes[-1].size)
            )
            put(canvas, drawn, boxes[-1].topleft)
        self.dirty = False
        return boxes

    def nodes(self, look: ResolvedTheme) -> Iterable[Node]:
        """Tell what is said."""
        for plate, _, text in self._places(look):
            yield Node(Role.NOTICE, text, rect_of(plate))


def _drawn(
    look: ResolvedTheme, size: tuple[int, int], lines: Sequence[str], room: tuple[int, int]
) -> pygame.Surface:
    """Draw a plate of a size with its shadow and some lines, in the middle of so much room."""
    picture, palette = pygame.Surface(room, pygame.SRCALPHA), look.palette
    plate = pygame.Rect((0, 0), size)
    plate.center = picture.get_rect().center
    look.paint.shadow(picture, plate, look.px(14), look.px(18), 140, look.px(6))
    image = look.paint.plate(size, look.px(14), palette.panel_top, palette.panel_bottom, palette.gold)
    put(picture, image, plate.topleft)
    y = plate.y + look.px(15)
    for line in lines:
        drawn = look.line(line, LABEL, palette.cream)
        put(picture, drawn, (plate.centerx - drawn.get_width() // 2, y))
        y += look.leading(LABEL)
    return picture
