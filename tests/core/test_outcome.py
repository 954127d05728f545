"""Who wins: the side with most to a seat, and everybody who has as much."""

from random import Random

import pytest

from game.catalogue import rules_for
from game.core.cards import NOBODY, PIQUET
from game.core.outcome import match_winners, outcome, winners
from game.core.record import replace
from game.core.rules import Spec
from tests.laws.walks import walk

FIVE = Spec("five", 1, 5, PIQUET, ("point",), (), ())
PAIRS = replace(FIVE, seats=4, sides=(0, 1, 0, 1))


@pytest.mark.parametrize(
    ("gains", "sides", "won"),
    [
        ((1, 0), (), (0,)),
        ((2, 2), (0, 1), ()),
        ((3, -6, 3), (), (0, 2)),
        ((99, 99, -198), (0, 1, 2), (0, 1)),
        ((0, 0, 0), (), ()),
        ((2, 1, -1, -1, -1), (0, 0, 1, 1, 1), (0, 1)),  # the partner gains less, and wins as well
        ((-4, -2, 2, 2, 2), (0, 0, 1, 1, 1), (2, 3, 4)),
        ((-12, 0, 4, 4, 4), (0, 0, 1, 1, 1), (2, 3, 4)),  # a partner off the hook has not won
        ((4, -1, -1, -1, -1), (0, 1, 1, 1, 1), (0,)),
        ((-2, 1, 1), (0, -1, -1), (1, 2)),  # nobody says that the others belong together
        ((2, -1, -1), (0, -1, -1), (0,)),
        ((-1, 2, -1), (-1, -1, -1), (1,)),
        ((3, 3, -2, -2, -2), (-1,) * 5, (0, 1)),
        ((5, 11, -16), (0, 1, 1), (0,)),  # together the defenders lost
        ((-5, 11, -6), (0, 1, 1), (1, 2)),
        ((4, 4, 4, 4), (0, 1, 0, 1), ()),
        ((1, 4, 1, 4), (0, 1, 0, 1), (1, 3)),
        ((7, 7, 7, 7, 2, 2), (0, 1, 0, 1, 2, 2), (0, 1, 2, 3)),
    ],
)
def test_who_wins(gains: tuple[int, ...], sides: tuple[int, ...], won: tuple[int, ...]) -> None:
    assert winners(gains, sides) == won


def test_nobody_has_won_a_match_that_is_not_over() -> None:
    rules, over = rules_for("imperium", {}), list[bool]()
    for step in walk(rules, Random(3)):
        ledger, view = step.after.ledger, rules.view(step.after, 0)
        if not over or ledger.finished > len(over):
            told = outcome(rules, ledger, (view.sides,) * ledger.finished)
            assert bool(told.winners) == told.over == (step.after.turn == NOBODY)
            over.append(told.over)
    assert len(over) > 2
    assert over[-1]


def test_only_a_match_of_a_single_deal_is_won_by_those_who_played_together_in_it() -> None:
    worths, last = (6, 3, -3, -3, -3), (0, 0, 1, 1, 1)
    assert match_winners(FIVE, worths, last) == (0,)
    assert match_winners(replace(FIVE, single_deal=True), worths, last) == (0, 1)


def test_partners_win_a_match_together() -> None:
    assert PAIRS.parties == ((0, 2), (1, 3))
    assert match_winners(PAIRS, (1, 4, 1, 4), ()) == (1, 3)
    assert match_winners(PAIRS, (4, 4, 4, 4), ()) == ()
