"""Plays the levels against each other and writes RECORD.md: ``python3 build/run.py strength``.

It goes over all tables several times, deeper each time, so that the page tells of every game from early on; what was
played is kept, and an interrupted record goes on where it stopped.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from game.catalogue import GAMES
from game.cli.report import Refused
from game.core.bot import BUDGET
from game.storage.files import replace_file
from tests.strength.contests import PAIRS, ROOT, contests, play
from tests.strength.page import PAGE, page
from tests.strength.promises import SOURCES

PASSES = (8, 4, 2, 1)
"""In each pass, the part of the deals up to which every table is played."""
DEALS = (400, 100, 20)


def main() -> int:
    """Play what is wanted and write the page; give the exit status."""
    arguments = read()
    try:
        for deals, bids in passes(arguments.deals, arguments.bids):
            for contest in contests(arguments.games):
                count = deals[PAIRS.index(contest.pair)]
                name = f"{contest.game}, {contest.seats} seats, {' and '.join(contest.pair)}"
                print(f"{name}: up to {count} deals", flush=True)
                play(contest, count, arguments.worlds, arguments.jobs, arguments.keep)
            write(arguments.keep, arguments.worlds, bids)
    except Refused as refusal:
        print(
            f"{refusal} What other players or words have played is renewed in another folder.",
            file=sys.stderr,
        )
        return 2
    return 0


def passes(deals: tuple[int, ...], bids: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give for each pass how far to play each pair of levels, and how many deals to bid."""
    for part in PASSES:
        yield tuple(min(each, max(2, -(-each // part))) for each in deals), -(-bids // part)


def write(folder: Path, worlds: int, bids: int) -> None:
    """Write the page from everything the folder keeps, once there is something of every table."""
    played = {contest: contest.tally(folder, worlds).recall() for contest in contests()}
    lacking = sum(not each for each in played.values())
    if lacking:
        print(f"RECORD.md is not written yet: of {len(played)} contests {lacking} have not been played.")
        return
    promises = {source: source.played(bids, worlds, folder) for source in SOURCES}
    replace_file(PAGE, page(played, promises, worlds), backup=False)
    print("RECORD.md is written.", flush=True)


def read() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="strength", description="Play the levels against each other.")
    parser.add_argument(
        "--deals",
        type=counts,
        default=DEALS,
        metavar="N,N,N",
        help=f"deals for each pair of neighbours, the weakest first: {','.join(map(str, DEALS))}",
    )
    parser.add_argument("--bids", type=int, default=600, metavar="N", help="deals in which bids are tried")
    names = [game.id for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=names, default=names, metavar="ID")
    parser.add_argument("--worlds", type=int, default=BUDGET, metavar="N", help="worlds imagined for a move")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")
    parser.add_argument(
        "--keep",
        type=Path,
        default=ROOT / ".work" / "strength",
        metavar="FOLDER",
        help="keep what is played here",
    )
    return parser.parse_args()


def counts(text: str) -> tuple[int, ...]:
    """Read one number for all pairs, or one for each."""
    found = tuple(int(each) for each in text.split(","))
    if len(found) not in (1, len(PAIRS)) or min(found) < 0:
        raise ValueError(text)
    return found * len(PAIRS) if len(found) == 1 else found


if __name__ == "__main__":
    sys.exit(main())
