"""Exact play of two open hands: what the rest of a deal is worth in whites when both sides play their best.

Cards are renumbered, trumps in the top eight bits and each suit by rank, so that one table of runs serves every suit.
A value is what the leader gains on the other side: for honours, for tricks, and for what all twelve of them or the
whole sequence of trumps may still bring.
"""

from functools import lru_cache
from typing import TypeAlias

from game.core.cards import Cards, members
from game.core.record import record
from game.rules.imperiale import Options
from game.rules.imperiale.cards import CONTRACTS
from game.rules.imperiale.phases import TRICKS

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
_FAR = 999


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
    """Renumber a set of cards."""
    table, total = places(trump), 0
    for card in members(cards):
        total |= table[card]
    return total


@lru_cache(maxsize=1 << 16)
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


class Solver:
    """Values positions of one deal; what it has found out stays known for every layout it is asked about."""

    def __init__(self, stakes: Stakes) -> None:
        """Begin with nothing known."""
        self._stakes = stakes
        self._known: dict[int, tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions have been looked at."""
        return len(self._known)

    def leading(self, lead: Cards, follow: Cards, alpha: int, beta: int, marks: Marks) -> int:
        """Give what the hand on lead gains from here on; exact between alpha and beta, else a bound beyond them."""
        if not lead:
            return self._stakes.capot if marks & ALL_MINE else 0
        key = lead << 35 | follow << 3 | marks
        low, high = self._known.get(key, (-_FAR, _FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, best = max(alpha, low), -_FAR
        at = floor
        for card in leads(lead, follow):
            value = self.led(card, lead, follow, at, beta, marks)
            if value > best:
                best = value
                at = max(at, value)
                if value >= beta:
                    break
        if best <= floor:
            self._known[key] = (low, best)
        elif best >= beta:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def led(self, card: Cards, lead: Cards, follow: Cards, alpha: int, beta: int, marks: Marks) -> int:
        """Give what the hand on lead gains when it leads this card."""
        worst = _FAR
        for reply, takes in replies(card, lead, follow, heading=self._stakes.heading):
            hands = (lead ^ card, follow ^ reply)
            value = self.answered(card, reply, hands, (alpha, beta), marks, takes=takes)
            if value < worst:
                worst = value
                beta = min(beta, value)
                if value <= alpha:
                    break
        return worst

    def answered(
        self,
        card: Cards,
        reply: Cards,
        hands: tuple[Cards, Cards],
        window: tuple[int, int],
        marks: Marks,
        *,
        takes: bool,
    ) -> int:
        """Give what the leader gains from a trick on, both cards of which have left the hands, his the first."""
        stakes = self._stakes
        lead, follow = hands
        alpha, beta = window
        now = 0
        if (card | reply) & HONOURS:
            now = self._honours(card, reply, takes)
        if marks & SEQUENCE != SEQUENCE_SPLIT and (card | reply) & TOP:
            gain, marks = follows_sequence(marks, lead | follow, takes=takes)
            now += gain * stakes.sequence
        if not takes:
            now += stakes.trick
            return now + self.leading(lead, follow, alpha - now, beta - now, marks)
        left = lead.bit_count()
        now += stakes.trick * left
        first = ALL_MINE if left == TRICKS - 1 else 0
        return now - self.leading(follow, lead, now - beta, now - alpha, turned(marks) | first)

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
