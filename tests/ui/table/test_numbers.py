"""The figures behind a hint: opened by key or button, a line for every move and every unseen card, put away again."""

from dataclasses import replace

import pygame
import pytest

from game.search.belief import unseen
from game.ui.node import flaws
from tests.ui.table.seated import QUICK, Evening, Seat

SIZES = ((1280, 720), (960, 600))
GAMES = ("ecarte", "sheepshead", "illustrated_tarock")


def chooses(seat: Seat) -> bool:
    """Wait for my turn, and tell whether there is a choice."""
    seat.my_turn()
    return len(seat.table.desk.course.shown.moves) > 1


def hinted(game: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Evening:
    """Ask for a hint where there is a choice, in a real window."""
    mine = replace(QUICK, text_scale=scale, speed=0.0)
    seats = (Seat(game, size, mine, seed=seed) for seed in range(9))
    evening = Evening(next(seat for seat in seats if chooses(seat)))
    desk = evening.seat.table.desk
    evening.key(pygame.K_h)
    evening.until(lambda: desk.advice is not None)
    return evening


def words(evening: Evening) -> list[str]:
    return [node.name for node in evening.nodes]


def told(evening: Evening, begin: str) -> bool:
    return any(each.startswith(begin) for each in words(evening))


@pytest.mark.parametrize("game", GAMES)
def test_a_second_hint_shows_the_figures(game: str) -> None:
    evening = hinted(game)
    table = evening.seat.table
    assert table.desk.advice is not None
    prospects, view = table.desk.advice.prospects, evening.seat.sitting.view()
    evening.key(pygame.K_h)
    evening.until(lambda: told(evening, "Card "))
    promised, believed = (
        next(each for each in words(evening) if each.startswith(k)) for k in ("Move ", "Card ")
    )
    assert promised.count("advised") == 1
    assert all(str(len(each.gains)) in promised for each in prospects)
    assert believed.count(" %") >= unseen(view).bit_count()
    evening.key(pygame.K_ESCAPE)
    evening.until(lambda: evening.at_table)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_figures_fit(game: str, size: tuple[int, int], scale: float) -> None:
    evening = hinted(game, size, scale)
    button = evening.find("numbers")
    assert button is not None
    assert not flaws(evening.nodes, size)
    x, y, wide, tall = button.rect
    evening.click((x + wide // 2, y + tall // 2))
    evening.until(lambda: told(evening, "Card "))
    assert not flaws(evening.nodes, size)
    assert evening.seat.table.desk.note is not None


def test_a_move_made_puts_the_figures_away() -> None:
    evening = hinted("ecarte")
    desk = evening.seat.table.desk
    desk.say(evening.seat.table.desk.choices.words[0].word)
    assert desk.advice is None
    evening.step()
    assert evening.find("numbers") is None
