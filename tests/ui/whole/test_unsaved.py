"""What the disk does not take stays in sight as long as that is so, is tried again, and is never lost unasked."""

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.application import AGAIN
from game.app.platform import signals_heeded
from game.catalogue import pack_of, spec_of
from game.resources import LANGUAGE
from game.storage.match_file import transcript_from
from game.storage.notices import Notice
from game.storage.stores import open_stores
from tests.ui.whole.player import Nodes, Player, control, deal_over, focus_of, live
from tests.ui.whole.running_app import RunningApp, running, seated_player

LONG = 60.0
"""Seconds after which any passing notice has passed."""


@contextmanager
def full() -> Iterator[None]:
    """Have the system refuse every byte that is to be written to a file."""
    resource = import_module("resource")  # not on Windows
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def barred(folder: Path) -> Iterator[None]:
    """Have something else lie where matches are kept."""
    matches = folder / "data" / "matches"
    away = matches.rename(folder / "away")
    matches.write_text("not a folder", "utf-8")
    try:
        yield
    finally:
        matches.unlink()
        away.rename(matches)


limited = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit on the size of a file")


def begun(there: RunningApp) -> Player:
    """Play until something is on the disk."""
    player = seated_player(there)
    player.use("play", "quick/ecarte")
    player.decide(player.pause())
    player.pause()
    return player


def entries(there: RunningApp) -> int:
    table: Any = there.app.loop.stack.top
    return len(table.driver.session.match)


def played_on(there: RunningApp, player: Player) -> int:
    """Decide once more; tell how many entries the match has then."""
    player.decide(player.pause())
    player.pause()
    return entries(there)


def kept(folder: Path) -> Sequence[int]:
    """Count the entries of every match on the disk."""
    stores = open_stores(folder, spec_of)
    found = [len(stores.saves.load(each.id).entries) for each in stores.saves.listing()]
    stores.close()
    return sorted(found)


def asked(nodes: Nodes) -> bool:
    return live(nodes, "yes") and "Quit without saving?" in {each.name for each in nodes}


def close_window(there: RunningApp) -> None:
    there.post(pygame.QUIT)
    there.step()


EXITS: dict[str, Callable[[RunningApp], object]] = {
    "the key": lambda there: there.press("ctrl+q"),
    "the window": close_window,
}
AT_TITLE: dict[str, Callable[[RunningApp], object]] = {
    **EXITS,
    "Esc": lambda there: there.press("escape"),
    "the button": lambda there: seated_player(there).use("quit"),
}


@limited
def test_every_way_out_of_the_table_asks(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = begun(there)
        with full():
            player.play(deal_over)
            there.rest(LONG)
            for way in EXITS.values():
                _ask(there, way)
                depth = there.app.loop.stack.depth
                way(there)
                assert there.app.loop.stack.depth == depth, "nobody is asked twice at a time"
                there.press("return")
                assert there.open
                assert not asked(there.nodes())
            close_window(there)
            there.rest(0.5)
            player.use("yes")
            assert not there.open


@limited
def test_every_way_out_of_the_title_asks(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = begun(there)
        with full():
            player.play(deal_over)
            player.use("leave")
            for way in AT_TITLE.values():
                _ask(there, way)
                there.press("escape")
                assert there.open


def _ask(there: RunningApp, way: Callable[[RunningApp], object]) -> None:
    """Try to leave, and be asked in a way that loses nothing at Enter."""
    there.rest(0.5)
    way(there)
    there.rest(0.5)
    held = focus_of(there.nodes())
    assert asked(there.nodes())
    assert held
    assert held.key == "no"


@limited
def test_it_stays_in_sight_and_is_tried_again(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = begun(there)
        assert control(there.nodes(), "unsaved") is None
        before = kept_now(tmp_path)
        with full():
            player.decide(player.pause())
            player.pause()
            there.rest(LONG)
            sign = control(there.nodes(), "unsaved")
            assert sign is not None
            assert sign.name == there.app.context.words.get("storage.unsaved.sign")
            assert not there.app.context.notices.sentences
            player.use("unsaved")
            told = {each.name for each in there.nodes()}
            assert there.app.context.words.get("storage.notice.disk_full") in told
            player.use("again")
            assert (
                there.app.context.words.get("storage.unsaved.in_vain") in there.app.context.notices.sentences
            )
            player.use("no")
            assert kept_now(tmp_path) == before
            played = entries(there)
        there.rest(AGAIN + 1)
        assert control(there.nodes(), "unsaved") is None
        assert there.app.context.words.get("storage.unsaved.saved") in there.app.context.notices.sentences
        assert kept_now(tmp_path) == played > before
        there.press("ctrl+q")
        assert not there.open, "nobody is asked about what is saved"


@limited
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_is_told_on_every_page(tmp_path: Path, scale: float) -> None:
    with running(tmp_path, text_scale=scale) as there:
        player = begun(there)
        with full():
            player.decide(player.pause())
            player.pause()
            player.use("tool:menu", "leave")
            for page in ("play", "learn", "saves", "statistics", "settings", "about"):
                player.use(page)
                player.use("unsaved", "no")
                there.press("escape")
                there.rest(0.5)


def kept_now(folder: Path) -> int:
    """Count the entries of the one match on the disk, while somebody plays it."""
    (file,) = (folder / "data" / "matches").glob("*.json")
    return len(transcript_from(file.read_bytes(), pack_of).entries)


def test_a_copy_elsewhere_is_as_good(tmp_path: Path) -> None:
    copy, home = tmp_path / "elsewhere" / "mine.parlour", tmp_path / "home"
    copy.parent.mkdir()
    with running(home) as there:
        player = begun(there)
        with barred(home):
            played = played_on(there, player)
            there.press("ctrl+q")
            there.rest(0.5)
            assert asked(there.nodes())
            player.use("elsewhere")
            write(there, str(home / "data" / "matches" / "mine"))
            player.use("save_there")
            assert live(there.nodes(), "save_there"), "the place is no better, and can be changed"
            write(there, str(copy.parent))
            player.use("save_there")
            (found,) = copy.parent.glob("*.parlour")
            assert len(transcript_from(found.read_bytes(), pack_of).entries) == played
            assert any(str(found) in each.name for each in there.nodes())
            player.use("no")
            assert control(there.nodes(), "unsaved") is not None, "it is still not where it belongs"
            there.press("ctrl+q")
            assert not there.open
    with running(home) as there:
        there.post(pygame.DROPFILE, file=str(found))
        there.rest(1.0)
        assert entries(there) == played


def write(there: RunningApp, text: str) -> None:
    """Write something else into the field."""
    page: Any = there.app.loop.stack.top
    page.screen.focus("place")
    there.press("end")
    for _ in range(300):
        there.press("backspace")
    there.write(text)


def test_who_sits_down_to_another_match_loses_nothing_of_the_first(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = begun(there)
        with barred(tmp_path):
            played = played_on(there, player)
            player.use("tool:menu", "leave", "play", "quick/gleek")
            player.decide(player.pause())
            player.pause()
        there.rest(AGAIN + 1)
        assert control(there.nodes(), "unsaved") is None
    assert played in kept(tmp_path)
    assert len(kept(tmp_path)) == 2


def test_what_nobody_can_be_asked_about_is_brought_to_safety(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    with running(tmp_path) as there:
        player = begun(there)
        with barred(tmp_path):
            played = played_on(there, player)
            there.app.close()
            (found,) = home.glob("*.parlour")
            assert len(transcript_from(found.read_bytes(), pack_of).entries) == played
            assert str(found) in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has a home for every user")
def test_who_has_no_home_folder_can_save_elsewhere_and_is_brought_to_safety(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unknown(_: int) -> None:
        raise KeyError

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    with running(tmp_path) as there:
        player = begun(there)
        with barred(tmp_path):
            played = played_on(there, player)
            there.press("ctrl+q")
            there.rest(0.5)
            player.use("elsewhere")
            place = control(there.nodes(), "place")
            assert place is not None
            assert Path(place.value).parent == temporary
            write(there, "~/mine")
            player.use("save_there")
            assert there.app.context.words.get("storage.unsaved.no_home") in {
                each.name for each in there.nodes()
            }
            there.app.close()
            (found,) = temporary.glob("*.parlour")
            assert len(transcript_from(found.read_bytes(), pack_of).entries) == played
            assert str(found) in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals")
def test_a_signal_ends_the_program_between_two_frames() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with signals_heeded() as told:
        os.kill(os.getpid(), signal.SIGTERM)
        assert list(told) == [signal.SIGTERM]
    assert signal.getsignal(signal.SIGTERM) == before


def test_settings_that_made_no_sense_go_by_their_names_on_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    with running(tmp_path) as there:
        there.app._stores.notices.tell(Notice("odd_settings", "felt, text_scale"))  # noqa: SLF001 - as their file does
        there.step()
        assert "Tisch, Textgröße" in " ".join(there.app.context.notices.sentences)
