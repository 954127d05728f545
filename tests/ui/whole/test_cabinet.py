"""Cabinets in the running program: a match is played until something stands in one, and it is told once."""

from pathlib import Path

import pytest

from tests.ui.whole.player import control, match_over
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import laid

GAME, SEED = "ecarte", 6


def heard(there: RunningApp) -> list[str]:
    """Take what is to be said of cabinets."""
    said = there.app.context.announcer.drain()
    return [each.text for each in said if "cabinet" in each.text]


def new(there: RunningApp) -> str:
    found = control(there.nodes(), "cabinet")
    return found.name if found else ""


def test_what_a_match_brings_is_named_once_and_stands_in_the_cabinet(tmp_path: Path) -> None:
    told, names = list[str](), list[str]()
    with running(tmp_path, seed=SEED, last_setup=laid(GAME, 2)) as there:
        player = seated_player(there, seed=SEED)
        player.use("play", f"quick/{GAME}")

        def over(nodes: object) -> bool:
            told.extend(heard(there))
            names.append(new(there))
            return match_over(there.nodes())

        player.play(over)
        there.rest(0.5)
        told += heard(there)
        firsts = there.app._stores.firsts.known.of(GAME)  # noqa: SLF001 - what was kept is asked for
    assert firsts, "this match has brought something"
    assert told
    assert len(told) == len({*told})
    assert {*filter(None, names)} >= {*told}
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"setup/{GAME}", "cabinet")
        there.rest(0.3)
        said = [node.name for node in there.nodes()]
        assert sum(", 2" in each and ". Not yet" not in each for each in said) >= len(firsts)


@pytest.mark.parametrize("ways", [("statistics", "tab/1"), ("learn", "subject/gleek")])
def test_statistics_and_lessons_of_a_game_lead_to_its_cabinet(tmp_path: Path, ways: tuple[str, ...]) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use(*ways, "cabinet")
        there.rest(0.3)
        words, said = there.app.context.words, " ".join(node.name for node in there.nodes())
        feats = [words.get(key) for key in words if key.startswith("gleek.feat.") and key.endswith(".name")]
        assert feats
        assert all(each in said for each in feats)
