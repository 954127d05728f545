"""The master at the player's elbow: asked once, and listened for until the advice has come."""

from game.core.cards import Cards, mask
from game.core.move import Lay, Play
from game.core.record import record
from game.search.master import Advice
from game.ui.house import House
from game.ui.table.captions import Captions
from game.ui.table.moment import Note
from game.ui.table.sitting import Sitting


@record
class Counselled:
    """What is shown of an answer: nothing at all where there was none."""

    cards: Cards = 0
    note: Note | None = None
    advice: Advice | None = None


class Advising:
    """Asks the master for one player."""

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

    def listen(self) -> Counselled | None:
        """Give the answer when it has come; a master who breaks down is excused to the player."""
        advice = self._sitting.hint()
        if self._sitting.stumbled:
            self.wanted = False
            self._house.notices.say(self._captions.table("no_advice"))
            return Counselled()
        if advice is None:
            return None
        self.wanted = False
        return self._told(advice)

    def _told(self, advice: Advice) -> Counselled:
        decision, eyebrow = advice.decision, self._captions.table("hint_eyebrow")
        cards = mask([decision.move.card]) if isinstance(decision.move, Play | Lay) else 0
        told, figures = self._captions.advice(decision), bool(advice.prospects)
        return Counselled(
            cards,
            Note(eyebrow, told, decision.reason.rule, lit=True, figures=figures),
            advice if figures else None,
        )
