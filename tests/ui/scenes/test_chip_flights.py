"""Chips that fly over the result of a deal: the game's own, from payer to taker, and in nobody's way."""

from typing import Any

import pygame
import pytest

from game.core.cards import TABLE
from game.core.record import replace
from game.core.score import Award
from game.stage.score_entries import ScoreEntry
from game.storage.settings import DEFAULTS, Motion, Settings
from game.ui.blocks import Action, Page, Pop, UiContext
from game.ui.scenes.chip_flights import BEGIN, MOST, SPAN, WHOLE, flights, held_by, line_of, looks_of
from game.ui.shell.input import Pointer, PointerPhase, Press
from tests.ui.kit.context import open_context
from tests.ui.scenes.application import played, result_page

LOOKS = {"white": "white"}
ALONE = {0: 0, 1: 1, 2: 2}


def entry(to: int, amount: int, giver: int = TABLE, unit: str = "white") -> ScoreEntry:
    return ScoreEntry(Award(1, "step", "1.1", to, amount, unit, giver), ((0,),) * 3, ((0,),) * 3, ())


def opened(context: UiContext, seed: int = 2) -> Page[Any]:
    match = played("imperium", seed)
    return result_page(context, match, 1, following=Pop, leave=Pop)


def picture(scene: Page[Any], context: UiContext) -> bytes:
    canvas = pygame.Surface(context.look.size)
    scene.draw(canvas)
    return canvas.get_buffer().raw


def test_chips_fly_from_the_payer_or_the_line_to_the_taker_or_the_pot() -> None:
    plan = flights((entry(1, 2), entry(0, 1, giver=2), entry(TABLE, 1, giver=0)), LOOKS, ALONE)
    ways = [(flight.source, flight.target) for flight in plan]
    assert ways == [
        (line_of(0), held_by(1)),
        (line_of(0), held_by(1)),
        (held_by(2), held_by(0)),
        (held_by(0), line_of(2)),
    ]
    assert [flight.start for flight in plan] == sorted(flight.start for flight in plan)


def test_nothing_flies_from_one_pot_into_another() -> None:
    assert flights((entry(TABLE, 3),), LOOKS, ALONE) == ()


def test_partners_are_paid_where_their_holding_is_shown() -> None:
    plan = flights((entry(2, 1),), LOOKS, {0: 0, 1: 1, 2: 0})
    assert plan[0].target == held_by(0)


def test_however_much_is_paid_few_chips_fly_and_not_for_long() -> None:
    plan = flights(tuple(entry(1, 500) for _ in range(40)), LOOKS, ALONE)
    assert len(plan) == 40 * MOST
    assert plan[-1].start <= BEGIN + WHOLE + SPAN


def test_a_game_without_chips_has_none_fly() -> None:
    assert flights((entry(1, 2, unit="points"),), LOOKS, ALONE) == ()
    assert looks_of(("points",), (), lambda _: False) == {}
    assert looks_of(("points",), ("counter",), lambda _: False) == {"points": "counter"}
    assert looks_of(("blue", "white"), ("blue", "white"), lambda _: True) == {
        "blue": "blue",
        "white": "white",
    }


def test_chips_are_seen_in_the_air_and_gone_after_it() -> None:
    context = open_context()
    scene = opened(context)
    still = picture(scene, context)
    scene.update(BEGIN + SPAN / 2)
    assert scene.dirty
    assert picture(scene, context) != still
    scene.update(WHOLE + 2 * SPAN)
    assert scene.dirty
    assert picture(scene, context) == still
    assert not scene.dirty


@pytest.mark.parametrize(
    "settings",
    [replace(DEFAULTS, reduced_motion=Motion.ON), replace(DEFAULTS, speed=0.0)],
    ids=["still", "at once"],
)
def test_nothing_flies_where_nothing_is_to_move(settings: Settings) -> None:
    context = open_context((1280, 720), settings)
    scene = opened(context)
    scene.update(BEGIN + SPAN / 2)
    assert picture(scene, context) == landed(context)


def landed(context: UiContext) -> bytes:
    """Photograph the screen when every chip has arrived."""
    scene = opened(context)
    scene.update(BEGIN + WHOLE + 2 * SPAN)
    return picture(scene, context)


@pytest.mark.parametrize(
    "press", [Press("x", None), Pointer(PointerPhase.DOWN, (3, 3))], ids=["key", "pointer"]
)
def test_a_press_completes_the_flight(press: Press | Pointer) -> None:
    context = open_context()
    scene = opened(context)
    scene.update(BEGIN + SPAN / 2)
    assert picture(scene, context) != landed(context)
    scene.handle(press)
    assert picture(scene, context) == landed(context)


def test_a_press_does_its_work_while_chips_fly() -> None:
    scene = opened(open_context())
    scene.update(BEGIN + SPAN / 2)
    assert scene.handle(Press("", Action.CONFIRM)) == Pop()
