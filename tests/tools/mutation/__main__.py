"""Tries the mutants: applies each to a copy of the checkout, runs the tests that enter it, and keeps the record.

    python3 build/run.py mutants                      all that have not been tried yet
    python3 build/run.py mutants --only storage       of one layer, or of all whose names begin so
    python3 build/run.py mutants --at 17              the 17th of those, with the output of its tests
    python3 build/run.py mutants --list               only name them

    python3 build/run.py mutants --again              those that survived once more, after tests were added
    python3 build/run.py mutants --again --tests tests/rules/test_gleek.py        with these tests only

It takes hours, goes on where it was left, and tries again what has changed since. The record of it is
tests/tools/mutation/RECORD.md.
"""

import argparse
import sys
from collections.abc import Sequence

from game.core.record import replace
from tests.tools.mutation.layers import LAYERS, ROOT, Layer
from tests.tools.mutation.mutants import Mutant, chosen
from tests.tools.mutation.record import Results, equivalent, write_record
from tests.tools.mutation.trying import Workshop


def main(words: Sequence[str]) -> int:
    """Do what the words say; give the exit status."""
    parser = argparse.ArgumentParser(prog="run.py mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", metavar="LAYER", help="the layers whose names begin so")
    parser.add_argument(
        "--at", type=int, default=0, metavar="N", help="try the Nth of them, with its tests' output"
    )
    parser.add_argument("--list", action="store_true", help="name the mutants and try none")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument(
        "--tests", nargs="+", default=(), metavar="FILE", help="with these tests instead of a layer's"
    )
    wanted = parser.parse_args(words)
    named = [(layer, each) for layer in LAYERS for each in chosen(ROOT, layer.paths(), layer.count)]
    work = [(layer, each) for layer, each in named if layer.name.startswith(wanted.only)]
    if not work or not 0 <= wanted.at <= len(work):
        parser.error(f"There is no such mutant; the layers are {', '.join(layer.name for layer in LAYERS)}.")
    if wanted.tests:
        work = [(replace(layer, tests=tuple(wanted.tests), only=""), each) for layer, each in work]
    if wanted.list:
        print("\n".join(f"{n}. {layer.name}: {each.key}" for n, (layer, each) in enumerate(work, 1)))
        return 0
    if wanted.at:
        layer, each = work[wanted.at - 1]
        print(each.key, flush=True)
        print("killed" if Workshop().kills(layer, each, loud=True) else "SURVIVED")
        return 0
    return try_all(work, again=wanted.again)


def try_all(work: Sequence[tuple[Layer, Mutant]], *, again: bool) -> int:
    """Try what has not been tried, or again what has survived, writing the record all the while."""
    results, workshop, same = Results(), Workshop(), equivalent()
    for number, (layer, each) in enumerate(work, 1):
        known, there_is_nothing_to_notice = results.known(layer, each), each.key in same
        if (known is False and not there_is_nothing_to_notice) if again else known is None:
            killed = not there_is_nothing_to_notice and workshop.kills(layer, each)
            results.keep(layer, each, killed=killed)
            write_record(results)
        told = {None: "", True: "killed", False: "SURVIVED"}[results.known(layer, each)]
        print(f"{number}/{len(work)} {told:8} {layer.name}: {each.key}", flush=True)
    write_record(results)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
