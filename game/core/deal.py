"""The empty table, and dealing patterns: who gets how many cards, in which packets, and what becomes of the rest."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias, TypeVar

from game.core.cards import CHANCE, TABLE, Card, Cards, Pack, Seat, mask, members
from game.core.record import record
from game.core.score import Ledger
from game.core.trick import NO_TRICK
from game.core.view import Place, View

P = TypeVar("P")

HAND = "hand"

_Share: TypeAlias = Callable[[tuple[Card, ...]], tuple[Card, ...]]
"""From a shuffled pack to the cards of one hand or heap, from the top."""


@record
class Packet:
    """So many cards from the top of the pack to one heap."""

    heap: str  # "hand", or the game's own name: "turn_up", "talon", "dead" …
    seat: Seat  # for a hand: seats after the dealer, 0 being the dealer himself; TABLE for other heaps
    count: int


@record
class DealtPack:
    """A pack dealt out."""

    hands: tuple[Cards, ...]  # by seat
    heaps: Mapping[str, tuple[Card, ...]]  # the rest, each heap from the top


def rounds(seats: int, *counts: int) -> tuple[Packet, ...]:
    """Deal every seat so many cards in turn, the seat after the dealer first, once for each count.

    >>> [(p.seat, p.count) for p in rounds(2, 3, 2)]
    [(1, 3), (0, 3), (1, 2), (0, 2)]
    """
    return tuple(Packet(HAND, (1 + turn) % seats, count) for count in counts for turn in range(seats))


class DealPattern:
    """A way of dealing, made ready: which places of the shuffled pack go to whom, by dealer."""

    __slots__ = ("_shares",)

    def __init__(self, packets: Sequence[Packet], seats: int) -> None:
        """Work out for every dealer what these packets give to each seat and to each heap."""
        self._shares = [_shares(packets, seats, dealer) for dealer in range(seats)]

    def deal_out(self, cards: tuple[Card, ...], dealer: Seat) -> DealtPack:
        """Deal a whole pack, listed from the top."""
        to_seats, to_heaps = self._shares[dealer]
        hands = []
        for share in to_seats:
            held = 0
            for card in share(cards):
                held |= 1 << card
            hands.append(held)
        return DealtPack(tuple(hands), {heap: share(cards) for heap, share in to_heaps})


def _shares(
    packets: Sequence[Packet], seats: int, dealer: Seat
) -> tuple[list[_Share], list[tuple[str, _Share]]]:
    """Give what picks every hand from the pack, by seat, and what picks every heap."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    heaps: dict[str, list[int]] = {}
    top = 0
    for packet in packets:
        to_seat = packet.heap == HAND
        heap = hands[(dealer + packet.seat) % seats] if to_seat else heaps.setdefault(packet.heap, [])
        heap += range(top, top + packet.count)
        top += packet.count
    return [_share(places) for places in hands], [(heap, _share(places)) for heap, places in heaps.items()]


def _share(places: Sequence[int]) -> _Share:
    """Give what picks the cards that lie in these places of a pack."""
    if not places:
        return itemgetter(slice(0))
    first, last = places[0], places[-1]
    together = last - first < len(places)
    return itemgetter(slice(first, last + 1)) if together else itemgetter(*places)


def deal_out(packets: Sequence[Packet], cards: Sequence[Card], dealer: Seat, seats: int) -> DealtPack:
    """Deal one pack, listed from the top, in these packets."""
    return DealPattern(packets, seats).deal_out(tuple(cards), dealer)


def is_pack(cards: Sequence[Card], pack: Pack) -> bool:
    return len(cards) == pack.size and not _numbers(pack.size).difference(cards)


@lru_cache(maxsize=16)
def _numbers(size: int) -> frozenset[Card]:
    return frozenset(range(size))


def stacked(
    packets: Sequence[Packet],
    dealer: Seat,
    pack: Pack,
    hands: Mapping[Seat, Sequence[Card]],
    heaps: Mapping[str, Sequence[Card]],
) -> tuple[Card, ...]:
    """Stack the pack so that the deal gives these hands and heaps; what is not stated is filled in pack order.

    A stated hand or heap may be shorter than what it gets; it then comes first. Raises ValueError when a card is
    stated twice or more cards are stated than a place takes.
    """
    stated = [card for cards in (*hands.values(), *heaps.values()) for card in cards]
    if len(set(stated)) != len(stated):
        message = "A card is stated twice in the deal."
        raise ValueError(message)
    room: Counter[tuple[str, Seat]] = Counter()
    for packet in packets:
        room[packet.heap, packet.seat] += packet.count
    seats = max((packet.seat for packet in packets), default=0) + 1
    wanted = {(HAND, (seat - dealer) % seats): list(cards) for seat, cards in hands.items()}
    wanted |= {(heap, TABLE): list(cards) for heap, cards in heaps.items()}
    if any(len(cards) > room[place] for place, cards in wanted.items()):
        message = "More cards are stated than the deal gives out."
        raise ValueError(message)
    spare = list(members(pack.full & ~mask(stated)))
    out: list[Card] = []
    for packet in packets:
        mine = wanted.get((packet.heap, packet.seat), [])
        take = mine[: packet.count]
        del mine[: packet.count]
        out += take + [spare.pop(0) for _ in range(packet.count - len(take))]
    return tuple(out)


@record
class Dealing:
    """An empty table before the first deal, of whatever game."""

    dealer: Seat
    ledger: Ledger
    turn: Seat = CHANCE


def before_deal(
    state: Dealing, seat: Seat, sides: tuple[int, ...], public: P, hidden: tuple[Place, ...] = ()
) -> View[P]:
    """Build the view of an empty table; hidden names the places that will be filled, where a game names them."""
    return View(
        seat, state.turn, state.dealer, 0, 0, 0, NO_TRICK, (), hidden, sides, public, state.ledger, ()
    )
