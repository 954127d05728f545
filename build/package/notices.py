"""The licences of everything that is shipped: filled in, and checked to cover every library there is."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import names

HERE = Path(__file__).resolve().parent / "notices"
LIBRARY = re.compile(r"\.(?:so|dll|dylib|pyd)(?:\.[\d.]+)?$")
PARAGRAPH = re.compile(r"^Files: (?P<patterns>.+(?:\n .+)*)", re.MULTILINE)


def copyright_text() -> str:
    """Give the machine-readable copyright file: whose each file is, and every licence in full."""
    return names.fill((HERE / "copyright").read_text(encoding="utf-8"))


def write(folder: Path) -> None:
    """Put the copyright file and the licences too long for it into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "copyright.txt").write_text(copyright_text(), encoding="utf-8")
    for licence in HERE.glob("*.txt"):
        (folder / licence.name).write_bytes(licence.read_bytes())


def unnamed(frozen: Path) -> Iterator[str]:
    """Name the libraries in the frozen program whose licence the copyright file doesn't tell."""
    first, *others = (found["patterns"].split() for found in PARAGRAPH.finditer(copyright_text()))
    assert first == ["*"], "the first paragraph is for the game itself"
    patterns = [pattern for several in others for pattern in several]
    for path in sorted(frozen.rglob("*")):
        name = f"{names.COMMAND}/{path.relative_to(frozen).as_posix()}"
        if LIBRARY.search(name) and not any(fnmatchcase(name, pattern) for pattern in patterns):
            yield name
