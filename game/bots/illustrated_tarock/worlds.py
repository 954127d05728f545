"""Imagined layouts of the cards, the likelier ones by preference, and deals played out in them by club players."""

from collections.abc import Mapping, Sequence
from math import exp

from game.bots.illustrated_tarock.bidding import expected
from game.bots.illustrated_tarock.imagined_discards import concealed, laid_anew
from game.bots.illustrated_tarock.payoff import gain
from game.bots.illustrated_tarock.playing import best
from game.bots.illustrated_tarock.situation import SUITED, Situation, prizes
from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import Contract, Trick
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Options, Playing, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS, HOLD, SEATS, SUBCONTRA, last_word
from game.rules.illustrated_tarock.cards import ORDER, TRUMPS, leadable
from game.rules.illustrated_tarock.phases import Layout, Phase, packet
from game.rules.illustrated_tarock.scoring import beggar_payments, payments
from game.search.open_hands import CardsInTrick
from game.search.playout import Chooser, at_random, play_out
from game.search.worlds import DRAWN, likely

_BIDS_WITH: Mapping[str, float] = {"three": 61.0, "take": 66.0, "two": 70.0, "one": 76.0, "solo": 75.0}
"""By bid: the points that who makes it expects on average; somebody who expects more bids higher."""
_WITHIN = 3.0
"""Points by which the hand of a bidder is as likely to promise more or less."""
_PASSES_TO = 54.0
_UNFIT = 0.3
"""How much less likely each point makes a hand that does not fit what its holder has said."""
_BEHIND = 3.0
"""By how much the odds of usual layouts are behind those of the best, so that few are as unlikely as can be."""
_LEAST = 0.001
_DRAWN_IN_AUCTION = 12
"""Positions that are made up for each that is kept during an auction: hands to bid on are rare."""
_CLUB_SHARE = 0.4
"""What a playout by club players counts for beside those at random."""


def likely_states(rules: IllustratedTarock, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions, and keep those that fit best what has been said and laid away; each by its likelihood."""
    each = _DRAWN_IN_AUCTION if view.public.phase == Phase.BID else DRAWN
    known = concealed(view)
    if known is None:
        return likely(
            lambda: rules.imagine(view, dice), lambda state: likelihood(state, view), dice, wanted, each
        )
    found = likely(
        lambda: laid_anew(rules.imagine(view, dice), known, dice),
        lambda pair: max(_LEAST, likelihood(pair[0], view) * pair[1]),
        dice,
        wanted,
        each,
    )
    return [state for state, _ in found]


def likelihood(state: State, view: View[Public]) -> float:
    """Weigh a layout by what the others have said with the hands dealt to them: a last bid, or a pass without one."""
    layout, auction = getattr(state, "layout", None), view.public.auction
    if not isinstance(layout, Layout):
        return 1.0
    bids, standing, odds = dict[Seat, str](), "", 0.0
    for call in auction.spoken:
        standing = call.word if call.word in BID_WORDS else standing
        if call.word in (standing, HOLD.word):
            bids[call.seat] = standing
    for seat in range(SEATS):
        if seat == view.me:
            continue
        if seat in bids:
            away = abs(expected(_dealt(layout, seat), bids[seat]) - _BIDS_WITH[bids[seat]])
            odds -= _UNFIT * max(0.0, away - _WITHIN)
        elif auction.out[seat] and auction.contra != seat and last_word(auction, seat) != SUBCONTRA.word:
            odds -= _UNFIT * max(0.0, expected(layout.hands[seat], "three") - _PASSES_TO)
    return max(_LEAST, exp(odds + _BEHIND))


def _dealt(layout: Layout, seat: Seat) -> Cards:
    """Give the hand with which a seat bid."""
    if seat != layout.declarer:
        return layout.hands[seat]
    drawn = packet(layout, layout.taken) if layout.taken >= 0 else 0
    return (layout.hands[seat] | layout.discard) & ~drawn


@record
class World:
    """A made-up position, ready to be played out."""

    layout: Layout
    options: Options
    contract: Contract
    hands: tuple[Cards, ...]
    leader: Seat
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    prizes: tuple[tuple[Card, int], ...]

    def value(self, first: Card | None, me: Seat, choose: Chooser | None = None) -> float:
        """Play a card, if one is given, and all the rest, and tell what it brings me beside the others.

        Others than club players may choose for everybody.
        """
        tricks, layout = self.finish(first, choose), self.layout
        paid = beggar_payments if layout.declarer == NOBODY else payments
        return gain(paid(layout, tricks, self.options), me)

    def mixed_value(self, first: Card, me: Seat, dice: Dice, times: int) -> float:
        """Tell the same, so many playouts at random counting beside that of club players."""
        value = self.value(first, me)
        if not times:
            return value
        chooser = at_random(self.legal, dice)
        random = sum([self.value(first, me, chooser) for _ in range(times)], 0.0) / times
        return _CLUB_SHARE * value + (1 - _CLUB_SHARE) * random

    def finish(self, first: Card | None, choose: Chooser | None = None) -> tuple[Trick, ...]:
        """Play to the end and give all tricks."""
        tricks = play_out(
            self.contract, self.hands, self.leader, self.table, choose or self._club(first), first
        )
        return (*self.tricks, *tricks)

    def _club(self, first: Card | None) -> Chooser:
        """Let club players go on, who mind what others have shown that they lack since the position was made up."""
        lacks = [0] * SEATS

        def choose(seat: Seat, held: Sequence[Cards], leader: Seat, table: CardsInTrick) -> Card:
            hand = held[seat]
            legal = self.legal(seat, hand, table)
            card = legal.bit_length() - 1
            if legal & (legal - 1):
                others = (held[0] | held[1] | held[2]) & ~hand
                may = tuple([0 if each == seat else others & ~lacks[each] for each in range(SEATS)])
                sizes = tuple([each.bit_count() for each in held])
                declarer, sure = self.layout.declarer, (0, 0, 0)
                seen = Situation(
                    seat, declarer, hand, legal, leader, table, may, sure, sizes, self.contract, self.prizes
                )
                card = best(seen).card
            _deny(lacks, seat, card, table)
            return card

        if first is not None:
            _deny(lacks, (self.leader + len(self.table)) % SEATS, first, self.table)
        return choose

    def legal(self, _seat: Seat, hand: Cards, table: CardsInTrick) -> Cards:
        """Tell what a seat may play from its hand."""
        if table:
            return self.contract.policy(hand, table, ORDER)
        kept = self.layout.declarer == NOBODY and self.options.beggar_magician_last
        return leadable(hand) if kept else hand


def _deny(lacks: list[Cards], seat: Seat, card: Card, table: CardsInTrick) -> None:
    """Note what a seat shows that it lacks by playing this card to these."""
    if table and not SUITED[table[0]] >> card & 1:
        lacks[seat] |= SUITED[table[0]] | (0 if TRUMPS >> card & 1 else TRUMPS)


def world_of(state: Playing, rules: IllustratedTarock) -> World:
    """Prepare an imagined position."""
    return World(
        state.layout,
        rules.options,
        rules.governing(state.layout.declarer),
        tuple(hand & ~state.play.gone for hand in state.layout.hands),
        state.play.trick.leader,
        state.play.trick.cards,
        state.play.tricks,
        prizes(state.layout.declared, rules.options),
    )
