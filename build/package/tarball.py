"""The portable archive for Linux: unpack it anywhere, start the program in it."""

import io
import platform
import tarfile
from pathlib import Path

import desktop
import names


def make(frozen: Path, out: Path) -> Path:
    """Make the archive; two runs over one frozen program make the same bytes."""
    name = f"{names.COMMAND}-{names.VERSION}-linux-{platform.machine()}"
    target = out / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz", preset=9) as archive:
        for path in sorted(frozen.rglob("*")):
            archive.add(path, f"{name}/{path.relative_to(frozen)}", recursive=False, filter=settled)
        for place, content in {**desktop.files(), "README.txt": desktop.filled("portable.txt")}.items():
            info = tarfile.TarInfo(f"{name}/{place}")
            info.size, info.mode = len(content), 0o644
            archive.addfile(settled(info), io.BytesIO(content))
    return target


def settled(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out who packed it, and when."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = names.epoch()
    info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
    return info
