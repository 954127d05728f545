"""What happened, derived from two views and a move: it cannot leak and cannot drift from the state."""

from typing import TypeAlias, TypeVar

from game.core.cards import NOBODY, Card, Cards, Seat, mask
from game.core.deal import HAND
from game.core.move import Deal, Lay, Play, Say, Seen, Take, Unseen
from game.core.record import record
from game.core.score import Award
from game.core.view import View

P = TypeVar("P")


@record
class Dealt:
    """The cards were shuffled and dealt."""

    dealer: Seat


@record
class Said:
    """A word was spoken."""

    seat: Seat
    word: str
    number: int | None


@record
class Played:
    """A card fell to the trick."""

    seat: Seat
    card: Card


@record
class Laid:
    """A card was laid away."""

    seat: Seat
    card: Card | None  # None when face down and somebody else's


@record
class Took:
    """A packet was taken from the table."""

    seat: Seat
    packet: int


@record
class Drew:
    """Cards came to my hand, or to another's, from the talon."""

    seat: Seat
    count: int
    cards: Cards  # 0 when they are not mine to see


@record
class TrickTaken:
    """A trick went to a seat."""

    seat: Seat
    cards: Cards


@record
class Awarded:
    """Something was paid."""

    award: Award


@record
class DealOver:
    """The deal is finished."""

    deal: int


@record
class MatchOver:
    """The match is decided."""


Event: TypeAlias = Dealt | Said | Played | Laid | Took | Drew | TrickTaken | Awarded | DealOver | MatchOver


def narrate(before: View[P], seat: Seat, done: Seen, after: View[P]) -> tuple[Event, ...]:
    """Tell what a move brought about, in the order a table would see it."""
    return (
        *_deed(seat, done, after),
        *(
            TrickTaken(trick.taker, mask(trick.cards))
            for trick in after.tricks[len(before.tricks) :]
            if trick.cards
        ),
        *(() if _is_deal(done) else _draws(before, seat, done, after)),
        *(Awarded(award) for award in after.ledger.awards[len(before.ledger.awards) :]),
        *((DealOver(after.ledger.finished),) if after.ledger.finished > before.ledger.finished else ()),
        *((MatchOver(),) if after.turn == NOBODY and before.turn != NOBODY else ()),
    )


def _deed(seat: Seat, done: Seen, after: View[P]) -> tuple[Event, ...]:
    match done:
        case Deal() | Unseen("deal"):
            return (Dealt(after.dealer),)
        case Say(word, number):
            return (Said(seat, word, number),)
        case Play(card):
            return (Played(seat, card),)
        case Lay(card):
            return (Laid(seat, card),)
        case Unseen(_):
            return (Laid(seat, None),)
        case Take(packet):
            return (Took(seat, packet),)


def _is_deal(done: Seen) -> bool:
    return isinstance(done, Deal) or done == Unseen("deal")


def _draws(before: View[P], mover: Seat, done: Seen, after: View[P]) -> tuple[Event, ...]:
    """Find the hands to which cards have come while the deal went on, also where others left them by the same move.

    After a trick its taker draws first; otherwise I am told of first.
    """
    grown: list[Drew] = []
    gain = after.hand & ~before.hand
    if gain:
        grown.append(Drew(after.me, gain.bit_count(), gain))
    had, has = _sizes(before), _sizes(after)
    for seat, (hand, aside) in has.items():
        held, laid = had.get(seat, (hand, aside))
        played = seat == mover and isinstance(done, Play)
        drawn = hand - held + played + max(0, aside - laid)
        if drawn > 0:
            grown.append(Drew(seat, drawn, 0))
    if len(after.tricks) > len(before.tricks):
        taker, seats = after.tricks[-1].taker, len(after.sides)
        grown.sort(key=lambda each: (each.seat - taker) % seats)
    return tuple(grown)


def _sizes(view: View[P]) -> dict[Seat, tuple[int, int]]:
    """Count by seat the cards in each hand that is hidden, and those its owner has laid away."""
    hands = {place.seat: place.size for place in view.hidden if place.name == HAND}
    return {
        seat: (size, sum(place.size for place in view.hidden if place.seat == seat and place.name != HAND))
        for seat, size in hands.items()
    }
