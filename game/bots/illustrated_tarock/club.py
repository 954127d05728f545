"""Club: bids what the hand should bring, draws and discards to trump suits, and plays with the other defender."""

from game.bots.illustrated_tarock.begging import shun
from game.bots.illustrated_tarock.explaining import why, why_begging
from game.bots.illustrated_tarock.judging import judge
from game.bots.illustrated_tarock.spot import Spot, spot_of
from game.bots.illustrated_tarock.talking import talk
from game.core.bot import Decision
from game.core.move import PLAYS
from game.core.rules import Dice
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public

PLAY = ("lead", "reply")


class Club:
    """A sound player of the coffee house."""

    def __init__(self, rules: IllustratedTarock) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Speak, take, lay or play by rules of thumb."""
        if view.public.phase not in PLAY:
            return talk(view, self._rules.options)
        return play(spot_of(view, self._rules.governing(view.public.declarer)))


def play(spot: Spot) -> Decision:
    """Play a card and say why."""
    if spot.begging:
        card, chance = shun(spot)
        return Decision(PLAYS[card], why_begging(spot, card, chance))
    judged = judge(spot)
    return Decision(PLAYS[judged.card], why(spot, judged))
