"""What is said of one decision: how much it gave away by what could be known, and what it cost as the cards lay.

Only the first is a mistake; the second is luck. A loss is believed when the lead it is taken from is more than two
standard errors, and is weighed by how far the results of such deals lie apart, because a point means little in one game
and much in another.
"""

from math import inf, isfinite
from typing import Final, Literal, TypeAlias

from game.core.bot import Decision
from game.core.move import Move
from game.core.record import record
from game.core.rules import Reason
from game.questions import Gains
from game.search.master import Advice
from game.search.rollout import Prospect
from game.search.weighing import leveled, preferred

FINE, DOUBTFUL, BAD, BLUNDER = "fine", "doubtful", "bad", "blunder"
CLUB: Final = "club"
EXPERT: Final = "expert"
Judges: TypeAlias = Literal["club", "expert"]
"""The level of those who play likely worlds to their end."""
CLASSES = (FINE, DOUBTFUL, BAD, BLUNDER)

BELIEVED = 1.0
"""Standard errors above which a loss is believed; the lead, of which one has been taken away, is then above two."""
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
    level: Judges = EXPERT  # of those who played the worlds to their end

    @property
    def believed(self) -> bool:
        """Whether the loss is more than chance in the reckoning."""
        return self.loss > BELIEVED * self.error

    @property
    def hindsight(self) -> float:
        """Points the move cost as the cards lay, compared with the best there was; 0 or more."""
        made = next(each.opened for each in self.options if each.move == self.made)
        return max(each.opened for each in self.options) - made


def judge(at: int, made: Move, advice: Advice, opened: Gains, level: Judges = EXPERT) -> Verdict:
    """Compare a move with the master's, or with one by which experts clearly do better than by his.

    Not with whichever came out best: of many moves the best is partly the luckiest, and at cards the master looks
    further than playouts do.
    """
    prospects = {each.move: each for each in advice.prospects}
    mine = prospects[made]
    decision = _decision(advice, made) if level == EXPERT else advice.decision
    advised = prospects[decision.move]
    loss, error = advised.lead(mine)
    if made == decision.move or min(len(mine.gains), len(advised.gains)) < LEAST_WORLDS:
        loss, error = 0.0, 0.0
    lay = dict(zip(opened.moves, opened.gains, strict=True))
    options = tuple(_option(each, advised, lay[each.move]) for each in advice.prospects)
    return Verdict(at, made, decision.move, decision.reason, cautious(loss, error), error, options, level)


def _decision(advice: Advice, made: Move) -> Decision:
    """Give what is advised once experts have played on: as before, unless they do better with a move not made."""
    best = preferred(advice.prospects, advice.decision.move)
    mine = next(each for each in advice.prospects if each.move == made)
    if best.move == advice.decision.move or best.gains == mine.gains:
        return advice.decision
    return Decision(best.move, Reason("searched", number=len(best.gains)))


def cautious(lead: float, error: float) -> float:
    """Give what is said of a lead: a standard error less, as large ones are so partly by chance; 0 or more.

    >>> cautious(4.0, 1.0), cautious(1.5, 1.5), cautious(-1.0, 0.1)
    (3.0, 0.0, 0.0)
    """
    return max(0.0, lead - error)


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
