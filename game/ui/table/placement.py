"""Room at the table: for labels and refusals where they hide least, and none for tips where something matters."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import hypot

import pygame

from game.core.cards import Card
from game.core.record import record
from game.core.trick import Trick
from game.stage.pose import Zone, extent
from game.stage.slots import Slots
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.layout import text_px
from game.ui.table.areas import TableAreas
from game.ui.table.places import CHOSEN
from game.ui.table.remark import remark_height, remark_width
from game.ui.table.view_model import TableViewModel

GAP = 12
"""Pixels between a thing and what it belongs to, so that a bubble's tail has room."""


@record
class Obstacle:
    """A place that had better not be covered."""

    rect: pygame.Rect
    weight: float = 1.0  # how bad it is to cover it


def hidden(rect: pygame.Rect, kept: Sequence[Obstacle]) -> float:
    """Weigh what a thing would cover there."""
    covered = 0.0
    for each in rect.collideobjectsall(kept):
        part = each.rect.clip(rect)
        covered += part.width * part.height * each.weight
    return covered


def free(rect: pygame.Rect, kept: Sequence[Obstacle]) -> bool:
    """Tell whether a thing would cover nothing there."""
    return rect.collideobjects(kept) is None


def best(places: Sequence[pygame.Rect], kept: Sequence[Obstacle]) -> pygame.Rect:
    """Choose the place that hides least, the first of those that are equally good."""
    return min(places, key=lambda rect: hidden(rect, kept))


def about(wished: pygame.Rect, beside: pygame.Rect, bounds: pygame.Rect) -> list[pygame.Rect]:
    """List places of a size within bounds: as wished, then along all four sides of what the thing belongs to."""
    size, found = pygame.Rect((0, 0), wished.size), [wished]
    for share in (0.5, 0.0, 1.0):
        across = round(beside.left + (beside.width - size.width) * share)
        down = round(beside.top + (beside.height - size.height) * share)
        found += [
            size.move(across, beside.bottom + GAP),
            size.move(across, beside.top - size.height - GAP),
            size.move(beside.right + GAP, down),
            size.move(beside.left - size.width - GAP, down),
        ]
    return [each.clamp(bounds) for each in found]


def over(wished: pygame.Rect, bounds: pygame.Rect) -> Iterator[pygame.Rect]:
    """Go over places of a size all over the bounds, from what is wished outwards in ever larger squares."""
    yield wished
    left, right = -((wished.left - bounds.left) // GAP), (bounds.right - wished.right) // GAP
    up, down = -((wished.top - bounds.top) // GAP), (bounds.bottom - wished.bottom) // GAP
    for far in range(1, max(-left, right, -up, down) + 1):
        across = range(max(-far, left), min(far, right) + 1)
        along = range(max(1 - far, up), min(far - 1, down) + 1)
        edge = [(x, y) for y in (-far, far) if up <= y <= down for x in across]
        edge += [(x, y) for x in (-far, far) if left <= x <= right for y in along]
        for x, y in sorted(edge, key=lambda step: hypot(*step)):
            yield wished.move(x * GAP, y * GAP)


def between(row: pygame.Rect, others: Sequence[pygame.Rect]) -> pygame.Rect:
    """Give what of a row is free about its middle; nothing where something lies there."""
    near = [each for each in others if each.colliderect(row)]
    left = max((each.right for each in near if each.centerx < row.centerx), default=row.left)
    right = min((each.left for each in near if each.centerx >= row.centerx), default=row.right)
    return pygame.Rect(left, row.y, max(0, right - left), row.height)


def kept_from_tips(
    widgets: Sequence[PlacedWidget], areas: TableAreas, slots: Slots, trick: Trick
) -> Sequence[pygame.Rect]:
    """List what no tip may cover: my hand, buttons, prompt, remark, plates, trumps, the trick, and the bars."""
    found = list[pygame.Rect]()
    for region in ("hand", "words", "prompt", "note"):
        rects = [widget.rect for widget in widgets if widget.region == region]
        if not rects:
            continue
        whole = rects[0].unionall(rects[1:])
        if region == "hand":  # of which a card may be raised
            rise = round(CHOSEN * max(rect.height for rect in rects))
            whole = pygame.Rect(whole.x, whole.y - rise, whole.width, whole.height + rise)
        found.append(whole)
    lying = [
        areas.rect(extent(slots.trick[(trick.leader + place) % len(slots.trick)]))
        for place in range(len(trick.cards))
    ]
    written = [areas.rect(each) for each in (*slots.plates, slots.sign)]
    return [*found, *written, *lying, areas.top, areas.bottom]


WIDTHS = (620.0, 500.0, 400.0, 320.0)
"""Design units of the plate, before the text scale: the flatter the better."""
TRIED = 900
"""So many places are tried for each width before another is."""
LIGHT = 0.5
"""How bad it is to cover a square pixel of a caption or of a played card: only at the card is way made for them …"""
AWAY = 0.12
"""… no farther up than this share of the felt's height."""


def obstacles(
    model: TableViewModel,
    areas: TableAreas,
    buttons: Sequence[pygame.Rect],
    written: Sequence[pygame.Rect] = (),
) -> list[Obstacle]:
    """List what the reason must leave free: my hand and the buttons before all, then indices, plates and captions."""
    return [
        *(Obstacle(areas.rect(Zone(*strip)), 8) for strip in model.lying.strips.values()),
        *(Obstacle(rect, 8) for rect in buttons),
        *(Obstacle(areas.rect(zone), 4) for zone in model.lying.indices if zone.bottom < _top(model)),
        *(Obstacle(areas.rect(plate), 2) for plate in model.lying.slots.plates),
        *(Obstacle(rect, LIGHT) for rect in written if rect.width),
        *(Obstacle(areas.rect(zone), LIGHT) for zone in _trick(model)),
        Obstacle(areas.rect(model.lying.slots.sign)),
    ]


def _top(model: TableViewModel) -> float:
    return min((strip[1] for strip in model.lying.strips.values()), default=0.0)


def _trick(model: TableViewModel) -> Iterator[Zone]:
    """Tell where the cards of the trick lie."""
    trick, slots = model.view.trick, model.lying.slots.trick
    return (extent(slots[(trick.leader + place) % len(slots)]) for place in range(len(trick.cards)))


def _room(
    wished: pygame.Rect, bounds: pygame.Rect, barred: Sequence[pygame.Rect], kept: Sequence[Obstacle], x: int
) -> pygame.Rect | None:
    """Find a place that covers nothing barred: at the card, whose middle is at `x`, the nearest that hides nothing.

    Failing that, it is the nearest anywhere that hides nothing of weight, then the one at the card that hides least.
    """
    places = [each for each in islice(over(wished, bounds), TRIED) if each.collidelist(barred) < 0]
    at_card = [
        each for each in places if each.left <= x <= each.right and wished.y - each.y <= AWAY * bounds.height
    ]
    graver = [each for each in kept if each.weight > LIGHT]
    free = next((each for each in at_card if not hidden(each, kept)), None)
    free = free or next((each for each in places if not hidden(each, graver)), None)
    return free or min(at_card or places[:1], key=lambda each: hidden(each, kept), default=None)


def beside_card(
    look: ResolvedTheme,
    model: TableViewModel,
    areas: TableAreas,
    text: str,
    card: Card,
    kept: Sequence[Obstacle],
    pressed: Sequence[pygame.Rect],
) -> tuple[pygame.Rect, int] | None:
    """Give the place of a reason at a card, and how far from its left end it points at it; negative for nowhere.

    There is none where it would have to lie over my hand or over what else can be pressed: a press meant for that
    would open the paragraph instead.
    """
    strip = areas.rect(Zone(*model.lying.strips[card]))
    bounds = areas.cloth.inflate(-look.px(12), -look.px(12))
    hand = [areas.rect(Zone(*each)) for each in model.lying.strips.values()]
    gap, barred, found = look.px(16), [*hand, *pressed], list[pygame.Rect]()
    for width in WIDTHS:
        wide = min(text_px(look, width), bounds.width, remark_width(look, text))
        wished = pygame.Rect(0, 0, wide, remark_height(look, text, wide))
        wished.midbottom = (strip.centerx, strip.top - gap)
        place = _room(wished.clamp(bounds), bounds, barred, kept, strip.centerx)
        found += [place] if place else []
    if not found:
        return None
    rect = min(found, key=lambda place: (hidden(place, kept), strip.top - place.bottom, -place.width))
    at, corner = strip.centerx - rect.left, look.px(28)
    near = 0 < strip.top - rect.bottom < 3 * gap and corner < at < rect.width - corner
    return rect, at if near else -1
