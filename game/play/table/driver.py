"""Drives one table: leads it from state to state, and carries out what follows."""

from collections.abc import Iterable
from random import Random
from typing import Generic, Protocol, TypeVar, assert_never

from game.core.record import replace
from game.play.coaching import Coach, Coaching
from game.play.companion import Companion, Counsel
from game.play.finished_deal import LookedBack
from game.play.phases import Mine
from game.play.playback import Playback, ShownTable
from game.play.table.effects import (
    AskMaster,
    CallCompanion,
    Cue,
    Effect,
    GiveBack,
    LayAway,
    LookBackEffect,
    MatchEffect,
    NoteDecision,
    PlayOut,
    QuestionEffect,
    ReportDeal,
    ScreenEffect,
    ShowNotice,
    StopReview,
    Submit,
)
from game.play.table.inputs import (
    AnswerGiven,
    BotStumbled,
    ClaimProved,
    DealRecalled,
    DismissCompanion,
    Intent,
    MasterAnswered,
    MomentSeen,
    NextDeal,
    Redo,
    Restart,
    ReviewAdvanced,
    ReviewFailed,
    Rewound,
    ScoreSeen,
    SeeDeal,
    SeeMove,
    Shown,
    SkipAhead,
    TableEvent,
    TimePassed,
    ToggleReview,
    TrickSwept,
    Undo,
)
from game.play.table.offers import worth_claiming
from game.play.table.state import MatchStatus, TableFacts, TableState
from game.play.table.update import update
from game.play.table_session import Answered, AnyView, Awaited, Inquiry, TableSession
from game.play.tutor import Tutor
from game.search.claim import Claim
from game.search.master import Advice
from game.session.worker import ThinkingFailed
from game.stage.pace import Pace
from game.storage.settings import Liveliness, Settings


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

    def put(self, question: QuestionEffect) -> None:
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
            self.companion.poll()
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


FASTEST = 4.0
"""The tempo of a lesson where everything else happens at once: what it speaks of has to lie there for a while."""
RETURN = 0.18
"""Seconds in which a card that a lesson does not let through returns."""

Way_co = TypeVar("Way_co", covariant=True)
"""Where something on the screen leads."""
Way = TypeVar("Way")


class TableScreen(Protocol[Way_co]):
    """The screen on which a table is shown."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        ...

    @property
    def speaking(self) -> bool:
        """Whether something that has happened is still being told."""
        ...

    def perform(self, effect: ScreenEffect) -> Way_co | None:
        """Carry out an effect; tell where it leads, if anywhere."""
        ...


class TableClock:
    """The time at one table, for what is drawn anew at every frame."""

    def __init__(self) -> None:
        self.now = 0.0  # seconds since the player sat down
        self.thought = 0.0  # seconds a bot has been seen to think


class TableDriver(Generic[Way]):
    """Drives one table."""

    def __init__(
        self,
        facts: TableFacts,
        session: TableSession,
        screen: TableScreen[Way],
        companion: Companion | None = None,
        tutor: Tutor | None = None,
        coach: Coach | None = None,
    ) -> None:
        """Sit down. The match waits for whoever is asked about its tricks, or is led through a lesson.

        Where a finished deal is looked back at, a coach judges it, and nobody plays on.
        """
        self._screen = screen
        self.facts = facts
        self.session = session
        pace = Pace(facts.rules, facts.table, facts.game.given.calls, newcomer=facts.newcomer)
        self.shown = ShownTable(session, facts.table, self, pace)
        self.coaching: Coaching | None = None
        state = TableState(self.shown.view, tuple(self.shown.beats), settings=screen.settings, lesson=tutor)
        if session.past and coach:
            self.coaching = Coaching(session.match, session.me, coach)
            self.coaching.open(session.past.deal)
            state = replace(state, past=self._past(None))
        self.state, _ = update(facts, state, DealRecalled())
        self.playback = Playback(
            session,
            self.shown,
            self,
            Random(len(session.match)),
        )
        self.questions = Questions(session, companion)
        self.clock = TableClock()
        self.waited = 0.0  # for the player's decisions

    @property
    def settings(self) -> Settings:
        """The settings in force; in a lesson the learner plays every card, and goes on by a press."""
        mine = self._screen.settings
        if not self.facts.lesson:
            return mine
        return replace(
            mine,
            speed=mine.speed or FASTEST,
            auto_last_card=False,
            auto_only_card=False,
            wait_for_me=True,
            liveliness=Liveliness.QUIET,  # no film: the lesson tells of it
        )

    @property
    def held(self) -> bool:
        """Whether the match has to wait: for the learner, or for a question about its tricks."""
        return self._asks if self.lesson is None else self.lesson.held

    @property
    def led(self) -> bool:
        """Whether the lesson moves for the learner, too."""
        lesson = self.lesson
        return lesson is not None and lesson.leads

    @property
    def told(self) -> bool:
        """Whether all that has happened has been told."""
        return not self._screen.speaking

    @property
    def lesson(self) -> Tutor | None:
        """How far the learner has come, by the match as it stands."""
        lesson = self.state.lesson
        return lesson.seeing(self.session.match) if lesson else None

    def _past(self, known: LookedBack | None) -> LookedBack | None:
        """Tell how far one has come in looking back; what is known of that stays while nothing has changed."""
        deal, at, coaching = self.session.past, self.session.at, self.coaching
        if deal is None or coaching is None:
            return None
        review, running, judging = coaching.review, coaching.running, coaching.judging
        if known and known.span == deal.span:
            same = (known.at, known.running, known.judging) == (at, running, judging)
            same = same and known.review is review
            return known if same else replace(known, at=at, review=review, running=running, judging=judging)
        finished = self.session.match.view(self.session.me).ledger.finished
        return LookedBack(deal.deal, finished, at, deal.span, deal.tricks, review, running)

    @property
    def _asks(self) -> bool:
        """Whether nobody plays on, because a question about the tricks may come first."""
        if not self.facts.discreet:
            return False
        status = self._status()
        return status.taken != self.state.asked_after and not status.claimed

    # ------------------------------------------------------------------ from state to state

    def send(self, happened: Intent | TableEvent) -> Way | None:
        """Lead the table on by something that happens; tell where it leads from there, if anywhere."""
        return self._first([self.sync(), self._apply(happened), self.sync()])

    def _apply(self, happened: Intent | TableEvent) -> Way | None:
        self.state, effects = update(self.facts, self.state, happened)
        return self._first([self._carry_out(effect) for effect in effects])

    def sync(self) -> Way | None:
        """Take in what is shown and how the match stands, where the state does not know it."""
        state, beats, phase, status = self.state, self.shown.beats, self.playback.phase, self._status()
        lesson, past = self.lesson, self._past(state.past)
        settings, counsel = self._screen.settings, None
        if isinstance(phase, Mine) and settings.companion:
            counsel = self.questions.counsel(self.shown.view)
        known = (
            self.shown.view is state.view
            and lesson is state.lesson
            and past is state.past
            and beats[-1:] == [*state.beats[-1:]]
            and (phase, status, settings, counsel)
            == (state.phase, state.match, state.settings, state.counsel)
        )
        if known:
            return None
        seen = Shown(self.shown.view, tuple(beats), phase, status, settings, counsel, lesson, past)
        return self._apply(seen)

    def _status(self) -> MatchStatus:
        session, match, claimed = self.session, self.session.match, self.playback.claimed
        known = self.state.match
        if (known.revision, known.claimed) == (session.revision, claimed):
            return known
        return MatchStatus(
            len(match),
            session.revision,
            session.view().ledger.finished,
            match.can_take_back(session.me),
            match.can_redo,
            match.over,
            claimed,
            match.fingerprint,
            len(session.view().tricks),
        )

    def pass_time(self, dt: float, *, still: bool) -> Way | None:
        """Let seconds pass; where motion is reduced, things are still."""
        before = known = self.shown.view
        ways: list[Way | None] = []
        for mark in self.playback.update(dt, still):
            ways.append(self._apply(MomentSeen(mark, known, self.session.view(), self.clock.now)))
            known = known if mark.view is None else mark.view
        if self.shown.view is not before:
            ways.append(self._apply(ScoreSeen(before, self.shown.view, self.clock.now)))
        self.clock.now += dt
        self.clock.thought = self.playback.thought
        self.waited += dt if self.playback.ready else 0.0
        ways.append(self.send(TimePassed(self.clock.now)))
        if (
            self.facts.discreet
            and self._status().taken != self.state.asked_after
            and self.shown.animator.idle
        ):
            ways.append(self.send(TrickSwept()))
        return self._first(ways)

    def rest_for(self, seconds: float) -> None:
        """Leave the deal that is over to be seen for so long."""
        self.playback.rest = seconds

    def poll(self) -> Way | None:
        """Take in what has been answered, and what was done without the player."""
        playback, heard = self.playback, list[TableEvent]()
        if playback.stumbled is not None:
            heard.append(BotStumbled(playback.stumbled))
        if playback.answered is not None:
            heard.append(AnswerGiven(playback.answered))
        playback.stumbled = playback.answered = None
        heard += self._judge()
        if (answer := self.questions.answer(self.state)) is not None:
            heard.append(answer)
        return self._first([self.send(each) for each in heard])

    def _judge(self) -> Iterable[ReviewAdvanced | ReviewFailed]:
        """Go on with the review of the deal that is looked back at."""
        if self.coaching is None:
            return
        before = self.coaching.review.verdicts
        try:
            if self.coaching.go_on(self.session.at):
                yield ReviewAdvanced(
                    tuple(each for each in self.coaching.review.verdicts if each not in before)
                )
        except ThinkingFailed:
            yield ReviewFailed()

    @staticmethod
    def _first(ways: Iterable[Way | None]) -> Way | None:
        return next((each for each in ways if each is not None), None)

    # ------------------------------------------------------------------ what follows

    def _carry_out(self, effect: Effect) -> Way | None:
        if isinstance(effect, MatchEffect):
            return self._deal_with(effect)
        if isinstance(effect, LookBackEffect):
            self._look_back(effect)
            return None
        if isinstance(effect, QuestionEffect):
            self.questions.put(effect)
            return None
        return self._screen.perform(effect)

    def _deal_with(self, effect: MatchEffect) -> Way | None:
        """Carry out what is done with the match."""
        playback = self.playback
        match effect:
            case Submit(move):
                playback.submit((move,))
            case LayAway(cards):
                playback.exchange(cards)
            case GiveBack():
                self.shown.settle(RETURN)
            case SkipAhead():
                playback.skip()
            case PlayOut(cards):
                playback.claim(cards)
            case ReportDeal():
                playback.report()
            case NextDeal():
                playback.go_on()
            case Undo() | Restart() | Redo():
                return self._rewind(effect)
            case _:
                assert_never(effect)
        return None

    def _look_back(self, effect: LookBackEffect) -> None:
        """Carry out what is done with a deal that is looked back at."""
        coaching = self.coaching
        assert coaching is not None
        match effect:
            case SeeMove(at):
                self.shown.look_at(at)
            case SeeDeal(deal):
                self.shown.look_back(deal)
                coaching.open(deal)
            case ToggleReview():
                coaching.toggle()
            case StopReview():
                coaching.stop()
            case _:
                assert_never(effect)

    def _rewind(self, effect: Undo | Restart | Redo) -> Way | None:
        """Take back or make again, or say that there is nothing."""
        playback, way = self.playback, "redo" if isinstance(effect, Redo) else "undo"
        match effect:
            case Undo():
                done = playback.take_back()
            case Restart():
                done = playback.restart()
            case Redo():
                done = playback.redo()
            case _:
                assert_never(effect)
        if not done:
            return self._screen.perform(ShowNotice(f"nothing_to_{way}"))
        if way == "undo":
            self._screen.perform(Cue("undo"))
        return self.sync() or self._apply(Rewound())
