"""Opponents are written into a match with the temperament they are known for, and read again as they were."""

import pytest

from game.catalogue import rules_for
from game.core.outcome import Outcome
from game.core.transcript import Header
from game.play.match_record import recorded
from game.play.match_setup import MatchSetup, Opponent, header_players
from game.play.portraits import OPPONENTS, known_names, temperament_of
from game.session.players import Player, players_of
from tests.laws.test_texts import english


@pytest.mark.parametrize("place", range(len(OPPONENTS)))
def test_an_opponent_is_read_as_written(place: int) -> None:
    words = english()
    name = known_names(words)[place]
    players = header_players(MatchSetup("ecarte", (), (Opponent(name, "expert"),)), words)
    you, found = players_of(Header("ecarte", 1, players=players), 2)
    assert not you.level
    assert found == Player(name, "expert", temperament_of(name, words))


def test_temperament_is_no_level_in_the_statistics() -> None:
    words = english()
    opponent = Opponent(known_names(words)[1], "expert")
    players = header_players(MatchSetup("ecarte", (), (opponent,)), words)
    assert players[1].count(",") == 2
    header = Header("ecarte", 1, players=players)
    nothing = Outcome(over=False, winners=(), deals=())
    assert recorded("id", header, rules_for("ecarte", {}).spec, nothing).level == "expert"
