"""Asks the master for advice once, and shows it when it has come."""

from game.core.cards import Cards, mask
from game.core.move import Lay, Play
from game.core.record import record
from game.play.table_session import TableSession
from game.search.master import Advice
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.table.view_model import RemarkText


@record
class Counselled:
    """What is shown of an answer: nothing at all where there was none."""

    cards: Cards = 0
    note: RemarkText | None = None
    advice: Advice | None = None


class Advising:
    """Asks the master for one player."""

    def __init__(self, context: UiContext, session: TableSession, captions: Captions) -> None:
        """Ask nothing yet."""
        self._context = context
        self._session = session
        self._captions = captions
        self.wanted = False

    def ask(self) -> RemarkText:
        """Ask, and give what is to be read meanwhile."""
        self.wanted = True
        self._session.ask_hint()
        say = self._captions.table
        return RemarkText(say("hint_eyebrow"), say("hint_thinking"), "", lit=True)

    def listen(self) -> Counselled | None:
        """Give the answer when it has come; a master who breaks down is excused to the player."""
        advice = self._session.hint()
        if self._session.stumbled:
            self.wanted = False
            self._context.notices.say(self._captions.table("no_advice"))
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
            RemarkText(eyebrow, told, decision.reason.rule, lit=True, figures=figures),
            advice if figures else None,
        )
