"""The three birds: which of them is due in a trick, what its flight is worth, and what keeping one for it is worth."""

from collections.abc import Sequence

from game.bots.illustrated_tarock.situation import Situation
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


def prize(seen: Situation, bird: Card, seat: Seat) -> int:
    """Tell what it is worth to a seat that its bird flies."""
    if seat == seen.declarer:
        for card, worth in seen.prizes:
            if card == bird:
                return worth
    return SILENT[_NAMES[bird]]


def flight(seen: Situation, card: Card, chance: float) -> float:
    """Value what playing a card does for the bird that is due in this trick."""
    due = DUE.get(TRICKS + 1 - seen.hand.bit_count(), -1)
    if card == due:
        return chance * prize(seen, due, seen.me)
    if due not in seen.table or not seen.leading_with(card):
        return 0.0
    owner = seen.winner()
    if seen.table[(owner - seen.leader) % 3] != due:
        return 0.0
    return -prize(seen, due, owner) if seen.ours(owner) else prize(seen, due, owner)


def nesting(seen: Situation) -> bool:
    """Tell whether I hold a bird whose trick is still to come."""
    trick = TRICKS + 1 - seen.hand.bit_count()
    return any(seen.hand >> bird & 1 and trick < when for bird, when in WHEN.items())


def roost(seen: Situation, bird: Card, others: Cards) -> float:
    """Value what keeping a bird for its own trick is worth."""
    if TRICKS + 1 - seen.hand.bit_count() >= WHEN[bird]:
        return 0.0
    out, mine = (TRUMPS & others).bit_count(), (TRUMPS & seen.hand).bit_count()
    if not out:
        return _SURE * prize(seen, bird, seen.me)
    return _LIKELY * max(0.0, 1 - out / mine) * prize(seen, bird, seen.me)
