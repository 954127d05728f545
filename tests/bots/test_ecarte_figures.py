"""The figures of the book on Écarté, counted again over every hand the opponent may hold."""

from itertools import combinations
from math import comb
from random import Random

import pytest

from game.bots.ecarte.holdings import alike, count_lots, gaps, lots
from game.core.cards import PIQUET, mask, members
from game.search.ending import solve
from tests.bots.ecarte_counting import CONTRACT, against_all, lead_wins

# ---- the figures of the book, counted over all 65,780 hands of the opponent ----


def won(hand: str, turn_up: str, *, elder: bool) -> int:
    """Count the opposing hands against which a hand makes the point with open cards."""
    mine, count = PIQUET.cards(hand), 0
    for ways, _, other in against_all(hand, turn_up):
        if elder:
            count += ways * (max(solve(CONTRACT, (mine, other), 0, (), (0, 1)).values()) >= 3)
        else:
            count += ways * (max(solve(CONTRACT, (other, mine), 0, (), (0, 1)).values()) < 3)
    return count


@pytest.mark.parametrize(
    ("hand", "at_most_one"), [("7S 8S 9C TC 7D", 38760), ("7H 8S 9C TC 7D", 44574), ("7H 8H 9C TC 7D", 50274)]
)
def test_the_odds_behind_the_list(hand: str, at_most_one: int) -> None:
    lone = sum(
        ways for ways, held, _ in against_all(hand, "TH") if (held & CONTRACT.order.trumps).bit_count() < 2
    )
    everything = sum(ways for ways, _, _ in against_all(hand, "TH"))
    assert (lone, everything) == (at_most_one, 65780)


@pytest.mark.parametrize(
    ("hand", "percent"),
    [
        ("7H 8H 9H 7S 7C", 57),
        ("7H 8H 9H 8S 7S", 77),
        ("7H 8H 9S 8S 7S", 73),
        ("7H 8H KS 7S 7C", 70),
        ("7H 8H QS 7S 7C", 61),
        ("7H KS QS JS 7C", 68),
        ("7H KS 9S 8S 7S", 60),
        ("7H KS 8S 7S QC", 60),
        ("7H QS 8S 7S QC", 52),
        ("QS QC QD 7S 7C", 44),
        ("KS QS KC QC 7D", 46),
        ("7H 8H KS 7C 7D", 46),
        ("7H 8H JS 7S 7C", 53),
        ("7H 8H 8S 7S KC", 69),
        ("7H 8H QS QC 7D", 66),
        ("7H 8H 8S 7S 7C", 33),
    ],
)
def test_how_often_a_hand_to_stand_on_makes_the_point(hand: str, percent: int) -> None:
    assert round(100 * won(hand, "TH", elder=True) / 65780) == percent


@pytest.mark.parametrize(
    ("hand", "percent"),
    [
        ("7H 8H 9H 7S 7C", 57),
        ("7H 8H KS 7S 7C", 67),
        ("7H 8H QS 7S 7C", 57),
        ("7H 8H JS 8S 7S", 50),
        ("7H 8H 9S 8S 7S", 34),
        ("7H KS QS JS 7C", 25),
    ],
)
def test_how_often_a_dealers_hand_makes_the_point(hand: str, percent: int) -> None:
    assert round(100 * won(hand, "TH", elder=False) / 65780) == percent


@pytest.mark.parametrize(
    ("hand", "turn_up", "share", "one_lead"),
    [
        ("QH AH 7H KS KD", "8H", 0.9937, 0.9937),
        ("7H 8H 9S 8S 7S", "9H", 0.7262, 0.7262),
        ("7H KS QS JS 7D", "8H", 0.6799, 0.6799),
        ("KS QS KC JC QD", "8H", 0.7225, 0.7161),
        ("7H KS 9S 8S 7S", "8H", 0.5985, 0.5985),
        ("9H 8H 7H 7S 7D", "TH", 0.5672, 0.5672),
        ("QS QD QC 7S 7D", "8H", 0.4402, 0.3917),
        ("7H 9S 8D 7C TS", "8H", 0.1184, 0.1184),
    ],
)
def test_exact_counts(hand: str, turn_up: str, share: float, one_lead: float) -> None:
    assert round(won(hand, turn_up, elder=True) / 65780, 4) == share
    assert round(max(lead_wins(hand, turn_up).values()), 4) == one_lead


def test_lots_lose_nothing() -> None:
    """Lots count every holding once, and each holding fares like the one that stands for it."""
    dice = Random(3)
    for _ in range(12):
        cards = dice.sample(range(PIQUET.size), 14)
        mine, free = mask(cards[:3]), mask(cards[3:])
        parts = gaps(free, mine, CONTRACT.order)
        found = list(lots(parts, 3, dice))
        assert len(found) == count_lots(parts, 3)
        assert sum(lot.ways for lot in found) == comb(11, 3)
        for other in combinations(members(free), 3):
            like = alike(mask(other), parts)
            for leader in (0, 1):
                asked = [
                    solve(CONTRACT, (mine, theirs), leader, (), (0, 1)) for theirs in (mask(other), like)
                ]
                best = [max(each.values()) for each in asked]
                assert best[0] == best[1]
                assert leader == 1 or asked[0] == asked[1]
