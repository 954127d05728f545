"""The whole picture of the table: the view model is gathered from the controller and drawn in its order."""

from collections.abc import Mapping

import pygame

from game.core.cards import mask, members
from game.core.move import Take
from game.play.table_session import ahead
from game.stage.pose import CARD, FLYING, Pose, SpriteKey, card, extent, index_of
from game.stage.table import Table
from game.telling.captions import Captions
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table import last_trick
from game.ui.table.areas import TableAreas, around
from game.ui.table.chrome_cache import ChromeCache
from game.ui.table.controller import TableController
from game.ui.table.hand import strips
from game.ui.table.packets import OpenPacket
from game.ui.table.painter import SpritePainter
from game.ui.table.renderer import Marks, TableRenderer
from game.ui.table.view_model import TableViewModel


def poses_of(controller: TableController) -> Mapping[SpriteKey, Pose]:
    """Give where everything is, my hand as I hold it."""
    found = dict(controller.playback.animator.poses)
    for each in controller.hand.cards:
        key = card(each)
        if key in found and (found[key].depth < FLYING or controller.hand.drag):
            found[key] = controller.hand.pose(each, found[key])
    return found


def open_packets(
    controller: TableController, table: Table, lying: Mapping[SpriteKey, Pose]
) -> tuple[OpenPacket, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, rules = controller.playback.shown, controller.session.match.rules
    found = []
    for number, cards in enumerate(table.packets(view) if controller.choices.packets else ()):
        zones = [extent(lying[card(each)]) for each in members(cards) if card(each) in lying]
        found.append(OpenPacket(cards, around(zones), rules.refusal(view, Take(number))))
    return tuple(found)


def view_model_of(controller: TableController, table: Table, score: Block) -> TableViewModel:
    """Gather all that decides how the chrome looks now."""
    assert controller.slots is not None
    playback, match = controller.playback, controller.session.match
    lying = {key: pose for key, pose in playback.animator.poses.items() if pose.depth < FLYING}
    return TableViewModel(
        view=playback.shown,
        slots=controller.slots,
        choices=controller.choices,
        ready=playback.ready,
        between=playback.between,
        over=playback.animator.idle and match.over,
        thinking=playback.thinking,
        thought=lambda: playback.thought,
        winning=ahead(match, playback.shown)[0],
        strips=strips(controller.hand.cards, lying),
        chosen=tuple(controller.hand.chosen),
        may_finish=controller.weighed.finished,
        numbers=controller.numbers,
        said=controller.announcements.toasts.said,
        declared=controller.announcements.declared,
        any_declared=controller.announcements.any_declared,
        note=controller.note,
        duty=controller.duty,
        notes=table.notes(playback.shown),
        offers=table.offers(playback.shown),
        packets=open_packets(controller, table, lying) if playback.ready else (),
        trump=table.trump(playback.shown),
        called=table.called(playback.shown),
        table=controller.zones[0],
        heaps=controller.zones[1],
        indices=tuple(
            index_of(pose) for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5
        ),
        score=score,
        can_undo=match.can_take_back(controller.session.me),
        can_redo=match.can_redo,
        lit=frozenset(
            name for name, on in (("last_trick", controller.last_shown), ("log", controller.log_shown)) if on
        ),
        waiting=playback.animator.waiting,
        sure=playback.ready and bool(controller.claiming.cards),
    )


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
        self._board = TableRenderer(painter)
        self._chrome_cache = ChromeCache(context)

    def draw(self, canvas: pygame.Surface, areas: TableAreas, chrome: Screen) -> None:
        """Draw cloth, what lies on it, the chrome, what flies over it, and the last trick above all."""
        controller, look = self._controller, self._context.look
        assert controller.slots is not None
        self._board.spread(canvas, look, areas, self._context.settings, controller.slots.middle)
        if controller.playback.ready and controller.choices.plays:
            slot = controller.slots.trick[controller.session.me]
            self._board.slot(canvas, look, areas, slot, self._captions.table("you"))
        poses = poses_of(controller)
        self._board.lying(canvas, look, poses, self._marks())
        self._chrome_cache.draw(canvas, chrome)
        self._board.flying(canvas, poses)
        if controller.last_shown:
            trick = last_trick.lying(controller.playback.shown, controller.slots)
            last_trick.draw(canvas, look, areas, self._painter, self._captions, trick)

    def _marks(self) -> Marks:
        view, hand = self._controller.playback.shown, self._controller.hand
        dim = view.hand & ~hand.legal if not hand.free else 0
        _, best = ahead(self._controller.session.match, view)
        flying = self._controller.playback.animator.flying
        return Marks(dim, best, mask(hand.chosen), hand.hinted, hand.focused, flying)
