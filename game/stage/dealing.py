"""The shuffle and the deal: cards gather at the dealer's side and leave in the packets of the game."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import TABLE, Seat
from game.core.deal import HAND, Packet
from game.core.record import record, replace
from game.core.view import View
from game.stage.acts import Act
from game.stage.flow import PlacedSprites
from game.stage.heaps import SHOWN
from game.stage.motion import Mark, MarkKind, Timeline, Tween, ease_in_out, ease_out
from game.stage.placement import seating_for
from game.stage.pose import CHIP, Heap, Pose, SpriteKey, TableViewport
from game.stage.seating import place_of

_GATHER = 0.3
_SHUFFLE = 0.2  # a breath between gathering and dealing
_SPAN, _STAGGER = 0.24, 0.06
_TURN_OVER = 0.2
_LONGEST = 1.5  # a deal never takes longer, whatever the game
_PACK_SIZE = 0.6
_WITHIN = 0.4  # how close the cards of a packet follow each other, compared with packets


@record
class _Flown:
    """One card or bundle of the deal: what leaves the pack at one moment."""

    keys: tuple[SpriteKey, ...]
    share: float  # of the way through the deal, 0 … 1, at which it leaves


def pack_pose(view: View[Any], viewport: TableViewport, dealer: Seat) -> Pose:
    """Give the place of the pack: at the dealer's right hand."""
    site = place_of(seating_for(view, viewport), view.me, dealer).taken
    return Pose(site.x, site.y, 0.0, _PACK_SIZE, 0.0)


def gather(before: PlacedSprites, pack: Pose, act: Act) -> Timeline:
    """Take up every card that lies about; chips stay."""
    cards = [key for key in before.placed if key[0] != CHIP]
    tweens = tuple(
        Tween(key, replace(pack, depth=float(place)), 0.0, _GATHER, ease_in_out, lift=10.0)
        for place, key in enumerate(cards)
    )
    end = _GATHER if cards else 0.0
    gone = tuple((key, end + _SHUFFLE) for key in cards)
    return Timeline(tweens, (Mark(end, MarkKind.SHUFFLE, act.event),), gone, end + _SHUFFLE)


def deal(after: PlacedSprites, packets: Sequence[Packet], act: Act, pack: Pose, dealer: Seat) -> Timeline:
    """Deal: every card flies face down; when the last has landed, those that may be seen are turned over."""
    flights = _flights(after, packets, dealer)
    count = sum(len(flown.keys) for flown in flights)
    spread = min(_LONGEST - _SPAN - _TURN_OVER, _STAGGER * max(0, len(flights) - 1))
    tweens: list[Tween] = []
    marks: list[Mark] = []
    for flown in flights:
        delay = flown.share * spread
        for key in flown.keys:
            height = count - len(tweens)
            start = replace(pack, y=pack.y - 0.3 * height, depth=float(height))
            goal = replace(after.placed[key], face=0.0)
            tweens.append(Tween(key, goal, delay, _SPAN, ease_out, start, 18.0))
        marks.append(Mark(delay + _SPAN, MarkKind.DEAL, key=flown.keys[-1]))
    landed = spread + _SPAN
    turned = [key for flown in flights for key in flown.keys if after.placed[key].face > 0]
    tweens += [Tween(key, after.placed[key], landed, _TURN_OVER, ease_in_out) for key in turned]
    marks += [Mark(landed, MarkKind.FLIP)] if turned else []
    end = landed + (_TURN_OVER if turned else 0.0)
    return Timeline(tuple(tweens), (*marks, Mark(end, MarkKind.SHOW, act.event, act.view)))


def _flights(after: PlacedSprites, packets: Sequence[Packet], dealer: Seat) -> list[_Flown]:
    """List what leaves the pack one after the other: cards for the hands singly, what lies on the table in bundles."""
    seats = max((packet.seat for packet in packets), default=0) + 1
    left = {heap: [key for key in keys if key[0] != CHIP] for heap, keys in after.heaps.items()}
    bundles: list[tuple[tuple[SpriteKey, ...], float]] = []
    now = 0.0
    for packet in packets:
        keys = left.get(_target(packet, dealer, seats, left), [])
        taken, keys[:] = keys[: packet.count], keys[packet.count :]
        if packet.heap == HAND:
            bundles += [((key,), now + place * _WITHIN) for place, key in enumerate(taken)]
            now += len(taken)
        elif taken:
            bundles.append((tuple(taken), now))
            now += 1
    bundles += [(tuple(keys), now) for keys in left.values() if keys]
    last = max((at for _, at in bundles), default=0.0) or 1.0
    return [_Flown(keys, at / last) for keys, at in bundles]


def _target(packet: Packet, dealer: Seat, seats: int, left: dict[Heap, list[SpriteKey]]) -> Heap:
    """Find the heap a packet goes to; one that is not hidden lies face up."""
    if packet.heap == HAND:
        return (HAND, (dealer + packet.seat) % seats)
    return (packet.heap, TABLE) if (packet.heap, TABLE) in left else (SHOWN, TABLE)
