"""Expert: makes up where the hidden cards lie and plays each layout to its end."""

from game.bots.illustrated_tarock.club import PLAY, play
from game.bots.illustrated_tarock.playout import World, world_of
from game.bots.illustrated_tarock.spot import spot_of
from game.bots.illustrated_tarock.talking import talk
from game.core.bot import Decision
from game.core.cards import bit, members
from game.core.move import PLAYS, Play
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public

_PLAYOUTS = 200
"""How many times one decision may play a deal to its end, whatever the budget."""
_LAYOUTS = 40
_USUAL = 0.5
"""Game points by which another card must be better than the one a club player plays."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: IllustratedTarock) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase not in PLAY:
            return talk(view, self._rules.options)
        spot = spot_of(view, self._rules.governing(view.public.declarer))
        usual = play(spot)
        cards = members(spot.legal)
        if len(cards) == 1 or not isinstance(usual.move, Play):
            return usual
        wanted = max(1, min(budget, _LAYOUTS, _PLAYOUTS // len(cards)))
        states = [self._rules.imagine(view, dice) for _ in range(wanted)]
        worlds: list[World] = [world_of(state, self._rules) for state in states if isinstance(state, Playing)]
        means = {card: sum(world.value(card, view.me) for world in worlds) / len(worlds) for card in cards}
        means[usual.move.card] += _USUAL
        card = max(means, key=lambda each: means[each])
        if card == usual.move.card:
            return usual
        return Decision(PLAYS[card], Reason("counted", cards=bit(card), number=len(worlds)))
