"""Expert: makes up where the hidden cards lie, the likely ways, and plays each layout to its end."""

from game.bots.sheepshead.playing import pick_card
from game.bots.sheepshead.sight import sight
from game.bots.sheepshead.trying import consider
from game.bots.sheepshead.worlds import likely_states, world_of
from game.core.bot import Decision
from game.core.cards import bit, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Playing, Public, Sheepshead

PLAY = ("lead", "reply")
_PLAYOUTS = 260
"""How many times one decision may play a deal to its end, whatever the budget."""
_LAYOUTS = 60
_USUAL = 0.1
"""Game points by which another card must be better than the one a club player plays."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Sheepshead) -> None:
        """Play under these house rules."""
        self._rules = rules
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase not in PLAY:
            return consider(view, self._rules, dice, budget)
        seen = sight(view, self._options)
        usual, reason = pick_card(seen)
        cards = members(seen.legal)
        if len(cards) == 1:
            return Decision(PLAYS[usual], reason)
        wanted = max(1, min(budget, _LAYOUTS, _PLAYOUTS // len(cards)))
        states = likely_states(self._rules, view, dice, wanted)
        worlds = [world_of(state, view.me, self._options) for state in states if isinstance(state, Playing)]
        values = [world.values(cards) for world in worlds]
        means = {card: sum(each[place] for each in values) / len(values) for place, card in enumerate(cards)}
        means[usual] += _USUAL
        card = max(means, key=lambda each: (means[each], each == usual))
        if card == usual:
            return Decision(PLAYS[card], reason)
        return Decision(PLAYS[card], Reason("counted", cards=bit(card), number=len(worlds)))
