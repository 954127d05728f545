"""Expert: makes up where the hidden cards lie, many times, and plays each layout to its end."""

from collections.abc import Sequence

from game.bots.sheepshead.playing import pick_card
from game.bots.sheepshead.sight import sight
from game.bots.sheepshead.talking import talk
from game.bots.sheepshead.worlds import World, world_of
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Playing, Public, Sheepshead

PLAY = ("lead", "reply")
_LAYOUTS = 32
_USUAL = 0.15
"""Game points by which another card must be better than the one a club player plays."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Sheepshead) -> None:
        """Play under these house rules."""
        self._rules = rules
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card that does best over the layouts; speak and lay like a club player."""
        if view.public.phase not in PLAY:
            return talk(view, self._options)
        seen = sight(view, self._options)
        usual, reason = pick_card(seen)
        if not seen.legal & (seen.legal - 1):
            return Decision(PLAYS[usual], reason)
        worlds = self._worlds(view, dice, min(budget, _LAYOUTS))
        values = _values(worlds, seen.legal)
        values[usual] += _USUAL
        card = max(values, key=lambda each: (values[each], each == usual))
        if card == usual:
            return Decision(PLAYS[card], reason)
        return Decision(PLAYS[card], Reason("counted", cards=bit(card), number=len(worlds)))

    def _worlds(self, view: View[Public], dice: Dice, count: int) -> list[World]:
        found = []
        for _ in range(max(1, count)):
            state = self._rules.imagine(view, dice)
            if isinstance(state, Playing):
                found.append(world_of(state, view.me, self._options))
        return found


def _values(worlds: Sequence[World], legal: Cards) -> dict[Card, float]:
    """Give the average result of each card."""
    return {card: sum(world.value(card) for world in worlds) / max(1, len(worlds)) for card in members(legal)}
