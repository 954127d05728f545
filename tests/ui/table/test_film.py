"""A film at the table: what is seen and heard of it, what ends it, and who never sees one."""

from typing import Any

import pygame
import pytest

from game.core.record import replace
from game.play.phases import Mine
from game.play.table.state import Toast
from game.stage.films import CARRIES, ENDS, RISES
from game.stage.motion import Shot
from game.storage.settings import DEFAULTS, Liveliness, Motion
from tests.stage.birds import GAME, entries_of
from tests.ui.table.pixels import difference
from tests.ui.table.seated import Seat, TableWindow

CORNER = pygame.Rect(20, 90, 150, 100)


class Cinema:
    """A window in which the last cards before a film are played."""

    def __init__(self, bird: str = "sparrow", *, mine: bool = True, made: bool = True, **chosen: Any) -> None:
        self.entries, self.last = entries_of(bird, mine=mine, made=made)
        settings = replace(DEFAULTS, **chosen)
        seat = Seat(GAME.id, settings=settings, entries=self.entries[: self.last - 1], script=self.entries)
        self.app, self.driver = TableWindow(seat), seat.table.driver
        self.heard: list[str] = []
        self.app.step()
        vars(seat.context.sound)["cue"] = self.heard.append

    @property
    def film(self) -> tuple[Shot, float] | None:
        return self.driver.shown.animator.film

    def step(self) -> None:
        """Let a frame pass; I play what is written."""
        match = self.app.seat.session.match
        if isinstance(self.driver.playback.phase, Mine) and len(match) < len(self.entries):
            self.driver.playback.submit((self.entries[len(match)].move,))
        self.app.step()

    def until(self, at: float) -> None:
        """Let frames pass until so much of the film is gone."""
        for _ in range(600):
            if self.film is not None and self.film[1] >= at:
                return
            self.step()
        raise AssertionError(at)

    def to_the_end(self) -> bool:
        """Play on until the result; tell whether there was a film."""
        filmed = False
        for _ in range(1500):
            if self.app.seat.done:
                return filmed
            filmed = filmed or self.film is not None
            self.step()
        message = "the deal never ended"
        raise AssertionError(message)

    def picture(self) -> pygame.Surface:
        self.app.loop.draw()
        return self.app.window.canvas.copy()


def lightness(picture: pygame.Surface, part: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(picture, part)[:3])


def test_the_room_darkens_and_lightens_and_the_bird_is_heard_once() -> None:
    cinema = Cinema()
    cinema.app.step()
    light = lightness(cinema.picture(), CORNER)
    cinema.until(0.6)
    assert lightness(cinema.picture(), CORNER) < 0.6 * light
    assert "sparrow" not in cinema.heard
    cinema.until(RISES + 0.2)
    assert cinema.heard.count("sparrow") == 1
    cinema.until(ENDS)
    assert lightness(cinema.picture(), CORNER) == pytest.approx(light, rel=0.02)
    cinema.to_the_end()
    assert cinema.heard.count("sparrow") == 1


def test_nobody_speaks_beside_a_film() -> None:
    cinema = Cinema(mine=False)
    cinema.until(0.1)
    said = {1: Toast("Mind the bird", cinema.driver.clock.now)}
    cinema.driver.state = replace(cinema.driver.state, said=said)
    cinema.app.seat.table.screen.refresh()
    cinema.app.step()
    assert "Mind the bird" not in {node.name for node in cinema.app.nodes}


@pytest.mark.parametrize(
    "at", [1.2, *(pytest.param(each, marks=pytest.mark.slow) for each in (0.5, CARRIES + 0.2))]
)
def test_a_press_ends_it_and_the_table_looks_as_it_would_without_it(at: float) -> None:
    pressed, plain = Cinema(), Cinema(liveliness=Liveliness.QUIET)
    pressed.until(at)
    pressed.app.click((640, 300))
    assert pressed.film is None
    for cinema in (pressed, plain):
        cinema.to_the_end()
        cinema.app.seat.table.draw(cinema.app.window.canvas)
    felt = pygame.Rect(250, 300, 780, 180)
    one, other = (cinema.app.window.canvas.subsurface(felt) for cinema in (pressed, plain))
    assert pressed.driver.shown.animator.poses == plain.driver.shown.animator.poses
    assert difference(one, other) <= 3


NONE = [{"liveliness": Liveliness.QUIET}, {"speed": 0.0}]


@pytest.mark.parametrize(
    "chosen", [{"reduced_motion": Motion.ON}, *(pytest.param(each, marks=pytest.mark.slow) for each in NONE)]
)
def test_who_wants_none_sees_none_and_is_told_all_the_same(chosen: dict[str, Any]) -> None:
    cinema = Cinema(**chosen)
    assert not cinema.to_the_end()
    assert cinema.heard.count("sparrow") == 1
    assert any(award.step == "sparrow" for award in cinema.app.seat.session.view().ledger.awards)


def test_there_is_one_in_a_deal() -> None:
    """Also where its trick is taken back and played again."""
    cinema = Cinema("owl", made=False)
    cinema.until(0.5)
    cinema.app.seat.table.driver.playback.skip()
    cinema.step()
    assert cinema.driver.playback.take_back()
    assert not cinema.to_the_end()
