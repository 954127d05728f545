"""The table of Illustrated Tarock: the stock in its packets, the auction, and what was announced and what it pays."""

from collections.abc import Iterator, Mapping

from game.core.cards import NOBODY
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.view import View
from game.rules.illustrated_tarock.bidding import SEATS, Auction
from game.rules.illustrated_tarock.cards import ORDER, PACK
from game.rules.illustrated_tarock.phases import Public, groups
from game.rules.illustrated_tarock.scoring import EARLY, card_points
from game.stage.heaps import SHOWN, Heaps
from game.stage.pose import CARD_WIDTH, Key, Pose, card
from game.stage.seating import Seating
from game.stage.table import Baize, Call, Note

_TALK = ("bid", "recontra", "subcontra")
_GAP = 0.35
"""Between two packets of the stock, in card widths."""


def _order(_view: View[Public]) -> Order:
    return ORDER


def _no_trump(_view: View[Public]) -> str:
    """Say nothing of a trump suit: it is always the same, and no suit of the pack."""
    return ""


def _calls(view: View[Public]) -> tuple[Call, ...]:
    """Give the standing bid, and who is out, while the bidding goes on."""
    public = view.public
    if public.phase not in _TALK:
        return ()
    auction: Auction = public.auction
    order = [(view.dealer + 1 + step) % SEATS for step in range(SEATS)]
    found = [Call(seat, "pass") for seat in order if auction.out[seat] and seat != auction.contra]
    if auction.bidder != NOBODY:
        found.append(Call(auction.bidder, auction.bid, stands=True))
    if auction.contra != NOBODY:
        found.append(Call(auction.contra, "contra"))
    return tuple(found)


def _notes(view: View[Public]) -> tuple[Note, ...]:
    """Tell who declares, what was announced and what it pays now, and what everybody has taken."""
    return (*_announced(view.public), *_points(view))


def _announced(public: Public) -> Iterator[Note]:
    if public.declarer != NOBODY:
        yield Note("declarer", public.declarer)
    elif public.phase in ("lead", "reply"):
        yield Note("beggar")
    for each in public.declared:
        yield Note(each.bonus, POOL, EARLY[each.bonus] if each.early else EARLY[each.bonus] // 2)
    for seat, said in enumerate(public.announced):
        for holding in said:
            yield Note(holding, seat)


def _points(view: View[Public]) -> Iterator[Note]:
    if view.tricks:
        for seat in range(SEATS):
            yield Note("taken", seat, card_points(view.tricks, (seat,)))


def _stock(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[Key, Pose]:
    """Lay the stock open amid the table, in its order and parted into the packets of the bid (§5.1)."""
    public = view.public
    if public.phase != "take":
        return {}
    size = seating.trick.size
    packets = groups(public.auction.bid)
    shown = set(heaps.get((SHOWN, POOL), ()))
    gaps = (len(packets) - 1) * _GAP
    wide = min(CARD_WIDTH * size, seating.trick.width / (len(public.stock) + gaps))
    x = seating.trick.x - wide * (len(public.stock) - 1 + gaps) / 2
    placed: dict[Key, Pose] = {}
    for number, packet in enumerate(packets):
        for place in packet:
            key = card(public.stock[place])
            if key in shown:
                pose = Pose(x + wide * (place + number * _GAP), seating.trick.y, 0.0, size, 1.0, float(place))
                placed[key] = pose
    return placed


TABLE = Baize(PACK, _order, _no_trump, notes=_notes, calls=_calls, peculiar=_stock)
