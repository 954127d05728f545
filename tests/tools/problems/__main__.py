"""Mines the problems of a game: ``python3 build/run.py problems gleek --count 80 --most 12``.

Adds to assets/problems/<game>.toml as it goes; what is there already is kept, and counted. The first line of the file
says which deals have been looked through, so that another run goes on where this one stops.
"""

import argparse
import re
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from game.catalogue import GAMES
from game.learning.problem import Problem, problem_file, read_problems
from game.resources import root
from tests.tools.problems.mining import Miner, Shelf, written

_BEGUN = re.compile(r"# Seed (\d+): the first (\d+) deals have been looked through\.")


def main(words: Sequence[str]) -> int:
    """Mine until there are enough, or time is up."""
    parser = argparse.ArgumentParser(prog="problems", description="Mine problems from deals that bots play.")
    parser.add_argument("games", nargs="+", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=80, metavar="N", help="problems of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other seeds, other deals")
    parser.add_argument("--most", type=int, default=16, metavar="N", help="problems of one theme at most")
    parser.add_argument(
        "--held", type=int, default=99, metavar="N", help="cards in hand at most, in the tricks"
    )
    parser.add_argument("--only", default="", metavar="THEME", help="look at no other theme")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="for each game at most")
    parser.add_argument(
        "--table", default="", metavar="ANSWER", help="to the game's question, if not the usual"
    )
    parser.add_argument("--into", type=Path, default=root() / "problems", metavar="FOLDER")
    parser.add_argument(
        "--again", action="store_true", help="first judge those there are anew, as players play now"
    )
    arguments = parser.parse_args(words)
    arguments.into.mkdir(parents=True, exist_ok=True)
    for game in arguments.games:
        mine(game, arguments)
    return 0


def mine(game: str, arguments: argparse.Namespace) -> None:
    """Mine one game."""
    path = problem_file(arguments.into, game, arguments.table)
    until = time.monotonic() + 60 * arguments.minutes
    kept, begun = kept_in(game, path, arguments.seed)
    shelf = Shelf(arguments.most, iter(kept))
    miner = Miner(game, arguments.seed, shelf, begun, arguments.held, arguments.only, arguments.table)
    if arguments.again:
        kept = again(miner, kept)
        keep(path, kept, arguments.seed, begun)
        shelf = Shelf(arguments.most, iter(kept))
        miner = Miner(game, arguments.seed, shelf, begun, arguments.held, arguments.only, arguments.table)
    if len(kept) >= arguments.count:
        return
    for found in miner.problems():
        for each in found:
            kept.append(each.problem)
            print(f"{game} {len(kept)}: {each.problem.theme}, grade {each.problem.grade}, {each.clear:.1f}")
        if found or miner.deal % 10 == 0:
            keep(path, kept, arguments.seed, miner.deal)
            print(f"{game}: {len(kept)} of {miner.deal} deals, {dict(miner.counts)}", flush=True)
        if len(kept) >= arguments.count or time.monotonic() > until:
            break
    print(f"{game}: {dict(Counter(each.theme for each in kept))}", flush=True)


def again(miner: Miner, kept: Sequence[Problem]) -> list[Problem]:
    """Judge problems anew, and keep those whose answers still stand."""
    found = list[Problem]()
    for problem in kept:
        judged = miner.judged_again(problem)
        print(f"{problem.game} {problem.id}: {'stands' if judged else 'goes'}", flush=True)
        found += [judged] if judged else []
    return found


def kept_in(game: str, path: Path, seed: int) -> tuple[list[Problem], int]:
    """Read what a file holds already, and how many deals of a seed have been looked through."""
    if not path.is_file():
        return [], 0
    text = path.read_text("utf-8")
    begun = {int(each): int(count) for each, count in _BEGUN.findall(text)}
    return list(read_problems(game, tomllib.loads(text))), begun.get(seed, 0)


def keep(path: Path, kept: Sequence[Problem], seed: int, deal: int) -> None:
    """Write the file of a game, at once in the place of the old one."""
    said = f"# Seed {seed}: the first {deal} deals have been looked through.\n\n"
    beside = path.with_suffix(".new")
    beside.write_text(said + "\n".join(map(written, kept)), "utf-8")
    beside.replace(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
