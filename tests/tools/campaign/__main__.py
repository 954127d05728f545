"""Tries for hours whether anything breaks the program: ``python3 build/run.py campaign``.

Damaged files, copies of files, files that change under an open program, a power cut at any moment, random presses,
random deals, and cards exchanged that nobody has seen. Every case is made from a seed and a number, so that ``--only
files --at 4711`` tries that one again. What fell is kept below ``.work/campaign``, and a campaign that was broken off
goes on where it stopped.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.tools.campaign.keeping import Record, program
from tests.tools.campaign.parts import ROOT, Outcome
from tests.tools.campaign.pool import part_of, tried

PARTS = ("files", "copies", "changes", "kills", "presses", "deals", "swaps")
EVERY = 30.0
"""Seconds between two words about how far it has come."""


def main(words: Sequence[str]) -> int:
    """Go through the parts; 1 when anything fell."""
    arguments = read(words)
    records = [(name, go(name, arguments)) for name in arguments.only]
    print(*table(records), sep="\n")
    return int(any(each.causes for _, each in records))


def read(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="campaign", description="Try whether anything breaks the program.")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other seeds, other cases")
    parser.add_argument("--count", type=int, metavar="N", help="how many in each part, instead of the usual")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="only these parts")
    parser.add_argument(
        "--at", nargs="+", type=int, default=(), metavar="N", help="only these cases, once more"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that try cases")
    keep = ROOT / ".work" / "campaign"
    parser.add_argument("--keep", type=Path, default=keep, metavar="FOLDER", help="keep what fell here")
    return parser.parse_args(words)


def go(name: str, arguments: argparse.Namespace) -> Record:
    """Try what is wanted of a part and has not been tried yet."""
    module, stamp = f"tests.tools.campaign.{name}", program()
    part = part_of(module)
    count = part.USUAL if arguments.count is None else arguments.count
    again = f"{stamp} at {arguments.at} {time.time()}" if arguments.at else stamp
    folder = arguments.keep / "again" if arguments.at else arguments.keep
    kept = Record(folder, name, arguments.seed, again)
    numbers = arguments.at or [each for each in range(part.cases(count)) if each not in kept.done]
    print(f"{name}: {count} {part.UNIT} with seed {arguments.seed}, {len(numbers)} cases to try", flush=True)
    watch(name, kept, numbers, tried(module, arguments.seed, numbers, arguments.jobs, kept.folder))
    return kept


def watch(name: str, kept: Record, numbers: Sequence[int], outcomes: Iterable[tuple[int, Outcome]]) -> None:
    """Note every outcome, and say now and then how far it has come."""
    start = spoken = time.monotonic()
    for tally, (number, outcome) in enumerate(outcomes, 1):
        kept.note(number, outcome)
        for fall in outcome.falls:
            print(f"{name} {number}: {fall.kind}, {fall.cause}", flush=True)
        if time.monotonic() - spoken > EVERY:
            spoken = time.monotonic()
            pace = tally / (spoken - start)
            left = (len(numbers) - tally) / pace / 60
            print(
                f"{name}: {tally} of {len(numbers)}, {pace:.1f} a second, {left:.0f} minutes left", flush=True
            )


def table(records: Sequence[tuple[str, Record]]) -> Iterable[str]:
    """Sum everything up."""
    for name, kept in records:
        yield ""
        yield f"{name}: {len(kept.done)} cases, {sum(each.count for each in kept.causes.values())} falls"
        for what, count in sorted(kept.counts.items()):
            yield f"  {count:>9}  {what}"
        for (kind, cause), each in sorted(kept.causes.items(), key=lambda pair: -pair[1].count):
            yield f"  FELL {each.count:>4}  {kind}: {cause} (first in case {each.first})"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
