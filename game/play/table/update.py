"""The one function that leads from a state of the table, and what happens to it, to the next and to effects."""

from typing import assert_never

from game.core.record import replace
from game.play.table.announcements import announce, recall
from game.play.table.effects import (
    OpenResult,
    ShowNotice,
    TellAloud,
    Topic,
    Transition,
)
from game.play.table.inputs import (
    AnswerEvent,
    AnswerGiven,
    BotStumbled,
    ClaimProved,
    CloseDeclared,
    CloseLastTrick,
    Departure,
    Intent,
    Leave,
    Lookup,
    MasterAnswered,
    NextDeal,
    OfCard,
    Offered,
    OfLesson,
    OfPast,
    OfRemark,
    OpenCard,
    OpenMenu,
    Redo,
    Restart,
    ReviewEvent,
    Rewound,
    SeenEvent,
    SeeResult,
    ShowLastTrick,
    Shown,
    SkipAhead,
    StepBack,
    TableEvent,
    ToggleDeclared,
    ToggleLine,
    ToggleLog,
    ToggleScore,
    TurnEvent,
    Turning,
    Undo,
    Utterance,
)
from game.play.table.lessons import handle_lesson, progress
from game.play.table.looking_back import leave_past, look_back
from game.play.table.offers import handle_offer, offer_claim
from game.play.table.remarks import handle_remark, show_advice
from game.play.table.state import TableFacts, TableState
from game.play.table.turns import forget_choice, handle_turn, show


def look_up(state: TableState, wanted: Lookup) -> Transition:
    """Open or close what is wanted."""
    opened = state.lookups
    match wanted:
        case ToggleLine(key):
            return replace(state, lookups=replace(opened, lines=opened.lines ^ {key})), ()
        case ToggleScore():
            return replace(state, lookups=replace(opened, score=not opened.score, log=False)), (
                TellAloud(Topic.SCORE),
            )
        case ToggleLog():
            told = TellAloud(Topic.SCORE if opened.log else Topic.LOG)
            return replace(state, lookups=replace(opened, log=not opened.log, score=False)), (told,)
        case ShowLastTrick():
            if not state.view.tricks:
                return state, (ShowNotice("no_last_trick"),)
            shown = replace(state, lookups=replace(opened, last_trick=True))
            return shown, (TellAloud(Topic.LAST_TRICK),)
        case CloseLastTrick():
            return replace(state, lookups=replace(opened, last_trick=False)), ()
        case ToggleDeclared():
            return _toggle_declared(state)
        case CloseDeclared():
            return replace(state, put_away=len(state.declared)), ()
        case _:
            assert_never(wanted)


def _toggle_declared(state: TableState) -> Transition:
    if not state.declared:
        return state, (ShowNotice("none_declared"),)
    if state.put_away:
        return replace(state, put_away=0), (TellAloud(Topic.DECLARED),)
    return replace(state, put_away=len(state.declared)), (TellAloud(Topic.DECLARED_PUT_AWAY),)


def update(facts: TableFacts, state: TableState, happened: Intent | TableEvent) -> Transition:
    """Lead on."""
    after, effects = _lead(facts, state, happened)
    return after, (*progress(state.lesson, after.lesson), *effects)


def _lead(facts: TableFacts, state: TableState, happened: Intent | TableEvent) -> Transition:
    if isinstance(happened, SeenEvent):
        return announce(facts, state, happened)
    if isinstance(happened, TurnEvent | AnswerEvent):
        return _apply_event(facts, state, happened)
    if isinstance(happened, OfCard | Utterance):
        return handle_turn(facts, state, happened)
    if isinstance(happened, OfRemark):
        return handle_remark(facts, state, happened)
    if isinstance(happened, Offered):
        return handle_offer(state, happened)
    if isinstance(happened, OfLesson):
        return handle_lesson(state, happened)
    if isinstance(happened, OfPast | ReviewEvent):
        return look_back(state, happened)
    return look_up(state, happened) if isinstance(happened, Lookup) else _go(state, happened)


def _go(state: TableState, wanted: Turning | Departure) -> Transition:
    """Go on to the next deal, back and forth in this one, or away from the table."""
    match wanted:
        case NextDeal():
            return replace(state, made=state.made + 1, remark=None), (wanted,)
        case Undo() if state.lesson:
            return handle_lesson(state, StepBack())
        case Leave() if state.past:
            return leave_past(state)
        case SeeResult():
            return state, (OpenResult(state.view.ledger.finished),)
        case Undo() | Redo() | Restart() | SkipAhead() | OpenMenu() | OpenCard() | Leave():
            return state, (wanted,)
        case _:
            assert_never(wanted)


def _apply_event(facts: TableFacts, state: TableState, happened: TurnEvent | AnswerEvent) -> Transition:
    """Take in what has become of the match, and of what was asked about it."""
    captions = facts.captions
    match happened:
        case Shown():
            return show(facts, state, happened)
        case Rewound():
            return recall(facts, forget_choice(state)), ()
        case MasterAnswered(outcome):
            return show_advice(facts, state, outcome)
        case ClaimProved(cards):
            proof = replace(state.claim, revision=state.match.revision, cards=cards)
            return offer_claim(state, proof)
        case BotStumbled(seat):
            return state, (ShowNotice("bot_stumbled", {"seat": captions.players.name(seat)}),)
        case AnswerGiven(answer):  # what makes no sound changes nothing
            heard = captions.spoken(answer.word, answer.number)
            word = captions.word(answer.word, state.view.public.phase, answer.number)
            return state, (ShowNotice("only_answer", {"word": word}),) if heard else ()
        case _:
            assert_never(happened)
