"""What a script is given to work on: paths named on the command line, or a sentence that says what to name."""

import re
import sys
import tarfile
from pathlib import Path
from typing import NoReturn

import names

KINDS = {"ARCHIVE": "the portable archive for Linux", "DIR": "a folder", "FILE": "a file"}
"""What each word in a script's first lines stands for."""


def paths(about: str) -> list[Path]:
    """Read as many paths as a script asks for in its first lines; else tell what to name, and leave with status 2."""
    (usage,) = re.findall(r"python build/package/\w+\.py [A-Z ]+", about)
    kinds, words = re.findall("[A-Z]{3,}", usage), sys.argv[1:]
    if words in (["-h"], ["--help"]):
        print(about)
        sys.exit()
    if len(words) != len(kinds):
        refuse(f"Name {' and '.join(KINDS[kind] for kind in kinds)}: {usage}")
    found = [Path(word) for word in words]
    for kind, path in zip(kinds, found, strict=True):
        if kind == "ARCHIVE" and not _portable(path):
            refuse(
                f"{path} is not {KINDS[kind]}; name the one that python3 build/run.py package tar makes in dist/."
            )
        if kind == "DIR" and path.exists() and not path.is_dir():
            refuse(f"{path} is no folder; name one, which need not be there yet.")
    return found


def refuse(sentence: str) -> NoReturn:
    """Say what to do otherwise, and leave."""
    print(sentence, file=sys.stderr)
    sys.exit(2)


def _portable(path: Path) -> bool:
    """Tell whether a file is the portable archive, by the folder it holds."""
    try:
        with tarfile.open(path) as packed:
            first = packed.next()
    except (OSError, tarfile.TarError):
        return False
    return first is not None and first.name.startswith(names.COMMAND)
