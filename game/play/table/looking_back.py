"""A deal that is looked back at: which move is shown, and what is found of the player's decisions meanwhile."""

from typing import assert_never

from game.core.event import Said
from game.core.record import replace
from game.play.table.effects import (
    KeepMistakes,
    StopReview,
    TellOfReview,
    TellStory,
    Transition,
)
from game.play.table.inputs import (
    CompareMoves,
    Leave,
    OfPast,
    PlayFrom,
    Practise,
    ReviewAdvanced,
    ReviewEvent,
    ReviewFailed,
    SeeDeal,
    SeeDoubt,
    SeeMove,
    SeeSum,
    ToggleReview,
)
from game.play.table.state import TableFacts, TableState, Toast

ALWAYS = float("inf")
"""When that was said which does not fade."""


def look_back(state: TableState, happened: OfPast | ReviewEvent) -> Transition:
    """Go to and fro in the deal, open what is known of it, and take in how its review has gone on."""
    return _apply_review(state, happened) if isinstance(happened, ReviewEvent) else _handle(state, happened)


def _handle(state: TableState, wanted: OfPast) -> Transition:
    past = state.past
    if past is None:
        return state, ()
    match wanted:
        case SeeMove(at):
            at = min(max(at, past.span.start), past.last)
            return state, (SeeMove(at),) if at != past.at else ()
        case SeeDoubt(way):
            found = past.doubt(way)
            return state, (TellOfReview("no_mistake"),) if found is None else (SeeMove(found),)
        case CompareMoves(at):
            return state, (wanted,) if past.verdict(at) else ()
        case SeeDeal(deal):
            return state, (wanted,) if 1 <= deal <= past.deals else ()
        case PlayFrom():
            return state, (StopReview(), wanted)
        case SeeSum() | ToggleReview() | Practise():
            return state, (wanted,)
        case _:
            assert_never(wanted)


def leave_past(state: TableState) -> Transition:
    """Leave the deal; what has been found of it is kept."""
    return state, (StopReview(), Leave())


def _apply_review(state: TableState, happened: ReviewEvent) -> Transition:
    match happened:
        case ReviewFailed():
            return state, (TellOfReview("broke_down"),)
        case ReviewAdvanced(verdicts):
            whole = state.past is not None and state.past.review.complete
            return state, (*((TellStory(),) if whole else ()), KeepMistakes(verdicts))
        case _:
            assert_never(happened)


def keep_said(facts: TableFacts, state: TableState) -> TableState:
    """Let what was said with the move that is shown stand in bubbles as long as that is shown."""
    said = [each for _, beat in state.beats[-1:] for each in beat.events if isinstance(each, Said)]
    told = {each.seat: Toast(facts.captions.spoken(each.word, each.number), ALWAYS) for each in said}
    return replace(state, said=told)
