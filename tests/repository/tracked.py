"""What git keeps of this checkout, for the tests about the repository itself."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[str, ...]:
    """Name every file that git tracks and that is there, from the top of the repository."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file())


@cache
def text(name: str) -> str:
    """Read a tracked file; empty if it is no text."""
    try:
        return (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def sources() -> tuple[str, ...]:
    return tuple(name for name in files() if name.endswith(".py"))
