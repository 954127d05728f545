"""The figures behind a hint, found bit by bit: what is asked in turn, when it is enough, and what a breakdown ends."""

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.bot import Decision
from game.core.rules import Reason
from game.play.figures import ENOUGH, HintFigures
from game.play.table_session import TableSession
from game.questions import BeliefRequest, PlayoutRequest
from game.search.master import Advice
from game.session.worker import ThinkingFailed
from tests.coach.deals import played
from tests.session.thinkers import AtOnce


class Table:
    """A decision at Écarté with some tricks behind it, and somebody who answers what is asked about it."""

    def __init__(self, gain: Callable[[Any], float], worlds: int = 1000) -> None:
        match = played("ecarte", 1)
        log = match.transcript().entries
        at = max(at for at in match.span(1)[:-1] if log[at].seat == 0 and len(match.review(at, 0).moves) > 1)
        self.gain = gain
        self.broken: type[Any] | None = None
        self.thinker = AtOnce(self._find, worlds)
        self.session = TableSession(match.fork(at), self.thinker, Random(1), lambda _: None)
        self.view = self.session.view()
        advised = self.view.moves[0]
        self.figures = HintFigures(self.session, Advice(Decision(advised, Reason("searched")), ()))

    def _find(self, question: Any) -> Any:
        if self.broken is not None and isinstance(question, self.broken):
            raise ThinkingFailed(str(question))
        if isinstance(question, PlayoutRequest):
            return tuple(self.gain(move) for _, move in question.tries)
        return question.answer()

    def kinds(self) -> list[type[Any]]:
        return [type(each) for each in self.thinker.asked]

    def poll(self) -> None:
        for _ in range(10_000):
            if not self.figures.poll():
                return
        raise AssertionError


def test_what_happened_is_told_and_where_cards_lie_is_not_known_at_once() -> None:
    table = Table(lambda _: 0.0)
    assert table.figures.beats == table.session.match.last_deal(0)
    assert table.figures.beliefs is None
    assert (table.figures.worlds, table.figures.broken) == (0, False)
    assert table.kinds() == [PlayoutRequest]


def test_figures_of_moves_and_of_places_come_in_turn() -> None:
    table = Table(lambda _: 0.0, worlds=1)
    moves = len(table.view.moves)
    for tried in range(1, moves + 1):
        assert table.kinds() == [PlayoutRequest] * tried
        assert table.figures.poll()
        assert sum(bool(each.gains) for each in table.figures.weighing.tried) == tried
    assert table.kinds() == [PlayoutRequest] * moves + [BeliefRequest]
    assert table.figures.poll()
    assert table.figures.beliefs is not None
    assert table.kinds()[moves:] == [BeliefRequest, PlayoutRequest]
    assert table.figures.poll()
    assert table.kinds()[moves:] == [BeliefRequest, PlayoutRequest, BeliefRequest]


def test_it_ends_when_both_are_known_well_enough() -> None:
    table = Table(lambda _: 0.0)
    table.poll()
    assert table.figures.worlds == ENOUGH
    assert not table.figures.broken
    asked = [each for each in table.thinker.asked if isinstance(each, BeliefRequest)]
    looks = [view for each in asked for view in each.looks]
    assert all(any(beat.after is view for view in looks) for beat in table.figures.beats)
    assert not table.figures.poll()
    assert table.figures.better is None


def test_a_move_that_is_clearly_better_is_named_and_the_rest_is_not_tried_to_the_end() -> None:
    table = Table(lambda _: 0.0)
    other = table.view.moves[1]
    table.gain = lambda move: 9.0 if move == other else 0.0
    table.poll()
    assert table.figures.better == other
    assert table.figures.advice.decision.move == table.view.moves[0]
    best = max(table.figures.advice.prospects, key=lambda each: each.mean)
    assert best.move == other


def test_a_breakdown_over_moves_ends_it() -> None:
    table = Table(lambda _: 0.0)
    table.broken = PlayoutRequest
    assert table.figures.poll()
    assert table.figures.broken
    assert not table.figures.poll()
    assert table.kinds() == [PlayoutRequest]


def test_a_breakdown_over_places_ends_it() -> None:
    table = Table(lambda _: 0.0)
    table.broken = BeliefRequest
    table.poll()
    assert table.figures.broken
    assert table.kinds()[-1] is BeliefRequest
    assert table.figures.beliefs is None


def test_nothing_changes_while_an_answer_is_awaited() -> None:
    table = Table(lambda _: 0.0)
    table.thinker.find = lambda _: None
    assert not table.figures.poll()
    assert len(table.thinker.asked) == 1


def test_nothing_changes_while_places_are_counted() -> None:
    table = Table(lambda _: 0.0)
    while table.kinds()[-1] is not BeliefRequest:
        assert table.figures.poll()
    table.thinker.find = lambda _: None
    asked = len(table.thinker.asked)
    assert not table.figures.poll()
    assert (len(table.thinker.asked), table.figures.beliefs) == (asked, None)
