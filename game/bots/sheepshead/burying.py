"""What the picker buries and whom he calls: points away, suits away, and a hold card for the ace."""

from itertools import combinations

from game.core.cards import Card, Cards, mask, members
from game.core.move import Say
from game.rules.sheepshead.cards import ACES, FAILS, POINTS, SUITS, TRUMPS
from game.rules.sheepshead.phases import ALONE, CALLS

_TRUMP = mask(TRUMPS)
_VOID = 5.0
_ACE = 7.5
_LONELY_TEN = 4.0
_TRUMP_KEPT = 12.0
_CALLABLE = 8.0


def value_kept(hand: Cards, *, calls: bool, buried: Cards) -> float:
    """Weigh what a picker keeps: trumps, aces, few losing cards, suits he has none of, and an ace to call."""
    worth = _TRUMP_KEPT * (hand & _TRUMP).bit_count()
    for suit in SUITS:
        cards = hand & mask(FAILS[suit])
        if not cards:
            worth += _VOID
            continue
        if cards >> ACES[suit] & 1:
            worth += _ACE
        for card in members(cards & ~(1 << ACES[suit])):
            worth -= POINTS[card] * 0.6 + _LONELY_TEN * 0.25
    if calls and callable_suits(hand, buried):
        worth += _CALLABLE
    return worth


def callable_suits(hand: Cards, buried: Cards) -> list[str]:
    """List the suits whose ace may be called."""
    own = hand | buried
    return [suit for suit in SUITS if not own >> ACES[suit] & 1 and hand & mask(FAILS[suit])]


def best_bury(hand: Cards, count: int, *, calls: bool, counts: bool, barred: Cards = 0) -> Cards:
    """Choose what to bury from a hand that includes the blind."""
    free = members(hand & ~barred)
    plain = [card for card in free if not _TRUMP >> card & 1]
    spare = sorted((card for card in free if _TRUMP >> card & 1), key=_trump_rank)
    pool = (*plain, *spare[: max(0, count - len(plain))])

    def value(away: Cards) -> float:
        points = sum(POINTS[card] for card in members(away)) if counts else 0
        return points + value_kept(hand & ~away, calls=calls, buried=away)

    return max((mask(cards) for cards in combinations(pool, count)), key=value)


def _trump_rank(card: Card) -> int:
    return -TRUMPS.index(card)


def best_call(moves: tuple[Say, ...], hand: Cards) -> Say:
    """Choose whom to call: the suit of which least is held, and with the best hold card to lose."""
    aces = [say for say in moves if say.word.startswith("ace_")]
    if aces:
        return min(aces, key=lambda say: _hold_cost(say, hand))
    others = [say for say in moves if say != ALONE]
    return others[0] if others else moves[0]


def _hold_cost(say: Say, hand: Cards) -> tuple[int, int]:
    suit = next(each for (_, each), word in CALLS.items() if word == say)
    cards = hand & mask(FAILS[suit])
    return cards.bit_count(), min(POINTS[card] for card in members(cards))
