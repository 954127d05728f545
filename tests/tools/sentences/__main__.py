"""Counts false sentences: ``python -m tests.tools.sentences [--deals N] [--seed N] [game …]``."""

import argparse
import sys
from collections import Counter
from itertools import chain

from game.catalogue import GAMES
from tests.tools.sentences.heard import heard, posed
from tests.tools.sentences.phrases import broken


def main(arguments: list[str]) -> int:
    """Count by game and kind what is said, and what of it is false."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in GAMES])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--told", action="store_true", help="list what is false, the most frequent first")
    asked = parser.parse_args(arguments)
    for game in asked.games:
        said, false, told = Counter[str](), Counter[str](), Counter[str]()
        for where, each in chain(
            (("in play", each) for each in heard(game, asked.deals, asked.seed)),
            (("stored", each) for each in posed(game)),
        ):
            kind, wrong = f"{each.kind}s {where}", broken(each)
            said[kind] += 1
            false[kind] += bool(wrong)
            told.update(f"{kind}, {each.key}: {phrase}" for phrase in wrong)
        counts = "; ".join(f"{false[kind]} of {said[kind]} {kind}" for kind in sorted(said))
        lines = [f"{game}: {counts}", *(f"  {count} {what}" for what, count in told.most_common())]
        sys.stdout.write("\n".join(lines[: None if asked.told else 1]) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
