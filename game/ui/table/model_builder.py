"""Builds the view model of the table: gathers from its state all that decides how the chrome looks."""

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias, assert_never

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
    Resting,
    Settling,
    Shuffling,
    Thinking,
)
from game.play.table.state import TableFacts, TableState
from game.play.table_session import winning_play
from game.stage.animator import Animator
from game.stage.pose import CARD, FLYING, Heap, Pose, SpriteKey, around, card, extent, index_of
from game.stage.score_entries import deal_shown
from game.stage.slots import Slots
from game.ui.kit.block import Block
from game.ui.table.felt_controls import OpenPacket
from game.ui.table.places import CardPlaces, strips
from game.ui.table.remark import advised_button, remark_text
from game.ui.table.view_model import (
    BotThinking,
    Busy,
    Lying,
    ModelPhase,
    MyMove,
    TableViewModel,
    Tools,
    standing,
)

Clock: TypeAlias = Callable[[], float]
"""Tells for how many seconds a bot has been thinking."""


def open_packets(
    facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose]
) -> tuple[OpenPacket, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, table, found = state.view, facts.game.table, []
    for number, cards in enumerate(table.packets(view) if state.turn.choices.packets else ()):
        zones = [extent(lying[card(each)]) for each in members(cards) if card(each) in lying]
        found.append(OpenPacket(cards, around(zones), facts.rules.refusal(view, Take(number))))
    return tuple(found)


def phase_of(
    facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose], clock: Clock
) -> ModelPhase:
    """Tell what the chrome shows of what the table waits for."""
    phase = state.phase
    if state.match.claimed:
        return Busy()
    match phase:
        case Thinking(seat):
            return BotThinking(seat, clock)
        case Mine():
            return my_move(facts, state, lying)
        case Settling() | Finished():
            return Over() if state.match.over else Busy()
        case Resting() | Between() | Over():
            return phase
        case Moving() | Held() | Shuffling() | Claimed():
            return Busy()
        case _:
            assert_never(phase)


def my_move(facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose]) -> MyMove:
    """Gather what I may do."""
    turn = state.turn
    return MyMove(
        choices=turn.choices,
        chosen=turn.chosen,
        may_finish=turn.exchange.finished,
        numbers=turn.numbers,
        offers=facts.game.table.offers(state.view),
        advised=advised_button(state.hint),
        packets=open_packets(facts, state, lying),
        duty=facts.captions.duty(turn.duty),
        sure=state.claim_offered,
        occasions=occasions(facts, state),
    )


def occasions(facts: TableFacts, state: TableState) -> tuple[str, ...]:
    """Name my decision, as the companion does: by what was said and done before, and by the house rules."""
    rules, found = in_force(facts.header), kinds(state.view, facts.game.table.notes(state.view))
    return tuple(name for kind in found for name in (*under_house_rules(kind, rules), kind))


def captioned(slots: Slots, lying: Collection[Heap]) -> Slots:
    """Give captions to those heaps alone of which something lies there."""
    kept = {heap: spot for heap, spot in slots.captions.items() if heap in lying}
    return slots if len(kept) == len(slots.captions) else replace(slots, captions=kept)


def view_model_of(
    facts: TableFacts,
    state: TableState,
    places: CardPlaces,
    animator: Animator,
    clock: Clock,
    score: Block,
) -> TableViewModel:
    """Gather all that decides how the chrome looks: the state, and where things lie."""
    table, layout, dealing = facts.game.table, places.layout, state.dealing
    lying = {key: pose for key, pose in animator.homes.items() if pose.depth < FLYING}
    seen = [pose for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5]
    view = state.view
    view = replace(view, trick=replace(view.trick, cards=()), tricks=()) if dealing else view
    notes = () if dealing else table.notes(view)
    in_use = (("last_trick", state.lookups.last_trick), ("log", state.lookups.log))
    return TableViewModel(
        view=view,
        phase=phase_of(facts, state, lying, clock),
        lying=Lying(
            captioned(layout.slots, layout.lying(animator.poses)),
            layout.table,
            layout.heaps,
            tuple(index_of(pose) for pose in seen),
            strips(places.hand.cards, lying),
        ),
        winning=winning_play(facts.rules, view)[0],
        said={seat: each.text for seat, each in state.said.items()},
        standing=standing((beat for _, beat in state.beats), table.calls(view), view.me),
        notes=tuple(each for each in notes if not (facts.discreet and each.running)),
        trump="" if dealing else table.trump(view),
        called=None if dealing else table.called(view),
        open_heap=table.open_heap(view),
        declared=state.declared_open,
        remark=remark_text(state.remark, facts.captions) if state.remark else None,
        score=score,
        tools=Tools(
            state.match.can_undo and not facts.lesson,
            state.match.can_redo and not facts.lesson,
            bool(state.declared),
            frozenset(name for name, on in in_use if on),
        ),
        offers_hold=state.hold.open,
        counsel=state.counsel,
        ending=isinstance(state.phase, Settling),
        occasion=facts.occasion if deal_shown(view) < 2 else "",
        sealed=state.match.sealed,
        dealing=dealing,
        faces=state.faces,
    )
