"""The review of one deal: every decision judged, and the result taken apart into expectation, skill and luck.

Result = expectation + skill + luck: what a club player may expect before the cards are dealt, less what the decisions
gave away, and all the rest.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import TypeVar

from game.coach.judging import CLUB, EXPERT, FINE, LEAST_WORLDS, Judges, Verdict, judge, kind
from game.core.bot import Decision
from game.core.cards import Seat
from game.core.move import Move
from game.core.record import record, replace
from game.questions import Gains, Spread
from game.search.master import Advice
from game.search.weighing import Try, Weighing

# ------------------------------------------------------------------ how far a decision has been looked at
#
# The first look is coarse: the master's move, and what every move brings in a few likely worlds that club players
# play to their end. It takes a fraction of a second, so that something can be said of a whole deal before anything is
# judged. Then club players play more of them. Where the master agrees, and no other move may be ahead by as much as a
# mistake, that settles it. Elsewhere experts, of whom one thinks as long as a hundred club players, try the moves that
# may be ahead in the same worlds, until it is known well what the move that was made gave away.

_GLANCE = 24
"""Worlds after which something is said."""
FIRST_WORLDS, _AT_LEAST = 240, 30
"""Worlds that club players play to their end, at most and at least."""
_FIRST_MOVES = 10_000
"""Moves made in it, more or less, beyond the least: where deals are long, fewer worlds are looked at."""
_PLAYOUTS, _FEW = 6000, 72
"""Deals that experts play to their end to judge a decision that stays unclear: at most, and where deals are longest."""
_EFFORT = 3_250_000
"""Their number times what one costs, more or less: the longer a deal and the more cards in a hand, the oftener experts
think, the more cards they try, and the longer they play on with each.
"""
_ONE_DOUBT = 3
"""Of so many of them one is played where only the master doubts the move that was made, or only club players do."""
_SOON = 3
"""And of so many one where nothing looks better than a move that is the master's too, or something surely is better."""
_TOGETHER: Mapping[Judges, int] = {CLUB: 10_000, EXPERT: 200}
"""Moves made, more or less, in what is asked at once of players of a level: a second's work or less."""


def playouts(hand: int, seats: int) -> int:
    """Give how many deals experts play to their end, at most, to judge a decision with so many cards in each hand."""
    return min(_PLAYOUTS, max(_FEW, _EFFORT // (_length(hand * seats) ** 2 * max(1, hand))))


def _length(cards: int) -> int:
    """Tell how many moves a deal has left, more or less."""
    return 4 + cards


def _portion(level: Judges, cards: int) -> int:
    """Tell how many playouts are asked for at once."""
    return max(1, _TOGETHER[level] // _length(cards))


@record
class Limits:
    """How far a decision is looked at."""

    slight: float  # points: a difference of no more need not be told from none
    most: int  # deals that experts play to their end


@record
class Tries:
    """What is to be tried next, and by players of which level."""

    level: Judges
    tries: tuple[Try, ...]


@record
class Analysis:
    """How far a decision has been looked at; it grows until there is nothing left to try."""

    at: int  # how long the log was before it
    made: Move
    cards: int  # in all hands
    opened: Gains
    decision: Decision  # what the master would do
    quick: Weighing  # by club players
    close: Weighing  # by experts

    @property
    def first(self) -> bool:
        """Whether enough is known for something to be said."""
        return self.quick.worlds >= min(_GLANCE, FIRST_WORLDS) or self.clubbed

    @property
    def clubbed(self) -> bool:
        """Whether club players have tried all they are asked to."""
        quick, moves = self.quick, self.quick.played * _length(self.cards)
        enough = quick.worlds >= (_AT_LEAST if moves >= _FIRST_MOVES else FIRST_WORLDS)
        return enough or len(quick.running) == 1

    @property
    def closer(self) -> bool:
        return self.close.worlds >= LEAST_WORLDS

    @property
    def worlds(self) -> int:
        """In how many worlds the moves have been tried that may still be the best."""
        return (self.close if self.closer else self.quick).worlds

    @property
    def stake(self) -> float:
        """How many points another move may be ahead, as far as the first look can tell."""
        mine = self.quick.of(self.made)
        others = (each.lead(mine) for each in self.quick.tried if each is not mine and len(each.gains) > 1)
        return max((lead + error for lead, error in others), default=0.0)

    def due(self, limits: Limits) -> Tries | None:
        """Give what is to be tried next; None where the decision is settled."""
        if not self.clubbed:
            return Tries(CLUB, self.quick.due(_portion(CLUB, self.cards)))
        if self._harmless(limits.slight):
            return None
        close = self._closing(limits.slight)
        left = self._most(limits) - close.played
        if left <= 0 or (close.whole and self._settled(limits)):
            return None
        return Tries(EXPERT, close.due(min(left, _portion(EXPERT, self.cards))))

    def _harmless(self, slight: float) -> bool:
        """Tell whether the master agrees, and by club play no move may be ahead by more than what is slight."""
        return not self.close.played and self._agreed and not self.quick.hopes(self.made, slight)

    @property
    def _agreed(self) -> bool:
        return self.close.of(self.made) is self.close.of(self.decision.move)

    def _closing(self, slight: float) -> Weighing:
        """Give the closer look; it is begun with the moves that may be ahead, and with the master's."""
        close = self.close
        return close if close.played else close.among(self.quick.hopes(self.made, slight))

    def _settled(self, limits: Limits) -> bool:
        close, made = self.close, self.made
        if len(close.running) == 1 or close.settled(made, limits.slight):
            return True
        if not self.closer or close.played < self._most(limits) // _SOON:
            return False
        return not close.challenged(made) if self._agreed else close.beaten(made)

    def _most(self, limits: Limits) -> int:
        """Tell how many deals experts play to their end, at most: most where both the master and club players doubt."""
        both = not self._agreed and self.quick.hopes(self.made, limits.slight)
        least = LEAST_WORLDS * len(self._closing(limits.slight).running)
        return limits.most if both else max(least, limits.most // _ONE_DOUBT)

    def with_gains(self, tries: Tries, gains: tuple[float, ...], limits: Limits) -> "Analysis":
        """Add what the tries that were due have brought."""
        if tries.level == CLUB:
            return replace(self, quick=self.quick.with_gains(gains))
        return replace(self, close=self._closing(limits.slight).with_gains(gains))

    def verdict(self) -> Verdict:
        return self._judged(EXPERT if self.closer else CLUB)

    def settled(self) -> Verdict:
        """Say what is to be said once there is nothing left to try."""
        return self._judged(EXPERT if self.close.played else CLUB)

    def _judged(self, level: Judges) -> Verdict:
        found = self.close if level == EXPERT else self.quick
        advice = Advice(self.decision, found.prospects(self.decision.move))
        return judge(self.at, self.made, advice, self.opened, level)


# ------------------------------------------------------------------ the review

_Judged = TypeVar("_Judged", Analysis, Verdict)


@record
class Review:
    """What is known of one deal so far, as one seat played it."""

    seat: Seat
    result: float  # points above the average seat
    wanted: tuple[int, ...]  # how long the log was before each decision that left a choice
    outset: Spread | None = None  # what the seat could expect before the shuffle
    verdicts: tuple[Verdict, ...] = ()  # on the decisions that are settled, in their order
    pars: tuple[float, ...] = ()  # what a master made of the deal in that seat, run by run
    runs: int = 0  # how many such runs are wanted
    analyses: tuple[Analysis, ...] = ()  # at decisions that are not settled, in their order

    @property
    def judged(self) -> bool:
        """Whether every decision is settled, so that what they cost and what luck brought can be told."""
        return self.outset is not None and len(self.verdicts) == len(self.wanted)

    @property
    def looked(self) -> int:
        """How many decisions have had a first look at least."""
        return len(self.verdicts) + sum(each.first for each in self.analyses)

    @property
    def done(self) -> float:
        """The part of the work that is done, 0 to 1."""
        steps = 1 + 2 * len(self.wanted) + self.runs
        return ((self.outset is not None) + self.looked + len(self.verdicts) + len(self.pars)) / steps

    @property
    def complete(self) -> bool:
        return self.done >= 1

    def kind(self, verdict: Verdict) -> str:
        """Name the class of a decision; fine while it is not known how such deals come out."""
        return kind(verdict, self.outset.typical) if self.outset else FINE

    def verdict(self, at: int) -> Verdict | None:
        """Give what is said of the decision before which the log was so long, settled or not."""
        settled = next((each for each in self.verdicts if each.at == at), None)
        analysis = self.analysis(at)
        return analysis.verdict() if analysis is not None and analysis.first else settled

    def analysis(self, at: int) -> Analysis | None:
        """Give how far a decision has been looked at; None where that is not begun, or it is settled."""
        return next((each for each in self.analyses if each.at == at), None)

    @property
    def skill(self) -> float:
        """What the decisions settled so far gave away, 0 or less: only losses that are believed and worth a name."""
        return -sum(each.loss for each in self.verdicts if self.kind(each) != FINE)

    @property
    def luck(self) -> float | None:
        """What neither expectation nor skill explains; None before every decision is judged."""
        return self.result - self.outset.mean - self.skill if self.outset and self.judged else None

    @property
    def par(self) -> tuple[float, float] | None:
        """What a master made of the deal on average, and its standard error; None before two runs."""
        if len(self.pars) < 2:
            return None
        return fmean(self.pars), stdev(self.pars) / len(self.pars) ** 0.5

    def with_outset(self, outset: Spread) -> "Review":
        """Note what could be expected."""
        return replace(self, outset=outset)

    def with_analysis(self, analysis: Analysis) -> "Review":
        """Note how far a decision has been looked at."""
        return replace(self, analyses=_by_place((*self._other_analyses(analysis.at), analysis)))

    def with_verdict(self, verdict: Verdict) -> "Review":
        """Note what is said of a decision that is settled."""
        verdicts = _by_place((*self.verdicts, verdict))
        return replace(self, verdicts=verdicts, analyses=self._other_analyses(verdict.at))

    def _other_analyses(self, at: int) -> tuple[Analysis, ...]:
        return tuple(each for each in self.analyses if each.at != at)

    def with_par(self, gain: float) -> "Review":
        """Note what a master made of the deal once more."""
        return replace(self, pars=(*self.pars, gain))


def _by_place(found: Sequence[_Judged]) -> tuple[_Judged, ...]:
    """Put what is said of decisions in their order."""
    return tuple(sorted(found, key=lambda each: each.at))
