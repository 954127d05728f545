"""Worlds a seat must reckon with: the unseen cards shared out, and how well each world fits what the others said."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from game.bots.gleek.hands import plans, trick_values
from game.bots.gleek.wagers import likelihood, strength
from game.core.cards import Card, Cards, mask, members
from game.core.deal import HAND, Dealing
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.trick import played_by
from game.core.view import Place, View
from game.rules.gleek import Gleek, Playing, Public
from game.rules.gleek.phases import BOUGHT, DISCARD, SEATS, TRICKS, Phase, State, buyer, suit_of
from game.rules.gleek.scoring import ruff_shown, sets_of
from game.search.worlds import likely

_TRIES = 12
_LEAST = 0.001


@record
class World:
    """One way the cards may lie."""

    hands: tuple[Cards, ...]  # by seat: what is still to be played
    heap: Cards  # the stock while it lies on the table, later the discards of another
    weight: float


def worlds(view: View[Public], rules: Gleek, dice: Dice, count: int) -> list[World]:
    """Draw so many worlds; those with which the others would hardly have spoken as they did weigh little."""
    sharing = _Sharing(view, rules)
    return [sharing.draw(dice) for _ in range(count)]


def likely_states(rules: Gleek, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions in which the others would have spoken, shown and thrown away as they did."""
    sharing = _Sharing(view, rules)
    like = rules.imagine(view, dice)
    if not isinstance(like, Playing):
        return likely(lambda: rules.imagine(view, dice), sharing.odds, dice, wanted)
    drawn = likely(lambda: sharing.draw(dice), lambda world: max(_LEAST, world.weight), dice, wanted)
    return [sharing.position(like, world) for world in drawn]


@lru_cache(maxsize=4)
def _thrown(trump: int) -> tuple[float, ...]:
    """Give by card how readily a buyer throws it away."""
    return tuple(exp(-1.3 * value) for value in trick_values(trump))


class _Sharing:
    """What is the same in all worlds behind one view."""

    def __init__(self, view: View[Public], rules: Gleek) -> None:
        self._view, self._rules = view, rules
        public = view.public
        self._hands = [place for place in view.hidden if place.name == HAND]
        self._heap = next((place for place in view.hidden if place.name != HAND and place.size), None)
        self._played = played_by((*view.tricks, view.trick), SEATS)
        self._shown = [sum(each.cards for each in public.sets if each.seat == seat) for seat in range(SEATS)]
        self._tricks = public.phase in (Phase.LEAD, Phase.REPLY)
        free = 0
        for place in view.hidden:
            free |= place.may & ~place.sure
        self._free = free
        leans = _thrown(suit_of(public.turn_up)) if self._heap and self._heap.name == DISCARD else None
        self._leans = leans

    def draw(self, dice: Dice) -> World:
        if self._heap and self._heap.name == DISCARD and not self._tricks:
            return self._weighed(self._exchanged(self._heap, dice))
        for _ in range(_TRIES):
            world = self._share(dice)
            if world is not None and self._fits(world):
                return self._weighed(world)
        return self._weighed(world_of(self._rules.imagine(self._view, dice)))

    def position(self, like: Playing, world: World) -> Playing:
        """Give the position of a world in which everything but the hidden cards is as in another."""
        hands = tuple([held | gone for held, gone in zip(world.hands, self._played, strict=True)])
        layout = replace(like.layout, hands=hands)
        if self._heap and self._heap.name == DISCARD:
            layout = replace(layout, discard=world.heap)
        return replace(like, layout=layout, play=replace(like.play, hands=world.hands))

    def odds(self, state: State) -> float:
        """Tell how well a position explains what was said and shown."""
        world = world_of(state)
        return max(_LEAST, self._weighed(world).weight) if self._fits(world) else _LEAST

    def _share(self, dice: Dice) -> World | None:
        one, other = self._hands
        free, heap = self._free, 0
        if self._heap:
            heap = self._heap.sure | self._picked(self._heap, dice)
            free &= ~heap
        left, right = one.sure | free & ~other.may, other.sure | free & ~one.may
        both = list(members(free & one.may & other.may))
        dice.shuffle(both)
        lacking = one.size - left.bit_count()
        if lacking < 0 or right.bit_count() + len(both) - lacking != other.size or lacking > len(both):
            return None
        for card in both[:lacking]:
            left |= 1 << card
        for card in both[lacking:]:
            right |= 1 << card
        hands = [self._view.hand] * SEATS
        hands[one.seat], hands[other.seat] = left, right
        return World(tuple(hands), heap, 1.0)

    def _exchanged(self, heap: Place, dice: Dice) -> World:
        """Share the cards out as they were dealt, and let the buyer throw away what he needs least."""
        cards = list(members(self._free))
        dice.shuffle(cards)
        hands = [self._view.hand] * SEATS
        for place in self._hands:
            hands[place.seat] = mask(cards[:TRICKS])
            del cards[:TRICKS]
        stock, options = mask(cards), self._rules.options
        first = options.stock_exchange == "discard_first"
        pool = hands[heap.seat] if first else hands[heap.seat] | stock
        kept = plans(pool, pool.bit_count() - BOUGHT, self._view.public.turn_up, options)[0]
        hands[heap.seat] = kept | stock if first else kept
        return World(tuple(hands), pool & ~kept, 1.0)

    def _picked(self, heap: Place, dice: Dice) -> Cards:
        """Pick what else lies in the heap; in a discard low cards are likelier than high ones."""
        cards = list(members(self._free & heap.may))
        lacking = heap.size - heap.sure.bit_count()
        leans = self._leans
        if leans is None:
            dice.shuffle(cards)
        else:
            keys = {card: dice.random() ** (1 / leans[card]) for card in cards}
            cards.sort(key=lambda card: keys[card], reverse=True)
        return sum(1 << card for card in cards[:lacking])

    def _fits(self, world: World) -> bool:
        """Tell whether the hands would have shown just what was shown."""
        if not self._tricks:
            return True
        for place in self._hands:
            seat = place.seat
            hand = world.hands[seat] | self._played[seat]
            if sum(sets_of(hand)) != self._shown[seat]:
                return False
            flush = self._view.public.ruffs[seat]
            if flush and ruff_shown(hand, self._rules.options) != flush:
                return False
        return True

    def _weighed(self, world: World) -> World:
        """Weigh a world by what was said to the ruff."""
        public, options, weight = self._view.public, self._rules.options, 1.0
        if not public.vying:
            return world
        owner, start = buyer(public.auction), max(1, SEATS * options.ruff_ante)
        for place in self._hands:
            if not public.ruffs[place.seat]:
                value = strength(world.hands[place.seat] | self._played[place.seat], options)
                weight *= likelihood(value, place.seat, public.vying, start, owner, options)
        return World(world.hands, world.heap, weight)


def world_of(state: State) -> World:
    """Take the cards out of a position; it weighs as much as any."""
    assert not isinstance(state, Dealing)
    layout, hands = state.layout, state.play.hands if isinstance(state, Playing) else state.layout.hands
    return World(hands, layout.stock | layout.discard, 1.0)


def average(values: Sequence[float], some: Sequence[World]) -> float:
    """Average values over worlds by their weights."""
    total = sum((world.weight for world in some), 0.0)
    return sum((value * world.weight for value, world in zip(values, some, strict=True)), 0.0) / total


def played_alike(cards: Cards, others: Cards, values: Sequence[int]) -> list[Card]:
    """List one card of each run that nothing in other hands separates and that counts the same."""
    found: list[Card] = []
    for card in members(cards):
        last = found[-1] if found else -1
        same = last >= 0 and suit_of(last) == suit_of(card) and values[last] == values[card]
        if same:
            between = (1 << card) - (1 << last + 1)
            same = not between & others
        if not same:
            found.append(card)
    return found
