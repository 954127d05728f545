"""By what a master of Gleek judges cards: worlds are played on at random, too, which errs otherwise than quick play."""

from collections.abc import Sequence

from game.bots.gleek.expert import EXACT, Judge, by_quick_play
from game.bots.gleek.playout import Deck
from game.bots.gleek.worlds import World
from game.core.cards import NOBODY, Card
from game.core.rules import Dice
from game.core.view import View
from game.rules.gleek import Public
from game.rules.gleek.phases import SEATS
from game.search.playout import Playout, at_random

_SIDES = tuple(range(SEATS))
"""Everybody plays for himself."""
_QUICK_SHARE, _RANDOM_PLAYOUTS = 0.4, 2
"""What quick play, which sees all hands, counts for beside play at random, and how often that is tried for it."""


def by_mixed_play(
    on: Deck, view: View[Public], world: World, cards: Sequence[Card], dice: Dice
) -> list[float]:
    """Play the deal to its end both ways, or solve what is left of it."""
    quick = by_quick_play(on, view, world, cards, dice)
    if view.hand.bit_count() <= EXACT:
        return quick
    chance = [by_random_play(on, view, world, card, dice, _RANDOM_PLAYOUTS) for card in cards]
    return [_QUICK_SHARE * one + (1 - _QUICK_SHARE) * other for one, other in zip(quick, chance, strict=True)]


def by_random_play(on: Deck, view: View[Public], world: World, card: Card, dice: Dice, times: int) -> float:
    """Play the deal to its end so many times, any card that may be played being played; give what I take on average."""
    playout, trick = Playout(on.contract, _SIDES, NOBODY), view.trick
    chooser = at_random(playout.legal, dice)
    played = [playout.finish(world.hands, trick.leader, trick.cards, card, chooser) for _ in range(times)]
    return sum([each.points[view.me] for each in played]) / times


MIXED = Judge(by_mixed_play, trials=3000, effort=2)
"""Chance needs more worlds than quick play to be sure of the same."""
