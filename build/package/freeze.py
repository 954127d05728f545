"""Freeze the game with PyInstaller into one folder that needs no Python, and try out what came of it."""

import os
import subprocess
import sys
from pathlib import Path

import names
import version_info

HERE = Path(__file__).resolve().parent


def program(frozen: Path) -> Path:
    """Name the program inside the folder of the frozen game."""
    return frozen / (f"{names.COMMAND}.exe" if sys.platform == "win32" else names.COMMAND)


def freeze(work: Path) -> Path:
    """Freeze below a work folder; give the folder that holds the frozen game. On a Mac the .app lies beside it.

    The two variables make two freezes of one commit alike to the byte.
    """
    scratch, target = work / "pyinstaller", work / "frozen"
    scratch.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        (scratch / "version.txt").write_text(version_info.text(), encoding="utf-8")
    env = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(names.epoch())}
    words = [
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        "--workpath",
        str(scratch),
        "--distpath",
        str(target),
    ]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, str(HERE / "game.spec")], env=env, check=True
    )
    return target / names.COMMAND
