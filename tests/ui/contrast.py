"""Measures contrast in what is really drawn: every text and sign, against the pixels between its own."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest import mock

import pygame

from game.app.application import Application
from game.app.gallery import FRAME, screens
from game.core.record import record, replace
from game.storage.settings import FeltColour, Wood
from game.ui.draw.paint import Painter, put, veil
from game.ui.draw.theme import Colour
from game.ui.draw.typeset import Typesetter
from game.ui.kit import attention
from game.ui.shell import scene
from game.ui.shell.node import Node, Role
from game.ui.shell.scene import Pop, Push

TEXT, LARGE_TEXT, SIGN = 4.5, 3.0, 3.0
LARGE, LARGE_BOLD = 24, 18.66
"""Pixels from which on text is large, and in bold type."""
NEAR = 36
"""So far apart, channel by channel, a pixel is still of the colour that was asked for."""
WORST = 0.75
"""So many of the pixels around a text are passed over before the one it is held against: a shadow here or there."""
FRAMES = 24


@record
class Drawn:
    """A text or a sign, and where it was drawn."""

    what: str
    colour: Colour
    least: float
    image: pygame.Surface
    at: tuple[int, int]
    clip: tuple[int, int, int, int]

    @property
    def box(self) -> pygame.Rect:
        """Where it was drawn, without its edges: neighbours may touch it."""
        return self.image.get_rect(topleft=self.at).inflate(-4, -4)


@record
class Faint:
    """What is too hard to see."""

    what: str
    ratio: float
    least: float
    colour: Colour
    ground: Colour


def luminance(colour: Sequence[int]) -> float:
    """Give how bright a colour is to the eye, from 0 to 1, as WCAG has it."""
    parts = [each / 255 for each in colour[:3]]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Give the contrast of two colours, from 1 to 21.

    >>> round(contrast((0, 0, 0), (255, 255, 255)), 1)
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Watch:
    """Notes what is drawn onto canvases of the size of the window; what comes later lies above."""

    def __init__(self, size: tuple[int, int]) -> None:
        """See nothing yet."""
        self._size = size
        self._known: dict[int, tuple[pygame.Surface, str, Colour, float]] = {}
        self.drawn: dict[tuple[int, int, int, int], Drawn] = {}

    def know(self, image: pygame.Surface, what: str, colour: Colour, least: float) -> pygame.Surface:
        """Remember what a picture shows."""
        self._known[id(image)] = image, what, colour, least
        return image

    def veil(self, canvas: pygame.Surface, share: float) -> None:
        """Darken what was drawn so far, which nobody needs to read any more."""
        veil(canvas, share)
        self.drawn.clear()

    def put(self, canvas: pygame.Surface, image: pygame.Surface, at: tuple[float, float]) -> None:
        """Draw, and note it if it is a text or a sign."""
        known = self._known.get(id(image))
        if known is not None and canvas.get_size() == self._size:
            box = image.get_rect(topleft=(round(at[0]), round(at[1])))
            place = (box.x, box.y, box.width, box.height)
            clip = canvas.get_clip()
            edges = (clip.x, clip.y, clip.width, clip.height)
            self.drawn[place] = Drawn(known[1], known[2], known[3], image, box.topleft, edges)
        put(canvas, image, at)


@contextmanager
def watching(size: tuple[int, int]) -> Iterator[Watch]:
    """Watch everything that is drawn for a while."""
    watch, line, inked = Watch(size), Typesetter.line, Painter._inked  # noqa: SLF001 - all signs pass through it

    def lined(self: Typesetter, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        large = px >= LARGE or (px >= LARGE_BOLD and face.endswith("Bold") and "Semi" not in face)
        return watch.know(line(self, text, face, px, colour), text, colour, LARGE_TEXT if large else TEXT)

    def signed(self: Painter, name: str, px: int, colour: Colour) -> pygame.Surface:
        return watch.know(inked(self, name, px, colour), name, colour, SIGN)

    ours = sys.modules[__name__], attention
    using = [
        module
        for module in list(sys.modules.values())
        if getattr(module, "put", None) is put and module not in ours
    ]
    with (
        mock.patch.object(Typesetter, "line", lined),
        mock.patch.object(Painter, "_inked", signed),
        mock.patch.object(scene, "veil", watch.veil),
    ):
        for module in using:
            module.put = watch.put  # type: ignore[attr-defined]  # such modules have it
        try:
            yield watch
        finally:
            for module in using:
                module.put = put  # type: ignore[attr-defined]  # such modules have it


def told(node: Node) -> bool:
    """Tell whether a thing on the screen can be used or read: what lies below a dialog, or is disabled, cannot."""
    return node.role not in (Role.PANE, Role.DIALOG) and "disabled" not in node.state


def judged(one: Drawn, picture: pygame.Surface) -> Faint | None:
    """Hold a text against what lies between its letters; None where it is fine, or something covers it."""
    box = pygame.Rect(one.at, one.image.get_size()).clip(one.clip).clip(picture.get_rect())
    if box.width < 3 or box.height < 3:
        return None
    own = one.image.subsurface(box.move(-one.at[0], -one.at[1]))
    alpha = pygame.image.tobytes(own, "RGBA")[3::4]
    there = pygame.image.tobytes(picture.subsurface(box), "RGB")
    inked = [there[3 * at : 3 * at + 3] for at, each in enumerate(alpha) if each >= 250]
    ground = [there[3 * at : 3 * at + 3] for at, each in enumerate(alpha) if each == 0]
    true = [each for each in inked if _near(each, one.colour)]
    if len(ground) < 4 or not true or len(true) < 0.9 * len(inked):
        return None
    brightness = luminance(one.colour)
    ordered = sorted(ground, key=lambda each: -abs(luminance(each) - brightness))
    worst = ordered[int(WORST * (len(ordered) - 1))]
    ratio = contrast(one.colour, worst)
    return Faint(one.what, ratio, one.least, one.colour, (worst[0], worst[1], worst[2]))


def _near(pixel: bytes, colour: Colour) -> bool:
    return all(abs(each - wanted) <= NEAR for each, wanted in zip(pixel, colour, strict=True))


def measured(
    app: Application, felt: FeltColour, wood: Wood, *, high: bool, wanted: Sequence[str] = ()
) -> Iterator[tuple[str, Sequence[Faint]]]:
    """Open every screen, or those whose names contain a word, and give the contrast of all that is drawn."""
    settings = app.context.settings
    app.context.change(replace(settings, felt=felt, wood=wood, high_contrast=high, speed=0.0))
    for name, opens in list(screens(app)):
        if wanted and not any(word in name for word in wanted):
            continue
        with watching(app.window.canvas.get_size()) as watch:
            app.loop.stack.turn(Push(opens()))
            for _ in range(FRAMES):
                app.step(FRAME)
            app.loop.draw()
            picture = app.window.canvas.copy()
            live = [node.visible for node in app.nodes() if told(node)]
            seen = [each for each in watch.drawn.values() if each.box.collidelist(live) >= 0]
            found = [judged(each, picture) for each in seen]
            app.loop.stack.turn(Pop())
        yield name, [each for each in found if each is not None]
