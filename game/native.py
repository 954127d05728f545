"""Finds the compiled core, and has Python load it in place of the sources it was made from.

`python3 build/run.py native` compiles `core`, `rules`, `search` and `bots` for a checkout, into a folder under `.work`
named by what it was made of. Nothing compiled lies among the sources, so what one reads there is what runs, or says
the same; where the name no longer fits, the sources run as they are. A package brings its own in `game/compiled`, and
its sources never change. All this happens when `game` is first imported, in each of the program's processes.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

GAME = Path(__file__).resolve().parent
PARTS = ("core", "rules", "search", "bots")
PACKAGED = GAME / "compiled"
KEPT = GAME.parent / ".work" / "native"
MADE_BY = ("build/constraints.txt", "build/lower.py", "build/native.py")
"""What decides, beside the sources and this Python, what is compiled."""
WISH = "PARLOUR_TRICKS_CORE"
"""The environment variable in which tests say which core they are about: pure or compiled."""
SUFFIX = EXTENSION_SUFFIXES[0]


class CompiledModules:
    """Stands in `sys.meta_path`."""

    def __init__(self, folder: Path) -> None:
        """Look once: what is there does not change."""
        found = folder.rglob(f"*{SUFFIX}")
        self._files = {".".join(each.relative_to(folder).parts).removesuffix(SUFFIX): each for each in found}

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Give the compiled module of this name, if there is one."""
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def kept_for(root: Path, suffix: str = SUFFIX) -> Path:
    """Name the folder of what is compiled from the sources of a checkout as they are now, for this Python.

    Another system's Python of this version differs by the suffix of its libraries.
    """
    from _blake2 import blake2b  # noqa: PLC0415 - only where something was compiled; hashlib would bring OpenSSL

    said = blake2b(f"{sys.implementation.cache_tag} {suffix}\0".encode(), digest_size=8)
    sources = [file for part in PARTS for file in (root / "game" / part).rglob("*.py")]
    for file in sorted([*sources, *(root / name for name in MADE_BY)]):
        said.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return root / ".work" / "native" / said.hexdigest()


def load_compiled() -> str:
    """Have the compiled core loaded if it fits, and say which one runs; raise ImportError where none may but it."""
    wish = os.environ.get(WISH, "")
    folder, lack = (None, f"as {WISH} says") if wish == "pure" else _found()
    if folder is not None:
        sys.meta_path.insert(0, CompiledModules(folder))
        return "compiled"
    if wish == "compiled":
        message = f"{WISH} asks for a compiled core, but there would be pure Python, {lack}."
        raise ImportError(message)
    return f"pure Python, {lack}"


def _found() -> tuple[Path | None, str]:
    if PACKAGED.is_dir():
        return PACKAGED, ""
    if not KEPT.is_dir():
        return None, "as none was compiled"
    folder = kept_for(GAME.parent)
    return (folder, "") if folder.is_dir() else (None, "as the sources have changed since it was compiled")
