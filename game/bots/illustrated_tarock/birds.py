"""The three birds: which of them is due in a trick, what its flight is worth, and what keeping one for it is worth."""

from collections.abc import Sequence

from game.bots.illustrated_tarock.spot import Spot
from game.core.cards import Card, Cards, Seat
from game.rules.illustrated_tarock import Options
from game.rules.illustrated_tarock.cards import TRICKS, TRUMPS
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import Declared
from game.rules.illustrated_tarock.scoring import SILENT, worth_of

DUE = {number: card for card, number in BIRDS.values()}
"""By trick, counted from 1: the bird that may fly in it."""
WHEN = dict(BIRDS.values())
_NAMES = {card: bird for bird, (card, _) in BIRDS.items()}
_SURE, _LIKELY = 0.9, 0.6


def prizes(declared: Sequence[Declared], options: Options) -> tuple[tuple[Card, int], ...]:
    """List the birds the declarer has announced, and what flying rather than failing is worth to him."""
    silent = options.declared_bird_also_scores_silent
    return tuple(
        (BIRDS[each.bonus][0], 2 * worth_of(each, options) + silent * SILENT[each.bonus])
        for each in declared
        if each.bonus in BIRDS
    )


def prize(spot: Spot, bird: Card, seat: Seat) -> int:
    """Tell what it is worth to a seat that its bird flies."""
    if seat == spot.declarer:
        for card, worth in spot.prizes:
            if card == bird:
                return worth
    return SILENT[_NAMES[bird]]


def flight(spot: Spot, card: Card, chance: float) -> float:
    """Value what playing a card does for the bird that is due in this trick."""
    due = DUE.get(TRICKS + 1 - spot.hand.bit_count(), -1)
    if card == due:
        return chance * prize(spot, due, spot.me)
    if due not in spot.table or not spot.leading_with(card):
        return 0.0
    owner = spot.winner()
    if spot.table[(owner - spot.leader) % 3] != due:
        return 0.0
    return -prize(spot, due, owner) if spot.ours(owner) else prize(spot, due, owner)


def nesting(spot: Spot) -> bool:
    """Tell whether I hold a bird whose trick is still to come."""
    trick = TRICKS + 1 - spot.hand.bit_count()
    return any(spot.hand >> bird & 1 and trick < when for bird, when in WHEN.items())


def roost(spot: Spot, bird: Card, others: Cards) -> float:
    """Value what keeping a bird for its own trick is worth."""
    if TRICKS + 1 - spot.hand.bit_count() >= WHEN[bird]:
        return 0.0
    out, mine = (TRUMPS & others).bit_count(), (TRUMPS & spot.hand).bit_count()
    if not out:
        return _SURE * prize(spot, bird, spot.me)
    return _LIKELY * max(0.0, 1 - out / mine) * prize(spot, bird, spot.me)
