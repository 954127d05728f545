"""The ledger: awards in the order they fell, and what the seats hold after them."""

from collections.abc import Callable
from typing import TypeAlias

from game.core.cards import TABLE, Cards, Seat
from game.core.record import record

Holding: TypeAlias = tuple[int, ...]
"""What one seat holds, one number for each unit of the game, in the order of Spec.units."""
Holdings: TypeAlias = tuple[Holding, ...]
"""What every seat holds, by seat."""


@record
class Award:
    """One thing that paid, at the moment it was paid."""

    deal: int  # 1 for the first deal of the match
    step: str  # what it was paid for; its caption is <game>.step.<step>
    rule: str  # paragraph of the rules text, "7.2"
    to: Seat  # who is paid; TABLE when it goes into a pot, from another one if nobody gives it
    amount: int
    unit: str  # one of Spec.units
    giver: Seat = TABLE  # who pays; TABLE for the pool or the score board
    cards: Cards = 0  # the cards that show it, 0 when there are none to show


Fold: TypeAlias = Callable[[Holdings, Award], Holdings]
"""A game's arithmetic: exchange, forfeit and annulment happen in it and nowhere else."""


@record
class Ledger:
    """Everything paid in a match so far.

    Holdings are the fold of the awards, kept beside them so that no reader folds twice; a law test folds again.
    """

    awards: tuple[Award, ...]
    holdings: Holdings
    finished: int = 0  # deals that are over
    # those among them that were thrown in: nobody's, and not of the match's length
    thrown_in: tuple[int, ...] = ()

    def credit(self, award: Award, fold: Fold) -> "Ledger":
        holdings = fold(self.holdings, award)
        return Ledger((*self.awards, award), holdings, self.finished, self.thrown_in)

    def credit_all(self, awards: tuple[Award, ...], fold: Fold) -> "Ledger":
        """Append awards of which none can end the match before the next."""
        holdings = self.holdings
        for award in awards:
            holdings = fold(holdings, award)
        return Ledger((*self.awards, *awards), holdings, self.finished, self.thrown_in)

    def rewind(self, count: int, opening: Holdings, fold: Fold) -> "Ledger":
        """Take the last awards back; the rest are folded anew, for no award tells what it annulled."""
        if not count:
            return self
        awards, holdings = self.awards[:-count], opening
        for award in awards:
            holdings = fold(holdings, award)
        return Ledger(awards, holdings, self.finished, self.thrown_in)

    def close(self, *, thrown_in: bool = False) -> "Ledger":
        number = self.finished + 1
        return Ledger(
            self.awards, self.holdings, number, (*self.thrown_in, number) if thrown_in else self.thrown_in
        )

    @property
    def played(self) -> int:
        """How many finished deals count."""
        return self.finished - len(self.thrown_in)

    def tally(self, deal: int) -> tuple[Award, ...]:
        """Give the awards of one deal, in the order they fell."""
        return tuple(award for award in self.awards if award.deal == deal)


@record
class LedgerLine:
    """One award with what every seat held before and after it: all there is to say about how it was computed."""

    award: Award
    before: Holdings
    after: Holdings


def lines(ledger: Ledger, opening: Holdings, fold: Fold) -> tuple[LedgerLine, ...]:
    """Unfold a ledger into lines, so that exchanges and forfeits can be shown beside the award that caused them."""
    out, held = [], opening
    for award in ledger.awards:
        after = fold(held, award)
        out.append(LedgerLine(award, held, after))
        held = after
    return tuple(out)
