"""The program in a real window, played with a real pointer and real keys."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from game.catalogue import GAMES, find
from tests.ui.whole.player import Keyboard, Mouse, Nodes, Way, control, deal_over, hand, lasting, match_over
from tests.ui.whole.tables import TABLES, laid
from tests.ui.window.desktop import Desktop, desktop, guest, window

pytestmark = pytest.mark.window
IDS = [game.id for game in GAMES]
WAYS: dict[str, Callable[[], Way]] = {"mouse": Mouse, "keyboard": lambda: Keyboard(Random(3))}


@pytest.fixture(scope="module")
def there() -> Iterator[Desktop]:
    with desktop() as opened:
        yield opened


def in_a_trick(nodes: Nodes) -> bool:
    return bool(hand(nodes)) and control(nodes, "confirm") is None and len(hand(nodes)) < 4


def matches() -> Iterator[object]:
    """Give every table by every way; beside each game's usual table by one of them, they are slow."""
    for (game, seats), way in product(TABLES, WAYS):
        usual = seats == find(game).seats[0] and way == list(WAYS)[IDS.index(game) % len(WAYS)]
        yield pytest.param(game, seats, way, marks=() if usual else pytest.mark.slow)


@pytest.mark.parametrize(("game", "seats", "way"), list(matches()))
def test_a_whole_match(there: Desktop, tmp_path: Path, game: str, seats: int, way: str) -> None:
    with window(there, tmp_path, last_setup=laid(game, seats)) as opened:
        player = guest(opened, WAYS[way]())
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
    with window(there, tmp_path) as opened:
        player = guest(opened, Mouse())
        player.use("play", f"quick/{IDS[0]}")
        left = player.play(in_a_trick)
        opened.program.kill()
        opened.program.wait()
    with window(there, tmp_path) as opened:
        player = guest(opened, Mouse())
        player.use("continue")
        assert lasting(player.pause()) == lasting(left)
        opened.photograph("continued")


def test_the_window_is_dragged_to_other_sizes(there: Desktop, tmp_path: Path) -> None:
    with window(there, tmp_path, speed=1.0) as opened:
        player = guest(opened, Mouse())
        player.use("play", f"quick/{IDS[0]}")
        for size in ((960, 600), (1400, 880)):
            assert opened.grows_to(size)
            player.pause()
            opened.photograph(f"{size[0]}x{size[1]}")
        player.decide(player.pause())
