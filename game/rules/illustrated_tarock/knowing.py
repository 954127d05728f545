"""What a seat can tell about cards it does not see: from what was announced, taken, laid away and played."""

from collections.abc import Sequence

from game.core.cards import TABLE, Cards, Seat
from game.core.deal import HAND
from game.core.record import record
from game.core.trick import Contract, Trick, lacking
from game.core.view import Place
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, TRUMPS
from game.rules.illustrated_tarock.declaring import BIRDS, barred
from game.rules.illustrated_tarock.phases import DISCARD, STOCK, Public, packet

_HOLDINGS = {"honours": HONOURS, "kings": KINGS}
BARRED = HONOURS | KINGS
"""What nobody may discard (§5.3)."""


@record
class Sight:
    """What a seat does not see, and how much of it lies where."""

    me: Seat
    unseen: Cards
    sizes: tuple[int, ...]  # of the hands, by seat
    stock: int  # cards of the stock that lie face down
    discard: int  # discarded cards that do
    laid_open: Cards  # those that lie face up (§10.9)


def places(
    public: Public,
    sight: Sight,
    tricks: tuple[Trick, ...],
    trick: Trick,
    contract: Contract,
    trump_discards: str,
) -> tuple[Place, ...]:
    """Say what the other hands, the stock and the discard may and must hold."""
    unseen, sizes, declarer = sight.unseen, sight.sizes, public.declarer
    lacks = lacking((*tricks, trick), contract, SEATS)
    taken = packet(public, public.taken) if public.taken >= 0 else 0
    found: list[tuple[str, Seat, int, Cards, Cards]] = []
    for seat in range(SEATS):
        if seat != sight.me:
            may, sure = unseen & ~lacks[seat], 0
            if public.announced[seat] or seat == declarer:
                sure = announced(public, seat) & unseen
            if seat == declarer:
                may, sure = _of_declarer(public, sight, may, sure | taken & BARRED & unseen)
            else:
                may &= ~taken
            found.append((HAND, seat, sizes[seat], may if sizes[seat] else 0, sure))
    if sight.stock:
        found.append((STOCK, TABLE, sight.stock, unseen, 0))
    if sight.discard:
        may = unseen & ~BARRED & (~TRUMPS if trump_discards == "last_resort" else unseen)
        found.append((DISCARD, declarer, sight.discard, may, 0))
    return _apart(found)


def announced(public: Public, seat: Seat) -> Cards:
    """Give the cards a seat must have held when it announced: honours, kings, and birds in the hand (§4.6, §5.6)."""
    cards = 0
    for holding in public.announced[seat]:
        cards |= _HOLDINGS.get(holding, 0)
    if seat == public.declarer:
        for each in public.declared:
            if each.bonus in BIRDS and (not each.early or public.auction.bid == "solo"):
                cards |= 1 << BIRDS[each.bonus][0]
    return cards


def _of_declarer(public: Public, sight: Sight, may: Cards, sure: Cards) -> tuple[Cards, Cards]:
    may &= ~barred(public.declared)
    if sight.laid_open:
        may &= TRUMPS | KINGS  # he had no other card left to discard
    return may, sure


def _apart(found: Sequence[tuple[str, Seat, int, Cards, Cards]]) -> tuple[Place, ...]:
    """Keep what is sure to lie in one place out of the others."""
    every = 0
    for _, _, _, _, sure in found:
        every |= sure
    return tuple(
        [
            Place(name, seat, size, sure if sure.bit_count() == size else may & (sure | ~every), sure)
            for name, seat, size, may, sure in found
        ]
    )
