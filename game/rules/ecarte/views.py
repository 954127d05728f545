"""What one seat sees of a deal of Écarté, and the deals it can imagine behind what it sees."""

from functools import partial
from typing import TypeAlias

from game.core.cards import NOBODY, PIQUET, TABLE, Cards, Seat, mask, members
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import NO_TRICK, Contract, Trick, cards_of, lacking, played_by
from game.core.trick_play import TrickPlay, under_way
from game.core.unseen import fill
from game.core.view import Place, View
from game.rules.ecarte.phases import (
    DISCARD,
    TALON,
    Discarding,
    Layout,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Talking,
    king_of,
    thrown,
)

Table: TypeAlias = Playing | Settled
SIDES = (0, 1)
FULL = PIQUET.full


@record
class Sight:
    """What a seat sees beside the tricks and what is public, and how much lies where it can't look."""

    other: Seat
    known: Cards  # in hand, laid away, or face up
    hand: int  # of the other seat
    discards: int  # of the other seat
    talon: int
    may_hold_king: bool = True  # the other seat, which has not marked it (§6.3, §10.7)


def view_in_tricks(
    state: Table, seat: Seat, moves: tuple[Move, ...], contract: Contract, *, auto: bool
) -> View[Public]:
    """Build a view from the first lead on; auto when a held king marks itself (§10.7)."""
    layout, play, other = state.layout, state.play, 1 - seat
    phase = Phase.SETTLED if isinstance(state, Settled) else Phase.REPLY if play.trick.cards else Phase.LEAD
    public = Public(phase, layout.turn_up, layout.exchanged, layout.said, 0, 0, layout.vulnerable, state.king)
    hand, aside, shown = play.hands[seat], layout.discards[seat], 1 << layout.turn_up
    sight = Sight(
        other,
        hand | aside | shown,
        play.hands[other].bit_count(),
        layout.discards[other].bit_count(),
        len(layout.talon),
        (not play.tricks and not play.trick.cards and other == state.dealer) or not auto,
    )
    return View(
        seat,
        state.turn,
        state.dealer,
        hand,
        aside,
        shown,
        play.trick,
        play.tricks,
        partial(_hidden, sight, (*play.tricks, play.trick), public, contract),
        SIDES,
        public,
        state.ledger,
        moves,
    )


def _hidden(sight: Sight, tricks: tuple[Trick, ...], public: Public, contract: Contract) -> tuple[Place, ...]:
    """Say what the other hand, his discards and the talon can and must hold once cards are played."""
    gone, king = cards_of(tricks), 1 << king_of(public.turn_up)
    marked = public.king == sight.other
    lacks = lacking(tricks, contract, 2)[sight.other]
    if not marked and not sight.may_hold_king:
        lacks |= king
    unseen = FULL & ~(sight.known | gone)
    return _places(sight, unseen, lacks, king & ~gone if marked else 0)


def view_in_talk(
    state: Talking | Discarding, seat: Seat, moves: tuple[Move, ...], least: int, most: int
) -> View[Public]:
    """Build a view while hands are being exchanged."""
    layout, other = state.layout, 1 - seat
    laid = [0, 0]
    phase = Phase.ANSWER if state.turn == state.dealer else Phase.PROPOSE
    if isinstance(state, Discarding):
        laid[state.turn] = state.laid
        phase = Phase.DISCARD
    hand = layout.hands[seat] & ~laid[seat]
    aside = layout.discards[seat] | laid[seat]
    shown = 1 << layout.turn_up
    known, away = hand | aside | shown, laid[other].bit_count()
    theirs, discards = layout.hands[other].bit_count() - away, layout.discards[other].bit_count() + away
    sight = Sight(other, known, theirs, discards, len(layout.talon))
    public = Public(phase, layout.turn_up, layout.exchanged, layout.said, least, most)
    return View(
        seat,
        state.turn,
        state.dealer,
        hand,
        aside,
        shown,
        NO_TRICK,
        (),
        partial(_places, sight, FULL & ~known, 0, 0),
        SIDES,
        public,
        state.ledger,
        moves,
    )


def view_before_deal(state: Dealing, seat: Seat) -> View[Public]:
    return before_deal(state, seat, SIDES, Public(Phase.DEALING))


def _places(sight: Sight, unseen: Cards, lacks: Cards, sure: Cards) -> tuple[Place, ...]:
    elsewhere = unseen & ~sure
    return (
        Place(HAND, sight.other, sight.hand, unseen & ~lacks if sight.hand else 0, sure),
        Place(DISCARD, sight.other, sight.discards, elsewhere if sight.discards else 0, 0),
        Place(TALON, TABLE, sight.talon, elsewhere if sight.talon else 0, 0),
    )


def imagine(view: View[Public], dice: Dice) -> State:
    """Make up a position behind a view: the hidden cards are shared out at random under what is known."""
    if view.public.turn_up == NOBODY:
        return Dealing(view.dealer, view.ledger)
    me, other, public = view.me, 1 - view.me, view.public
    played = played_by((*view.tricks, view.trick), 2)
    gone = played[0] | played[1]
    unseen = FULL & ~(view.hand | view.aside | view.shown | gone)
    theirs, thrown_away, rest = fill(view.hidden, unseen, dice)
    talon = list(members(rest))
    dice.shuffle(talon)
    now, discards = [0, 0], [0, 0]
    now[me], now[other] = view.hand, theirs
    hands = [now[0] | played[0], now[1] | played[1]]
    discards[me], discards[other] = view.aside, thrown_away
    laid = 0
    if public.phase == Phase.DISCARD:
        laid = _laid(discards[view.turn], thrown(public.exchanged, view.turn, view.dealer))
        hands[view.turn] |= laid
        discards[view.turn] &= ~laid
    layout = Layout(
        public.turn_up,
        tuple(hands),
        tuple(talon),
        tuple(discards),
        public.exchanged,
        public.said,
        public.vulnerable,
    )
    return _position(view, layout, under_way((now[0], now[1]), view.trick, view.tricks), laid)


def _laid(discards: Cards, earlier: int) -> Cards:
    """Pick the cards of the running exchange; which of a seat's discards they are nobody can tell later."""
    return mask(members(discards)[earlier:])


def _position(view: View[Public], layout: Layout, play: TrickPlay, laid: Cards) -> State:
    turn, dealer, ledger = view.turn, view.dealer, view.ledger
    match view.public.phase:
        case Phase.PROPOSE | Phase.ANSWER:
            return Talking(turn, dealer, ledger, layout)
        case Phase.DISCARD:
            return Discarding(turn, dealer, ledger, layout, laid)
        case Phase.SETTLED:
            return Settled(turn, dealer, ledger, layout, view.public.king, play)
        case Phase.DEALING:
            return Dealing(dealer, ledger)
        case Phase.LEAD | Phase.REPLY:
            return Playing(dealer, ledger, layout, view.public.king, play)
