"""A hand played alone is counted out as its result opens: what it says is so, and it takes nothing from the result."""

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, Liveliness, Motion, Settings
from game.ui.blocks import Action, Page, UiContext
from game.ui.scenes.deal_pictures import CountUp
from game.ui.scenes.result_page import tell
from game.ui.scenes.solo_count import COUNTS, LEAVES, OPENS, TOLD, Count, SoloCount, moments, solo
from tests.ui.kit.context import open_context, press
from tests.ui.scenes.application import result_page
from tests.ui.scenes.solo_deals import ALONE, played_alone

CASES = [(game, mine, made) for game in ALONE for mine in (True, False) for made in (True, False)]
FRAME = 1 / 15


def opened(settings: Settings = DEFAULTS, *, made: bool = True) -> tuple[UiContext, Page[Any]]:
    done, context = played_alone("illustrated_tarock", mine=True, made=made), open_context(settings=settings)
    return context, result_page(context, done.match, done.deal, done.me, done.names)


def drawn(page: Page[Any]) -> bytes:
    canvas = pygame.Surface((1280, 720))
    page.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def overlay(page: Page[Any]) -> object:
    return vars(page)["_overlay"]


@pytest.mark.parametrize(("game", "mine", "made"), CASES)
def test_it_counts_what_the_story_tells(game: str, mine: bool, made: bool) -> None:
    done = played_alone(game, mine=mine, made=made)
    context = open_context()
    told = tell(context, done)
    count, race = solo(context.words, told), told.story.race
    assert race is not None
    assert (count.got[0], count.got[-1]) == (race.aside, told.story.got)
    assert (count.made, count.good) == (made, mine is made)
    assert len(count.got) == len(count.cards) + 1
    risen = [now > before for before, now in pairwise(count.got)]
    assert all(mine for mine, more in zip(count.mine, risen, strict=True) if more)
    assert str(race.need) in count.title
    assert str(told.story.got if made else race.need - told.story.got) in count.verdict
    if not mine:
        assert told.captions.players.name(race.side[0]) in count.title


def test_it_slows_down_near_the_mark() -> None:
    cards, none = (("7H",),) * 6, (True,) * 6
    count = Count("", "", True, True, (0, 10, 20, 30, 55, 70, 80), cards, none, 61, 120, "", 5)
    at = (OPENS, *moments(count))
    spans = [later - earlier for earlier, later in pairwise(at)]
    assert at[-1] == pytest.approx(OPENS + COUNTS)
    assert spans[4] == max(spans)
    assert spans[4] > 2 * spans[0]
    assert spans[5] == min(spans), "once it is decided"


@pytest.mark.parametrize("made", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_the_result_is_told_from_the_first_frame_and_shown_in_the_end(made: bool) -> None:
    _, page = opened(made=made)
    names = [node.name for node in page.nodes()]
    pictures, at = list[bytes](), 0.0
    while at < OPENS + COUNTS + TOLD + LEAVES + 0.1:
        page.update(FRAME)
        pictures.append(drawn(page))
        at += FRAME
        assert [node.name for node in page.nodes()] == names
    assert pictures[3] != pictures[15] != pictures[-1] == pictures[-2]
    _, quiet = opened(replace(DEFAULTS, liveliness=Liveliness.QUIET), made=made)
    press(quiet, Action.NEXT)
    press(page, Action.NEXT)
    assert drawn(quiet) == drawn(page)


def test_a_press_ends_it_and_does_its_own_work() -> None:
    _, page = opened()
    page.update(0.5)
    shown = overlay(page)
    assert isinstance(shown, SoloCount)
    assert shown.moving
    press(page, Action.NEXT)
    assert not shown.moving


@pytest.mark.parametrize("chosen", [{"reduced_motion": Motion.ON}, {"speed": 0.0}])
def test_without_motion_all_stands_at_once(chosen: dict[str, Any]) -> None:
    _, page = opened(replace(DEFAULTS, **chosen))
    shown = overlay(page)
    assert isinstance(shown, SoloCount)
    assert not shown.moving


def test_who_wants_it_quiet_has_it_counted_as_any_deal() -> None:
    _, page = opened(replace(DEFAULTS, liveliness=Liveliness.QUIET))
    assert isinstance(overlay(page), CountUp)
