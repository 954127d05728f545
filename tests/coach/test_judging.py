"""Verdicts: a loss is a mistake only when it is believed and worth a name, and hindsight is judged by itself."""

import pytest

from game.coach.judging import BAD, BLUNDER, CLASSES, DOUBTFUL, FINE, Verdict, cautious, judge, kind
from game.coach.review import Review
from game.core.bot import Decision
from game.core.move import PLAYS
from game.core.rules import Reason
from game.questions import Gains, Spread
from game.search.master import Advice
from game.search.rollout import Prospect

ACE, KING, TEN = PLAYS[0], PLAYS[1], PLAYS[2]
ADVICE = Decision(ACE, Reason("take"))
OPENED = Gains((ACE, KING, TEN), (1.0, 5.0, 3.0))


def advice(*gains: tuple[float, ...]) -> Advice:
    """Make up what the master found: the ace first, then the king."""
    return Advice(
        ADVICE, tuple(Prospect(move, each) for move, each in zip((ACE, KING, TEN), gains, strict=False))
    )


def verdict(mine: tuple[float, ...], best: tuple[float, ...] = (4.0, 6.0) * 8) -> Verdict:
    """Judge the play of the king."""
    return judge(9, KING, advice(best, mine), OPENED)


def test_a_loss_is_the_lead_of_the_advised_move_in_common_worlds() -> None:
    found = verdict((1.0, 4.0) * 8)
    assert found.error == pytest.approx((16 * 0.25 / 15 / 16) ** 0.5)
    assert found.loss == pytest.approx(2.5 - found.error)
    assert found.believed


def test_of_a_lead_only_what_can_be_stood_by_is_told() -> None:
    assert verdict((-2.0, 7.0) * 8).loss < 2.5
    assert cautious(2.5, 0.5) == 2.0
    assert cautious(2.5, 2.5) == cautious(-1.0, 0.1) == 0


def test_what_a_move_promises_is_said_of_the_worlds_the_advised_one_was_tried_in() -> None:
    options = judge(9, KING, advice((0.0,) * 6 + (6.0,) * 18, (1.0,) * 6), OPENED).options
    assert [each.mean for each in options] == [4.5, 5.5]


def test_what_came_out_best_by_chance_is_not_what_a_move_is_measured_by() -> None:
    ten_first = Advice(ADVICE, (Prospect(TEN, (9.0,) * 16), *advice((5.0,) * 16, (4.0,) * 16).prospects))
    assert judge(9, KING, ten_first, OPENED).loss == 1.0


def test_a_move_with_which_experts_clearly_do_better_takes_the_place_of_the_advised_one() -> None:
    gains = (1.0, 2.0) * 20, (0.0, 1.0) * 20, (3.0, 5.0) * 20
    found = judge(9, ACE, advice(*gains), OPENED)
    assert (found.advised, found.reason) == (TEN, Reason("searched", number=40))
    assert 2.3 < found.loss < 2.5
    assert judge(9, KING, advice(*gains), OPENED).loss == pytest.approx(found.loss + 1.0)
    assert judge(9, TEN, advice(*gains), OPENED).advised == ACE
    assert judge(9, TEN, advice(*gains), OPENED).loss == 0
    assert judge(9, ACE, advice(gains[0], gains[1], (-9.0, 14.0) * 20), OPENED).advised == ACE


def test_a_loss_within_two_standard_errors_is_not_believed() -> None:
    found = verdict((-10.0, 14.0) * 8)
    assert 0.1 < found.loss < found.error
    assert not found.believed
    assert kind(found, 0.1) == FINE


def test_what_few_worlds_say_is_no_mistake() -> None:
    found = judge(9, KING, advice((4.0,) * 11, (0.0,) * 11), OPENED)
    assert (found.loss, found.error) == (0.0, 0.0)
    assert judge(9, KING, advice((4.0,) * 12, (0.0,) * 12), OPENED).loss == 4.0
    for gains in (((4.0,) * 11, (0.0,) * 24), ((4.0,) * 24, (0.0,) * 11)):
        assert judge(9, KING, advice(*gains), OPENED).loss == 0


def test_a_deal_is_taken_apart_by_losses_that_have_a_name() -> None:
    found = verdict((3.0, 5.0) * 8)
    assert found.believed
    for typical, skill in ((100.0, 0.0), (3.0, -found.loss)):
        review = Review(0, 5.0, (9,), Spread(1.0, typical, 20), (found,))
        assert (review.skill, review.luck) == (skill, 4.0 - skill)


def test_par_is_known_from_two_runs_on() -> None:
    review = Review(0, 5.0, ()).with_par(2.0)
    assert review.par is None
    assert review.with_par(4.0).par == pytest.approx((3.0, 1.0))


def test_the_advised_move_and_the_best_one_lose_nothing() -> None:
    best_is_king = Advice(ADVICE, (Prospect(KING, (9.0,) * 20), Prospect(ACE, (1.0,) * 20)))
    for made in (ACE, KING):
        found = judge(9, made, best_is_king, OPENED)
        assert found.loss == 0
        assert not found.believed


@pytest.mark.parametrize(
    ("typical", "name"), [(100.0, FINE), (29.0, DOUBTFUL), (9.4, BAD), (3.9, BLUNDER), (0.0, FINE)]
)
def test_a_believed_loss_is_named_by_how_much_such_deals_differ(typical: float, name: str) -> None:
    assert kind(verdict((1.0, 4.0) * 8), typical) == name
    assert name in CLASSES


def test_hindsight_compares_with_the_best_as_the_cards_lay() -> None:
    gains = ((5.0,) * 16, (2.0,) * 16, (1.0,) * 2)
    assert judge(9, ACE, advice(*gains), OPENED).hindsight == 4
    assert judge(9, KING, advice(*gains), OPENED).hindsight == 0
    assert [each.opened for each in judge(9, KING, advice(*gains), OPENED).options] == [1, 5, 3]


def test_a_move_tried_once_or_never_is_still_listed() -> None:
    options = judge(9, ACE, advice((5.0,) * 16, (2.0,), ()), OPENED).options
    assert [(each.mean, each.error, each.worlds) for each in options] == [(5, 0, 16), (2, 0, 1), (0, 0, 0)]


def test_where_deals_bring_less_than_a_point_a_loss_has_its_name_as_well() -> None:
    found = verdict((0.0,) * 16, (4.0,) * 16)
    assert kind(found, 0.5) == BLUNDER
    assert kind(found, 0.0) == FINE
