"""Set-ups of matches: written and read again, repaired when the game has changed, and kept without a stated deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalogue import LEVELS, find
from game.core.record import replace
from game.core.transcript import Header
from game.play.match_setup import (
    MatchSetup,
    Opponent,
    header_players,
    last_setup,
    parse_setup,
    proper,
    setup_text,
    usual_setup,
)
from game.session.players import players_of
from game.storage.settings import DEFAULTS
from game.ui.scenes.setup import remember
from tests.ui.kit.context import open_context, platform

SIGN = st.characters(exclude_categories=("Cc", "Cs"))
ID = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
NAME = st.text(SIGN, max_size=60).map(proper).filter(bool)
OPPONENT = st.builds(Opponent, NAME, st.sampled_from(LEVELS))
INVITATION = st.builds(
    MatchSetup,
    ID,
    st.dictionaries(ID, st.booleans() | st.integers(-999, 999) | st.text(SIGN, max_size=9)).map(
        lambda options: tuple(options.items())
    ),
    st.lists(OPPONENT, max_size=4).map(tuple),
    st.lists(st.integers(0, 77), max_size=8).map(tuple),
    st.none() | st.integers(0, 4),
)


@given(INVITATION)
def test_what_is_written_is_read_again(match_setup: MatchSetup) -> None:
    assert parse_setup(setup_text(match_setup)) == match_setup


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{",
        "[]",
        '{"game": 1}',
        setup_text(MatchSetup("ecarte", (), (Opponent("Ada", "grandmaster"),))),
        setup_text(MatchSetup("ecarte", (), (Opponent(" # ", "club"),))),
        setup_text(MatchSetup("ecarte", (), (), (-1,))),
        "[" * 100_000,
        '{"game": "ecarte", "options": {"a": ' + '{"a": ' * 5000 + "1" + "}" * 5001 + "}",
        setup_text(MatchSetup("ecarte", (), (Opponent("Ada\0", "club"),))),
        setup_text(MatchSetup("ecarte", (), (Opponent("Ada\ud800", "club"),))),
        setup_text(MatchSetup("ecarte", (), (Opponent("A" * 5000, "club"),))),
        setup_text(MatchSetup("ecarte", (("target_score", 10**400),), ())),
        setup_text(MatchSetup("ecarte", (), (), (10**30,))),
        setup_text(MatchSetup("ecarte", (), (), (), 9)),
        '{"game": "ecarte", "options": [], "opponents": [], "stated": [], "dealer": null}',
    ],
)
def test_broken_text_is_no_invitation(text: str) -> None:
    assert parse_setup(text) is None


def test_whoever_never_set_a_game_up_gets_the_usual_table() -> None:
    match_setup = last_setup(DEFAULTS, find("ecarte"))
    assert match_setup == usual_setup(find("ecarte"), "")
    assert [each.level for each in match_setup.opponents] == ["club"]
    assert match_setup.opponents[0].name == "The Marquise"


def test_what_the_game_no_longer_offers_is_dropped_and_the_rest_kept() -> None:
    game = find("ecarte")
    ada = Opponent("Ada", "expert")
    kept = MatchSetup(
        "ecarte", (("target_score", 7), ("target_score_of_old", 3), ("match_games", 4)), (ada,), (), 1
    )
    match_setup = last_setup(DEFAULTS.with_setup("ecarte", setup_text(kept)), game)
    assert match_setup == replace(kept, options=(("target_score", 7),))
    crowd = replace(kept, opponents=(ada,) * 4, dealer=3)
    repaired = last_setup(DEFAULTS.with_setup("ecarte", setup_text(crowd)), game)
    assert (len(repaired.opponents), repaired.dealer) == (1, None)


def test_broken_or_foreign_text_in_the_settings_gives_the_usual_table() -> None:
    game = find("ecarte")
    for text in ("{", setup_text(MatchSetup("imperium", (), (Opponent("Ada", "club"),)))):
        assert last_setup(DEFAULTS.with_setup("ecarte", text), game) == usual_setup(game, "")


def test_a_set_up_is_remembered_without_its_stated_deal() -> None:
    context = open_context()
    match_setup = MatchSetup(
        "ecarte", (("target_score", 7),), (Opponent("Ada", "club"),), tuple(range(32)), 1
    )
    remember(context, match_setup)
    assert last_setup(context.settings, find("ecarte")) == replace(match_setup, stated=())
    assert platform(context).kept[-1].setup_of("ecarte") is not None


def test_who_has_no_name_is_called_after_the_seat() -> None:
    company = (Opponent("", "club"), Opponent("Анна", "novice"))
    players = header_players(MatchSetup("gleek", (), company), open_context().words)
    assert [each.name for each in players_of(Header("gleek", 1, players=players), 3)] == [
        "You",
        "Seat 1",
        "Анна",
    ]


@given(st.text(st.characters(exclude_categories=())))
def test_a_proper_name_stays_as_it_is(name: str) -> None:
    assert proper(proper(name)) == proper(name)
