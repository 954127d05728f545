"""Where the type is largest and the window smallest, chips lie before their owner and captions hide no index."""

from game.core.cards import TABLE
from game.core.deal import HAND
from game.core.move import Deal
from game.core.record import replace
from game.rules import gleek
from game.stage.heaps import SHOWN
from game.stage.pose import CHIP, CHIP_HEIGHT, CHIP_WIDTH, extent, heap_item, overlaps, viewport_for
from tests.stage.walks import TABLES

FELT = replace(viewport_for(960, 600), text=2.0, top=97.0, bottom=109.0, right=583.0)
TABLE_OF_GLEEK = TABLES["gleek"]
RULES = gleek.Gleek(gleek.Options())
VIEW = RULES.view(RULES.play(RULES.start(0), Deal(tuple(range(RULES.spec.pack.size)))), 0)


def test_chips_lie_under_no_neighbour_s_plate_and_on_no_neighbour_s_hand() -> None:
    heaps, placed = TABLE_OF_GLEEK.heaps(VIEW, FELT), TABLE_OF_GLEEK.place(VIEW, FELT)
    taken = [(seat, plate.zone) for seat, plate in enumerate(TABLE_OF_GLEEK.slots(VIEW, FELT).plates)]
    taken += [
        (seat, extent(placed[key])) for (name, seat), keys in heaps.items() if name == HAND for key in keys
    ]
    chips = [(heap_item(key), pose) for key, pose in placed.items() if key[0] == CHIP]
    assert {chip.seat for chip, _ in chips} >= {0, 1, 2}
    for chip, pose in chips:
        room = extent(pose, CHIP_WIDTH, CHIP_HEIGHT)
        assert not [seat for seat, zone in taken if seat != chip.seat and overlaps(room, zone)], chip


def test_no_caption_lies_on_the_turn_up_and_the_packet_below_it_keeps_its_own() -> None:
    heaps, placed = TABLE_OF_GLEEK.heaps(VIEW, FELT), TABLE_OF_GLEEK.place(VIEW, FELT)
    captions = TABLE_OF_GLEEK.slots(VIEW, FELT).captions
    (turn_up,) = heaps[SHOWN, TABLE]
    under = next(name for name, seat in heaps if seat == TABLE and name != SHOWN)
    assert (under, TABLE) in captions
    assert not [heap for heap, spot in captions.items() if overlaps(spot.zone, extent(placed[turn_up]))]
