"""What a player holds, as chips where the game has chips and as numbers with their units everywhere."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.core.score import Holding
from game.telling.captions import Captions
from game.ui.blocks import NUMBER, SMALL, Align, Block, Number, Row, Text, Tint, Wrap
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.node import Node
from game.ui.table.painter import TALLEST, has_chip, stack
from game.wording import figure


@record
class ChipStack(Filling):
    """A stack of chips of one look."""

    chip: str
    count: int

    def _image(self, look: ResolvedTheme) -> pygame.Surface:
        return stack(self.chip, min(self.count, TALLEST), max(26, look.px(52)))

    def width(self, look: ResolvedTheme) -> int:
        return self._image(look).get_width()

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._image(look).get_height()

    def draw(self, canvas: Canvas) -> None:
        image = self._image(canvas.look)
        canvas.put(image, image.get_rect(midbottom=canvas.rect.midbottom).topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()  # the number beside it says as much


def holdings(captions: Captions, units: tuple[str, ...], holding: Holding, right: bool = False) -> Block:
    """Show a holding: units there is nothing of are left out, unless there is nothing at all."""
    counted = list(zip(units, holding, strict=True))
    shown = [(unit, number) for unit, number in counted if number] or counted[-1:]
    return Wrap(tuple(_amount(captions, unit, number) for unit, number in shown), gap=22, right=right)


def _amount(captions: Captions, unit: str, number: int) -> Block:
    caption = captions.unit(number, unit).removeprefix(figure(number)).strip()
    chips = number > 0 and has_chip(unit)
    parts: tuple[Block, ...] = (
        *((ChipStack(unit, number),) if chips else ()),
        Number(figure(number), NUMBER, side=Align.LEFT),
        Text(caption, SMALL, Tint.MUTED, one_line=True),
    )
    return Row(parts, gap=9)
