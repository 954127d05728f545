"""Reviews in these tests are judged by few deals: what the judges find is not what is tested."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.coach.review._PLAYOUTS", 4)
        patch.setattr("game.coach.review.FIRST_WORLDS", 2)
        yield
