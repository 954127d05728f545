"""What became of every sprite between two arrangements: who moved, who turned out to be what, who came and went.

A known card is itself. Backs, and chips of one look, are alike, so which of them moved is ours to choose: those that
leave a heap are paired with those that arrive elsewhere, and the rest of the heap is renumbered where it lies.
"""

from collections.abc import Sequence

from game.core.deal import HAND
from game.core.record import record, replace
from game.stage.heaps import Heaps
from game.stage.placement import Arrangement
from game.stage.pose import BACK, CARD, CHIP, Heap, Pose, SpriteKey


@record
class Passage:
    """The way of one sprite."""

    key: SpriteKey
    start: Pose | None  # None: from where it is
    goal: Pose
    source: Heap | None  # None: from nowhere
    target: Heap | None  # None: it vanishes at its goal
    becomes: SpriteKey | None = None  # the sprite that lies at the goal in its place

    @property
    def travels(self) -> bool:
        """Whether it changes heaps, rather than moving up among its neighbours."""
        return self.source != self.target


@record
class PlacedSprites:
    """An arrangement with its heaps."""

    heaps: Heaps
    placed: Arrangement


@record
class _Leaver:
    key: SpriteKey  # free to be used on the way
    pose: Pose
    heap: Heap


@record
class _Arrival:
    key: SpriteKey
    heap: Heap


def passages(before: PlacedSprites, after: PlacedSprites) -> tuple[Passage, ...]:
    """Find the way of every sprite that does not lie exactly as it did."""
    homes = {key: heap for heap, keys in before.heaps.items() for key in keys}
    found: list[Passage] = []
    leavers: list[_Leaver] = []
    arrivals: list[_Arrival] = []
    for heap in dict.fromkeys([*before.heaps, *after.heaps]):
        was, now = before.heaps.get(heap, ()), after.heaps.get(heap, ())
        found += _known(was, now, heap, homes, before, after)
        stays, leaves = _alike(was, now, heap, before.placed)
        found += _stay(stays, heap, before, after)
        leavers += [_Leaver(key, pose, heap) for key, pose in leaves]
        leavers += [
            _Leaver(key, before.placed[key], heap)
            for key in was
            if key not in after.placed and key[0] == CARD
        ]
        arrivals += [_Arrival(key, heap) for key in now if key not in before.placed]
    return tuple(found + _paired(leavers, arrivals, after))


def unmoved(before: PlacedSprites, after: PlacedSprites, heap: Heap) -> PlacedSprites:
    """Leave what stays in a heap where it lies, with gaps where others have left."""
    stays = [each for each in passages(before, after) if each.source == each.target == heap]
    poses = {each.key: each.start or before.placed[each.key] for each in stays}
    return PlacedSprites(after.heaps, {**after.placed, **poses})


def _known(
    was: Sequence[SpriteKey],
    now: Sequence[SpriteKey],
    heap: Heap,
    homes: dict[SpriteKey, Heap],
    before: PlacedSprites,
    after: PlacedSprites,
) -> list[Passage]:
    """Follow the known cards that lie here now."""
    return [
        Passage(key, None, after.placed[key], homes[key], heap)
        for key in now
        if key[0] == CARD
        and key in before.placed
        and (key not in was or before.placed[key] != after.placed[key])
    ]


def _alike(
    was: Sequence[SpriteKey], now: Sequence[SpriteKey], heap: Heap, placed: Arrangement
) -> tuple[list[tuple[SpriteKey, SpriteKey]], list[tuple[SpriteKey, Pose]]]:
    """Choose which of the alike things of a heap stay, under which key, and which leave, under a key set free."""
    old, new = [key for key in was if key[0] != CARD], [key for key in now if key[0] != CARD]
    surplus = len(old) - len(new)
    if surplus <= 0:
        return list(zip(old, new, strict=False)), []
    shown = sum(key not in placed for key in now if key[0] == CARD)
    first = _first_to_leave(len(old), surplus, heap, shown)
    staying = old[:first] + old[first + surplus :]
    freed = old[len(new) :]
    leaving = [(key, placed[old[first + place]]) for place, key in enumerate(freed)]
    return list(zip(staying, new, strict=True)), leaving


def _first_to_leave(count: int, surplus: int, heap: Heap, shown: int) -> int:
    """Let cards leave a hand from within, unless they are turned over in it; from a pile the uppermost leave."""
    if heap[0] != HAND or shown:
        return count - surplus
    return (count * 5 + 3) % (count - surplus + 1)


def _stay(
    stays: list[tuple[SpriteKey, SpriteKey]], heap: Heap, before: PlacedSprites, after: PlacedSprites
) -> list[Passage]:
    """Renumber what stays, which may move up."""
    return [
        Passage(new, None if new == old else before.placed[old], after.placed[new], heap, heap)
        for old, new in stays
        if new != old or before.placed[old] != after.placed[new]
    ]


def _paired(leavers: list[_Leaver], arrivals: list[_Arrival], after: PlacedSprites) -> list[Passage]:
    """Pair what leaves with what arrives: first within a heap, where cards are turned over, then across the table."""
    found: list[Passage] = []
    for near in (True, False):
        for arrival in list(arrivals):
            leaver = next((one for one in leavers if _match(one, arrival, near=near)), None)
            if leaver:
                leavers.remove(leaver)
                arrivals.remove(arrival)
                found.append(_passage(leaver, arrival, after.placed[arrival.key]))
    found += [_appearance(arrival, after.placed[arrival.key]) for arrival in arrivals]
    return found + [
        Passage(one.key, one.pose, replace(one.pose, alpha=0.0), one.heap, None) for one in leavers
    ]


def _match(leaver: _Leaver, arrival: _Arrival, *, near: bool) -> bool:
    if CHIP in (leaver.key[0], arrival.key[0]):
        return leaver.key[0] == arrival.key[0] and leaver.heap[0] == arrival.heap[0]
    if leaver.key[0] == arrival.key[0] == CARD:
        return False
    return leaver.heap == arrival.heap if near else True


def _passage(leaver: _Leaver, arrival: _Arrival, goal: Pose) -> Passage:
    """Let the sprite that knows its face make the way."""
    if leaver.key[0] == CARD and arrival.key[0] == BACK:
        return Passage(leaver.key, None, goal, leaver.heap, arrival.heap, arrival.key)
    return Passage(arrival.key, leaver.pose, goal, leaver.heap, arrival.heap)


def _appearance(arrival: _Arrival, goal: Pose) -> Passage:
    return Passage(arrival.key, replace(goal, alpha=0.0), goal, None, arrival.heap)


def freed(before: PlacedSprites, after: PlacedSprites, made: Sequence[Passage]) -> tuple[SpriteKey, ...]:
    """List the sprites that are there no longer once the passages have begun."""
    under_way = {passage.key for passage in made}
    return tuple(key for key in before.placed if key not in after.placed and key not in under_way)
