#!/usr/bin/env python3
"""Play Parlour Tricks from this checkout, or work on it. The first start sets the checkout up and needs the network.

    python3 build/run.py             play                  (on Windows: py build/run.py)
    python3 build/run.py test        run the tests
    python3 build/run.py lint        style, types and import contracts
    python3 build/run.py check       lint, then test
    python3 build/run.py native      compile the core, which makes the opponents think faster; needs a C compiler
    python3 build/run.py check-native  try whether the compiled core behaves like its sources
    python3 build/run.py bench       measure speed
    python3 build/run.py campaign    try for hours whether anything breaks the program
    python3 build/run.py strength    play the levels against each other at length, and write the record of it
    python3 build/run.py problems ID mine problems for players out of deals that bots play
    python3 build/run.py mutants     try whether the tests notice small mistakes in the program
    python3 build/run.py golden ID   record the golden matches of a game again
    python3 build/run.py decisions ID  record what the levels of a game decide again
    python3 build/run.py new ID      begin a new game
    python3 build/run.py shots       photograph every screen
    python3 build/run.py words LANG  list what is missing, stale or too long in a language, or begin a new one
    python3 build/run.py art         draw and synthesise the assets again
    python3 build/run.py package     make what this system ships, in dist/
    python3 build/run.py release     tag this commit as a release, if everything agrees

What follows the word is handed on, and every other word is the game's own: python3 build/run.py replay FILE
"""

import sys

if sys.version_info < (3, 11):  # so nothing in this file may be unreadable to Python 3.6
    sys.exit("Parlour Tricks needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import hashlib
import importlib.util
import os
import re
import subprocess
import tomllib
import urllib.error
import urllib.parse
import urllib.request
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "build" / "constraints.txt"
VENV = ROOT / ".venv"
PYTHON = VENV.joinpath(*(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
STAMP = VENV / "set-up.txt"
PIP_WHEEL = "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
# Job of build/dev.py: the dependency groups it needs. The tests draw the art again, and its scripts are type-checked.
GROUPS = dict.fromkeys(
    (
        "test",
        "lint",
        "check",
        "bench",
        "campaign",
        "strength",
        "mutants",
        "problems",
        "golden",
        "decisions",
        "new",
        "shots",
        "art",
        "release",
        "words",
    ),
    ("art", "screen-reader", "test"),
) | {
    "native": ("native",),
    "check-native": ("art", "native", "screen-reader", "test"),
    "package": ("native", "package", "screen-reader"),
}
PLAY = ("screen-reader",)
"""What the game itself is given beside what it can't do without."""


def main(words: list[str]) -> NoReturn:
    """Set up what the job needs, then become the job."""
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        sys.exit()
    job = words[0] if words else "play"
    set_up(needs(words))
    if job in GROUPS:
        become([str(PYTHON), str(ROOT / "build" / "dev.py"), *words])
    # -P: a file called game.py where the player happens to stand must not be taken for the game
    become([str(PYTHON), "-P", "-m", "game", *words])


def needs(words: list[str]) -> tuple[str, ...]:
    """Name the dependency groups of a job; to test packages, one has to make them."""
    groups = GROUPS.get(words[0], PLAY) if words else PLAY
    return (
        (*groups, "native", "package")
        if words[:1] == ["test"] and {"--all", "package"} & set(words)
        else groups
    )


def become(command: list[str]) -> NoReturn:
    if os.name == "nt":  # Windows can't replace a process: the shell would take the prompt back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # noqa: S606 - no shell is wanted


def set_up(groups: tuple[str, ...]) -> None:
    """Make .venv and fill it, unless an earlier start has done so for this Python, this place and these versions."""
    place = fingerprint(sys.version.encode(), str(ROOT).encode())
    packages = fingerprint(PROJECT.read_bytes(), CONSTRAINTS.read_bytes())
    old_place, old_packages, filled = read_stamp()
    standing = old_place == place and PYTHON.exists()
    if standing and old_packages == packages and filled.issuperset(groups):
        return
    if not os.access(ROOT, os.W_OK):
        sys.exit(f"The game can't be set up: the folder {ROOT} can't be written to. Copy it elsewhere.")
    wanted = sorted(filled.union(groups) if standing else groups)
    try:
        if not standing and (old_place or not usable()):
            tell("making .venv")
            make_venv()
        tell("fetching packages; this happens once and may take half a minute")
        install(wanted)
        STAMP.write_text("\n".join([place, packages, *wanted]), encoding="utf-8")
    except OSError as error:
        sys.exit(f"The game can't be set up in {VENV}: {error}.")


def fingerprint(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def tell(text: str) -> None:
    print(f"[set-up] {text}", file=sys.stderr, flush=True)


def read_stamp() -> tuple[str, str, frozenset[str]]:
    """Read the place, the packages and the groups an earlier start left; all empty if there was none."""
    try:
        place, packages, *groups = STAMP.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError):
        return "", "", frozenset()
    return place, packages, frozenset(groups)


def usable() -> bool:
    """Ask whether a .venv without our stamp is this Python's and has pip, as one made by hand would."""
    if not PYTHON.exists():
        return False
    question = [str(PYTHON), "-c", "import pip, sys; print(sys.version)"]
    answer = subprocess.run(question, capture_output=True, text=True, check=False)
    return answer.stdout.strip() == sys.version.strip()


def make_venv() -> None:
    if VENV.is_symlink():  # what it leads to belongs to another checkout, which clearing would leave empty
        VENV.unlink()
    with_pip = importlib.util.find_spec("ensurepip") is not None
    venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=with_pip).create(VENV)
    if not with_pip:
        fetch_pip()


def fetch_pip() -> None:
    """Fill the gap where ensurepip is missing, as Debian and Ubuntu ship Python: borrow pip, or fetch a known one."""
    if importlib.util.find_spec("pip") is not None:
        pip([sys.executable, "-m", "pip", "--python", str(PYTHON)], ["pip"])
        return
    index = os.environ.get("PIP_INDEX_URL", "")
    if not index:
        sys.exit(
            "This Python can't make virtual environments that install packages. "
            "On Debian and Ubuntu, install the missing part with: sudo apt install python3-venv"
        )
    wheel = VENV / PIP_WHEEL
    wheel.write_bytes(pip_wheel(index.rstrip("/") + "/pip/"))
    pip([str(PYTHON), str(wheel / "pip")], ["--no-index", str(wheel)])
    wheel.unlink()


def pip_wheel(page: str) -> bytes:
    """Download the pinned pip from an index page and check that it is the one we know."""
    if not page.startswith(("https://", "http://")):
        sys.exit(f"PIP_INDEX_URL must be a web address; it is {page}")
    try:
        with urllib.request.urlopen(page, timeout=60) as answer:
            links = re.findall(r'href="([^"]+)"', answer.read().decode())
        found = [link for link in links if urllib.parse.urlsplit(link).path.endswith(PIP_WHEEL)]
        if not found:
            sys.exit(f"{PIP_WHEEL} is not in the package index that PIP_INDEX_URL names.")
        with urllib.request.urlopen(urllib.parse.urljoin(page, found[0]), timeout=120) as answer:
            blob: bytes = answer.read()
    except urllib.error.URLError as error:
        sys.exit(f"The package index can't be reached ({error.reason}). The first start needs the network.")
    if hashlib.sha256(blob).hexdigest() != PIP_SHA256:
        sys.exit(
            f"What the package index gave for {PIP_WHEEL} is not the file we know; nothing was installed."
        )
    return blob


def install(groups: list[str]) -> None:
    """Install the game where it lies, and what the groups name, all in the versions of constraints.txt."""
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["dependency-groups"]
    needs = [need for group in groups for need in declared[group]]
    pip([str(PYTHON), "-m", "pip"], ["--editable", str(ROOT), *needs])


def pip(tool: list[str], what: list[str]) -> None:
    """Let pip install; its own words are shown only when they are needed."""
    pins = CONSTRAINTS.as_uri()  # by environment, so that the versions hold for the build backend as well
    env = {**os.environ, "PIP_CONSTRAINT": pins, "PIP_BUILD_CONSTRAINT": pins, "PIP_USER": "0"}
    quiet = ["install", "--quiet", "--disable-pip-version-check", "--retries", "2"]
    done = subprocess.run(
        [*tool, *quiet, *what], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return
    if re.search(r"new connection|name resolution|timed? ?out|ProxyError|unreachable", done.stderr):
        sys.exit("The package index can't be reached. The first start needs the network; later ones don't.")
    sys.exit(f"{done.stderr.strip()}\nThe packages can't be installed; pip's reasons stand above.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
