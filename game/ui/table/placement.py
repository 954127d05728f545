"""What had better not be covered at the table, by how much it is needed; where a refusal stands, and tips may not."""

from collections.abc import Iterable, Sequence

import pygame

from game.stage.arrange import NEVER, Item, Obstacle, Wish, arrange
from game.stage.bubbles import face
from game.stage.pose import CHIP, FLYING, Pose, SpriteKey, Zone, extent, index_of
from game.stage.slots import Slots
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.layout import text_px
from game.ui.shell.node import pixels, zone_of
from game.ui.table.areas import TableAreas
from game.ui.table.offers import remark_height, remark_width
from game.ui.table.places import CHOSEN
from game.ui.table.view_model import TableViewModel

HEAP, SLOT, CAPTION, PLAYED, PLATE, INDEX, MINE = 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0
"""How bad it is to cover something: a heap, the empty place of a card in the trick, what is written beside a heap, a
card of the trick, a plate or the sign of trumps, an index, and worst of all my hand and what can be pressed."""


def obstacles(
    model: TableViewModel,
    areas: TableAreas,
    pressed: Sequence[pygame.Rect] = (),
    written: Sequence[pygame.Rect] = (),
    *,
    gap: int = 0,
    trick: bool = True,
) -> list[Obstacle]:
    """List what had better not be covered, with a gap around it: what is handed in, too, and the trick or not.

    Of the trick that is what lies there and where cards are still to come.
    """
    view, lying = model.view, model.lying
    found = [
        *((zone, HEAP) for zone in lying.heaps),
        *((plate.zone, PLATE) for plate in lying.slots.plates),
        *((Zone(*strip), MINE) for strip in lying.strips.values()),
    ]
    if model.trump or model.called:
        found.append((lying.slots.sign.zone, INDEX))
    if trick:
        seats, played = len(lying.slots.trick), len(view.trick.cards)
        for place in range(seats):
            pose = lying.slots.trick[(view.trick.leader + place) % seats]
            found.append((extent(pose), PLAYED if place < played else SLOT))
            found += [(index_of(pose), INDEX)] if view.trick.cards or view.tricks else []
        found += [(zone, INDEX) for zone in lying.indices]
    rects = [
        *((areas.rect(zone), weight) for zone, weight in found),
        *((rect, CAPTION) for rect in written if rect.width),
        *((rect, MINE) for rect in pressed),
    ]
    return [Obstacle(zone_of(rect.inflate(2 * gap, 2 * gap)), weight) for rect, weight in rects]


def kept_from_tips(
    widgets: Sequence[PlacedWidget],
    areas: TableAreas,
    slots: Slots,
    lying: Iterable[tuple[SpriteKey, Pose]],
) -> Sequence[Obstacle]:
    """List what tips had better not cover: never cards, people and answers; what is written is the least."""
    found = [(areas.bottom, NEVER)]
    for region in ("hand", "words", "prompt", "note", "tools"):
        rects = [widget.rect for widget in widgets if widget.region == region]
        if not rects:
            continue
        whole = rects[0].unionall(rects[1:])
        if region == "hand":  # of which a card may be raised
            rise = round(CHOSEN * max(rect.height for rect in rects))
            whole = pygame.Rect(whole.x, whole.y - rise, whole.width, whole.height + rise)
        found.append((whole, NEVER if region in ("hand", "words") else INDEX))
    found += [(areas.rect(face(person)), NEVER) for person in slots.people if person.width]
    for (kind, _), pose in lying:
        if pose.depth < FLYING:
            found.append((areas.rect(extent(pose)), HEAP if kind == CHIP else NEVER))
    found += [(areas.rect(each), PLATE) for each in (*slots.plates, slots.sign)]
    others = [each for each in widgets if each.visible.width and each.region not in ("hand", "words")]
    found += [(each.visible, PLATE if each.control else CAPTION) for each in others]
    return [Obstacle(zone_of(rect), weight) for rect, weight in found]


WIDTHS = (620.0, 500.0, 400.0, 320.0)
"""Design units of the plate, before the text scale: the flatter the better."""
AWAY = 0.12
"""The share of the height of the felt by which a reason is raised over its card, for it to cover nothing."""


def beside_card(
    look: ResolvedTheme, areas: TableAreas, text: str, strip: pygame.Rect, kept: Sequence[Obstacle]
) -> tuple[pygame.Rect, int] | None:
    """Give the place of a reason at a card, and how far from its left end it points at it; negative for nowhere.

    There is none where it would lie far from the card, over my hand or over what else can be pressed: a press meant for
    that would open the paragraph instead.
    """
    felt = zone_of(areas.cloth.inflate(-look.px(12), -look.px(12)))
    gap, near, over, close_by = look.px(16), list[Wish](), list[Wish](), list[Wish]()
    for width in WIDTHS:
        wide = round(min(text_px(look, width), felt.width, remark_width(look, text)))
        rect = pygame.Rect(0, 0, wide, remark_height(look, text, wide))
        rect.midbottom = (strip.centerx, strip.top - gap)
        rect.clamp_ip(pixels(felt))
        top = max(felt.top, rect.top - AWAY * felt.height)
        left, right = max(felt.left, strip.centerx - wide), min(felt.right, strip.centerx + wide)
        near.append(Wish(zone_of(rect), Zone(left, top, right, rect.bottom), minds=CAPTION))
        over.append(Wish(zone_of(rect), near[-1].within, minds=PLATE))
        close_by.append(Wish(zone_of(rect), near[-1].within, minds=INDEX))
    (place,) = arrange([Item((*near, *over, *close_by), never=MINE)], kept)
    if place is None:
        return None
    rect, corner = pixels(place.zone), look.px(28)
    at = strip.centerx - rect.left
    close = 0 < strip.top - rect.bottom < 3 * gap and corner < at < rect.width - corner
    return rect, at if close else -1
