"""What a declarer takes from the stock and lays away: suits he can then trump, points brought home, no trumps lost."""

from functools import lru_cache
from itertools import combinations

from game.core.cards import Cards, mask, members
from game.core.move import Take
from game.core.record import record
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, ORDER, POINTS, TRUMPS, count
from game.rules.illustrated_tarock.phases import groups

_BASE = -12.5
_TRUMP, _RANK, _HONOUR, _KING = 0.15, 0.296, 5.8, 7.8
_LENGTH = (10.0, 4.0, 0.3, 0.0, 1.6)
"""By cards of a suit that are kept: what the suit brings; short ones can soon be trumped."""
_QUEEN = (0.0, 0.5, 2.2, 1.5, 1.5)
_WITH_KING = (0.0, 0.0, 4.1, 2.3, 1.0)
"""Likewise: what its queen brings, without the king and beside it."""
_QUEENS = sum(1 << card for card in range(32) if POINTS[card] == 4)


@record
class Draw:
    """A packet of the stock."""

    number: int
    cards: Cards
    points: float  # that the declarer should make with it


def shape(kept: Cards) -> float:
    """Tell what the sixteen cards a declarer keeps bring more than others, as far as deals played out told."""
    worth = _trumps(kept & TRUMPS)
    for suit in ORDER.follows[1:]:
        worth += _suit(kept & suit)
    return worth


@lru_cache(maxsize=1 << 12)
def _trumps(cards: Cards) -> float:
    ranks = sum(ORDER.rank[card] for card in members(cards))
    return _TRUMP * cards.bit_count() + _HONOUR * (cards & HONOURS).bit_count() + _RANK * ranks


@lru_cache(maxsize=1 << 10)
def _suit(cards: Cards) -> float:
    length = min(cards.bit_count(), len(_LENGTH) - 1)
    king = cards & KINGS
    worth = _LENGTH[length] + (_KING if king else 0.0)
    if cards & _QUEENS:
        worth += (_WITH_KING if king else _QUEEN)[length]
    return worth


def discards(hand: Cards, number: int, options: Options) -> list[Cards]:
    """List what may sensibly be laid away from a hand that includes what was taken, the best first."""
    free = hand & ~(HONOURS | KINGS)
    plain = members(free & ~TRUMPS)
    spare = sorted(members(free & TRUMPS))
    short = max(0, number - len(plain))
    pool = (*plain, *spare[: short if options.trump_discards == "last_resort" else max(short, 2)])
    choices = [mask(cards) for cards in combinations(pool, number)]
    if options.trump_discards == "last_resort":
        choices = [away for away in choices if (away & TRUMPS).bit_count() == short]
    return sorted(choices, key=lambda away: shape(hand & ~away) + count(away), reverse=True)


def promise(kept: Cards, away: Cards) -> float:
    """Estimate the points a declarer makes with what he keeps and has laid away."""
    return _BASE + shape(kept) + count(away)


def draws(view: View[Public], options: Options) -> list[Draw]:
    """Weigh each packet of the stock that may be taken, the best first."""
    stock = view.public.stock
    found = []
    for move in view.moves:
        assert isinstance(move, Take)
        places = groups(view.public.auction.bid)[move.packet]
        cards = mask(stock[place] for place in places)
        away = discards(view.hand | cards, len(places), options)[0]
        found.append(Draw(move.packet, cards, promise((view.hand | cards) & ~away, away)))
    return sorted(found, key=lambda each: (-each.points, each.number))
