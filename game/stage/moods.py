"""What the faces at a table show of what has happened: a mood, or only a look at whoever acts.

Both follow from what everybody has seen. No hand is asked, not even the one of the seat for which the view was made, so
that faces are the same whatever lies hidden and whoever looks at them.
"""

from collections.abc import Callable, Collection, Sequence
from enum import StrEnum
from math import inf
from typing import Any

from game.core.cards import NOBODY, TABLE, Card, Seat
from game.core.event import Awarded, DealOver, Dealt, Event, Laid, Played, Said, Took, TrickTaken
from game.core.record import record
from game.core.rules import Rules
from game.core.score import Ledger
from game.core.trick import Contract, Trick
from game.core.view import View
from game.stage.table import LadderCall


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    PLEASED = "pleased"
    VEXED = "vexed"
    THINKING = "thinking"
    SLY = "sly"
    SAD = "sad"
    SURPRISED = "surprised"


@record
class Expression:
    """A mood, and where the eyes look: -1 to the left of the picture, 1 to the right, 0 straight on."""

    mood: Mood = Mood.CALM
    look: int = 0


CALM = Expression()
THINKS_AFTER = 0.6
"""Seconds after which one who is to move shows that he thinks."""
HOLDS = 1.2
"""Seconds before another mood may take the place of one, and for which eyes stay on whoever acts."""
LASTS = {Mood.PLEASED: 1.6, Mood.VEXED: 1.4, Mood.SLY: HOLDS, Mood.SURPRISED: HOLDS}
"""Seconds a mood lasts; how a deal came out shows until the next."""
BEGINS = 0.08
"""Seconds after what has happened, when the card has landed and is seen."""
RICH = 1.7
"""A trick with so many times the usual card points is a rich one."""


@record
class Sitters:
    """Those at a table, and what about the game moves them."""

    rules: Rules[Any, Any]
    calls: Callable[[View[Any]], tuple[LadderCall, ...]]  # of an auction or of vying
    declarer: Callable[[Any], Seat] | None  # by the public record; None where nobody plays against the others
    daring: Collection[str]  # words by which one ventures something
    stirring: Collection[str]  # steps of awards that make everybody look up
    bold: Collection[Seat]
    faceless: Collection[Seat] = ()  # whose faces nobody sees

    def allies(self, one: Seat, other: Seat) -> bool:
        return self.rules.spec.allies(one, other)


@record
class Feeling:
    """A mood that comes over somebody."""

    seat: Seat
    mood: Mood
    toward: Seat  # at whom one looks
    since: float = 0.0
    until: float = inf


@record
class Moods:
    """What is to be seen in all faces."""

    felt: tuple[Feeling, ...] = ()  # one at a time, but at the end of a deal and in a film
    watched: Seat = NOBODY  # at whom everybody else looks
    watched_until: float = 0.0

    def shown(self, seat: Seat, at: float) -> tuple[Mood, Seat]:
        """Tell the mood of a seat at a moment, and at whom it looks."""
        for each in self.felt:
            if each.seat == seat and each.since <= at < each.until:
                return each.mood, each.toward
        return Mood.CALM, self.watched if at < self.watched_until and seat != self.watched else NOBODY


RESTING = Moods()


@record
class Happening:
    """Something that has happened, and the table before and after it."""

    event: Event
    before: View[Any]
    after: View[Any]
    contract: (
        Contract | None
    )  # as the whole move left it: a card known to its owner alone is known to all now


def felt(sitters: Sitters, faces: Moods, seen: Happening, at: float) -> Moods:
    """Take in what has happened at a moment."""
    event = seen.event
    if isinstance(event, Dealt):
        return RESTING
    begins = at + BEGINS
    came = feelings(sitters, seen)
    if isinstance(event, DealOver):
        return Moods(tuple(Feeling(each.seat, each.mood, each.toward, begins) for each in came))
    now = faces.felt[0] if faces.felt and at < faces.felt[0].until else None
    if came and (now is None or begins >= now.since + HOLDS):
        first = came[0]
        now = Feeling(first.seat, first.mood, first.toward, begins, begins + LASTS[first.mood])
    actor = _actor(event)
    watched, until = (faces.watched, faces.watched_until) if actor < 0 else (actor, begins + HOLDS)
    return Moods((now,) if now else (), watched, until)


def startled(sitters: Sitters, taker: Seat, at: float) -> Moods:
    """Have all who lose by a bird stare at it."""
    begins = at + BEGINS
    stare = tuple(
        Feeling(seat, Mood.SURPRISED, taker, begins, begins + LASTS[Mood.SURPRISED])
        for seat in range(sitters.rules.spec.seats)
        if seat not in sitters.faceless and not sitters.allies(seat, taker)
    )
    return Moods(stare, taker, begins + HOLDS)


def _actor(event: Event) -> Seat:
    match event:
        case Said(seat) | Played(seat) | Laid(seat) | Took(seat) | TrickTaken(seat):
            return seat
        case _:
            return NOBODY


def feelings(sitters: Sitters, seen: Happening) -> tuple[Feeling, ...]:
    """List what those with faces feel about something that has happened, the strongest first."""
    return tuple(each for each in _feelings(sitters, seen) if each.seat not in sitters.faceless)


def _feelings(sitters: Sitters, seen: Happening) -> list[Feeling]:
    trick, contract = seen.after.trick, seen.contract
    match seen.event:
        case Said(seat, word):
            return _of_word(sitters, seat, word, seen)
        case Played(seat) if contract and trick.cards:
            return _of_card(sitters, seat, trick, contract)
        case TrickTaken(seat) if contract and trick.cards:
            return _of_trick(sitters, seat, trick, contract)
        case Awarded(award) if award.to != TABLE:
            return _of_award(sitters, award.to, award.giver, stirs=award.step in sitters.stirring)
        case DealOver():
            return _of_deal(sitters, seen.after.ledger)
        case _:
            return []


def _of_word(sitters: Sitters, seat: Seat, word: str, seen: Happening) -> list[Feeling]:
    """Vex whoever is outbid, and the declarer who is doubled."""
    stood = next((call.seat for call in sitters.calls(seen.before) if call.stands), NOBODY)
    stands = next((call.seat for call in sitters.calls(seen.after) if call.stands), NOBODY)
    if stood >= 0 and stands == seat != stood:
        return [Feeling(stood, Mood.VEXED, seat)]
    declarer = sitters.declarer(seen.after.public) if sitters.declarer else NOBODY
    if word in sitters.daring and declarer >= 0 and seat != declarer:
        return [Feeling(declarer, Mood.VEXED, seat)]
    return []


def _of_card(sitters: Sitters, seat: Seat, trick: Trick, contract: Contract) -> list[Feeling]:
    """Compare who was winning the trick with who is winning it now."""
    seats, cards = sitters.rules.spec.seats, trick.cards
    if len(cards) == 1:
        sly = seat in sitters.bold and high(cards[0], contract)
        return [Feeling(seat, Mood.SLY, seat)] if sly else []
    best, beaten = contract.crown(cards, contract.order), contract.crown(cards[:-1], contract.order)
    loser = (trick.leader + cards.index(beaten)) % seats
    if best == beaten:
        last_but_one = seats > 2 and len(cards) == seats - 1
        return [Feeling(loser, Mood.SLY, loser)] if last_but_one and loser in sitters.bold else []
    if sitters.allies(loser, seat):
        return []
    pleased = [
        Feeling(other, Mood.PLEASED, seat)
        for other in range(seats)
        if other != seat and sitters.allies(other, seat)
    ]
    if len(cards) == seats and seats > 2:
        return [Feeling(loser, Mood.SURPRISED, seat), *pleased]
    return [*([Feeling(loser, Mood.VEXED, seat)] if _good(beaten, best, contract) else []), *pleased]


def _good(beaten: Card, best: Card, contract: Contract) -> bool:
    """Tell whether it hurts to see a card beaten: by a trump, or the best or second best of its suit."""
    order = contract.order
    trumped = order.trumps >> best & 1 and not order.trumps >> beaten & 1
    return bool(trumped) or high(beaten, contract)


def high(card: Card, contract: Contract) -> bool:
    """Tell whether a card is the best or second best of its suit."""
    return (contract.order.beats[card] & contract.order.suited[card]).bit_count() <= 1


def _of_trick(sitters: Sitters, taker: Seat, trick: Trick, contract: Contract) -> list[Feeling]:
    """Please whoever takes a rich trick, and vex the one who gave the most to it."""
    if not rich(trick, contract, sitters.rules.spec.pack.size):
        return []
    worth = [contract.points[card] for card in trick.cards]
    giver = (trick.leader + worth.index(max(worth))) % sitters.rules.spec.seats
    found = [Feeling(taker, Mood.PLEASED, giver)]
    return found if sitters.allies(giver, taker) else [*found, Feeling(giver, Mood.VEXED, taker)]


def rich(trick: Trick, contract: Contract, pack: int) -> bool:
    """Tell whether a trick has far more card points than is usual, in a pack of so many cards."""
    usual = sum(contract.points) * len(trick.cards) / pack
    return sum(contract.points[card] for card in trick.cards) > RICH * usual > 0


def _of_award(sitters: Sitters, to: Seat, giver: Seat, *, stirs: bool) -> list[Feeling]:
    """Please whoever is paid; where that stirs the table, surprise those who lose by it."""
    seats = range(sitters.rules.spec.seats)
    losers = [giver] if giver >= 0 else [seat for seat in seats if not sitters.allies(seat, to)]
    pleased = Feeling(to, Mood.PLEASED, NOBODY)
    return [*(Feeling(seat, Mood.SURPRISED, to) for seat in losers), pleased] if stirs else [pleased]


def _of_deal(sitters: Sitters, ledger: Ledger) -> list[Feeling]:
    """Let everybody show whether the deal brought them more than the others."""
    rules, held = sitters.rules, sitters.rules.opening()
    for award in ledger.awards:
        held = held if award.deal >= ledger.finished else rules.credit(held, award)
    then, now = rules.worth(held), rules.worth(ledger.holdings)
    gains = [one - other for one, other in zip(now, then, strict=True)]
    usual = sum(gains) / len(gains)
    return [
        Feeling(seat, Mood.PLEASED if gain > usual else Mood.SAD, NOBODY)
        for seat, gain in enumerate(gains)
        if gain != usual
    ]


def look_of(toward: Seat, seat: Seat, across: Sequence[float]) -> int:
    """Tell to which side a seat looks at another, by how far each sits across the picture."""
    if toward < 0 or toward == seat:
        return 0
    apart = across[toward] - across[seat]
    return (apart > 0) - (apart < 0)


def expression_of(
    faces: Moods, seat: Seat, across: Sequence[float], at: float, thought: float = 0.0
) -> Expression:
    """Draw together what a face shows; who has thought for so many seconds shows that where nothing else moves him."""
    mood, toward = faces.shown(seat, at)
    if mood is Mood.CALM and thought > THINKS_AFTER:
        return Expression(Mood.THINKING)
    return Expression(mood, look_of(toward, seat, across))
