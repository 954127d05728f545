"""Things of the room stand at the table's sides, where nothing is dealt, thrown or written, or not at all."""

from itertools import islice

import pytest

from game.core.record import replace
from game.stage.pose import HELD, overlaps, sprite_extent, viewport_for
from game.stage.props import SIDE
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats

WINDOWS = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
MOMENTS = 60


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_props_keep_off_everything_and_to_the_sides(game: str, number: int) -> None:
    table = TABLES[game]
    for place, beat in enumerate(islice(beats(VARIANTS[game][number], 5), MOMENTS)):
        viewport = viewport_for(*WINDOWS[place % len(WINDOWS)])
        slots, placed = table.slots(beat.after, viewport), table.place(beat.after, viewport)
        unit = viewport.zone.height / 720
        for spot in filter(None, slots.props):
            near = min(spot.zone.left - slots.rim.left, slots.rim.left + slots.rim.width - spot.zone.right)
            assert near > 0
            assert near + spot.width <= SIDE * unit + 1e-6
            assert spot.zone.top > slots.rim.edge(spot.x)
            for key, pose in placed.items():
                assert pose.depth >= HELD or not overlaps(sprite_extent(key, pose), spot.zone), key
            written = (*slots.plates, *slots.fans, slots.sign, *slots.captions.values())
            assert not any(overlaps(each.zone, spot.zone) for each in written)
            assert not any(overlaps(corner, spot.zone) for corner in viewport.corners)


def test_some_table_has_room_on_each_side_and_large_type_or_a_narrow_window_has_none() -> None:
    beat = next(islice(beats(VARIANTS["ecarte"][0], 5), 4, None))
    table, viewport = TABLES["ecarte"], viewport_for(1280, 720)
    assert all(table.slots(beat.after, viewport).props)
    for narrow in (
        replace(viewport, text=2.0),
        viewport_for(1000, 720),
        viewport_for(800, 600),
        viewport_for(980, 1380),
    ):
        assert table.slots(beat.after, narrow).props == (None, None)
