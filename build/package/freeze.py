"""Freeze the game with PyInstaller into one folder that needs no Python, and try out what came of it."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import names
import notices
import version_info
from game import native

HERE = Path(__file__).resolve().parent
SIGNED = {"win32": "ico", "darwin": "icns"}
"""How a system wants the sign of the game; on Linux it is no part of the program."""


def program(frozen: Path) -> Path:
    """Name the program inside the folder of the frozen game."""
    return frozen / (f"{names.COMMAND}.exe" if sys.platform == "win32" else names.COMMAND)


def freeze() -> Path:
    """Freeze the game; give the folder that holds it. On a Mac the .app lies beside that.

    Two of the variables make two freezes of one commit alike to the byte. By the third, PyInstaller leaves modules
    as they are: each package packs all of them together, far tighter than one by one.
    """
    scratch, target = names.WORK / "pyinstaller", names.WORK / "frozen"
    for old in (scratch, target):
        shutil.rmtree(old, ignore_errors=True)
    for old in names.WORK.glob(f"{names.COMMAND}.ic*"):
        old.unlink()  # its art may be another today
    compiled()
    lay_out(scratch)
    alike = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(names.epoch())}
    env = {**os.environ, **alike, "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    places = ["--workpath", str(scratch), "--distpath", str(target)]
    words = ["--noconfirm", "--clean", "--log-level", "WARN", *places, str(HERE / "game.spec")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *words], env=env, check=True)
    return target / names.COMMAND


def compiled() -> Path:
    """Give the folder of the compiled core, made now if it isn't there; stop where none can be made."""
    subprocess.run([sys.executable, str(HERE.parent / "native.py")], check=True)
    return native.kept_for(names.ROOT)


def lay_out(scratch: Path) -> None:
    """Put what the spec takes up into its work folder: licences and version information."""
    scratch.mkdir(parents=True)
    notices.write(scratch / "licences")
    (scratch / "version.txt").write_text(version_info.text(), encoding="utf-8")


def icon(kind: str) -> Path:
    """Give the sign of the game as an ico or icns file, drawn now if it isn't there."""
    path = names.WORK / f"{names.COMMAND}.{kind}"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, str(HERE.parent / "art" / "iconfiles.py"), str(path)], check=True)
    return path


def try_out(frozen: Path) -> None:
    """Let the frozen program play and draw everything; stop if it can't, or holds what nobody names the licence of."""
    if strangers := list(notices.unnamed(frozen)):
        sys.exit(f"build/package/notices/copyright doesn't tell whose these are: {', '.join(strangers)}.")
    with tempfile.TemporaryDirectory() as data:
        words = [str(program(frozen)), "--data-dir", data, "--selftest"]
        done = subprocess.run(words, cwd=data, stdout=subprocess.PIPE, encoding="utf-8", check=False)
        print(done.stdout, end="")
        if done.returncode:
            sys.exit("The frozen program fails its self-test; its own words stand above.")
        if "Core: compiled\n" not in done.stdout:
            sys.exit("The frozen program does not run the compiled core; its own words stand above.")
