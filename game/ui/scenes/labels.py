"""Small signs that stand beside words: an icon with a caption, pips for a grade, a picture with round corners."""

from collections.abc import Iterable

import pygame

from game.catalogue import find
from game.core.record import record
from game.ui.blocks import (
    LABEL,
    SMALL,
    Block,
    Column,
    Grow,
    Panel,
    Picture,
    Row,
    Text,
    Tint,
    UiContext,
)
from game.ui.draw.paint import disc, svg
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.rooms import USUAL
from game.ui.draw.stretched import Drawing, flattened
from game.ui.draw.theme import Style, hexa
from game.ui.kit.block import Canvas, Filling, LayoutPass, Placement
from game.ui.shell.node import Node, Role, rect_of
from game.ui.widgets.text import tinted

GRADES = 5
COVER = 300 / 480
"""Height of a game's picture by its width."""


@record
class IconSign(Filling):
    """A sign of assets/icons, as high as a line of a style."""

    icon: str
    style: Style = SMALL
    tint: Tint = Tint.GOLD

    def width(self, look: ResolvedTheme) -> int:
        return self._side(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(self.style)

    def _side(self, look: ResolvedTheme) -> int:
        return round(look.font_px(self.style) * 1.15)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        side = self._side(look)
        image = look.paint.icon(self.icon, side, tinted(look, self.tint))
        canvas.put(image, image.get_rect(center=canvas.rect.center).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def room_of(game: str) -> str:
    """Name the room a game is played in."""
    return find(game).table.room or USUAL


def no_typeface(context: UiContext, text: str) -> tuple[Block, ...]:
    """Say of what the player writes, where it is so, that not all of it can be shown here."""
    if not context.look.type.missing(text, LABEL.face):
        return ()
    return (Text(context.words.get("common.no_typeface"), SMALL, Tint.GOLD),)


def fact(icon: str, text: str) -> Block:
    """Put a sign before a few words."""
    return Row((IconSign(icon), Text(text, SMALL, Tint.MUTED, one_line=True)), gap=9)


@record
class Pips(Filling):
    """A grade from 1 to GRADES as filled and hollow pips, with what is said of it, or words beside it that say it."""

    grade: int
    told: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return round(self._side(look) * (GRADES + (GRADES - 1) * 0.4)) + 2

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL)

    def _side(self, look: ResolvedTheme) -> float:
        return look.font_px(SMALL) * 0.62

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        side, wide = self._side(look), self.width(look)
        gold, line = (
            hexa(look.palette.gold),
            f'stroke="{hexa(look.palette.gold)}" stroke-width="{side / 8:.2f}"',
        )
        pips = (
            disc(
                1 + side / 2 + place * side * 1.4,
                side / 2 + 1,
                side * 0.42,
                gold if place < self.grade else "none",
                line,
            )
            for place in range(GRADES)
        )
        size = (wide, round(side) + 2)
        image = look.paint.vector(svg("".join(pips), *size), size)
        canvas.put(image, image.get_rect(midleft=canvas.rect.midleft).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return (Node(Role.TEXT, self.told, rect_of(at.rect)),) if self.told else ()


@record
class Cover:
    """A game's picture, as wide as its place but no wider than `most` design units; a flat one shows its middle."""

    game: str
    name: str  # said aloud
    most: float = 820
    least: float = 120
    shape: float = COVER  # height by width

    @property
    def picture(self) -> str:
        return f"pictures/{self.game}.svg"

    def width(self, look: ResolvedTheme) -> int:
        return look.px(self.least)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return round(min(width, look.px(self.most)) * self.shape)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = min(rect.width, look.px(self.most))
        inner = pygame.Rect(0, 0, wide, round(wide * self.shape))
        inner.center = rect.center
        layout.put(self, inner)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        radius = max(4, min(look.px(14), rect.height // 8))
        whole = rect.width, round(rect.width * COVER)
        picture: Drawing | None = look.paint.picture(self.picture, whole)
        if picture is None:
            picture = look.paint.plate(rect.size, radius, look.palette.felt, look.palette.felt_edge, None)
        full = flattened(picture)
        middle = rect.move(-rect.x, -rect.y).move(0, max(0, (full.get_height() - rect.height) // 2))
        rounded = full.subsurface(middle.clip(full.get_rect())).copy()
        rounded.blit(
            flattened(look.paint.shade(rect.size, radius, (255, 255, 255), 255)),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        canvas.put(rounded, rect.topleft)
        canvas.put(
            look.paint.ring(rect.size, radius, look.palette.panel_line, max(1.0, 1.4 * look.unit)),
            rect.topleft,
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.IMAGE, self.name, rect_of(at.rect))


TEACHER, FACE = "governess", 92
"""Who invites newcomers, and the side of her portrait in design units."""


def invitation(told: Block, button: Block, *, large: bool) -> Panel:
    """Have the teacher invite somebody new, with one button; in large type there is no room for her portrait."""
    if large:
        return Panel(Column((told, button), gap=12), sides=22, ends=18, lit=True)
    face = Picture("", lambda _, size: portrait(TEACHER, min(size)), FACE, FACE)
    return Panel(Row((face, Grow(told), button), gap=20), sides=22, ends=10, lit=True)
