"""The first picture needs little, and what it does without is there as soon as somebody asks for it."""

import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from random import Random

from game.app.hall import Hall, fetch
from game.catalogue import spec_of
from game.resources import root
from game.storage.cupboard import open_cupboard
from game.ui.table.sitting import Thinker
from game.wording import load
from tests.ui.kit.house import open_house
from tests.ui.whole.parlour import AtOnce

LOADED = """
import sys
from pathlib import Path
from tempfile import mkdtemp
from game.app.evening import Evening
evening = Evening(Path(mkdtemp()), (960, 600))
evening.loop.draw()
print(*sorted(sys.modules))
evening.close()
"""
BEHIND = ("game.bots", "game.rules.", "game.stage", "game.session", "game.ui.table", "multiprocessing")


def test_the_first_picture_loads_no_game_no_table_and_no_bots() -> None:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert "game.ui.scenes.title" in loaded
    assert [name for name in loaded if name.startswith(BEHIND)] == []


def test_errands_leave_no_caption_unread() -> None:
    words = load(root() / "words" / "en", strict=True)
    assert words.subjects
    fetch(words)
    assert not words.subjects


def test_a_door_opens_before_anything_was_fetched(tmp_path: Path) -> None:
    cupboard = open_cupboard(tmp_path, spec_of)
    bots: Thinker = AtOnce()
    hall = Hall(cupboard, bots, Random(1), date(2026, 11, 21))
    house, doors = open_house(), hall.doors()
    try:
        nodes = doors.play(house).nodes()
        assert {f"quick/{game}" for game in doors.games} <= {node.key for node in nodes}
        daily = doors.daily(house)
        assert daily is not None
        assert daily.game in doors.games
        assert not daily.enter().over
    finally:
        hall.close()
        cupboard.close()


def test_the_host_comes_when_all_is_there_and_has_the_cards_drawn(tmp_path: Path) -> None:
    cupboard, house = open_cupboard(tmp_path, spec_of), open_house()
    hall = Hall(cupboard, AtOnce(), Random(1), date(2026, 11, 21))
    try:
        while house.sprites.settled:
            hall.prepare(house)
        assert not house.words.subjects
    finally:
        hall.close()
        cupboard.close()
