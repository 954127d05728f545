"""Every sitter has a face for every mood, as a portrait however small and as a bust, drawn from one file."""

import re
from itertools import combinations, product

import pygame
import pytest

from game import resources
from game.play.portraits import OPPONENTS, PLAYERS
from game.stage.moods import Expression, Mood
from game.ui.draw.portraits import bust, portrait, posed

SITTERS = (*OPPONENTS, *PLAYERS)


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """Count the pixels that are plainly of another colour."""
    pairs = (
        zip(*[iter(pygame.image.tobytes(one, "RGB"))] * 3, strict=True),
        zip(*[iter(pygame.image.tobytes(other, "RGB"))] * 3, strict=True),
    )
    return sum(
        max(abs(a - b) for a, b in zip(here, there, strict=True)) > 40
        for here, there in zip(*pairs, strict=True)
    )


@pytest.mark.parametrize("name", SITTERS)
def test_a_mood_is_plain_on_a_plate_and_without_a_tilt(name: str) -> None:
    faces = [portrait(name, 30, expression=Expression(mood), tilted=False) for mood in Mood]
    for (here, one), (there, other) in combinations(zip(Mood, faces, strict=True), 2):
        assert apart(one, other) >= 6, f"{here} and {there} look alike"


@pytest.mark.parametrize("name", SITTERS)
def test_a_mood_is_as_plain_on_the_plate_of_whoever_is_to_move(name: str) -> None:
    for mood in Mood:
        resting, moving = (
            portrait(name, 34, colour="#7d2748", lit=lit, expression=Expression(mood))
            for lit in (False, True)
        )
        inside = pygame.Rect(0, 0, 20, 20)
        inside.center = (17, 17)
        assert apart(resting.subsurface(inside), moving.subsurface(inside)) == 0


@pytest.mark.parametrize("name", SITTERS)
def test_eyes_look_aside_in_every_mood(name: str) -> None:
    for mood in Mood:
        left, straight, right = (bust(name, 112, Expression(mood, look)) for look in (-1, 0, 1))
        assert apart(left, straight) > 8, mood
        assert apart(straight, right) > 8, mood
        assert apart(left, right) > 16, mood


@pytest.mark.parametrize("name", SITTERS)
def test_a_bust_has_no_ground_and_its_shoulders_run_on_below_the_frame(name: str) -> None:
    drawn = bust(name, 120)
    assert drawn.get_size() == (168, 216)
    assert drawn.get_at((2, 2)).a == drawn.get_at((165, 2)).a == 0
    for row in (120, 168, 215):
        assert drawn.get_at((84, row)).a == 255
        assert all(drawn.get_at((column, row)).a == 0 for column in (0, 1, 166, 167)), "cut off at the side"
    assert drawn.get_at((30, 215)).a == drawn.get_at((138, 215)).a == 255


def test_one_face_is_left_of_a_file_and_it_stays_small() -> None:
    total = 0
    for name, mood in product(SITTERS, Mood):
        text = resources.read_text("portraits", f"{name}.svg")
        kept = posed(text, Expression(mood))
        assert "class=" not in kept
        assert "display" not in kept
        assert len(kept) < 9_500, name
        assert kept.count("<g") == kept.count("</g>")
        total += len(text) if mood is Mood.CALM else 0
        assert set(re.findall(r'class="(\w+) ', text)) == {*Mood}
    assert total < 300_000
