"""Room for what is set on a table: near where it is wished, over nothing that matters, and where it stood before."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from math import hypot, inf
from operator import itemgetter
from typing import TypeAlias

from game.core.record import record
from game.stage.pose import Zone, overlaps

NEVER = 1_000_000.0
"""The weight of what may not be covered at all."""


@record
class Obstacle:
    """What had better not be covered."""

    zone: Zone
    weight: float = 1.0  # all that is lighter is covered sooner, however much of it


@record
class Wish:
    """A shape something may have, and where it would lie best."""

    zone: Zone
    within: Zone  # which it may not leave
    parts: tuple[Zone, ...] = ()  # what of its zone it covers, where that is not all
    minds: float = 0.0  # nothing lighter than that is in its way


@record
class Item:
    """Something to be set."""

    wishes: Sequence[Wish]  # the best first
    weight: float = 1.0  # as an obstacle to what is set after it
    never: float = NEVER  # it is rather left out than laid over anything as heavy
    before: Zone | None = None  # where it stood last, to stay there if it covers nothing …
    bears: float = 0.0  # … that is heavier than this


@record
class Spot:
    """Where something is set."""

    wish: int  # the number of the one that was granted
    zone: Zone
    covered: float = 0.0  # the area of what lies below it, by weight


def arrange(items: Iterable[Item], obstacles: Iterable[Obstacle]) -> Sequence[Spot | None]:
    """Set things one after the other, each off those before it; what has no room is left out.

    Each is granted the first of its wishes for which a place covers nothing, and there the place nearest to the wish.
    Where there is none, what is lightest may be covered, then what is next to it, and so on, of which as little as can
    be.
    """
    found, there = list[Spot | None](), list(obstacles)
    for item in items:
        place = _set(item, there)
        found.append(place)
        if place is not None:
            there += [Obstacle(part, item.weight) for part in _parts(item.wishes[place.wish], place.zone)]
    return found


def first_free(places: Iterable[Zone], kept: Iterable[Zone]) -> int | None:
    """Give the number of the first of some places that covers nothing; None where each does."""
    there = list(kept)
    free = (number for number, place in enumerate(places) if not any(overlaps(place, each) for each in there))
    return next(free, None)


def between(row: Zone, others: Iterable[Zone]) -> Zone:
    """Give what of a row is free about its middle; nothing where something lies there."""
    near = [each for each in others if overlaps(each, row)]
    left = max((each.right for each in near if each.x < row.x), default=row.left)
    right = min((each.left for each in near if each.x >= row.x), default=row.right)
    return Zone(left, row.top, max(left, right), row.bottom)


def _set(item: Item, obstacles: Sequence[Obstacle]) -> Spot | None:
    weights = sorted({each.weight for each in obstacles if each.weight < item.never})
    for heaviest in (-inf, *weights):
        light = [each for each in obstacles if each.weight <= heaviest]
        kept = [each for each in obstacles if each.weight > heaviest]
        found = _unmoved(item, [each for each in kept if each.weight > item.bears])
        for number, wish in enumerate(() if found else item.wishes):
            zone, covered = _nearest(wish, [each for each in kept if each.weight >= wish.minds], light)
            if zone and (found is None or covered < found.covered):
                found = Spot(number, zone, covered)
            if found and not found.covered:
                break
        if found:
            return found
    return None


def _unmoved(item: Item, kept: Sequence[Obstacle]) -> Spot | None:
    """Give the place of a thing that may stay where it stood."""
    if (there := item.before) is None:
        return None
    for number, wish in enumerate(item.wishes):
        left, top, right, bottom = _reach(wish)
        x, y = there.left - wish.zone.left, there.top - wish.zone.top
        alike = (wish.zone.width, wish.zone.height) == (there.width, there.height)
        if alike and left <= x <= right and top <= y <= bottom and not _covered(_parts(wish, there), kept):
            return Spot(number, there)
    return None


_Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of the ways from a wish by which something would be covered, or by which it may move."""


def _nearest(wish: Wish, kept: Sequence[Obstacle], light: Sequence[Obstacle]) -> tuple[Zone | None, float]:
    """Find the place nearest to a wish that covers nothing kept, and least of what is light; tell how much of that.

    A thing lies as it is wished, or it touches what is in its way: no other places need be tried.
    """
    left, top, right, bottom = _reach(wish)
    if left > right or top > bottom:
        return None, 0.0
    barred, loose = sorted(_barred(wish, kept), key=itemgetter(1)), _barred(wish, light)
    found, best = None, (inf, inf)
    for x in _ends(left, right, [each[::2] for each in (*barred, *loose)]):
        if best <= (0, abs(x)):
            break
        firm = [(each[1], each[3]) for each in barred if each[0] < x < each[2]]
        soft = [(each[1], each[3]) for each in loose if each[0] < x < each[2]]
        for y in _free(top, bottom, firm, soft):
            away = hypot(x, y)
            if best <= (0, away):
                break
            zone = _moved(wish.zone, x, y)
            cost = (_covered(_parts(wish, zone), light) if soft else 0, away)
            if cost < best:
                found, best = zone, cost
    return found, best[0]


_Span: TypeAlias = tuple[float, float]


def _free(least: float, most: float, firm: Iterable[_Span], soft: Sequence[_Span]) -> Iterable[float]:
    """List how far a thing can be moved along one axis off all that is firm, the least first.

    Where nothing is soft, no way is better than the least, which is found without trying every end.
    """
    barred = _joined(firm)
    if not soft:
        here = min(max(0, least), most)
        ways = next(([low, high] for low, high in barred if low < here < high), [here])
        return sorted((way for way in ways if least <= way <= most), key=abs)[:1]
    lows = [low for low, _ in barred]
    found = []
    for way in _ends(least, most, [*barred, *soft]):
        before = bisect_left(lows, way) - 1
        if before < 0 or way >= barred[before][1]:
            found.append(way)
    return found


def _joined(spans: Iterable[_Span]) -> Sequence[_Span]:
    """Make one of those that overlap; they come in the order of their beginnings."""
    found = list[_Span]()
    for low, high in spans:
        if found and low < found[-1][1]:
            if high > found[-1][1]:
                found[-1] = found[-1][0], high
        else:
            found.append((low, high))
    return found


def _ends(least: float, most: float, spans: Iterable[tuple[float, ...]]) -> list[float]:
    """List how far a thing can be moved along one axis, the least first: into its bounds, and to where spans end."""
    ends = {each for span in spans for each in span if least <= each <= most}
    return sorted({*ends, min(max(0, least), most), least, most}, key=lambda way: (abs(way), way))


def _reach(wish: Wish) -> _Box:
    """Tell how far a thing may move from its wish."""
    zone, within = wish.zone, wish.within
    return (
        within.left - zone.left,
        within.top - zone.top,
        within.right - zone.right,
        within.bottom - zone.bottom,
    )


def _barred(wish: Wish, obstacles: Iterable[Obstacle]) -> list[_Box]:
    """Tell by which ways from its wish a thing would come to cover something."""
    left, top, right, bottom = _reach(wish)
    ways = (
        (
            each.zone.left - part.right,
            each.zone.top - part.bottom,
            each.zone.right - part.left,
            each.zone.bottom - part.top,
        )
        for each in obstacles
        for part in wish.parts or (wish.zone,)
    )
    return [way for way in ways if way[0] < right and way[2] > left and way[1] < bottom and way[3] > top]


def _parts(wish: Wish, there: Zone) -> Iterator[Zone]:
    """Give what a thing covers when it lies there."""
    x, y = there.left - wish.zone.left, there.top - wish.zone.top
    return (_moved(each, x, y) for each in wish.parts or (wish.zone,))


def _moved(zone: Zone, x: float, y: float) -> Zone:
    return Zone(zone.left + x, zone.top + y, zone.right + x, zone.bottom + y)


def _covered(parts: Iterable[Zone], obstacles: Sequence[Obstacle]) -> float:
    """Give the area of what lies below some parts, by its weight."""
    found = 0.0
    for part in parts:
        for each in obstacles:
            wide = min(part.right, each.zone.right) - max(part.left, each.zone.left)
            tall = min(part.bottom, each.zone.bottom) - max(part.top, each.zone.top)
            if wide > 0 and tall > 0:
                found += wide * tall * each.weight
    return found
