"""Invitations: written and read again, repaired when the game has changed, and kept without a stated deal."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalogue import LEVELS, find
from game.storage.settings import DEFAULTS
from game.ui.invitation import Invitation, Opponent, last, proper, read, remember, usual, written
from tests.ui.kit.house import open_house, porter

SIGN = st.characters(exclude_categories=("Cc", "Cs"))
ID = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
NAME = st.text(SIGN, max_size=60).map(proper).filter(bool)
OPPONENT = st.builds(Opponent, NAME, st.sampled_from(LEVELS))
INVITATION = st.builds(
    Invitation,
    ID,
    st.dictionaries(ID, st.booleans() | st.integers(-999, 999) | st.text(SIGN, max_size=9)).map(
        lambda options: tuple(options.items())
    ),
    st.lists(OPPONENT, max_size=4).map(tuple),
    st.lists(st.integers(0, 77), max_size=8).map(tuple),
    st.none() | st.integers(0, 4),
)


@given(INVITATION)
def test_what_is_written_is_read_again(invitation: Invitation) -> None:
    assert read(written(invitation)) == invitation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{",
        "[]",
        '{"game": 1}',
        written(Invitation("ecarte", (), (Opponent("Ada", "grandmaster"),))),
        written(Invitation("ecarte", (), (Opponent(" # ", "club"),))),
        written(Invitation("ecarte", (), (), (-1,))),
        "[" * 100_000,
        '{"game": "ecarte", "options": {"a": ' + '{"a": ' * 5000 + "1" + "}" * 5001 + "}",
        written(Invitation("ecarte", (), (Opponent("Ada\0", "club"),))),
        written(Invitation("ecarte", (), (Opponent("Ada\ud800", "club"),))),
        written(Invitation("ecarte", (), (Opponent("A" * 5000, "club"),))),
        written(Invitation("ecarte", (("target_score", 10**400),), ())),
        written(Invitation("ecarte", (), (), (10**30,))),
        written(Invitation("ecarte", (), (), (), 9)),
        '{"game": "ecarte", "options": [], "opponents": [], "stated": [], "dealer": null}',
    ],
)
def test_broken_text_is_no_invitation(text: str) -> None:
    assert read(text) is None


def test_whoever_never_set_a_game_up_gets_the_usual_table() -> None:
    house = open_house()
    invitation = last(DEFAULTS, find("ecarte"), house.words)
    assert invitation == usual(find("ecarte"), house.words)
    assert [each.level for each in invitation.opponents] == ["club"]
    assert invitation.opponents[0].name == "The Marquise"


def test_what_the_game_no_longer_offers_is_dropped_and_the_rest_kept() -> None:
    house, game = open_house(), find("ecarte")
    ada = Opponent("Ada", "expert")
    kept = Invitation(
        "ecarte", (("target_score", 7), ("target_score_of_old", 3), ("match_games", 4)), (ada,), (), 1
    )
    invitation = last(DEFAULTS.with_setup("ecarte", written(kept)), game, house.words)
    assert invitation == replace(kept, options=(("target_score", 7),))
    crowd = replace(kept, opponents=(ada,) * 4, dealer=3)
    repaired = last(DEFAULTS.with_setup("ecarte", written(crowd)), game, house.words)
    assert (len(repaired.opponents), repaired.dealer) == (1, None)


def test_broken_or_foreign_text_in_the_settings_gives_the_usual_table() -> None:
    house, game = open_house(), find("ecarte")
    for text in ("{", written(Invitation("imperium", (), (Opponent("Ada", "club"),)))):
        assert last(DEFAULTS.with_setup("ecarte", text), game, house.words) == usual(game, house.words)


def test_a_set_up_is_remembered_without_its_stated_deal() -> None:
    house = open_house()
    invitation = Invitation("ecarte", (("target_score", 7),), (Opponent("Ada", "club"),), tuple(range(32)), 1)
    remember(house, invitation)
    assert last(house.settings, find("ecarte"), house.words) == replace(invitation, stated=())
    assert porter(house).kept[-1].setup_of("ecarte") is not None
