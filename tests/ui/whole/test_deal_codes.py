"""Deal codes, the same deal from every seat, par and sealed packs in the running program, by mouse and by keyboard."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import rules_for
from game.core.deal import deal_out
from game.core.deal_code import grouped
from game.play.deal_codes import read_code
from game.ui.scenes import deal_code, this_deal
from game.ui.scenes.table import TableScene
from tests.ui.whole.player import Nodes, Player, control, deal_over, focus_of, live, to_trick_play
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import WAYS, everyday

BY_MOUSE = [pytest.param(name, marks=everyday(name == "mouse")) for name in WAYS]
BY_KEYBOARD = [pytest.param(name, marks=everyday(name == "keyboard")) for name in WAYS]
"""Both ways in the long run, one of them every day."""
CODE = "E07F-ZZZZ-Z6Y7"
"""Écarté with two house rules, dealt by seat 1."""


def told(there: RunningApp) -> str:
    return "\n".join(node.name for node in there.nodes())


def session(there: RunningApp) -> Any:
    """Give the session of the table that is on top."""
    top = there.app.loop.stack.top
    assert isinstance(top, TableScene)
    return top.driver.session


def hands() -> tuple[int, ...]:
    code = read_code(CODE)
    spec = rules_for(code.game, dict(code.options)).spec
    return deal_out(spec.packets, code.pack(spec.pack.size), code.dealer, spec.seats).hands


def kept(folder: Path) -> list[dict[str, Any]]:
    return [
        json.loads(each.read_text("utf-8")) for each in sorted((folder / "data" / "matches").glob("*.json"))
    ]


def at_table(nodes: Nodes) -> bool:
    return control(nodes, "menu") is not None and control(nodes, "play") is None


def sit_down(there: RunningApp, player: Player) -> None:
    """Wait until the cards are dealt."""
    there.wait(lambda _: isinstance(there.app.loop.stack.top, TableScene), 5)
    player.pause()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give what is copied, the last at the end; what was copied last is pasted."""
    copies = [f"  {CODE.lower()} "]

    def copy(text: str) -> bool:
        copies.append(text)
        return True

    monkeypatch.setattr(this_deal, "copy", copy)
    monkeypatch.setattr(deal_code, "copied", lambda: copies[-1])
    return copies


@pytest.mark.parametrize("name", BY_MOUSE)
def test_a_code_is_played_and_handed_on(tmp_path: Path, name: str, clipboard: list[str]) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, WAYS[name]())
        player.use("play", "code")
        if name == "mouse":
            player.use("paste")
        else:
            assert (focus_of(there.nodes()) or there.nodes()[0]).key == "code"
            there.write(CODE.lower().replace("0", "o"))
        assert "does not count" in told(there)
        player.use("play")
        sit_down(there, player)
        assert session(there).match.view(0).dealer == 1
        assert session(there).view().hand == hands()[0]
        player.play(deal_over)
        assert f"· {CODE} · not in the statistics" in told(there)
        player.use("fold/cards", "this_deal", "copy")
        assert clipboard[-1] == CODE
        assert not there.app._stores.stats.records("ecarte")  # noqa: SLF001 - nothing may have been counted
    (match,) = kept(tmp_path)
    assert match["undone"] == [1]
    assert grouped(match["shuffles"][0]["code"]) == CODE


@pytest.mark.parametrize("name", BY_KEYBOARD)
def test_the_same_deal_is_played_from_the_other_chair(
    tmp_path: Path, name: str, clipboard: list[str]
) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, WAYS[name]())
        player.use("play", "code")
        there.write(CODE)
        for seat, dealer, hand in (("play", 1, 0), ("seat/1", 0, 1), ("seat/0", 0, 1)):
            player.use(seat)
            sit_down(there, player)
            assert session(there).match.view(0).dealer == dealer
            assert session(there).view().hand == hands()[hand]
            player.play(deal_over)
            player.use("fold/cards", "this_deal")
        player.use("copy")
        turned = read_code(clipboard[-1])
        assert (turned.dealer, turned.seed, turned.options) == (0, *read_whole(CODE))
    assert [match["undone"] for match in kept(tmp_path)] == [[1]] * 3


def read_whole(text: str) -> tuple[int, object]:
    """Give what a turned table leaves of a code."""
    code = read_code(text)
    return code.seed, code.options


@pytest.mark.parametrize("wrong", ["E07F-ZZZZ-Z6Y8", "E07F", "U"])
def test_what_is_wrong_with_a_code_stands_beside_the_field(tmp_path: Path, wrong: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "code")
        there.write(wrong)
        faults = [node.name for node in there.nodes() if "deal code" in node.name and node.name.endswith(".")]
        assert len([each for each in faults if "slip" in each or "signs" in each or "is in no" in each]) == 1
        assert not live(there.nodes(), "play")
        there.press("return")
        assert control(there.nodes(), "code") is not None
        player.use("clear")
        there.write(CODE)
        assert live(there.nodes(), "play")


def test_the_program_is_opened_with_a_code(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        there.app.loop.turn(lambda: there.app.navigator.matches.open_file(there.app.context, CODE.lower()))
        there.step()
        player = seated_player(there)
        player.use("play")
        sit_down(there, player)
        assert session(there).view().hand == hands()[0]


def test_the_set_up_screen_leads_to_codes(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "setup/gleek", "deal")
        there.write(CODE)
        there.rest(0.2)
        assert "This is a deal code." in told(there)
        player.use("deal_code")
        assert "Écarté" in told(there)
        assert live(there.nodes(), "play")


def test_an_ordinary_deal_has_a_code_and_par(tmp_path: Path, clipboard: list[str]) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/imperium")
        player.play(deal_over)
        match = session_below(there).match
        assert "not in the statistics" not in told(there)
        player.use("fold/cards", "this_deal", "copy")
        code = read_code(clipboard[-1])
        assert code.pack(17) == match.transcript().packs[0]
        assert "counts in the statistics" in told(there)
        player.use("par")
        there.wait(lambda _: "par" in told(there) and "You " in told(there), 60)
        assert re.search(r"You [+−]?[\d.]+, par [+−]?[\d.]+", told(there))


def session_below(there: RunningApp) -> Any:
    """Give the session of the table under the sheet."""
    tables = [each for each in there.app.loop.stack._scenes if isinstance(each, TableScene)]  # noqa: SLF001 - what lies below is asked for
    return tables[-1].driver.session


@pytest.mark.parametrize("name", BY_MOUSE)
def test_a_sealed_pack_can_be_checked_by_hand(tmp_path: Path, name: str, clipboard: list[str]) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, WAYS[name]())
        player.use("settings", "sealed_pack")
        there.press("escape")
        player.use("play", "quick/ecarte")
        sit_down(there, player)
        (bar,) = (node.value for node in there.nodes() if "Sealed " in node.value)
        player.decide(to_trick_play(player))
        player.pause()
        shown = fingerprint(there, player)
        assert bar.endswith(f"Sealed {shown[:8]} {shown[8:16]}…")
        salt = session(there).match.transcript().header.shuffle(1).salt
        assert salt not in told(there)
        assert salt not in repr([session(there).match.view(seat) for seat in (0, 1)])
    assert kept(tmp_path)[0]["shuffles"][0]["salt"] == salt
    with running(tmp_path) as there:
        player = seated_player(there, WAYS[name]())
        player.use("continue")
        sit_down(there, player)
        assert fingerprint(there, player) == shown
        player.play(deal_over)
        player.use("fold/cards", "this_deal", "more", "copy_seal")
        assert sha256(clipboard[-1].encode()).hexdigest() == shown
        cards = clipboard[-1].split()[1:]
        assert (clipboard[-1].split()[0], len(cards), len(set(cards))) == (salt, 32, 32)


def fingerprint(there: RunningApp, player: Player) -> str:
    """Read the fingerprint in the menu, and go back to the table."""
    there.press("escape")
    player.use("seal")
    found = re.search(r"(?:[0-9a-f]{8} ?){8}", told(there))
    assert found
    player.use("close", "resume")
    return found[0].replace(" ", "")
