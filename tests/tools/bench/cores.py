"""Both cores side by side: a process for each, which are asked for the same by turns."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from game import native
from game.catalogue import MASTER, find
from game.core.bot import BUDGET, Bot
from game.core.rules import Rules
from tests.tools.bench.engine import positions
from tests.tools.bench.random_play import ours, seen

ROOT = Path(__file__).resolve().parents[3]
PURE, COMPILED = "pure", "compiled"


class Core:
    """A process that plays with one of the cores."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        """Take it as it was started."""
        self._process = process

    def asked(self, *question: object) -> Any:
        """Have it do something, and wait for what it says of that."""
        asks, answers = self._process.stdin, self._process.stdout
        assert asks is not None
        assert answers is not None
        print(json.dumps(question), file=asks, flush=True)
        return json.loads(answers.readline())


def known_cores() -> tuple[str, ...]:
    """Name the cores there are: the sources, and what was compiled of them."""
    return (PURE, COMPILED) if native.kept_for(ROOT).is_dir() else (PURE,)


@contextmanager
def cores() -> Iterator[dict[str, Core]]:
    """Start the cores there are."""
    with ExitStack() as stack:
        yield {name: Core(stack.enter_context(_started(name))) for name in known_cores()}


@contextmanager
def _started(name: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.tools.bench.cores"]
    env = {**os.environ, native.WISH: name}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdin=-1, stdout=-1, text=True) as process:
        yield process
        process.terminate()


# ------------------------------------------------------------------ in that process


def moves(game_id: str, wanted: int, seed: int) -> list[float]:
    """Give random moves a second: without views, with one for whoever is to move, and with one looked into."""
    game, rates = find(game_id), []
    for player in (ours, seen, partial(seen, whole=True)):
        start = process_time()
        made = player(game, Random(seed), wanted)
        rates.append(made / (process_time() - start))
    return rates


def decides(game_id: str, place: int, count: int) -> tuple[float, str]:
    """Have the master decide in one of so many positions; give milliseconds and the decision."""
    rules, bot, states = table(game_id, count)
    view, start = rules.view(states[place], states[place].turn), process_time()
    told = bot.choose(view, Random(place), BUDGET)
    return 1e3 * (process_time() - start), repr(told)


@cache
def table(game_id: str, count: int) -> tuple[Rules[Any, Any], Bot[Any], list[Any]]:
    """Sit a master down at a table, before positions of random matches."""
    game = find(game_id)
    rules = game.rules(game.options())
    return rules, game.bot(rules, MASTER), positions(rules, count, seed=6)


def main() -> None:
    """Answer questions until there are no more."""
    known: dict[str, Callable[..., object]] = {"moves": moves, "decides": decides}
    for line in sys.stdin:
        what, *how = json.loads(line)
        print(json.dumps(known[what](*how)), flush=True)


if __name__ == "__main__":
    main()
