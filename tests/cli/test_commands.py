"""The other commands, and how the program behaves as a process."""

import json
import os
import re
import signal
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from game import CORE, __version__, cli
from game.catalogue import GAMES, LEVELS, Game, find
from game.cli import commands
from game.core.options import chosen, declared
from game.learning.problems import problems
from game.learning.reading import course
from tests.cli.command_line import ROOT, call, no_screens, objects, on_terminal, process, text

NO_SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal")


def test_the_window_is_opened_by_default_and_by_name(tmp_path: Path) -> None:
    opened: list[Namespace] = []

    def play(arguments: Namespace) -> int:
        opened.append(arguments)
        return 7

    window = cli.ScreenParts(play, no_screens)
    assert cli.main([], window) == 7
    assert cli.main(["play"], window) == 7
    assert cli.main(["--data-dir", str(tmp_path), "play"], window) == 7
    assert cli.main(["play", "--data-dir", str(tmp_path)], window) == 7
    assert [each.data_dir for each in opened] == [None, None, tmp_path, tmp_path]


def test_games_list_what_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("games", "--json") == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in listed] == [game.id for game in GAMES]
    for each in listed:
        game = find(each["id"])
        assert each["name"]
        assert each["seats"] == list(game.seats)
        assert each["levels"] == list(LEVELS)
        tables = find(each["id"]).answers or ("",)
        assert set(each["lessons"]) == {name.id for table in tables for name in course(each["id"], table)}
        assert each["problems"] == [one.id for table in tables for one in problems(each["id"], table)]
        assert [option["id"] for option in each["options"]] == [
            option.id for option in declared(game.options)
        ]
        for option in each["options"]:
            assert ("choices" in option) != ("bounds" in option)
            low, high = option.get("bounds", (None, None))
            allowed = option.get("choices") or range(low, high + 1)
            assert option["default"] in allowed
            assert option["type"] in ("flag", "choice", "number")
            assert option["text"].endswith(".")
            for value in allowed:
                chosen(game.options, {option["id"]: value})
        assert [preset["id"] for preset in each["presets"]] == list(game.presets)
        for preset in each["presets"]:
            chosen(game.options, preset["options"])
            assert preset["name"]


def test_games_are_listed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("games") == 0
    words = capsys.readouterr().out
    for game in GAMES:
        assert f"({game.id}): " in words
        for option in declared(game.options):
            assert f"  {option.id} = {str(option.default).lower()}  [" in words


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--version") == 0
    assert capsys.readouterr().out.startswith(f"Parlour Tricks {__version__} ")
    assert call("--version", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["core"]) == (__version__, CORE)


def test_the_selftest_plays_every_game_and_draws(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--selftest") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Core: {CORE}"
    assert len(lines) == len(GAMES) + 2
    assert call("--selftest", "--json") == 0
    told = objects(capsys.readouterr().out)
    assert [each.get("game") for each in told] == [None, *(game.id for game in GAMES), None]
    assert all(each["ok"] for each in told)


@pytest.mark.slow
def test_the_program_tries_itself_out_games_and_screens(tmp_path: Path) -> None:
    done = process("--selftest", "--json", "--data-dir", str(tmp_path))
    told = objects(done.stdout.decode())
    assert [each["ok"] for each in told] == [True] * (len(GAMES) + 2), told
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_selftest_fails_when_a_game_does_and_tries_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(game: Game) -> tuple[int, int]:
        if game is GAMES[0]:
            message = "no trick"
            raise LookupError(message)
        return 1, 1

    monkeypatch.setattr(commands, "play_through", played)
    assert call("--selftest", "--json") == 1
    _, first, *others = objects(capsys.readouterr().out)
    assert (first["game"], first["ok"], first["error"]) == (GAMES[0].id, False, "LookupError: no trick")
    assert [each["ok"] for each in others] == [True] * len(GAMES)


def test_the_selftest_fails_when_a_screen_does(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> list[str]:
        message = "no table"
        raise LookupError(message)

    for draw, says in ((broken, "LookupError: no table"), (lambda: ["title: blank"], "title: blank")):
        assert cli.main(["--selftest"], cli.ScreenParts(lambda _arguments: 0, draw)) == 1
        assert f"Screens: FAILED, {says}" in capsys.readouterr().out


@NO_SIGNALS
def test_the_selftest_ends_at_once_when_told_so_while_it_draws() -> None:
    code = (
        "import os, signal; from game.app import gallery; from game.__main__ import _draw; "
        "told = lambda app: os.kill(os.getpid(), signal.SIGTERM) or app.loop.stack.top; "
        "gallery.screens = lambda app: [('told', lambda: told(app))]; print(_draw())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGTERM, "", "")


def test_every_word_that_is_taken_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--help") == 0
    commands = re.findall(r"^    ([a-z]+) ", capsys.readouterr().out, re.MULTILINE)
    assert len(commands) == 8
    for command in commands:
        assert call(command, "--help") == 0
        usage, _, told = capsys.readouterr().out.partition("\n\n")
        taken = set(re.findall(r"--[a-z-]+|\b[A-Z]{4}\b(?=\]?$)|\{.+\}", usage, re.MULTILINE))
        lines = (
            re.compile(rf"^  {re.escape(word)}.*(?:  |\n {{6,}})\w", re.MULTILINE) for word in sorted(taken)
        )
        assert [line.pattern for line in lines if not line.search(told)] == []


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["simulate", "--help"]):
        assert call(*words) == 0
        printed = capsys.readouterr()
        assert "usage: parlour-tricks" in printed.out
        assert printed.err == ""


def test_nothing_of_the_screen_is_loaded_for_a_command() -> None:
    code = (
        "import sys; from game.__main__ import main; sys.argv = ['x', 'games']; main(); "
        "print('pygame' in sys.modules, 'game.app' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.endswith("False False\n")


@NO_SIGNALS
def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(text("ecarte"), "utf-8")
    command = [sys.executable, "-m", "game", "replay", str(file), "--json"]
    reading, writing = os.pipe()
    os.close(reading)  # before anything can be told
    with os.fdopen(writing, "wb") as left:
        done = subprocess.run(command, stdout=left, stderr=subprocess.PIPE, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no disk that is always full")
@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("--version",)], ids=" ".join)
def test_a_full_disk_is_told_in_a_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "game", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, cwd=ROOT)
    (line,) = done.stderr.splitlines()
    assert line.startswith("parlour-tricks: Not all of the answer could be written: No space left")
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no disk that is always full")
def test_a_refusal_that_cant_be_written_still_has_its_status() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([sys.executable, "-m", "game", "fly"], stderr=full, check=False, cwd=ROOT)
    assert done.returncode == 2


PLAYING = """
import signal, sys
from game.__main__ import main
from game.cli import simulate
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may have it ignored
play_all = simulate.play_all

def told(*words):
    for number, played in enumerate(play_all(*words)):
        if not number:
            print("playing", file=sys.stderr, flush=True)
        yield played

simulate.play_all = told
sys.exit(main())
"""


@NO_SIGNALS
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_ends_it_quietly(jobs: str) -> None:
    """In the midst of play: what comes while modules are loaded or processes started may be lost on Python."""
    words = ["simulate", "ecarte", "--seats", "club,novice", "--deals", "10000000", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    ) as player:
        assert player.stderr
        assert player.stderr.readline() == "playing\n"
        os.killpg(player.pid, signal.SIGINT)
        rest = player.stderr.read()
    assert player.returncode == 130
    assert "Traceback" not in rest


def test_without_a_console_nothing_breaks() -> None:
    code = (
        "import sys, os; sys.argv = ['x', *os.environ['WORDS'].split()]; sys.stdout = sys.stderr = sys.stdin = None; "
        "from game.__main__ import main; os._exit(main())"
    )
    for words, status in (("--version", 0), ("replay -", 2), ("games --json", 0), ("fly", 2)):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "WORDS": words},
            capture_output=True,
            check=False,
            cwd=ROOT,
        )
        assert (done.returncode, done.stderr) == (status, b""), words


def test_an_old_console_gets_question_marks_instead_of_a_crash() -> None:
    assert b"?cart?" in on_terminal("games", PYTHONIOENCODING="ascii", PYTHONUTF8="0")


def test_a_process_replays_from_standard_input() -> None:
    done = process("replay", "-", "--json", given=text("imperium").encode())
    assert done.returncode == 0
    assert objects(done.stdout.decode())[-1]["over"]
