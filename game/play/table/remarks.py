"""What is remarked beside the table: why something was refused, and what the master advises."""

from random import Random
from typing import assert_never

from game.core.cards import Card
from game.core.move import Lay
from game.core.record import replace
from game.core.rules import Reason
from game.play.choices import after_laying
from game.play.table.effects import (
    AskMaster,
    Cue,
    OpenFigures,
    OpenRules,
    ShowNotice,
    TellAloud,
    Topic,
    Transition,
)
from game.play.table.inputs import AskHint, OfRemark, PressRemark, ReachCard, SeeFigures, SeeRules
from game.play.table.state import (
    Advised,
    HintAwaited,
    MasterAsked,
    Refusal,
    Remark,
    TableFacts,
    TableState,
)
from game.play.table_session import Answered, BrokeDown
from game.search.master import Advice


def handle_remark(facts: TableFacts, state: TableState, wanted: OfRemark) -> Transition:
    """Ask for a remark, see more of it, or put it away."""
    match wanted:
        case AskHint():
            return _figures(state) if state.advice else _ask(state)
        case SeeFigures():
            return _figures(state)
        case PressRemark():
            rule = rule_of(state.remark)
            return replace(state, remark=None), (OpenRules(rule),) if rule else ()
        case ReachCard(card):
            remark = state.remark
            other = isinstance(remark, Refusal) and remark.card not in (None, card)
            return replace(state, remark=None) if other else state, ()
        case SeeRules(paragraph):
            now = rule_of(state.remark) or facts.table.paragraph(state.view)
            return state, (OpenRules(paragraph or now),)
        case _:
            assert_never(wanted)


def rule_of(remark: Remark | None) -> str:
    """Give the paragraph a remark cites; empty where it cites none."""
    match remark:
        case Refusal(reason):
            return reason.rule
        case Advised(advice):
            return advice.decision.reason.rule
        case HintAwaited() | None:
            return ""
        case _:
            assert_never(remark)


def explain(state: TableState, reason: Reason, card: Card | None = None) -> Transition:
    """Say why something, such as a card, was refused."""
    return replace(state, remark=Refusal(reason, card)), (Cue("refuse"), TellAloud(Topic.REMARK))


# ------------------------------------------------------------------ the master


def _figures(state: TableState) -> Transition:
    return state, (OpenFigures(state.advice),) if state.advice else ()


def _ask(state: TableState) -> Transition:
    if not state.ready:
        return state, ()
    asked = state.master if state.master and state.master.revision == state.match.revision else None
    master = replace(asked, awaited=True) if asked else MasterAsked(state.match.revision, awaited=True)
    put = () if asked else (AskMaster(),)
    lesson = state.lesson.ask() if state.lesson else None
    state = replace(state, remark=HintAwaited(), master=master, lesson=lesson)
    return state, (*put, TellAloud(Topic.REMARK))


def show_advice(facts: TableFacts, state: TableState, outcome: Answered[Advice] | BrokeDown) -> Transition:
    """Show the master's advice; a master who breaks down is excused to the player."""
    master = state.master
    assert master is not None, "the master was asked"
    match outcome:
        case BrokeDown():
            state = replace(state, remark=None, master=replace(master, awaited=False))
            return state, (ShowNotice("no_advice"),)
        case Answered(advice):
            return _advised(facts, state, master, advice)
        case _:
            assert_never(outcome)


def _advised(facts: TableFacts, state: TableState, master: MasterAsked, advice: Advice) -> Transition:
    """Show advice; while there may be a next card of an exchange, ask about that one, too."""
    move = advice.decision.move
    then = None
    if isinstance(move, Lay) and move.card not in master.laid:
        master = replace(master, first=master.first or advice, laid=(*master.laid, move.card))
        then = after_laying(facts.rules, state.view, master.laid, Random(0))
    hint = Advised(master.first or advice, master.laid)
    state = replace(state, remark=hint, master=replace(master, awaited=then is not None))
    return state, (Cue("hint"), TellAloud(Topic.REMARK)) if then is None else (AskMaster(then),)
