"""Every table keeps every card on the felt and every index in sight, whatever the window and the game."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.catalogue import rules_for
from game.core.cards import members
from game.core.move import Deal
from game.core.record import replace
from game.core.view import View
from game.stage.heaps import TRICK
from game.stage.pose import (
    CARD,
    CARD_HEIGHT,
    CARD_WIDTH,
    USUAL_SIZE,
    Pose,
    TableViewport,
    Zone,
    back,
    chip,
    heap_item,
    overlaps,
    sprite_extent,
    unit_of,
    viewport_for,
)
from game.stage.sorting import suit_in_hand
from game.stage.table import Table
from game.stage.tables.illustrated_tarock import TABLE
from game.ui.draw.resolved_theme import text_scale_for
from tests.stage.views import baize, made_up
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats

WINDOWS = [
    (960, 600),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
    (800, 600),
    (1024, 600),
    (1000, 1400),
    (600, 1024),
    (1080, 1920),
]
FELTS = [viewport_for(*window) for window in WINDOWS]


def enlarged(viewport: TableViewport, text: float) -> TableViewport:
    """Fold what stands in the corners as the window does for text of this size."""
    if viewport.width < viewport.height:
        text = min(text, text_scale_for(2.0, 1150, 1500))
    folded = (394.0, 155.0) if text >= 1.4 else viewport.right_corner
    return replace(viewport, text=text, left_corner=(folded[0], 107.0), right_corner=folded)


LARGE = [enlarged(viewport, text) for viewport in FELTS for text in (1.25, 1.5, 2.0)]

SIZED = [replace(viewport, cards=cards) for viewport in (*FELTS, *LARGE[::2]) for cards in (0.7, 1.15)]


def index_of(pose: Pose) -> Zone:
    left, top = pose.x - CARD_WIDTH * pose.size / 2, pose.y - CARD_HEIGHT * pose.size / 2
    return Zone(left, top, left + 0.18 * CARD_WIDTH * pose.size, top + 0.26 * CARD_HEIGHT * pose.size)


def within(one: Zone, zone: Zone) -> bool:
    across = zone.left - 0.01 <= one.left <= one.right <= zone.right + 0.01
    return across and zone.top - 0.01 <= one.top <= one.bottom <= zone.bottom + 0.01


def check(table: Table, view: View[Any], viewport: TableViewport) -> None:
    heaps, placed = table.heaps(view, viewport), table.place(view, viewport)
    keys = [key for some in heaps.values() for key in some]
    assert len(keys) == len(set(keys))
    assert set(keys) == set(placed)
    zone, homes = viewport.zone, {key: heap for heap, some in heaps.items() for key in some}
    for key, pose in placed.items():
        around = sprite_extent(key, pose)
        assert within(around, zone), (key, homes[key])
    for key, pose in placed.items():
        if key[0] == CARD and pose.face > 0:
            index = index_of(pose)
            above = [
                homes[other]
                for other, there in placed.items()
                if homes[other] != homes[key]
                and there.depth > pose.depth
                and overlaps(sprite_extent(other, there), index)
            ]
            assert not above, (homes[key], above)


def positions(most: int) -> list[tuple[Table, View[Any]]]:
    found: list[tuple[Table, View[Any]]] = []
    for game, number in GAMES:
        for seed in range(2):
            some = list(beats(VARIANTS[game][number], seed + 10, seed))
            found += [(TABLES[game], beat.after) for beat in some[:most]]
            found += [(TABLES[game], beat.after) for beat in some[-4:]]
    return found


POSITIONS = positions(60)


@pytest.mark.parametrize(
    "viewport", FELTS, ids=lambda viewport: f"{viewport.width:.0f}x{viewport.height:.0f}"
)
def test_every_card_lies_on_the_felt_with_its_index_in_sight(viewport: TableViewport) -> None:
    for table, view in POSITIONS[::3]:
        check(table, view, viewport)


@pytest.mark.parametrize(
    "viewport", LARGE, ids=lambda viewport: f"{viewport.width:.0f}x{viewport.height:.0f}@{viewport.text}"
)
def test_so_it_is_with_large_text(viewport: TableViewport) -> None:
    for table, view in POSITIONS[::11]:
        check(table, view, viewport)


@pytest.mark.parametrize(
    "viewport",
    SIZED,
    ids=lambda viewport: f"{viewport.width:.0f}x{viewport.height:.0f}@{viewport.text}*{viewport.cards}",
)
def test_so_it_is_with_smaller_and_larger_cards(viewport: TableViewport) -> None:
    for table, view in POSITIONS[::11]:
        check(table, view, viewport)
    for seats, cards in ((2, 20), (3, 12), (4, 13), (5, 6), (6, 8), (7, 4)):
        check(baize(), made_up(seats, cards, me=1, played=seats, taken=4, shown=1 << 60), viewport)


def test_the_cards_of_my_hand_are_as_large_as_wanted() -> None:
    table, view = POSITIONS[3]
    for wanted in (0.7, 1.0, 1.15):
        placed = table.place(view, replace(viewport_for(1280, 720), cards=wanted))
        assert {placed[CARD, number].size for number in members(view.hand)} == {wanted * USUAL_SIZE}


@pytest.mark.parametrize(
    "viewport", FELTS, ids=lambda viewport: f"{viewport.width:.0f}x{viewport.height:.0f}"
)
@pytest.mark.parametrize(
    ("seats", "cards"), [(2, 12), (2, 20), (3, 12), (3, 16), (4, 13), (4, 16), (5, 6), (6, 8), (7, 4)]
)
def test_so_it_is_for_more_players_and_larger_hands(seats: int, cards: int, viewport: TableViewport) -> None:
    table = baize()
    check(table, made_up(seats, cards, me=1, played=seats, taken=4, shown=1 << 60), viewport)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_open_hands_show_every_index(seats: int) -> None:
    viewport, table = viewport_for(1280, 720), baize()
    view = made_up(seats, 5, sure=5)
    check(table, view, viewport)
    placed = table.place(view, viewport)
    for place in view.hidden[: seats - 1]:
        xs = sorted(placed[CARD, number].x for number in members(place.sure))
        assert min(b - a for a, b in pairwise(xs)) >= 34 * 0.5


def test_my_hand_is_large_and_only_the_trick_is_larger() -> None:
    for window in WINDOWS:
        viewport = viewport_for(*window)
        table, view = POSITIONS[3]
        unit = unit_of(*window)
        placed, slots = table.place(view, viewport), table.slots(view, viewport)
        mine = [placed[CARD, number] for number in members(view.hand)]
        assert {pose.size for pose in mine} == {viewport.card_size}
        assert all(pose.size <= slots.trick[0].size for pose in placed.values())
        assert mine[0].size <= slots.trick[0].size <= 1.03 * mine[0].size
        assert CARD_HEIGHT * mine[0].size * unit >= 0.26 * min(window[1], window[0] / 1.6) - 1e-6
    assert CARD_HEIGHT * USUAL_SIZE * 0.72 >= 187


@pytest.mark.parametrize("window", WINDOWS)
def test_of_sixteen_cards_every_index_shows_and_no_suit_lies_in_two_rows(window: tuple[int, int]) -> None:
    """At 1280×720 at least 16 pixels of each; a suit is broken only where neither end of one leaves room for both."""
    table, rules = TABLE, rules_for("illustrated_tarock", {})
    viewport, unit = viewport_for(*window), unit_of(*window)
    for seed in range(20):
        state = rules.play(rules.start(0), Deal(tuple(Random(seed).sample(range(54), 54))))
        view = rules.view(state, 1)
        heaps, placed = table.heaps(view, viewport), table.place(view, viewport)
        poses = [placed[key] for key in heaps["hand", 1]]
        turning = [place for place, (one, other) in enumerate(pairwise(poses), 1) if other.x < one.x]
        assert len(poses) == 16
        assert len(turning) == 1
        steps = [other.x - one.x for one, other in pairwise(poses) if other.x > one.x]
        assert min(steps) * unit >= 16
        suits = [suit_in_hand(key[1], rules.spec.pack, table.order(view)) for key in heaps["hand", 1]]
        ends = [place for place in range(1, 16) if suits[place] != suits[place - 1]]
        assert turning[0] in ends or not any(4 <= end <= 12 for end in ends)


def test_heaps_name_their_pieces() -> None:
    for heap in (("talon", -3), ("hand", 5), ("white", 0)):
        assert heap_item(back(heap, 53)).name == heap[0]
        assert heap_item(chip(heap, 0)).seat == heap[1]
        assert heap_item(back(heap, 53)).index == 53


@pytest.mark.parametrize(
    "viewport",
    [*FELTS, *LARGE],
    ids=lambda viewport: f"{viewport.width:.0f}x{viewport.height:.0f}@{viewport.text}",
)
def test_what_is_written_finds_room(viewport: TableViewport) -> None:
    """Plates, buttons and captions lie in the window; buttons cover nothing but a trick, plates no card's index.

    While a trick lies there, the buttons stand beside it: that is tried where they are set.
    """
    for table, view in POSITIONS[::9]:
        slots, placed = table.slots(view, viewport), table.place(view, viewport)
        zone, heaps = viewport.zone, table.heaps(view, viewport)
        trick = {key for (name, _), keys in heaps.items() if name == TRICK for key in keys}
        for spot in (*slots.plates, slots.words, *slots.captions.values()):
            assert within(spot.zone, zone), spot
        for key, pose in placed.items():
            if key not in trick:
                assert not overlaps(sprite_extent(key, pose), slots.words.zone), key
            if key[0] == CARD and pose.face > 0:
                assert not any(overlaps(index_of(pose), plate.zone) for plate in slots.plates)
        captions = [spot.zone for spot in slots.captions.values()]
        for number, one in enumerate(captions):
            assert not any(overlaps(one, other) for other in captions[number + 1 :])
        drop = slots.drop
        assert drop.width * drop.height >= 0.3 * zone.width * zone.height


def test_plates_of_many_players_do_not_overlap() -> None:
    for seats in range(2, 8):
        for text in (1.0, 1.5, 2.0):
            viewport = replace(viewport_for(1280, 720), text=text)
            plates = [spot.zone for spot in baize().slots(made_up(seats, 6), viewport).plates]
            for number, one in enumerate(plates):
                assert not any(overlaps(one, other) for other in plates[number + 1 :]), (seats, text)


@pytest.mark.parametrize("seats", range(2, 8))
def test_play_that_goes_the_other_way_round_mirrors_the_table(seats: int) -> None:
    """Whoever plays after me sits on my left, or on my right; his plate and his card in the trick with him."""
    table, view = baize(), made_up(seats, 6, me=1, played=seats)
    viewport = viewport_for(1280, 720)
    one, other = table.slots(view, viewport), table.slots(view, replace(viewport, clockwise=False))
    for distance in range(seats):
        there, here = (1 + distance) % seats, (1 - distance) % seats
        assert one.plates[there] == other.plates[here]
        assert one.bubbles[there] == other.bubbles[here]
        assert one.trick[there] == other.trick[here]
    assert seats == 2 or one.plates[2].x < one.plates[0].x


def test_a_trick_of_two_is_large_even_beside_large_text() -> None:
    table, view = POSITIONS[3]
    for viewport in (*FELTS, *LARGE):
        assert table.slots(view, viewport).trick[0].size >= (0.9 if viewport.text == 1 else 0.65)
