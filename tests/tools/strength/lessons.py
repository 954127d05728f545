"""What lessons show, held against what the master does there: each decision of theirs weighed in likely layouts.

The figures are kept in lessons.toml, decision by decision, with a fingerprint of the position and of what is shown.
"""

import tomllib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from game.catalogue import GAMES, find
from game.core.bot import BUDGET
from game.core.move import Lay, Play, spell
from game.core.record import record, replace
from game.core.transcript import Entry, Transcript, write
from game.learning.lesson import Do
from game.learning.position import state_after
from game.learning.problem import Line
from game.learning.reading import PRIMER, answer_at, course
from game.learning.script import Script
from game.resources import root
from game.search.rollout import Prospect, Rollouts, lost
from game.search.weighing import Hurried, alike
from game.wording import load
from tests.tools.problems.judging import line_of, ways
from tests.tools.strength.contests import ROOT

KEPT = ROOT / "tests" / "tools" / "strength" / "lessons.toml"
WORLDS, FEWER, ROUND = 60, 24, 12
"""Likely layouts for each step, fewer in the game that takes longest, and those after which ways are compared."""
LONGEST = "illustrated_tarock"
FAR, SURE = 2.0, 3.0
"""Standard errors by which the master's way must be ahead to count as better, and any other."""
SLIGHT = 0.2
"""Units below which the difference counts as a tie, as it does in problems."""
WORDS = load(root() / "words" / "en")


@record
class Shown:
    """A decision that a lesson has the learner make, though there are others."""

    script: Script
    number: int  # of the step, from 0
    step: Do
    answer: str  # to the game's question, at which table

    @property
    def name(self) -> str:
        """Name the step."""
        table = f", {self.answer}" if self.answer else ""
        return f"{self.script.lesson.key} {self.number + 1}{table}"

    @property
    def log(self) -> Transcript:
        """Give the log up to it."""
        lesson = self.script.lesson
        entries = lesson.transcript.entries[: lesson.reached(self.number)]
        return Transcript(lesson.transcript.header, entries)

    @property
    def line(self) -> Line:
        """Give what is shown, the cards of an exchange in the order of judges."""
        laid = sorted((move for move in self.step.moves if isinstance(move, Lay)), key=str)
        return (*laid, *(move for move in self.step.moves if not isinstance(move, Lay)))

    @property
    def fingerprint(self) -> str:
        """Tell the position and what is shown from any other; who sits there makes no other position."""
        entries = (Entry(self.script.lesson.me, move) for move in self.line)
        whole = Transcript(replace(self.log.header, players=()), (*self.log.entries, *entries))
        return sha256(write(whole, self.script.rules.spec.pack).encode()).hexdigest()[:8]


@record
class Held:
    """What is shown in a lesson beside the way that is better, or the master's where none is."""

    at: str  # the fingerprint of the position
    shown: str
    other: str
    ahead: float
    error: float

    @property
    def disagrees(self) -> bool:
        """Whether the other way is clearly better."""
        return self.shown != self.other and self.ahead > max(SLIGHT, FAR * self.error)


def shown(subject: str) -> Iterator[Shown]:
    """List the decisions of the lessons of a game or of the primer."""
    for answer in answers(subject):
        for lesson in course(subject, answer):
            script = Script(lesson, WORDS)
            for number, step in enumerate(lesson.steps):
                if (
                    isinstance(step, Do)
                    and len(script.match(lesson.reached(number)).view(lesson.me).moves) > 1
                ):
                    yield Shown(script, number, step, answer)


def answers(subject: str) -> Sequence[str]:
    """Name the tables at which a subject is taught; one without a name where no question is asked."""
    return (answer_at(subject, ""),) if subject == PRIMER else tuple(find(subject).answers) or ("",)


SUBJECTS = (PRIMER, *(game.id for game in GAMES))


def held(each: Shown, worlds: int = 0) -> Held:
    """Let the master decide in the position of a lesson, and experts play out the ways there are."""
    rules, me = each.script.rules, each.script.lesson.me
    game, state = find(each.log.header.game), state_after(rules, each.log)
    view, contract = rules.view(state, me), rules.contract(rules.view(state, me))
    levels = ("expert", "club") if game.id == LONGEST else ("master", "expert", "club")
    master, *rest = (line_of(rules, state, game.bot(rules, level), Random(1), BUDGET) for level in levels)
    first = each.line
    lines = [
        line
        for line in ways(rules, state, (first, master, *rest))
        if line == first
        or not isinstance(line[0], Play)
        or contract is None
        or not any(
            isinstance(move, Play) and alike(line[0].card, move.card, view, contract) for move in first
        )
    ]
    slow = game.id == LONGEST
    best, most, error = _best(each, lines, master, "club" if slow else "expert", worlds or WORLDS)
    if slow and best != first and most > FAR * error:
        best, most, error = _best(each, [first, best], best, "expert", FEWER)
    before, after = (_spelt(line, rules.spec.pack) for line in (first, best))
    return Held(each.fingerprint, before, after, round(most, 3), round(error, 3))


def _best(
    each: Shown, lines: Sequence[Line], master: Line, level: str, worlds: int
) -> tuple[Line, float, float]:
    """Give the way that is clearly ahead of what is shown, or the master's, by how much, and the standard error."""
    first = each.line
    gains = tried(each, lines, (first, master), level, worlds)
    found = {line: Prospect(line[0], values) for line, values in gains.items()}
    best, most, error = first, 0.0, 0.0
    for line in lines:
        lead, wide = found[line].lead(found[first])
        if line != first and lead > most and lead > (FAR if line == master else SURE) * wide:
            best, most, error = line, lead, wide
    if best == first and master != first and master in found:
        return master, *found[master].lead(found[first])
    return best, most, error


def tried(
    each: Shown, lines: Sequence[Line], kept: Sequence[Line], level: str, worlds: int
) -> dict[Line, tuple[float, ...]]:
    """Play ways out in the same likely layouts; those that fall behind are given up, but for those to be kept."""
    rules, me = each.script.rules, each.script.lesson.me
    game, view = find(each.log.header.game), rules.view(state_after(rules, each.log), me)
    rollouts: Rollouts[Any, Any] = Rollouts(rules, Hurried(game.bot(rules, level)))
    gains: dict[Line, tuple[float, ...]] = dict.fromkeys(lines, ())
    running, dice = list(lines), Random(f"lesson {each.name}")
    for _ in range(0, worlds, ROUND):
        for world in game.likely(rules)(view, dice, ROUND):
            seed = dice.getrandbits(32)
            for line in running:
                state, roll = world, Random(seed)
                for move in line:
                    state = rules.play(state, move)
                end = rollouts.finish(state, roll)
                gains[line] += (rollouts.share(end, me) - rollouts.share(world, me),)
        found = {line: Prospect(line[0], gains[line]) for line in running}
        best = max(found.values(), key=lambda one: one.mean)
        running = [line for line in running if line in kept or not lost(best, found[line])]
        if len(running) == 1:
            break
    return gains


def _spelt(line: Line, pack: Any) -> str:
    return ", ".join(spell(move, pack) for move in line)


# ------------------------------------------------------------------ the file


def stored() -> dict[str, Held]:
    """Read the figures there are, by the names of steps."""
    kept = tomllib.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    return {name: Held(**each) for name, each in kept.items()}


def written(found: dict[str, Held]) -> str:
    """Write the file."""
    lines = [
        f'"{name}" = {{ at = "{one.at}", shown = "{one.shown}", other = "{one.other}", ahead = {one.ahead}, error = {one.error} }}'
        for name, one in found.items()
    ]
    return "\n".join(
        ("# `python -m tests.tools.strength.advice_page --parts lessons` writes this file.", *lines, "")
    )
