"""What one seat of Illustrated Tarock knows, and the positions it could be in."""

from collections.abc import Callable, Mapping
from functools import partial

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat, mask, members
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.record import replace
from game.core.rules import Dice
from game.core.trick import Contract, played_by
from game.core.trick_play import played_from, unplayed
from game.core.unseen import fill
from game.core.view import Place, View
from game.rules.illustrated_tarock.bidding import LADDERS, SEATS
from game.rules.illustrated_tarock.cards import HONOURS, PACK, TRUMPS
from game.rules.illustrated_tarock.course import open_discards, wanted
from game.rules.illustrated_tarock.knowing import Sight, places
from game.rules.illustrated_tarock.options import Options
from game.rules.illustrated_tarock.phases import (
    DISCARD,
    PLAY,
    STOCK,
    Discarding,
    Layout,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Table,
    Taking,
    Talking,
    left,
    packet,
)

_FULL = PACK.full
_IN_TRICKS, _STOCK_OPEN = (Playing, Settled), (Taking, Settled)
_LEAD, _REPLY = PLAY  # a member of an enumeration is looked up every time it is named
_TRIES = 64
_UNKNOWN, _ALONE = (-1,) * SEATS, tuple(range(SEATS))
_SIDES = tuple(tuple(int(seat != declarer) for seat in range(SEATS)) for declarer in range(SEATS))
"""By declarer: who plays for which side."""


def build(
    state: State,
    seat: Seat,
    moves: tuple[Move, ...],
    options: Options,
    governing: Callable[[Seat], Contract],
) -> View[Public]:
    """Build what a seat may know; governing gives the contract of a deal by its declarer."""
    if isinstance(state, Dealing):
        return before_deal(state, seat, _UNKNOWN, Public(Phase.DEALING))
    layout, laid = state.layout, state.laid if isinstance(state, Discarding) else 0
    play = state.play if isinstance(state, _IN_TRICKS) else unplayed(layout.hands)
    turned = _turned_up(state, options)
    away = laid | layout.discard
    shown = _face_up(layout, turned) | (away if isinstance(state, Settled) else open_discards(away, options))
    hands = list(play.hands)
    if laid:
        hands[state.turn] &= ~laid
    aside = away & ~shown if seat == layout.declarer else 0
    gone = sum(layout.hands) - sum(play.hands)  # no card is in two hands, so that sets add up like numbers
    public = _public(state, turned, options)
    sight = Sight(
        seat,
        _FULL & ~(hands[seat] | aside | shown | gone),
        (hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()),
        0 if layout.taken >= 0 else len(layout.stock) - len(turned),
        0 if seat == layout.declarer else (away & ~shown).bit_count(),
        open_discards(layout.discard, options),
    )
    contract = governing(layout.declarer)
    return View(
        seat,
        state.turn,
        state.dealer,
        hands[seat],
        aside,
        shown,
        play.trick,
        play.tricks,
        partial(places, public, sight, play.tricks, play.trick, contract, options.trump_discards),
        _sides(state),
        public,
        state.ledger,
        moves,
    )


def _turned_up(state: Table, options: Options) -> tuple[Card, ...]:
    """Give as much of the stock as everybody has seen, in its order (§5.1, §10.14)."""
    layout = state.layout
    if layout.taken >= 0 or isinstance(state, _STOCK_OPEN):
        return layout.stock
    if isinstance(state, Playing) and layout.declarer == NOBODY and options.beggar_stock == "gifts":
        return layout.stock[: len(state.play.tricks)]
    return ()


def _face_up(layout: Layout, turned: tuple[Card, ...]) -> Cards:
    return left(layout) if layout.taken >= 0 else mask(turned)


def _sides(state: Table) -> tuple[int, ...]:
    declarer = state.layout.declarer
    if declarer == NOBODY:
        return _ALONE if isinstance(state, _IN_TRICKS) else _UNKNOWN
    return _SIDES[declarer]


def _public(state: Table, turned: tuple[Card, ...], options: Options) -> Public:
    layout, least = state.layout, 0
    match state:
        case Playing():
            phase = _REPLY if state.play.trick.cards else _LEAD
        case Discarding():
            phase, least = Phase.DISCARD, wanted(layout)
        case Taking():
            phase = Phase.TAKE
        case Settled():
            phase = Phase.SETTLED
        case _:
            phase = state.about
    return Public(
        phase,
        layout.auction,
        layout.declarer,
        layout.contras,
        layout.declared,
        layout.taken,
        turned,
        layout.announced,
        layout.drawn_out,
        layout.thrown,
        least,
        least,
        LADDERS[options.multipliers],
        options.contra_bid_factor**layout.contras,
        options.contra_bonus_factor,
        options.beggar_stock,
        layout.subcontra,
    )


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    if view.public.phase == Phase.DEALING:
        return Dealing(view.dealer, view.ledger)
    layout, laid = _layout(view, dice)
    for _ in range(_TRIES):
        if _plausible(layout, options):
            break
        layout, laid = _layout(view, dice)
    return _position(view, layout, laid)


def _layout(view: View[Public], dice: Dice) -> tuple[Layout, Cards]:
    public = view.public
    played = played_by((*view.tricks, view.trick), SEATS)
    gone = played[0] | played[1] | played[2]
    unseen = PACK.full & ~(view.hand | view.aside | view.shown | gone)
    filled = _filled(view.hidden, unseen, dice)
    concealed = list(members(filled.get((STOCK, TABLE), 0)))
    dice.shuffle(concealed)
    known = Layout(
        (0,) * SEATS, (*public.stock, *concealed), public.auction, public.declarer, taken=public.taken
    )
    away = view.aside | filled.get((DISCARD, public.declarer), 0)
    if public.taken >= 0:
        away |= view.shown & ~left(known)
    discarding = public.phase == Phase.DISCARD
    hands = [view.hand if seat == view.me else filled[HAND, seat] for seat in range(SEATS)]
    for seat in range(SEATS):
        hands[seat] |= played[seat] | (away if discarding and seat == public.declarer else 0)
    layout = replace(
        known,
        hands=tuple(hands),
        contras=public.contras,
        subcontra=public.subcontra,
        declared=public.declared,
        discard=0 if discarding else away,
        announced=public.announced,
        drawn_out=public.drawn_out,
        thrown=public.thrown,
    )
    return layout, away if discarding else 0


def _filled(hidden: tuple[Place, ...], unseen: Cards, dice: Dice) -> Mapping[tuple[str, Seat], Cards]:
    return dict(zip(((place.name, place.seat) for place in hidden), fill(hidden, unseen, dice), strict=True))


def _plausible(layout: Layout, options: Options) -> bool:
    """Tell whether half honours were announced with two of them in hand, and whether every hand had a trump."""
    for seat, said in enumerate(layout.announced):
        if "half_honours" in said and (layout.hands[seat] & HONOURS).bit_count() != 2:
            return False
    if not options.redeal_no_trump or layout.thrown == "no_trump":
        return True
    drawn = packet(layout, layout.taken) if layout.taken >= 0 else 0
    dealt = [hand & ~drawn for hand in layout.hands]
    if layout.declarer != NOBODY:
        dealt[layout.declarer] |= layout.discard & ~drawn
    return all(hand & TRUMPS for hand in dealt)


def _position(view: View[Public], layout: Layout, laid: Cards) -> State:
    play = played_from(layout.hands, view.trick, view.tricks)
    turn, dealer, ledger, phase = view.turn, view.dealer, view.ledger, view.public.phase
    match phase:
        case Phase.TAKE:
            return Taking(turn, dealer, ledger, layout)
        case Phase.DISCARD:
            return Discarding(turn, dealer, ledger, layout, laid)
        case Phase.LEAD | Phase.REPLY:
            return Playing(dealer, ledger, layout, play)
        case Phase.SETTLED:
            return Settled(turn, dealer, ledger, layout, play)
        case Phase.DEALING:
            return Dealing(dealer, ledger)
        case _:
            return Talking(turn, dealer, ledger, layout, phase)
