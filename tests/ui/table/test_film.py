"""The chrome kept as a picture: nobody can tell it from the chrome drawn anew, and it is not drawn anew in vain."""

import pygame
import pytest

from game.catalogue import GAMES
from game.ui.page import Page
from game.ui.table.film import Film
from tests.ui.table.seated import FRAME, Seat

IDS = [game.id for game in GAMES]
NEAR = 3
"""How far a channel may be off where picture is laid over picture."""


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """Give by how much the channels of two pictures differ at most."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return max(abs(here - there) for here, there in pairs)


def drawn(seat: Seat, film: Film) -> pygame.Surface:
    canvas = pygame.Surface(seat.house.look.size)
    canvas.fill((30, 90, 60))
    film.draw(canvas, seat.table.page, live=False)
    return canvas


@pytest.mark.parametrize("game", IDS)
def test_the_picture_looks_like_the_chrome(game: str) -> None:
    seat = Seat(game, size=(960, 600))
    seat.my_turn()
    film = Film()
    seat.table.page.refresh()
    anew, kept = drawn(seat, film), drawn(seat, film)
    assert difference(anew, kept) <= NEAR


def test_a_change_is_seen_at_once() -> None:
    seat = Seat("ecarte", size=(960, 600))
    seat.my_turn()
    film = Film()
    seat.table.page.refresh()
    before = [drawn(seat, film), drawn(seat, film)][-1]
    seat.table.desk.log()
    assert difference(drawn(seat, film), before) > NEAR
    after = drawn(seat, film)
    seat.table.page.refresh()
    assert difference(drawn(seat, film), after) <= NEAR


class Counted:
    """A page that notes what it is drawn on."""

    def __init__(self, page: Page, patch: pytest.MonkeyPatch) -> None:
        self._draw = page.draw
        self.on: list[pygame.Surface] = []
        patch.setattr(page, "draw", self)

    def __call__(self, canvas: pygame.Surface) -> None:
        self.on.append(canvas)
        self._draw(canvas)


def test_what_moves_by_itself_is_drawn_live(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    canvas = pygame.Surface(seat.house.look.size)
    page, film = seat.table.page, Film()
    counted = Counted(page, monkeypatch)
    page.refresh()
    for live in (False, False, False, True, True, False, False):
        film.draw(canvas, page, live)
    assert [each is canvas for each in counted.on] == [True, False, True, True, False]


def test_cards_fly_over_a_chrome_that_is_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    canvas = pygame.Surface(seat.house.look.size)
    counted = Counted(seat.table.page, monkeypatch)
    seat.go(1.0)  # until no change of the score is on the move
    seat.table.desk.use(seat.table.desk.hand.cards[0])
    frames = 0
    while not seat.table.desk.course.animator.idle and frames < 600:
        seat.table.update(FRAME)
        seat.table.draw(canvas)
        frames += 1
    assert 0 < len(counted.on) < frames
