"""What counts in the statistics: every deal that was dealt by chance, as soon as its last card lies, and no other."""

import json
import threading
from datetime import date
from pathlib import Path

import pytest

from game.catalogue import find, rules_for
from game.core.record import replace
from game.core.transcript import write
from game.play.match_setup import usual_setup
from game.ui.shell.scene import Push
from tests.cli.command_line import match
from tests.ui.whole.player import deal_over, offered
from tests.ui.whole.running_app import RunningApp, running, seated_player

GAME = "imperium"
"""Its deals are short."""


def played(folder: Path) -> int:
    """Add up the finished deals of all kept matches."""
    kept = (folder / "data" / "matches").glob("*.json")
    return sum(json.loads(path.read_text("utf-8"))["score"]["deals"] for path in kept)


def counted(folder: Path) -> list[int]:
    """List the numbers of the deals that are in the statistics."""
    files = (folder / "data" / "statistics").glob("*.json")
    records = (each for path in files for each in json.loads(path.read_text("utf-8"))["matches"])
    return [int(deal.partition(":")[0]) for each in records for deal in each["deals"]]


def finish(there: RunningApp, folder: Path, deals: int) -> None:
    """Play until so many deals are kept, and not a frame longer."""
    player = seated_player(there)
    while played(folder) < deals:
        if offered(there.nodes()):
            player.decide(there.nodes())
        else:
            there.step()


def two_deals(there: RunningApp, folder: Path) -> tuple[list[int], list[int]]:
    """Finish two deals; give what had been counted after each."""
    finish(there, folder, 1)
    first = counted(folder)
    finish(there, folder, 2)
    return first, counted(folder)


def test_a_deal_counts_though_the_window_is_closed_over_its_last_card(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        seated_player(there).use("play", f"quick/{GAME}")
        finish(there, tmp_path, 1)
        assert not deal_over(there.nodes())
    assert counted(tmp_path) == [1]


@pytest.mark.parametrize("way", ["touch", "statistics", "saves"])
def test_what_was_never_counted_is_counted_when_it_is_next_read(tmp_path: Path, way: str) -> None:
    with running(tmp_path) as there:
        seated_player(there).use("play", f"quick/{GAME}")
        finish(there, tmp_path, 1)
    (tmp_path / "data" / "statistics" / f"{GAME}.json").unlink()
    with running(tmp_path) as there:
        if way == "touch":
            there.press("down")
            there.press("up")
            there.rest(2.0)
            for thread in threading.enumerate():
                if thread.name == "preloading":  # it does not go by the clock of the tests
                    thread.join()
        else:
            seated_player(there).use(way)
        assert there.wait(lambda _: counted(tmp_path) != [], 60)
    assert counted(tmp_path) == [1]


def decide(there: RunningApp) -> None:
    """Decide something, so that the match is kept."""
    player = seated_player(there)
    player.decide(player.pause())


def test_a_match_is_kept_from_the_first_decision_on(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "matches"
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{GAME}")
        player.pause()
        assert not list(folder.glob("*.json"))
        player.decide(there.nodes())
        assert len(list(folder.glob("*.json"))) == 1
        there.press("u")
        assert len(list(folder.glob("*.json"))) == 1


def test_the_daily_deal_does_not_count_but_what_follows_does(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        context, navigator = there.app.context, there.app.navigator
        there.app.loop.stack.turn(Push(navigator.matches.daily(context, find(GAME), date(2026, 11, 21))))
        assert two_deals(there, tmp_path) == ([], [2])


def test_a_stated_deal_does_not_count_even_after_a_break(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        context, pack = there.app.context, range(rules_for(GAME, {}).spec.pack.size)
        stated = replace(usual_setup(find(GAME), ""), stated=tuple(pack))
        there.app.loop.stack.turn(Push(there.app.navigator.matches.sit_down(context, stated)))
        decide(there)
    with running(tmp_path) as there:
        seated_player(there).use("continue")
        assert two_deals(there, tmp_path) == ([], [2])


def test_what_was_played_elsewhere_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "match.parlour"
    file.write_text(write(match(GAME, most=4), rules_for(GAME, {}).spec.pack), "utf-8")
    with running(tmp_path) as there:
        there.app.loop.stack.turn(there.app.navigator.matches.open_file(there.app.context, str(file)))
        assert two_deals(there, tmp_path) == ([], [2])


def test_a_match_of_ones_own_counts_though_it_comes_back_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.parlour"
    with running(tmp_path) as there:
        seated_player(there).use("play", f"quick/{GAME}")
        decide(there)
    kept = next((tmp_path / "data" / "matches").glob("*.json"))
    file.write_bytes(kept.read_bytes())
    with running(tmp_path) as there:
        there.app.loop.stack.turn(there.app.navigator.matches.open_file(there.app.context, str(file)))
        assert two_deals(there, tmp_path) == ([1], [1, 2])
    assert len(list((tmp_path / "data" / "matches").glob("*.json"))) == 1
