"""The last tricks with all cards open: both sides play their best for what the whole deal pays."""

from collections.abc import Sequence

from game.bots.illustrated_tarock.payoff import gain, payoff_of, points_so_far
from game.bots.illustrated_tarock.situation import BIRD_CARDS, SUITED
from game.bots.illustrated_tarock.worlds import World
from game.core.cards import Card, Cards, Seat, mask
from game.core.trick import head
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import FOOL, HONOURS, ORDER, POINTS, TRICKS, TRUMPS, WORLD, count
from game.rules.illustrated_tarock.scoring import Harvest, paid_for
from game.search.open_hands import CardsInTrick

_BEATS, _SUIT = ORDER.beats, ORDER.suit
_CAPTURE = 1 << WORLD | 1 << FOOL
_FAR = 1 << 30


class Ending:
    """One layout of the last cards, one player against two; values are what the declarer gains beside the others.

    What is paid is added up trick by trick. Positions between two tricks are remembered with what they are still worth,
    and with the points so far only where these may still reach a mark that pays by itself.
    """

    def __init__(self, world: World) -> None:
        """Set the cards out."""
        self._world = world
        self._hands = world.hands
        self._declarer = world.layout.declarer
        self._payoff = payoff_of(world.layout, world.options)
        self._point, self._marks = self._payoff.point, self._payoff.marks
        self._known: dict[tuple[Cards, int], tuple[int, int]] = {}
        self._moves: dict[tuple[Cards, Cards], tuple[Card, ...]] = {}
        out = world.hands[0] | world.hands[1] | world.hands[2] | mask(world.table)
        self._crowns = world.contract.crown is not head and out & HONOURS == HONOURS

    def judge(self, cards: Sequence[Card]) -> list[int]:
        """Tell of each card of the seat on turn what it brings the declarer beside the others."""
        world = self._world
        points = points_so_far(world.layout, world.tricks)
        before = self._before(points)
        left = world.hands[0] | world.hands[1] | world.hands[2]
        return [
            before + self._after(left ^ 1 << card, world.leader, points, (*world.table, card), (-_FAR, _FAR))
            for card in cards
        ]

    def _before(self, points: int) -> int:
        """Tell what the declarer, with so many points, has gained beside the others before the ending begins."""
        return self._point * points + self._payoff.of_tricks(self._world.tricks) + self._holdings()

    def _holdings(self) -> int:
        """Tell what is paid for holdings, which no card changes."""
        layout, options, nothing = self._world.layout, self._world.options, Harvest(0, {})
        if options.holding_bonus_mode != "automatic" and not any(layout.announced):
            return 0
        return gain(paid_for(layout, nothing, options), self._declarer) - self._payoff.paid(0, 0)

    def _after(
        self, left: Cards, leader: Seat, points: int, table: CardsInTrick, window: tuple[int, int]
    ) -> int:
        """Value what is still to come once these cards lie on the table."""
        if len(table) < SEATS:
            return self._card(left, leader, points, table, window)
        low, high = window
        place = self._place(table)
        taker = leader + place if leader + place < SEATS else leader + place - SEATS
        paid = 0
        if taker == self._declarer:
            worth = 1 + POINTS[table[0]] + POINTS[table[1]] + POINTS[table[2]]
            paid = self._point * worth
            points += worth
        if 1 << table[place] & _SPECIAL:
            paid += self._payoff.of_trick(TRICKS - left.bit_count() // SEATS, leader, table, taker)
        if not left:
            return paid + self._marks[points]
        return paid + self._trick(left, taker, points, low - paid, high - paid)

    def _place(self, table: CardsInTrick) -> int:
        """Tell at which place the card lies that takes a full trick."""
        if self._crowns:
            return table.index(self._world.contract.crown(table, ORDER))
        best = 1 if _BEATS[table[0]] >> table[1] & 1 else 0
        return 2 if _BEATS[table[best]] >> table[2] & 1 else best

    def _trick(self, left: Cards, leader: Seat, points: int, low: int, high: int) -> int:
        """Value a position between two tricks; the last of them plays itself."""
        if left.bit_count() == SEATS:
            hands = self._hands
            table = [(hands[(leader + place) % SEATS] & left).bit_length() - 1 for place in range(SEATS)]
            return self._after(0, leader, points, (table[0], table[1], table[2]), (low, high))
        rest = count(left) + left.bit_count() // SEATS
        marked = self._marks[points]
        settled = self._marks[points + rest] == marked
        key = (left, leader if settled else SEATS + SEATS * points + leader)
        known = self._known.get(key)
        shift = marked if settled else 0
        low, high = low - shift, high - shift
        if known is None:
            least, most = self._bounds(left, rest, points, shift)
        else:
            least, most = known
        if least >= high or least == most:
            return least + shift
        if most <= low:
            return most + shift
        low, high = max(low, least), min(high, most)
        value = self._card(left, leader, points, (), (low + shift, high + shift)) - shift
        self._known[key] = (least if value <= low else value, most if value >= high else value)
        return value + shift

    def _bounds(self, left: Cards, rest: int, points: int, shift: int) -> tuple[int, int]:
        """Tell between what values a position surely lies."""
        least, most = self._marks[points], self._point * rest + self._marks[points + rest]
        if left & BIRD_CARDS:
            for card, _, pays in self._payoff.birds:
                if left >> card & 1:
                    least, most = least + min(0, *pays), most + max(0, *pays)
        if left & _CAPTURE == _CAPTURE:
            for pays in self._payoff.captures:
                least, most = least + min(pays), most + max(pays)
        return least - shift, most - shift

    def _card(
        self, left: Cards, leader: Seat, points: int, table: CardsInTrick, window: tuple[int, int]
    ) -> int:
        """Try the cards of the seat to play, until one is so good that the other side would not let it come to this."""
        low, high = window
        seat = (leader + len(table)) % SEATS
        sign = 1 if seat == self._declarer else -1
        best = -_FAR
        for card in self._tried(left, seat, table):
            value = self._after(left ^ 1 << card, leader, points, (*table, card), (low, high))
            if sign * value > best:
                best = sign * value
                if sign > 0:
                    low = max(low, value)
                else:
                    high = min(high, value)
                if low >= high:
                    break
        return sign * best

    def _tried(self, left: Cards, seat: Seat, table: CardsInTrick) -> tuple[Card, ...]:
        """List the cards a seat may play, from the top, one for each run of equals."""
        hand = self._hands[seat] & left
        legal = hand
        others = left ^ hand
        if table:
            suit = SUITED[table[0]]
            legal = hand & suit or hand & TRUMPS or hand
            for card in table:
                others |= 1 << card
        if not legal & (legal - 1):
            return (legal.bit_length() - 1,)
        found = self._moves.get((legal, others))
        if found is None:
            found = self._moves[legal, others] = _runs(legal, others)
        return found


_SPECIAL = BIRD_CARDS | 1 << FOOL
"""Cards that may bring something by taking a trick."""


def _runs(cards: Cards, others: Cards) -> tuple[Card, ...]:
    """List one of each run of cards of a suit that none of the others parts and that count the same, from the top."""
    found: list[Card] = []
    last = -1
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        if last < 0 or not _alike(card, last, others):
            found.append(card)
        last = card
    return tuple(found)


def _alike(card: Card, above: Card, others: Cards) -> bool:
    if _SUIT[card] != _SUIT[above] or POINTS[card] != POINTS[above]:
        return False
    return not (others & (1 << above) - (2 << card) or BIRD_CARDS & (1 << card | 1 << above))
