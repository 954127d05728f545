"""The statistics: figures of each game and level, forgotten only after a question."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.catalogue import GAMES, spec_of
from game.core.outcome import DealOutcome
from game.storage.cupboard import Cupboard, open_cupboard
from game.storage.stats import likely, recorded, standings
from game.storage.stats_file import MatchRecord
from game.ui.action import Action
from game.ui.house import House
from game.ui.plain import Plain
from game.ui.scene import Pop, Push
from game.ui.scenes.statistics import Figures
from game.ui.scenes.statistics import statistics as opened
from tests.ui.kit.house import click_on, open_house, press
from tests.ui.scenes.evening import flawless, live, played, reached, texts


@pytest.fixture
def cupboard(tmp_path: Path) -> Iterator[Cupboard]:
    opened = open_cupboard(tmp_path, spec_of)
    yield opened
    opened.close()


def statistics(house: House, cupboard: Cupboard) -> Plain:
    """Open the figures of a cupboard in which nothing is left to count."""
    stats = cupboard.stats
    return opened(house, Figures(stats.records, lambda game: stats.forget(game, ()), lambda: False))


def fill(cupboard: Cupboard) -> None:
    """Play a few matches against two levels."""
    for seed in range(6):
        match = played("ecarte", seed, deals=99)
        header = match.transcript().header
        if seed % 3 == 0:
            header = replace(header, players=("You", "The Colonel, expert"))
        cupboard.stats.add("ecarte", recorded(f"match-{seed}", header, match.rules.spec, match.outcome))


def test_no_figures_are_a_friendly_picture_for_each_game(cupboard: Cupboard) -> None:
    house = open_house()
    scene = statistics(house, cupboard)
    assert house.words.get("statistics.empty") in texts(scene)
    click_on(scene, "tab/1")
    name = house.words.get(f"{GAMES[1].id}.name")
    assert house.words.get("statistics.empty_text", game=name) in texts(scene)
    assert isinstance(click_on(scene, "play"), Push)


def test_figures_are_those_of_the_store(cupboard: Cupboard) -> None:
    house = open_house()
    fill(cupboard)
    written = texts(statistics(house, cupboard))
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
    cupboard.stats.add("imperium", MatchRecord("one", "mixed", "2026-11-21", 0, (0,), over=True, deals=()))
    scene = statistics(house, cupboard)
    assert house.words.get("statistics.no_deals") in texts(scene)
    assert "In mixed company" in texts(scene)


def test_what_an_older_version_counted_is_owned_up_to(cupboard: Cupboard) -> None:
    deal = DealOutcome(1, (2, 1, -1, -1, -1), ())
    for name in ("one", "two"):
        cupboard.stats.add("sheepshead", MatchRecord(name, "club", "", 1, (0,), True, (deal,), older=True))
    cupboard.stats.add("sheepshead", MatchRecord("new", "expert", "", 1, (0, 1), True, (deal,)))
    written = texts(statistics(open_house(), cupboard))
    older = [text for text in written if "earlier version" in text]
    assert len(older) == 1
    assert older[0].startswith("2 matches were counted by an earlier version")


def test_what_is_counted_meanwhile_appears(cupboard: Cupboard) -> None:
    house, turns = open_house(), iter((False, True))

    def go_on() -> bool:
        changed = next(turns, False)
        if changed:
            fill(cupboard)
        return changed

    scene = opened(house, Figures(cupboard.stats.records, lambda _: True, go_on))
    empty = house.words.get("statistics.empty")
    for shown in (True, False, False):
        scene.update(0.02)
        assert (empty in texts(scene)) == shown


def asked(scene: Plain) -> Plain:
    scene.page.hold("forget")
    switch = press(scene, Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Plain)
    return switch.scene


def test_figures_are_forgotten_only_after_a_yes(cupboard: Cupboard) -> None:
    house = open_house()
    fill(cupboard)
    scene = statistics(house, cupboard)
    assert press(asked(scene), Action.CONFIRM) == Pop()  # Enter alone leaves them
    assert cupboard.stats.records("ecarte")
    click_on(asked(scene), "yes")
    assert cupboard.stats.records("ecarte") == ()
    assert house.words.get("statistics.empty") in texts(scene)
    assert house.notices.sentences == ("Your figures of Écarté begin anew.",)


def test_everything_is_reached_by_keyboard_and_escape_leaves(cupboard: Cupboard) -> None:
    fill(cupboard)
    scene = statistics(open_house(), cupboard)
    assert live(scene) <= reached(scene)
    assert press(scene, Action.BACK) == Pop()


def test_nothing_is_clipped_or_overlaps(cupboard: Cupboard) -> None:
    def make(house: House) -> Plain:
        return statistics(house, cupboard)

    assert flawless(make) == []
    fill(cupboard)
    assert flawless(make) == []
    many = (DealOutcome(1, (123456, -98765), (0,)),) * 400
    cupboard.stats.add("ecarte", MatchRecord("many", "club", "", 0, (0,), over=True, deals=many, older=True))
    cupboard.stats.add("ecarte", MatchRecord("won", "novice", "", 0, (0,), over=True, deals=(), older=True))
    assert flawless(make) == []
