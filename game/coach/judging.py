"""What is said of one decision: how much it gave away by what could be known, and what it cost as the cards lay.

Only the first is a mistake; the second is luck. A loss is believed when it is more than two standard errors, and is
weighed by how far the results of such deals lie apart, because a point means little in one game and much in another.
"""

from math import inf, isfinite

from game.core.move import Move
from game.core.record import record
from game.core.rules import Reason
from game.questions import Gains
from game.search.master import Advice
from game.search.rollout import Prospect
from game.search.weighing import leveled

FINE, DOUBTFUL, BAD, BLUNDER = "fine", "doubtful", "bad", "blunder"
CLASSES = (FINE, DOUBTFUL, BAD, BLUNDER)

BELIEVED = 2.0
"""Standard errors above which a loss is believed."""
LEAST_WORLDS = 12
"""Worlds below which nothing is believed."""
THRESHOLDS = ((0.6, BLUNDER), (0.25, BAD), (0.08, DOUBTFUL))
"""From which part of the typical distance of a result from its expectation a believed loss has which name."""


@record
class JudgedMove:
    """One legal move, as the coach saw it."""

    move: Move
    mean: float  # expected points above the average seat from here on, in the worlds the advised move was tried in
    error: float  # its standard error, 0 below two worlds
    worlds: int  # in which it was tried; 0 for none, and then mean is 0
    opened: float  # what it would have brought as the cards lay


@record
class Verdict:
    """What is said of one decision."""

    at: int  # how long the log was before it
    made: Move
    advised: Move
    reason: Reason  # why the advised move
    loss: float  # expected points given away by what could be known, cautiously reckoned, 0 or more
    error: float  # standard error of the loss
    options: tuple[JudgedMove, ...]  # the most promising first

    @property
    def believed(self) -> bool:
        """Whether the loss is more than chance in the reckoning."""
        return self.loss > BELIEVED * self.error

    @property
    def hindsight(self) -> float:
        """Points the move cost as the cards lay, compared with the best there was; 0 or more."""
        made = next(each.opened for each in self.options if each.move == self.made)
        return max(each.opened for each in self.options) - made


def judge(at: int, made: Move, advice: Advice, opened: Gains) -> Verdict:
    """Compare a move with the master's.

    Not with the one that came out best: of many moves the best is partly the luckiest, and at cards the master looks
    further than playouts do.
    """
    prospects = {each.move: each for each in advice.prospects}
    mine, advised = prospects[made], prospects[advice.decision.move]
    loss, error = advised.lead(mine)
    if made == advice.decision.move or min(len(mine.gains), len(advised.gains)) < LEAST_WORLDS:
        loss, error = 0.0, 0.0
    lay = dict(zip(opened.moves, opened.gains, strict=True))
    options = tuple(_option(each, advised, lay[each.move]) for each in advice.prospects)
    decision = advice.decision
    return Verdict(at, made, decision.move, decision.reason, cautious(loss, error), error, options)


def cautious(lead: float, error: float) -> float:
    """Give what is said of a lead: a little less, as those that came out large did so partly by chance; 0 or more.

    >>> cautious(4.0, 1.0), cautious(1.5, 1.5), cautious(-1.0, 0.1)
    (3.75, 0.0, 0.0)
    """
    return max(0.0, lead - error * error / lead) if lead > 0 else 0.0


def _option(prospect: Prospect, advised: Prospect, opened: float) -> JudgedMove:
    worlds, error = len(prospect.gains), prospect.error
    mean = leveled(prospect, advised)
    mean = mean if mean > -inf else 0.0
    return JudgedMove(prospect.move, mean, error if isfinite(error) else 0.0, worlds, opened)


def kind(verdict: Verdict, typical: float) -> str:
    """Name the class of a decision: fine, doubtful, bad or blunder."""
    if verdict.believed and typical > 0:
        for part, name in THRESHOLDS:
            if verdict.loss >= part * typical:
                return name
    return FINE
