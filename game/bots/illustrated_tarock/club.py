"""Club: bids what the hand should bring, draws and discards to trump suits, and plays with the other defender."""

from game.bots.illustrated_tarock.playing import look, play
from game.bots.illustrated_tarock.talking import talk
from game.core.bot import Decision
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
        return play(look(view, self._rules))
