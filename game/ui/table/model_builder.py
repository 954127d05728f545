"""Builds the view model of the table: gathers from its controller all that decides how the chrome looks."""

from collections.abc import Collection, Mapping, Sequence
from typing import assert_never

from game.core.cards import members
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
from game.ui.kit.block import Block
from game.ui.table.controller import TableController
from game.ui.table.hand import strips
from game.ui.table.packets import OpenPacket
from game.ui.table.remark import advised_button
from game.ui.table.standing import standing
from game.ui.table.view_model import BotThinking, Busy, Lying, ModelPhase, MyMove, TableViewModel, Tools


def open_packets(
    controller: TableController, table: Table, lying: Mapping[SpriteKey, Pose]
) -> tuple[OpenPacket, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, rules = controller.shown.view, controller.session.match.rules
    found = []
    for number, cards in enumerate(table.packets(view) if controller.state.turn.choices.packets else ()):
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
        choices=controller.state.turn.choices,
        chosen=controller.state.turn.chosen,
        may_finish=controller.state.turn.exchange.finished,
        numbers=controller.state.turn.numbers,
        offers=table.offers(controller.shown.view),
        advised=advised_button(controller.state.hint),
        packets=open_packets(controller, table, lying),
        duty=controller.duty,
        sure=controller.claiming.offered,
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
    lying = {key: pose for key, pose in playback.shown.animator.homes.items() if pose.depth < FLYING}
    seen = [pose for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5]
    shown, state = playback.shown.view, controller.state
    dealing = controller.dealing
    shown = replace(shown, trick=replace(shown.trick, cards=()), tricks=()) if dealing else shown
    in_use = (("last_trick", state.lookups.last_trick), ("log", state.lookups.log))
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
        said={seat: each.text for seat, each in state.said.items()},
        standing=standing(
            (beat for _, beat in playback.shown.beats), table.calls(shown), controller.session.me
        ),
        notes=() if dealing else told_notes(controller, table.notes(shown)),
        trump="" if dealing else table.trump(shown),
        called=None if dealing else table.called(shown),
        open_heap=table.open_heap(shown),
        declared=state.declared_open,
        remark=controller.remark,
        score=score,
        tools=Tools(
            match.can_take_back(controller.session.me) and controller.tutor is None,
            match.can_redo and controller.tutor is None,
            bool(state.declared),
            frozenset(name for name, on in in_use if on),
        ),
        offer=controller.hold_offer if not dealing and controller.hold_offer.open(shown) else None,
        counsel=controller.counsel,
        ending=isinstance(playback.phase, Settling),
        sealed=match.fingerprint,
        dealing=dealing,
    )
