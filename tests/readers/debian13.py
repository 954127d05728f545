"""Plays the same deals with the Orca of Debian 13, in a root of its own: ``python -m tests.readers.debian13 [GAME …]``.

The first time it makes the root (as root, by mmdebstrap, from Debian's mirror, about a gigabyte in `.work/debian13`).
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.ui.window.desktop import ROOT

FOLDER = ROOT / ".work" / "debian13"
PACKAGES = (
    "at-spi2-core",
    "ca-certificates",
    "dbus",
    "git",
    "libgl1",
    "openbox",
    "orca",
    "python3",
    "python3-venv",
    "speech-dispatcher",
    "x11-xkb-utils",
    "xdotool",
    "xvfb",
)
AS_HERE = "etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt"
"""How the network is reached; pip's builds heed no certificates but the system's."""
INSIDE = """
mount --bind /dev "$0/dev" && mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/run" &&
exec chroot "$0" env LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
  sh -c 'cd /parlour && python3 build/run.py test -p no:cacheprovider -m orca tests/readers "$@"' sh "$@"
"""
"""Everything that is mounted or started there ends with it."""


def make() -> None:
    """Make the root, all at once or not at all."""
    fresh = FOLDER.with_name("debian13.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.parent.mkdir(exist_ok=True)
    wanted = f"--include={','.join(PACKAGES)}"
    subprocess.run(("mmdebstrap", "--variant=minbase", wanted, "trixie", str(fresh)), check=True)
    fresh.rename(FOLDER)


def main(games: list[str]) -> int:
    """Bring this checkout there as it is, and play."""
    if not FOLDER.exists():
        make()
    inside = FOLDER / "parlour"
    inside.mkdir(exist_ok=True)
    tracked = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    for name in filter(None, tracked.decode().split("\0")):
        if (ROOT / name).is_file():
            (inside / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, inside / name)
    for each in AS_HERE:
        if Path("/", each).exists():
            shutil.copy(Path("/", each), FOLDER / each)
    chosen = ("-k", " or ".join(games)) if games else ()
    alone = ("unshare", "--mount", "--pid", "--fork", "sh", "-c", INSIDE, str(FOLDER), *chosen)
    return subprocess.run(alone, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
