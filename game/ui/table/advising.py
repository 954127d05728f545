"""The expert at the player's elbow: asked once, and listened for until the advice has come."""

from game.core.bot import Decision
from game.core.cards import Cards, mask
from game.core.move import Lay, Play
from game.core.record import record
from game.ui.house import House
from game.ui.table.captions import Captions
from game.ui.table.moment import Note
from game.ui.table.sitting import Sitting


@record
class Advice:
    """What is shown of an answer: nothing at all where there was none."""

    cards: Cards = 0
    note: Note | None = None


class Advising:
    """Asks the expert for one player."""

    def __init__(self, house: House, sitting: Sitting, captions: Captions) -> None:
        """Ask nothing yet."""
        self._house = house
        self._sitting = sitting
        self._captions = captions
        self.wanted = False

    def ask(self) -> Note:
        """Ask, and give what is to be read meanwhile."""
        self.wanted = True
        self._sitting.ask_hint()
        say = self._captions.table
        return Note(say("hint_eyebrow"), say("hint_thinking"), "", lit=True)

    def listen(self) -> Advice | None:
        """Give the answer when it has come; an expert who breaks down is excused to the player."""
        decision = self._sitting.hint()
        if self._sitting.stumbled:
            self.wanted = False
            self._house.notices.say(self._captions.table("no_advice"))
            return Advice()
        if decision is None:
            return None
        self.wanted = False
        return self._told(decision)

    def _told(self, decision: Decision) -> Advice:
        move, eyebrow = decision.move, self._captions.table("hint_eyebrow")
        cards = mask([move.card]) if isinstance(move, Play | Lay) else 0
        return Advice(cards, Note(eyebrow, self._captions.advice(decision), decision.reason.rule, lit=True))
