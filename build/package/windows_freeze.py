"""Make the setup for Windows where there is no Windows: PyInstaller for Windows freezes the game under wine."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import freeze
import installer
import names
import windows_python
import wine

PLACE = names.WORK / "windows"
NEEDED = ("makensis", windows_python.COMPILER)


def make(_frozen: Path, out: Path) -> Path:
    """Freeze the game, let what came of it play and draw everything, and wrap it up; give the setup."""
    frozen = cold()
    with tempfile.TemporaryDirectory() as folder, wine.screen() as display:
        here = wine.Windows(Path(folder), display)
        try:
            words = [str(freeze.program(frozen, "win32")), "--data-dir", "C:\\trial", "--selftest"]
            done = here.run(*words)
        finally:
            here.shut_down()
    freeze.judge(done.returncode, done.stdout.decode("utf-8", "replace").replace("\r\n", "\n"))
    return installer.make(frozen, out)


def try_out(setup: Path) -> None:
    """Take a player's way with what was made."""
    import try_setup  # noqa: PLC0415 - it brings the tests' player, whom nobody else needs
    import try_windows  # noqa: PLC0415 - as does this

    try_setup.run(try_setup.Made(PLACE / "frozen" / names.COMMAND, setup))
    try_windows.run(setup)


def cold() -> Path:
    """Freeze the game for Windows; give the folder that holds it."""
    wine.demand(*NEEDED)
    python = windows_python.make(PLACE / "python")
    native = freeze.HERE.parent / "native.py"
    subprocess.run([sys.executable, str(native), "--windows", str(python.parent)], check=True)
    freeze.forget_signs()
    freeze.icon(freeze.SIGNED["win32"])  # the Python for Windows can't draw it
    with tempfile.TemporaryDirectory() as prefix:
        told = {
            **wine.QUIET,
            "WINEPREFIX": prefix,
            "PYTHONPATH": wine.dos(names.ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PARLOUR_TRICKS_WORK": wine.dos(names.WORK),
            "PYI_LOG_LEVEL": "ERROR",  # it would warn of every library that Windows has and wine has not as a file
        }
        try:
            frozen = freeze.freeze_by([wine.WINE, str(python)], PLACE, wine.dos, told)
        finally:
            subprocess.run(["wineserver", "-k"], env={**os.environ, **told}, check=False)
    freeze.name_libraries(frozen)
    return frozen
