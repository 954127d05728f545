"""The chrome kept as a picture: nobody can tell it from the chrome drawn anew, and it is not drawn anew in vain."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pygame
import pytest

from game.catalogue import GAMES
from game.ui.page import Page
from game.ui.table.film import Film, covered
from tests.ui.table.seated import FRAME, Seat

IDS = [game.id for game in GAMES]
NEAR = 3
"""How far a channel may be off where picture is laid over picture."""
CHANGES = 40


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """Give by how much the channels of two pictures differ at most."""
    here, there = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    return 0 if here == there else max(abs(a - b) for a, b in zip(here, there, strict=True))


def drawn(seat: Seat, film: Film) -> pygame.Surface:
    canvas = pygame.Surface(seat.house.look.size)
    canvas.fill((30, 90, 60))
    film.draw(canvas, seat.table.page)
    return canvas


@pytest.mark.parametrize("game", IDS)
def test_a_picture_brought_up_to_date_looks_like_one_taken_anew(game: str) -> None:
    seat, dice = Seat(game, size=(960, 600)), Random(2)
    film, desk = Film(seat.house), seat.table.desk
    compared = 0
    while compared < CHANGES:
        seat.table.update(FRAME)
        if desk.course.between:
            desk.next_deal()
        if desk.course.ready:
            desk.course.submit([dice.choice(desk.sitting.view().moves)])
            desk.look_again()
        if seat.table.page.stale:
            assert difference(drawn(seat, film), drawn(seat, Film(seat.house))) <= NEAR
            compared += 1


@pytest.mark.parametrize("game", IDS)
def test_the_picture_looks_like_the_chrome(game: str) -> None:
    seat = Seat(game, size=(960, 600))
    seat.my_turn()
    film = Film(seat.house)
    seat.table.page.refresh()
    anew, kept = drawn(seat, film), drawn(seat, film)
    assert difference(anew, kept) <= NEAR


def test_a_change_is_seen_at_once() -> None:
    seat = Seat("ecarte", size=(960, 600))
    seat.my_turn()
    film = Film(seat.house)
    seat.table.page.refresh()
    before = [drawn(seat, film), drawn(seat, film)][-1]
    seat.table.desk.log()
    assert difference(drawn(seat, film), before) > NEAR
    after = drawn(seat, film)
    seat.table.page.refresh()
    assert difference(drawn(seat, film), after) <= NEAR


class Counted:
    """A page that counts how often what stays as it is was drawn."""

    def __init__(self, page: Page, patch: pytest.MonkeyPatch) -> None:
        self._draw = page.draw_still
        self.times = self.pixels = 0
        patch.setattr(page, "draw_still", self)

    def __call__(self, canvas: pygame.Surface, boxes: Sequence[pygame.Rect]) -> None:
        self.times += 1
        self.pixels = sum(box.width * box.height for box in boxes)
        self._draw(canvas, boxes)


def test_the_chrome_is_drawn_once_until_it_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    film, counted = Film(seat.house), Counted(seat.table.page, monkeypatch)
    for _ in range(3):
        drawn(seat, film)
    assert counted.times == 1
    seat.table.page.refresh()
    drawn(seat, film)
    assert counted.times == 2


def test_what_never_rests_is_drawn_at_every_frame_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    seat.go(1.0)  # until no change of the score is on the move
    film, counted = Film(seat.house), Counted(seat.table.page, monkeypatch)
    rested = drawn(seat, film)
    seat.table.desk.happened.lately.gain({0: "+3"})
    frames = [drawn(seat, film)]
    for _ in range(3):
        seat.table.desk.happened.lately.update(0.15)
        frames.append(drawn(seat, film))
    assert counted.times == 2
    assert all(difference(here, there) > NEAR for here, there in pairwise([rested, *frames]))
    seat.table.desk.happened.lately.update(0.6)
    drawn(seat, film)
    assert counted.times == 3


def test_cards_fly_over_a_chrome_that_is_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    canvas = pygame.Surface(seat.house.look.size)
    counted = Counted(seat.table.page, monkeypatch)
    seat.go(1.0)  # until no change of the score is on the move
    seat.table.desk.use(seat.table.desk.hand.cards[0])
    frames, whole = 0, canvas.get_width() * canvas.get_height()
    seat.table.draw(canvas)
    while not seat.table.desk.course.animator.idle and frames < 600:
        seat.table.update(FRAME)
        seat.table.draw(canvas)
        frames += 1
    assert 1 < counted.times < frames
    assert 0 < counted.pixels < whole


def test_the_boxes_of_a_film_hold_every_piece_and_never_overlap() -> None:
    size = (1000, 600)
    pieces = [pygame.Rect(0, 0, 1000, 50), pygame.Rect(700, 40, 280, 400), pygame.Rect(100, 300, 60, 40)]
    boxes = list(covered(size, pieces))
    assert all(not here.colliderect(there) for here, there in combinations(boxes, 2))
    whole = pygame.Rect((0, 0), size)
    for piece in pieces:
        inside = sum(each.clip(piece).width * each.clip(piece).height for each in boxes)
        assert inside == piece.width * piece.height
    assert all(whole.contains(each) for each in boxes)
    assert sum(each.width * each.height for each in boxes) < 0.5 * 1000 * 600
