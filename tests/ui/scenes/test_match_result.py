"""The result of a match: winner, standings, course, and the three ways on."""

import pytest

from game.catalogue import GAMES
from game.storage.stats import best_seat
from game.ui.action import Action
from game.ui.house import House
from game.ui.plain import Plain
from game.ui.scene import Home, Pop, Quit, Switch
from game.ui.scenes.match_result import Parting, match_result
from game.ui.scenes.story import course
from game.ui.table.sitting import AnyMatch
from tests.ui.kit.house import click_on, open_house, press
from tests.ui.scenes.evening import LONG, company, flawless, live, played, reached, texts

IDS = [game.id for game in GAMES]
WAYS: dict[str, Switch] = {"again": Pop(), "another": Home(), "title": Quit(), "look_back": None}


def opened(match: AnyMatch, house: House, other: str = "The Marquise") -> Plain:
    return match_result(
        house,
        match,
        0,
        company(match, other),
        Parting(*(lambda key=key: WAYS[key] for key in ("again", "another", "title", "look_back"))),
    )


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", range(5))
def test_the_winner_is_whoever_decides_the_match(game: str, seed: int) -> None:
    house, match = open_house(), played(game, seed, deals=99)
    assert match.over
    spec = match.rules.spec
    winner = best_seat(match.rules.worth(match.view(0).ledger.holdings), spec)
    party = next((party for party in spec.parties if winner in party), ())
    names = [company(match)[seat] for seat in party]
    told = f"{names[0]} wins the match" if len(party) == 1 else f"{' and '.join(names)} win the match"
    if not party:
        told = "A drawn match"
    if 0 in party:
        told = "You win the match" if len(party) == 1 else "Your side wins the match"
    assert told.casefold() in [text.casefold() for text in texts(opened(match, house))]


def test_the_chart_follows_the_course_and_every_deal_is_listed() -> None:
    house, match = open_house(), played("ecarte", 2, deals=99)
    scene = opened(match, house)
    ends = course(match.rules, match.view(0).ledger)[-1]
    chart = next(node for node in scene.nodes() if node.role == "chart")
    assert chart.value == f"You {ends[0]}; The Marquise {ends[1]}"
    written = texts(scene)
    assert all(f"Deal {number}" in written for number in range(1, match.view(0).ledger.finished + 1))


@pytest.mark.parametrize("way", WAYS)
def test_each_way_on_by_mouse_and_by_keyboard(way: str) -> None:
    house, match = open_house(), played("ecarte", 2, deals=99)
    assert click_on(opened(match, house), way) is WAYS[way]
    scene = opened(match, house)
    scene.page.hold(way)
    assert press(scene, Action.CONFIRM) is WAYS[way]


def test_enter_plays_again_and_escape_leaves() -> None:
    house, match = open_house(), played("ecarte", 2, deals=99)
    assert press(opened(match, house), Action.CONFIRM) is WAYS["again"]
    assert press(opened(match, house), Action.BACK) is WAYS["title"]


def test_everything_is_reached_by_keyboard() -> None:
    scene = opened(played("ecarte", 2, deals=99), open_house())
    assert live(scene) <= reached(scene)


@pytest.mark.parametrize("game", IDS)
def test_nothing_is_clipped_or_overlaps(game: str) -> None:
    match = played(game, 3, deals=99)
    assert flawless(lambda house: opened(match, house)) == []
    assert flawless(lambda house: opened(match, house, LONG)) == []


def test_a_long_match_of_many_games_fits() -> None:
    match = played("ecarte", 3, deals=99, options={"match_games": 9, "stake_multiplier": True})
    assert flawless(lambda house: opened(match, house, LONG)) == []
