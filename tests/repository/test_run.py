"""The set-up script says in one sentence what stands in its way, and is readable to Pythons it refuses."""

import ast
import hashlib
import importlib.util
import os
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import run
from tests.repository import tracked

OLDEST_REFUSED = (3, 6)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point run.py at a folder of this test's own, without a .venv."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv" / "set-up.txt")
    return tmp_path


@pytest.fixture
def index(tmp_path: Path) -> Iterator[str]:
    """Serve tmp_path / "simple" as a package index of this test's own; give its address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Keep the test's output clean."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/simple/pip/"
    server.shutdown()
    server.server_close()


def offer(folder: Path, content: bytes) -> None:
    shelf = folder / "simple" / "pip"
    shelf.mkdir(parents=True)
    (shelf / "index.html").write_text(f'<a href="{run.PIP_WHEEL}#sha256=0">pip</a>', encoding="utf-8")
    (shelf / run.PIP_WHEEL).write_bytes(content)


def test_an_old_python_can_read_it() -> None:
    tree = ast.parse(tracked.text("build/run.py"), feature_version=OLDEST_REFUSED)
    before = [type(node) for node in tree.body[:3]]
    assert before == [ast.Expr, ast.Import, ast.If]  # the sentence comes before anything an old Python lacks


def test_no_stamp_and_half_a_stamp_mean_nothing_is_set_up(elsewhere: Path) -> None:
    assert run.read_stamp() == ("", "", frozenset())
    run.STAMP.parent.mkdir()
    run.STAMP.write_text("cut short", encoding="utf-8")
    assert run.read_stamp() == ("", "", frozenset())
    assert elsewhere.is_dir()


def test_the_environment_of_another_checkout_is_not_emptied(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = elsewhere / "theirs"
    theirs.mkdir()
    (theirs / "kept").touch()
    try:
        run.VENV.symlink_to(theirs, target_is_directory=True)
    except OSError as error:  # Windows lets only some accounts make links
        pytest.skip(f"no links here: {error}")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)  # pip is not needed here, and takes long
    monkeypatch.setattr(run, "fetch_pip", lambda: None)
    run.make_venv()
    assert (theirs / "kept").exists()
    assert not run.VENV.is_symlink()
    assert (run.VENV / "pyvenv.cfg").exists()


@pytest.fixture
def done(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Put in place of the slow steps ones that only note what they were asked for."""
    notes: list[str] = []

    def make_venv() -> None:
        notes.append("venv")
        run.VENV.mkdir(exist_ok=True)

    def install(groups: list[str]) -> None:
        notes.append("+".join(["game", *groups]))
        run.PYTHON.touch()

    monkeypatch.setattr(run, "make_venv", make_venv)
    monkeypatch.setattr(run, "install", install)
    monkeypatch.setattr(run, "CONSTRAINTS", elsewhere / "constraints.txt")
    run.CONSTRAINTS.write_text("pygame-ce==1", encoding="utf-8")
    return notes


def test_a_finished_set_up_is_left_alone(done: list[str]) -> None:
    for groups in (("test",), ("test",), ()):
        run.set_up(groups)
    assert done == ["venv", "game+test"]


def test_a_further_group_is_added(done: list[str]) -> None:
    for groups in (("test",), ("art",)):
        run.set_up(groups)
    assert done == ["venv", "game+test", "game+art+test"]


def test_other_versions_are_installed_into_the_same_place(done: list[str]) -> None:
    run.set_up(("test",))
    run.CONSTRAINTS.write_text("pygame-ce==2", encoding="utf-8")
    run.set_up(())
    assert done == ["venv", "game+test", "game+test"]


def test_a_moved_folder_is_set_up_anew(
    done: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run.set_up(())
    monkeypatch.setattr(run, "ROOT", tmp_path / "..")
    run.set_up(())
    assert done == ["venv", "game", "venv", "game"]


def test_a_folder_that_cannot_be_written_to(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(SystemExit, match="can't be written to"):
        run.set_up(())
    assert list(elsewhere.iterdir()) == []


def test_without_ensurepip_and_pip_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        run.fetch_pip()


def test_a_pip_nobody_knows_is_refused(tmp_path: Path, index: str) -> None:
    offer(tmp_path, b"not the pip we know")
    with pytest.raises(SystemExit, match="is not the file we know"):
        run.pip_wheel(index)


def test_the_known_pip_is_taken(tmp_path: Path, index: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PIP_SHA256", hashlib.sha256(b"known").hexdigest())
    offer(tmp_path, b"known")
    assert run.pip_wheel(index) == b"known"


def test_an_index_without_pip(tmp_path: Path, index: str) -> None:
    (tmp_path / "simple" / "pip").mkdir(parents=True)
    with pytest.raises(SystemExit, match="is not in the package index"):
        run.pip_wheel(index)


def test_an_index_nobody_answers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with pytest.raises(SystemExit, match="needs the network"):
        run.pip_wheel("http://127.0.0.1:9/simple/pip/")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Failed to establish a new connection: [Errno 101] Network is unreachable", "needs the network"),
        ("ERROR: No matching distribution found for pygame-ce", "pip's reasons stand above"),
    ],
)
def test_a_failed_installation(words: str, sentence: str) -> None:
    failing = [sys.executable, "-c", f"raise SystemExit({words!r})"]
    with pytest.raises(SystemExit, match=sentence):
        run.pip(failing, [])


def test_only_who_tests_packages_needs_what_makes_them() -> None:
    assert run.needs([]) == run.needs(["replay", "package"]) == run.PLAY
    for words in (["test", "--all"], ["test", "-m", "package"], ["package"]):
        assert "package" in run.needs(words)
    assert "package" not in run.needs(["test", "-q"])
