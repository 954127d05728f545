"""What people call silly, which no level above a novice does without a reason that counts for more."""

from collections.abc import Mapping
from itertools import islice

import pytest

from game.catalogue import find, rules_for
from game.rules.illustrated_tarock.bidding import BID_WORDS
from tests.bots.manners import bold_words, counted, in_vain, words_in_vain
from tests.tools.strength.contests import options_for

TABLES: Mapping[tuple[str, int], int] = {
    ("illustrated_tarock", 3): 150,
    ("gleek", 3): 60,
    ("sheepshead", 3): 150,
    ("sheepshead", 5): 250,
}
"""By table, the deals in which chances to be silly come up often enough."""
WORDS: Mapping[tuple[str, int], int] = {
    ("ecarte", 2): 60,
    ("gleek", 3): 40,
    ("illustrated_tarock", 3): 60,
    ("sheepshead", 3): 60,
    ("sheepshead", 5): 60,
}
"""By table with something bold to say, how many choices are looked at."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_club_players_do_nothing_silly(game_id: str, seats: int) -> None:
    game = find(game_id)
    rules = rules_for(game_id, options_for(game, seats))
    found = counted(rules, game.bot(rules, "club"), TABLES[game_id, seats], worlds=1)
    assert {what for what, done in found if not done}
    assert not {what: times for (what, done), times in found.items() if done}


@pytest.mark.parametrize(("game_id", "seats"), WORDS)
def test_nobody_bids_beyond_what_the_match_can_still_pay(game_id: str, seats: int) -> None:
    game = find(game_id)
    rules = rules_for(game_id, options_for(game, seats))
    assert not words_in_vain(game, rules, WORDS[game_id, seats], ("novice", "club", "expert"))


def test_a_solo_without_a_chance_is_beyond_what_a_match_can_pay() -> None:
    game = find("illustrated_tarock")
    asked = islice(bold_words(game, rules_for(game.id, {})), 8)
    assert (
        0
        < sum(
            in_vain(game, each, BID_WORDS["solo"]) for each in asked if BID_WORDS["solo"] in each.view.moves
        )
        < 8
    )


def test_a_novice_takes_the_partners_trick() -> None:
    """A beginner's mistake, and a sign that such things are found."""
    game = find("sheepshead")
    rules = rules_for("sheepshead", options_for(game, 3))
    assert counted(rules, game.bot(rules, "novice"), 150)["partner's trick taken with a trump", True]
