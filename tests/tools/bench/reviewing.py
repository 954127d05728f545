"""What a review of a deal costs: until every decision has had a first look, and until all are settled."""

from time import process_time

from game.coach.reviewing import Reviewing, fresh_review
from tests.coach.deals import LEVELS, played
from tests.session.thinkers import AtOnce
from tests.tools.bench.figures import Effort, Figure, Part

GAME = "illustrated_tarock"
_DEALS = (1, 2, 4)
"""Seeds of deals with sixteen cards in each hand, in which a novice decides."""


def reviewing(effort: Effort) -> list[Part]:
    """List what is measured of reviews, of one deal where time is short."""
    name, deals = f"{GAME}: reviews of a deal", _DEALS if effort.patient else _DEALS[:1]
    return [Part(name, lambda: [figure for seed in deals for figure in review(seed)])]


def review(seed: int) -> list[Figure]:
    """Review one deal in this process, by the processor's time."""
    match = played(GAME, seed)
    fresh, begun = fresh_review(match, 1, 0), process_time()
    work = Reviewing(match, 1, fresh, [AtOnce()], LEVELS[: match.rules.spec.seats], lambda _: None)
    looked = 0.0
    while not work.review.judged:
        work.go_on()
        if not looked and work.review.looked == len(fresh.wanted):
            looked = process_time() - begun
    name, decisions = f"{GAME}: review of deal {seed}", f"{len(fresh.wanted)} decisions, processor time"
    return [
        Figure(f"{name}, a first look at all", looked, "s", decisions),
        Figure(f"{name}, all settled", process_time() - begun, "s", decisions),
    ]
