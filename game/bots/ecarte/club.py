"""The club player: knows the jeux de règle, counts the score, and wastes nothing."""

from game.bots.ecarte.playing import mark, play, throw
from game.bots.ecarte.spot import look
from game.bots.ecarte.talking import talk
from game.core.bot import Decision
from game.core.rules import Dice
from game.core.view import View
from game.rules.ecarte import Ecarte, Public


class Club:
    """Sound play by rules of thumb; the dice are never needed."""

    def __init__(self, rules: Ecarte) -> None:
        """Sit down at a table with these rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Choose by the book."""
        spot = look(self._rules, view)
        match view.public.phase:
            case "propose" | "answer":
                return talk(spot)
            case "discard":
                return throw(spot)
            case _:
                return mark(spot) or play(spot)
