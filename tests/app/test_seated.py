"""Opponents are written into a match with the temperament they are known for, and read again as they were."""

import pytest

from game.app.navigator import seated
from game.catalogue import rules_for
from game.core.outcome import Outcome
from game.core.transcript import Header
from game.play.match_setup import Opponent
from game.play.portraits import OPPONENTS, known_names, temperament_of
from game.session.players import Player, players_of
from game.storage.stats import recorded
from tests.laws.test_texts import english


@pytest.mark.parametrize("place", range(len(OPPONENTS)))
def test_an_opponent_is_read_as_written(place: int) -> None:
    words = english()
    name = known_names(words)[place]
    text = seated(Opponent(name, "expert"), words)
    (found,) = players_of(Header("ecarte", 1, players=(text,)), 1)
    assert found == Player(name, "expert", temperament_of(name, words))


def test_temperament_is_no_level_in_the_statistics() -> None:
    words = english()
    text = seated(Opponent(known_names(words)[1], "expert"), words)
    assert text.count(",") == 2
    header = Header("ecarte", 1, players=("You", text))
    nothing = Outcome(over=False, winners=(), deals=())
    assert recorded("id", header, rules_for("ecarte", {}).spec, nothing).level == "expert"
