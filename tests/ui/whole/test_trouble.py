"""What stops the program is written down, told in a sentence, and loses nothing."""

import errno
import os
import shutil
import sys
from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from game import __version__, app
from game.app.application import Application
from game.app.platform import LONGEST_LOG, SystemPlatform, nameless
from game.app.screen_reader import VARIABLE
from game.catalogue import rules_for, spec_of
from game.core.transcript import Header, Transcript
from game.storage import files
from game.storage.match_file import MatchScore
from game.storage.stores import open_stores
from tests.storage.test_spare import exhausted
from tests.ui.whole.player import Nodes, deal_over, focus_of, live
from tests.ui.whole.running_app import RunningApp, running, seated_player


def test_trouble_is_written_down_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(app: Application) -> None:
        assert app.window.canvas is not None
        raise ZeroDivisionError

    monkeypatch.setattr(Application, "play", stumble)
    assert app.run(Namespace(data_dir=tmp_path, file=None)) == 1
    log, told = tmp_path / "state" / "trouble.log", capsys.readouterr().err
    assert str(log) in told
    assert app.KEPT in told
    assert "ZeroDivisionError" in log.read_text("utf-8")
    log.unlink()
    log.mkdir()
    assert app.run(Namespace(data_dir=tmp_path, file=None)) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err, "where it can be written nowhere, it is told"


def test_a_long_log_of_troubles_is_put_by(tmp_path: Path) -> None:
    log, before = tmp_path / "state" / "trouble.log", tmp_path / "state" / "trouble-before.log"
    log.parent.mkdir()
    log.write_text("x" * (LONGEST_LOG + 1), "utf-8")
    with closing(open_stores(tmp_path, spec_of)) as stores:
        platform = SystemPlatform(stores)
        platform.write_down("one")
        platform.write_down("another")
    assert before.stat().st_size == LONGEST_LOG + 1
    assert [line for line in log.read_text("utf-8").splitlines() if not line[0].isdigit()] == [
        "one",
        "another",
    ]


def test_a_report_is_written_though_the_running_match_has_gone(tmp_path: Path) -> None:
    with closing(open_stores(tmp_path, spec_of)) as stores:
        platform = SystemPlatform(stores)
        rules = rules_for("ecarte", {})
        header = Header("ecarte", rules.spec.edition, (), ("You", "Ada, club"), 0)
        stores.saves.keep(Transcript(header, ()), MatchScore((), 0, over=False))
        kept = next((tmp_path / "data" / "matches").glob("*.json"))
        assert kept.read_text("utf-8") in Path(platform.write_report()).read_text("utf-8")
        shutil.rmtree(tmp_path / "data")
        report = Path(platform.write_report()).read_text("utf-8")
        assert report.endswith("The running match:\nIt is no longer there.\n")


def test_a_report_tells_what_went_wrong_and_not_whose_machine_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "Zoë Müller"
    monkeypatch.setattr(Path, "home", lambda: home)
    with closing(open_stores(home / "games", spec_of)) as stores:
        platform = SystemPlatform(stores)
        assert "What went wrong:\nNothing.\n" in Path(platform.write_report()).read_text("utf-8")
        platform.write_down(f'File "{home / "games" / "table.py"}", line 7: ZeroDivisionError')
        report = Path(platform.write_report()).read_text("utf-8")
    assert report.startswith(f"Parlour Tricks {__version__}\nPython ")
    assert f'File "{Path("~") / "games" / "table.py"}", line 7: ZeroDivisionError' in report
    assert home.name not in report


@pytest.mark.parametrize(
    ("home", "text", "without"),
    [
        (
            PureWindowsPath(r"C:\People\Zoë"),
            str(OSError(13, "denied", r"C:\People\Zoë\a")),
            r"[Errno 13] denied: '~\\a'",
        ),
        (PureWindowsPath(r"C:\People\Zoë"), r"c:\people\zoë\a, C:/People/Zoë/a", r"~\a, ~/a"),
        (PurePosixPath("/home/an"), "/home/anna/a, /home/an/b: /home/an", "/home/anna/a, ~/b: ~"),
        (PurePosixPath("/home/a+(b"), "/home/a+(b/a", "~/a"),
        (PurePosixPath("/home/zoe"), "/run/media/zoe/stick/zoe.parlour", "/run/media/~/stick/zoe.parlour"),
        (PurePosixPath("/"), "/home/anna", "/home/anna"),
        (None, "/home/anna", "/home/anna"),
    ],
)
def test_only_the_players_own_name_is_left_out_of_paths_however_they_are_written(
    monkeypatch: pytest.MonkeyPatch, home: PurePath | None, text: str, without: str
) -> None:
    def found() -> PurePath:
        if home is None:
            message = "Could not determine home directory."
            raise RuntimeError(message)
        return home

    monkeypatch.setattr(Path, "home", found)
    assert nameless(text) == without


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_nobody_waits_for_a_pipe_that_lies_where_something_is_written_down(tmp_path: Path) -> None:
    with closing(open_stores(tmp_path, spec_of)) as stores:
        platform = SystemPlatform(stores)
        for pipe in (tmp_path / "state" / "trouble.log", tmp_path / "data" / "report.txt"):
            pipe.parent.mkdir(exist_ok=True)
            os.mkfifo(pipe)
        assert platform.write_down("one") == ""
        assert "Python" in Path(platform.write_report()).read_text("utf-8")


@pytest.mark.parametrize("place", ["nowhere/nodes.json", "home"])
def test_what_is_shown_is_not_worth_ending_for_where_it_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / place))
    with running(tmp_path / "home") as there:
        there.rest(0.2)
        there.press("tab")
        there.rest(0.2)
        assert there.open
    log = (tmp_path / "home" / "state" / "trouble.log").read_text("utf-8")
    assert log.count("Traceback") == 1
    assert str(tmp_path / place) in log


def test_nothing_is_called_saved_that_the_disk_did_not_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as there:
        player, behind = seated_player(there), there.app.context.words.get("storage.saved.behind")
        player.use("play", "quick/ecarte")
        player.decide(player.pause())
        player.pause()
        with monkeypatch.context() as full:
            full.setattr(files, "replace_file", _refuse)
            player.play(deal_over)
            result: Any = there.app.loop.stack.top
            assert behind in {each.control.tip for each in result.screen.widgets() if each.control}
            player.use("leave")
            there.press("escape")
            asked = player.await_("the question", partial(live, key="no"))
            assert behind in {node.name for node in asked}
            assert _held(asked) == "no"  # Enter would lose what was played
            player.use("no", "continue")
            player.pause()
            assert _finished(there) == 1
            player.use("tool:menu", "leave")
        there.press("escape")
        asked = player.await_("the question", partial(live, key="no"))
        assert behind not in {node.name for node in asked}
        assert _held(asked) == "yes"
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("continue")
        assert _finished(there) == 1


def _held(nodes: Nodes) -> str:
    here = focus_of(nodes)
    return here.key if here else ""


def _finished(there: RunningApp) -> int:
    table: Any = there.app.loop.stack.top
    finished: int = table.driver.session.view().ledger.finished
    return finished


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit on open files")
def test_where_no_more_files_may_be_open_it_is_said_and_the_details_are_written_down(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        say, log = there.app.context.words.get, tmp_path / "state" / "trouble.log"
        with exhausted():
            there.app.loop.turn(partial(_needing, tmp_path / "more"))
        (told,) = there.app.context.notices.sentences
        parts = [say(f"storage.trouble.{key}", file=log) for key in ("undone", "no_more_files", "details")]
        assert told == " ".join(parts)
        assert "Too many open files" in log.read_text("utf-8")


def _needing(file: Path) -> None:
    """Lead nowhere, but need a file."""
    file.write_text("", "utf-8")
