"""Mines the questions of the drills: ``python3 -m tests.tools.problems.drilling gleek --count 120 --worlds 600``.

Deals are played by bots up to a decision in which the game is drilled. There every way is played to the deal's end in
the same worlds; a question is kept where some way clearly gives points away, and the master does not disagree. The
closer the decision the higher its grade, a fifth of the questions of each theme in each. Writes
assets/drills/<game>.toml; the same seed finds the same questions with the same program.
"""

import argparse
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from game.catalogue import GAMES, Game, find
from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, Move, Say
from game.core.record import record, replace
from game.core.rules import Reason, Rules
from game.core.transcript import Entry, Header, Transcript, write
from game.core.view import View
from game.learning.position import state_after
from game.learning.problem import GRADES, Judged, Problem, problem_file, read_problems
from game.resources import root
from game.search.rollout import Prospect, Rollouts
from game.wording import load
from tests.games.expected import EXPECTED
from tests.tools.problems.drill_kinds import theme_of
from tests.tools.problems.mining import LEVELS, NAMES, worded, written

FIRST = 40
"""Worlds after which a decision is given up that does not look like a question."""
DOUBT, CLEAR, AGREED = 1.2, 3.0, 2.0
"""Standard errors: something is given away after the first worlds, after all of them, and by the master."""
LOST = 5.0
"""Standard errors behind the best at which a way is given up."""
SHARE = 3
"""One way in so many clearly gives something away."""
ALIKE, SAME = 0.6, 0.25
"""The share of a theme's questions that may have one word for their answer, or one card."""
ALONE = 10
"""Room enough for one question, whatever its answer."""


@record
class Weighed:
    """The ways of one decision with what they brought, the best first."""

    prospects: tuple[Prospect, ...]

    def behind(self, place: int) -> tuple[float, float]:
        """Give how far a way is behind the best, and the standard error of that."""
        return self.prospects[0].lead(self.prospects[place])

    def is_lost(self, one: Prospect) -> bool:
        """Tell whether a way is so far behind that it need not be tried any more."""
        lead, error = self.prospects[0].lead(one)
        return lead > LOST * error

    def losing(self, errors: float) -> list[float]:
        """List what those ways give away that do so by more than so many standard errors."""
        losses = [self.behind(place) for place in range(1, len(self.prospects))]
        return [loss for loss, error in losses if loss > errors * error and loss > 0]


@record
class Asked:
    """A decision that makes a question, and how much stands on it."""

    problem: Problem
    stake: float


class Driller:
    """Looks for the questions of one game."""

    def __init__(self, game: str, seed: int, worlds: int, answer: str = "") -> None:
        """Look from a seed on, at a table that answers the game's question so."""
        self._game: Game = find(game)
        self._options = tuple(self._game.answered(answer).items())
        self._rules: Rules[Any, Any] = self._game.rules(self._game.options(**dict(self._options)))
        self._bots = {level: self._game.bot(self._rules, level) for level in LEVELS}
        self._master = self._game.bot(self._rules, "master")
        self._likely = self._game.likely(self._rules)
        self._rollouts = Rollouts(self._rules, self._bots["club"])
        self._seed = seed
        self._worlds = worlds
        self._words = load(root() / "words" / "en")

    def questions(self, taken: "Taken") -> Iterator[Asked]:
        """Go on for ever, deal after deal, with one question of a deal at most."""
        deal = 0
        while True:
            yield from self._of_deal(Random(f"drill {self._game.id} {self._seed} {deal}"), taken)
            deal += 1

    def again(self, problem: Problem) -> Asked | None:
        """Look at a question anew, as players play now."""
        state, transcript = state_after(self._rules, problem.transcript), problem.transcript
        view, dice = self._rules.view(state, problem.me), Random(f"drill again {problem.id} {self._seed}")
        alone = Taken(1, ALONE)
        return self._look(view, transcript.header.dealer, transcript.entries, dice, alone)

    def _of_deal(self, dice: Random, taken: "Taken") -> Iterator[Asked]:
        dealer = dice.randrange(self._rules.spec.seats)
        among = [
            each for each in self._decisions(dealer, dice) if taken.room(theme_of(self._game.id, each[0]))
        ]
        dice.shuffle(among)
        for view, before in among:
            found = self._look(view, dealer, before, dice, taken)
            if found is not None:
                yield found
                return

    def _decisions(self, dealer: int, dice: Random) -> Iterator[tuple[Any, tuple[Entry, ...]]]:
        """Play a deal until the first card has fallen, and list the decisions in which the game is drilled."""
        rules = self._rules
        state, entries = rules.start(dealer), list[Entry]()
        while state.turn != NOBODY and not state.ledger.finished:
            if state.turn == CHANCE:
                cards = list(range(rules.spec.pack.size))
                dice.shuffle(cards)
                move: Move = Deal(tuple(cards))
            else:
                view = rules.view(state, state.turn)
                if theme_of(self._game.id, view):
                    yield view, tuple(entries)
                if view.trick.cards:
                    return
                move = self._bots["club"].choose(view, dice, 20).move
            entries.append(Entry(state.turn, move))
            state = rules.play(state, move)

    def _look(
        self, view: View[Any], dealer: int, entries: tuple[Entry, ...], dice: Random, taken: "Taken"
    ) -> Asked | None:
        """Look whether a decision makes a question."""
        club, theme = self._bots["club"].choose(view, dice, BUDGET), theme_of(self._game.id, view)
        moves = ways(view.moves, [club.move])
        gains: dict[Move, list[float]] = {move: [] for move in moves}
        self._try(view, gains, dice, FIRST)
        first = ranked(gains, club.move)
        if not first.losing(DOUBT) or not taken.room(theme, first.prospects[0].move):
            return None
        running = {each.move: gains[each.move] for each in first.prospects if not first.is_lost(each)}
        self._try(view, running, dice, self._worlds - FIRST)
        weighed = ranked(gains, club.move)
        best, losing = weighed.prospects[0].move, weighed.losing(CLEAR)
        if SHARE * len(losing) < len(moves) or not taken.room(theme, best):
            return None
        reason = self._reason(view, weighed, club, dice)
        if reason is None:
            return None
        return asked_of(self._made(view, weighed, reason, dealer, entries))

    def _reason(self, view: View[Any], weighed: Weighed, club: Decision, dice: Random) -> Reason | None:
        """Say why the best is the best; None where nobody says so in words, or the master clearly disagrees."""
        advised = self._master.choose(view, dice, BUDGET)
        best = weighed.prospects[0].move
        for place, each in enumerate(weighed.prospects):
            lost, error = weighed.behind(place)
            if each.move == advised.move and lost > AGREED * error:
                return None
        said = [
            club,
            *(self._bots[level].choose(view, dice, BUDGET) for level in ("novice", "expert")),
            advised,
        ]
        reasons = (each.reason for each in said if each.move == best)
        return next((each for each in reasons if worded(self._words, self._game, each)), None)

    def _try(self, view: View[Any], gains: dict[Move, list[float]], dice: Random, worlds: int) -> None:
        for world in self._likely(view, dice, worlds):
            seed = dice.getrandbits(32)
            for move, values in gains.items():
                values.append(self._rollouts.gain(world, move, Random(seed)))

    def _made(
        self, view: View[Any], weighed: Weighed, reason: Reason, dealer: int, entries: tuple[Entry, ...]
    ) -> Problem:
        names = tuple("You" if seat == view.me else NAMES[1:][seat] for seat in range(self._rules.spec.seats))
        header = Header(self._game.id, self._rules.spec.edition, self._options, names, dealer)
        transcript = Transcript(header, entries)
        judged = tuple(
            Judged(
                (each.move,),
                round(weighed.prospects[0].mean - weighed.behind(place)[0], 3),
                round(weighed.behind(place)[1] if place else each.error, 3),
            )
            for place, each in enumerate(weighed.prospects)
        )
        name = sha256(write(transcript, self._rules.spec.pack).encode()).hexdigest()[:8]
        theme = theme_of(self._game.id, view)
        return Problem(self._game.id, name, theme, 1, transcript, view.me, judged, reason)


def ways(moves: Sequence[Move], chosen: Sequence[Move]) -> list[Move]:
    """List the ways to be weighed; of a word that takes numbers, the lowest and those somebody would say."""
    kept, words = list[Move](), set[str]()
    for move in sorted(moves, key=lambda each: (each.number or 0) if isinstance(each, Say) else 0):
        if not isinstance(move, Say) or move.number is None or move.word not in words or move in chosen:
            kept.append(move)
        if isinstance(move, Say):
            words.add(move.word)
    return kept


def ranked(gains: dict[Move, list[float]], advised: Move) -> Weighed:
    """Put the best way first; of several that are the same, what the club player would do.

    Ways given up early have been tried in fewer worlds, and are compared in those.
    """
    prospects = [Prospect(move, tuple(values)) for move, values in gains.items()]
    most = max(len(each.gains) for each in prospects)
    best = min(
        (each for each in prospects if len(each.gains) == most),
        key=lambda each: (-each.mean, each.move != advised),
    )
    others = [each for each in prospects if each is not best]
    return Weighed((best, *sorted(others, key=lambda each: best.lead(each)[0])))


class Taken:
    """Counts the questions there are, so that all themes have as many, and none one answer nearly always."""

    def __init__(self, themes: int, count: int) -> None:
        """Leave room for so many questions in all."""
        self._most = -(-count // themes)
        self._themes, self._answers = Counter[str](), Counter[tuple[str, str]]()

    def room(self, theme: str, best: Move | None = None) -> bool:
        """Tell whether one more of a theme is wanted, and with this answer."""
        share = ALIKE if isinstance(best, Say) else SAME
        if best is not None and self._answers[theme, answer_of(best)] >= self._most * share:
            return False
        return bool(theme) and self._themes[theme] < self._most

    @property
    def count(self) -> int:
        """Count them all."""
        return sum(self._themes.values())

    def add(self, problem: Problem) -> None:
        """Count one."""
        self._themes[problem.theme] += 1
        self._answers[problem.theme, answer_of(problem.best[0])] += 1


def answer_of(best: Move) -> str:
    """Name an answer, a word without its number."""
    return best.word if isinstance(best, Say) else str(best)


def chosen(driller: Driller, taken: Taken, count: int, until: float) -> Iterator[Asked]:
    """Find questions until there are so many, or time is up."""
    found = driller.questions(taken)
    while taken.count < count and time.monotonic() < until:
        each = next(found)
        taken.add(each.problem)
        yield each


def again(driller: Driller, before: Sequence[Asked]) -> Iterator[Asked]:
    """Judge questions anew, and give those that still are some; say what became of each."""
    for each in before:
        problem, found = each.problem, driller.again(each.problem)
        told = "goes"
        if found is not None:
            told = "stands" if problem.best == found.problem.best else "has another answer"
            yield found
        sys.stdout.write(f"{problem.game} {problem.id}: {told}\n")
        sys.stdout.flush()


def asked_of(problem: Problem) -> Asked:
    """Tell how much stands on a question: what the least clear mistake costs or, of cards, what most cost."""
    best, *others = problem.judged
    losing = [best.mean - each.mean for each in others if best.mean - each.mean > CLEAR * each.error]
    words = isinstance(best.line[0], Say)
    return Asked(problem, min(losing, default=0.0) if words else fmean([0.0, *losing]))


def kept(game: str, path: Path) -> list[Asked]:
    """Take up the questions there are."""
    found = read_problems(game, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else ()
    return [asked_of(each) for each in found]


def graded(found: Sequence[Asked]) -> list[Problem]:
    """Grade the questions of each theme by what stands on them: the less, the closer, and the harder."""
    problems = list[Problem]()
    for theme in dict.fromkeys(each.problem.theme for each in found):
        among = sorted((each for each in found if each.problem.theme == theme), key=lambda each: -each.stake)
        problems += [
            replace(each.problem, grade=1 + place * GRADES // len(among)) for place, each in enumerate(among)
        ]
    return problems


def write_graded(path: Path, found: Sequence[Asked]) -> None:
    """Write the file of a game."""
    path.write_text("\n".join(written(problem) for problem in graded(found)), "utf-8")


def main(words: Sequence[str]) -> int:
    """Mine until there are enough, or time is up."""
    parser = argparse.ArgumentParser(prog="drilling", description="Mine questions from deals that bots play.")
    parser.add_argument("games", nargs="+", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=120, metavar="N", help="questions of each game")
    parser.add_argument("--worlds", type=int, default=400, metavar="N", help="worlds each is judged in")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other seeds, other deals")
    parser.add_argument("--minutes", type=float, default=30.0, metavar="M", help="for each game at most")
    parser.add_argument("--more", action="store_true", help="keep what there is; say another seed")
    parser.add_argument(
        "--again", action="store_true", help="first judge those there are anew, as players play now"
    )
    parser.add_argument(
        "--table", default="", metavar="ANSWER", help="to the game's question, if not the usual"
    )
    parser.add_argument("--into", type=Path, default=root() / "drills", metavar="FOLDER")
    arguments = parser.parse_args(words)
    arguments.into.mkdir(parents=True, exist_ok=True)
    for game in arguments.games:
        driller = Driller(game, arguments.seed, arguments.worlds, arguments.table)
        path = problem_file(arguments.into, game, arguments.table)
        themes = max(1, len(EXPECTED[game].drilled))
        until = time.monotonic() + 60 * arguments.minutes
        taken = Taken(themes, arguments.count)
        asked = kept(game, path) if arguments.more or arguments.again else []
        if arguments.again:
            asked = [*again(driller, asked)]
            write_graded(path, asked)
        for each in asked:
            taken.add(each.problem)
        for each in chosen(driller, taken, arguments.count, until):
            asked.append(each)
            write_graded(path, asked)
        found = [each.problem for each in asked]
        told = Counter((each.theme, str(each.best[0])) for each in found if isinstance(each.best[0], Say))
        sys.stdout.write(f"{game}: {len(found)} questions; {dict(told)}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
