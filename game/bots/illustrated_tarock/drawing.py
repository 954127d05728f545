"""What a declarer takes from the stock and lays away: suits he can then trump, points brought home, no trumps lost."""

from functools import lru_cache
from itertools import combinations

from game.core.cards import Cards, mask, members
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, ORDER, TRUMPS, count
from game.rules.illustrated_tarock.phases import groups

_TRUMP, _HONOUR, _RANK = 3.5, 6.0, 0.12
_KING, _LONE_KING = 6.0, 1.0
_VOID, _SINGLE = 4.5, 1.5
_LOSING = 0.35
"""What part of its points a card of a suit is worth when it is kept."""


@lru_cache(maxsize=1 << 14)
def shape(kept: Cards) -> float:
    """Weigh the sixteen cards a declarer keeps, in card points."""
    trumps = kept & TRUMPS
    worth = _TRUMP * trumps.bit_count() + _HONOUR * (kept & HONOURS).bit_count()
    worth += _RANK * sum(ORDER.rank[card] for card in members(trumps))
    for suit in ORDER.follows[1:]:
        cards = kept & suit
        if not cards:
            worth += _VOID
            continue
        if not cards & (cards - 1):
            worth += _SINGLE
        worth += _KING * bool(cards & KINGS)
        worth += _LOSING * count(cards & ~KINGS)
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


def draws(view: View[Public], options: Options) -> list[tuple[float, int, Cards]]:
    """Weigh each packet of the stock that may be taken: what it is worth, its number and its cards, the best first."""
    stock = view.public.stock
    found = []
    for move in view.moves:
        number = getattr(move, "packet", -1)
        places = groups(view.public.auction.bid)[number]
        cards = mask(stock[place] for place in places)
        away = discards(view.hand | cards, len(places), options)[0]
        found.append((shape((view.hand | cards) & ~away) + count(away), number, cards))
    return sorted(found, reverse=True)
