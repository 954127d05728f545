"""Frames of the films: every bird of the deals that tests/stage keeps, made and failed, in one window."""

from time import sleep, thread_time

import pygame

from game.core.record import replace
from game.play.phases import Mine
from game.play.table.inputs import TimePassed
from game.storage.settings import DEFAULTS
from tests.stage.birds import GAME, SEEDS, entries_of
from tests.tools.bench.figures import Figure, spread
from tests.ui.table.seated import Seat

FRAME, AHEAD = 1 / 60, 0.004
"""Seconds of a frame, and in which pictures may be drawn ahead after it."""


def films(size: tuple[int, int]) -> list[Figure]:
    """Time the frames of every film."""
    busy, canvas = list[float](), pygame.Surface(size)
    for bird, mine, made in SEEDS:
        busy += _shown(bird, canvas, mine=mine, made=made)
    return spread(f"films {size[0]}×{size[1]} frame, processor", busy)


def _shown(bird: str, canvas: pygame.Surface, *, mine: bool, made: bool) -> list[float]:
    """Play the last cards of a bird's trick, and time the frames from when the room darkens."""
    entries, last = entries_of(bird, mine=mine, made=made)
    settings = replace(DEFAULTS, auto_last_card=False)
    seat = Seat(GAME.id, canvas.get_size(), settings, entries=entries[: last - 3], script=entries)
    seat.table.update(FRAME)
    driver, busy = seat.table.driver, list[float]()
    while driver.shown.animator.filming or not busy:
        if isinstance(driver.playback.phase, Mine):
            driver.playback.submit((entries[len(seat.session.match)].move,))
            seat.table.send(TimePassed(driver.clock.now))
        begun = thread_time()
        seat.table.update(FRAME)
        seat.table.draw(canvas)
        passed = thread_time() - begun
        seat.context.sprites.work(AHEAD)
        sleep(AHEAD)
        if driver.shown.animator.filming:
            busy.append(passed)
    return busy
