"""As much of a game as the statistics look at, and records of matches of it."""

from typing import Any, cast

from game.core.cards import PIQUET
from game.core.outcome import outcome
from game.core.record import replace
from game.core.rules import Rules, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.transcript import Header
from game.play.match_record import recorded
from game.storage.match_file import deal_keys
from game.storage.stats_file import MatchRecord

HEADER = Header("whist", 1, players=("Ada, club", "You"), date="2026-01-02")


WHIST = Spec("whist", 1, 2, PIQUET, ("point",), (), ())
PAIRS = replace(WHIST, seats=4, sides=(0, 1, 0, 1))


class FirstToFive:
    """As much of a game as the statistics look at."""

    def __init__(self, spec: Spec = WHIST) -> None:
        self.spec = spec

    def opening(self) -> Holdings:
        return ((0,),) * self.spec.seats

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        return tuple(
            (held[0] + award.amount * self.spec.allies(seat, award.to),) for seat, held in enumerate(holdings)
        )

    def over(self, ledger: Ledger) -> bool:
        return any(held[0] >= 5 for held in ledger.holdings)

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        return tuple(held[0] for held in holdings)


RULES = cast("Rules[Any, Any]", FirstToFive())
PARTNERS = cast("Rules[Any, Any]", FirstToFive(PAIRS))


def ledger(
    *deals: tuple[int, int], running: tuple[int, int] = (0, 0), rules: Rules[Any, Any] = RULES
) -> Ledger:
    """Write finished deals, what each brought the first two seats, and what the running one has brought so far."""
    book = Ledger((), rules.opening())
    for number, gains in enumerate((*deals, running), 1):
        for seat, amount in enumerate(gains):
            if amount:
                book = book.credit(Award(number, "point", "1", seat, amount, "point"), rules.credit)
        if number <= len(deals):
            book = book.close()
    return book


def found(
    match_id: str, header: Header, book: Ledger, rules: Rules[Any, Any] = RULES, sides: tuple[int, ...] = ()
) -> MatchRecord:
    """Record a match whose players are on these sides in every deal."""
    keys = deal_keys(replace(header, date=match_id), ["* deal"] * (book.finished + 1))
    return recorded(match_id, header, rules.spec, outcome(rules, book, [sides] * book.finished), keys)
