"""What is announced at a table: words in bubbles, changes of the score, cards that were declared."""

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any, assert_never

from game.core.bot import BOLD
from game.core.cards import NOBODY, TABLE, Card, Seat, mask
from game.core.event import Awarded, Played, Said, TrickTaken
from game.core.record import replace
from game.core.rules import Rules
from game.core.score import Award
from game.core.view import View
from game.play.table.effects import AskAboutTricks, Call, Cue, Effect, EndDeal, Glow, Transition
from game.play.table.inputs import DealRecalled, MomentSeen, ScoreSeen, SeenEvent, TimePassed, TrickSwept
from game.play.table.offers import answer_hold, offer_hold
from game.play.table.state import Declared, TableFacts, TableState, Toast
from game.play.table_session import AnyView
from game.session.players import players_of
from game.stage.moods import RESTING, Happening, Sitters, felt, rich, startled
from game.stage.motion import Mark, MarkKind
from game.storage.settings import Liveliness
from game.telling.captions import Captions
from game.telling.log import announced_with
from game.wording import figure

_FELT = (
    MarkKind.SHUFFLE,
    MarkKind.SAY,
    MarkKind.PLAY,
    MarkKind.LAY,
    MarkKind.TAKE,
    MarkKind.TRICK,
    MarkKind.AWARD,
    MarkKind.DEAL_OVER,
)


def show_in_faces(facts: TableFacts, state: TableState, seen: MomentSeen) -> TableState:
    """Let those at the table show what they think of a moment, unless the player wants no faces."""
    mark = seen.mark
    if state.settings.liveliness is Liveliness.OFF:
        return state if state.faces == RESTING else replace(state, faces=RESTING)
    if mark.film is not None:
        taker = seen.known.trick.taker
        return replace(state, faces=startled(sitters_of(facts, seen.known.me), taker, seen.at))
    if mark.kind not in _FELT or mark.event is None:
        return state
    beats = (beat for _, beat in reversed(state.beats) if mark.event in beat.events)
    beat = next(beats, None)
    contract = facts.rules.contract(beat.after) if beat else None
    after = seen.known if mark.view is None else mark.view
    happened = Happening(mark.event, seen.known, after, contract)
    return replace(state, faces=felt(sitters_of(facts, seen.known.me), state.faces, happened, seen.at))


def sitters_of(facts: TableFacts, me: Seat) -> Sitters:
    """Tell who may show a face at this table, and what about its game moves them; the player's own face rests."""
    game, rules = facts.game, facts.rules
    players = players_of(facts.header, rules.spec.seats)
    return Sitters(
        rules,
        game.table.calls,
        game.given.declarer,
        frozenset(word for word, temper in game.bots.daring.items() if temper == BOLD),
        game.given.sounds,
        frozenset(seat for seat, player in enumerate(players) if player.temperament == "bold"),
        (me,),
    )


CUES: Mapping[MarkKind, str] = {
    MarkKind.SHUFFLE: "shuffle",
    MarkKind.DEAL: "deal",
    MarkKind.FLIP: "card_flip",
    MarkKind.PLAY: "card_place",
    MarkKind.LAY: "card_slide",
    MarkKind.DRAW: "card_slide",
    MarkKind.TAKE: "card_slide",
    MarkKind.SWEEP: "sweep",
    MarkKind.CHIP: "chip",
}


CALLED = "called"
"""The card everybody looks for is played: the partner is known."""
CALLS = ("bid", "raise", "pass", "hold", "vie", "propose", "remark")
"""What a voice can say."""
COUNTED = tuple(f"count_{letter}" for letter in ascii_lowercase[:12])
"""The payments of a deal are counted up, each a semitone higher than the one before."""


def cue_of(
    mark: Mark, known: AnyView, rules: Rules[Any, Any], special: Mapping[str, str], called: Card = NOBODY
) -> str:
    """Name the sound of a mark, as a player hears it to whom the table was known so; empty when it is silent.

    Special are awards with a sound of their own, by step; called is a card that everybody looks for.
    """
    match mark.kind, mark.event:
        case MarkKind.PLAY, Played(card=card) if card == called != NOBODY:
            return CALLED
        case MarkKind.AWARD, Awarded(award):
            return special.get(award.step, "")
        case MarkKind.FILM, _ if mark.film is not None:
            return special.get(mark.film.step, "")
        case MarkKind.COUNT, Awarded(award) if mark.view is not None:
            paid = len(mark.view.ledger.tally(award.deal))
            return COUNTED[min(max(paid, 1), len(COUNTED)) - 1]
        case MarkKind.TRICK, TrickTaken(seat):
            return _of_trick(mark.view or known, seat, rules)
        case _:
            return CUES.get(mark.kind, "")


def _of_trick(lying: View[Any], taker: Seat, rules: Rules[Any, Any]) -> str:
    """Tell my own trick from that of another, and that from one in which many points go to an opponent."""
    if taker == lying.me:
        return "trick_won"
    contract = rules.contract(lying)
    lost = contract is not None and rich(lying.trick, contract, rules.spec.pack.size)
    return "trick_missed" if lost and not rules.spec.allies(taker, lying.me) else "trick_taken"


def call_of(mark: Mark, known: AnyView, calls: Mapping[str, str], *, outdone: bool) -> tuple[Call, ...]:
    """Let another player call what is said at a mark.

    Calls tell how words are called that are no bids. A bid that outdoes one is raised.
    """
    match mark.event:
        case Said(seat, word) if seat != known.me:
            act = calls.get(word) or calls.get(word.partition("_")[0], "bid")
            return (Call(seat, "raise" if act == "bid" and outdone else act),)
        case Played(seat) | Awarded(Award(to=seat)) if seat not in (known.me, TABLE):
            return (Call(seat, "remark"),)
        case _:
            return ()


def voice(person: str, act: str) -> str:
    """Name the sound of somebody's voice, by the file of their portrait."""
    return f"voice_{person}_{act}"


HEARD, LETTER = 1.6, 0.05
"""Seconds that something said is to be read, and so many more for every letter."""
GAINED = 1.8
"""Seconds a change of the score stays."""


def announce(facts: TableFacts, state: TableState, seen: SeenEvent) -> Transition:
    """Show what has been said, paid and declared for as long as it is to be seen."""
    match seen:
        case MomentSeen():
            return _show_moment(facts, state, seen)
        case ScoreSeen(before, after, at):
            new = gained(before, after, facts.captions)
            whole = gained(_begun(state, before, after), after, facts.captions)
            gains = {seat: Toast(whole.get(seat, text), at) for seat, text in new.items()}
            return replace(state, gains={**state.gains, **gains}) if gains else state, ()
        case DealRecalled():
            return recall(facts, state), ()
        case TrickSwept():
            asks = () if state.match.claimed else (AskAboutTricks(),)
            return replace(state, asked_after=state.match.taken), asks
        case TimePassed(at):
            return _fade(state, at), ()
        case _:
            assert_never(seen)


def _begun(state: TableState, before: AnyView, after: AnyView) -> AnyView:
    """Give the view in which the move was made of which the score tells: what follows it is told with it as one sum."""
    move = state.beats[-1][1].before if state.beats else before
    awards = move.ledger.awards
    earlier = len(awards) <= len(before.ledger.awards) and after.ledger.awards[: len(awards)] == awards
    return move if earlier else before


def _show_moment(facts: TableFacts, state: TableState, seen: MomentSeen) -> Transition:
    """Take in one moment, and let it be heard."""
    mark, known = seen.mark, seen.known
    shuffled = mark.kind is MarkKind.SHUFFLE
    said = state.said
    state = _shown(facts, show_in_faces(facts, state, seen), seen)
    called_out = () if state.said is said else _called_out(facts, state, seen)
    state = replace(state, dealing=mark.view is None and (state.dealing or shuffled))
    called = facts.table.called(known)
    sound = cue_of(mark, known, facts.rules, facts.game.given.sounds, called.card if called else NOBODY)
    if mark.kind is MarkKind.AWARD and sound == state.heard:
        sound = ""
    state = replace(state, heard=sound) if mark.film is not None else state
    effects: tuple[Effect, ...] = (Cue(sound),) if sound else ()
    if mark.kind in (MarkKind.DRAW, MarkKind.TAKE) and mark.view is not None:
        effects = (Glow(mark.view.hand & ~known.hand), *effects)
    if mark.kind is MarkKind.DEAL_OVER:
        effects = (*effects, EndDeal())
    state, offered = offer_hold(facts, state)
    if shuffled and state.hold.made and not state.settings.hold_offered:  # and has not been answered
        _, offered = answer_hold(state, hold=False)
    return state, (*effects, *called_out, *offered)


def _called_out(facts: TableFacts, state: TableState, seen: MomentSeen) -> tuple[Effect, ...]:
    """Let the voice be heard of whoever has just said what is shown, unless everything happens at once."""
    if not state.settings.speed:
        return ()
    outdone = any(call.stands for call in facts.table.calls(seen.known))
    return call_of(seen.mark, seen.known, facts.game.given.calls, outdone=outdone)


def _shown(facts: TableFacts, state: TableState, seen: MomentSeen) -> TableState:
    """Show what was said or paid at a moment."""
    mark, known, captions = seen.mark, seen.known, facts.captions
    match mark.kind, mark.event:
        case MarkKind.SAY, Said(seat, word, number):
            closing = seat == known.me and word == captions.roles.finish
            return state if closing else _say(state, seat, captions.spoken(word, number), seen.at)
        case MarkKind.PLAY, Played(seat, card):
            return _say(state, seat, announced_with(facts.table.announced(seen.now), card, captions), seen.at)
        case MarkKind.AWARD, Awarded(award) if not lie_open(award, known):
            return _declare(facts, _say(state, award.to, captions.step(award), seen.at), award, known)
        case MarkKind.SHUFFLE, _:
            return _forget(state)
        case MarkKind.DEAL_OVER, _:
            return replace(state, remark=None)
        case _:
            return state


def _say(state: TableState, seat: Seat, text: str, at: float) -> TableState:
    return replace(state, said={**state.said, seat: Toast(text, at)}) if text else state


def _declare(facts: TableFacts, state: TableState, award: Award, view: AnyView) -> TableState:
    """Keep the cards another player is paid for; whoever is paid by several shows them once."""
    captions, step = facts.captions, facts.captions.step(award)
    cards = facts.table.arranged(view, award.cards)
    spoken = captions.table("comma").join(captions.cards.spoken(each) for each in cards)
    told = captions.table("declared", seat=captions.players.name(award.to), step=step)
    faces = tuple(captions.cards.face(each) for each in cards)
    if award.to in (view.me, TABLE):
        return state
    name, brief = captions.players.name(award.to), captions.players.without_article(award.to)
    declared = Declared(award.to, name, step, faces, captions.labelled(told, spoken), brief)
    if declared in state.declared:
        return state
    return replace(state, declared=(*state.declared, declared))


def _forget(state: TableState) -> TableState:
    return replace(state, said={}, gains={}, declared=(), put_away=0, faces=RESTING, heard="")


def recall(facts: TableFacts, state: TableState) -> TableState:
    """Take in a deal as it went so far, without showing anything of it."""
    state = _forget(state)
    if state.past:
        return state
    for _, beat in state.beats:
        for event in beat.events:
            if isinstance(event, Awarded) and not lie_open(event.award, beat.after):
                state = _declare(facts, state, event.award, beat.after)
    return replace(state, put_away=len(state.declared))


def lie_open(award: Award, view: AnyView) -> bool:
    """Tell whether the cards that show an award lie on the table anyway, or there are none."""
    played = mask(each for trick in (*view.tricks, view.trick) for each in trick.cards)
    return not award.cards & ~(view.shown | played)


def gained(before: AnyView, after: AnyView, captions: Captions) -> dict[Seat, str]:
    """Say what each player gained or lost from one view to another, all in all: of what is held, or of what was paid.

    What is paid may be held in another unit, or only later; then it is told by unit where there are several.
    """
    paid: dict[Seat, dict[str, int]] = {}
    for award in after.ledger.awards[len(before.ledger.awards) :]:
        for seat in () if award.to == TABLE else captions.players.party(award.to):
            amounts = paid.setdefault(seat, {})
            amounts[award.unit] = amounts.get(award.unit, 0) + award.amount
    found: dict[Seat, str] = {}
    for seat, (old, now) in enumerate(zip(before.ledger.holdings, after.ledger.holdings, strict=True)):
        amounts = paid.get(seat, {})
        if amounts and (len(now) > 1 or now == old):
            several = len(amounts) > 1
            told = (figure(each, plus=True) for each in amounts.values())
            named = (f"{'+' * (each > 0)}{captions.unit(each, unit)}" for unit, each in amounts.items())
            found[seat] = " ".join(named if several else told)
        elif amounts or sum(now) < sum(old):
            found[seat] = figure(sum(now) - sum(old), plus=True)
    return found


def to_be_read(said: Toast, at: float) -> bool:
    """Tell whether something said is still to be read."""
    return at - said.since < HEARD + LETTER * len(said.text)


def _fade(state: TableState, at: float) -> TableState:
    """Drop what has been seen for long enough."""
    said = {seat: each for seat, each in state.said.items() if to_be_read(each, at)}
    gains: Mapping[Seat, Toast] = {
        seat: each for seat, each in state.gains.items() if at - each.since < GAINED
    }
    same = len(said) == len(state.said) and len(gains) == len(state.gains)
    return state if same else replace(state, said=said, gains=gains)
