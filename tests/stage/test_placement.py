"""Where single things lie: captions, the prompt, bubbles, a hand that is parted."""

from itertools import pairwise

from game.core.cards import mask
from game.core.record import replace
from game.stage import placement, shapes, slots
from game.stage.page import Site
from game.stage.pose import Slot, SpriteKey, Zone, extent, viewport_for
from game.stage.seating import plan
from game.ui.table.places import HOVER
from tests.stage.views import baize, made_up

FELTS = [viewport_for(*window) for window in ((960, 600), (1280, 720), (2560, 1440))]


def test_a_caption_with_room_stands_below_the_middle_of_its_heap() -> None:
    viewport = viewport_for(1280, 720)
    heap = Zone(400.0, 200.0, 460.0, 290.0)
    assert slots._caption(heap, (60.0, 24.0), viewport, ()).x == heap.x  # noqa: SLF001 - others are in the way at every table


def test_between_others_a_caption_is_narrower_before_it_leans() -> None:
    viewport, heap = viewport_for(1280, 720), Zone(400.0, 200.0, 460.0, 290.0)
    half = slots._caption(heap, (60.0, 24.0), viewport, ()).width / 2  # noqa: SLF001 - as above
    beside = (Zone(300.0, 100.0, heap.x - half + 1, 500.0), Zone(heap.x + half - 1, 100.0, 600.0, 500.0))
    found = slots._caption(heap, (60.0, 24.0), viewport, beside)  # noqa: SLF001 - as above
    assert found.width < 2 * half
    assert found.x == heap.x


def test_larger_text_has_no_less_room_for_what_is_said() -> None:
    usual, large = (replace(viewport_for(1920, 1080), text=text) for text in (1.0, 1.5))
    for seats in (2, 3, 4, 6, 7):
        view = made_up(seats, 5)
        pairs = zip(
            baize().slots(view, usual).bubbles[1:], baize().slots(view, large).bubbles[1:], strict=True
        )
        assert all(larger.width >= said.width and larger.height > said.height for said, larger in pairs)


def test_my_hand_is_parted_where_trumps_and_plain_cards_meet() -> None:
    keys: list[SpriteKey] = [("card", number) for number in (20, 21, 22, 1, 2, 3)]
    site = Site(600.0, 650.0, 700.0, 1.0)
    parted, plain = (
        placement._my_hand(site, keys, trumps, [0] * len(keys))  # noqa: SLF001 - suits part a hand as well
        for trumps in (mask((20, 21, 22)), 0)
    )
    gaps, usual = ([two.x - one.x for one, two in pairwise(poses)] for poses in (parted, plain))
    assert gaps.index(max(gaps)) == 2
    assert max(gaps) > max(usual)


def test_a_caption_without_neighbours_is_as_wide_as_it_was() -> None:
    spot, far = Slot(300.0, 200.0, 150.0, 24.0), Slot(420.0, 500.0, 150.0, 24.0)
    near = Slot(420.0, 205.0, 150.0, 24.0)
    assert slots._narrowed(spot, [spot, far], []) == spot  # noqa: SLF001 - as above
    assert slots._narrowed(spot, [spot, near], []).width < 120.0  # noqa: SLF001 - as above


def test_a_card_pulled_out_of_the_middle_of_my_hand_stays_below_the_prompt() -> None:
    for felt in FELTS:
        for count in (5, 9, 12):
            seating = plan(felt, 3)
            hand = seating.places[0].hand
            if not shapes.fits(count, hand.width, hand.size):
                continue
            y = hand.y - shapes.sag(count, hand.width, hand.size)
            for pose in shapes.hand(count, hand.x, y, hand.width, hand.size):
                top = extent(shapes.raised(pose, HOVER)).top
                assert top >= seating.prompt.zone.bottom, (felt.width, count)
