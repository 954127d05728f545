"""What is remarked beside the table: why something was refused, what the master advises, what the companion says."""

from collections.abc import Callable

from game.core.cards import Card
from game.core.move import Move
from game.core.rules import Reason
from game.play.companion import Companion, Counsel
from game.play.playback import Playback
from game.play.table_session import Awaited, BrokeDown, TableSession
from game.search.master import Advice
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.advising import Advised, Advising
from game.ui.table.hand import HandControl
from game.ui.table.view_model import RemarkText


class Remarks:
    """One remark at a time, and whoever makes them."""

    def __init__(
        self,
        context: UiContext,
        session: TableSession,
        captions: Captions,
        playback: Playback,
        hand: HandControl,
        refresh: Callable[[], None],
        companion: Companion | None,
    ) -> None:
        """Remark on nothing yet; `refresh` lays the chrome out again. Not everybody has a companion."""
        self.companion = companion
        self._refresh = refresh
        self._context = context
        self._captions = captions
        self._playback = playback
        self._hand = hand
        self._advising = Advising(context, session, captions)
        self._shown: RemarkText | Advised | None = None

    @property
    def remark(self) -> RemarkText | None:
        """What is remarked."""
        return self._shown.remark if isinstance(self._shown, Advised) else self._shown

    @property
    def advice(self) -> Advice | None:
        """The advice that is shown, if there are figures behind it."""
        shown = self._shown
        return shown.advice if isinstance(shown, Advised) and shown.remark.figures else None

    @property
    def advised(self) -> str:
        """Key of the button the hint is for; empty when it is for none."""
        return self._shown.button if isinstance(self._shown, Advised) else ""

    @property
    def counsel(self) -> Counsel | None:
        """What the companion says of what the player is to decide."""
        if self.companion is None or not self._context.settings.companion or not self._playback.ready:
            return None
        return self.companion.about(self._playback.shown.view)

    def show(self, remark: RemarkText | Advised | None) -> None:
        """Show a remark in the place of the one before."""
        self._shown = remark
        self._hand.hinted = remark.cards if isinstance(remark, Advised) else 0

    def put_away(self) -> RemarkText | None:
        """Put a remark away and give it."""
        remark = self.remark
        self.show(None)
        self._refresh()
        return remark

    def look_past(self, one: Card) -> None:
        """Put away why another card than this one was refused."""
        if self.remark is not None and self.remark.card not in (None, one):
            self.put_away()

    def _tell(self, remark: RemarkText | Advised) -> None:
        """Show a remark, and let it be heard."""
        self.show(remark)
        text = remark.remark if isinstance(remark, Advised) else remark
        self._context.announcer.say(f"{text.eyebrow}: {self._captions.cards.aloud(text.text)}", urgent=True)

    def explain(self, reason: Reason, one: Card | None = None) -> None:
        """Say why something, such as a card, was refused."""
        self._context.cue("refuse")
        eyebrow = self._captions.table("refusal_eyebrow")
        told = self._captions.reason(reason)
        self._tell(RemarkText(eyebrow, told, reason.rule, lit=False, card=one))
        self._refresh()

    def clear(self) -> None:
        """Drop what was remarked of a choice that has been made, and what was asked about it."""
        self.show(None)
        self._advising.wanted = False

    def decided(self, moves: tuple[Move, ...]) -> None:
        """Let the companion see a decision, unless it is what the hint said."""
        aided = isinstance(self._shown, Advised) or self._advising.wanted
        if self.companion is not None and self._playback.ready and not aided:
            self.companion.made(self._playback.shown.view, moves)

    def hint(self) -> None:
        """Ask the master."""
        if self._playback.ready:
            self._tell(self._advising.ask())
            self._refresh()

    @property
    def awaited(self) -> bool:
        """Whether an answer of the master is waited for."""
        return self._advising.wanted and self._playback.ready

    def listen(self) -> None:
        """Show the master's advice when it has come."""
        outcome = self._advising.listen()
        if isinstance(outcome, Awaited):
            return
        if isinstance(outcome, Advised) and not self._advising.wanted:  # of an exchange all cards are known
            self._tell(outcome)
        else:
            self.show(None if isinstance(outcome, BrokeDown) else outcome)
        self._refresh()

    def dismiss_companion(self) -> Switch:
        """Have the companion say no more of decisions like this one."""
        if self.companion is not None:
            self.companion.dismiss()
        self._refresh()
        return None
