"""A rating that moves with every problem: Glicko's, one game at a time, the problem being the opponent.

How much it moves goes by what an answer gives away: a right one is a game won, a dear one a game lost, and one that is
slightly wrong hardly lowers it.
"""

from math import log, pi, sqrt

from game.core.record import record

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
