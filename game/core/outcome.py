"""Who won a deal or a match, by side: the one definition that every screen, figure and file follows."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from game.core.cards import Seat
from game.core.record import record
from game.core.rules import Rules, Spec
from game.core.score import Ledger, lines

S = TypeVar("S")
P = TypeVar("P")
Amounts = tuple[int, ...]
"""By seat, in the game's smallest unit."""


@record
class DealOutcome:
    """What became of a finished deal."""

    number: int  # 1 for the first of the match
    gains: Amounts
    winners: tuple[Seat, ...]
    thrown_in: bool = False  # it is nobody's, and no figure counts it


@record
class Outcome:
    """What has become of a match so far."""

    deals: tuple[DealOutcome, ...]  # the finished ones
    over: bool
    winners: tuple[Seat, ...]  # nobody while over is false


def winners(amounts: Sequence[int], sides: Sequence[int]) -> tuple[Seat, ...]:
    """List who won: the side with most to a seat, all of it, and every other side with as much; nobody if all have.

    Sides are given by seat; whoever is on side -1, and everybody where there are none, plays alone. Gains of a whole
    table add up to nothing in games with changing sides, so a side of any size has most when it took from the other.

    >>> winners((2, 1, -1, -1, -1), (0, 0, 1, 1, 1)), winners((-4, -2, 2, 2, 2), (0, 0, 1, 1, 1))
    ((0, 1), (2, 3, 4))
    >>> winners((3, -6, 3), ()), winners((4, 4), ())
    ((0, 2), ())
    """
    marks = [side if side >= 0 else -1 - seat for seat, side in enumerate(sides or (-1,) * len(amounts))]
    members = {mark: [seat for seat, each in enumerate(marks) if each == mark] for mark in marks}
    share = {mark: Fraction(sum(amounts[seat] for seat in side), len(side)) for mark, side in members.items()}
    most = max(share.values())
    won = tuple(seat for seat, mark in enumerate(marks) if share[mark] == most)
    return won if len(won) < len(amounts) else ()


def deal_winners(
    spec: Spec, ledger: Ledger, number: int, gains: Sequence[int], sides: Sequence[int]
) -> tuple[Seat, ...]:
    """List who won a finished deal: who made the bid or held out against it, or else the sides that gained most."""
    decided = {each.to for each in ledger.tally(number) if each.step in spec.deciding}
    return tuple(sorted(decided)) or winners(gains, sides)


def match_winners(spec: Spec, worths: Sequence[int], last: Sequence[int]) -> tuple[Seat, ...]:
    """List who won a match that is over: the sides with most; last is who played together in its last deal.

    Only a match that is a single deal by its rules is won by those who won that deal together.
    """
    return winners(worths, last if spec.single_deal else spec.sides)


def course(rules: Rules[S, P], ledger: Ledger) -> tuple[Amounts, ...]:
    """Value what each seat held before the first deal and after each finished one, in the game's smallest unit."""
    after = {line.award.deal: line.after for line in lines(ledger, rules.opening(), rules.credit)}
    worths, held = [rules.worth(rules.opening())], rules.opening()
    for deal in range(1, ledger.finished + 1):
        held = after.get(deal, held)
        worths.append(rules.worth(held))
    return tuple(worths)


def outcome(rules: Rules[S, P], ledger: Ledger, sides: Sequence[Sequence[int]]) -> Outcome:
    """Tell what has become of a match, from its ledger and, by finished deal, who played together in the end."""
    worths = course(rules, ledger)
    deals = tuple(
        DealOutcome(
            number,
            gains,
            deal_winners(rules.spec, ledger, number, gains, together),
            number in ledger.thrown_in,
        )
        for number, (gains, together) in enumerate(zip(gained(worths), sides, strict=True), 1)
    )
    over = rules.over(ledger)
    won = match_winners(rules.spec, worths[-1], sides[-1]) if over else ()
    return Outcome(deals, over, won)


def gained(worths: Sequence[Amounts]) -> tuple[Amounts, ...]:
    """Give what each deal of a course brought each seat."""
    return tuple(
        tuple(now - then for now, then in zip(after, before, strict=True))
        for before, after in pairwise(worths)
    )
