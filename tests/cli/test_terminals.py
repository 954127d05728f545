"""What stands in a file does nothing to a terminal, and what is written into a file is UTF-8 whatever the code page."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command_line import ROOT, on_terminal, process, text

EVIL = "Ada\x1b]0;gone\x07\x1b[31m\x9b5m\u202egnihton\x7f"
HARMFUL = ("\x1b", "\x07", "\x7f", "\x9b", "\r", "\u202e", "\u2066", "\ud800")


def played_by(game: str, *names: str) -> str:
    """Write the beginning of a match of these players."""
    whole = re.sub(r"(?m)^player .*\n", "", text(game, most=60))
    return whole.replace(
        "dealer", "".join(f"player {seat} {name}\n" for seat, name in enumerate(names)) + "dealer", 1
    )


def evil_match(folder: Path, *lines: str) -> Path:
    """Write a match of which a name, and perhaps more, would like to speak to the terminal."""
    path = folder / "match.parlour"
    path.write_text("\n".join([played_by("ecarte", "You", f"{EVIL}, club"), *lines, ""]), "utf-8", newline="")
    return path


@pytest.mark.parametrize(
    "words",
    [("replay",), ("legal",), ("code",), ("replay", "--seat", "0"), ("replay", "--seat", "1")],
    ids=" ".join,
)
def test_a_name_does_nothing_to_a_terminal(tmp_path: Path, words: tuple[str, ...]) -> None:
    heard = on_terminal(*words, str(evil_match(tmp_path))).decode("utf-8", "surrogatepass")
    assert len(heard) > 20
    assert not [sign for sign in HARMFUL if sign in heard]
    if words[0] == "replay":
        assert "Ada ]0;gone [31m 5mgnihton" in heard
        assert "\\" not in heard


@pytest.mark.parametrize(
    "words",
    [
        ("replay", f"no/{EVIL}"),
        ("replay", "{file}"),
        ("legal", "{file}"),
        ("progress", "import", f"no/{EVIL}"),
        ("deal", EVIL),
        ("simulate", EVIL, "--seats", "club,club"),
        ("simulate", "ecarte", "--seats", EVIL),
        ("simulate", "ecarte", "--seats", "club,club", "--option", EVIL),
        ("replay", "{file}", "--seat", EVIL),
        (EVIL,),
        (f"--{EVIL}", "--help"),
        ("games", f"--{EVIL}"),
    ],
    ids=lambda words: "-".join(words).replace(EVIL, "evil"),
)
def test_a_refusal_does_nothing_to_a_terminal(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = evil_match(tmp_path, f"0 play {EVIL}")
    heard = on_terminal(*(word.replace("{file}", str(file)) for word in words)).decode()
    assert heard.strip()
    assert not [sign for sign in HARMFUL if sign in heard]


def test_programs_are_told_to_the_letter(tmp_path: Path) -> None:
    path = tmp_path / EVIL.replace("/", "")
    done = process("--data-dir", str(tmp_path / "home"), "progress", "export", str(path), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"exported": str(path)}


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437", "utf-16"])
def test_what_is_written_into_a_file_is_utf_8(tmp_path: Path, encoding: str) -> None:
    match, told, refused = tmp_path / "match.parlour", tmp_path / "told.txt", tmp_path / "refused.txt"
    match.write_text(played_by("gleek", "You", "Анна, club", "王, club"), "utf-8")
    place = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": encoding}
    for file, to in ((match, told), (tmp_path / "Анна − 王", refused)):
        with to.open("wb") as out:
            command = [sys.executable, "-m", "game", "replay", str(file)]
            subprocess.run(command, stdout=out, stderr=out, check=False, cwd=ROOT, env=place)
    story = told.read_bytes().decode("utf-8")
    assert "Анна" in story
    assert "王" in story
    assert "−" in story  # the true minus of what somebody pays
    assert "?" not in story
    assert "Анна − 王" in refused.read_bytes().decode("utf-8")
