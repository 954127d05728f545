"""Club: picks by confidence, buries points, leads what his side wants led, and gives points only to sure tricks."""

from game.bots.sheepshead.playing import pick_card
from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.talking import talk
from game.core.bot import Decision
from game.core.move import PLAYS
from game.core.rules import Dice
from game.core.view import View
from game.rules.sheepshead import Public, Sheepshead

PLAY = ("lead", "reply")


class Club:
    """A sound player of the tavern table."""

    def __init__(self, rules: Sheepshead, threshold: float | None = None) -> None:
        """Play under these house rules; threshold is how sure of winning it wants to be before it picks."""
        self._options = rules.options
        self._threshold = threshold

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Speak, lay or play by rules of thumb."""
        if view.public.phase not in PLAY:
            return talk(view, self._options, self._threshold)
        card, reason = pick_card(situation(view, self._options))
        return Decision(PLAYS[card], reason)
