"""The bar below the table: what is to be done now, what the rules want, and the keys that do it."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.draw import sign_text
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import HEADING
from game.ui.kit.block import VisualState
from game.ui.shell.node import Node, Role
from game.ui.table.lettering import ASIDE, NOTE, PROMPT, shortened, write
from game.ui.widgets.button import rect_of


@record
class PromptText:
    """The sentence at the left end of the bar."""

    text: str
    duty: str  # what the rules want, with signs; empty when nothing
    mine: bool
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence."""
        duty = look.px(16) + sign_text.measure(look, self.duty, ASIDE) if self.duty else 0
        return look.measure(self.text, PROMPT) + duty

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the sentence, in gold when it is meant for me."""
        del visual
        palette = look.palette
        colour = palette.gold if self.mine else palette.cream
        shown = shortened(look, self.text, PROMPT, rect.width)
        end = write(canvas, look, shown, PROMPT, colour, rect.midleft, "midleft").right
        if self._roomy(look, rect):
            sign_text.write_line(
                canvas, look, self.duty, ASIDE, palette.cream, end + look.px(16), rect.centery
            )

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect) -> bool:
        return bool(self.duty) and self.width(look) <= rect.width

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell the sentence."""
        del visual
        shown = shortened(look, self.text, PROMPT, rect.width)
        needed = (look.measure(shown, PROMPT), look.font_px(PROMPT))
        yield Node(Role.HEADING, self.spoken, rect_of(rect), needed=needed)


@record
class Strip:
    """The dark strip behind a bar, fading into the felt at one edge."""

    up: bool  # fades upwards

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw it."""
        del visual
        put(canvas, strip(look, rect.size, self.up), rect.topleft)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """The strip says nothing."""
        del look, rect, visual
        return ()


def strip(look: ResolvedTheme, size: tuple[int, int], up: bool) -> pygame.Surface:
    """Draw a strip that is dark at one edge and gone at the other."""
    red, green, blue = (part // 2 for part in look.palette.felt_edge)
    ends = ("0.0", "0.86") if up else ("0.8", "0.0")
    colour = f"#{red:02x}{green:02x}{blue:02x}"
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{size[1]}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{ends[0]}"/>'
        f'<stop offset="0.45" stop-color="{colour}" stop-opacity="{"0.66" if up else "0.55"}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="{ends[1]}"/></linearGradient></defs>'
        f'<rect x="0" y="0" width="{size[0]}" height="{size[1]}" fill="url(#g)"/>'
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{body}</svg>'
    return look.paint.vector(text, size)


@record
class Title:
    """The name of the game in the bar above, and which deal it is where there is room."""

    name: str
    remark: str

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw both on one line."""
        del visual
        shown = shortened(look, self.name, HEADING, rect.width)
        end = write(canvas, look, shown, HEADING, look.palette.cream, rect.midleft, "midleft").right
        if self._roomy(look, rect):
            at = (end + look.px(20), rect.centery + look.px(3))
            write(canvas, look, self.remark, NOTE, look.palette.muted, at, "midleft")

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect) -> bool:
        wide = look.measure(self.name, HEADING) + look.px(20) + look.measure(self.remark, NOTE)
        return bool(self.remark) and wide <= rect.width

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell the name and the deal."""
        del visual
        shown = shortened(look, self.name, HEADING, rect.width)
        needed = (look.measure(shown, HEADING), look.font_px(HEADING))
        yield Node(Role.HEADING, self.name, rect_of(rect), self.remark, needed=needed)
