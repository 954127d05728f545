"""No level decides otherwise than it did, in deals that are written down in words."""

import gc
from collections.abc import Iterator

import pytest

from game.search.minimax import Minimax
from tests.bots.decisions import HERE, told
from tests.laws.walks import IDS


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("game_id", IDS)
def test_every_level_decides_as_it_did(game_id: str) -> None:
    """What a decision has looked up is let go of with it; hundreds of megabytes once waited for the collector."""
    assert told(game_id).splitlines() == (HERE / f"{game_id}.txt").read_text("utf-8").splitlines()
    assert not [each for each in gc.get_objects() if type(each) is Minimax]


@pytest.mark.parametrize("game_id", IDS)
def test_the_levels_differ_in_the_deals_that_are_written_down(game_id: str) -> None:
    """A record in which all levels agree would show nothing."""
    lines = (HERE / f"{game_id}.txt").read_text("utf-8").splitlines()
    decided = [
        [part.split()[1:-1] for part in line.split(": ", 1)[1].split(" | ")] for line in lines if ": " in line
    ]
    assert sum(novice != club for novice, club, _ in decided) > 2
    assert sum(club != expert for _, club, expert in decided) > 0, (
        f"The Expert of {game_id} never leaves the Club player's way: more playouts, or knowledge of its own."
    )
