"""Mistakes found while one looks back, kept to be practised: by a press, or by themselves if the player wants it so."""

from collections.abc import Callable

from game.coach.judging import FINE, Verdict
from game.coach.review import Review
from game.core.record import record
from game.play.coaching import Coaching
from game.storage.mistakes import MOST, Kept
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import Button


@record
class Practising:
    """Where the mistakes of a match are kept."""

    known: Callable[[Review, Verdict], bool]
    keep: Callable[[Review, Verdict, int], Kept]  # of a deal
    delete: Callable[[Review, Verdict], None]


class MistakeKeeper:
    """Keeps the mistakes of the deal that is open."""

    def __init__(self, context: UiContext, coaching: Coaching, practising: Practising | None) -> None:
        """Watch a review; without a place to keep them in, nothing is offered."""
        self._context = context
        self._coaching = coaching
        self._practising = practising
        self._refused = False  # that was said once
        self._found: tuple[Verdict, ...] = ()

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"mistakes.review.{key}", **values)

    def button(self, at: int) -> Button | None:
        """Offer to keep the move that made the log so long; none while no mistake has been found in the deal."""
        there, coaching = self._practising, self._coaching
        if there is None or not coaching.mistakes:
            return None
        verdict = coaching.verdict(at) if at in coaching.mistakes else None
        if verdict is None:
            return Button("practise", self._say("keep"), _nothing, live=False, tip=self._say("none_tip"))
        if there.known(coaching.review, verdict):
            forget, tip = self._forget(there, verdict), self._say("kept_tip")
            return Button("practise", self._say("kept"), forget, tip=tip, icon="check")
        keep = self._keep(there, verdict)
        return Button("practise", self._say("keep"), keep, tip=self._say("keep_tip"), icon="plus")

    def press(self, at: int) -> bool:
        """Do by key what the button does; tell whether it did anything."""
        button = self.button(at)
        if button is None or not button.live:
            return False
        button.press()
        return True

    def _keep(self, there: Practising, verdict: Verdict) -> Command:
        def press() -> Switch:
            became = there.keep(self._coaching.review, verdict, self._coaching.deal)
            if became is not Kept.KEPT:
                self._context.notices.say(self._say(became.value, most=MOST))
            return None

        return press

    def _forget(self, there: Practising, verdict: Verdict) -> Command:
        def press() -> Switch:
            there.delete(self._coaching.review, verdict)
            return None

        return press

    def pass_over_found(self) -> None:
        """Leave what the review had found before alone: the player may have deleted it since."""
        self._found = self._coaching.review.verdicts

    def keep_found(self) -> None:
        """Keep what has just been found, if the player wants that; why it can't be kept is said once."""
        review, there = self._coaching.review, self._practising
        fresh = [each for each in review.verdicts if each not in self._found]
        self._found = review.verdicts
        if there is None or not self._context.settings.keep_mistakes:
            return
        for verdict in fresh[-1:]:
            if review.kind(verdict) != FINE and not there.known(review, verdict):
                became = there.keep(review, verdict, self._coaching.deal)
                if became is not Kept.KEPT and not self._refused:
                    self._refused = True
                    self._context.notices.say(self._say(became.value, most=MOST))


def _nothing() -> Switch:
    return None
