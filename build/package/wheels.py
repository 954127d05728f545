"""The wheel and the source distribution, for those who have a Python: made by hatchling, looked over by twine."""

import os
import subprocess
import sys
from pathlib import Path

import names


def wheel(_frozen: Path, out: Path) -> Path:
    """Make the wheel."""
    return _made("wheel", "*.whl", out)


def sdist(_frozen: Path, out: Path) -> Path:
    """Make the source distribution."""
    return _made("sdist", "*.tar.gz", out)


def _made(target: str, pattern: str, out: Path) -> Path:
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(names.epoch())}
    build = ["hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run([sys.executable, "-m", *build], cwd=names.ROOT, env=env, check=True)
    stem = names.COMMAND.replace("-", "_")
    (made,) = out.glob(f"{stem}-{names.VERSION}{pattern[1:] if target == 'sdist' else '-' + pattern}")
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(made)], check=True)
    return made
