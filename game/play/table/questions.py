"""What is asked beside the game about a table: a hint, what may be claimed, what an Expert would have done.

One question at a time is put to the process in which bots think, the most urgent first.
"""

from game.play.companion import Companion, Counsel
from game.play.table.effects import AskMaster, CallCompanion, NoteDecision, Question
from game.play.table.inputs import ClaimProved, DismissCompanion, MasterAnswered
from game.play.table.offers import worth_claiming
from game.play.table.state import TableState
from game.play.table_session import Answered, AnyView, Awaited, Inquiry, TableSession
from game.search.claim import Claim
from game.search.master import Advice


class Questions:
    """Asks for one player."""

    def __init__(self, session: TableSession, companion: Companion | None) -> None:
        """Ask nothing yet. Not everybody has a companion."""
        self.companion = companion
        self._session = session
        self._hint: Inquiry[Advice] | None = None
        self._claim: tuple[int, Inquiry[Claim]] | None = (
            None  # revision of the session, and what was asked then
        )

    def put(self, question: Question) -> None:
        """Ask the master, or let the companion know what the player has decided, or wants of it."""
        match question:
            case AskMaster(view):
                self._hint = self._session.ask_hint(view)
            case NoteDecision(view, moves) if self.companion:
                self.companion.made(view, moves)
            case DismissCompanion() if self.companion:
                self.companion.dismiss()
            case CallCompanion() if self.companion:
                self.companion.call_back()
            case _:
                pass

    def counsel(self, view: AnyView) -> Counsel | None:
        """Give what the companion says of what the player is to decide."""
        return self.companion.about(view) if self.companion else None

    def answer(self, state: TableState) -> MasterAnswered | ClaimProved | None:
        """Go on asking, and give an answer that has come."""
        if state.hint_awaited:
            return self._answered_hint()
        if not state.ready:
            return None
        if state.claim.revision != state.match.revision and worth_claiming(state.view):
            return self._proved(state.match.revision)
        if self.companion is not None:
            self.companion.listen()
        return None

    def _answered_hint(self) -> MasterAnswered | None:
        outcome = self._hint.poll() if self._hint else Awaited()
        return None if isinstance(outcome, Awaited) else MasterAnswered(outcome)

    def _proved(self, revision: int) -> ClaimProved | None:
        asked = self._claim
        if asked is None or asked[0] != revision or asked[1].dropped:  # a hint may have been asked since
            self._claim = asked = revision, self._session.ask_claim()
        outcome = asked[1].poll()
        if isinstance(outcome, Awaited):
            return None
        return ClaimProved(outcome.found.cards if isinstance(outcome, Answered) else ())
