"""Mistakes found while one looks back, kept to be practised: by a press, or by themselves if the player wants it so."""

from collections.abc import Callable, Sequence

from game.coach.judging import FINE, Verdict
from game.coach.review import Review
from game.core.record import record
from game.play.finished_deal import LookedBack
from game.play.table.inputs import Practise
from game.storage.mistakes import MOST, Kept
from game.ui.shell.context import UiContext
from game.ui.table.lettering import Send, Sends
from game.ui.widgets.button import Button


@record
class Practising:
    """Where the mistakes of a match are kept."""

    known: Callable[[Review, Verdict], bool]
    keep: Callable[[Review, Verdict, int], Kept]  # of a deal
    delete: Callable[[Review, Verdict], None]


class MistakeKeeper:
    """Keeps the mistakes of the deal that is open."""

    def __init__(self, context: UiContext, practising: Practising | None, send: Send) -> None:
        """Without a place to keep them in, nothing is offered."""
        self._context = context
        self._practising = practising
        self._send = send
        self._refused = False  # that was said once

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"mistakes.review.{key}", **values)

    def button(self, past: LookedBack) -> Button | None:
        """Offer to keep the move that is shown; none while no mistake has been found in the deal."""
        there, press, verdict = self._practising, Sends(self._send, Practise()), _mistake(past)
        if there is None or not past.mistakes:
            return None
        if verdict is None:
            return Button("practise", self._say("keep"), press, live=False, tip=self._say("none_tip"))
        if there.known(past.review, verdict):
            return Button("practise", self._say("kept"), press, tip=self._say("kept_tip"), icon="check")
        return Button("practise", self._say("keep"), press, tip=self._say("keep_tip"), icon="plus")

    def practise(self, past: LookedBack) -> None:
        """Keep the move that is shown, or keep it no longer."""
        there, verdict = self._practising, _mistake(past)
        if there is None or verdict is None:
            return
        if there.known(past.review, verdict):
            there.delete(past.review, verdict)
            return
        became = there.keep(past.review, verdict, past.deal)
        if became is not Kept.KEPT:
            self._context.notices.say(self._say(became.value, most=MOST))

    def keep_found(self, past: LookedBack, fresh: Sequence[Verdict]) -> None:
        """Keep what has just been found, if the player wants that; why it can't be kept is said once."""
        there = self._practising
        if there is None or not self._context.settings.keep_mistakes:
            return
        for verdict in fresh:
            if past.review.kind(verdict) != FINE and not there.known(past.review, verdict):
                became = there.keep(past.review, verdict, past.deal)
                if became is not Kept.KEPT and not self._refused:
                    self._refused = True
                    self._context.notices.say(self._say(became.value, most=MOST))


def _mistake(past: LookedBack) -> Verdict | None:
    """Give what is said of the move that is shown, if it is a mistake."""
    return past.verdict(past.at) if past.at in past.mistakes else None
