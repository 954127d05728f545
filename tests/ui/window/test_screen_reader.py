"""Played by what a screen reader is told and may ask, and by nothing else."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.catalogue import GAMES, spec_of
from game.storage.settings import DEFAULTS
from game.storage.stores import open_stores
from tests.ui.whole.player import Player, deal_over
from tests.ui.whole.tables import today
from tests.ui.window.atspi import ByReader, read_aloud
from tests.ui.window.desktop import ROOT, SEEDED

pytestmark = pytest.mark.reader
IDS = [game.id for game in GAMES]


@pytest.mark.parametrize("game", [pytest.param(each, marks=today(each == IDS[0])) for each in IDS])
def test_a_deal_is_played_by_actions_alone(tmp_path: Path, game: str) -> None:
    stores = open_stores(tmp_path, spec_of)
    stores.settings.save(replace(DEFAULTS, speed=0.0))
    stores.close()
    with read_aloud((*SEEDED, "--data-dir", str(tmp_path)), ROOT) as screen:
        player = Player(screen, ByReader(), Random(7), lambda _: None)
        player.use("play", f"quick/{game}")
        player.play(deal_over)
        heard = screen.reader.heard()
        assert any("trick" in each for each in heard), heard
