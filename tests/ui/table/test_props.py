"""What stands upon the table for its room: drawn, never pressed, and gone for good once something else is there."""

import pygame
import pytest

from game.catalogue import GAMES
from game.core.record import replace
from game.stage.pose import Slot
from game.ui.draw.rooms import ROOMS, props
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table.areas import areas_for
from game.ui.table.people import Props
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock
from tests.ui.kit.context import open_context
from tests.ui.table.test_chrome_cache import Pane

LEFT, RIGHT = Slot(120.0, 420.0, 100.0, 90.0), Slot(1480.0, 420.0, 100.0, 90.0)


def shown(context: UiContext, rect: pygame.Rect) -> Screen:
    pane = Pane((200, 0, 0), animated=False)
    return Screen(context, lambda: FreeLayout([PlacedBlock(LeafBlock(pane), rect, "")]), backdrop=False)


@pytest.mark.parametrize("room", ROOMS)
def test_every_thing_that_stands_in_a_room_is_drawn(room: str) -> None:
    context = open_context((1280, 720))
    for drawing in filter(None, props(room)):
        picture = context.look.paint.picture(drawing, (168, 152))
        assert picture is not None
        assert pygame.mask.from_surface(picture).count() > 900


def test_what_makes_way_stays_away() -> None:
    context = open_context((1280, 720))
    areas = areas_for(context.look, GAMES[0].rules(GAMES[0].options()).spec, context.settings)
    away, upon = shown(context, pygame.Rect(600, 300, 50, 50)), shown(context, areas.rect(LEFT).move(20, 20))
    standing = Props(context, "inn")
    assert len(standing.standing(areas, (LEFT, RIGHT), away)) == 2
    left = standing.standing(areas, (LEFT, RIGHT), upon)
    assert list(left) == [("prop", "rooms/prop_pipe.svg")]
    assert len(standing.standing(areas, (LEFT, RIGHT), away)) == 1
    assert len(standing.standing(areas, (LEFT, None), away)) == 0
    context.change(replace(context.settings, high_contrast=True))
    assert not Props(context, "inn").standing(areas, (LEFT, RIGHT), away)
