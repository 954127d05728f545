"""The club player: knows the jeux de règle, counts the score, and wastes nothing."""

from game.bots.ecarte.playing import mark, play, throw
from game.bots.ecarte.situation import situation
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
        seen = situation(view, self._rules)
        match view.public.phase:
            case "propose" | "answer":
                return talk(seen)
            case "discard":
                return throw(seen)
            case _:
                return mark(seen) or play(seen)
