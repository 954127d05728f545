"""The whole picture of the table: the view model is gathered from the controller and drawn in its order."""

from collections.abc import Collection, Mapping, Sequence
from typing import assert_never

import pygame

from game.core.cards import mask, members
from game.core.move import Take
from game.core.record import replace
from game.learning.position import in_force, under_house_rules
from game.play.companion import kinds
from game.play.phases import (
    Between,
    Claimed,
    Finished,
    Held,
    Mine,
    Moving,
    Over,
    Phase,
    Resting,
    Settling,
    Shuffling,
    Thinking,
)
from game.play.table_session import winning_play
from game.stage.pose import CARD, FLYING, Heap, Pose, SpriteKey, around, card, extent, index_of
from game.stage.slots import Slots
from game.stage.table import Table, TableNote
from game.telling.captions import Captions
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table import last_trick
from game.ui.table.areas import TableAreas
from game.ui.table.celebration import Celebration
from game.ui.table.controller import TableController
from game.ui.table.hand import strips
from game.ui.table.packets import OpenPacket
from game.ui.table.painter import SpritePainter
from game.ui.table.renderer import NOTHING, Marks, TableRenderer
from game.ui.table.standing import standing
from game.ui.table.view_model import BotThinking, Busy, Lying, ModelPhase, MyMove, TableViewModel, Tools

PATIENCE = 6
"""Frames after something has moved in which the chrome may still follow it a frame or two later."""


def poses_of(controller: TableController) -> Mapping[SpriteKey, Pose]:
    """Give where everything is, my hand as I hold it."""
    found = dict(controller.shown.animator.poses)
    for each in controller.hand.cards:
        key = card(each)
        if key in found and (found[key].depth < FLYING or controller.hand.drag):
            found[key] = controller.hand.pose(each, found[key])
    return found


def open_packets(
    controller: TableController, table: Table, lying: Mapping[SpriteKey, Pose]
) -> tuple[OpenPacket, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, rules = controller.shown.view, controller.session.match.rules
    found = []
    for number, cards in enumerate(table.packets(view) if controller.choosing.choices.packets else ()):
        zones = [extent(lying[card(each)]) for each in members(cards) if card(each) in lying]
        found.append(OpenPacket(cards, around(zones), rules.refusal(view, Take(number))))
    return tuple(found)


def phase_of(
    controller: TableController, table: Table, phase: Phase, lying: Mapping[SpriteKey, Pose]
) -> ModelPhase:
    """Tell what the chrome shows of what the table waits for."""
    playback = controller.playback
    if playback.claimed:
        return Busy()
    match phase:
        case Thinking(seat):
            return BotThinking(seat, lambda: playback.thought)
        case Mine():
            return my_move(controller, table, lying)
        case Settling() | Finished():
            return Over() if controller.session.match.over else Busy()
        case Resting() | Between() | Over():
            return phase
        case Moving() | Held() | Shuffling() | Claimed():
            return Busy()
        case _:
            assert_never(phase)


def my_move(controller: TableController, table: Table, lying: Mapping[SpriteKey, Pose]) -> MyMove:
    """Gather what I may do."""
    return MyMove(
        choices=controller.choosing.choices,
        chosen=tuple(controller.hand.chosen),
        may_finish=controller.choosing.deciding.weighed.finished,
        numbers=controller.choosing.deciding.numbers,
        offers=table.offers(controller.shown.view),
        advised=controller.remarks.advised,
        packets=open_packets(controller, table, lying),
        duty=controller.choosing.deciding.duty,
        sure=bool(controller.claiming.cards),
        occasions=occasions(controller, table),
    )


def occasions(controller: TableController, table: Table) -> tuple[str, ...]:
    """Name my decision, as the companion does: by what was said and done before, and by the house rules."""
    view, rules = controller.shown.view, in_force(controller.session.header)
    found = kinds(view, table.notes(view))
    return tuple(name for kind in found for name in (*under_house_rules(kind, rules), kind))


def captioned(slots: Slots, lying: Collection[Heap]) -> Slots:
    """Give captions to those heaps alone of which something lies there."""
    kept = {heap: spot for heap, spot in slots.captions.items() if heap in lying}
    return slots if len(kept) == len(slots.captions) else replace(slots, captions=kept)


def told_notes(controller: TableController, notes: Sequence[TableNote]) -> tuple[TableNote, ...]:
    """Leave out what can be counted, where that is not told."""
    return tuple(each for each in notes if not (controller.discreet and each.running))


def view_model_of(controller: TableController, table: Table, score: Block) -> TableViewModel:
    """Gather all that decides how the chrome looks now."""
    playback, match, layout = controller.playback, controller.session.match, controller.layout
    lying = {key: pose for key, pose in playback.shown.animator.poses.items() if pose.depth < FLYING}
    seen = [pose for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5]
    shown, announcements = playback.shown.view, controller.announcements
    dealing = controller.dealing
    shown = replace(shown, trick=replace(shown.trick, cards=()), tricks=()) if dealing else shown
    in_use = (("last_trick", controller.lookups.last_trick), ("log", controller.lookups.log))
    return TableViewModel(
        view=shown,
        phase=phase_of(controller, table, playback.phase, lying),
        lying=Lying(
            captioned(layout.slots, layout.lying(playback.shown.animator.poses)),
            layout.table,
            layout.heaps,
            tuple(index_of(pose) for pose in seen),
            strips(controller.hand.cards, lying),
        ),
        winning=winning_play(match, shown)[0],
        said=announcements.toasts.said,
        standing=standing(
            (beat for _, beat in playback.shown.beats), table.calls(shown), controller.session.me
        ),
        notes=() if dealing else told_notes(controller, table.notes(shown)),
        trump="" if dealing else table.trump(shown),
        called=None if dealing else table.called(shown),
        open_heap=table.open_heap(shown),
        declared=announcements.declared,
        note=controller.remarks.note,
        score=score,
        tools=Tools(
            match.can_take_back(controller.session.me) and controller.tutor is None,
            match.can_redo and controller.tutor is None,
            announcements.any_declared,
            frozenset(name for name, on in in_use if on),
        ),
        offer=controller.hold_offer if not dealing and controller.hold_offer.open(shown) else None,
        counsel=controller.remarks.counsel,
        ending=isinstance(playback.phase, Settling),
        sealed=match.fingerprint,
        dealing=dealing,
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
        self._renderer = TableRenderer(context, painter)
        self.celebration = Celebration(context, painter, self._lying)
        self._last = 0.0  # how far the last trick has appeared
        self._patience = 0  # frames in which the chrome may still follow later

    def update(self, dt: float, begun: float) -> bool:
        """Let the last trick appear or vanish; tell whether it is about to. The frame began at a time of the clock."""
        self._patience = max(0, self._patience - 1) if self._controller.shown.animator.idle else PATIENCE
        self._renderer.wait(patient=self._patience > 0, begun=begun)
        before, step = self._last, 1.0 if self._context.still else dt / last_trick.APPEARS
        self._last = (
            min(1.0, before + step) if self._controller.lookups.last_trick else max(0.0, before - step)
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

    @property
    def patient(self) -> bool:
        """Whether the chrome may follow later what has changed."""
        return self._patience > 0

    def draw(self, canvas: pygame.Surface, areas: TableAreas, chrome: Screen) -> None:
        """Draw cloth, cards, chrome, the card that is held, and the end of a deal or the last trick above all."""
        controller, slot = self._controller, NOTHING
        slots = controller.layout.slots
        if controller.playback.ready and controller.choosing.choices.plays:
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
        return Marks(dim, best, mask(hand.chosen), hand.hinted, hand.focused, flying, hand.fresh)
