"""The setup for Windows: one file that puts the frozen program where its owner needs no administrator."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import freeze
import names
import signing

HERE = Path(__file__).resolve().parent
SCRIPT = HERE / "windows" / "installer.nsi"
WORDS = HERE / "windows" / "words.nsh"
"""What it says, in each language."""
KIND = "ParlourTricks.Match"
"""How the registry of Windows calls a saved match."""
BESIDE = r"C:\Program Files (x86)\NSIS\makensis.exe"
"""Where NSIS puts itself without telling anybody."""


def make(frozen: Path, out: Path) -> Path:
    """Wrap up a folder frozen for Windows; give the setup."""
    if signing.wanted():
        signing.sign(frozen / f"{names.COMMAND}.exe")
    goal = out / f"{names.COMMAND}-{names.VERSION}-windows-x64-setup.exe"
    wrap(frozen, goal, names.VERSION)
    return goal


def wrap(frozen: Path, goal: Path, version: str, *more: str) -> None:
    """Write the setup of a version to a file; NSIS may be told more."""
    with tempfile.TemporaryDirectory() as folder:
        contents = Path(folder) / "contents.nsh"
        contents.write_text(take_away(frozen), encoding="utf-8")
        banner = Path(folder) / "banner.bmp"
        subprocess.run([sys.executable, str(HERE / "banner.py"), str(banner)], check=True)
        words = {
            **said(),
            "BANNER": str(banner),
            "VERSION": version,
            "CONTENTS": str(contents),
            "ICON": str(freeze.icon("ico")),
        }
        compile_script(SCRIPT, {**words, "FROZEN": str(frozen / "*"), "GOAL": str(goal.resolve())}, *more)


def compile_script(script: Path, words: Mapping[str, str], *more: str) -> None:
    """Let NSIS make a program; ends ours with a sentence where NSIS is missing. A warning counts as an error."""
    found = shutil.which("makensis") or BESIDE
    if not Path(found).exists():
        sys.exit(
            "NSIS is missing, which makes the setup for Windows. On Debian and Ubuntu it is the package nsis."
        )
    if (
        os.name != "nt"
    ):  # on Windows NSIS makes programs of 32 bits only, which serve as well; elsewhere it can do better
        words = {**words, "TARGET": "amd64-unicode"}
    switches = [
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{word}={meaning}" for word, meaning in words.items()),
        *more,
    ]
    subprocess.run([found, *switches, str(script)], check=True)


def said() -> dict[str, str]:
    """Say what the script calls by names in capitals, but for version and places."""
    words = {
        "NAME": names.NAME,
        "COMMAND": names.COMMAND,
        "APP_ID": names.APP_ID,
        "MAKER": names.MAKER,
        "HOME": names.HOME,
        "COPYRIGHT": f"© {names.COPYRIGHT}",
        "SUMMARY": names.SUMMARY,
        "SUFFIX": names.MATCH_SUFFIX,
        "TYPE": names.MATCH_TYPE,
        "KIND": KIND,
        "WORDS": str(WORDS),
    }
    if signing.wanted():
        words["SIGN"] = f'"{sys.executable}" "{signing.__file__}"'
    return words


def take_away(frozen: Path) -> str:
    """Write the macro that removes what the folder of the program holds, and nothing else that may lie there."""
    lines = [
        f'RMDir /r "$INSTDIR\\{each.name}"' if each.is_dir() else f'Delete "$INSTDIR\\{each.name}"'
        for each in sorted(frozen.iterdir())
    ]
    return "\n".join(["!macro TakeAway", *lines, "!macroend", ""])
