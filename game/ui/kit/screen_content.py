"""What one screen shows: composed, laid out and drawn, each of them again only once something has changed."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw.resolved_theme import LARGE_TARGET
from game.ui.kit import rendering, scroll
from game.ui.kit.attention import Attention, StageBelow, reachable
from game.ui.kit.block import Block, LayoutPass, PlacedWidget
from game.ui.shell.context import UiContext
from game.ui.shell.input import Point

MARGIN = 24
"""Design units kept between the edge of a pane and what is scrolled into sight."""


class ScreenContent:
    """The blocks of a screen, its widgets in their places, and whether they have been drawn as they are."""

    def __init__(
        self,
        context: UiContext,
        compose: Callable[[], Block],
        attention: Attention,
        stage: StageBelow,
    ) -> None:
        """Show what `compose` makes, over a stage."""
        self._context = context
        self._compose = compose
        self._attention = attention
        self._stage = stage
        self._block: Block | None = None
        self._stamp = -1  # of the context when it was composed
        self._widgets: list[PlacedWidget] = []
        self._lively: list[PlacedWidget] = []  # those of them that may look different at every frame
        self._laid = False
        self._drawn: tuple[int, int] | None = (
            None  # stamps of the context at the last drawing, unless it is outdated
        )
        self._to_reveal = False

    # ------------------------------------------------------------------ what has changed

    @property
    def dirty(self) -> bool:
        return not self._laid or self._drawn != (self._context.stamp, self._context.pictured)

    def refresh(self) -> None:
        """Compose again before the next drawing."""
        self._block = None
        self.lay_anew()

    def lay_anew(self) -> None:
        """Lay out again before the next drawing what has been composed, as where a pane has moved."""
        self._laid = False
        self._drawn = None

    def redraw(self) -> None:
        """Have it drawn again where it lies, as where a control looks different."""
        self._drawn = None

    def mark_drawn(self) -> None:
        self._drawn = self._context.stamp, self._context.pictured

    # ------------------------------------------------------------------ everything in its place

    def widgets(self) -> Sequence[PlacedWidget]:
        """Give everything in its place, laid out anew if need be."""
        if self._stamp != self._context.stamp:
            self._stamp = self._context.stamp
            self._block = None
        if self._block is None:
            self._block = self._compose()
            self._laid = False
        if not self._laid:
            look, layout = self._context.look, LayoutPass(self._attention.states)
            look.asked.clear()
            self._block.place(look, pygame.Rect((0, 0), look.size), layout)
            self._widgets = layout.widgets
            self._lively = [each for each in self._widgets if hasattr(each.leaf, "animated")]
            self._laid = True
            self._attention.ensure_focus(reachable(self._widgets))
        if self._to_reveal:
            self._to_reveal = False
            self._attention.ensure_focus(reachable(self._widgets))  # it may have been led below what is open
            self.reveal()
        return self._widgets

    def reachable(self) -> Sequence[PlacedWidget]:
        """Give everything that keys reach."""
        return reachable(self.widgets())

    def animated(self) -> Sequence[PlacedWidget]:
        """List what looks different at every frame at the moment."""
        self.widgets()
        return [widget for widget in self._lively if rendering.animated(widget)]

    def find(self, key: str) -> PlacedWidget | None:
        keyed = (each for each in self.widgets() if each.control is not None and each.control.key == key)
        return next(keyed, None) if key else None

    def focused(self) -> PlacedWidget | None:
        self.widgets()  # so that something has it
        return self.find(self._attention.focused)

    def tipped(self) -> PlacedWidget | None:
        """Find the control whose tip is due."""
        widget = self.find(self._attention.tipped(self._context.look.theme.tempo))
        return widget if widget is not None and widget.control is not None and widget.control.tip else None

    # ------------------------------------------------------------------ what lies where

    def at(self, at: Point) -> PlacedWidget | None:
        for widget in reversed(self.widgets()):
            boxed = widget.control is not None and not rendering.staged(widget)
            if boxed and widget.visible.collidepoint(at):
                near = self.near(at) if isinstance(widget.leaf, scroll.Scroll) else None
                return near or widget
        return self.find(self._stage.under_pointer) or self.near(at)

    def near(self, at: Point) -> PlacedWidget | None:
        """Find the control beside a point, where the player has asked for large targets."""
        if not self._context.look.large:
            return None
        for widget in self.widgets():
            seen = widget.visible
            wide, tall = max(0, LARGE_TARGET - seen.width), max(0, LARGE_TARGET - seen.height)
            small = widget.control is not None and widget.control.live and seen.size > (0, 0)
            small = small and not rendering.staged(widget)
            reached = small and seen.inflate(wide, tall).collidepoint(at)
            if reached and not isinstance(widget.leaf, scroll.Scroll):
                return widget
        return None

    def reveal_later(self) -> None:
        """Scroll what has the focus into sight once all is in its place, as where it may be about to change."""
        self._to_reveal = True

    def reveal(self) -> None:
        """Scroll what has the focus into sight."""
        widget = self.find(self._attention.focused)
        if widget is not None and widget.view is not None:
            state, margin = self._attention.state(widget.scroller), self._context.look.px(MARGIN)
            scroll.reveal(state, widget.rect.top, widget.rect.bottom, widget.view, margin)
