"""One seat's turn at a trick: its hand, the table, what the others may hold, the bird that is due, and the odds."""

from collections.abc import Iterator, Sequence

from game.core.cards import NOBODY, Card, Cards, Seat, mask
from game.core.deal import HAND
from game.core.move import Play
from game.core.record import record
from game.core.trick import Contract, head
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Options, Public
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import FOOL, MAGICIAN, ORDER, POINTS, TRICKS, TRUMPS, WORLD
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import Declared
from game.rules.illustrated_tarock.scoring import SILENT, worth_of
from game.search.worlds import odds

_OVERTAKES, _OVERTRUMPS = 0.9, 0.4
"""How often a partner who can beat my card can also beat the declarer's, who has followed suit, or trumped."""
_BEATS = ORDER.beats
SUITED = tuple(ORDER.follows[suit] for suit in ORDER.suit)
"""By card: every card of its suit."""
_LATER = tuple(tuple((seat + step) % SEATS for step in range(1, SEATS)) for seat in range(SEATS))
_PLAIN = ORDER.follows[1] | ORDER.follows[2] | ORDER.follows[3] | ORDER.follows[4]
DUE = {number: card for card, number in BIRDS.values()}
"""By trick, counted from 1: the bird that may fly in it."""
WHEN = dict(BIRDS.values())
BIRD_CARDS = mask(WHEN)
"""The birds' cards: none is like another card, whatever the two are worth."""
_NAMES = {card: bird for bird, (card, _) in BIRDS.items()}
_SURE = 0.9
"""How often a bird flies at most that is kept for its trick."""
_TO_SPARE = 6.0
"""Trumps above half of those others hold with which it flies as often."""
_UNPLAYED, _ONCE = 0.25, 0.65
"""How rarely, compared with chance, a declarer holds a suit of which he has played none or one: he lays suits away."""


@record
class Situation:
    """The table as the seat on turn sees it, in the true game or in an imagined one."""

    me: Seat
    declarer: Seat  # NOBODY in a Beggar's game
    hand: Cards
    legal: Cards
    leader: Seat
    table: tuple[Card, ...]
    may: tuple[Cards, ...]  # by seat: what the others may hold
    sure: tuple[Cards, ...]  # by seat: what they surely hold
    sizes: tuple[int, ...]  # by seat: cards in their hands
    contract: Contract
    # birds the declarer announced, and what their flight is worth to him
    prizes: tuple[tuple[Card, int], ...] = ()
    unplayed: Cards = 0  # plain suits of which a declarer who has laid cards away has played none
    once: Cards = 0  # and those of which he has played one card

    @property
    def begging(self) -> bool:
        """Whether everybody wants as few points as possible."""
        return self.declarer == NOBODY

    @property
    def others(self) -> Cards:
        """Every card that another hand may hold."""
        return self.may[0] | self.may[1] | self.may[2]

    @property
    def attacks(self) -> bool:
        """Whether I play alone."""
        return self.me == self.declarer

    @property
    def pot(self) -> int:
        """What the trick counts so far, one for itself included."""
        return 1 + sum(POINTS[card] for card in self.table)

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who plays to this trick after me."""
        return _LATER[self.me][: SEATS - 1 - len(self.table)]

    def ours(self, seat: Seat) -> bool:
        """Tell whether a seat's tricks count for my side."""
        return seat == self.me or (self.declarer not in (self.me, seat, NOBODY))

    def winner(self) -> Seat:
        """Name who is winning the trick; NOBODY before the lead."""
        if not self.table:
            return NOBODY
        return (self.leader + self.table.index(self.contract.crown(self.table, ORDER))) % SEATS

    def leading_with(self, card: Card) -> bool:
        """Tell whether a card of mine would be winning the trick."""
        return self.contract.crown((*self.table, card), ORDER) == card

    def takes(self, seat: Seat, cards: tuple[Card, ...], best: Card) -> float:
        """Tell how probable it is that a seat can beat the best of these cards and is able to play what beats it."""
        suit = SUITED[cards[0]]
        above = _BEATS[best]
        if best == FOOL and WORLD in cards and self.contract.crown is not head:
            above = 1 << MAGICIAN
        same = self.holds(seat, above & suit)
        trumps = above & TRUMPS & ~suit
        if not trumps:
            return same
        void = 1 - self.holds(seat, suit)
        return same + void * self.holds(seat, trumps, suit) if void else same

    def ruffs(self, seat: Seat, suit: Cards) -> float:
        """Tell how probable it is that a seat has to trump a suit."""
        return (1 - self.holds(seat, suit)) * self.holds(seat, TRUMPS, suit)

    def holds(self, seat: Seat, wanted: Cards, lacked: Cards = 0) -> float:
        """Tell how probable it is that a seat which lacks some cards holds one of those wanted."""
        if self.sure[seat] & wanted:
            return 1.0
        may = self.may[seat] & ~lacked
        found = odds(may.bit_count(), (may & wanted).bit_count(), self.sizes[seat])
        if seat != self.declarer or not wanted & (self.unplayed | self.once):
            return found
        if (may & TRUMPS).bit_count() < self.sizes[seat]:  # not all he holds can be trumps
            return found
        return found * (_UNPLAYED if wanted & self.unplayed else _ONCE)

    def master(self, card: Card) -> bool:
        """Tell whether nobody else holds a higher card of its suit."""
        return not _BEATS[card] & SUITED[card] & self.others


@record
class Candidate:
    """A card that may be played, and what speaks for it."""

    card: Card
    chance: float  # that my side takes the trick
    value: float


def situation(view: View[Public], rules: IllustratedTarock) -> Situation:
    """Look at the table from the seat on turn."""
    public = view.public
    may, sure, sizes = [0] * SEATS, [0] * SEATS, [0] * SEATS
    for place in view.hidden:
        if place.name == HAND:
            may[place.seat], sure[place.seat], sizes[place.seat] = place.may, place.sure, place.size
    return Situation(
        view.me,
        public.declarer,
        view.hand,
        mask(move.card for move in view.moves if isinstance(move, Play)),
        view.trick.leader,
        view.trick.cards,
        tuple(may),
        tuple(sure),
        tuple(sizes),
        rules.governing(public.declarer),
        prizes(public.declared, rules.options),
        *_barely_played(view),
    )


def _barely_played(view: View[Public]) -> tuple[Cards, Cards]:
    """Give the plain suits of which a declarer who has laid cards away has played none, and those of which one."""
    if view.public.taken < 0:
        return 0, 0
    none, one = _PLAIN, 0
    for trick in (*view.tricks, view.trick):
        place = (view.public.declarer - trick.leader) % SEATS
        if place < len(trick.cards):
            suit = SUITED[trick.cards[place]]
            none, one = none & ~suit, one & ~suit | none & suit
    return none, one


def chances(seen: Situation, cards: Sequence[Card]) -> Iterator[tuple[Card, float]]:
    """Tell of each card how probable it is that my side takes the trick with it."""
    table, me = seen.table, seen.me
    later = seen.later
    if not table:
        for card in cards:
            yield card, _against(seen, later, (card,), card, me)
        return
    head = seen.contract.crown(table, ORDER)
    owner = (seen.leader + table.index(head)) % SEATS
    below = -1.0
    for card in cards:
        now = (*table, card)
        best = seen.contract.crown(now, ORDER)
        if best == head:
            if below < 0:
                below = _against(seen, later, now, head, owner)
            yield card, below
        else:
            yield card, _against(seen, later, now, best, me if best == card else owner)


def _against(
    seen: Situation, later: tuple[Seat, ...], cards: tuple[Card, ...], best: Card, owner: Seat
) -> float:
    """Tell how probable it is that my side takes the trick when these players have played to it."""
    ours = seen.ours(owner)
    lost, saved = float(not ours), 0.0
    for seat in later:
        takes = seen.takes(seat, cards, best)
        if seen.ours(seat):
            saved = takes
        else:
            lost += takes * (1 - lost)
    if not ours or not saved:
        return 1 - lost * (1 - saved)
    ruffed = 0.0 if TRUMPS >> best & 1 else min(lost, seen.ruffs(seen.declarer, SUITED[best]))
    return 1 - (lost - ruffed) * (1 - _OVERTAKES * saved) - ruffed * (1 - _OVERTRUMPS * saved)


def prizes(declared: Sequence[Declared], options: Options) -> tuple[tuple[Card, int], ...]:
    """List the birds the declarer has announced, and what flying rather than failing is worth to him."""
    silent = options.declared_bird_also_scores_silent
    return tuple(
        (BIRDS[each.bonus][0], 2 * worth_of(each, options) + silent * SILENT[each.bonus])
        for each in declared
        if each.bonus in BIRDS
    )


def prize(seen: Situation, bird: Card, seat: Seat) -> int:
    """Tell what it is worth to a seat that its bird flies."""
    if seat == seen.declarer:
        for card, worth in seen.prizes:
            if card == bird:
                return worth
    return SILENT[_NAMES[bird]]


def flight(seen: Situation, card: Card, chance: float) -> float:
    """Value what playing a card does for the bird that is due in this trick."""
    due = DUE.get(TRICKS + 1 - seen.hand.bit_count(), -1)
    if card == due:
        return chance * prize(seen, due, seen.me)
    if due not in seen.table or not seen.leading_with(card):
        return 0.0
    owner = seen.winner()
    if seen.table[(owner - seen.leader) % 3] != due:
        return 0.0
    return -prize(seen, due, owner) if seen.ours(owner) else prize(seen, due, owner)


def nesting(seen: Situation) -> bool:
    """Tell whether I hold a bird whose trick is still to come."""
    trick = TRICKS + 1 - seen.hand.bit_count()
    return any(seen.hand >> bird & 1 and trick < when for bird, when in WHEN.items())


def waiting(seen: Situation) -> Cards:
    """Give the birds I have announced whose tricks are still to come."""
    trick = TRICKS + 1 - seen.hand.bit_count()
    return mask(bird for bird, _ in seen.prizes if seen.attacks and trick < WHEN[bird])


def roost(seen: Situation, bird: Card, others: Cards) -> float:
    """Value what keeping a bird for its own trick is worth, by how often birds flew that were kept."""
    if TRICKS + 1 - seen.hand.bit_count() >= WHEN[bird]:
        return 0.0
    out, mine = (TRUMPS & others).bit_count(), (TRUMPS & seen.hand).bit_count()
    flies = (mine - out / 2) / _TO_SPARE if out else _SURE
    return min(_SURE, max(0.0, flies)) * prize(seen, bird, seen.me)
