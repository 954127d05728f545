"""Expert: makes up where the hidden cards lie, the likely ways, and plays each layout to its end."""

from functools import partial

from game.bots.illustrated_tarock.club import PLAY
from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.manners import decent
from game.bots.illustrated_tarock.playing import look, play, rate
from game.bots.illustrated_tarock.playout import World, world_of
from game.bots.illustrated_tarock.situation import Situation
from game.bots.illustrated_tarock.trying import consider
from game.bots.illustrated_tarock.worlds import likely_states
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS, Play
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.bidding import MULTIPLIERS
from game.search.worlds import Likely

_TRICKS = 1600
"""How many tricks one decision may play out, whatever the budget."""
_LAYOUTS = 40
_CARDS = 6
"""How many cards are tried, those a club player likes best."""
_SOLVED = {4: 16, 3: 40, 2: 40}
"""By cards in hand: how many layouts are solved instead of played out."""
_USUAL = 0.4
"""Points by which another card must be better than the one a club player plays, before they are multiplied."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: IllustratedTarock, likely: Likely[Public, State] | None = None) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them."""
        self._rules = rules
        self._likely = likely or partial(likely_states, rules)

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase not in PLAY:
            return consider(view, self._rules, self._likely, dice, budget)
        seen = look(view, self._rules)
        usual = play(seen)
        cards = promising(seen)
        if len(cards) == 1 or not isinstance(usual.move, Play):
            return usual
        states = self._likely(view, dice, min(budget, _layouts(seen, len(cards))))
        worlds = [world_of(state, self._rules) for state in states if isinstance(state, Playing)]
        means = _means(worlds, seen, cards)
        means[usual.move.card] += _USUAL * self._times(view)
        card = max(means, key=lambda each: means[each])
        if card == usual.move.card:
            return usual
        return Decision(PLAYS[card], Reason("counted", cards=bit(card), number=len(worlds)))

    def _times(self, view: View[Public]) -> int:
        """Tell by what the deal is multiplied."""
        return MULTIPLIERS[self._rules.options.multipliers].get(view.public.auction.bid, 1)


def promising(seen: Situation) -> list[Card]:
    """List the cards a club player would think of, the one he would play first."""
    rated = sorted(decent(seen, rate(seen)), key=lambda each: -each.value)
    return [each.card for each in rated[:_CARDS]]


def _solvable(seen: Situation) -> bool:
    return not seen.begging and seen.hand.bit_count() in _SOLVED


def _layouts(seen: Situation, cards: int) -> int:
    """Tell how many layouts there is time for."""
    left = seen.hand.bit_count()
    if _solvable(seen):
        return _SOLVED[left]
    return max(1, min(_LAYOUTS, _TRICKS // (cards * left)))


def _means(worlds: list[World], seen: Situation, cards: list[Card]) -> dict[Card, float]:
    """Tell what each card brings my side on average."""
    total = [0.0] * len(cards)
    exact = _solvable(seen)
    sign = 1.0 if seen.attacks else -0.5
    for world in worlds:
        if exact:
            values = [sign * worth for worth in Ending(world).judge(cards)]
        else:
            values = [world.value(card, seen.me) for card in cards]
        total = [before + value for before, value in zip(total, values, strict=True)]
    return {card: value / len(worlds) for card, value in zip(cards, total, strict=True)}
