"""The review of the deal that is open: what is asked for it, kept of it and told of it; stopped and resumed."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from game.coach.judging import FINE
from game.coach.review import Review
from game.coach.review_file import log_id
from game.core.bot import Decision
from game.core.record import replace
from game.core.rules import Reason
from game.play.coaching import Coach, Coaching, levels_of
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    HindsightRequest,
    ParRequest,
    PlayoutRequest,
    Spread,
)
from game.search.master import Advice
from game.session.match import AnyMatch, Match
from game.session.worker import ThinkingFailed
from tests.coach.deals import played
from tests.session.thinkers import AtOnce


@cache
def match_of_two_deals() -> AnyMatch:
    return played("ecarte", 1, 2)


class Answers:
    """Answers without a bot: the first move a seat may make is worth most, and every other one costs as much."""

    def __call__(self, question: Any) -> Any:
        match question:
            case ExpectationRequest():
                return Spread(0.0, 1.0, 120)
            case HindsightRequest(log):
                moves = log.config.rules().moves(log.position(log.config.rules()))
                return Gains(moves, (0.0,) * len(moves))
            case AdviceRequest(view=view):
                return Advice(Decision(view.moves[0], Reason("searched", number=60)), ())
            case PlayoutRequest(view=view, tries=tries):
                return tuple(2.0 if move == view.moves[0] else 0.0 for _, move in tries)
            case ParRequest():
                return 0.5
        raise AssertionError(question)


class Desk:
    """What a coach has at hand: somebody who thinks, a shelf of reviews, and an ear for what was judged."""

    def __init__(self) -> None:
        self.thinker = AtOnce(Answers())
        self.fetched = 0
        self.kept: dict[str, Mapping[str, object]] = {}
        self.heard: list[tuple[int, bool]] = []

    def coach(self) -> Coach:
        return Coach((self._fetch,), self._find, self._keep, lambda at, fine: self.heard.append((at, fine)))

    def _fetch(self) -> AtOnce:
        self.fetched += 1
        return self.thinker

    def _find(self, name: str, make: Callable[[Mapping[str, Any]], Review]) -> Review | None:
        try:
            return make(self.kept[name]) if name in self.kept else None
        except ValueError:
            return None

    def _keep(self, name: str, body: Mapping[str, object]) -> bool:
        self.kept[name] = body
        return True


def finish(coaching: Coaching) -> None:
    while coaching.running:
        coaching.go_on()


def reviewed(deal: int = 1) -> tuple[Desk, Coaching]:
    desk = Desk()
    coaching = Coaching(match_of_two_deals(), 0, desk.coach())
    coaching.open(deal)
    finish(coaching)
    return desk, coaching


def test_people_are_taken_to_be_of_a_club() -> None:
    players = ("Ada", "Ben, bold, novice", "Cleo, expert")
    header = replace(played("gleek", 1).transcript().header, players=players)
    match: AnyMatch = Match(played("gleek", 1).rules, header)
    assert levels_of(match) == ("club", "novice", "expert")


def test_nobody_is_asked_before_there_is_something_to_ask() -> None:
    desk = Desk()
    coaching = Coaching(match_of_two_deals(), 0, desk.coach())
    assert (coaching.deal, coaching.running, coaching.go_on()) == (0, False, False)
    coaching.open(2)
    assert (coaching.deal, coaching.running, desk.fetched, desk.kept) == (2, True, 0, {})
    assert coaching.review.outset is None
    assert not coaching.go_on()  # the first question is put
    assert (desk.fetched, len(desk.thinker.asked)) == (1, 1)
    before = coaching.review
    assert coaching.go_on()
    assert coaching.review is not before
    assert coaching.review.outset is not None


def test_a_review_is_kept_told_and_found_again_when_it_is_complete() -> None:
    desk, coaching = reviewed()
    review = coaching.review
    assert review.complete
    assert sorted(desk.heard) == [(each.at, review.kind(each) == FINE) for each in review.verdicts]
    assert {fine for _, fine in desk.heard} == {True, False}
    assert len(desk.kept) == 1
    asked = len(desk.thinker.asked)
    coaching.open(1)
    assert (coaching.running, coaching.review) == (False, review)
    coaching.toggle()
    assert not coaching.running
    assert not coaching.go_on()
    assert len(desk.thinker.asked) == asked


def test_work_that_was_stopped_goes_on_where_it_was() -> None:
    desk = Desk()
    coaching = Coaching(match_of_two_deals(), 0, desk.coach())
    coaching.open(1)
    while len(coaching.review.verdicts) < 2:
        coaching.go_on()
    coaching.go_on()
    coaching.stop()
    known = coaching.review
    assert (coaching.running, desk.thinker.dropped) == (False, 1)
    assert not coaching.go_on()
    coaching.toggle()
    resumed = coaching.running
    coaching.toggle()
    assert (resumed, coaching.running) == (True, False)
    coaching.open(2)
    coaching.open(1)
    assert (coaching.running, coaching.review) == (True, known)
    finish(coaching)
    assert coaching.review == reviewed()[1].review
    assert len(desk.heard) == len(known.wanted)


def test_a_question_about_a_deal_is_dropped_as_another_is_opened() -> None:
    desk = Desk()
    coaching = Coaching(match_of_two_deals(), 0, desk.coach())
    coaching.open(1)
    coaching.go_on()
    assert desk.thinker.dropped == 0
    coaching.open(2)
    assert (desk.thinker.dropped, coaching.deal) == (1, 2)


def test_a_review_is_found_again_when_the_match_has_gone_on() -> None:
    desk = Desk()
    match = played("ecarte", 1, 1)
    coaching = Coaching(match, 0, desk.coach())
    coaching.open(1)
    finish(coaching)
    assert [*desk.kept] == [log_id(match.transcript(), len(match), match.rules.spec.pack, 0)]
    later = Coaching(match_of_two_deals(), 0, desk.coach())
    later.open(1)
    assert later.review == coaching.review
    assert later.review.complete


def test_what_is_kept_of_another_seat_is_not_believed() -> None:
    desk, coaching = reviewed()
    ((name, body),) = desk.kept.items()
    desk.kept[name] = {**body, "seat": 1}
    coaching.open(1)
    assert (coaching.running, coaching.review.verdicts) == (True, ())


def test_a_bot_that_breaks_down_stops_the_work() -> None:
    def broken(question: Any) -> Any:
        raise ThinkingFailed(str(question))

    desk = Desk()
    desk.thinker = AtOnce(broken)
    coaching = Coaching(match_of_two_deals(), 0, desk.coach())
    coaching.open(1)
    coaching.go_on()
    with pytest.raises(ThinkingFailed):
        coaching.go_on()
    assert not coaching.running


def test_nobody_need_hear_what_is_judged() -> None:
    desk = Desk()
    coaching = Coaching(match_of_two_deals(), 0, replace(desk.coach(), judged=None))
    coaching.open(1)
    finish(coaching)
    assert coaching.review.complete
    assert desk.heard == []
