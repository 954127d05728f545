"""Tricks of an imagined world: played out quickly, each seat seeing what can be taken from it, or the last ones solved.

There are three sides, so no search for two will do: whoever is to play chooses what brings himself most. Of several
cards that bring him as much he plays each as readily, unless he is kind or unkind to one seat.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, members
from game.core.move import Move, Play
from game.core.record import record
from game.core.trick import Contract
from game.rules.gleek import Playing, State
from game.rules.gleek.phases import CONTRACTS, SUIT_SIZE, SUITS, suit_of
from game.search.open_hands import CardsInTrick, OpenHands, OpenPosition
from game.search.opponents import MoveValue
from game.search.playout import play_out as finish

Scores: TypeAlias = tuple[float, ...]
_NOTHING: Scores = (0.0, 0.0, 0.0)
_EQUAL = 1e-9


@record
class Deck:
    """What the playout asks of the cards under one trump suit."""

    contract: Contract
    trumps: Cards
    follows: tuple[Cards, ...]  # by card: the cards of its suit
    beats: tuple[Cards, ...]
    points: tuple[int, ...]
    counters: Cards
    higher: tuple[Cards, ...]  # by card: those above it in its own suit


@lru_cache(maxsize=4)
def deck(trump: int) -> Deck:
    contract = CONTRACTS[trump]
    order = contract.order
    follows = tuple(SUITS[card // SUIT_SIZE] for card in range(len(order.suit)))
    counters = sum(1 << card for card, worth in enumerate(contract.points) if worth)
    higher = tuple(order.beats[card] & follows[card] for card in range(len(order.suit)))
    return Deck(contract, order.trumps, follows, order.beats, contract.points, counters, higher)


def play_out(
    on: Deck, hands: Sequence[Cards], leader: Seat, table: tuple[Card, ...], first: Card | None = None
) -> list[int]:
    """Play to the end of the deal; give by seat what it takes from here on, the trick on the table included."""
    scores, points = [0, 0, 0], on.points
    for trick in finish(on.contract, hands, leader, table, partial(choose, on), first):
        one, two, three = trick.cards
        scores[trick.taker] += on.contract.trick + points[one] + points[two] + points[three]
    return scores


def choose(on: Deck, seat: Seat, hands: Sequence[Cards], _leader: Seat, cards: CardsInTrick) -> Card:
    """Choose a card with all hands open: take what can't be taken back, else give as little as possible."""
    mine = hands[seat]
    if mine & (mine - 1) == 0:
        return mine.bit_length() - 1
    if not cards:
        return _lead(on, mine, hands[(seat + 1) % 3], hands[(seat + 2) % 3])
    led = on.follows[cards[0]]
    legal = mine & led or mine
    best = cards[0]
    if len(cards) == 2 and on.beats[best] >> cards[1] & 1:
        best = cards[1]
    winners = legal & on.beats[best]
    if winners and len(cards) == 1:
        after = hands[(seat + 1) % 3]
        answers = after & led or after
        winners = _unbeaten(on, winners, answers)
    if winners:
        return _cheapest(on, winners, hands[(seat + 1) % 3] | hands[(seat + 2) % 3])
    return throw(on, legal, mine, hands[(seat + 1) % 3] | hands[(seat + 2) % 3])


def _unbeaten(on: Deck, winners: Cards, answers: Cards) -> Cards:
    """Keep the cards that these answers can't beat."""
    found, beats = 0, on.beats
    while winners:
        low = winners & -winners
        if not answers & beats[low.bit_length() - 1]:
            found |= low
        winners ^= low
    return found


def _cheapest(on: Deck, winners: Cards, others: Cards) -> Card:
    """Win with a counter that could be lost later, else with the lowest card, plain before trump."""
    exposed = winners & on.counters
    while exposed:
        top = exposed.bit_length() - 1
        if others & on.higher[top]:
            return top
        exposed ^= 1 << top
    plain = winners & ~on.trumps or winners
    return (plain & -plain).bit_length() - 1


def throw(on: Deck, legal: Cards, mine: Cards, others: Cards) -> Card:
    """Throw a card away: no counter and no trump if it can be helped, low, from a suit where little is lost."""
    cheap = legal & ~on.trumps or legal & ~on.counters
    if not cheap:
        return min(members(legal), key=lambda card: on.points[card])
    if cheap & (cheap - 1) == 0:
        return cheap.bit_length() - 1
    best, found = 1000, 0
    for suit in SUITS:
        some = cheap & suit
        if some:
            card = (some & -some).bit_length() - 1
            kept = mine & suit
            cost = (card % SUIT_SIZE) * 4 + kept.bit_count()
            if not others & on.higher[card]:
                cost += 40  # it would win a trick some day
            elif kept.bit_count() == 2 and not others & on.higher[kept.bit_length() - 1] & ~kept:
                cost -= 3
            if cost < best:
                best, found = cost, card
    return found


def _lead(on: Deck, mine: Cards, left: Cards, right: Cards) -> Card:
    """Lead what wins against these hands, trumps first while they draw something; else a low card."""
    best, found, trumps = -1, -1, on.trumps
    for suit in SUITS:
        some = mine & suit
        if not some:
            continue
        card = some.bit_length() - 1
        one, other = left & suit, right & suit
        higher = on.higher[card]
        if suit == trumps:
            if not (one | other) & higher:
                drawn = one | other
                worth = 30 if drawn & on.counters else 12 if drawn else 4
                if worth > best:
                    best, found = worth, card
        elif not ((one & higher if one else left & trumps) or (other & higher if other else right & trumps)):
            worth = 20 - some.bit_count()
            if worth > best:
                best, found = worth, card
    if found >= 0:
        return found
    return _low(on, mine, left | right)


def _low(on: Deck, mine: Cards, others: Cards) -> Card:
    """Lead low from the suit that costs least."""
    best, found = 1000, -1
    for suit in SUITS:
        some = mine & suit & ~on.counters
        if some:
            card = (some & -some).bit_length() - 1
            kept = (mine & suit).bit_count()
            cost = (card % SUIT_SIZE) * 3 - 2 * kept + (12 if suit == on.trumps else 0)
            cost += 0 if others & suit else 6
            if cost < best:
                best, found = cost, card
    return found if found >= 0 else min(members(mine), key=lambda card: on.points[card])


class Ending:
    """One layout of the last cards; what is found of positions between two tricks is remembered."""

    def __init__(self, on: Deck, hands: Sequence[Cards], kind: tuple[Seat, bool] | None = None) -> None:
        """Set the cards out; others are kind or unkind to this seat."""
        self._hands = OpenHands(on.contract, tuple(hands))
        self._kind = kind
        self._known: dict[OpenPosition, Scores] = {}

    def scores(self, leader: Seat, table: tuple[Card, ...], first: Card | None = None) -> Scores:
        """Give by seat what it takes from here on, the trick on the table included; `first` is played, if given."""
        at = (self._hands.left, leader, table)
        return self._best(at) if first is None else self._after(at, first)

    def _best(self, at: OpenPosition) -> Scores:
        if not at[0]:
            return _NOTHING
        if at[2]:
            return self._chosen(at)
        if at not in self._known:
            self._known[at] = self._chosen(at)
        return self._known[at]

    def _chosen(self, at: OpenPosition) -> Scores:
        found = [self._after(at, card) for card in self._hands.choices(at)]
        seat = self._hands.turn(at)
        most = max([scores[seat] for scores in found]) - _EQUAL
        best = [scores for scores in found if scores[seat] >= most]
        if len(best) == 1:
            return best[0]
        if self._kind is not None:
            to, kind = self._kind
            return (max if kind else min)(best, key=lambda scores: scores[to])
        return tuple([sum(column) / len(best) for column in zip(*best, strict=True)])

    def _after(self, at: OpenPosition, card: Card) -> Scores:
        then, won = self._hands.played(at, card)
        rest = self._best(then)
        if then[2]:
            return rest
        return tuple([score + won if seat == then[1] else score for seat, score in enumerate(rest)])


def alone(state: State, kind: bool) -> MoveValue:
    """Value the last cards of the seat to play, the others being kind to it or unkind."""
    assert isinstance(state, Playing)
    seat, trick = state.turn, state.play.trick
    ending = Ending(deck(suit_of(state.layout.turn_up)), state.play.hands, (seat, kind))

    def value(move: Move) -> float:
        assert isinstance(move, Play)
        return ending.scores(trick.leader, trick.cards, move.card)[seat]

    return value
