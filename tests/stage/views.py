"""Views made by hand, of games that do not exist yet: six seats, sixteen cards, open hands, packets on the table."""

from typing import Any

from game.core.cards import NOBODY, TABLE, Cards, Pack, Seat, mask, suited
from game.core.deal import HAND
from game.core.record import record
from game.core.score import Ledger
from game.core.trick import NO_TRICK, Trick
from game.core.view import Place, View
from game.stage.table import TableLayout

TAROT = suited("tarot", "789TJQKA", *(f"T{number}" for number in range(1, 22)), "FOOL")


@record
class Public:
    """What such a game would make public."""

    phase: str = "playing"


def made_up(
    seats: int, cards: int, *, me: Seat = 0, played: int = 0, taken: int = 0, shown: Cards = 0, sure: int = 0
) -> View[Any]:
    """Make a view: hands of so many cards, so many played to the trick, so many tricks taken by each seat."""
    numbers = iter(range(TAROT.size))
    hand = mask(next(numbers) for _ in range(cards))
    trick = Trick((me + 1) % seats, tuple(next(numbers) for _ in range(played))) if played else NO_TRICK
    known = [mask(next(numbers) for _ in range(sure)) for _ in range(seats - 1)]
    others = [(me + 1 + index) % seats for index in range(seats - 1)]
    hidden = [Place(HAND, seat, cards, TAROT.full, some) for seat, some in zip(others, known, strict=True)]
    hidden += [Place("discard", seat, 3, TAROT.full, 0) for seat in others]
    hidden.append(Place("talon", TABLE, 6, TAROT.full, 0))
    tricks = tuple(
        Trick(seat, tuple(range(100 + seat * 50 + n * seats, 100 + seat * 50 + (n + 1) * seats)), seat)
        for seat in range(seats)
        for n in range(taken)
    )
    ledger = Ledger((), ((0, 0),) * seats)
    sides = tuple(range(seats))
    aside = mask(range(61, 64))
    return View(me, me, 0, hand, aside, shown, trick, tricks, tuple(hidden), sides, Public(), ledger, ())


def chips(view: View[Any]) -> dict[tuple[str, Seat], int]:
    """Give every seat two stacks, and the pool two."""
    return {(look, seat): 7 for seat in (*range(len(view.sides)), TABLE) for look in ("red", "white")}


def baize(pack: Pack = TAROT) -> TableLayout:
    """Lay a table for a game without an order."""
    return TableLayout(pack, lambda _view: None, lambda _view: "", chips)


NONE = NOBODY
