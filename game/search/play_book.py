"""Play by a book: wherever somebody stands in a trick every kind of card has a weight, and dice choose by the weights.

Books are learned by players who play against themselves. Who plays by one minds his own cards, those on the table, who
is on whose side and which cards others still hold: no more. Deals played out so tell better what a card is worth than
those played by rules of thumb, for who draws his cards errs in many ways instead of one.
"""

from bisect import bisect_left
from collections.abc import Sequence
from math import exp
from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, members
from game.core.record import record
from game.core.rules import Dice
from game.search.open_hands import CardsInTrick
from game.search.playout import Playout

KINDS = 8
"""A game tells its cards apart by so many kinds at most."""
LETTERS = "abcdefghijklmnopqrstuvwxy"
"""Weights: that in the middle is 1, and two letters on is e times as much."""
UNKNOWN = "."
"""Where nobody has stood while the book was learned, every card weighs 1."""
_MANY = 3
"""More cards of a suit than these are many with the others."""
_GRADES = 4
_LEADS, _REPLIES = 2 * _GRADES * _GRADES, 2 * 3 * 3 * _GRADES
SPOTS = _LEADS + _REPLIES
COLUMNS = KINDS * 8
BookSpot: TypeAlias = int
"""Where somebody stands: to lead, as an attacker or not, how late and with how many trumps; or to reply, as an attacker
or not, with how many opponents to come, to whose trick and to how many points."""
Columns: TypeAlias = Sequence[int]
"""By card that may be played: its kind, and what it would be in this trick."""


@record
class Grading:
    """How a game grades what it sees; each has three bounds, up to which the first three of four grades reach."""

    kinds: tuple[int, ...]  # by card
    late: tuple[int, int, int]  # cards in hand
    strong: tuple[int, int, int]  # trumps in hand
    rich: tuple[int, int, int]  # points on the table


@record
class PlayBook:
    """What weighs how much."""

    grading: Grading
    weights: Sequence[Sequence[float]]  # by spot and column


def read_book(grading: Grading, letters: str) -> PlayBook:
    """Read a book from its letters, a word for every spot; the last columns of a word may be unknown and left out."""
    middle = len(LETTERS) // 2
    weight = {letter: exp((place - middle) / 2) for place, letter in enumerate(LETTERS)} | {UNKNOWN: 1.0}
    words = [word.ljust(COLUMNS, UNKNOWN) for word in letters.split()]
    return PlayBook(grading, tuple(tuple([weight[letter] for letter in word]) for word in words))


def defends(spot: BookSpot) -> bool:
    """Tell whether it is one of the attackers' opponents who stands there."""
    return spot >= _LEADS + _REPLIES // 2 or _LEADS // 2 <= spot < _LEADS


class BookPlayer:
    """Chooses for every seat of one world."""

    def __init__(self, book: PlayBook, playout: Playout, dice: Dice) -> None:
        """Play by this book, under the contract and for the sides of a playout; the attackers are side 0."""
        self._book = book
        self._contract = playout.contract
        self._sides = playout.sides
        self._legal = playout.legal
        self._random = dice.random

    def choose(self, seat: Seat, held: Sequence[Cards], leader: Seat, table: CardsInTrick) -> Card:
        legal = self._legal(seat, held[seat], table)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        cards = members(legal)
        return cards[self.draw(*self.look(seat, held, cards, leader, table))]

    def draw(self, spot: BookSpot, columns: Columns) -> int:
        """Draw one of the columns by weight, and give its place."""
        row = self._book.weights[spot]
        weights = [row[column] for column in columns]
        left = self._random() * sum(weights, 0.0)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(weights) - 1

    def look(
        self, seat: Seat, held: Sequence[Cards], cards: Sequence[Card], leader: Seat, table: CardsInTrick
    ) -> tuple[BookSpot, Columns]:
        """Tell where a seat stands, and what each of these cards of its hand would be there."""
        hand, others = held[seat], 0
        for each in held:
            others |= each
        others ^= hand
        if not table:
            return self._lead(seat, hand, others, cards)
        return self._reply(seat, hand, others, cards, leader, table)

    def _lead(
        self, seat: Seat, hand: Cards, others: Cards, cards: Sequence[Card]
    ) -> tuple[BookSpot, Columns]:
        order, grading = self._contract.order, self._book.grading
        beats, suited, kinds = order.beats, order.suited, grading.kinds
        late = bisect_left(grading.late, hand.bit_count())
        strong = bisect_left(grading.strong, (hand & order.trumps).bit_count())
        columns = []
        for card in cards:
            suit = suited[card]
            mine, theirs = hand & suit, others & suit
            high = not beats[card] & theirs
            alone = not mine & (mine - 1)
            columns.append(kinds[card] * 8 + high * 4 + alone * 2 + (theirs.bit_count() > _MANY))
        return ((self._sides[seat] != 0) * _GRADES + late) * _GRADES + strong, columns

    def _reply(
        self, seat: Seat, hand: Cards, others: Cards, cards: Sequence[Card], leader: Seat, table: CardsInTrick
    ) -> tuple[BookSpot, Columns]:
        contract, sides, grading = self._contract, self._sides, self._book.grading
        order, worth, seats, side = contract.order, contract.points, len(sides), sides[seat]
        beats, suited, kinds = order.beats, order.suited, grading.kinds
        best, coming = contract.crown(table, order), 0
        for place in range(leader + len(table) + 1, leader + seats):
            coming += sides[place % seats] != side
        above = beats[best]
        mine = sides[(leader + table.index(best)) % seats] == side
        ours = 0 if not mine else 1 if coming and above & others else 2
        rich = bisect_left(grading.rich, sum([worth[card] for card in table]))
        columns = []
        for card in cards:
            wins = 0 if not above >> card & 1 else 1 if coming and beats[card] & others else 2
            suit = hand & suited[card]
            columns.append(kinds[card] * 6 + wins * 2 + (not suit & (suit - 1)))
        return _LEADS + (((side != 0) * 3 + min(coming, 2)) * 3 + ours) * _GRADES + rich, columns
