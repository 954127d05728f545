"""A deal of every game and matches of three, played by keyboard with Orca, knowing only what was spoken."""

from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.readers.orca import Listener, listening
from tests.readers.stranger import SHORTEST, WORDS, Stranger

pytestmark = [pytest.mark.slow, pytest.mark.orca]

MATCHES = ("ecarte", "sheepshead", "illustrated_tarock")


def nothing_is_lost(who: Listener, *wanted: str) -> None:
    told = " ".join(who.log)
    for each in ("Deal 1.", "You hold ", "the trick.", "deal.", *wanted):
        assert each in told, who.log
    lost = [each for each in who.log if each.endswith("(dropped)") and "parlour-tricks" in each]
    assert len(lost) <= told.count("> "), "only what a press has broken off"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_deal_is_played_by_what_orca_speaks(tmp_path: Path, game: str) -> None:
    with listening(tmp_path) as who:
        stranger = Stranger(who, game)
        stranger.sit_down()
        stranger.play(WORDS.get("result.next"))
        nothing_is_lost(who)


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_played_by_what_orca_speaks_and_looked_back_at(tmp_path: Path, game: str) -> None:
    with listening(tmp_path) as who:
        stranger = Stranger(who, game)
        stranger.sit_down(*SHORTEST.get(game, ()))
        stranger.play_match()
        nothing_is_lost(who, "the match.", "Move 2 of ")
