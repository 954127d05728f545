"""Write the application's sign as Windows and macOS want it: python build/art/iconfiles.py FILE.ico FILE.icns."""

import struct
import sys
from pathlib import Path

import appicon

ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {  # type of the entry: pixels; most sizes come once for plain screens and once for dense ones
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}


def drawn(size: int) -> bytes:
    return appicon.png(appicon.small() if size <= appicon.SMALL else appicon.app(), size)


def ico() -> bytes:
    """The sign for Windows: a directory of sizes, in which 256 is written as 0, then their PNGs."""
    pictures = [drawn(size) for size in ICO]
    head = struct.pack("<HHH", 0, 1, len(ICO))
    at = len(head) + 16 * len(ICO)
    for size, picture in zip(ICO, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """The sign for macOS: PNGs, each after its type and its length."""
    pictures = {size: drawn(size) for size in set(ICNS.values())}
    body = b"".join(
        kind.encode() + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(targets: list[str]) -> None:
    for target in map(Path, targets):
        target.write_bytes({".ico": ico, ".icns": icns}[target.suffix]())


if __name__ == "__main__":
    main(sys.argv[1:])
