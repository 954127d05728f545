"""The program in a real window, played with a real pointer and real keys."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.cli.command_line import text
from tests.ui.whole.player import Mouse, Nodes, control, deal_over, hand, lasting, match_over
from tests.ui.whole.tables import TABLES, WAYS, everyday, laid
from tests.ui.window.desktop import SEEDED, SOURCE, Desktop, desktop, seated_player, window

pytestmark = pytest.mark.window
IDS = [game.id for game in GAMES]
FEW = 24
"""Files that may be open at a time where the system is stingy."""
BEGUN = 6
"""Entries of a match that is not over."""


@pytest.fixture(scope="module")
def there() -> Iterator[Desktop]:
    with desktop() as opened:
        yield opened


def in_a_trick(nodes: Nodes) -> bool:
    return bool(hand(nodes)) and control(nodes, "confirm") is None and len(hand(nodes)) < 4


def matches() -> Iterator[object]:
    """Give every table by every way; every day one by each way, as whole matches are tried without a window, too."""
    for (game, seats), way in product(TABLES, WAYS):
        chosen = (game, way) in zip(IDS, WAYS, strict=False)
        yield pytest.param(game, seats, way, marks=everyday(chosen))


@pytest.mark.parametrize(("game", "seats", "way"), list(matches()))
def test_a_whole_match(there: Desktop, tmp_path: Path, game: str, seats: int, way: str) -> None:
    with window(there, tmp_path, command=SEEDED, last_setup=laid(game, seats)) as opened:
        player = seated_player(opened, WAYS[way]())
        opened.photograph("title")
        player.use("play")
        opened.photograph("room")
        player.use(f"quick/{game}")
        player.play(in_a_trick)
        opened.photograph(f"{game}-{seats}-table")
        player.play(deal_over)
        opened.photograph(f"{game}-{seats}-result")
        player.play(match_over)
        opened.photograph(f"{game}-{seats}-match")
        player.use("title", "play")


def test_killed_and_taken_up_again(there: Desktop, tmp_path: Path) -> None:
    with window(there, tmp_path, command=SEEDED) as opened:
        player = seated_player(opened, Mouse())
        player.use("play", f"quick/{IDS[0]}")
        left = player.play(in_a_trick)
        opened.program.kill()
        opened.program.wait()
    with window(there, tmp_path) as opened:
        player = seated_player(opened, Mouse())
        player.use("continue")
        assert lasting(player.pause()) == lasting(left)
        opened.photograph("continued")


def test_the_window_is_dragged_to_other_sizes(there: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "begun.parlour"
    file.write_text(text(IDS[0], most=BEGUN), "utf-8")
    with window(there, tmp_path, speed=1.0, command=(*SOURCE, "play", str(file))) as opened:
        player = seated_player(opened, Mouse())
        player.pause()
        for size in ((960, 600), (1400, 880)):
            assert opened.grows_to(size)
            player.pause()
            opened.photograph(f"{size[0]}x{size[1]}")
        player.decide(player.pause())


def test_a_deal_where_few_files_may_be_open(there: Desktop, tmp_path: Path) -> None:
    few = ("sh", "-c", f'ulimit -n {FEW}; exec "$@"', "sh")
    with window(there, tmp_path, command=(*few, *SEEDED)) as opened:
        player = seated_player(opened, Mouse())
        player.use("play", f"quick/{IDS[0]}")
        player.play(deal_over)
