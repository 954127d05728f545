"""The table of Impériale: what lies across is what the ledger says, and every counter that crosses is seen to fly."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.cards import PIQUET
from game.core.event import Awarded
from game.core.rules import Rules
from game.core.score import Holdings, lines
from game.core.view import View
from game.rules.imperiale import Imperiale, Options
from game.stage import shapes
from game.stage.acts import acts
from game.stage.director import Director
from game.stage.motion import MarkKind, Timeline
from game.stage.pose import (
    CHIP,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    Pose,
    SpriteKey,
    TableViewport,
    extent,
    heap_item,
    overlaps,
    viewport_for,
)
from game.stage.tables.imperiale import TABLE
from tests.stage.walks import VARIANTS, beats

FELT = viewport_for(1280, 720)
LOOKS = ("red", "white")


def counters(view: View[Any], look: str, seat: int, felt: TableViewport = FELT) -> list[Pose]:
    placed = TABLE.place(view, felt)
    return [placed[key] for key in TABLE.heaps(view, felt)[look, seat]]


@pytest.mark.parametrize("target", [3, 5, 7])
def test_what_lies_across_is_what_the_ledger_says(target: int) -> None:
    for beat in beats(Imperiale(Options(target_reds=target)), 4):
        view = beat.after
        for seat, holding in enumerate(view.ledger.holdings):
            for look, number, count in zip(LOOKS, holding, (target, 6), strict=True):
                poses = counters(view, look, seat)
                across = [pose.x for pose in poses if pose.face == 1]
                back = [pose.x for pose in poses if pose.face == 0]
                assert (len(across), len(poses)) == (number, count)
                right = 1 if seat == view.me else -1
                assert all((there - here) * right > 0 for there in across for here in back)


def test_every_row_of_counters_lies_along_its_rail() -> None:
    for beat in islice(beats(Imperiale(Options()), 4), 6, 40, 8):
        view = beat.after
        rails = TABLE.slots(view, FELT).rails
        rows = [(look, seat) for seat in range(2) for look in reversed(LOOKS)]
        for rail, (look, seat) in zip(rails, rows, strict=True):
            poses = counters(view, look, seat)
            middles = [extent(pose, CHIP_WIDTH, CHIP_HEIGHT) for pose in poses]
            assert all(zone.left < rail.zone.right and rail.zone.left < zone.right for zone in middles)
            assert max(pose.y for pose in poses) == rail.y


def paid(rules: Rules[Any, Any], seed: int) -> Iterator[tuple[Holdings, Holdings, Timeline]]:
    """Tell of every award of a match what was held before and after it, and how it was staged."""
    director = Director(rules, TABLE)
    for beat in beats(rules, seed):
        told = lines(beat.after.ledger, rules.opening(), rules.credit)
        fresh = iter(told[len(beat.before.ledger.awards) :])
        staged = director.direct(beat, FELT)
        for act, timeline in zip(acts(beat, rules.credit), staged, strict=True):
            if act.kind == MarkKind.AWARD and isinstance(act.event, Awarded):
                line = next(fresh)
                yield line.before, line.after, timeline


def moved(timeline: Timeline) -> Counter[tuple[str, int]]:
    """Count the counters that fly, by look and owner."""
    keys: set[SpriteKey] = {tween.key for tween in timeline.tweens if tween.key[0] == CHIP}
    return Counter((heap_item(key).name, heap_item(key).seat) for key in keys)


def test_every_counter_that_changes_sides_is_seen_to_fly() -> None:
    annulled = brought_back = 0
    for before, after, timeline in paid(Imperiale(Options()), 6):
        wanted = {
            (look, seat): abs(after[seat][unit] - before[seat][unit])
            for seat in range(2)
            for unit, look in enumerate(LOOKS)
        }
        assert moved(timeline) == Counter({heap: number for heap, number in wanted.items() if number})
        for seat in range(2):
            lost = after[seat][1] < before[seat][1]
            brought_back += lost and after[seat][0] > before[seat][0]
            annulled += lost and after[seat][0] == before[seat][0]
    assert annulled
    assert brought_back


def test_my_counters_lie_clear_of_my_hand_in_the_smallest_window() -> None:
    felt = viewport_for(960, 600)
    for beat in islice(beats(Imperiale(Options()), 4), 12):
        view, placed = beat.after, TABLE.place(beat.after, felt)
        held = [placed[key] for key in TABLE.heaps(view, felt)["hand", view.me]]
        raised = [extent(shapes.raised(pose, 0.12)) for pose in held]
        mine = [pose for look in LOOKS for pose in counters(view, look, view.me, felt)]
        lying = [extent(pose, CHIP_WIDTH, CHIP_HEIGHT) for pose in mine]
        assert not [zone for zone in lying for card in raised if overlaps(zone, card)]


def test_the_five_honours_are_marked_and_no_other_card() -> None:
    """§3.3."""
    for rules in VARIANTS["imperiale"]:
        for beat in islice(beats(rules, 3), 40):
            trump = beat.after.public.trump
            marked = {PIQUET.spell(card) for card in range(32) if TABLE.worth(beat.after, card)}
            assert marked == ({rank + trump for rank in "KQJA7"} if trump else set())
