"""What a score is worth between two, where it can be worked out by hand."""

import pytest

from game.core.score import Award, Holdings
from game.search.match_chances import DealPart, MatchChances

EVEN: DealPart = ((0.5, ((0, "small", 1),)), (0.5, ((1, "small", 1),)))
DEALER: DealPart = ((1.0, ((0, "small", 1),)),)


def credit(held: Holdings, award: Award) -> Holdings:
    """Pay; three of the smaller unit make one of the greater."""
    great, small = held[award.to]
    small += award.amount
    paid = (great + small // 3, small % 3)
    return (paid, held[1]) if award.to == 0 else (held[0], paid)


def score(mine: int, theirs: int) -> Holdings:
    """Give a score of so many of the smaller unit."""
    return (mine // 3, mine % 3), (theirs // 3, theirs % 3)


def test_an_even_race_is_won_as_often_as_coins_say() -> None:
    chances = MatchChances(1, 3, ((1.0, (EVEN,)),), credit, 12)
    assert chances.chance(score(2, 2), 0, 1) == pytest.approx(0.5)
    assert chances.chance(score(2, 1), 0, 1) == pytest.approx(0.75)
    assert chances.chance(score(2, 0), 1, 0) == pytest.approx(0.125)
    assert chances.chance(score(0, 1), 0, 0) == pytest.approx(1 - chances.chance(score(0, 1), 1, 0))


def test_who_is_paid_for_dealing_wants_to_deal() -> None:
    chances = MatchChances(1, 3, ((1.0, (DEALER,)),), credit, 12)
    assert chances.chance(score(2, 2), 0, 0) == 1.0
    assert chances.chance(score(2, 2), 0, 1) == 0.0
    assert chances.chance(score(1, 2), 0, 0) == 0.0


def test_a_score_that_has_won_is_won() -> None:
    chances = MatchChances(1, 3, ((1.0, (EVEN,)),), credit, 12)
    assert [chances.chance(score(3, 1), seat, 0) for seat in (0, 1)] == [1.0, 0.0]
    assert [chances.chance(score(1, 4), seat, 0) for seat in (0, 1)] == [0.0, 1.0]


def test_kinds_of_deals_count_as_often_as_they_come() -> None:
    chances = MatchChances(1, 3, ((0.25, (DEALER,)), (0.75, (DEALER, DEALER))), credit, 12)
    assert chances.chance(score(1, 2), 0, 0) == pytest.approx(0.75)
