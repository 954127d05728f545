"""A deal of every game, played by keyboard with Orca, knowing only what was spoken."""

from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.readers.orca import listening
from tests.readers.stranger import WORDS, Stranger

pytestmark = [pytest.mark.slow, pytest.mark.orca]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_deal_is_played_by_what_orca_speaks(tmp_path: Path, game: str) -> None:
    with listening(tmp_path) as who:
        stranger = Stranger(who, game)
        stranger.sit_down()
        stranger.play(WORDS.get("result.next"))
        told = " ".join(who.log)
        for wanted in ("Deal 1.", "You hold ", "the trick.", "deal."):
            assert wanted in told, who.log
        lost = [each for each in who.log if each.endswith("(dropped)") and "parlour-tricks" in each]
        assert len(lost) <= told.count("> "), "only what a press has broken off"
