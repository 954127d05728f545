"""The screens around the table: every one and back by mouse alone and by key alone, set-up, the daily deal, the end."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalogue import GAMES, find
from game.core.cards import members
from game.core.move import Deal
from game.storage.settings import HandEnd, Numerals
from game.ui.shell.node import Role
from tests.ui.whole.player import Keyboard, Nodes, Way, control, gist, live, offered
from tests.ui.whole.running_app import RunningApp, judge, running, seated_player
from tests.ui.whole.tables import WAYS, everyday

IDS = [game.id for game in GAMES]
ROOMS = ("play", "learn", "saves", "statistics", "settings", "about")


def names(nodes: Nodes) -> list[str]:
    return sorted(node.name for node in nodes if node.role is Role.CARD)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_and_back_by_mouse(tmp_path: Path, room: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        title = gist(there.nodes())
        player.use(room)
        there.rest(0.3)
        judge(there)(there.nodes())
        ways = [node.key for node in there.nodes() if node.name == "Back" and node.key]
        assert ways, "no way back for a mouse"
        player.use(ways[0])
        there.rest(0.3)
        assert gist(there.nodes()) == title


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_and_back_by_keyboard(tmp_path: Path, room: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, Keyboard(Random(2)))
        title = gist(there.nodes())
        player.use(room)
        there.rest(0.3)
        judge(there)(there.nodes())
        there.press("escape")
        there.rest(0.3)
        assert gist(there.nodes()) == title


@pytest.mark.parametrize("name", WAYS)
def test_trumps_are_numbered_and_laid_as_chosen(tmp_path: Path, name: str) -> None:
    way = WAYS[name]()
    with running(tmp_path) as there:
        moon = pygame.image.tobytes(there.app.context.look.card("T18", 200), "RGBA")
        player = seated_player(there, way)
        player.use("settings")
        for key in ("numerals", "trumps"):
            way.use(there, key)
        values = {node.key: node.value for node in there.nodes()}
        assert "XVIII" in values["numerals"]
        assert "right" in values["trumps"]
        assert pygame.image.tobytes(there.app.context.look.card("T18", 200), "RGBA") != moon
    with running(tmp_path) as there:
        settings = there.app.context.settings
        assert (settings.numerals, settings.trumps) == (Numerals.ROMAN, HandEnd.RIGHT)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, way, marks=everyday((number + turn) % 2 == 0))
        for number, game in enumerate(IDS)
        for turn, way in enumerate(WAYS)
    ],
)
def test_a_stated_deal(tmp_path: Path, game: str, name: str) -> None:
    way, rules = WAYS[name](), find(game).rules(find(game).options())
    pack = list(range(rules.spec.pack.size))
    Random(11).shuffle(pack)
    with running(tmp_path) as there:
        player = seated_player(there, way)
        player.use("play", f"setup/{game}")
        _focus(there, way, "deal")
        there.write(" ".join(rules.spec.pack.spell(card) for card in pack))
        player.await_("the deal", lambda nodes: live(nodes, "start"))
        judge(there)(there.nodes())
        player.use("start")
        nodes = player.pause()
        begun = (rules.play(rules.start(dealer), Deal(tuple(pack))) for dealer in range(rules.spec.seats))
        dealt = {rules.view(state, 0).hand for state in begun}
        spelled = {tuple(sorted(map(rules.spec.pack.spell, members(hand)))) for hand in dealt}
        assert _held(nodes, rules.spec.pack.faces) in spelled


def _held(nodes: Nodes, faces: tuple[str, ...]) -> tuple[str, ...]:
    keys = (node.key.removeprefix("card:") for node in nodes if node.role is Role.CARD)
    return tuple(sorted(faces[int(key)] for key in keys))


def _focus(there: RunningApp, way: Way, key: str) -> None:
    """Take the focus to a field."""
    if isinstance(way, Keyboard):
        way.walk(there, key)
    else:
        way.use(there, key)


def test_the_daily_deal_is_the_same_for_everybody(tmp_path: Path) -> None:
    found = []
    for seed in (1, 2):
        with running(tmp_path / str(seed), seed=seed) as there:
            player = seated_player(there)
            player.use("daily")
            player.pause()
            found.append(names(there.nodes()))
    assert found[0] == found[1]


def test_leaving_the_house_asks_once(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        title = gist(there.nodes())
        there.press("escape")
        judge(there)(there.nodes())
        there.press("escape")
        assert gist(there.nodes()) == title
        there.press("escape")
        there.press("return")
        assert not there.open
    del player


def test_ctrl_q_leaves_from_anywhere(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{IDS[0]}")
        player.decide(player.pause())
        there.press("ctrl+q")
        assert not there.open
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("continue")
        assert offered(player.pause())


def test_a_finished_match_is_among_the_saved_ones(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{IDS[-1]}")
        player.decide(player.pause())
        player.pause()
        there.press("escape")
        player.use("leave", "saves")
        there.rest(0.3)
        judge(there)(there.nodes())
        resume = [
            node.key
            for node in there.nodes()
            if node.key.startswith("resume") and live(there.nodes(), node.key)
        ]
        player.use(resume[0])
        assert offered(player.pause())
        assert control(there.nodes(), "tool:menu")
