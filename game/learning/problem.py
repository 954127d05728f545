"""A problem: one decision of a deal somebody has played, and what each way to make it is worth."""

from collections.abc import Mapping, Sequence
from math import log, pi, sqrt
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from game.catalogue import find, rules_for
from game.core.cards import BadNotation, Seat, mask
from game.core.move import Lay, Move, Say
from game.core.record import record
from game.core.rules import Reason
from game.core.transcript import Header, Transcript, parse_entry
from game.core.transcript import read as read_transcript
from game.session.match import Match, StaleSave
from game.telling.captions import Captions
from game.wording import Words, approximate

TIE = 0.2
"""In the game's smallest unit: ways no farther behind the best than this, or than is known, are right as well."""
GRADES = 5
"""From 1, what almost everybody finds, to this."""
Line: TypeAlias = tuple[Move, ...]
"""One way to make a decision: a move, or the cards of an exchange with what closes it."""


def meant(move: Move) -> object:
    """Give what a move is, whatever number is said with it: problems ask for the word."""
    return move.word if isinstance(move, Say) else move


def _told(line: Line) -> frozenset[object]:
    """Give what tells a way from others: the cards that are laid, in any order, or the move."""
    return frozenset(each for each in line if isinstance(each, Lay)) or frozenset(map(meant, line))


class BadProblem(ValueError):
    """A problem does not hold together."""


@record
class Judged:
    """One way, and what it is worth."""

    line: Line
    mean: float  # what is to be expected of it above the average seat, in the game's smallest unit
    error: float  # standard error of how far it is from the best; of the best itself, of its mean


@record
class Problem:
    """One problem of a game."""

    game: str
    id: str
    theme: str  # by which problems are listed, see game.learning.themes
    grade: int
    transcript: Transcript  # up to the decision
    me: Seat
    judged: tuple[Judged, ...]  # the best first
    reason: Reason  # why the best is the best

    @property
    def best(self) -> Line:
        return self.judged[0].line

    def lost(self, judged: Judged) -> float:
        """Give what a way gives away on average, compared with the best."""
        return round(self.judged[0].mean - judged.mean, 6)

    @property
    def right(self) -> tuple[Judged, ...]:
        """The ways that are right: the best, and those that are hardly behind it, or not surely."""
        best, *others = self.judged
        return best, *(each for each in others if self.lost(each) <= max(TIE, each.error))

    @property
    def wrong(self) -> tuple[Judged, ...]:
        """The other ways, the one that gives away least first."""
        right = self.right
        return tuple(each for each in self.judged if each not in right)

    @property
    def clear(self) -> bool:
        """Whether it is worth asking: one way is right, or at least two are surely wrong."""
        return bool(self.wrong) and (len(self.right) == 1 or len(self.wrong) > 1)

    def found(self, line: Line) -> Judged | None:
        """Find how a way was judged, whatever the order of its cards; None for one nobody has thought of."""
        return next((each for each in self.judged if _told(each.line) == _told(line)), None)

    def closed(self, moves: Line) -> Line:
        """Give the way some moves begin: the cards of an exchange with what closes it."""
        return (
            (*moves, *(each for each in self.best if isinstance(each, Say)))
            if isinstance(moves[0], Lay)
            else moves
        )


class RawJudged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way, as it is written: "play KS", or "lay 7D, lay 8C, say done"."""

    line: str
    mean: float
    error: float


class RawReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A reason, as it is written."""

    key: str
    rule: str = ""
    cards: str = ""
    suit: str = ""
    number: int = 0
    seat: int = -2


class RawProblem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One problem, as it is written."""

    id: str
    theme: str
    grade: Annotated[int, Meta(ge=1, le=GRADES)]
    match: str
    judged: list[RawJudged]
    reason: RawReason


class RawProblems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All problems of a game, as they are written."""

    problem: list[RawProblem]


def problem_file(folder: Path, game: str, answer: str = "") -> Path:
    """Name the file of a game's problems or drills, for a table that answers the game's question so."""
    return folder / f"{game}-{answer}.toml" if find(game).answered(answer) else folder / f"{game}.toml"


def read_problems(game: str, table: Mapping[str, Any]) -> tuple[Problem, ...]:
    """Make problems of what the file of a game holds; raise BadProblem with a sentence that names the problem."""
    try:
        raw = msgspec.convert(table, RawProblems)
    except msgspec.ValidationError as trouble:
        message = f"The problems of {game} do not hold together: {trouble}"
        raise BadProblem(message) from trouble
    return tuple(_problem(game, each) for each in raw.problem)


def _problem(game: str, raw: RawProblem) -> Problem:
    try:
        transcript = read_transcript(raw.match, _pack)
        rules: Any = rules_for(game, dict(transcript.header.options))
        match = Match.restore(rules, transcript)
        pack = rules.spec.pack
        judged = tuple(
            Judged(
                tuple(parse_entry(f"{match.turn} {text}", pack).move for text in each.line.split(", ")),
                each.mean,
                each.error,
            )
            for each in raw.judged
        )
        _held_together(judged, match.view(match.turn).moves)
        said = raw.reason
        reason = Reason(said.key, said.rule, _cards(said.cards, pack), said.suit, said.number, said.seat)
    except (BadNotation, StaleSave, BadProblem) as trouble:
        message = f"The problem {game}/{raw.id} does not hold together: {trouble}"
        raise BadProblem(message) from trouble
    problem = Problem(game, raw.id, raw.theme, raw.grade, transcript, match.turn, judged, reason)
    if not problem.wrong or (len(problem.right) > 1 and isinstance(problem.best[0], Lay)):
        message = f"The problem {game}/{raw.id} has nothing that is surely wrong, or several exchanges that are right."
        raise BadProblem(message)
    return problem


def _pack(header: Header) -> Any:
    return rules_for(header.game, dict(header.options)).spec.pack


def _cards(text: str, pack: Any) -> int:
    return mask(pack.parse_all(text)) if text else 0


def _held_together(judged: Sequence[Judged], legal: Sequence[Move]) -> None:
    """Refuse ways that cannot be gone, and an order that is not that of their worth."""
    if len(judged) < 2 or not legal:
        message = "There is nothing to choose from."
        raise BadProblem(message)
    for each in judged:
        if each.line[0] not in legal:
            message = f"{each.line[0]} is not legal."
            raise BadProblem(message)
    if any(each.mean > judged[0].mean for each in judged):
        message = "The first way must be the best."
        raise BadProblem(message)


# ------------------------------------------------------------------ what a way gives away, in words

LITTLE = 0.25
"""The part of a dear loss below which a loss is a little one."""


def amount(captions: Captions, number: float, error: float) -> str:
    """Write an amount of what all is compared in, rounded to what is known."""
    return captions.measured(approximate(number, error))


def loss(words: Words, captions: Captions, lost: float, error: float, dear: float) -> str:
    """Say how much a loss is beside what is dear, and about how many points."""
    size = "little" if lost < LITTLE * dear else "much" if lost < dear else "far"
    told = float(approximate(lost, error))
    if not told:
        size = "hardly"
    elif told <= TIE < lost:  # it is refused, though by its figure it would be right
        size = "over"
    return words.get(f"learn.lost.{size}", amount=amount(captions, lost, error))


# ------------------------------------------------------------------ rating
#
# How much it moves goes by what an answer gives away: a right one is a game won, a dear one a game lost, and one that
# is slightly wrong hardly lowers it.

_Q = log(10) / 400
_FIRM = 60.0
"""The least deviation: a rating that could not move any more would tell nobody that they have grown better."""
_PROBLEM = 80.0
"""The deviation of a problem's rating, which is known by how often bots miss it."""


@record
class Rating:
    """How good somebody is, and how far that may be off."""

    points: float = 1500.0
    deviation: float = 350.0


def of_grade(grade: int) -> Rating:
    return Rating(900.0 + 200.0 * grade, _PROBLEM)


def score_of(lost: float, dear: float) -> float:
    """Score an answer by what it gives away, from 1 for nothing to 0 for what is dear, or dearer.

    >>> score_of(0.0, 1.0), score_of(0.25, 1.0), score_of(7.0, 1.0)
    (1.0, 0.75, 0.0)
    """
    return 1.0 - min(1.0, max(0.0, lost) / dear)


def answered(mine: Rating, problem: Rating, lost: float, dear: float) -> Rating:
    """Give the rating after an answer: one that gives something away lowers it, the more the dearer it is.

    >>> answered(Rating(1500.0), of_grade(5), 0.25, 1.0).points < 1500
    True
    """
    score = score_of(lost, dear)
    return after(mine, problem, score * _expected(mine, problem) if lost > 0 else score)


def _weight(problem: Rating) -> float:
    return 1 / sqrt(1 + 3 * (_Q * problem.deviation / pi) ** 2)


def _expected(mine: Rating, problem: Rating) -> float:
    return 1 / (1 + 10 ** (-_weight(problem) * (mine.points - problem.points) / 400))


def after(mine: Rating, problem: Rating, score: float) -> Rating:
    """Give the rating after a problem, by the formulas of Glickman's *Glicko* for a single game.

    >>> after(Rating(1500.0, 200.0), Rating(1500.0, 80.0), 1.0).points > 1580
    True
    """
    weight, expected = _weight(problem), _expected(mine, problem)
    known = 1 / mine.deviation**2 + (_Q * weight) ** 2 * expected * (1 - expected)
    points = mine.points + _Q / known * weight * (score - expected)
    return Rating(min(3000.0, max(0.0, points)), max(_FIRM, sqrt(1 / known)))
