"""Places the reason why a card was refused: at that card, where it hides neither hand, buttons nor an index."""

from collections.abc import Iterator, Sequence
from itertools import islice

import pygame

from game.core.cards import Card
from game.stage.pose import Zone, extent
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.layout import text_px
from game.ui.table.areas import TableAreas
from game.ui.table.label_placement import Obstacle, hidden, over
from game.ui.table.remark import remark_height, remark_width
from game.ui.table.view_model import TableViewModel

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
