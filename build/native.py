"""Compile the core of the game for this checkout: copy its sources, lower the copy, and have mypyc compile that.

What is made is found by `game.native`, which tells where it lies and why nothing of it lies among the sources.
Started by: python3 build/run.py native. With --windows and the folder of a Python for Windows, mingw compiles for that.
"""

import io
import os
import shutil
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

from game import native
from game.core.record import record
from lower import lowered

ROOT = native.GAME.parent
MAKING = native.KEPT / "making"
ENOUGH = 3
"""How many compiled cores are kept: a game that is still running may load the rest of an older one."""
LEFT = ("__init__.py", "letters.py", "options.py", "record.py")
"""Modules that stay as they are: what packages hand over, signs mypyc can't write, what looks into records."""
OPTIONS = ("--config-file=", "--explicit-package-bases", "--follow-imports=silent", "--python-version=3.11")
RECORD = Path("game/core/record.py")
CHECKED = "    from dataclasses import replace  # its arguments are checked\n"
UNCHECKED = "    def replace(value: T, /, **fields: Any) -> T: ...\n"
"""In the copy, mypy sees no record; in the sources it has checked them."""
REFUSED = "The core can't be compiled; the compiler's reasons stand above. The game plays without."
LEVEL = "2"
MINGW = "x86_64-w64-mingw32-gcc"
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
NO_COMPILER = (
    "No C compiler was found that can build for this Python, so the core can't be compiled; the game plays without. "
    "On Debian and Ubuntu, install one with: sudo apt install gcc python3-dev"
)


def main() -> None:
    """Compile the core for this checkout, unless that has been done; if not, what runs here are the sources."""
    reader = ArgumentParser(prog="build/run.py native", description=__doc__)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many files at a time")
    reader.add_argument(
        "--windows", type=Path, metavar="PYTHON", help="compile for the Python in this folder"
    )
    told = reader.parse_args()
    SideBySide.jobs = told.jobs
    target = for_windows(told.windows.resolve()) if told.windows else Target()
    folder = native.kept_for(ROOT, target.suffix)
    try:
        print(folder if folder.is_dir() else make(folder, target))
    except (CompileError, LinkError):
        sys.exit(REFUSED)


@record
class Target:
    """What is compiled for: this Python, or another."""

    suffix: str = native.SUFFIX
    libraries: Path = Path("libraries")
    linked: tuple[str, ...] = ("-s",) if sys.platform == "linux" else ()  # what the linker is told
    compiled: tuple[str, ...] = ("-fvisibility=hidden",) if sys.platform == "linux" else ()


def for_windows(python: Path) -> Target:
    """Have mingw compile from now on, with the headers of a Python for Windows."""
    os.environ |= {
        "CC": f"{MINGW} -I{python / 'include'}",
        "CFLAGS": "-fwrapv -DNDEBUG",
        "LDSHARED": f"{MINGW} -shared -static-libgcc -Wl,--no-insert-timestamp",
    }
    (library,) = python.glob("python3?*.dll")
    version = library.stem.removeprefix("python")
    return Target(f".cp{version}-win_amd64.pyd", Path("libraries-windows"), ("-s", str(library)), ())


def make(folder: Path, target: Target) -> Path:
    """Lower, compile, and put what came of it where it is looked for, all at once."""
    MAKING.mkdir(parents=True, exist_ok=True)
    os.chdir(MAKING)  # compilers look there, and write there
    if not has_compiler(target):
        sys.exit(NO_COMPILER)
    for source in sorted((ROOT / "game").rglob("*.py")):
        _copy(source.relative_to(ROOT))
    fresh = folder.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for each in compiled(target):
        name = each.name.removesuffix(native.SUFFIX) + target.suffix
        place = fresh / each.relative_to(target.libraries).with_name(name)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(each, place)
    fresh.rename(folder)
    old = sorted(native.KEPT.glob("[0-9a-f]*"), key=lambda each: each.stat().st_mtime)
    for each in old[:-ENOUGH]:
        shutil.rmtree(each, ignore_errors=True)
    return folder


# ------------------------------------------------------------------ lowering


def sources() -> list[Path]:
    """Give the modules that are compiled, as seen from the root."""
    every = (file.relative_to(ROOT) for file in native.GAME.rglob("*.py"))
    return sorted(filter(_is_compiled, every))


def _is_compiled(name: Path) -> bool:
    return name.parts[1] in native.PARTS and name.name not in LEFT


def _copy(name: Path) -> None:
    """Copy a module, lowered if it is compiled; a copy that says the same is left alone, and not compiled again."""
    text, copy = (ROOT / name).read_text(encoding="utf-8"), MAKING / name
    if name == RECORD:
        assert CHECKED in text
        text = text.replace(CHECKED, UNCHECKED)
    if _is_compiled(name):
        text = lowered(text, vars(import_module(".".join(name.with_suffix("").parts))))
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")


# ------------------------------------------------------------------ compiling


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools says no types
    """Compiles several files at a time, and those alone that changed since the last time."""

    jobs = 1

    def build_extensions(self) -> None:
        """Compile first, then let setuptools link."""
        headers = max((each.stat().st_mtime for each in Path("build").glob("*.h")), default=0.0)
        files = [(source, each, headers) for each in self.extensions for source in each.sources]
        with ThreadPoolExecutor(self.jobs) as pool:
            made = dict(pool.map(self._compiled, files))
        for each in self.extensions:
            each.extra_objects = each.depends = [made[source] for source in each.sources]
            each.sources = []
        super().build_extensions()

    def _compiled(self, file: tuple[str, Any, float]) -> tuple[str, str]:
        source, library, headers = file
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        needed = max(Path(source).stat().st_mtime, headers)
        if not Path(made).exists() or Path(made).stat().st_mtime < needed:
            told = {"include_dirs": library.include_dirs, "extra_postargs": library.extra_compile_args}
            self.compiler.compile([source], self.build_temp, **told)
        return source, made


def has_compiler(target: Target) -> bool:
    """Try whether C that asks for Python can be compiled and linked."""
    Path("probe.c").write_text(PROBE, encoding="utf-8")
    probe = Extension("probe", ["probe.c"], extra_link_args=list(target.linked))
    try:
        build([probe], target.libraries / "probe")
    except (CompileError, LinkError, PlatformError):
        return False
    return True


def compiled(target: Target) -> list[Path]:
    """Have mypyc write C, and compile that; give the libraries."""
    heard = io.StringIO()  # it tells of what it makes slower than it might be
    words = [*OPTIONS, *map(str, sources())]
    try:
        with redirect_stdout(heard):
            libraries = mypycify(words, opt_level=LEVEL, debug_level="0", multi_file=True, group_name="core")
    except SystemExit:
        sys.exit(heard.getvalue())
    for each in libraries:
        each.extra_link_args += list(target.linked)
        each.extra_compile_args += list(target.compiled)
    return build(libraries, target.libraries)


def build(libraries: list[Extension], folder: Path) -> list[Path]:
    """Compile libraries into a folder, and give what there is of them."""
    job = SideBySide(Distribution({"ext_modules": libraries}))
    job.build_lib, job.build_temp = str(folder), str(folder / "objects")
    job.ensure_finalized()
    job.run()
    return [Path(job.get_ext_fullpath(each.name)) for each in libraries]


if __name__ == "__main__":
    main()
