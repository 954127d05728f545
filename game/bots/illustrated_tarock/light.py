"""Layouts played out by light rules of thumb, card by card on bare sets: quick enough for thousands in one decision.

Everybody sees the cards of who plays after him to the same trick, and nothing further: sure tricks are taken cheaply
or with points, points are given to tricks of one's own side and kept from others, and the declarer draws trumps while
he has enough of them. The last tricks are not played but solved.
"""

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.payoff import payoff_of, points_so_far
from game.bots.illustrated_tarock.situation import BIRD_CARDS, SUITED
from game.bots.illustrated_tarock.worlds import World
from game.core.cards import Card, Cards, Seat, mask
from game.core.trick import Trick, head
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import FOOL, HONOURS, MAGICIAN, ORDER, POINTS, TRICKS, TRUMPS
from game.search.open_hands import Table

SOLVED = 3
"""With so many cards each the rest is solved; the tricks in which birds fly are among it."""
_BEATS = ORDER.beats
_SUITS = ORDER.follows[1:]
_MAGICIAN = 1 << MAGICIAN
_SPARED = HONOURS | BIRD_CARDS
_BY_POINTS = tuple(
    mask(card for card, points in enumerate(POINTS) if points == worth and not TRUMPS >> card & 1)
    for worth in (5, 4, 3, 2, 1)
)
"""The cards of the four suits, by what they count, dear ones first."""


class LightPlayout:
    """One layout, one player against two, ready to be played out after any card."""

    def __init__(self, world: World) -> None:
        """Set the cards out."""
        self._world = world
        self._declarer = world.layout.declarer
        self._payoff = payoff_of(world.layout, world.options)
        self._ending = Ending(world)
        self._points = points_so_far(world.layout, world.tricks)
        self._before = self._ending.before(self._points)

    def value(self, first: Card) -> int:
        """Play a card and all the rest, and tell what the declarer gains beside the others."""
        tricks, hands, leader = self.tricks(first)
        points, paid = self._points, self._before
        number = TRICKS - hands[0].bit_count() - len(tricks)
        for trick in tricks:
            number += 1
            cards = trick.cards
            if trick.taker == self._declarer:
                points += 1 + POINTS[cards[0]] + POINTS[cards[1]] + POINTS[cards[2]]
            if (
                cards[(trick.taker - trick.leader) % SEATS] == FOOL
            ):  # before the birds' own tricks nothing else pays
                paid += self._payoff.of_trick(number, trick.leader, cards, trick.taker)
        left = hands[0] | hands[1] | hands[2]
        paid += self._payoff.point * (points - self._points)
        return paid + (self._ending.rest(left, leader, points) if left else self._payoff.marks[points])

    def tricks(self, first: Card, until: int = SOLVED) -> tuple[list[Trick], list[Cards], Seat]:
        """Play a card and what follows until so few cards are left in each hand; give tricks, hands and next leader."""
        world = self._world
        hands, leader, table = list(world.hands), world.leader, world.table
        crowns = world.contract.crown is not head
        tricks: list[Trick] = []
        card = first
        while True:
            while True:
                hands[(leader + len(table)) % SEATS] ^= 1 << card
                table = (*table, card)
                if len(table) == SEATS:
                    break
                card = self._reply(hands, leader, table)
            taker = _taker(leader, table)
            if crowns and mask(table) & HONOURS == HONOURS:
                taker = (leader + table.index(MAGICIAN)) % SEATS
            tricks.append(Trick(leader, table, taker))
            leader, table = taker, ()
            if hands[leader].bit_count() <= until:
                return tricks, hands, leader
            card = self._lead(hands, leader)

    def _lead(self, hands: list[Cards], seat: Seat) -> Card:
        """Lead to a trick."""
        hand = hands[seat]
        if not hand & ~TRUMPS:
            return _low_trump(hand)
        if seat == self._declarer:
            return _alone(hand, hands[seat - 1] | hands[seat - 2])
        mate = SEATS - seat - self._declarer
        return _together(hand, hands[self._declarer], hands[mate])

    def _reply(self, hands: list[Cards], leader: Seat, table: Table) -> Card:
        """Play to a trick that has been led to."""
        seat = (leader + len(table)) % SEATS
        hand, suit = hands[seat], SUITED[table[0]]
        legal = hand & suit or hand & TRUMPS or hand
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        if len(table) == SEATS - 1:
            best = table[1] if _BEATS[table[0]] >> table[1] & 1 else table[0]
            owner = leader if best == table[0] else (leader + 1) % SEATS
            return _last(legal, best, ours=self._declarer not in (owner, seat))
        last = (seat + 1) % SEATS
        able = hands[last] & suit or hands[last] & TRUMPS
        if seat == self._declarer:
            return _between(legal, table[0], able)
        if last == self._declarer:
            return _helping(legal, table[0], able)
        return _before_mate(legal, table[0], able)


def _taker(leader: Seat, table: Table) -> Seat:
    best = 1 if _BEATS[table[0]] >> table[1] & 1 else 0
    return (leader + (2 if _BEATS[table[best]] >> table[2] & 1 else best)) % SEATS


def _low_trump(trumps: Cards) -> Card:
    """Take the lowest trump, neither an honour nor a bird if that can be."""
    cards = trumps & ~_SPARED or trumps & ~_MAGICIAN or trumps
    return (cards & -cards).bit_length() - 1


def _take(wins: Cards) -> Card:
    """Take a trick nobody can take back: with points, or else with a low trump."""
    plain = wins & ~TRUMPS
    if plain:
        return plain.bit_length() - 1
    return MAGICIAN if wins & _MAGICIAN else _low_trump(wins)


def _give(legal: Cards) -> Card:
    """Add points to a trick that is ours."""
    for cards in _BY_POINTS:
        if legal & cards:
            return (legal & cards).bit_length() - 1
    return MAGICIAN if legal & _MAGICIAN else _low_trump(legal)


def _shed(legal: Cards) -> Card:
    """Play what is missed least."""
    for cards in reversed(_BY_POINTS):
        if legal & cards:
            return (legal & cards).bit_length() - 1
    return _low_trump(legal)


def _last(legal: Cards, best: Card, *, ours: bool) -> Card:
    """Play as the last to a trick."""
    wins = legal & _BEATS[best]
    if ours:
        return _give(legal & ~wins or legal)
    return _take(wins) if wins else _shed(legal)


def _between(legal: Cards, led: Card, able: Cards) -> Card:
    """Play as the declarer between the defenders, the second of whom may follow or trump with these cards."""
    wins = legal & _BEATS[led]
    safe = wins & _BEATS[able.bit_length() - 1] if able else wins
    return _take(safe) if safe else _shed(legal & ~wins or legal)


def _helping(legal: Cards, led: Card, able: Cards) -> Card:
    """Play after the other defender has led, before the declarer."""
    if not able & _BEATS[led]:
        wins = legal & _BEATS[led]
        return _give(legal & ~wins or legal)
    safe = legal & _BEATS[led]
    if able:
        safe &= _BEATS[able.bit_length() - 1]
    return _take(safe) if safe else _shed(legal)


def _before_mate(legal: Cards, led: Card, able: Cards) -> Card:
    """Play after the declarer has led, before the other defender."""
    wins = legal & _BEATS[led]
    if able & _BEATS[led]:
        return _give(legal & ~wins or legal)
    return _take(wins) if wins else _shed(legal)


def _alone(hand: Cards, others: Cards) -> Card:
    """Lead as the declarer: draw trumps while there are enough, then cash, or else try the longest suit."""
    trumps, out = hand & TRUMPS, others & TRUMPS
    if out and trumps and 2 * trumps.bit_count() >= out.bit_count():
        top = trumps.bit_length() - 1
        return top if top > out.bit_length() - 1 else _low_trump(trumps)
    if not out:
        for suit in _SUITS:
            if hand & suit and (hand & suit) > (others & suit):
                return (hand & suit).bit_length() - 1
        if trumps & ~BIRD_CARDS:
            return _low_trump(trumps)
    return _longest(hand)


def _together(hand: Cards, foe: Cards, mate: Cards) -> Card:
    """Lead as a defender: what the declarer has to trump, what is high, or what the other is high in."""
    ruffs = foe & TRUMPS
    through = -1
    for suit in _SUITS:
        mine = hand & suit
        if not mine:
            continue
        theirs = foe & suit
        if theirs:
            if mine > theirs and (mate & suit or not mate & TRUMPS):
                return mine.bit_length() - 1
            if mate & suit > theirs or not mate & suit:
                through = (mine & -mine).bit_length() - 1
        elif ruffs and through < 0:
            through = (mine & -mine).bit_length() - 1
    return through if through >= 0 else _longest(hand)


def _longest(hand: Cards) -> Card:
    """Lead the lowest card of the longest suit."""
    best, length = hand & ~TRUMPS or hand, 0
    for suit in _SUITS:
        cards = hand & suit
        if cards.bit_count() > length:
            best, length = cards, cards.bit_count()
    return (best & -best).bit_length() - 1
