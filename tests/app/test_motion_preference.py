"""What a Linux desktop says about motion, asked of commands that answer as we like."""

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from game.app import platform
from game.app.platform import MotionPreference, reduced_motion_wanted
from tests.ui.kit.context import open_context

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows runs no scripts by their first line")

Fake = Callable[..., None]


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Put commands on a path that holds nothing else."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(platform, "MOTION_PATIENCE", 60.0)  # a busy machine takes its time to start them

    def write(name: str, answer: str, status: int = 0) -> None:
        script = tmp_path / name
        asked = tmp_path / f"{name}.asked"
        script.write_text(f"#!/bin/sh\necho \"$@\" > {asked}\necho '{answer}'\nexit {status}\n")
        script.chmod(0o755)

    return write


@pytest.mark.parametrize(("answer", "still"), [("(<<uint32 1>>,)", True), ("(<<uint32 0>>,)", False)])
def test_the_portal_is_asked_first(fake: Fake, tmp_path: Path, answer: str, still: bool) -> None:
    fake("gdbus", answer)
    fake("gsettings", "true" if still else "false")
    assert reduced_motion_wanted() is still
    asked = (tmp_path / "gdbus.asked").read_text().split()
    assert asked[-2:] == ["org.freedesktop.appearance", "reduced-motion"]
    assert not (tmp_path / "gsettings.asked").exists()


@pytest.mark.parametrize(("answer", "still"), [("v v u 1", True), ("v v u 0", False)])
def test_busctl_asks_the_portal_where_gdbus_is_not_installed(fake: Fake, answer: str, still: bool) -> None:
    fake("busctl", answer)
    assert reduced_motion_wanted() is still


@pytest.mark.parametrize(("answer", "still"), [("false", True), ("true", False)])
def test_an_older_desktop_is_asked_about_its_animations(fake: Fake, answer: str, still: bool) -> None:
    fake("gdbus", "(<<uint32 1>>,)", status=1)
    fake("busctl", "something else")
    fake("gsettings", answer)
    assert reduced_motion_wanted() is still


def test_where_nothing_answers_everything_moves(fake: Fake) -> None:
    del fake
    assert reduced_motion_wanted() is False


@pytest.mark.parametrize("folder", ["none", "x" * 300], ids=["none", "none that can be looked into"])
def test_without_a_desktop_nothing_is_asked(
    fake: Fake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    fake("gdbus", "(<<uint32 1>>,)")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / folder))
    assert reduced_motion_wanted() is False
    assert not (tmp_path / "gdbus.asked").exists()


def test_a_command_that_dawdles_is_left_behind(
    fake: Fake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake("gdbus", "(<<uint32 1>>,)")
    slow = (tmp_path / "gdbus").read_text().replace("echo '", "/bin/sleep 5; echo '")
    (tmp_path / "gdbus").write_text(slow)
    monkeypatch.setattr(platform, "MOTION_PATIENCE", 0.05)
    assert reduced_motion_wanted() is False


def test_nobody_waits_for_the_answer_and_it_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = Event(), Event()

    def dawdle() -> bool:
        asked.set()
        told.wait()
        return True

    monkeypatch.setattr(platform, "reduced_motion_wanted", dawdle)
    wish = MotionPreference()
    asked.wait()
    assert wish.take() is None
    told.set()
    while (still := wish.take()) is None:
        pass
    assert still is True
    assert wish.take() is None


def test_the_house_heeds_the_wish_and_looks_different() -> None:
    context = open_context((960, 600))
    stamp = context.stamp
    context.on_system_motion(True)
    assert context.still
    assert context.stamp > stamp
