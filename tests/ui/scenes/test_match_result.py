"""The result of a match: winner, standings, course, and the three ways on."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES
from game.core.cards import CHANCE
from game.core.move import Say
from game.core.options import Value
from game.session.match import AnyMatch
from game.ui.blocks import Action, Home, Page, Pop, Quit, Switch, UiContext
from game.ui.scenes.match_result import MatchResultRoutes, match_result
from tests.ui.kit.context import click_on, open_context, press
from tests.ui.scenes.application import LONG, Flawless, company, live, played, reached, texts

IDS = [game.id for game in GAMES]
WAYS: dict[str, Switch] = {
    "again": Pop(),
    "another": Home(),
    "title": Quit(),
    "look_back": None,
    "back": Pop(Quit()),
}


def opened(match: AnyMatch, context: UiContext, other: str = "The Marquise") -> Page[Any]:
    return match_result(
        context,
        match,
        0,
        company(match, other),
        MatchResultRoutes(
            *(lambda key=key: WAYS[key] for key in ("again", "another", "title", "look_back", "back"))
        ),
    )


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", range(5))
def test_the_winner_is_whoever_decides_the_match(game: str, seed: int) -> None:
    context, match = open_context(), played(game, seed, deals=99)
    assert match.over
    assert headline(match) in texts(opened(match, context))


def headline(match: AnyMatch) -> str:
    """Say who won, from the outcome."""
    names = [company(match)[seat].replace("The ", "the ") for seat in match.outcome.winners]
    if not names:
        return "A drawn match"
    names[0] = names[0].replace("the ", "The ")
    whole = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    return f"{whole} {'win' if len(names) > 1 or whole == 'You' else 'wins'} the match"


def ended(game: str, options: Mapping[str, Value], wanted: Callable[[AnyMatch], bool]) -> AnyMatch:
    """Find a finished match of a kind."""
    for seed in range(400):
        match = played(game, seed, 99, options)
        if wanted(match):
            return match
    message = f"no such match of {game}"
    raise AssertionError(message)


def test_equal_totals_share_the_place() -> None:
    def shared(match: AnyMatch) -> bool:
        held = match.rules.worth(match.view(0).ledger.holdings)
        return held.count(max(held)) == 2

    match = ended("gleek", {}, shared)
    assert len(match.outcome.winners) == 2
    assert headline(match) in texts(opened(match, open_context()))
    assert headline(match).endswith(" win the match")


def nobody_picks(match: AnyMatch, dice: Random) -> AnyMatch:
    """Pass to the end: whoever has the best hand pays."""
    while not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, Say("pass"), 0)
    return match


def test_a_match_is_drawn_when_everybody_has_the_same() -> None:
    options: dict[str, Value] = {"players": 3, "no_pick": "schwanzer", "match_rounds": 1}
    many = (nobody_picks(played("sheepshead", seed, 0, options), Random(seed)) for seed in range(100))
    match = next(each for each in many if not any(each.rules.worth(each.view(0).ledger.holdings)))
    assert len(match.outcome.deals) == 3
    assert all(len(deal.winners) == 2 for deal in match.outcome.deals)
    assert match.outcome.winners == ()
    assert "A drawn match" in texts(opened(match, open_context()))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_single_deal_is_won_by_the_side_that_wins_it(players: int) -> None:
    options: dict[str, Value] = {"match_mode": "single_deal", "players": players}
    seen = set()
    for seed in range(40):
        match = played("sheepshead", seed, 99, options)
        held = match.rules.worth(match.view(0).ledger.holdings)
        assert match.outcome.winners == tuple(seat for seat, points in enumerate(held) if points > 0)
        assert headline(match) in texts(opened(match, open_context()))
        seen.add(len(match.outcome.winners))
    assert seen >= ({1, 2, 3} if players == 5 else {1, players - 1})


def test_the_chart_follows_the_course_and_every_deal_is_listed() -> None:
    context, match = open_context(), played("ecarte", 2, deals=99)
    scene = opened(match, context)
    ends = match.rules.worth(match.view(0).ledger.holdings)
    chart = next(node for node in scene.nodes() if node.role == "chart")
    assert chart.value == f"You {ends[0]}; The Marquise {ends[1]}"
    written = texts(scene)
    assert all(f"Deal {number}" in written for number in range(1, match.view(0).ledger.finished + 1))


def test_of_an_even_deal_it_is_told_that_nobody_wins() -> None:
    def even(match: AnyMatch) -> bool:
        return any(not deal.winners and set(deal.gains) == {1} for deal in match.outcome.deals)

    written = texts(opened(ended("imperium", {}, even), open_context()))
    assert "Nobody wins" in written


def test_what_tarock_compares_are_points_that_were_settled() -> None:
    match = ended("illustrated_tarock", {}, lambda each: any(each.outcome.winners))
    assert "Deal by deal, in settlement points" in texts(opened(match, open_context()))


@pytest.mark.parametrize("way", WAYS)
def test_each_way_on_by_mouse_and_by_keyboard(way: str) -> None:
    context, match = open_context(), played("ecarte", 2, deals=99)
    button = "leave" if way == "back" else way  # as on every screen
    assert click_on(opened(match, context), button) is WAYS[way]
    scene = opened(match, context)
    scene.screen.hold(button)
    assert press(scene, Action.CONFIRM) is WAYS[way]


def test_enter_plays_again_and_escape_goes_back() -> None:
    context, match = open_context(), played("ecarte", 2, deals=99)
    assert press(opened(match, context), Action.CONFIRM) is WAYS["again"]
    assert press(opened(match, context), Action.BACK) is WAYS["back"]


def test_everything_is_reached_by_keyboard() -> None:
    scene = opened(played("ecarte", 2, deals=99), open_context())
    assert live(scene) <= reached(scene)


@pytest.mark.parametrize("game", IDS)
def test_nothing_is_clipped_or_overlaps(game: str, flawless: Flawless) -> None:
    match = played(game, 3, deals=99)
    assert flawless(lambda context: opened(match, context)) == []
    assert flawless(lambda context: opened(match, context, LONG)) == []


def test_a_long_match_of_many_games_fits(flawless: Flawless) -> None:
    match = played("ecarte", 3, deals=99, options={"match_games": 9, "stake_multiplier": True})
    assert flawless(lambda context: opened(match, context, LONG)) == []


def test_the_count_of_deals_stands_clear_of_the_headline() -> None:
    match = played("ecarte", 1, deals=99)
    nodes = {node.name: node.rect for node in opened(match, open_context((1280, 720))).nodes()}
    (_, top, _, tall), count = nodes[headline(match)], nodes[f"{match.view(0).ledger.finished} deals"]
    assert count[1] > top + tall
