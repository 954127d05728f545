"""What a deal has paid, line by line, and its last trick in small: the parts of the score that can be pressed."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import field, record, replace
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Filling, Foldable, LayoutPass, Pressable, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import write
from game.ui.table.seat_signs import put_sign, sign_room
from game.ui.table.terms import underline
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten


@record
class Paid(Foldable, Filling):
    """One award of the deal; pressing it shows how it was computed."""

    key: str
    seat: int  # TABLE for what goes from pot to pot
    whose: str  # its name; empty for the table
    caption: str
    amount: str
    open: bool
    press: Command = field(compare=False)  # nobody sees it
    tip: str = ""  # what its words mean
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    @property
    def live(self) -> bool:
        """It can always be opened."""
        return True

    def width(self, look: ResolvedTheme) -> int:
        return look.px(110)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return look.wrap(self.caption, SMALL, max(40, width - sign_room(look) - self._right(look)))

    def _right(self, look: ResolvedTheme) -> int:
        return look.px(14) + look.measure(self.amount, SMALL)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.target(28), look.leading(SMALL) * len(self._lines(look, width)) + look.px(12))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the caption between the sign of whom it concerns and the amount."""
        palette = look.palette
        lighten(canvas, look, rect, visual, 8, 22)
        put_sign(canvas, look, self.seat, rect.x, rect.y + look.px(6) + look.leading(SMALL) // 2)
        lines = self._lines(look, rect.width)
        top = rect.y + (rect.height - look.leading(SMALL) * len(lines)) // 2
        first = top + look.leading(SMALL) // 2
        for number, (line, terms) in enumerate(zip(lines, self.glossary.spans(lines), strict=True)):
            middle = first + number * look.leading(SMALL)
            at = (rect.x + sign_room(look), middle)
            box = write(canvas, look, line, SMALL, palette.cream, at, "midleft")
            underline(canvas, look, line, SMALL, palette.cream, box, terms)
        gain = palette.bad if self.amount.startswith("−") else palette.good
        write(canvas, look, self.amount, SMALL, gain, (rect.right - look.px(10), first), "midright")

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell who was paid, or paid, how much for what."""
        needed = (look.px(110), look.leading(SMALL) * len(self._lines(look, rect.width)))
        state = states(visual, True, *(("open",) if self.open else ()))
        value = f"{self.whose}, {self.amount}" if self.whose else self.amount
        told = Node(Role.ROW, self.caption, rect_of(rect), value, state, needed, key=self.key)
        yield replace(told, description=self.tip)


@record
class Thumbs(Pressable):
    """The last trick in small; pressing it lays it on the table again."""

    cards: tuple[str, ...]
    names: tuple[str, ...]  # who played each
    winner: int  # place of the card that took the trick
    spoken: str
    draw_card: Callable[[str, int], pygame.Surface]
    press: Command
    key: str = "thumbs"

    @property
    def live(self) -> bool:
        """It can be pressed whenever there is a trick."""
        return True

    @property
    def tip(self) -> str:
        """Say what it is."""
        return self.spoken

    def _tall(self, look: ResolvedTheme) -> int:
        return max(58, look.px(88))

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._tall(look) + look.px(8)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = len(self.cards) * (round(self._tall(look) * SHAPE) + look.px(7)) + look.px(6)
        layout.put(self, pygame.Rect(rect.x, rect.y, min(rect.width, wide), rect.height))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the cards in the order they were played, the winning one ringed."""
        tall = self._tall(look)
        wide = round(tall * SHAPE)
        step = min(wide + look.px(7), (rect.width - wide - look.px(6)) // max(1, len(self.cards) - 1))
        for place, code in enumerate(self.cards):
            spot = (rect.x + look.px(3) + place * step, rect.y + look.px(4))
            look.paint.shadow(canvas, pygame.Rect(spot, (wide, tall)), look.px(4), 6, 90, 2)
            put(canvas, self.draw_card(code, tall), spot)
            if place == self.winner:
                ring = look.paint.ring((wide + 4, tall + 4), max(4, look.px(6)), look.palette.focus, 2.4)
                put(canvas, ring, (spot[0] - 2, spot[1] - 2))
        lighten(canvas, look, rect, visual, 8, 20)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        yield Node(Role.BUTTON, self.spoken, rect_of(rect), state=states(visual, True), key=self.key)
