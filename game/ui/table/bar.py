"""The line above the hand that says what is to be done, and what is written in the bars above and below the table."""

from collections.abc import Iterable

import pygame

from game.core.record import field, record
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.stretched import Drawing
from game.ui.draw.theme import HEADING, Style
from game.ui.kit.block import VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.lettering import ASIDE, NOTE, PROMPT, deep, shortened, sizes_of, write
from game.ui.table.terms import underline

PROMPTS = sizes_of(PROMPT, 1, 0.86, 0.74)


@record
class PromptText:
    """A sentence that says what is waited for or what has happened, and what the rules want."""

    text: str
    duty: str  # what the rules want, with signs; empty when nothing
    mine: bool
    spoken: str
    centred: bool = False  # on a plate of its own on the felt, instead of at the left end of a bar
    hidden: bool = False  # something lies over it
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence."""
        return self._wide(look, PROMPT) + (2 * look.px(18) if self.centred else 0)

    def least(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence in the smallest type."""
        return self._wide(look, PROMPTS[-1]) + (2 * look.px(18) if self.centred else 0)

    def _wide(self, look: ResolvedTheme, style: Style) -> int:
        duty = look.px(16) + sign_text.measure(look, self.duty, ASIDE) if self.duty else 0
        return look.measure(self.text, style) + duty

    def _style(self, look: ResolvedTheme, width: int) -> Style:
        """Choose the largest type in which all of it fits, else in which the sentence does."""
        inner = width - (2 * look.px(18) if self.centred else 0)
        fits = (each for each in PROMPTS if self._wide(look, each) <= inner)
        alone = (each for each in PROMPTS if look.measure(self.text, each) <= inner)
        return next(fits, next(alone, PROMPTS[-1]))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the sentence, in gold when it is meant for me."""
        if self.hidden:
            return
        palette, style, left = look.palette, self._style(look, rect.width), rect.left
        shown = shortened(look, self.text, style, rect.width)
        roomy = self._roomy(look, rect)
        if self.centred:
            wide = self._wide(look, style) if roomy else look.measure(shown, style)
            left = rect.centerx - wide // 2
            plate = pygame.Rect(left - look.px(18), rect.top, wide + 2 * look.px(18), rect.height)
            put(canvas, look.paint.shade(plate.size, plate.height // 2, deep(look), 130), plate.topleft)
        colour = palette.gold if self.mine else palette.cream
        box = write(canvas, look, shown, style, colour, (left, rect.centery), "midleft")
        underline(canvas, look, shown, style, colour, box, self.glossary)
        end = box.right
        if roomy:
            start = end + look.px(16) if self.text else left
            sign_text.write_line(canvas, look, self.duty, ASIDE, palette.cream, start, rect.centery)

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect) -> bool:
        inner = rect.width - (2 * look.px(18) if self.centred else 0)
        return bool(self.duty) and self._wide(look, self._style(look, rect.width)) <= inner

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        style = self._style(look, rect.width)
        shown = shortened(look, self.text, style, rect.width)
        needed = (look.measure(shown, style), look.font_px(style))
        yield Node(Role.HEADING, self.spoken, rect_of(rect), needed=needed)


@record
class Strip:
    """The dark strip behind a bar, fading into the felt at one edge."""

    up: bool  # fades upwards

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        put(canvas, strip(look, rect.size, self.up), rect.topleft)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        return ()


def strip(look: ResolvedTheme, size: tuple[int, int], up: bool) -> Drawing:
    """Draw a strip that is dark at one edge and gone at the other."""
    red, green, blue = (part // 2 for part in look.palette.felt_edge)
    ends = ("0.0", "0.86") if up else ("0.8", "0.0")
    colour = f"#{red:02x}{green:02x}{blue:02x}"
    stops = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{size[1]}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{ends[0]}"/>'
        f'<stop offset="0.45" stop-color="{colour}" stop-opacity="{"0.66" if up else "0.55"}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="{ends[1]}"/></linearGradient></defs>'
    )
    return look.paint.framed(
        size, (0, size[1]), lambda w, h: f'{stops}<rect width="{w}" height="{h}" fill="url(#g)"/>'
    )


@record
class Title:
    """The name of the game in the bar above, and which deal it is where there is room."""

    name: str
    remark: str
    more: str = ""  # said after the remark, where there is room for that as well

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw both on one line."""
        shown = shortened(look, self.name, HEADING, rect.width)
        end = write(canvas, look, shown, HEADING, look.palette.cream, rect.midleft, "midleft").right
        at = (end + look.px(20), rect.centery + look.px(3))
        told = (each for each in self._remarks() if self._roomy(look, rect, each))
        write(canvas, look, next(told, ""), NOTE, look.palette.muted, at, "midleft")

    def _remarks(self) -> tuple[str, ...]:
        """List what may be said, the longest first."""
        return (f"{self.remark} · {self.more}", self.remark) if self.more else (self.remark,)

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect, remark: str) -> bool:
        wide = look.measure(self.name, HEADING) + look.px(20) + look.measure(remark, NOTE)
        return bool(remark) and wide <= rect.width

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell the name and the deal."""
        shown = shortened(look, self.name, HEADING, rect.width)
        needed = (look.measure(shown, HEADING), look.font_px(HEADING))
        yield Node(Role.HEADING, self.name, rect_of(rect), self._remarks()[0], needed=needed)
