"""Exact play of two open hands: what the rest of a deal is worth in whites when both sides play their best.

Cards are renumbered, trumps in the top eight bits and each suit by rank, so that one table of runs serves every suit.
A value is what I gain: on the other side for honours, for each trick I take, and for what all twelve of them or the
whole sequence of trumps may still bring.
"""

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import Cards, members
from game.core.record import record
from game.rules.imperiale import Options
from game.rules.imperiale.cards import CONTRACTS
from game.rules.imperiale.phases import TRICKS
from game.search.minimax import Bounds, Minimax

Marks: TypeAlias = int
"""What is still open beside the tricks: ALL_MINE, and one of the SEQUENCE marks; told from the leader's side."""
ALL_MINE: Marks = 1
"""The leader has taken every trick so far."""
SEQUENCE_FREE, SEQUENCE_MINE, SEQUENCE_HIS, SEQUENCE_SPLIT = 0, 2, 4, 6
"""King to ace of trumps: none taken yet, all taken by the leader, by the other, or no longer to be had by either."""
SEQUENCE: Marks = 6

_TRUMPS = 0xFF << 24
HONOURS = 0xF1 << 24
TOP = 0xF0 << 24
_LANES = (24, 0, 8, 16)
_PLACE = {lane: 0xFF << lane for lane in _LANES}
FAR = 999
"""More whites than a deal can bring."""


@record
class Stakes:
    """What is worth how much, in whites."""

    trick: int  # each trick, on balance
    capot: int  # all of them, beside what the tricks are worth
    sequence: int  # the sequence of trumps gathered in tricks, 0 where that pays nothing
    leader_paid: bool
    heading: bool


def stakes(options: Options) -> Stakes:
    """Give the stakes under these house rules.

    A trick more for me is a trick less for him, so that each is worth one white on balance above and below six (§11.1),
    or two where the difference counts (§13.8). A capot pays two reds in their place.
    """
    trick = 1 if options.trick_bonus == "over_six" else 2
    paid_anyway = 6 * trick
    sequence = 6 * options.imperiale_tombee
    return Stakes(trick, 12 - paid_anyway, sequence, options.honours_scoring == "leader", options.must_head)


@lru_cache(maxsize=8)
def places(trump: int) -> tuple[int, ...]:
    """Give the new place of each card when this suit is trumps."""
    order = CONTRACTS[True][trump].order
    lanes = {trump: 24} | dict(zip((suit for suit in range(4) if suit != trump), _LANES[1:], strict=True))
    return tuple(1 << lanes[card >> 3] + order.rank[card] for card in range(32))


def placed(cards: Cards, trump: int) -> Cards:
    table, total = places(trump), 0
    for card in members(cards):
        total |= table[card]
    return total


@lru_cache(maxsize=1 << 14)
def runs(lane: int, cards: Cards, others: Cards) -> tuple[Cards, ...]:
    """Give the lowest card of each run which no card of the others parts, honours apart, highest first."""
    found: list[Cards] = []
    last = -1
    for place in range(8):
        bit = 1 << lane + place
        if cards & bit:
            kind = bool(bit & HONOURS) + bool(bit & TOP)
            if kind != last:
                found.append(bit)
            last = kind
        elif others & bit:
            last = -1
    return tuple(reversed(found))


Node: TypeAlias = tuple[Cards, Cards, bool, Marks, Cards]
"""The hands of leader and other, whether the leader is me, what is still open, and the card led, or none."""


class Solver:
    """Values positions of one deal for one seat; what it has found stays known for every layout it is asked about."""

    def __init__(self, stakes: Stakes) -> None:
        self._stakes = stakes
        self._search = Minimax[Node]()

    @property
    def positions(self) -> int:
        return self._search.positions

    def led(self, card: Cards, lead: Cards, follow: Cards, marks: Marks, floor: int = -FAR) -> int:
        """Give what I gain from here on if I lead this card; exact above the floor, else a bound below it."""
        return int(self._search.value(self, (lead, follow, True, marks, card), floor, FAR))

    def answered(
        self, card: Cards, reply: Cards, lead: Cards, follow: Cards, marks: Marks, floor: int = -FAR
    ) -> int:
        """Give what I gain from here on if I answer so, both cards being in hand still; exact above the floor."""
        takes = beats(card, reply)
        now, then = self._gathered((lead, follow, False, marks, card), reply, takes=takes)
        return int(now + self._search.value(self, then, floor - now, FAR - now))

    def maximises(self, node: Node) -> bool:
        return node[2] == (not node[4])

    def key(self, node: Node) -> Hashable | None:
        return None if node[4] else node

    def bounds(self, node: Node) -> Bounds:
        """Pay for all the tricks when no card is left."""
        if node[0]:
            return -FAR, FAR
        capot = self._stakes.capot if node[3] & ALL_MINE else 0
        capot = capot if node[2] else -capot
        return capot, capot

    def after(self, node: Node) -> Iterator[tuple[int, Node]]:
        """Lead, or answer what is led."""
        lead, follow, mine, marks, card = node
        if not card:
            for each in leads(lead, follow):
                yield 0, (lead, follow, mine, marks, each)
            return
        for reply, takes in replies(card, lead, follow, heading=self._stakes.heading):
            yield self._gathered(node, reply, takes=takes)

    def _gathered(self, node: Node, reply: Cards, *, takes: bool) -> tuple[int, Node]:
        """Take the cards of a trick out of the hands; give what I gain by it, and what is then."""
        lead, follow, mine, marks, card = node
        lead, follow = lead ^ card, follow ^ reply
        now = 0
        if (card | reply) & HONOURS:
            now = self._honours(card, reply, takes)
        if marks & SEQUENCE != SEQUENCE_SPLIT and (card | reply) & TOP:
            gain, marks = follows_sequence(marks, lead | follow, takes=takes)
            now += gain * self._stakes.sequence
        if not mine:
            now = -now
        if mine != takes:
            now += self._stakes.trick
        if not takes:
            return now, (lead, follow, mine, marks, 0)
        first = ALL_MINE if lead.bit_count() == TRICKS - 1 else 0
        return now, (follow, lead, not mine, turned(marks) | first, 0)

    def _honours(self, card: Cards, reply: Cards, takes: bool) -> int:
        """Count the honours of a trick for the leader (§10), or for whoever takes it (§13.2)."""
        led, caught = bool(card & HONOURS), bool(reply & HONOURS)
        if self._stakes.leader_paid:
            return led + (caught and not takes)
        return -led - caught if takes else led + caught


def leads(lead: Cards, follow: Cards) -> list[Cards]:
    """List different leads, the likeliest first: what can't be beaten, honours, then the rest."""
    sure: list[Cards] = []
    fair: list[Cards] = []
    poor: list[Cards] = []
    for lane in _LANES:
        mine = lead & _PLACE[lane]
        if not mine:
            continue
        theirs = follow & _PLACE[lane]
        for card in runs(lane, mine, theirs):
            if card > theirs and (theirs or lane == 24 or not follow & _TRUMPS):
                sure.append(card)
            elif card & HONOURS:
                fair.append(card)
            else:
                poor.append(card)
    return sure + fair + poor


def replies(card: Cards, lead: Cards, follow: Cards, *, heading: bool) -> list[tuple[Cards, bool]]:
    """List different replies, and whether each takes the trick; the cheapest first."""
    lane = (card.bit_length() - 1) & 24
    same = follow & _PLACE[lane]
    if same:
        above = same & -card
        legal = above if above and heading else same
        return [(reply, reply > card) for reply in reversed(runs(lane, legal, lead & _PLACE[lane]))]
    trumps = follow & _TRUMPS
    if trumps:
        return [(reply, True) for reply in reversed(runs(24, trumps, lead & _TRUMPS))]
    return [
        (reply, False)
        for each in _LANES[1:]
        if follow & _PLACE[each]
        for reply in reversed(runs(each, follow & _PLACE[each], lead & _PLACE[each]))
    ]


def beats(card: Cards, reply: Cards) -> bool:
    """Tell whether a reply takes the trick from the card led."""
    same = (card.bit_length() - 1) & 24 == (reply.bit_length() - 1) & 24
    return reply > card if same else bool(reply & _TRUMPS)


def follows_sequence(marks: Marks, left: Cards, *, takes: bool) -> tuple[int, Marks]:
    """Tell who gets the sequence after a trick with a card of it, 1 the leader and -1 the other, and what is open then.

    Left are the cards still in the hands.
    """
    taken = SEQUENCE_HIS if takes else SEQUENCE_MINE
    before = marks & SEQUENCE
    if before not in (SEQUENCE_FREE, taken):
        return 0, marks & ~SEQUENCE | SEQUENCE_SPLIT
    if left & TOP:
        return 0, marks & ~SEQUENCE | taken
    return -1 if takes else 1, marks & ~SEQUENCE | SEQUENCE_SPLIT


def turned(marks: Marks) -> Marks:
    """Look at the sequence from the other side; whoever loses a trick has not taken all."""
    sequence = marks & SEQUENCE
    if sequence in (SEQUENCE_MINE, SEQUENCE_HIS):
        return sequence ^ SEQUENCE
    return sequence
