"""Where tips must not lie at a table."""

from collections.abc import Sequence

import pygame

from game.core.trick import Trick
from game.stage.pose import extent
from game.stage.slots import Slots
from game.ui.kit.block import PlacedWidget
from game.ui.table.areas import TableAreas
from game.ui.table.hand import CHOSEN


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
