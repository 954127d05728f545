"""What one seat of Gleek knows."""

from collections.abc import Sequence

from game.core.cards import GLEEK, NOBODY, TABLE, Cards, Seat
from game.core.deal import HAND, Dealing
from game.core.move import Move
from game.core.trick import NO_TRICK
from game.core.trick_play import TrickPlay, unplayed
from game.core.view import Place, View
from game.rules.gleek.options import Options
from game.rules.gleek.phases import (
    ACES,
    CONTRACTS,
    DISCARD,
    KINDS,
    SEATS,
    STOCK,
    SUITS,
    Auction,
    Exchange,
    Layout,
    Phase,
    Playing,
    Public,
    Ruff,
    Settled,
    State,
    buyer,
    suit_of,
)

SIDES = (0, 1, 2)


def build(state: State, seat: Seat, moves: tuple[Move, ...], options: Options) -> View[Public]:
    """Build what a seat may know."""
    if isinstance(state, Dealing):
        return _before(state, seat)
    layout = state.layout
    play = state.play if isinstance(state, Playing | Settled) else unplayed(layout.hands)
    hand = play.hands[seat]
    aside = layout.discard if buyer(layout.auction) == seat else 0
    shown = 1 << layout.turn_up
    hidden = _hidden(layout, seat, play, GLEEK.full & ~(hand | aside | shown | play.gone))
    public = Public(
        _phase(state),
        layout.turn_up,
        layout.auction,
        layout.vying,
        layout.ruffs,
        layout.sets,
        options.ruff_pass_final,
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
        hidden,
        SIDES,
        public,
        state.ledger,
        moves,
    )


def _phase(state: State) -> Phase:
    match state:
        case Auction():
            return Phase.AUCTION
        case Exchange():
            return Phase.EXCHANGE
        case Ruff():
            return Phase.RUFF
        case Playing():
            return Phase.REPLY if state.play.trick.cards else Phase.LEAD
        case Settled():
            return Phase.SETTLED
        case Dealing():
            return Phase.DEALING


def _before(state: Dealing, seat: Seat) -> View[Public]:
    return View(
        seat,
        state.turn,
        state.dealer,
        0,
        0,
        0,
        NO_TRICK,
        (),
        (),
        SIDES,
        Public(Phase.DEALING),
        state.ledger,
        (),
    )


def _hidden(layout: Layout, seat: Seat, play: TrickPlay, unseen: Cards) -> tuple[Place, ...]:
    """Say what the other hands and the heaps on the table can and must hold."""
    played, lacks = play.played, play.lacks(CONTRACTS[suit_of(layout.turn_up)])
    places = []
    for other in range(SEATS):
        if other != seat:
            size = play.hands[other].bit_count()
            sure = _shown(layout, other) & ~played[other]
            may = unseen & ~(lacks[other] | _excluded(layout, other, played[other]))
            places.append(Place(HAND, other, size, may | sure, sure))
    owner = buyer(layout.auction)
    places.append(Place(STOCK, TABLE, layout.stock.bit_count(), unseen, 0))
    if owner != seat:
        whose = TABLE if owner == NOBODY else owner
        places.append(Place(DISCARD, whose, layout.discard.bit_count(), unseen, 0))
    return _narrowed(places, unseen)


def _shown(layout: Layout, seat: Seat) -> Cards:
    """Gather what a seat has shown of its hand, played since or not."""
    cards = layout.ruffs[seat]
    for each in layout.sets:
        if each.seat == seat:
            cards |= each.cards
    return cards


def _excluded(layout: Layout, seat: Seat, played: Cards) -> Cards:
    """Tell which cards a seat would have had to show, or to show others with, and has not."""
    out, flush = 0, layout.ruffs[seat]
    if flush and flush != ACES:
        for suit in SUITS:
            out |= suit & ~flush if flush & suit else 0
    known = played | _shown(layout, seat)
    for four in KINDS:
        if (known & four).bit_count() >= 2:
            out |= four & ~known
    return out


def _narrowed(places: Sequence[Place], unseen: Cards) -> tuple[Place, ...]:
    """Draw the plain conclusions: what is sure in one place is in no other, and full places take nothing more."""
    may = [place.may if place.size else 0 for place in places]
    sure = [place.sure for place in places]
    changed = True
    while changed:
        changed = False
        for here, place in enumerate(places):
            able, certain = _concluded(here, place.size, may, sure, unseen)
            if able != may[here] or certain != sure[here]:
                may[here], sure[here], changed = able, certain, True
    return tuple(
        [
            Place(place.name, place.seat, place.size, able, certain)
            for place, able, certain in zip(places, may, sure, strict=True)
        ]
    )


def _concluded(
    here: int, size: int, may: Sequence[Cards], sure: Sequence[Cards], unseen: Cards
) -> tuple[Cards, Cards]:
    """Give what a place can and must hold, after what the others can and must."""
    others = elsewhere = 0
    for there, certain in enumerate(sure):
        if there != here:
            others |= certain
            elsewhere |= may[there]
    able = may[here] & ~others
    certain = sure[here] | able & unseen & ~elsewhere
    if certain.bit_count() == size:
        return certain, certain
    return (able, able) if able.bit_count() == size else (able, certain)
