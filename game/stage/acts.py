"""A beat in acts: the views between its two, each of which tells one thing, so that they can be shown one by one."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.cards import TABLE, Card, Seat, bit
from game.core.deal import HAND
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
)
from game.core.move import Seen
from game.core.record import record, replace
from game.core.score import Fold
from game.core.trick import Trick
from game.core.view import View
from game.stage.motion import MarkKind


class BeatLike(Protocol):
    """What the match tells of a move: `game.session.match.Beat` fits."""

    @property
    def seat(self) -> Seat: ...
    @property
    def before(self) -> View[Any]: ...
    @property
    def done(self) -> Seen: ...
    @property
    def after(self) -> View[Any]: ...
    @property
    def events(self) -> tuple[Event, ...]: ...


@record
class Joined:
    """Several moves that one player makes at one go, told as one."""

    seat: Seat
    before: View[Any]
    done: Seen
    after: View[Any]
    events: tuple[Event, ...]


def joined(beats: Sequence[BeatLike]) -> BeatLike:
    """Tell moves made one after the other as one."""
    events = tuple(event for beat in beats for event in beat.events)
    first, last = beats[0], beats[-1]
    return first if len(beats) == 1 else Joined(first.seat, first.before, last.done, last.after, events)


@record
class Act:
    """One thing that happens, and the table when it has."""

    kind: MarkKind
    view: View[Any]
    event: Event | None = None


def acts(beat: BeatLike, fold: Fold) -> tuple[Act, ...]:
    """Divide a beat; the last act ends in the view after it."""
    unpaid = _unpaid(beat.before, beat.after)
    found: list[Act] = []
    draws = sum(isinstance(event, Drew) for event in beat.events)
    for event in beat.events:
        if isinstance(event, Drew):
            draws -= 1
            found.append(
                Act(MarkKind.DRAW, _drawn(found[-1].view, unpaid, event) if draws else unpaid, event)
            )
        else:
            found += _act(event, beat, unpaid, found)
    if not any(act.view == unpaid for act in found[-1:]):
        found.append(Act(MarkKind.FLIP, unpaid))
    found += _payments(beat, fold)
    found += [Act(_ENDS[type(event)], beat.after, event) for event in beat.events if type(event) in _ENDS]
    return (*found, Act(MarkKind.SHOW, beat.after))


_ENDS: dict[type[Any], MarkKind] = {DealOver: MarkKind.DEAL_OVER, MatchOver: MarkKind.MATCH_OVER}


def _act(event: Event, beat: BeatLike, unpaid: View[Any], found: Sequence[Act]) -> list[Act]:
    match event:
        case Dealt():
            return [Act(MarkKind.SHUFFLE, beat.before, event), Act(MarkKind.DEAL, _closed(unpaid), event)]
        case Said():
            view = found[-1].view if found else replace(beat.before, moves=())
            return [Act(MarkKind.SAY, view, event)]
        case Played(seat, card):
            return [Act(MarkKind.PLAY, fallen(beat.before, beat.after, seat, card), event)]
        case TrickTaken():
            full = fallen(beat.before, beat.after, beat.seat, _played(beat.events))
            swept = replace(full, trick=unpaid.trick, tricks=unpaid.tricks)
            return [Act(MarkKind.TRICK, full, event), Act(MarkKind.SWEEP, swept, event)]
        case Laid():
            last = [each for each in beat.events if isinstance(each, Laid)][-1]
            return [Act(MarkKind.LAY, _undrawn(beat, unpaid), event)] if event is last else []
        case Took():
            return [Act(MarkKind.TAKE, unpaid, event)]
        case _:
            return []


def _played(events: Sequence[Event]) -> Card:
    return next(event.card for event in events if isinstance(event, Played))


def _unpaid(before: View[Any], after: View[Any]) -> View[Any]:
    """Take the awards of this beat back; the deal they belong to stays the one that is shown."""
    was = before.ledger
    ledger = replace(after.ledger, awards=was.awards, holdings=was.holdings)
    return replace(after, ledger=ledger, moves=())


def _drawn(now: View[Any], unpaid: View[Any], drew: Drew) -> View[Any]:
    """Show the table when one has drawn and others have yet to: his hand as it will be, and the heaps so much lower."""
    then = {(place.name, place.seat): place for place in unpaid.hidden}
    hidden, count = [], drew.count
    for place in now.hidden:
        after = then.get((place.name, place.seat), place)
        if place.name == HAND:
            hidden.append(after if place.seat == drew.seat else place)
            continue
        taken = min(count, place.size - after.size)
        count -= taken
        hidden.append(replace(place, size=place.size - taken))
    return replace(now, hand=unpaid.hand if drew.seat == now.me else now.hand, hidden=tuple(hidden))


def _undrawn(beat: BeatLike, unpaid: View[Any]) -> View[Any]:
    """Show the moment in which all has been laid away and nothing drawn for it."""
    drawn = {event.seat: event for event in beat.events if isinstance(event, Drew)}
    if not drawn:
        return unpaid
    had = {(place.name, place.seat): place for place in beat.before.hidden}
    table = {place.name: place for place in beat.before.hidden if place.seat == TABLE}
    hidden = []
    for place in unpaid.hidden:
        if place.seat == TABLE:
            hidden.append(table.pop(place.name, place))
        elif place.name == HAND and place.seat in drawn:
            sure = place.sure & had[HAND, place.seat].sure
            hidden.append(replace(place, size=place.size - drawn[place.seat].count, sure=sure))
        else:
            hidden.append(place)
    mine = drawn[unpaid.me].cards if unpaid.me in drawn else 0
    return replace(unpaid, hand=unpaid.hand & ~mine, hidden=(*hidden, *table.values()))


def _closed(view: View[Any]) -> View[Any]:
    """Show the other hands as they are dealt, face down."""
    return replace(view, hidden=tuple(replace(place, sure=0) for place in view.hidden))


def fallen(before: View[Any], after: View[Any], seat: Seat, card: Card) -> View[Any]:
    """Show the moment in which a played card lies in the trick and nothing has come of it yet."""
    trick = before.trick
    leader = trick.leader if trick.cards else seat
    taker = after.tricks[-1].taker if len(after.tricks) > len(before.tricks) else trick.taker
    hidden = tuple(
        replace(place, size=place.size - 1, sure=place.sure & ~bit(card))
        if (place.name, place.seat) == (HAND, seat)
        else place
        for place in before.hidden
    )
    return replace(
        before,
        hand=before.hand & ~bit(card),
        hidden=hidden,
        trick=Trick(leader, (*trick.cards, card), taker),
        moves=(),
    )


def _payments(beat: BeatLike, fold: Fold) -> list[Act]:
    """Pay award after award."""
    ledger, found = beat.before.ledger, []
    for award in beat.after.ledger.awards[len(ledger.awards) :]:
        ledger = ledger.credit(award, fold)
        paid = replace(beat.after.ledger, awards=ledger.awards, holdings=ledger.holdings)
        found.append(Act(MarkKind.AWARD, replace(beat.after, ledger=paid, moves=()), Awarded(award)))
    return found
