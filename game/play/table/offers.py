"""What is offered beside the cards: to claim the rest, to hold each trick, and a companion's counsel."""

from typing import assert_never

from game.core.move import Play
from game.core.record import replace
from game.play.table.effects import (
    CallCompanion,
    ChangeSettings,
    OpenClaim,
    PlayOut,
    ShowNotice,
    TellAloud,
    Topic,
    Transition,
)
from game.play.table.inputs import (
    AnswerHold,
    AskToClaim,
    ClaimRest,
    DismissCompanion,
    Offered,
    PlayOn,
    SwitchCompanion,
)
from game.play.table.state import ClaimProof, TableFacts, TableState
from game.play.table_session import AnyView

FEWEST = 2
"""Cards a claim is worth asking for; the last one is soon played."""
SEEN = 2
"""Tricks that have been seen to be swept away before it is offered to hold them."""


def handle_offer(state: TableState, wanted: Offered) -> Transition:
    """Take up what is offered, or decline it."""
    match wanted:
        case AskToClaim():
            return state, (OpenClaim(state.claimable) if state.claimable else ShowNotice("no_claim"),)
        case ClaimRest():
            turn = replace(state.turn, chosen=())
            return replace(state, turn=turn, remark=None), (PlayOut(state.claimable),)
        case PlayOn():
            return replace(state, claim=replace(state.claim, declined=state.match.finished)), ()
        case AnswerHold(hold):
            return answer_hold(state, hold=hold)
        case DismissCompanion():
            return state, (wanted,)
        case SwitchCompanion():
            speaks = state.companion_speaks
            changed = ChangeSettings(replace(state.settings, companion=not speaks))
            return state, (changed,) if speaks else (changed, CallCompanion())
        case _:
            assert_never(wanted)


# ------------------------------------------------------------------ the rest


def worth_claiming(view: AnyView) -> bool:
    """Tell whether it is worth finding out if the rest may be claimed."""
    only_plays = all(isinstance(move, Play) for move in view.moves)
    return view.hand.bit_count() >= FEWEST and bool(view.moves) and only_plays


def offer_claim(state: TableState, proof: ClaimProof) -> Transition:
    """Take in what is known of the rest, and say when it may be claimed."""
    state = replace(state, claim=proof)
    return state, (TellAloud(Topic.CLAIM_OFFER, urgent=False),) if state.claim_offered else ()


# ------------------------------------------------------------------ holding each trick


def offer_hold(facts: TableFacts, state: TableState) -> Transition:
    """Offer it to a newcomer once some tricks have been swept away."""
    settings, view, before = state.settings, state.view, state.hold
    wanted = facts.newcomer and not (settings.hold_offered or settings.wait_for_me or state.dealing)
    is_open = wanted and len(view.tricks) >= SEEN and view.turn >= 0
    if is_open == before.open:
        return state, ()
    told = (TellAloud(Topic.HOLD_OFFER, urgent=False),) if is_open and not before.made else ()
    return replace(state, hold=replace(before, open=is_open, made=before.made or is_open)), told


def answer_hold(state: TableState, *, hold: bool) -> Transition:
    """Keep what was answered, so that it is never asked again."""
    settings = state.settings
    changed = replace(settings, wait_for_me=settings.wait_for_me or hold, hold_offered=True)
    return state, (ChangeSettings(changed),)
