"""Judges decisions of a Novice, reviews them, and writes REVIEWS.md: ``python -m tests.tools.strength.reviews``."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from time import process_time

from game.catalogue import find
from game.cli.report import Refused
from game.coach.judging import FINE, THRESHOLDS, Verdict, kind
from game.coach.review import Analysis, Limits, playouts
from game.core.bot import BUDGET
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    GameConfig,
    Log,
    PlayoutRequest,
    Spread,
    weighing,
)
from game.storage.files import replace_file
from tests.tools.strength.contests import ROOT, fingerprint, options_for
from tests.tools.strength.reviews.decisions import DEVELOPMENT, SEEDS, WANTED, Made, decisions, rules_at
from tests.tools.strength.reviews.figures import Agreement, Compared, agreement
from tests.tools.strength.reviews.judge import judged
from tests.tools.strength.reviews.keeping import Kept, Reviewed, judge_code
from tests.tools.strength.reviews.page import PAGE, Earlier, page

_REVIEWING = ("game/coach", "game/search", "game/questions.py")
SETTLED, FIRST = "", "/first look"
"""The stages of a review at which it is held against the judge."""
_DEALS = 120
"""Deals that tell how far such deals lie apart, as in a review."""


def main() -> int:
    """Do what is wanted, writing the page after each decision; give the exit status."""
    arguments = read()
    try:
        seeds = dict.fromkeys(SEEDS, DEVELOPMENT) if arguments.development else SEEDS
        every = [Desk(*table, seed, arguments.keep) for table, seed in seeds.items()]
        earlier = earlier_reviews(every, arguments)
        desks = [desk for desk in every if desk.table[0] in arguments.games]
        if arguments.judge_only:
            judge_only(desks, arguments.decisions)
            return 0
        for number in range(arguments.decisions):
            for desk in desks:
                if number < WANTED[desk.table] and desk.do(number) and not arguments.development:
                    renew(every, earlier)
        if not arguments.development:
            renew(every, earlier)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    for desk in desks:
        for stage in (FIRST, SETTLED):
            told = desk.agreement(stage)
            if told.decisions == WANTED[desk.table] or arguments.development:
                print(*desk.table, stage, told, *desk.compared(stage), sep="\n  ")
    return 0


def renew(desks: Sequence["Desk"], earlier: Earlier) -> None:
    """Write the page, of tables at which nothing was asked this time, too."""
    found, first = ({each.table: each.agreement(stage) for each in desks} for stage in (SETTLED, FIRST))
    replace_file(PAGE, page(found, PAGE.read_text("utf-8"), first, earlier), backup=False)


def earlier_reviews(desks: Sequence["Desk"], arguments: argparse.Namespace) -> Earlier:
    """Hold against the judge what an earlier commit, run for itself, has kept of the same decisions."""
    if not arguments.earlier:
        return Earlier("", {desk.table: agreement([]) for desk in desks})
    commit, folder = arguments.earlier
    return Earlier(commit, {desk.table: desk.of_earlier(Path(folder)).agreement() for desk in desks})


def judge_only(desks: Sequence["Desk"], count: int) -> None:
    """Let the judge work ahead; nothing is shown."""
    for number in range(count):
        for desk in desks:
            if number < WANTED[desk.table]:
                desk.judge(number)


class Desk:
    """One table: its decisions, and what has been found of them."""

    def __init__(self, game: str, seats: int, seed: int, folder: Path) -> None:
        """Take up what is kept; raise Refused where others found it."""
        self.table = game, seats
        self._rules = rules_at(game, seats)
        self._made = decisions(game, seats, seed)
        pack, name, code = self._rules.spec.pack, f"{game}-{seats}-{seed}.json", judge_code(game)
        reviewing = fingerprint([ROOT / each for each in _REVIEWING])
        self._judge = Kept(folder / f"judge-{name}", code, pack)
        self._review = Kept(folder / f"review-{name}", f"{code} {reviewing}", pack)
        self._name, self._pack = f"review-{name}", pack

    def of_earlier(self, folder: Path) -> "Desk":
        """Give this table with reviews that others have kept."""
        desk = copy(self)
        desk._review = Kept(folder / self._name, None, self._pack)  # noqa: SLF001  a desk of its own kind
        return desk

    def do(self, number: int) -> bool:
        """Judge and review one decision; tell whether that had not been done before."""
        self.judge(number)
        made = self._made[number]
        if self._review.reviewed(made.name) is not None:
            return False
        for stage, said in self._review_of(made):
            self._review.keep_reviewed(f"{made.name}{stage}", said)
        return True

    def judge(self, number: int) -> None:
        """Judge a decision, unless that has been done."""
        made = self._made[number]
        if self._judge.judgement(made.name) is None:
            game = find(self.table[0])
            found = judged(game, self._rules, made.view, made.move, f"judge {made.name}")
            self._judge.keep_judgement(made.name, found)

    @property
    def _slight(self) -> float:
        """What a loss must come to for being called a mistake."""
        return THRESHOLDS[-1][0] * spread(*self.table).typical

    def _review_of(self, made: Made) -> Iterator[tuple[str, Reviewed]]:
        """Look at a decision until it is settled, as a review does; tell what was said at first, and in the end."""
        config, view, begun = _config(*self.table), made.view, process_time()
        decision = AdviceRequest(config, view, 1, BUDGET).answer().decision
        fresh, opened = (
            weighing(config, view, decision.move, made.move),
            Gains(view.moves, (0.0,) * len(view.moves)),
        )
        analysis = Analysis(
            0, made.move, view.hand.bit_count() * self.table[1], opened, decision, fresh, fresh
        )
        limits = Limits(self._slight, playouts(view.hand.bit_count(), self.table[1]))
        while (due := analysis.due(limits)) is not None:
            known = analysis.first
            gains = PlayoutRequest(config, view, due.tries, due.level).answer()
            analysis = analysis.with_gains(due, gains, limits)
            if analysis.first and not known:
                yield FIRST, self._said(analysis.verdict(), process_time() - begun)
        yield SETTLED, self._said(analysis.settled(), process_time() - begun)

    def _said(self, verdict: Verdict, spent: float) -> Reviewed:
        named = kind(verdict, spread(*self.table).typical) != FINE
        told = (verdict.loss, verdict.error, verdict.believed, named, round(spent, 2))
        return Reviewed(verdict.advised, *told)

    def compared(self, stage: str) -> Iterator[Compared]:
        """Hold what was said at a stage of the review against the judge, as far as both have come."""
        for made in self._made:
            found, said = self._judge.judgement(made.name), self._review.reviewed(f"{made.name}{stage}")
            if found is None or said is None:
                continue
            told = said.loss if said.told else 0.0
            one, other = (half.loss(made.move).mean for half in found.halves)
            figures = (told, said.error, said.named, said.loss, found.loss(made.move), (one, other))
            yield Compared(made.name, *figures, self._slight, said.seconds)

    def agreement(self, stage: str = SETTLED) -> Agreement:
        """Count and correlate."""
        return agreement(list(self.compared(stage)))


def _config(game: str, seats: int) -> GameConfig:
    return GameConfig(game, tuple(options_for(find(game), seats).items()))


@lru_cache
def spread(game: str, seats: int) -> Spread:
    """Tell how far the results of deals at a table lie apart, as a review does."""
    return ExpectationRequest(Log(_config(game, seats), 0, ()), 0, 1, _DEALS).answer()


def read() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="reviews", description="Hold reviews against a judge.")
    games = [game for game, _ in SEEDS]
    parser.add_argument("--games", nargs="+", choices=games, default=games, metavar="ID")
    parser.add_argument(
        "--decisions", type=int, default=max(WANTED.values()), metavar="N", help="the first N at each table"
    )
    parser.add_argument(
        "--development", action="store_true", help="take the deals by which reviews were made"
    )
    parser.add_argument("--judge-only", action="store_true", help="review nothing yet; show nothing")
    parser.add_argument(
        "--earlier",
        nargs=2,
        metavar=("COMMIT", "FOLDER"),
        help="hold what this commit has kept there beside it",
    )
    keep = ROOT / ".work" / "strength" / "reviews"
    parser.add_argument("--keep", type=Path, default=keep, metavar="FOLDER", help="keep what is found here")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
