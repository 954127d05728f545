"""Freeze the game and make everything this system ships: python build/package/pack.py [--out DIR] [--try] [PART…]."""

import argparse
import hashlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

import deb
import disk_image
import freeze
import installer
import names
import tarball
import wheels
import windows_freeze

Part = Callable[[Path, Path], Path]
"""Wraps the folder of the frozen program up into one file in the folder for results, and gives that file."""

WHEELS: dict[str, Part] = {"wheel": wheels.wheel, "sdist": wheels.sdist}
"""Made of the checkout alone and the same everywhere; any system makes them, Linux unasked."""
COMPILED: dict[str, Part] = {"compiled-wheel": wheels.compiled_wheel}

ELSEWHERE: dict[str, Part] = {"windows": windows_freeze.make} if sys.platform == "linux" else {}
"""Made for another system, which takes its time, when it is asked for by name."""

TRIALS: dict[str, Callable[[Path], None]] = {"windows": windows_freeze.try_out} if ELSEWHERE else {}
"""Who tries what was made as a player would: installs it, plays, and removes it."""

PARTS: dict[str, dict[str, Part]] = {  # by sys.platform; the order is that of making
    "linux": {**WHEELS, **COMPILED, "tar": tarball.make, "deb": deb.make},
    "win32": {**COMPILED, "windows": installer.make},
    "darwin": {**COMPILED, "dmg": disk_image.make},
}


def main(words: list[str]) -> None:
    """Make the parts asked for, all of them if none is named, and list what was made."""
    parts = PARTS[sys.platform]
    reader = argparse.ArgumentParser(prog="build/run.py package", description=__doc__)
    reader.add_argument("--out", type=Path, default=names.DIST, help="the folder for what is made")
    reader.add_argument("parts", nargs="*", metavar="PART", help=f"if not all of {', '.join(parts)}")
    reader.add_argument("--try", action="store_true", dest="tried", help="install, play and remove it")
    asked = reader.parse_args(words)
    known = {**WHEELS, **parts, **ELSEWHERE}
    for unknown in sorted(set(asked.parts) - set(known)):
        reader.error(f"There is no part '{unknown}'; there are {', '.join(known)}.")
    if asked.tried and (not asked.parts or set(asked.parts) - set(TRIALS)):
        reader.error("--try goes with windows, on Linux; the rest is tried by: build/run.py test -m package")
    start = time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = {name: known[name] for name in asked.parts or parts}
    frozen = names.WORK / "frozen" / names.COMMAND
    if wanted.keys() - WHEELS.keys() - COMPILED.keys() - ELSEWHERE.keys():
        frozen = freeze.freeze()
        freeze.try_out(frozen)
    made = [part(frozen, asked.out) for part in wanted.values()]
    for path in made:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        print(f"{digest}  {path.name}  {path.stat().st_size / 1e6:.1f} MB")
    print(f"Packaged in {time.monotonic() - start:.0f} s.")
    if asked.tried:
        for name, path in zip(wanted, made, strict=True):
            TRIALS[name](path)


if __name__ == "__main__":
    main(sys.argv[1:])
