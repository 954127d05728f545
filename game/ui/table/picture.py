"""The whole picture of the table: cloth, cards, chrome and what lies above them, drawn in their order."""

from collections.abc import Sequence

import pygame

from game.core.cards import mask
from game.play.phases import Moving, Settling
from game.play.table.driver import TableDriver
from game.play.table_session import winning_play
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table import last_trick
from game.ui.table.areas import TableAreas
from game.ui.table.celebration import Celebration
from game.ui.table.painter import SpritePainter
from game.ui.table.renderer import NOTHING, Marks, TableRenderer
from game.ui.table.table_layout import CardPlaces


class TablePicture:
    """Draws one table."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        places: CardPlaces,
        painter: SpritePainter,
    ) -> None:
        """Draw with these sprites."""
        self._context = context
        self._driver = driver
        self._places = places
        self._painter = painter
        self._renderer = TableRenderer(context, painter)
        self.celebration = Celebration(context, painter, self._lying)
        self._last = 0.0  # how far the last trick has appeared

    def update(self, dt: float, begun: float) -> bool:
        """Let the last trick appear or vanish; tell whether it is about to. The frame began at a time of the clock."""
        self._renderer.begin(begun)
        before, step = self._last, 1.0 if self._context.still else dt / last_trick.APPEARS
        self._last = (
            min(1.0, before + step) if self._driver.state.lookups.last_trick else max(0.0, before - step)
        )
        ending = self._driver.playback.phase
        if self.celebration.open and not isinstance(ending, Moving | Settling):
            self.celebration.stop()
            return True
        self.celebration.update(dt)
        return self._last != before or self.celebration.open

    @property
    def unfinished(self) -> bool:
        """Whether the next picture will be finer than the last, though nothing changes."""
        return self._renderer.unfinished

    def draw(self, canvas: pygame.Surface, areas: TableAreas, chrome: Screen) -> None:
        """Draw cloth, cards, chrome, the card that is held, and the end of a deal or the last trick above all."""
        state, slots, captions = self._driver.state, self._places.layout.slots, self._driver.facts.captions
        slot = NOTHING
        if state.turn.choices.plays:
            slot = self._renderer.slot(areas, slots.trick[state.view.me], captions.table("you"))
        poses = self.celebration.lifted(self._places.seen(self._driver.shown.animator.poses))
        self._renderer.draw(canvas, areas, slots.middle, poses, self._marks(), chrome, slot)
        self._context.overdraw(*self.celebration.draw(canvas, areas))
        if self._last:
            trick = last_trick.lying(state.view, slots)
            look = self._context.look
            last_trick.draw(canvas, look, areas, self._painter, captions, trick, self._last)
            self._renderer.forget()

    def _lying(self, areas: TableAreas) -> Sequence[pygame.Rect]:
        """List what lies on the felt and stands there."""
        layout = self._places.layout
        return [*map(areas.rect, layout.heaps), *map(areas.rect, layout.slots.plates)]

    def _marks(self) -> Marks:
        state, hand = self._driver.state, self._places.hand
        dim = state.view.hand & ~hand.legal if not hand.free else 0
        _, best = winning_play(self._driver.facts.rules, state.view)
        flying = self._driver.shown.animator.flying
        return Marks(dim, best, mask(hand.chosen), state.hinted, hand.focused, flying, hand.fresh)
