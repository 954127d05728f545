"""From the table to the review and back: two judges have processes of their own, started when first needed."""

from pathlib import Path

import pytest

from game.questions import answer
from game.session import worker
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import Nodes, deal_over
from tests.ui.whole.running_app import opened, seated_player
from tests.ui.whole.tables import laid


class Apart:
    """What stands in for a process of its own: bots that answer at once, until they are sent away."""

    def __init__(self) -> None:
        bots = AtOnce()
        self.budget, self.ask, self.drop = bots.budget, bots.ask, bots.drop
        self.closed = False

    def close(self) -> None:
        self.closed = True


def judged(nodes: Nodes) -> bool:
    """Tell whether something has been found, and something is left."""
    values = [node.value for node in nodes if node.role == "progress"]
    return any(value not in ("0 %", "100 %") for value in values)


def test_the_judges_have_processes_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Apart] = []

    def start(think: object) -> Apart:
        assert think is answer
        started.append(Apart())
        return started[-1]

    monkeypatch.setattr(worker, "BotClient", start)
    with opened(tmp_path, (1280, 720), None, 1) as there:
        there.change(speed=0.0, last_setup=laid("ecarte", 2))
        player = seated_player(there)
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        assert len(started) == 1
        player.use("look_back")
        assert there.wait(judged, 5.0)
        assert len(started) == 3
        player.use("close", "look_back")
        assert judged(there.nodes())
        assert len(started) == 3
        assert list((tmp_path / "data" / "reviews").glob("ecarte-*.json"))
    assert all(each.closed for each in started)
