"""Two wheels and the source distribution, for those who have a Python: made by hatchling, looked over by twine."""

import os
import subprocess
import sys
from pathlib import Path

import freeze
import names


def wheel(_frozen: Path, out: Path) -> Path:
    """Make the wheel for every Python."""
    return _made("wheel", "-py3-none-any.whl", out)


def compiled_wheel(_frozen: Path, out: Path) -> Path:
    """Make the wheel that brings the compiled core, for this system and this Python."""
    pattern = f"-cp{sys.version_info.major}{sys.version_info.minor}-*.whl"
    return _made("wheel", pattern, out, PARLOUR_TRICKS_COMPILED=str(freeze.compiled()))


def sdist(_frozen: Path, out: Path) -> Path:
    """Make the source distribution."""
    return _made("sdist", ".tar.gz", out)


def _made(target: str, ending: str, out: Path, **told: str) -> Path:
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(names.epoch()), **told}
    build = ["hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run([sys.executable, "-m", *build], cwd=names.ROOT, env=env, check=True)
    (made,) = out.glob(f"{names.COMMAND.replace('-', '_')}-{names.VERSION}{ending}")
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(made)], check=True)
    return made
