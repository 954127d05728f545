"""The one function that leads from a state of the table, and what happens to it, to the next and to effects."""

from typing import assert_never

from game.core.record import replace
from game.play.table.announcements import announce, recall
from game.play.table.effects import DealOn, MakeAgain, RestartDeal, Step, TakeBack
from game.play.table.inputs import (
    Decided,
    Event,
    Intent,
    Lookup,
    NextDeal,
    OfCard,
    OfRemark,
    OfTurn,
    Redo,
    Restart,
    RestClaimed,
    Rewound,
    Seen,
    Shown,
    Turning,
    Undo,
    Utterance,
)
from game.play.table.lookups import look_up
from game.play.table.remarks import handle_remark, hear_master
from game.play.table.state import TableFacts, TableState
from game.play.table.turns import decide, forget_choice, handle_card, handle_word, show


def update(facts: TableFacts, state: TableState, happened: Intent | Event) -> Step:
    """Lead on."""
    if isinstance(happened, Lookup):
        return look_up(state, happened)
    if isinstance(happened, OfCard):
        return handle_card(facts, state, happened)
    if isinstance(happened, Utterance):
        return handle_word(facts, state, happened)
    if isinstance(happened, OfRemark):
        return handle_remark(facts, state, happened)
    if isinstance(happened, Turning):
        return _go(state, happened)
    if isinstance(happened, OfTurn):
        return _play_on(facts, state, happened)
    if isinstance(happened, Seen):
        return announce(facts, state, happened), ()
    return hear_master(facts, state, happened.outcome)


def _go(state: TableState, wanted: Turning) -> Step:
    """Go on to the next deal, or back and forth in this one."""
    match wanted:
        case NextDeal():
            return replace(state, made=state.made + 1, remark=None), (DealOn(),)
        case Undo():
            return state, (TakeBack(),)
        case Restart():
            return state, (RestartDeal(),)
        case Redo():
            return state, (MakeAgain(),)
        case _:
            assert_never(wanted)


def _play_on(facts: TableFacts, state: TableState, happened: OfTurn) -> Step:
    """Take in what has become of the match."""
    match happened:
        case Shown():
            return show(facts, state, happened)
        case Decided(moves):
            return decide(state, moves)
        case RestClaimed():
            return replace(state, turn=replace(state.turn, chosen=()), remark=None), ()
        case Rewound():
            return recall(facts, forget_choice(state)), ()
        case _:
            assert_never(happened)
