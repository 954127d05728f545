"""Expert: speaks like a club player, and buries and plays what does best when likely layouts are played out."""

from functools import partial

from game.bots.sheepshead.burial import bury
from game.bots.sheepshead.guessing import likely_states
from game.bots.sheepshead.playing import explain, preferred, weigh
from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.talking import talk
from game.bots.sheepshead.worlds import world_of
from game.core.bot import Decision
from game.core.cards import bit
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Playing, Public, Sheepshead, State
from game.search.worlds import Likely

PLAY = ("lead", "reply")
_PLAYOUTS = 2400
"""How many times one decision may play a deal to its end, whatever the budget."""
_LAYOUTS = 60
"""Layouts that are looked at before something is buried, whatever the budget."""
_RULE_OF_THUMB = 0.04
"""Game points that a point of a club player's judgement counts for beside the playouts."""
_FEW = 12
"""Playouts beside which it counts for twice as much: few of them may all err in one way."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Sheepshead, likely: Likely[Public, State] | None = None) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them."""
        self._rules = rules
        self._options = rules.options
        self._likely = likely or partial(likely_states, rules)

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase == "bury":
            return bury(view, self._rules, self._likely(view, dice, min(budget, _LAYOUTS)))
        if view.public.phase not in PLAY:
            return talk(view, self._options)
        seen = situation(view, self._options)
        weighed = weigh(seen)
        usual = preferred(weighed)
        if len(weighed) == 1:
            return Decision(PLAYS[usual.card], explain(seen, usual))
        wanted = max(1, min(budget, _PLAYOUTS // len(weighed)))
        states = self._likely(view, dice, wanted)
        worlds = [world_of(state, view.me, self._options) for state in states if isinstance(state, Playing)]
        values = [world.values([each.card for each in weighed]) for world in worlds]
        means = [sum(each[place] for each in values) / len(values) for place in range(len(weighed))]
        thumb = _RULE_OF_THUMB * (1 + _FEW / len(worlds))
        best = max(zip(weighed, means, strict=True), key=lambda each: each[1] + thumb * each[0].value)[0]
        if best.card == usual.card:
            return Decision(PLAYS[best.card], explain(seen, best))
        return Decision(PLAYS[best.card], Reason("counted", cards=bit(best.card), number=len(worlds)))
