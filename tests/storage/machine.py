"""A machine that shares the folder of matches with others: a process of its own, whose locks nobody else sees.

python -m tests.storage.machine, with XDG_DATA_HOME and the like set; every line it reads is a Python expression over
`stores`, `match`, `fared`, … and is answered with a line of JSON.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.core.outcome import DealOutcome
from game.core.record import replace
from game.storage.daily import FirstTry
from game.storage.firsts import First
from game.storage.settings import DEFAULTS
from game.storage.stats_file import MatchRecord
from game.storage.stores import open_stores
from tests.storage.small_match import BEGUN, keys, match, spec_of
from tests.storage.test_mistakes import ONE

ROOT = Path(__file__).resolve().parents[2]


class Machine:
    """One of them, as the test sees it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, said: str) -> Any:
        """Have it do something, and give what came of it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{said}\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def kill(self) -> None:
        self._process.kill()


@contextmanager
def machine(shared: Path, own: Path) -> Iterator[Machine]:
    """Start a machine on a shared folder, with a state and a cache of its own."""
    places = {"XDG_DATA_HOME": shared / "data", "XDG_CONFIG_HOME": shared / "config"}
    places |= {"XDG_STATE_HOME": own / "state", "XDG_CACHE_HOME": own / "cache"}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.machine"],
        cwd=ROOT,
        env={**os.environ, **{name: str(path) for name, path in places.items()}},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Machine(process)
        finally:
            assert process.stdin
            process.stdin.close()


def main() -> None:
    """Answer until nothing more is asked."""
    known: dict[str, Any] = {
        "BEGUN": BEGUN,
        "DEFAULTS": DEFAULTS,
        "DealOutcome": DealOutcome,
        "First": First,
        "FirstTry": FirstTry,
        "MatchRecord": MatchRecord,
        "ONE": ONE,
        "keys": keys,
        "match": match,
        "replace": replace,
        "stores": open_stores(None, spec_of),
    }
    known["stores"].saves.name_apart = "{} apart".format
    known["found"] = lambda: sorted(
        (len(known["stores"].saves.load(each.id).entries) - 1, each.name)
        for each in known["stores"].saves.listing()
    )
    for line in sys.stdin:
        answer = eval(line, known)  # noqa: S307 - the test itself asks
        sys.stdout.write(f"{json.dumps(answer, default=repr)}\n")
        sys.stdout.flush()
    known["stores"].close()


if __name__ == "__main__":
    main()
