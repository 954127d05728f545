"""What the other hand may be: every holding that fits, weighed by how well it explains the cards played."""

from collections.abc import Iterator

from game.bots.imperium.playing import pick
from game.bots.imperium.situation import Situation
from game.core.cards import Card, Cards, mask
from game.core.order import Order
from game.core.record import record
from game.core.trick import must_overtake
from game.core.view import View
from game.rules.imperium import Options, Public
from game.rules.imperium.cards import CONTRACTS, PACK
from game.rules.imperium.views import plausible
from game.search.worlds import holdings

_ODD = 0.3  # how often a player does otherwise than a Club player would


@record
class Belief:
    """One holding of the other hand."""

    theirs: Cards  # what is still to be played
    weight: float


@record
class Past:
    """A choice the other seat has made."""

    led: tuple[Card, ...]  # the card it answered, if it did not lead
    card: Card
    before: Cards  # everything played before, the card led included
    taken: tuple[int, int]  # tricks taken until then, by it and by me


def beliefs(view: View[Public], options: Options) -> list[Belief]:
    """List the hands the other seat may hold."""
    order = CONTRACTS[view.public.turn_up].order
    every = [theirs for theirs in holdings(view) if plausible(view, theirs, options)]
    past = list(_past(view))
    turn_up = 1 << view.public.turn_up
    return [Belief(theirs, _likelihood(theirs, past, order, turn_up)) for theirs in every]


def _past(view: View[Public]) -> Iterator[Past]:
    """Go back over the other seat's choices, the latest first."""
    it, tricks = 1 - view.me, [*view.tricks, view.trick]
    for number in range(len(tricks) - 1, -1, -1):
        trick = tricks[number]
        place = int(trick.leader != it)
        if len(trick.cards) > place:
            earlier = tricks[:number]
            before = mask(card for each in earlier for card in each.cards) | mask(trick.cards[:place])
            its = sum(each.taker == it for each in earlier)
            yield Past(trick.cards[:place], trick.cards[place], before, (its, number - its))


def _likelihood(theirs: Cards, past: list[Past], order: Order, turn_up: Cards) -> float:
    weight = 1.0
    for choice in past:
        theirs |= 1 << choice.card
        seen = situation_of(theirs, choice.led, choice.before, turn_up, order, choice.taken)
        if seen.legal & (seen.legal - 1):
            usual = pick(seen)
            between = (order.beats[usual] ^ order.beats[choice.card]) & seen.may
            if order.suit[usual] != order.suit[choice.card] or between:  # else they are one to the table
                weight *= _ODD
    return weight


def situation_of(
    hand: Cards, led: tuple[Card, ...], gone: Cards, turn_up: Cards, order: Order, taken: tuple[int, int]
) -> Situation:
    """Look at the table over the other's shoulder."""
    legal = must_overtake(hand, led, order) if led else hand
    return Situation(
        order, hand, legal, PACK.full & ~(hand | gone | turn_up), 0, 5 - sum(taken) - len(led), led, taken
    )
