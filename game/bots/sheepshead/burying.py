"""What the picker buries and whom he calls: points away, suits away, and a hold card for the ace."""

from itertools import combinations

from game.core.cards import Card, Cards, mask, members
from game.core.move import Say
from game.rules.sheepshead import Options
from game.rules.sheepshead.cards import ACES, FAILS, POINTS, SUITS, TRUMPS
from game.rules.sheepshead.phases import ALONE, CALLS

_TRUMP = mask(TRUMPS)
_TRUMP_KEPT = 6.0
_CALLABLE = 30.0
_VOID = {3: 9.0, 4: 8.0, 5: 4.0}
"""By players: what it is worth to be able to trump a suit at once."""
_KEPT = {11: -2.5, 10: -10.0, 4: -6.0, 0: -3.0}
"""By points: what a card of a fail suit brings or costs in the hand, beside its being buried."""
_BARE_ACE = 3.0
_POINT_LOST = 0.25


def value_kept(hand: Cards, players: int, *, calls: bool, buried: Cards) -> float:
    """Weigh what a picker keeps: trumps, few losing cards, suits he has none of, and an ace to call."""
    worth = _TRUMP_KEPT * (hand & _TRUMP).bit_count()
    for suit in SUITS:
        cards = hand & mask(FAILS[suit])
        if not cards:
            worth += _VOID[players]
        worth += sum(_KEPT[POINTS[card]] for card in members(cards))
        worth += _BARE_ACE * (cards == 1 << ACES[suit])
    if calls and callable_suits(hand, buried):
        worth += _CALLABLE
    return worth


def callable_suits(hand: Cards, buried: Cards) -> list[str]:
    """List the suits whose ace may be called."""
    own = hand | buried
    return [suit for suit in SUITS if not own >> ACES[suit] & 1 and hand & mask(FAILS[suit])]


def buries(hand: Cards, count: int, options: Options, *, calls: bool, barred: Cards = 0) -> list[Cards]:
    """List what may sensibly be buried from a hand that includes the blind, the best first."""
    free = members(hand & ~barred)
    plain = [card for card in free if not _TRUMP >> card & 1]
    spare = sorted((card for card in free if _TRUMP >> card & 1), key=_trump_rank)
    short = count - len(plain)  # a hold card may be worth a trump more
    pool = (*plain, *spare[: max(0, short + calls)])

    def value(away: Cards) -> float:
        points = 0.0 if options.bury_counts else -_POINT_LOST * sum(POINTS[card] for card in members(away))
        return points + value_kept(hand & ~away, options.players, calls=calls, buried=away)

    return sorted((mask(cards) for cards in combinations(pool, count)), key=value, reverse=True)


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
