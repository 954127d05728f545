"""Mines the problems of a game: ``python3 build/run.py problems gleek --count 60 --seed 1``.

Writes assets/problems/<game>.toml as it goes; what is there already from the same seed is not kept.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from game.catalogue import GAMES
from game.resources import root
from game.wording import load
from tests.problems.mining import Miner, chosen, sentence, written


def main(words: Sequence[str]) -> int:
    """Mine until there are enough, or time is up."""
    parser = argparse.ArgumentParser(prog="problems", description="Mine problems from deals that bots play.")
    parser.add_argument("games", nargs="+", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=60, metavar="N", help="problems of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other seeds, other deals")
    parser.add_argument("--most", type=int, default=24, metavar="N", help="problems of one theme at most")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="for each game at most")
    parser.add_argument("--into", type=Path, default=root() / "problems", metavar="FOLDER")
    arguments = parser.parse_args(words)
    arguments.into.mkdir(parents=True, exist_ok=True)
    for game in arguments.games:
        mine(game, arguments)
    return 0


def mine(game: str, arguments: argparse.Namespace) -> None:
    """Mine one game."""
    captions, path = load(root() / "words" / "en"), arguments.into / f"{game}.toml"
    miner, texts, until = (
        Miner(game, (), arguments.seed),
        list[str](),
        time.monotonic() + 60 * arguments.minutes,
    )
    for found in chosen(miner.problems(), arguments.count, arguments.most):
        problem = found.problem
        texts.append(written(problem))
        path.write_text("\n".join(texts), "utf-8")
        told = f"{problem.theme}, grade {problem.grade}, {found.clear:.1f} errors clear: {sentence(problem, captions)}"
        print(f"{game} {len(texts)}: {told} ({miner.looked} looked at)", flush=True)
        if time.monotonic() > until:
            break


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
