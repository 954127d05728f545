"""Sentences for the player that belong to no screen: they lie over whatever is shown and go by themselves."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product

import pygame

from game.core.record import record
from game.storage.checked import showable
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL
from game.ui.shell.action import Action
from game.ui.shell.node import CONTROLS, Node, Role, rect_of

# ------------------------------------------------------------------ for whoever listens

MOST_WAITING = 80
"""Sentences that wait to be said; where nobody takes them, the oldest go."""


@record
class Announcement:
    """One sentence."""

    text: str
    urgent: bool = False  # it answers what the player has just done, and comes before what still waits


class Announcer:
    """Keeps sentences until they are taken."""

    def __init__(self) -> None:
        self._waiting: list[Announcement] = []
        self._tried: list[str] = []
        self.voices: Sequence[str] = ()  # names of those the program may speak with, once they are known
        self.read = False  # a screen reader reads the screen
        self.asked: Action | None = None  # one of ASKING
        self.speaking = False  # a voice is still saying some of it, and the game waits for that
        self.followed = False  # somebody hears what has the focus, and knows where it is
        self.pointed = ""  # key of what the focus has been led to: what the player is to decide on
        self.narrated = False  # whoever draws the screen tells of it, too: nobody else need read it
        self.reading = False  # the whole screen is to be read

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Let a sentence be heard after those that wait."""
        if text:
            self._waiting = [*self._waiting, Announcement(text, urgent)][-MOST_WAITING:]

    def try_voice(self, text: str) -> None:
        """Have the program's own voice say something, whether or not it is switched on."""
        self._tried.append(text)

    def drain(self) -> Sequence[Announcement]:
        """Take everything there is to say, in its order."""
        taken, self._waiting = self._waiting, []
        return taken

    def drain_tried(self) -> Sequence[str]:
        """Take that with which the voice is to be tried."""
        tried, self._tried = self._tried, []
        return tried


# ------------------------------------------------------------------ on the screen

MOST = 3
LONGEST = 600
"""Letters of a sentence; what is quoted in one, such as the name of a file, may be anything."""
WIDE = 760
"""Design units of the widest notice, before the text scale."""
SHARES = (1.0, 0.6, 0.4)
"""How much of the width a notice takes where something is to be looked at, the best first."""
PRESSED = CONTROLS | {Role.LINK}
"""What no sentence may lie over, as long as it can be pressed."""


class Notices:
    """What has been said lately."""

    def __init__(self, announcer: Announcer) -> None:
        """Say nothing yet; what is said is to be heard as well."""
        self._announcer = announcer
        self._said: list[tuple[str, float]] = []
        self._room: pygame.Rect | None = None
        self._live: list[pygame.Rect] = []  # what can be pressed
        self._kept: list[pygame.Rect] = []  # what is looked at
        self._panes: list[pygame.Rect] = []  # in which some of that may be scrolled to and fro
        self._stood: dict[str, pygame.Rect] = {}  # where each sentence was shown last
        self.dirty = False

    def place(
        self, room: pygame.Rect | None, shown: Iterable[Node] = (), kept: Sequence[pygame.Rect] = ()
    ) -> None:
        """Have the sentences stand at the head of some room; with None near the foot of the window.

        Of all that is `shown`, they keep off what can be pressed, and off what is `kept` free where that can be.
        """
        live = [node for node in shown if node.role in PRESSED and "disabled" not in node.state]
        boxes = [node.visible for node in live]
        changed = (room, boxes, list(kept)) != (self._room, self._live, self._kept)
        self.dirty = self.dirty or (changed and bool(self._said))
        if room != self._room:
            self._stood.clear()
        self._room, self._live, self._kept = room, boxes, list(kept)
        self._panes = [pygame.Rect(view) for view in {node.view for node in live} if view is not None]

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
        return tuple(text for text, _ in self._said)

    def update(self, dt: float, span: float) -> None:
        """Let seconds pass; long sentences stay longer than `span`."""
        aged = [(text, age + dt) for text, age in self._said]
        kept = [(text, age) for text, age in aged if age < span + 0.04 * len(text)]
        self.dirty = self.dirty or len(kept) != len(self._said)
        self._said = kept
        self._stood = {text: place for text, place in self._stood.items() if text in self.sentences}

    def _places(self, look: ResolvedTheme) -> Iterable[tuple[pygame.Rect, tuple[str, ...], str]]:
        room, gap, taken = self._room, look.px(12), list[pygame.Rect]()
        middle = look.width // 2 if room is None else room.centerx
        edge = look.height - look.px(110) if room is None else room.top
        most = (look.width - look.px(120)) if room is None else room.width - 2 * look.px(26)
        most = min(round(look.px(WIDE) * look.text_scale), most)
        for text, _ in reversed(self._said):
            found = list[tuple[int, pygame.Rect, tuple[str, ...]]]()
            for share in SHARES if self._kept else SHARES[:1]:
                lines = look.wrap(text, LABEL, round(share * most))
                wide = max(look.measure(line, LABEL) for line in lines) + 2 * look.px(26)
                plate = pygame.Rect(0, 0, wide, look.leading(LABEL) * len(lines) + 2 * look.px(15))
                if room is None:
                    plate.midbottom = (middle, edge)
                else:
                    plate.midtop = (middle, edge)
                place = self._off(look, text, plate, taken)
                found.append((_covered(place, [*self._live, *self._kept, *taken]), place, lines))
                if not found[-1][0]:
                    break
            _, plate, lines = min(found, key=lambda each: each[0])
            self._stood[text] = plate
            edge = plate.top - gap if room is None else plate.bottom + gap
            taken.append(plate.inflate(2 * gap, 2 * gap))
            yield plate, lines, text

    def _off(
        self, look: ResolvedTheme, text: str, plate: pygame.Rect, taken: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Move a plate off what can be pressed or looked at and off other plates, and no more often than it must.

        Out of what scrolls, if that can be, or it would have to give way again; else where it covers least. Not by
        `game.stage.arrange`: that prefers what is near, or else one line, where a plate had better go to a side of the
        window than into the middle of what is looked at. Over the screens of the gallery three plates of four moved.
        """
        live, gap = [*self._live, *taken], look.px(6)
        whole = pygame.Rect((0, 0), look.size).inflate(-2 * look.px(18), -2 * look.px(18))
        window = whole if self._room is None or self._kept else self._room
        stood = self._stood.get(text, plate)
        stays = [stood] if stood.size == plate.size and window.contains(stood) else []
        for place in (*stays, plate):
            if place.collidelist([*live, *self._kept]) < 0:
                return place
        places = [*_beside(plate, [*live, *self._kept, *self._panes], window, gap)]
        steady = [place for place in places if place.collidelist([*live, *self._panes]) < 0]
        return min(
            steady or places,
            key=lambda place: (_covered(place, live), _covered(place, self._kept), abs(place.y - plate.y)),
        )

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
        for plate, _, text in self._places(look):
            yield Node(Role.NOTICE, text, rect_of(plate))


def _beside(
    plate: pygame.Rect, kept: Sequence[pygame.Rect], window: pygame.Rect, gap: int
) -> Iterable[pygame.Rect]:
    """List the places of a plate above and below what is to be kept free: in the middle, at the left, at the right."""
    lefts = (plate.left, window.left, window.right - plate.width)
    tops = [plate.top, *(y for each in kept for y in (each.top - gap - plate.height, each.bottom + gap))]
    for at in product(lefts, tops):
        yield pygame.Rect(at, plate.size).clamp(window)


def _covered(plate: pygame.Rect, kept: Sequence[pygame.Rect]) -> int:
    """Count the pixels a plate covers of what is to be kept free."""
    parts = [plate.clip(kept[place]) for place in plate.collidelistall(kept)]
    return sum(part.width * part.height for part in parts)


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
