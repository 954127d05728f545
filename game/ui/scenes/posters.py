"""A poster of a game: its room, the people across the table and three of its cards, as assets/posters has them."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.resources import root, translated
from game.ui.blocks import (
    BODY,
    HEADING,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Row,
    Text,
    Tint,
    Tone,
    UiContext,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, LayoutPass, Placement
from game.ui.scenes.labels import Cover
from game.ui.scenes.swatches import rounded
from game.ui.shell.destinations import ToRoom
from game.ui.shell.node import Node, Role, rect_of

WHOLE = 317 / 756
"""Height of a poster by its width."""
ABOVE = 0.08
"""The share of what a flat one leaves out that is left out above the heads."""
LEAST, MOST = 120, 820
"""Design units of its width."""
NOTHING_YET = 440
"""The width of one over words that say that there is nothing yet."""
LARGE, LOW = 1.4, 0.28
"""The text scale from which on that is flat, as high as this share of the width."""
ROUND = 14


def poster(game: str, name: str, shape: float) -> Block:
    """Show a game, as high as a share of the width; by its still life where there is no poster of it."""
    file = f"{game}.jpg"
    if not root().joinpath("posters", file).is_file():
        return Cover(game, name, shape=shape)
    return Poster(file, name, shape)


def emptiness(context: UiContext, game: str, head: str, text: str, play: str) -> Block:
    """Say that there is nothing yet, with the poster of a game."""
    button = Button("play", play, lambda: context.go(ToRoom()), Tone.PRIMARY, icon="play")
    shape = WHOLE if context.look.text_scale < LARGE else LOW
    parts = (
        Centre(poster(game, context.words.get(f"{game}.name"), shape), NOTHING_YET),
        Text(head, HEADING, side=Align.CENTRE),
        Text(text, BODY, Tint.MUTED, Align.CENTRE),
        Gap(4),
        Centre(Row((button,)), 200),
    )
    return Centre(Column(parts, gap=12), 760)


@record
class Poster:
    """A file of assets/posters, with the letters of a language on its cards, as wide as its place."""

    file: str
    name: str  # said aloud; "" where it tells nothing that words beside it don't
    shape: float

    def width(self, look: ResolvedTheme) -> int:
        return look.px(LEAST)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return round(min(width, look.px(MOST)) * self.shape)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = min(rect.width, look.px(MOST))
        inner = pygame.Rect(0, 0, wide, round(wide * self.shape))
        inner.center = rect.center
        layout.put(self, inner)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        key = "poster", self.file, look.letters, rect.size, look.px(ROUND)
        canvas.put(look.paint.kept(key, lambda: self._cut(look, rect.size)), rect.topleft)
        radius = min(look.px(ROUND), *(half // 2 for half in rect.size))
        line = max(1.0, 1.4 * look.unit)
        canvas.put(look.paint.ring(rect.size, radius, look.palette.panel_line, line), rect.topleft)

    def _cut(self, look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        """Read the part of the file that is shown, and give it its size."""
        whole = pygame.image.load(translated(look.letters, "posters", self.file))
        wide, high = whole.get_size()
        tall = min(high, round(wide * size[1] / size[0]))
        part = whole.subsurface((0, round(ABOVE * (high - tall)), wide, tall))
        return rounded(look, pygame.transform.smoothscale(part, size), ROUND)

    def nodes(self, at: Placement) -> Iterable[Node]:
        if self.name:
            yield Node(Role.IMAGE, self.name, rect_of(at.rect))
