"""An invented review with a decision of every class, for pictures of the screens that show one."""

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from game.coach.judging import JudgedMove, Verdict
from game.coach.review import Review
from game.coach.reviewing import begun
from game.core.move import Move
from game.core.rules import Reason
from game.play.coaching import Coach
from game.questions import Spread
from game.session.match import Match
from game.session.worker import Found, Pending, Question
from game.ui.lookback.dialogs import compared, computed
from game.ui.lookback.scene import ReviewRoutes
from game.ui.lookback.scene import ReviewScene as LookingBack
from game.ui.lookback.verdicts import Verdicts
from game.ui.scenes.result import captions_of
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Scene

OUTSET = Spread(-0.3, 12.4, 120)
LOSSES = (10.2, 0.0, 1.3, 4.1)
"""What the decisions gave away: a blunder, nothing, something doubtful, something bad, and so on."""
WORLDS = 120


class Unanswered:
    """A question nobody answers."""

    def poll(self) -> None:
        """Give nothing."""


class SilentThinker:
    """Never finds an answer."""

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Think about it for ever."""
        del question
        return Unanswered()

    def drop(self) -> None:
        """Forget it."""


def sample_review(match: Match[Any, Any]) -> Review:
    """Make up the review of a first deal, all but the last decision judged."""
    review = begun(match, 1, 0).with_outset(OUTSET)
    entries = match.transcript().entries
    for at, loss in zip(review.wanted[:-1], cycle(LOSSES), strict=False):
        review = review.with_verdict(_verdict(at, entries[at].move, match.review(at, 0).moves, loss))
    return review.with_par(2.0).with_par(-11.5)


def _verdict(at: int, made: Move, moves: tuple[Move, ...], loss: float) -> Verdict:
    best = next(move for move in moves if move != made) if loss else made
    order = [best, *(move for move in moves if move != best)]
    options = tuple(_option(move, place) for place, move in enumerate(order))
    return Verdict(at, made, best, Reason("searched", number=WORLDS), loss, loss / 7, options)


def _option(move: Move, place: int) -> JudgedMove:
    return JudgedMove(
        move, 3.2 - 1.4 * place, 0.6 + place / 10, max(0, WORLDS - 6 * place), 4.0 * (place % 3) - 2
    )


def reviews(
    context: UiContext, match: Match[Any, Any], names: tuple[str, ...]
) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name every screen of looking back and how to open it: nothing judged, much judged, and what can be opened."""
    review, verdicts = sample_review(match), Verdicts(context.words, captions_of(context, match, 0, names))

    def open_at(kept: Review | None, way: int) -> Scene:
        coach = Coach(SilentThinker, lambda _name, _make: kept, lambda _name, _body: True)
        scene = LookingBack(context, match, 0, names, 1, ReviewRoutes(lambda _: None, coach))
        for _ in range(way):
            scene.next_mistake()
        return scene

    yield "review", lambda: open_at(None, 0)
    yield "review-mistake", lambda: open_at(review, 2)
    if review.verdicts:
        longest = max(review.verdicts, key=lambda each: len(each.options))
        yield "review-moves", lambda: compared(context, verdicts, review, longest)
    yield "review-computed", lambda: computed(context, verdicts, review)
