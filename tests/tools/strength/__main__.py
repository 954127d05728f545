"""Plays the levels against each other and writes RECORD.md: ``python3 build/run.py strength``.

It goes over all tables several times, deeper each time, so that the page soon tells of every game; what was played is
kept, and an interrupted record goes on where it stopped. With ``--yardsticks`` it plays the levels against players from
outside the product instead, each trial up to the number of deals its plan fixes.
"""

import argparse
import sys
from pathlib import Path

from game.catalogue import GAMES
from game.cli.report import Refused
from game.core.bot import BUDGET
from game.storage.files import replace_file
from tests.tools.strength.contests import PAIRS, ROOT, Contest, play
from tests.tools.strength.page import PAGE, commit, page, surroundings
from tests.tools.strength.plan import CONTESTS, ELSEWHERE, PLAN, contests
from tests.tools.strength.promises import SOURCES
from tests.tools.strength.trials import Trial, recall
from tests.tools.strength.trials import play as play_trial
from tests.tools.strength.yardstick_page import part_of, with_part, yardstick_part
from tests.tools.strength.yardsticks.catalogue import OPENSPIEL
from tests.tools.strength.yardsticks.openspiel import MISSING, installed

PASSES = (8, 4, 2, 1)
"""In each pass, the part of the deals up to which every table is played."""


def main() -> int:
    """Play what is wanted, writing the page all the while; give the exit status."""
    arguments = read()
    folder, worlds = arguments.keep, arguments.worlds
    try:
        if arguments.yardsticks:
            measure(folder, arguments)
            return 0
        for part in PASSES:
            for contest in contests(arguments.games):
                count = share(wanted(contest, arguments.deals), part)
                print(f"{contest}: up to {count} deals", flush=True)
                play(contest, count, worlds, arguments.jobs, folder)
                write(folder, worlds)
            bids = share(arguments.bids, part)
            for source in SOURCES:
                if source.game in arguments.games:
                    print(f"{source.game}, {source.seats} seats: bids of {bids} deals", flush=True)
                    source.played(bids, worlds, folder)
                    write(folder, worlds)
    except Refused as refusal:
        print(f"{refusal} A folder is named with --keep.", file=sys.stderr)
        return 2
    return 0


def wanted(contest: Contest, deals: tuple[int, ...] | None) -> int:
    """Tell how many deals of a contest are asked for, or else planned."""
    return (deals or CONTESTS.get((contest.game, contest.seats), ELSEWHERE))[PAIRS.index(contest.pair)]


def share(count: int, part: int) -> int:
    """Give a part of so many deals: two at least, for one has no interval."""
    return min(count, max(2, -(-count // part)))


def write(folder: Path, worlds: int) -> None:
    """Write the page from everything the folder keeps."""
    played = {contest: contest.tally(folder, worlds).recall() for contest in contests()}
    bids = {source: source.played(0, worlds, folder) for source in SOURCES}
    before = PAGE.read_text("utf-8")
    text, part = page(played, bids, worlds, before), part_of(before)
    replace_file(PAGE, with_part(text, part) if part else text, backup=False)


def measure(folder: Path, arguments: argparse.Namespace) -> None:
    """Play the trials of the plan that are asked for, writing the page all the while; raise Refused."""
    folder = folder / "yardsticks"
    for part in PASSES:
        for trial in asked_for(arguments):
            count = -(-trial.deals // part)
            print(f"{trial}: up to {count} of {trial.deals} deals", flush=True)
            play_trial(trial, folder, arguments.jobs, count)
            before = PAGE.read_text("utf-8")
            kept = (recall(each, folder) for each in PLAN)
            told = yardstick_part(kept, surroundings(), commit(), part_of(before))
            replace_file(PAGE, with_part(before, told), backup=False)


def asked_for(arguments: argparse.Namespace) -> list[Trial]:
    """List the trials of these games and yardsticks; say which can't be played here."""
    only = arguments.only or [trial.yardstick for trial in PLAN]
    found = [trial for trial in PLAN if trial.game in arguments.games and trial.yardstick in only]
    if any(trial.yardstick == OPENSPIEL for trial in found) and not installed():
        print(MISSING, file=sys.stderr, flush=True)
        found = [trial for trial in found if trial.yardstick != OPENSPIEL]
    return found


def read() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="strength",
        description=f"Play the levels against each other, and write {PAGE.relative_to(ROOT)}.",
    )
    parser.add_argument(
        "--deals",
        type=counts,
        metavar="N,N,N",
        help="deals for each pair of neighbours, the weakest first, instead of those planned",
    )
    parser.add_argument("--bids", type=int, default=600, metavar="N", help="deals in which bids are tried")
    names = [game.id for game in GAMES]
    parser.add_argument(
        "--games", nargs="+", choices=names, default=names, metavar="ID", help="only these games"
    )
    parser.add_argument("--worlds", type=int, default=BUDGET, metavar="N", help="worlds imagined for a move")
    parser.add_argument(
        "--yardsticks", action="store_true", help="play against players from outside the product"
    )
    outside = sorted({trial.yardstick for trial in PLAN})
    parser.add_argument("--only", nargs="+", choices=outside, metavar="NAME", help=f"of {', '.join(outside)}")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")
    parser.add_argument(
        "--keep",
        type=Path,
        default=ROOT / ".work" / "strength",
        metavar="FOLDER",
        help="keep what is played here, not in .work/strength; the page is written all the same",
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
