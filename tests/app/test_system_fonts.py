"""Typefaces of the system: where they lie, what the desktop names, and systems that have none."""

import sys
from pathlib import Path

import pytest

from game.app import platform as system_fonts
from game.app.platform import typefaces_with


def test_windows_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Fonts").mkdir()
    for name in ("seguiemj.ttf", "msyh.ttc", "comic.ttf"):
        (tmp_path / "Fonts" / name).touch()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("WINDIR", str(tmp_path))
    assert [file.name for file in typefaces_with("王")] == ["msyh.ttc", "seguiemj.ttf"]


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_a_system_without_any_names_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(system_fonts, "LINUX", (str(tmp_path / "gone.ttf"),))
    monkeypatch.setattr(system_fonts, "MAC", (str(tmp_path / "gone.ttc"),))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert list(typefaces_with("王")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such desktop")
@pytest.mark.parametrize(
    ("does", "found"), [("printf %s {font}", True), ("exit 1", False), ("printf /gone.ttf", False)]
)
def test_a_desktop_is_asked_for_a_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, found: bool
) -> None:
    font, program, asked = tmp_path / "some.ttf", tmp_path / "fc-match", tmp_path / "asked"
    font.touch()
    program.write_text(f'#!/bin/sh\necho "$@" > {asked}\n{does.format(font=font)}\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_fonts, "LINUX", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    assert list(typefaces_with("王")) == ([font] if found else [])
    assert "charset=738b" in asked.read_text()
