"""Whole programs judge by few deals here, and par is found by little thought: neither is what is tested."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.coach.review._PLAYOUTS", 4)
        patch.setattr("game.coach.review.FIRST_WORLDS", 2)
        patch.setattr("game.play.par.BUDGET", 1)
        yield
