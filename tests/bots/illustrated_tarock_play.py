"""The last tricks of Illustrated Tarock, as chance brings them about."""

from collections.abc import Iterator
from random import Random

from game.core.cards import NOBODY
from game.rules.illustrated_tarock import IllustratedTarock, Playing
from tests.laws.walks import tables, walk


def endings(dice: Random, cards: int) -> Iterator[tuple[IllustratedTarock, Playing]]:
    """Play at random, under any house rules, until so many cards are in the hand to play, one against two."""
    while True:
        for _, rules in tables("illustrated_tarock", dice, 12):
            assert isinstance(rules, IllustratedTarock)
            for step in walk(rules, dice, 400):
                state = step.before
                if not isinstance(state, Playing) or state.layout.declarer == NOBODY:
                    continue
                if (state.layout.hands[state.turn] & ~state.play.gone).bit_count() == cards:
                    yield rules, state
