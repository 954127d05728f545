"""The Debian package: the frozen program, what a desktop asks for, and Debian's own documents, packed by dpkg-deb."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import desktop
import names
import news
import notices

NEEDED = re.compile(rb"\0GLIBC_(\d+)\.(\d+)")


def make(frozen: Path, out: Path) -> Path:
    """Make the package; two runs over one frozen program make the same bytes."""
    root = names.WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    shutil.copytree(frozen, root / "usr" / "lib" / names.COMMAND, symlinks=True)
    shutil.rmtree(root / "usr" / "lib" / names.COMMAND / "_internal" / "licences")  # they stand in copyright
    command = root / "usr" / "games" / names.COMMAND
    command.parent.mkdir()
    command.symlink_to(f"../lib/{names.COMMAND}/{names.COMMAND}")
    desktop.lay_out(root / "usr")
    write_documents(root / "usr" / "share")
    lay_control(root, architecture)
    settle(root)
    target = out / f"{names.COMMAND}_{names.VERSION}_{architecture}.deb"
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(names.epoch())}
    command_line = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z9",
        "-Sextreme",
        "--build",
        str(root),
        str(target),
    ]
    subprocess.run(command_line, env=env, check=True)
    return target


def write_documents(share: Path) -> None:
    """Put copyright, changelog and what lintian is told into their places."""
    documents = share / "doc" / names.COMMAND
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(notices.copyright_text(), encoding="utf-8")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog().encode(), 9, mtime=0))
    overrides = share / "lintian" / "overrides" / names.COMMAND
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes(desktop.filled("lintian-overrides"))


def changelog() -> str:
    """Write the changelog as Debian reads it, newest first."""
    entries = []
    for release in news.releases():
        day = datetime.strptime(release.day, "%Y-%m-%d").replace(tzinfo=UTC)
        points = "\n".join(
            textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ")
            for point in release.points
        )
        signed = f" -- {names.MAKER} <{names.MAIL}>  {format_datetime(day)}"
        entries.append(
            f"{names.COMMAND} ({release.version}) unstable; urgency=medium\n\n{points}\n\n{signed}\n"
        )
    return "\n".join(entries)


def lay_control(root: Path, architecture: str) -> None:
    """Write what dpkg reads: needs, description, sums of the files."""
    shipped = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    kibibytes = sum(-(-path.stat().st_size // 1024) for path in shipped)
    oldest = ".".join(map(str, max(version for path in shipped for version in glibc(path))))
    control = desktop.filled("control", ARCHITECTURE=architecture, SIZE=str(kibibytes), GLIBC=oldest)
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in shipped
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_bytes(control + description().encode())
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")


def glibc(path: Path) -> Iterator[tuple[int, int]]:
    """Name the versions of the C library a program or library asks for."""
    with path.open("rb") as file:
        if file.read(4) == b"\x7fELF":
            yield from ((int(major), int(minor)) for major, minor in NEEDED.findall(file.read()))


def description() -> str:
    """Describe the package: a line without a full stop, then paragraphs."""
    paragraphs = (
        textwrap.fill(each, 78, initial_indent=" ", subsequent_indent=" ") for each in names.SENTENCES
    )
    return f"Description: {names.SUMMARY[:1].lower()}{names.SUMMARY[1:]}\n" + "\n .\n".join(paragraphs) + "\n"


def settle(root: Path) -> None:
    """Give every file the rights and the date it is to have."""
    program = root / "usr" / "lib" / names.COMMAND / names.COMMAND
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (names.epoch(), names.epoch()), follow_symlinks=False)
