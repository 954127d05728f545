"""Asks the master for advice once, and shows it when it has come."""

from random import Random
from typing import assert_never

from game.core.cards import Card, Cards, mask
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import record
from game.play.choices import after_laying
from game.play.table_session import Answered, Awaited, BrokeDown, Inquiry, TableSession
from game.search.master import Advice
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.table.view_model import RemarkText


@record
class Advised:
    """What is shown of the master's answer."""

    remark: RemarkText
    cards: Cards
    button: str  # key of the button it is for, or ""
    advice: Advice


class Advising:
    """Asks the master for one player."""

    def __init__(self, context: UiContext, session: TableSession, captions: Captions) -> None:
        """Ask nothing yet."""
        self._context = context
        self._session = session
        self._captions = captions
        self._asked: tuple[int, Inquiry[Advice]] | None = (
            None  # revision of the session, and what was asked then
        )
        self._first: Advice | None = None  # of an exchange, for its first card
        self._laid: tuple[Card, ...] = ()  # the cards of it advised so far
        self._dice = Random(0)
        self.wanted = False

    def ask(self) -> RemarkText:
        """Ask, and give what is to be read meanwhile."""
        self.wanted = True
        now = self._session.revision
        if self._asked is None or self._asked[0] != now:
            self._asked = now, self._session.ask_hint()
            self._first, self._laid = None, ()
        say = self._captions.table
        return RemarkText(say("hint_eyebrow"), say("hint_thinking"), "", lit=True)

    def listen(self) -> Awaited | Advised | BrokeDown:
        """Look whether the answer has come; a master who breaks down is excused to the player."""
        outcome = self._asked[1].poll() if self._asked else Awaited()
        self.wanted = isinstance(outcome, Awaited)
        match outcome:
            case Awaited():
                return outcome
            case Answered(advice):
                self.wanted = self._goes_on(advice)
                return self._told(self._first or advice)
            case BrokeDown():
                self._context.notices.say(self._captions.table("no_advice"))
                return outcome
            case _:
                assert_never(outcome)

    def _goes_on(self, advice: Advice) -> bool:
        """Ask about the next card of an exchange; tell whether there may be one."""
        move = advice.decision.move
        if not isinstance(move, Lay) or move.card in self._laid:
            return False
        self._first, self._laid = self._first or advice, (*self._laid, move.card)
        rules, view = self._session.match.rules, self._session.view()
        then = after_laying(rules, view, self._laid, self._dice)
        if then is not None:
            self._asked = self._session.revision, self._session.ask_hint(then)
        return then is not None

    def _told(self, advice: Advice) -> Advised:
        decision, eyebrow = advice.decision, self._captions.table("hint_eyebrow")
        cards = mask([decision.move.card]) if isinstance(decision.move, Play | Lay) else 0
        cards |= mask(self._laid)
        told, figures = self._captions.advice(decision), bool(advice.prospects)
        if len(self._laid) > 1:
            told = self._captions.laying(cards)
        remark = RemarkText(eyebrow, told, decision.reason.rule, lit=True, figures=figures)
        return Advised(remark, cards, _button(decision.move), advice)


def _button(move: Move) -> str:
    """Give the key of the button that makes a move; empty where a card does."""
    match move:
        case Say(word):
            return f"say:{word}"
        case Take(packet):
            return f"take:{packet}"
        case _:
            return ""
