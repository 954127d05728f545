"""What people call silly, which no level above a novice does without a reason that counts for more."""

from collections.abc import Mapping

import pytest

from game.catalogue import find, rules_for
from tests.bots.manners import counted
from tests.strength.contests import options_for

TABLES: Mapping[tuple[str, int], int] = {
    ("illustrated_tarock", 3): 150,
    ("gleek", 3): 60,
    ("sheepshead", 3): 150,
    ("sheepshead", 5): 250,
}
"""By table, the deals in which chances to be silly come up often enough."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_club_players_do_nothing_silly(game_id: str, seats: int) -> None:
    game = find(game_id)
    rules = rules_for(game_id, options_for(game, seats))
    found = counted(rules, game.bot(rules, "club"), TABLES[game_id, seats], worlds=1)
    assert {what for what, done in found if not done}
    assert not {what: times for (what, done), times in found.items() if done}


def test_a_novice_takes_the_partners_trick() -> None:
    """A beginner's mistake, and a sign that such things are found."""
    game = find("sheepshead")
    rules = rules_for("sheepshead", options_for(game, 3))
    assert counted(rules, game.bot(rules, "novice"), 150)["partner's trick taken with a trump", True]
