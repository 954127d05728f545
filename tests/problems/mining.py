"""Mines problems from deals that bots play: decisions at which one way is clearly best and not everybody finds it."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from game.catalogue import Game, find
from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, Play, spell
from game.core.record import record
from game.core.rules import Reason, Rules
from game.core.transcript import Entry, Header, Transcript, write
from game.core.view import View
from game.learning.problem import GRADES, Judged, Line, Problem
from game.resources import root
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words, load
from tests.problems.judging import CLEAR, Judge, Weighed, line_of, ways

LEVELS = ("novice", "club", "expert")
ASKED = 4
"""How often each level is asked to grade a problem."""
WORLDS = 160
"""Worlds in which a problem is weighed."""
ENDING = 3
"""So many cards in hand make an ending."""
ALIKE = 12
"""Problems of one theme and one reason."""
NAMES = (
    "You",
    "The Marquise, club",
    "The Colonel, club",
    "The Actress, club",
    "The Captain, club",
    "The Widow, club",
)


@record
class Found:
    """A decision worth a problem."""

    problem: Problem
    clear: float


class Miner:
    """Plays deals of one game and keeps the decisions that make problems."""

    def __init__(self, game: str, options: tuple[tuple[str, Any], ...], seed: int) -> None:
        """Mine from a seed; the same seed finds the same problems with the same program."""
        self._game: Game = find(game)
        self._options = options
        self._seed = seed
        self._rules: Rules[Any, Any] = self._game.rules(self._game.options(**dict(options)))
        self._bots = {level: self._game.bot(self._rules, level) for level in LEVELS}
        self._master = self._game.master(self._rules)
        self._judge = Judge(self._game, self._rules)
        self._words = load(root() / "words" / "en")
        self.looked = 0

    def problems(self) -> Iterator[Found]:
        """Go on for ever, deal after deal."""
        deal = 0
        while True:
            yield from self._of_deal(Random(f"{self._game.id} {self._seed} {deal}"))
            deal += 1

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
                found = self._look(state, dealer, entries, dice)
                if found is not None:
                    yield found
                move = self._bots["club"].choose(rules.view(state, state.turn), dice, 20).move
            entries.append(Entry(state.turn, move))
            state = rules.play(state, move)

    def _look(self, state: Any, dealer: int, entries: list[Entry], dice: Random) -> Found | None:
        """Look whether a decision makes a problem."""
        rules, view = self._rules, self._rules.view(state, state.turn)
        if len(view.moves) < 2 or (
            entries and entries[-1].seat == state.turn and entries[-1].move.__class__.__name__ == "Lay"
        ):
            return None
        said = {level: line_of(rules, state, self._bots[level], dice) for level in LEVELS}
        if len(set(said.values())) == 1:
            return None
        self.looked += 1
        advised = self._master.choose(view, dice, BUDGET)
        best = line_of(rules, state, self._master, dice, BUDGET) if len(said["club"]) > 1 else (advised.move,)
        weighed = self._judge.weigh(view, ways(rules, state, (*said.values(), best)), dice, WORLDS)
        if weighed is None or weighed.clear < CLEAR or weighed.lines[0] != best:
            return None
        reason = self._reason(view, best, advised, dice)
        if reason is None:
            return None
        return self._made(view, weighed, reason, self._grade(state, best, dice), dealer, entries)

    def _reason(self, view: View[Any], best: Line, advised: Decision, dice: Random) -> Reason | None:
        """Say why: by a rule of thumb if a player who knows one comes to the same, else as the master reckons."""
        for level in ("club", "novice", "expert"):
            decision = self._bots[level].choose(view, dice, BUDGET)
            if decision.move == best[0] and self._worded(decision.reason):
                return decision.reason
        return advised.reason if advised.move == best[0] and self._worded(advised.reason) else None

    def _worded(self, reason: Reason) -> bool:
        """Tell whether a reason says anything."""
        key = f"reason.{reason.key}"
        return f"{self._game.id}.{key}" in self._words or f"table.{key}" in self._words

    def _grade(self, state: Any, best: Line, dice: Random) -> int:
        """Grade by how often each level misses the answer."""
        missed = sum(
            line_of(self._rules, state, self._bots[level], Random(dice.getrandbits(32))) != best
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
        judged = tuple(
            Judged(line, round(weighed.mean(place), 3), round(weighed.behind(place)[1], 3))
            for place, line in enumerate(weighed.lines)
        )
        text = write(transcript, self._rules.spec.pack)
        name = sha256(text.encode()).hexdigest()[:8]
        theme = "ending" if _is_ending(view) else str(view.public.phase)
        return Found(
            Problem(self._game.id, name, theme, grade, transcript, view.me, judged, reason), weighed.clear
        )


def _is_ending(view: View[Any]) -> bool:
    return isinstance(view.moves[0], Play) and view.hand.bit_count() <= ENDING


def chosen(found: Iterator[Found], count: int, most: int) -> Iterator[Found]:
    """Keep so many problems, no more than some of each theme, and few that are alike."""
    themes, alike = Counter[str](), Counter[tuple[str, str, str]]()
    kept = 0
    for each in found:
        problem = each.problem
        kind = (problem.theme, problem.reason.kind, type(problem.best[0]).__name__)
        if themes[problem.theme] < most and alike[kind] < ALIKE:
            themes[problem.theme] += 1
            alike[kind] += 1
            kept += 1
            yield each
        if kept == count:
            return


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


def sentence(problem: Problem, words: Words) -> str:
    """Say why the best is the best."""
    header = problem.transcript.header
    spec = find(problem.game).rules(find(problem.game).options(**dict(header.options))).spec
    captions = Captions(words, problem.game, spec, players_of(header, spec.seats), problem.me)
    return captions.why(problem.reason)
