"""Lay the portable archive for Linux out as an AppDir: python build/package/appimage.py ARCHIVE DIR.

What makes one file of it, appimagetool, is in no package index; the workflow fetches the one it is told of. That last
step has never been run.
"""

import tarfile
from pathlib import Path

import asked
import names


def lay_out(archive: Path, goal: Path) -> None:
    """Unpack the program where it is installed elsewhere, and what describes it to the top, as AppImages want it."""
    program = goal / "usr" / "lib" / names.COMMAND
    with tarfile.open(archive) as packed:
        for member in packed.getmembers():
            top, _, member.name = member.name.partition("/")
            assert top.startswith(names.COMMAND), "the archive holds one folder"
            if member.name:
                packed.extract(member, program, filter="data")
    (program / "share").rename(goal / "usr" / "share")
    shared = goal / "usr" / "share"
    (goal / "AppRun").symlink_to(f"usr/lib/{names.COMMAND}/{names.COMMAND}")
    entry = shared / "applications" / f"{names.COMMAND}.desktop"
    (goal / entry.name).symlink_to(entry.relative_to(goal))
    icon = shared / "icons" / "hicolor" / "256x256" / "apps" / f"{names.COMMAND}.png"
    for name in (icon.name, ".DirIcon"):
        (goal / name).symlink_to(icon.relative_to(goal))


if __name__ == "__main__":
    from_archive, appdir = asked.paths(__doc__)
    if appdir.exists() and any(appdir.iterdir()):
        asked.refuse(f"{appdir} is not empty; name a folder that is, or is not there yet.")
    lay_out(from_archive, appdir)
