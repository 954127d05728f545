"""The result of a match: winner, standings, course, and the three ways on."""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES
from game.core.cards import CHANCE
from game.core.move import Say
from game.core.options import Value
from game.core.outcome import course
from game.core.record import replace
from game.play.deal_story import led_by
from game.session.match import AnyMatch
from game.stage.moods import Mood
from game.ui.blocks import Action, Page, Pop, Quit, UiContext
from game.ui.scenes.deal_pictures import Portrait
from game.ui.scenes.result_page import captions_of
from game.ui.shell.destinations import ToLookBack, ToPlay, ToRoom, ToThisDeal
from tests.ui.kit.context import click_on, open_context, press
from tests.ui.scenes.application import LONG, Flawless, company, live, match_page, played, reached, texts

IDS = [game.id for game in GAMES]
LEAVE, BACK = Quit(), Pop(Quit())
WAYS = {"again": ToPlay, "another": ToRoom, "look_back": ToLookBack, "this_deal": ToThisDeal}


def opened(match: AnyMatch, context: UiContext, other: str = "The Marquise") -> Page[Any]:
    return match_page(context, match, company(match, other), lambda: LEAVE, lambda: BACK)


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


def led(context: UiContext) -> list[object]:
    """Note where presses lead."""
    gone = list[object]()
    context.routes = replace(context.routes, go=lambda _, to: gone.append(to))
    return gone


@pytest.mark.parametrize("way", WAYS)
def test_each_way_on_by_mouse_and_by_keyboard(way: str) -> None:
    context, match = open_context(), played("ecarte", 2, deals=99)
    gone = led(context)
    click_on(opened(match, context), way)
    scene = opened(match, context)
    scene.screen.focus(way)
    press(scene, Action.CONFIRM)
    assert [type(each) for each in gone] == [WAYS[way]] * 2


def test_enter_plays_again_and_escape_goes_back() -> None:
    context, match = open_context(), played("ecarte", 2, deals=99)
    gone = led(context)
    press(opened(match, context), Action.CONFIRM)
    assert isinstance(gone[0], ToPlay)
    assert press(opened(match, context), Action.BACK) is BACK
    assert click_on(opened(match, context), "leave") is BACK  # as on every screen
    assert click_on(opened(match, context), "title") is LEAVE


@pytest.mark.parametrize("game", IDS)
def test_since_when_the_winner_has_led_is_true(game: str) -> None:
    context, seen = open_context(), set[str]()
    for seed in range(12):
        match = played(game, seed, deals=99)
        captions = captions_of(context, match, 0, company(match))
        outcome, start = match.outcome, match.rules.worth(match.rules.opening())
        worths = course(match.rules, match.view(0).ledger)
        said = led_by(context.words, captions, outcome, worths, 0)
        written = texts(opened(match, context))
        if not said:
            assert not any(" led from " in each or " went ahead " in each for each in written)
            continue
        assert said in written
        ahead = []
        for number in range(len(outcome.deals) + 1):
            held = list(start)
            for deal in outcome.deals[:number]:
                held = [one + gain for one, gain in zip(held, deal.gains, strict=True)]
            others = [each for seat, each in enumerate(held) if seat not in outcome.winners]
            ahead.append(min(held[seat] for seat in outcome.winners) > max(others))
        first = next(number for number in range(len(ahead)) if all(ahead[number:]))
        found = re.fullmatch(
            r"(.+) (?:led from (?:deal )?(.+?)(?: to the end| on)|went ahead in the (last) deal)\.", said
        )
        assert found
        when = found[2] or found[3]
        seen.add(when)
        assert {"the first deal": first <= 1, "last": first == len(outcome.deals)}.get(
            when, when == str(first)
        )
        assert found[1] == captions.players.together(outcome.winners)
    assert seen or game == "sheepshead"


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


@pytest.mark.parametrize("game", IDS)
def test_the_others_are_sad_and_look_at_the_winner_who_stands_among_them(game: str) -> None:
    match = played(game, 2, deals=99)
    placed = opened(match, open_context((1920, 1080))).screen.widgets()
    faces = [(each.rect, each.leaf) for each in placed if isinstance(each.leaf, Portrait)]
    winners, parties = match.outcome.winners, match.rules.spec.parties
    assert len(faces) == match.rules.spec.seats
    glad = [rect.centerx for rect, leaf in faces if leaf.mood is Mood.PLEASED]
    assert len(glad) == sum(len(party) for party in parties if party[0] in winners)
    for rect, leaf in faces if len(winners) == len(parties[0]) else ():
        if leaf.mood is not Mood.PLEASED:
            assert leaf.mood is Mood.SAD
            assert leaf.look == (1 if rect.centerx < min(glad) else -1)
