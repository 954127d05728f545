"""The statistics: figures of each game and level, forgotten only after a question."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.catalogue import GAMES, spec_of
from game.storage.cupboard import Cupboard, open_cupboard
from game.storage.stats import MatchRecord, likely, recorded, standings
from game.ui.action import Action
from game.ui.house import House
from game.ui.plain import Plain
from game.ui.scene import Pop, Push
from game.ui.scenes.statistics import statistics
from tests.ui.kit.house import click_on, open_house, press
from tests.ui.scenes.evening import flawless, live, played, reached, texts


@pytest.fixture
def cupboard(tmp_path: Path) -> Iterator[Cupboard]:
    opened = open_cupboard(tmp_path, spec_of)
    yield opened
    opened.close()


def fill(cupboard: Cupboard) -> None:
    """Play a few matches against two levels."""
    for seed in range(6):
        match = played("ecarte", seed, deals=99)
        header = match.transcript().header
        if seed % 3 == 0:
            header = replace(header, players=("You", "The Colonel, expert"))
        cupboard.stats.add("ecarte", recorded(f"match-{seed}", header, match.rules, match.view(0).ledger))


def test_no_figures_are_a_friendly_picture_for_each_game(cupboard: Cupboard) -> None:
    house = open_house()
    scene = statistics(house, cupboard.stats)
    assert house.words.get("statistics.empty") in texts(scene)
    click_on(scene, "tab/1")
    name = house.words.get(f"{GAMES[1].id}.name")
    assert house.words.get("statistics.empty_text", game=name) in texts(scene)
    assert isinstance(click_on(scene, "play"), Push)


def test_figures_are_those_of_the_store(cupboard: Cupboard) -> None:
    house = open_house()
    fill(cupboard)
    written = texts(statistics(house, cupboard.stats))
    club, expert = sorted(standings(cupboard.stats.records("ecarte")), key=lambda each: each.level)
    assert written.index("Against club players") < written.index("Against experts")
    for each in (club, expert):
        low, high = (round(100 * end) for end in likely(each.deals_won, each.deals))
        assert f"{each.matches_won} of {each.matches} won" in written
        assert f"{round(100 * each.deals_won / each.deals)} % · {each.deals_won} of {each.deals}" in written
        assert f"In the long run probably {low} to {high} %" in written
        assert f"{each.points / each.deals:.2f} points" in written
        assert f"{each.best} points" in written


def test_a_match_with_nothing_that_counts_says_so(cupboard: Cupboard) -> None:
    house = open_house()
    cupboard.stats.add("imperium", MatchRecord("one", "mixed", "2026-11-21", 0, 0, over=True, deals=()))
    scene = statistics(house, cupboard.stats)
    assert house.words.get("statistics.no_deals") in texts(scene)
    assert "In mixed company" in texts(scene)


def asked(scene: Plain) -> Plain:
    scene.page.hold("forget")
    switch = press(scene, Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Plain)
    return switch.scene


def test_figures_are_forgotten_only_after_a_yes(cupboard: Cupboard) -> None:
    house = open_house()
    fill(cupboard)
    scene = statistics(house, cupboard.stats)
    assert press(asked(scene), Action.CONFIRM) == Pop()  # Enter alone leaves them
    assert cupboard.stats.records("ecarte")
    click_on(asked(scene), "yes")
    assert cupboard.stats.records("ecarte") == ()
    assert house.words.get("statistics.empty") in texts(scene)
    assert house.notices.sentences == ("Your figures of Écarté begin anew.",)


def test_everything_is_reached_by_keyboard_and_escape_leaves(cupboard: Cupboard) -> None:
    fill(cupboard)
    scene = statistics(open_house(), cupboard.stats)
    assert live(scene) <= reached(scene)
    assert press(scene, Action.BACK) == Pop()


def test_nothing_is_clipped_or_overlaps(cupboard: Cupboard) -> None:
    def make(house: House) -> Plain:
        return statistics(house, cupboard.stats)

    assert flawless(make) == []
    fill(cupboard)
    assert flawless(make) == []
    cupboard.stats.add(
        "ecarte", MatchRecord("many", "club", "", 0, 0, over=True, deals=((123456, -98765),) * 400)
    )
    assert flawless(make) == []
