"""The whole picture of the table: cloth, cards, chrome and what lies above them, drawn in their order."""

from collections.abc import Mapping, Sequence

import pygame

from game.core.cards import mask
from game.play.phases import Moving, Settling
from game.play.table_session import winning_play
from game.stage.pose import FLYING, Pose, SpriteKey, card
from game.telling.captions import Captions
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table import last_trick
from game.ui.table.areas import TableAreas
from game.ui.table.celebration import Celebration
from game.ui.table.controller import TableController
from game.ui.table.painter import SpritePainter
from game.ui.table.renderer import NOTHING, Marks, TableRenderer


def poses_of(controller: TableController) -> Mapping[SpriteKey, Pose]:
    """Give where everything is, my hand as I hold it."""
    found = dict(controller.shown.animator.poses)
    for each in controller.hand.cards:
        key = card(each)
        if key in found and (found[key].depth < FLYING or controller.hand.drag):
            found[key] = controller.hand.pose(each, found[key])
    return found


class TablePicture:
    """Draws the table of one controller."""

    def __init__(
        self, context: UiContext, captions: Captions, controller: TableController, painter: SpritePainter
    ) -> None:
        """Draw with these sprites."""
        self._context = context
        self._captions = captions
        self._controller = controller
        self._painter = painter
        self._renderer = TableRenderer(context, painter)
        self.celebration = Celebration(context, painter, self._lying)
        self._last = 0.0  # how far the last trick has appeared

    def update(self, dt: float, begun: float) -> bool:
        """Let the last trick appear or vanish; tell whether it is about to. The frame began at a time of the clock."""
        self._renderer.begin(begun)
        before, step = self._last, 1.0 if self._context.still else dt / last_trick.APPEARS
        self._last = (
            min(1.0, before + step) if self._controller.state.lookups.last_trick else max(0.0, before - step)
        )
        ending = self._controller.playback.phase
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
        controller, slot = self._controller, NOTHING
        slots = controller.layout.slots
        if controller.playback.ready and controller.state.turn.choices.plays:
            mine = slots.trick[controller.session.me]
            slot = self._renderer.slot(areas, mine, self._captions.table("you"))
        poses = self.celebration.lifted(poses_of(controller))
        self._renderer.draw(canvas, areas, slots.middle, poses, self._marks(), chrome, slot)
        self._context.overdraw(*self.celebration.draw(canvas, areas))
        if self._last:
            trick = last_trick.lying(controller.shown.view, slots)
            look = self._context.look
            last_trick.draw(canvas, look, areas, self._painter, self._captions, trick, self._last)
            self._renderer.forget()

    def _lying(self, areas: TableAreas) -> Sequence[pygame.Rect]:
        """List what lies on the felt and stands there."""
        layout = self._controller.layout
        return [*map(areas.rect, layout.heaps), *map(areas.rect, layout.slots.plates)]

    def _marks(self) -> Marks:
        view, hand = self._controller.shown.view, self._controller.hand
        dim = view.hand & ~hand.legal if not hand.free else 0
        _, best = winning_play(self._controller.session.match, view)
        flying = self._controller.shown.animator.flying
        return Marks(
            dim, best, mask(hand.chosen), self._controller.state.hinted, hand.focused, flying, hand.fresh
        )
