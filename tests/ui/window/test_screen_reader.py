"""Played by what a screen reader is told and may ask, and by nothing else."""

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from game.catalogue import GAMES, spec_of
from game.core.record import replace
from game.storage.settings import DEFAULTS, ReaderPace
from game.storage.stores import open_stores
from game.ui.shell.node import Role
from tests.ui.whole.player import Player, live, match_over
from tests.ui.whole.tables import everyday, laid
from tests.ui.window.atspi import PATIENCE, ByReader, ReadScreen, read_aloud
from tests.ui.window.desktop import ROOT, SEEDED

pytestmark = pytest.mark.reader
IDS = [game.id for game in GAMES]


@pytest.mark.parametrize("game", [pytest.param(each, marks=everyday(each == IDS[0])) for each in IDS])
def test_a_match_is_played_by_actions_alone(tmp_path: Path, game: str) -> None:
    """From the title through set-up to the result of the match, and back."""
    stores = open_stores(tmp_path, spec_of)
    seats = next(each.seats[0] for each in GAMES if each.id == game)
    stores.settings.save(
        replace(DEFAULTS, speed=0.0, reader_pace=ReaderPace.OFF, last_setup=laid(game, seats))
    )
    stores.close()
    with read_aloud((*SEEDED, "--data-dir", str(tmp_path)), ROOT) as screen:
        player = Player(screen, ByReader(), Random(7), lambda _: None)
        player.use("play", f"setup/{game}", "start")
        player.play(match_over)
        assert player.decisions > 10
        heard_all(screen, player)
        player.use("title")
        player.await_("the title", lambda nodes: live(nodes, "play") and live(nodes, "quit"))


def heard_all(screen: ReadScreen, player: Player) -> None:
    """See that moves, tricks and the end were announced, and that the result stands under its heading."""
    won = [each.name for each in screen.nodes() if each.role is Role.TEXT and "match" in each.name]
    heard, limit = screen.reader.heard(), time.monotonic() + PATIENCE
    # what is announced may come later than what is read
    while not _in(won, heard) and time.monotonic() < limit:
        heard = screen.reader.heard()
    assert any("trick" in each for each in heard), heard
    assert any("deal" in each.lower() for each in heard), heard
    assert _in(won, heard), (won, heard[-10:])
    assert player.decisions > 10


def _in(won: Sequence[str], heard: Sequence[str]) -> bool:
    return any(each.rstrip(".") in " ".join(heard) for each in won)
