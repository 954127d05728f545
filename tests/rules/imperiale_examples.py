"""Deals of Impériale in notation: two hands, a turn-up, the score before, and what is played."""

from collections.abc import Mapping
from typing import TypeAlias

from game.core.cards import PIQUET, Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.core.score import Award, Holdings, Ledger, lines
from game.rules.imperiale import Imperiale, Options, State

ELDER, DEALER = 0, 1
"""The two players of the examples; elder hand leads."""

NOTHING: Holdings = ((0, 0), (0, 0))

Step: TypeAlias = tuple[str, Seat, str]
"""What was paid for, to whom, and the score after it: elder hand, then dealer, each reds/whites."""


def table(options: Mapping[str, Value] | None = None) -> Imperiale:
    """Set up the rules; all defaults unless options are named."""
    return Imperiale(chosen(Options, options or {}))


def score(holdings: Holdings) -> str:
    """Write a score as the examples do."""
    return " ".join(f"{reds}/{whites}" for reds, whites in holdings)


def read_score(text: str) -> Holdings:
    """Read a score as the examples write it."""
    mine, theirs = (tuple(int(number) for number in each.split("/")) for each in text.split())
    return (mine, theirs)


def counters(rules: Imperiale, held: Holdings) -> Ledger:
    """Give both players a score: the reds first, so that no white is annulled."""
    ledger = rules.start(DEALER).ledger
    for place, unit in enumerate(rules.spec.units):
        for seat, holding in enumerate(held):
            for _ in range(holding[place]):
                ledger = ledger.credit(Award(0, "before", "4.2", seat, 1, unit), rules.credit)
    assert ledger.holdings == held
    return ledger


def pack_for(hands: tuple[str, str], turn_up: str) -> Deal:
    """Stack the pack so that elder hand and dealer get these cards and this one is turned.

    Cards not named are filled in, in pack order.
    """
    rules = table()
    held = {seat: PIQUET.parse_all(hand) for seat, hand in enumerate(hands)}
    return Deal(stacked(rules.spec.packets, DEALER, PIQUET, held, {"turn_up": PIQUET.parse_all(turn_up)}))


def deal(rules: Imperiale, hands: tuple[str, str], turn_up: str, before: str = "0/0 0/0") -> State:
    """Deal these hands at this score."""
    return rules.play(Dealing(DEALER, counters(rules, read_score(before))), pack_for(hands, turn_up))


def course(rules: Imperiale, state: State) -> list[Step]:
    """List what the deal paid, step by step, with the score after each."""
    every = lines(state.ledger, rules.opening(), rules.credit)
    return [(line.award.step, line.award.to, score(line.after)) for line in every if line.award.deal]


def paid(rules: Imperiale, before: str, *steps: tuple[str, Seat, int, str]) -> str:
    """Give the score after these payments: step, to whom, how many, of what."""
    holdings = read_score(before)
    for step, to, amount, unit in steps:
        holdings = rules.credit(holdings, Award(1, step, "4.2", to, amount, unit))
    return score(holdings)


def takers(rules: Imperiale, state: State) -> list[Seat]:
    """List who took each finished trick."""
    return [trick.taker for trick in rules.view(state, ELDER).tricks]
