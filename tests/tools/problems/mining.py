"""Mines problems from deals that bots play: decisions at which one way is clearly best and not everybody finds it.

What is cheap is asked first: whether levels disagree, whether the theme still has room, whether anything stands out
in the first twenty worlds. Only what is left is weighed in all of them and put before the master.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from game.catalogue import Game, find
from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, Lay, Play, Say, spell
from game.core.record import record, replace
from game.core.rules import Reason, Rules
from game.core.transcript import Entry, Header, Transcript, write
from game.core.view import View
from game.learning.position import state_after
from game.learning.problem import GRADES, Judged, Line, Problem, meant
from game.resources import root
from game.wording import Words, load
from tests.tools.problems.excuses import inexcusable
from tests.tools.problems.judging import CLEAR, Judge, Weighed, line_of, ways
from tests.tools.problems.solving import stands
from tests.tools.problems.themes import principle_of, theme_of

LEVELS = ("novice", "club", "expert")
ASKED = 4
"""How often each level is asked to grade a problem."""
WORLDS = 240
"""Worlds in which a problem is weighed."""
GLIMPSE = 40
"""Worlds in which the ways are weighed that bots would go, before all of them are."""
LEAST = 120
"""Worlds that are enough where one way stands out."""
LEAD = 0.08
"""What the answer must bring more than the next best, in the game's smallest unit, for it to matter."""
MARGIN = 0.3
"""Standard errors beyond those asked for, so that other worlds come to the same."""
ALIKE = 3
"""Problems that are one in theme, principle, grade and what the answer does."""
SAME = 9
"""Problems with one principle."""
GRADED = 0.45
"""Part of a theme's problems that may be of one grade."""
NAMES = (
    "You",
    "The Marquise, club",
    "The Colonel, club",
    "The Contessa, club",
    "The Captain, club",
    "The Notary, club",
)


def worded(words: Words, game: Game, reason: Reason) -> bool:
    """Tell whether there are words for a reason in a game."""
    key = f"reason.{reason.key}"
    return f"{game.id}.{key}" in words or f"table.{key}" in words


class Shelf:
    """The problems kept so far: so many of each theme, and few that are alike."""

    def __init__(self, most: int, kept: Iterator[Problem]) -> None:
        """Begin with those kept already."""
        self._most = most
        self._ids, self._principles = set[str](), Counter[str]()
        self._grades = Counter[tuple[str, int]]()
        self._themes, self._alike = Counter[str](), Counter[tuple[Any, ...]]()
        for problem in kept:
            self.put(problem)

    def full(self, theme: str) -> bool:
        """Tell whether there are enough of a theme."""
        return self._themes[theme] >= self._most

    def fits(self, problem: Problem) -> bool:
        """Tell whether a problem shows something new."""
        graded = self._grades[problem.theme, problem.grade]
        return (
            problem.id not in self._ids
            and not self.full(problem.theme)
            and graded < self._most * GRADED
            and self._alike[_idea(problem)] < ALIKE
            and self._principles[principle_of(problem)] < SAME
        )

    def put(self, problem: Problem) -> None:
        """Count a problem."""
        self._ids.add(problem.id)
        self._themes[problem.theme] += 1
        self._grades[problem.theme, problem.grade] += 1
        self._alike[_idea(problem)] += 1
        self._principles[principle_of(problem)] += 1


def _idea(problem: Problem) -> tuple[Any, ...]:
    """Say in short what a problem is about, to tell those apart that are not the same over again."""
    first = problem.best[0]
    said = first.word if isinstance(first, Say) else type(first).__name__
    wrong = problem.wrong[0].line[0]
    instead = wrong.word if isinstance(wrong, Say) else ""
    return problem.theme, principle_of(problem), said, instead, problem.grade


@record
class Found:
    """A decision worth a problem."""

    problem: Problem
    clear: float


class Miner:
    """Plays deals of one game and keeps the decisions that make problems."""

    def __init__(
        self,
        game: str,
        seed: int,
        shelf: Shelf,
        deal: int = 0,
        held: int = 99,
        only: str = "",
        answer: str = "",
    ) -> None:
        """Mine from a seed, beginning with a deal; look at no card played from a hand of more than `held`.

        The deals are played at a table that answers the game's question so.

        The same seed finds the same problems with the same program and shelf.
        """
        self._held = held
        self._only = only
        self._game: Game = find(game)
        self._seed = seed
        self._shelf = shelf
        self._options = tuple(self._game.answered(answer).items())
        self._rules: Rules[Any, Any] = self._game.rules(self._game.options(**dict(self._options)))
        self._bots = {level: self._game.bot(self._rules, level) for level in LEVELS}
        self._master = self._game.bot(self._rules, "master")
        self._judge = Judge(self._game, self._rules)
        self._words = load(root() / "words" / "en")
        self.deal = deal
        self.counts = Counter[str]()

    def problems(self) -> Iterator[tuple[Found, ...]]:
        """Go on for ever, deal after deal; give what each has brought."""
        while True:
            found = tuple(self._of_deal(Random(f"{self._game.id} {self._seed} {self.deal}")))
            self.deal += 1
            yield found

    def _of_deal(self, dice: Random) -> Iterator[Found]:
        rules = self._rules
        dealer = dice.randrange(rules.spec.seats)
        state, entries = rules.start(dealer), list[Entry]()
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn == CHANCE:
                cards = list(range(rules.spec.pack.size))
                dice.shuffle(cards)
                move: Any = Deal(tuple(cards))
            else:
                view = rules.view(state, state.turn)
                found = self._look(state, view, dealer, entries, dice)
                if found is not None and _fair(found.problem) and self._shelf.fits(found.problem):
                    self._shelf.put(found.problem)
                    yield found
                move = self._bots["club"].choose(view, dice, 20).move
            entries.append(Entry(state.turn, move))
            state = rules.play(state, move)

    def _look(
        self, state: Any, view: View[Any], dealer: int, entries: list[Entry], dice: Random
    ) -> Found | None:
        """Look whether a decision makes a problem, the cheap questions first."""
        if len(view.moves) < 2 or (
            entries and entries[-1].seat == state.turn and isinstance(entries[-1].move, Lay)
        ):
            return None
        early = isinstance(view.moves[0], Play) and view.hand.bit_count() > self._held
        theme = theme_of(self._game.id, view)
        if early or self._shelf.full(theme) or (self._only and theme != self._only):
            return None
        said = {level: line_of(self._rules, state, self._bots[level], dice) for level in LEVELS}
        if len({_said(line) for line in said.values()}) == 1:
            return None
        self.counts["asked"] += 1
        if (
            self._judge.weigh(
                view, tuple({_said(line): line for line in said.values()}.values()), dice, GLIMPSE
            )
            is None
        ):
            return None
        self.counts["weighed"] += 1
        lines = ways(self._rules, state, tuple(said.values()))
        laid = isinstance(lines[0][0], Lay)
        if laid:
            lines = ways(self._rules, state, (*lines, self._mastered(state, dice)))
        weighed = self._judge.weigh(view, lines, dice, WORLDS, LEAST)
        if weighed is None or weighed.clear < CLEAR + MARGIN or weighed.behind(1)[0] < LEAD:
            return None
        if not stands(self._rules, view, weighed.lines, dice):
            return None
        self.counts["clear"] += 1
        best = weighed.lines[0]
        advised = self._master.choose(view, dice, BUDGET)
        if meant(advised.move) != meant(best[0]) and not laid:
            return None
        self.counts["agreed"] += 1
        grade = self._grade(state, best, dice)
        return self._made(view, weighed, self._reason(view, best, advised, dice), grade, dealer, entries)

    def judged_again(self, problem: Problem) -> Problem | None:
        """Judge a problem as players play now; None where its answer does not stand clear any more."""
        dice = Random(f"again {self._seed} {problem.id}")
        state = state_after(self._rules, problem.transcript)
        view = self._rules.view(state, problem.me)
        lines = tuple(each.line for each in problem.judged)
        weighed = self._judge.weigh(view, lines, dice, WORLDS, LEAST)
        if weighed is None or weighed.lines[0] != problem.best or weighed.clear < CLEAR + MARGIN:
            return None
        found = replace(problem, judged=_judged(weighed))
        return found if _fair(found) and stands(self._rules, view, weighed.lines, dice) else None

    def _mastered(self, state: Any, dice: Random) -> Line:
        return line_of(self._rules, state, self._master, dice, BUDGET)

    def _reason(self, view: View[Any], best: Line, advised: Decision, dice: Random) -> Reason:
        """Say why: by a rule of thumb if a player who knows one comes to the same, else as the master reckons."""
        for level in ("club", "expert"):
            decision = self._bots[level].choose(view, dice, BUDGET)
            if decision.move == best[0] and worded(self._words, self._game, decision.reason):
                return decision.reason
        if advised.move == best[0] and worded(self._words, self._game, advised.reason):
            return advised.reason
        return Reason("searched", number=WORLDS)

    def _grade(self, state: Any, best: Line, dice: Random) -> int:
        """Grade by how often each level misses the answer."""
        missed = sum(
            _said(line_of(self._rules, state, self._bots[level], Random(dice.getrandbits(32)))) != _said(best)
            for level in LEVELS
            for _ in range(ASKED)
        )
        return 1 + round(missed * (GRADES - 1) / (ASKED * len(LEVELS)))

    def _made(
        self, view: View[Any], weighed: Weighed, reason: Reason, grade: int, dealer: int, entries: list[Entry]
    ) -> Found:
        names = tuple("You" if seat == view.me else NAMES[1:][seat] for seat in range(self._rules.spec.seats))
        header = Header(self._game.id, self._rules.spec.edition, self._options, names, dealer)
        transcript = Transcript(header, tuple(entries))
        text = write(transcript, self._rules.spec.pack)
        name = sha256(text.encode()).hexdigest()[:8]
        problem = Problem(
            self._game.id,
            name,
            theme_of(self._game.id, view),
            grade,
            transcript,
            view.me,
            _judged(weighed),
            reason,
        )
        return Found(problem, weighed.clear)


def _fair(problem: Problem) -> bool:
    """Tell whether enough is surely wrong, and nothing silly right."""
    return problem.clear and not inexcusable(problem)


def _judged(weighed: Weighed) -> tuple[Judged, ...]:
    return tuple(
        Judged(line, round(weighed.mean(place), 3), round(weighed.behind(place)[1], 3))
        for place, line in enumerate(weighed.lines)
    )


def _said(line: Line) -> tuple[object, ...]:
    return tuple(map(meant, line))


def written(problem: Problem) -> str:
    """Write a problem as its file holds it."""
    rules: Any = find(problem.game).rules(
        find(problem.game).options(**dict(problem.transcript.header.options))
    )
    pack, reason = rules.spec.pack, problem.reason
    fields = {
        "key": reason.key,
        **({"rule": reason.rule} if reason.rule else {}),
        **({"cards": pack.spell_all(reason.cards)} if reason.cards else {}),
        **({"suit": reason.suit} if reason.suit else {}),
        **({"number": reason.number} if reason.number else {}),
        **({"seat": reason.seat} if reason.seat != -2 else {}),
    }
    said = ", ".join(f"{key} = {_toml(value)}" for key, value in fields.items())
    lines = [
        "[[problem]]",
        f'id = "{problem.id}"',
        f'theme = "{problem.theme}"',
        f"grade = {problem.grade}",
        f"reason = {{ {said} }}",
        'match = """',
        write(problem.transcript, pack).rstrip("\n"),
        '"""',
        "judged = [",
        *(
            f'  {{ line = "{", ".join(spell(move, pack) for move in each.line)}", mean = {each.mean}, error = {each.error} }},'
            for each in problem.judged
        ),
        "]",
        "",
    ]
    return "\n".join(lines)


def _toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
