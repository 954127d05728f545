"""What one seat of Gleek knows."""

from collections.abc import Sequence
from functools import lru_cache, partial

from game.core.cards import GLEEK, NOBODY, TABLE, Cards, Seat
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.record import record
from game.core.trick import Trick, lacking
from game.core.trick_play import unplayed
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
_FULL = GLEEK.full
_IN_TRICKS = (Playing, Settled)
_LEAD, _REPLY = Phase.LEAD, Phase.REPLY  # a member of an enumeration is looked up every time it is named


@record
class Sight:
    """What a seat sees beside the tricks and what is public, and how much lies where it can't look."""

    me: Seat
    known: Cards  # in hand, laid away, or face up
    played: tuple[Cards, ...]  # by seat
    sizes: tuple[int, ...]  # of the hands, by seat
    stock: int
    discard: int


def build(state: State, seat: Seat, moves: tuple[Move, ...], options: Options) -> View[Public]:
    if isinstance(state, Dealing):
        return before_deal(state, seat, SIDES, Public(Phase.DEALING))
    layout = state.layout
    play = state.play if isinstance(state, _IN_TRICKS) else unplayed(layout.hands)
    began, left = layout.hands, play.hands
    hand, shown = left[seat], 1 << layout.turn_up
    aside = layout.discard if buyer(layout.auction) == seat else 0
    public = Public(
        _phase(state),
        layout.turn_up,
        layout.auction,
        layout.vying,
        layout.ruffs,
        layout.sets,
        options.ruff_pass_final,
    )
    sight = Sight(
        seat,
        hand | aside | shown,
        (began[0] & ~left[0], began[1] & ~left[1], began[2] & ~left[2]),
        (left[0].bit_count(), left[1].bit_count(), left[2].bit_count()),
        layout.stock.bit_count(),
        layout.discard.bit_count(),
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
        partial(_hidden, sight, play.tricks, play.trick, public),
        SIDES,
        public,
        state.ledger,
        moves,
    )


def _phase(state: State) -> Phase:
    if isinstance(state, Playing):
        return _REPLY if state.play.trick.cards else _LEAD
    match state:
        case Auction():
            return Phase.AUCTION
        case Exchange():
            return Phase.EXCHANGE
        case Ruff():
            return Phase.RUFF
        case Settled():
            return Phase.SETTLED
        case Dealing():
            return Phase.DEALING


def _hidden(sight: Sight, tricks: tuple[Trick, ...], trick: Trick, public: Public) -> tuple[Place, ...]:
    """Say what the other hands and the heaps on the table can and must hold."""
    played, sizes = sight.played, sight.sizes
    lacks = lacking((*tricks, trick), CONTRACTS[suit_of(public.turn_up)], SEATS)
    unseen = _FULL & ~(sight.known | played[0] | played[1] | played[2])
    places = []
    for other in range(SEATS):
        if other != sight.me:
            shown = _shown(public, other)
            sure = shown & ~played[other]
            may = unseen & ~(lacks[other] | _excluded(public.ruffs[other], played[other] | shown))
            places.append((HAND, other, sizes[other], may | sure, sure))
    places.append((STOCK, TABLE, sight.stock, unseen, 0))
    owner = buyer(public.auction)
    if owner != sight.me:
        whose = TABLE if owner == NOBODY else owner
        places.append((DISCARD, whose, sight.discard, unseen, 0))
    return _narrowed(places, unseen)


def _shown(public: Public, seat: Seat) -> Cards:
    """Gather what a seat has shown of its hand, played since or not."""
    cards = public.ruffs[seat]
    for each in public.sets:
        if each.seat == seat:
            cards |= each.cards
    return cards


@lru_cache(maxsize=1 << 10)
def _excluded(flush: Cards, known: Cards) -> Cards:
    """Tell which cards a seat would have had to show, or to show others with, and has not."""
    out = 0
    if flush and flush != ACES:
        for suit in SUITS:
            if flush & suit:
                out |= suit & ~flush
    for four in KINDS:
        if (known & four).bit_count() >= 2:
            out |= four & ~known
    return out


def _narrowed(places: Sequence[tuple[str, Seat, int, Cards, Cards]], unseen: Cards) -> tuple[Place, ...]:
    """Draw the plain conclusions: what is sure in one place is in no other, and full places take nothing more."""
    may = [able if size else 0 for _, _, size, able, _ in places]
    sure = [certain for _, _, _, _, certain in places]
    changed = True
    while changed:
        changed, once, twice, settled = False, 0, 0, 0
        for able, certain in zip(may, sure, strict=True):
            twice |= once & able
            once |= able
            settled |= certain
        alone = once & ~twice & unseen  # what may lie in one place only
        for here, (_, _, size, _, _) in enumerate(places):
            able = may[here] & (sure[here] | ~settled)
            certain = sure[here] | able & alone
            if certain.bit_count() == size:
                able = certain
            elif able.bit_count() == size:
                certain = able
            if able != may[here] or certain != sure[here]:
                may[here], sure[here], changed = able, certain, True
    return tuple(
        [
            Place(name, whose, size, able, certain)
            for (name, whose, size, _, _), able, certain in zip(places, may, sure, strict=True)
        ]
    )
