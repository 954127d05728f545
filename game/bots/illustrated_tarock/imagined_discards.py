"""What a declarer is likely to have laid away of all he had: chosen anew, as readily as it makes sense to him."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations, product
from math import comb, exp
from typing import TypeAlias, TypeVar

from game.bots.illustrated_tarock.drawing import shape
from game.core.cards import Cards, Seat, mask, members
from game.core.deal import HAND
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.view import Place, View
from game.rules.illustrated_tarock import Playing, Public, State
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, ORDER, TRUMPS, count
from game.rules.illustrated_tarock.phases import DISCARD, Talking

_READY = 0.8
"""How much readier a declarer is to lay cards away for each point by which he makes more without them."""
_TRUMP = 1.5
"""Points by which he would rather not lay a trump away."""
_SPARE = 2
"""Trumps, the lowest he has, that he thinks of."""
_CHOICES = 200
"""How many choices there are as a rule."""

T = TypeVar("T")
Weighed: TypeAlias = tuple[T, float]
"""Something that may be done, and how readily it is."""
Suit: TypeAlias = tuple[tuple[Weighed[Cards], ...], ...]
"""By number of cards: what may be laid away of a suit."""


@record
class Concealed:
    """The hand of a declarer and what he laid away, as far as another seat knows them."""

    declarer: Seat
    hand: Place
    away: Place


def concealed(view: View[Public]) -> Concealed | None:
    """Tell what is known of a discard that this seat does not see, if there is one."""
    declarer = view.public.declarer
    places = {place.name: place for place in view.hidden if place.seat == declarer}
    if HAND not in places or DISCARD not in places:
        return None
    return Concealed(declarer, places[HAND], places[DISCARD])


def laid_anew(state: State, known: Concealed, dice: Dice) -> tuple[State, float]:
    """Choose once more what the declarer of an imagined position laid away, and tell how likely it all is.

    It is the less likely, the more readily he would have laid away what he is known to have kept.
    """
    if not isinstance(state, Playing | Talking):
        return state, 1.0
    layout, me = state.layout, known.declarer
    played = state.play.played if isinstance(state, Playing) else (0,) * len(layout.hands)
    hidden = layout.discard & known.away.may
    whole, number = layout.hands[me] | hidden, hidden.bit_count()
    free = whole & known.away.may & ~(played[me] | known.hand.sure)
    forced = hidden & ~known.hand.may
    ways = _ways([_suit(whole & suit, free & suit, forced & suit, number) for suit in ORDER.follows], number)
    fitting = sum((weight for _, weight in ways), 0.0)
    if not fitting:
        return state, 0.0
    might = whole & ~(HONOURS | KINGS)
    every = _ways([_suit(whole & suit, might & suit, 0, number) for suit in ORDER.follows], number)
    away = sum(_drawn(weighed, dice) for weighed in _drawn(ways, dice))
    choices = comb((free & ~forced).bit_count(), number - forced.bit_count())
    odds = fitting / sum((weight for _, weight in every), 0.0)
    odds *= _CHOICES / choices  # the cards he has were made up as often as they can be parted
    hands = tuple([whole & ~away if seat == me else hand for seat, hand in enumerate(layout.hands)])
    layout = replace(layout, hands=hands, discard=layout.discard & ~hidden | away)
    if isinstance(state, Talking):
        return replace(state, layout=layout), odds
    left = tuple([hand & ~gone for hand, gone in zip(hands, played, strict=True)])
    return replace(state, layout=layout, play=replace(state.play, hands=left)), odds


def _drawn(choices: Sequence[Weighed[T]], dice: Dice) -> T:
    """Draw one of these."""
    if len(choices) == 1:
        return choices[0][0]
    sums = list(accumulate([weight for _, weight in choices]))
    mark = dice.random() * sums[-1]
    place = next((place for place, upto in enumerate(sums) if mark < upto), len(sums) - 1)
    return choices[place][0]


def _ways(suits: Sequence[Suit], number: int) -> list[Weighed[list[tuple[Weighed[Cards], ...]]]]:
    """List how so many cards may come from the suits together: from each, what may be laid away of one size."""
    found = []
    sums = [_sums(suit) for suit in suits]
    for sizes in _shares(number):
        weight = 1.0
        for sum_by_size, size in zip(sums, sizes, strict=True):
            weight *= sum_by_size[size]
        if weight:
            found.append(([suit[size] for suit, size in zip(suits, sizes, strict=True)], weight))
    return found


def _sums(suit: Suit) -> list[float]:
    """Tell by size how readily anything is laid away of a suit."""
    return [sum([each for _, each in ways], 0.0) for ways in suit]


@lru_cache(maxsize=4)
def _shares(number: int) -> tuple[tuple[int, ...], ...]:
    shares = product(range(number + 1), repeat=len(ORDER.follows))
    return tuple([sizes for sizes in shares if sum(sizes) == number])


@lru_cache(maxsize=1 << 13)
def _suit(suit: Cards, free: Cards, forced: Cards, most: int) -> Suit:
    """List by size what may be laid away of a suit, what is forced always among it."""
    if suit & TRUMPS:
        free &= mask(sorted(members(suit & ~HONOURS))[:_SPARE])
    if forced & ~free:
        return ((),) * (most + 1)
    least, rest, held = forced.bit_count(), members(free & ~forced), shape(suit)
    found: list[tuple[Weighed[Cards], ...]] = [()] * least
    for more in range(most + 1 - least):
        aways = [forced | mask(cards) for cards in combinations(rest, more)]
        found.append(tuple([(away, exp(_READY * _worth(suit, away, held))) for away in aways]))
    return tuple(found)


def _worth(suit: Cards, away: Cards, held: float) -> float:
    """Tell how many points more a declarer makes when he lays these cards of a suit away."""
    return shape(suit & ~away) - held + count(away) - _TRUMP * (away & TRUMPS).bit_count()
