"""Counting over every hand the opponent may hold at Écarté."""

from collections.abc import Iterator
from math import comb
from random import Random

from game.bots.ecarte.holdings import alike, gaps, lots
from game.core.cards import PIQUET, Cards
from game.rules.ecarte.phases import CONTRACTS
from game.search.ending import solve

CONTRACT = CONTRACTS[True][1]  # hearts


def against_all(hand: str, turn_up: str) -> Iterator[tuple[int, Cards, Cards]]:
    """List the opponent's hands by lots: how many, one of them, and the one to solve for it."""
    mine, turned = PIQUET.cards(hand), PIQUET.cards(turn_up)
    parts = gaps(PIQUET.full & ~mine & ~turned, mine, CONTRACT.order)
    for lot in lots(parts, 5, Random(0)):
        yield lot.ways, lot.hand, alike(lot.hand, parts)


def lead_wins(hand: str, turn_up: str) -> dict[str, float]:
    """Give the share of opposing hands against which each lead makes the point with open cards."""
    wins: dict[str, float] = {}
    for ways, _, other in against_all(hand, turn_up):
        for card, tricks in solve(CONTRACT, (PIQUET.cards(hand), other), 0, (), (0, 1)).items():
            wins[PIQUET.spell(card)] = wins.get(PIQUET.spell(card), 0) + ways * (tricks >= 3)
    return {card: count / comb(26, 5) for card, count in wins.items()}
