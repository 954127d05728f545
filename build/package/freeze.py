"""Freeze the game with PyInstaller into one folder that needs no Python, and try out what came of it."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import names
import notices
import version_info
from game import native

HERE = Path(__file__).resolve().parent
SIGNED = {"win32": "ico", "darwin": "icns"}
"""How a system wants the sign of the game; on Linux it is no part of the program."""


def program(frozen: Path, system: str = sys.platform) -> Path:
    """Name the program inside the folder of the frozen game."""
    return frozen / (f"{names.COMMAND}.exe" if system == "win32" else names.COMMAND)


def freeze() -> Path:
    """Freeze the game for this system; give the folder that holds it. On a Mac the .app lies beside that."""
    forget_signs()
    compiled()
    return freeze_by([sys.executable], names.WORK, str, {})


def freeze_by(
    python: Sequence[str], place: Path, said: Callable[[Path], str], told: Mapping[str, str]
) -> Path:
    """Have a Python freeze the game in a place; that Python may say paths in another way, and is told variables.

    Two of the variables make two freezes of one commit alike to the byte. By the next, PyInstaller leaves modules
    as they are: each package packs all of them together, far tighter than one by one. By the last, modules know of
    each instruction its line but not its columns, which only a source that is at hand could show.
    """
    scratch, target = place / "pyinstaller", place / "frozen"
    for old in (scratch, target):
        shutil.rmtree(old, ignore_errors=True)
    lay_out(scratch)
    alike = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(names.epoch())}
    small = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0", "PYTHONNODEBUGRANGES": "1"}
    env = {**os.environ, **alike, **small, **told}
    places = ["--workpath", said(scratch), "--distpath", said(target), said(HERE / "game.spec")]
    words = ["--noconfirm", "--clean", "--log-level", told.get("PYI_LOG_LEVEL", "WARN"), *places]
    command = [*python, "-m", "PyInstaller", *words]
    done = subprocess.run(  # by a pipe, for programs under wine can't write to every terminal or file
        command,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    print(done.stdout.decode("utf-8", "replace"), end="")
    if done.returncode:
        sys.exit("The game can't be frozen; PyInstaller's reasons stand above.")
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


def forget_signs() -> None:
    """Have the sign of the game drawn anew: its art may be another today."""
    for old in names.WORK.glob(f"{names.COMMAND}.ic*"):
        old.unlink()


def icon(kind: str) -> Path:
    """Give the sign of the game as an ico or icns file, drawn now if it isn't there."""
    path = names.WORK / f"{names.COMMAND}.{kind}"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, str(HERE.parent / "art" / "iconfiles.py"), str(path)], check=True)
    return path


def try_out(frozen: Path) -> None:
    """Let the frozen program play and draw everything; stop if it can't, or holds what nobody names the licence of."""
    name_libraries(frozen)
    with tempfile.TemporaryDirectory() as data:
        words = [str(program(frozen)), "--data-dir", data, "--selftest"]
        done = subprocess.run(words, cwd=data, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    judge(done.returncode, done.stdout)


def name_libraries(frozen: Path) -> None:
    """Stop if the frozen program holds what nobody names the licence of."""
    if strangers := list(notices.unnamed(frozen)):
        sys.exit(f"build/package/notices/copyright doesn't tell whose these are: {', '.join(strangers)}.")


def judge(status: int, told: str) -> None:
    """Show what the self-test told, and stop if the frozen program can't play and draw everything, compiled."""
    print(told, end="")
    if status:
        sys.exit("The frozen program fails its self-test; its own words stand above.")
    if "Core: compiled\n" not in told:
        sys.exit("The frozen program does not run the compiled core; its own words stand above.")
