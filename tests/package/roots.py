"""Empty systems in a folder, to install the package in: whole ones where they can be had, else dpkg's books."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.ui import APP_ID

PATH = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/games:/usr/games"
WHOLE = "debootstrap" if os.name == "posix" and os.geteuid() == 0 and shutil.which("debootstrap") else ""
"""A whole system needs the rights to change the root folder, and the network."""
UBUNTU = (
    dict.fromkeys(("jammy", "noble"), os.environ["UBUNTU_MIRROR"]) if "UBUNTU_MIRROR" in os.environ else {}
)
"""Ubuntu 22.04 and 24.04, where somebody says from where."""
RELEASES = ("bookworm", "trixie", *UBUNTU) if WHOLE else ("books",)
"""Debian 12 and 13, and those, where whole systems can be had."""


class Root:
    """A system in a folder: what is installed in it, and how to start that."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, deb: Path) -> None:
        """Install or update, with everything the package asks for."""
        if not WHOLE:
            self._dpkg("--install", str(deb))
            return
        inside = self.folder / "tmp" / deb.name
        shutil.copy(deb, inside)
        self._inside("apt-get", "install", "--quiet", "--yes", f"/tmp/{deb.name}")  # noqa: S108 - the system's own
        inside.unlink()

    def test_itself(self) -> str:
        """Let the installed program play every game and draw every screen; give what it tells."""
        words = [*self.entry()[:-1], "--data-dir", "/tmp/trial", "--selftest"]  # noqa: S108 - the system's own
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout

    def purge(self) -> None:
        if WHOLE:
            self._inside("apt-get", "purge", "--quiet", "--yes", APP_ID)
        else:
            self._dpkg("--purge", APP_ID)

    def version(self) -> str:
        """Ask which version is installed; empty if none."""
        asked = [
            "dpkg-query",
            f"--admindir={self.folder}/var/lib/dpkg",
            "--show",
            "--showformat=${Version}",
            APP_ID,
        ]
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout

    def left(self) -> Sequence[Path]:
        """List what there is of the game outside the home of the player."""
        return [path for part in ("etc", "usr", "var/lib/dpkg/info") for path in self._of_game(part)]

    def _of_game(self, part: str) -> Iterator[Path]:
        return (
            path
            for path in (self.folder / part).rglob("*")
            if APP_ID in path.name or APP_ID in str(path.parent)
        )

    def entry(self) -> Sequence[str]:
        """Give the command of the desktop entry, as a desktop would start it without a file."""
        lines = (self.folder / f"usr/share/applications/{APP_ID}.desktop").read_text("utf-8").splitlines()
        (command,) = (line.removeprefix("Exec=") for line in lines if line.startswith("Exec="))
        words = [word for word in command.split() if word != "%f"]
        if WHOLE:
            return ["chroot", str(self.folder), "env", PATH, *words]
        return [str(self.folder / "usr" / "games" / words[0]), *words[1:]]

    def home(self, path: Path) -> None:
        """Make a folder of the player that has the same name inside and outside."""
        inside = self.folder.joinpath(*path.parts[1:])
        inside.mkdir(parents=True)
        path.symlink_to(inside)

    def _inside(self, *command: str) -> None:
        words = ["chroot", str(self.folder), "env", PATH, "DEBIAN_FRONTEND=noninteractive", *command]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def _dpkg(self, *words: str) -> None:
        free = ["--force-not-root", "--force-depends", "--force-script-chrootless"]
        done = subprocess.run(
            ["dpkg", f"--root={self.folder}", f"--log={os.devnull}", *free, *words],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def root(folder: Path, release: str, *more: str) -> Iterator[Root]:
    """Set up a system, with more packages if it is a whole one, and clear it away afterwards."""
    if WHOLE:
        options = ["--variant=minbase"]
        if more:
            options.append(f"--include={','.join(more)}")
        words = [release, str(folder)]
        if release in UBUNTU:
            options += ["--components=main,universe", "--no-check-gpg"]  # Debian has none of Ubuntu's keys
            words.append(UBUNTU[release])
        subprocess.run(["debootstrap", *options, *words], check=True, capture_output=True)
    else:
        for part in ("info", "updates", "triggers"):
            (folder / "var" / "lib" / "dpkg" / part).mkdir(parents=True)
        for book in ("status", "available"):
            (folder / "var" / "lib" / "dpkg" / book).touch()
    yield Root(folder)
    shutil.rmtree(folder)
