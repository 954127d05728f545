"""The player's turn: what may be done, what is chosen for it, and the moves made of that."""

from random import Random
from typing import assert_never

from game.core.cards import Card
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import replace
from game.core.rules import Reason
from game.play.choices import NO_EXCHANGE, check_exchange, choices, further, refused_card
from game.play.phases import Between, Finished, Held
from game.play.table.effects import (
    Cue,
    Effect,
    FinishLesson,
    GiveBack,
    LayAway,
    LiftOff,
    NoteDecision,
    OpenResult,
    ReportDeal,
    Shake,
    Submit,
    Transition,
)
from game.play.table.inputs import (
    ChooseCard,
    Confirm,
    LiftCard,
    NextDeal,
    OfCard,
    PickCard,
    SayWord,
    SetNumber,
    Shown,
    TakePacket,
    UseCard,
    Utterance,
)
from game.play.table.lessons import mark_watched
from game.play.table.looking_back import keep_said
from game.play.table.offers import offer_hold
from game.play.table.remarks import explain
from game.play.table.state import NO_TURN, Advised, TableFacts, TableState, Turn


def show(facts: TableFacts, state: TableState, seen: Shown) -> Transition:
    """Take in what the table shows now: what may be done, what the rules want."""
    before = state
    state = replace(
        state,
        view=seen.view,
        beats=seen.beats,
        phase=seen.phase,
        match=seen.match,
        settings=seen.settings,
        counsel=seen.counsel,
        lesson=seen.lesson,
        past=seen.past,
    )
    if state.past:
        return keep_said(facts, state), ()
    if state.ready and not (before.ready and before.view is state.view):
        state = replace(state, turn=_begun(facts, state, before.turn))
    state = state if state.ready else replace(state, turn=NO_TURN)
    state, called = _call(state) if state.ready and not before.ready else (state, ())
    state, offered = offer_hold(facts, state)
    ended = _finish(facts, state) if state.phase != before.phase else ()
    return mark_watched(state), (*called, *offered, *ended)


def _finish(facts: TableFacts, state: TableState) -> tuple[Effect, ...]:
    """Have the result told of a deal that has been finished; a lesson tells it itself, and has the next one dealt."""
    match state.phase:
        case Finished(deal):
            return (ReportDeal(), NextDeal() if facts.lesson else OpenResult(deal))
        case Between() if facts.lesson:
            return (NextDeal(),)
        case Held() if state.lesson and state.lesson.over:
            return (FinishLesson(),)
        case _:
            return ()


def _begun(facts: TableFacts, state: TableState, before: Turn) -> Turn:
    view, rules = state.view, facts.rules
    now = choices(view.moves)
    kept = tuple(each for each in before.chosen if view.hand >> each & 1)
    duty = refused_card(rules, view, now)
    now = further(rules, view, now, Random(0))
    return _checked(facts, state, Turn(now, duty, kept, numbers=before.numbers))


def _checked(facts: TableFacts, state: TableState, turn: Turn) -> Turn:
    """Check the cards chosen for an exchange."""
    if not turn.choices.exchanging:
        return turn
    return replace(turn, exchange=check_exchange(facts.rules, state.view, turn.chosen, Random(0)))


def _call(state: TableState) -> Transition:
    """Let the player know that a move is expected, and drop what was remarked before."""
    if state.match.length != state.called:
        state = replace(state, called=state.match.length, remark=None)
    return state, (Cue("your_turn"),) if len(state.view.moves) > 1 else ()


# ------------------------------------------------------------------ cards


def handle_turn(facts: TableFacts, state: TableState, wanted: OfCard | Utterance) -> Transition:
    """Choose or play a card, say a word, take a packet, or confirm what is chosen."""
    if isinstance(wanted, OfCard):
        return _handle_card(facts, state, wanted)
    return _handle_word(facts, state, wanted)


def _handle_card(facts: TableFacts, state: TableState, wanted: OfCard) -> Transition:
    if state.past:
        return state, ()
    turn, card = state.turn, wanted.card
    playable = turn.choices.plays >> card & 1
    match wanted:
        case UseCard():
            lesson = state.lesson
            if lesson is not None and lesson.wanted is not None:
                return replace(state, lesson=lesson.point_at(card)), ()
            return _use(facts, state, card)
        case ChooseCard():
            return _choose(state, (card,)) if playable else _refuse(facts, state, card)
        case PickCard():
            return _pick(facts, state, card)
        case LiftCard(_, up):
            if turn.choices.exchanging and (card in turn.chosen) != up:
                return _pick(facts, state, card)
            return _choose(state, (card,) if up and playable else ()) if turn.choices.plays else (state, ())
        case _:
            assert_never(wanted)


def _use(facts: TableFacts, state: TableState, card: Card) -> Transition:
    if state.turn.choices.exchanging:
        return _pick(facts, state, card)
    if state.turn.choices.plays >> card & 1:
        state, effects = _make(state, (Play(card),), Submit(Play(card)))
        return state, (LiftOff(card), *effects)
    return _refuse(facts, state, card)


def _choose(state: TableState, chosen: tuple[Card, ...]) -> Transition:
    return replace(state, turn=replace(state.turn, chosen=chosen)), ()


def _pick(facts: TableFacts, state: TableState, card: Card) -> Transition:
    """Choose a card for the exchange, or let it go; one too many is refused."""
    had = state.turn.chosen
    picked = tuple(each for each in had if each != card) if card in had else (*had, card)
    turn = _checked(facts, state, replace(state.turn, chosen=picked))
    if card not in had and turn.exchange.refused is not None:
        return _show_refusal(state, turn.exchange.refused, card)
    return replace(state, turn=turn), ()


def _refuse(facts: TableFacts, state: TableState, card: Card) -> Transition:
    """Say which rule forbids a card."""
    move = Lay(card) if state.turn.choices.exchanging else Play(card)
    reason = facts.rules.refusal(state.view, move)
    return (state, ()) if reason is None else _show_refusal(state, reason, card)


def _show_refusal(state: TableState, reason: Reason, card: Card) -> Transition:
    state, effects = explain(state, reason, card)
    return state, (Shake(card), *effects)


# ------------------------------------------------------------------ words, packets, exchanges


def _handle_word(facts: TableFacts, state: TableState, wanted: Utterance) -> Transition:
    turn = state.turn
    match wanted:
        case SayWord(word):
            said = _said(turn, word)
            return (state, ()) if said is None else _make(state, (said,), Submit(said))
        case SetNumber(word, number):
            return replace(state, turn=replace(turn, numbers={**turn.numbers, word: number})), ()
        case TakePacket(packet):
            reason = facts.rules.refusal(state.view, Take(packet))
            if packet in turn.choices.packets:
                return _make(state, (Take(packet),), Submit(Take(packet)))
            return explain(state, reason) if state.ready and reason is not None else (state, ())
        case Confirm():
            if turn.choices.exchanging and turn.exchange.finished:
                return _make(state, tuple(map(Lay, turn.chosen)), LayAway(turn.chosen))
            if turn.choices.exchanging:
                return state, ()
            return _use(facts, state, turn.chosen[0]) if turn.chosen else (state, ())
        case _:
            assert_never(wanted)


def _said(turn: Turn, word: str) -> Move | None:
    """Give what is said with a word, if it may be: with the number set for it."""
    found = next((each for each in turn.choices.words if each.word == word), None)
    if found is None:
        return None
    return Say(word, turn.numbers.get(word, found.numbers[0]) if found.numbers else None)


# ------------------------------------------------------------------ decisions


def _make(state: TableState, moves: tuple[Move, ...], made: Effect) -> Transition:
    """Make a decision, unless a lesson does not let it through; its panel says why."""
    lesson = state.lesson.judge(moves) if state.lesson else None
    if lesson is not state.lesson:
        shaken = (Shake(move.card) for move in moves if isinstance(move, Play | Lay))
        return replace(state, lesson=lesson), (Cue("refuse"), GiveBack(), *shaken)
    aided = isinstance(state.remark, Advised) or (state.master is not None and state.master.awaited)
    noted = () if aided else (NoteDecision(state.view, moves),)
    return forget_choice(replace(state, made=state.made + 1)), (*noted, made)


def forget_choice(state: TableState) -> TableState:
    """Drop what was chosen, remarked and asked."""
    master = replace(state.master, awaited=False) if state.master else None
    turn = replace(state.turn, chosen=(), exchange=NO_EXCHANGE)
    return replace(state, turn=turn, remark=None, master=master)
