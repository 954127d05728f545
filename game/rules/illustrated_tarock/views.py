"""What one seat of Illustrated Tarock knows, and the positions it could be in."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat, mask, members
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.trick import NO_TRICK, Contract, Trick, cards_of, played_by
from game.core.trick_play import played_from
from game.core.unseen import fill
from game.core.view import Place, View
from game.rules.illustrated_tarock.bidding import LADDERS, SEATS
from game.rules.illustrated_tarock.cards import HONOURS, PACK, TRICKS, TRUMPS
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
_STOCK_OPEN = (Taking, Settled)
_LEAD, _REPLY = PLAY  # a member of an enumeration is looked up every time it is named
_TRIES = 64
_NO_TRICKS: tuple[Trick, ...] = ()
_UNKNOWN, _ALONE = (-1,) * SEATS, tuple(range(SEATS))
_SIDES = tuple(tuple(int(seat != declarer) for seat in range(SEATS)) for declarer in range(SEATS))
"""By declarer: who plays for which side."""
OutsideTricks: TypeAlias = Dealing | Talking | Taking | Discarding | Settled
"""The states in which no tricks are played."""


@record
class PublicKnowledge:
    """What everybody knows of a deal while its tricks are played; it stays so while no card of the stock is turned."""

    lead: Public
    reply: Public
    shown: Cards
    laid_open: Cards  # discarded, but face up (§10.9)
    stock: int  # cards of it that lie face down
    discard: int  # and of the discard
    sides: tuple[int, ...]
    contract: Contract
    trump_discards: str


class Views:
    """Builds what a seat may know."""

    def __init__(self, options: Options, governing: Callable[[Seat], Contract]) -> None:
        """Play under these house rules; governing gives the contract of a deal by its declarer."""
        self._options = options
        self._governing = governing
        self._latest: tuple[Layout, tuple[Card, ...], PublicKnowledge] | None = None

    def in_tricks(self, state: Playing, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        layout, play, latest = state.layout, state.play, self._latest
        turned = layout.stock if layout.taken >= 0 else _turned_up(state, self._options)
        if latest is not None and latest[0] is layout and latest[1] is turned:
            known = latest[2]
        else:
            known = self._known(layout, turned)
            self._latest = layout, turned, known  # the next card is most often looked at in the same deal
        hand, trick, tricks = play.hands[seat], play.trick, play.tricks
        aside = layout.discard & ~known.shown if seat == layout.declarer else 0
        return View(
            seat,
            play.turn,
            state.dealer,
            hand,
            aside,
            known.shown,
            trick,
            tricks,
            partial(_hidden, known, seat, hand, aside, tricks, trick),
            known.sides,
            known.reply if trick.cards else known.lead,
            state.ledger,
            moves,
        )

    def _known(self, layout: Layout, turned: tuple[Card, ...]) -> PublicKnowledge:
        options, away = self._options, layout.discard
        laid_open = open_discards(away, options)
        shown = _face_up(layout, turned) | laid_open
        return PublicKnowledge(
            _public(layout, _LEAD, turned, options),
            _public(layout, _REPLY, turned, options),
            shown,
            laid_open,
            0 if layout.taken >= 0 else len(layout.stock) - len(turned),
            (away & ~shown).bit_count(),
            _ALONE if layout.declarer == NOBODY else _SIDES[layout.declarer],
            self._governing(layout.declarer),
            options.trump_discards,
        )

    def outside_tricks(self, state: OutsideTricks, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        """Build what a seat with these moves may know before the tricks, and after them."""
        if isinstance(state, Dealing):
            return before_deal(state, seat, _UNKNOWN, Public(Phase.DEALING))
        layout, options, declarer = state.layout, self._options, state.layout.declarer
        turned, laid, tricks = _turned_up(state, options), 0, _NO_TRICKS
        hands, sides = layout.hands, _UNKNOWN if declarer == NOBODY else _SIDES[declarer]
        laid_open = open_discards(layout.discard, options)
        shown = _face_up(layout, turned) | laid_open
        if isinstance(state, Discarding):
            laid = state.laid
            hands = (*hands[:declarer], hands[declarer] & ~laid, *hands[declarer + 1 :])
            shown |= open_discards(laid, options)
        elif isinstance(state, Settled):
            hands, tricks = state.play.hands, state.play.tricks
            shown |= layout.discard
            if declarer == NOBODY:
                sides = _ALONE
        concealed = (laid | layout.discard) & ~shown
        aside = concealed if seat == declarer else 0
        public = _public(layout, _phase(state), turned, options)
        sight = Sight(
            seat,
            _FULL & ~(hands[seat] | aside | shown | cards_of(tricks)),
            (hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()),
            0 if layout.taken >= 0 else len(layout.stock) - len(turned),
            0 if aside else concealed.bit_count(),
            laid_open,
        )
        contract = self._governing(declarer)
        return View(
            seat,
            state.turn,
            state.dealer,
            hands[seat],
            aside,
            shown,
            NO_TRICK,
            tricks,
            partial(places, public, sight, tricks, NO_TRICK, contract, options.trump_discards),
            sides,
            public,
            state.ledger,
            moves,
        )


def _hidden(
    known: PublicKnowledge,
    seat: Seat,
    hand: Cards,
    aside: Cards,
    tricks: tuple[Trick, ...],
    trick: Trick,
) -> tuple[Place, ...]:
    sizes = [TRICKS - len(tricks)] * SEATS
    gone = cards_of(tricks)
    for place, card in enumerate(trick.cards):
        gone |= 1 << card
        sizes[(trick.leader + place) % SEATS] -= 1
    sight = Sight(
        seat,
        _FULL & ~(hand | aside | known.shown | gone),
        tuple(sizes),
        known.stock,
        0 if aside else known.discard,
        known.laid_open,
    )
    return places(known.lead, sight, tricks, trick, known.contract, known.trump_discards)


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


def _phase(state: Talking | Taking | Discarding | Settled) -> Phase:
    match state:
        case Discarding():
            return Phase.DISCARD
        case Taking():
            return Phase.TAKE
        case Settled():
            return Phase.SETTLED
        case _:
            return state.about


def _public(layout: Layout, phase: Phase, turned: tuple[Card, ...], options: Options) -> Public:
    least = wanted(layout) if phase == Phase.DISCARD else 0
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
