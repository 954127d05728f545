"""The table's controller: all that one player deals with, kept in step with what the table shows."""

from collections.abc import Callable
from random import Random
from typing import assert_never

from game.catalogue import Game
from game.core.move import Say
from game.core.record import record, replace
from game.play.companion import Companion, CompanionMemory
from game.play.playback import Playback
from game.play.shown_table import ShownTable
from game.play.table.effects import Effect, ShowNotice, TellAloud, Topic
from game.play.table.inputs import DealRecalled, Event, Intent, MomentSeen, ScoreSeen, Shown, TimePassed
from game.play.table.state import TableFacts, TableState
from game.play.table.update import update
from game.play.table_session import AnyView, TableSession
from game.play.tutor import Tutor
from game.stage.director import FIRST_HOLD, TRICK_HOLD
from game.stage.heaps import Heaps
from game.stage.motion import Mark, MarkKind
from game.stage.pose import card
from game.storage.settings import Settings
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.choosing import Choosing
from game.ui.table.claiming import Claiming, offer_aloud
from game.ui.table.hand import HandControl, in_back, in_order
from game.ui.table.hold_offer import HoldOffer
from game.ui.table.log import log_aloud
from game.ui.table.moves import PlayerMoves
from game.ui.table.remarks import Remarks
from game.ui.table.table_layout import Layout, layout_of

FASTEST = 4.0
"""The tempo of a lesson where everything else happens at once: what it speaks of has to lie there for a while."""


@record
class Person:
    """What a table takes into account of the person who sits down to it."""

    newcomer: bool = False  # has not played many matches of this game
    memory: CompanionMemory | None = None  # of the companion, where there is one
    quizzed: Callable[[], bool] | None = None  # whether the match waits, so that questions on it may be put


ANYBODY = Person()


class TableController:
    """What one player deals with."""

    def __init__(
        self,
        context: UiContext,
        game: Game,
        session: TableSession,
        captions: Captions,
        refresh: Callable[[], None],
        person: Person,
        tutor: Tutor | None = None,
    ) -> None:
        """Sit down; `refresh` lays the chrome out again. A tutor lets only some moves through."""
        self._context = context
        self._game = game
        self._captions = captions
        self._dice = Random(len(session.match))
        self._quizzed = person.quizzed
        self.session = session
        self.tutor = tutor
        self._refresh = refresh
        hold = FIRST_HOLD if person.newcomer else TRICK_HOLD
        self.shown = ShownTable(session, game.table, self._settings, hold)
        self.playback = Playback(
            session,
            self.shown,
            self._settings,
            self._dice,
            self._held,
            lambda: not context.announcer.speaking,
        )
        self.hold_offer = HoldOffer(context, captions, newcomer=person.newcomer)
        self.hand = HandControl()
        memory, words = person.memory, context.words
        companion = None if memory is None else Companion(session, game, captions, words, memory)
        self.remarks = Remarks(context, session, captions, self.playback, self.hand, refresh, companion)
        self.claiming = Claiming(session)
        self.clock = 0.0  # seconds since the player sat down
        self._facts = TableFacts(game, captions)
        self.state = TableState(self.shown.view, tuple(self.shown.beats))
        self.send(DealRecalled())
        self.choosing = Choosing(captions, self.playback, self.hand, self._dice, refresh)
        self.moves = PlayerMoves(
            context, self.choosing, self.playback, self.hand, self.remarks, self.look_again, tutor
        )
        self.dealing = (
            False  # the cards of the last deal have been taken up, and those of the next have not come
        )
        self._called = -1  # how long the log was when the player was last told to move
        self._layout: Layout | None = None

    def _settings(self) -> Settings:
        """Give the settings in force; in a lesson the learner plays every card, and goes on by a press."""
        mine = self._context.settings
        if self.tutor is None:
            return mine
        return replace(
            mine,
            speed=mine.speed or FASTEST,
            auto_last_card=False,
            auto_only_card=False,
            wait_for_me=True,
        )

    def _held(self) -> bool:
        """Tell whether the match waits for a step of a lesson, or a question."""
        if self.tutor is not None:
            return self.tutor.held
        return self._quizzed is not None and self._quizzed()

    @property
    def discreet(self) -> bool:
        """Whether what can be counted by whoever follows the tricks is not told during the deal."""
        return self._quizzed is not None

    # ------------------------------------------------------------------ the state

    def send(self, happened: Intent | Event) -> Switch:
        """Lead the table on by something that happens, and carry out what follows from it."""
        self._show()
        before = self.state
        self.state, effects = update(self._facts, before, happened)
        for effect in effects:
            self._carry_out(effect)
        if self.state is not before:
            self._refresh()
        return None

    def _show(self) -> None:
        view, beats, state = self.shown.view, self.shown.beats, self.state
        if view is not state.view or beats[-1:] != [*state.beats[-1:]] or len(beats) != len(state.beats):
            self.state, _ = update(self._facts, state, Shown(view, tuple(beats)))

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case ShowNotice(key):
                self._context.notices.say(self._captions.table(key))
            case TellAloud(topic):
                self._context.announcer.say(self._aloud(topic), urgent=True)
            case _:
                assert_never(effect)

    def _aloud(self, topic: Topic) -> str:
        captions, state, table = self._captions, self.state, self._game.table
        match topic:
            case Topic.LOG:
                beats = [beat for _, beat in state.beats]
                return closed(log_aloud(beats, captions, table.announced, table.calls))
            case Topic.SCORE:
                return closed(captions.table("score"))
            case Topic.LAST_TRICK:
                return " ".join(ByEar(self._context.words, captions, table).last_trick(state.view))
            case Topic.DECLARED:
                return " ".join(f"{each.spoken}." for each in state.declared_open)
            case Topic.DECLARED_PUT_AWAY:
                return self._context.words.get("aloud.declared_hidden")
            case _:
                assert_never(topic)

    def pass_time(self, dt: float, before: AnyView) -> None:
        """Let the clock of the table go on, in a frame before which this was shown."""
        if self.shown.view is not before:
            self.send(ScoreSeen(before, self.shown.view, self.clock))
        self.clock += dt
        self.send(TimePassed(self.clock))

    # ------------------------------------------------------------------ taking in what is shown

    def heaps(self) -> Heaps:
        """Give what lies in which heap, as it is shown."""
        viewport = self.shown.viewport
        assert viewport is not None
        return self._game.table.heaps(self.shown.view, viewport)

    @property
    def layout(self) -> Layout:
        """Where things lie."""
        assert self._layout is not None, "the table has been laid"
        return self._layout

    def look_again(self) -> None:
        """Take in what the table shows now: the hand, what may be done, what the rules want."""
        self._show()
        view, table, viewport = self.shown.view, self._game.table, self.shown.viewport
        assert viewport is not None
        heaps = table.heaps(view, viewport)
        slots, placed = table.slots(view, viewport), table.place(view, viewport)
        mine = in_order(view.hand, heaps.get(("hand", view.me), ()))
        self.hand.take(mine, in_back([placed[card(each)] for each in mine]))
        self._layout = layout_of(heaps, placed, slots, view.me)
        if self.choosing.take_in():
            self._call(view)
        self._refresh()

    def _call(self, view: AnyView) -> None:
        """Let the player know that a move is expected, and drop what was refused before."""
        if len(self.session.match) != self._called:
            self._called = len(self.session.match)
            self.remarks.show(None)
        if len(view.moves) > 1:
            self._context.cue("your_turn")

    def see(self, mark: Mark, known: AnyView) -> None:
        """Take in one moment, with what the player knew before it."""
        self.send(MomentSeen(mark, known, self.session.view(), self.clock))
        if mark.kind is MarkKind.SHUFFLE:
            self.hold_offer.lapse()
        if mark.kind is MarkKind.DEAL_OVER:
            self.remarks.show(None)
        self.dealing = mark.view is None and (self.dealing or mark.kind is MarkKind.SHUFFLE)
        if mark.kind in (MarkKind.DRAW, MarkKind.TAKE) and mark.view is not None:
            self.hand.greet(mark.view.hand & ~known.hand)

    # ------------------------------------------------------------------ what others say

    def listen(self) -> None:
        """Show the master's advice when it has come, and tell when a bot has broken down."""
        if self.playback.stumbled is not None:
            name = self._captions.players.within(self.playback.stumbled)
            self._context.notices.say(self._captions.table("bot_stumbled", seat=name))
            self.playback.stumbled = None
        if self.playback.answered is not None:
            self._tell_answer(self.playback.answered)
            self.playback.answered = None
        if self.remarks.awaited:
            self.remarks.listen()
        elif self.playback.ready and self.claiming.listen(self.shown.view):
            self._context.announcer.say(offer_aloud(self._context, self._captions))
            self._refresh()
        elif self.playback.ready and self._accompanied():
            self._refresh()

    def _accompanied(self) -> bool:
        """Have decisions looked at while nothing else is asked; tell whether more or less is said now."""
        companion = self.remarks.companion
        return companion is not None and not self.claiming.asks and companion.listen()

    def _tell_answer(self, answer: Say) -> None:
        """Tell what was said for the player because there was no choice; what makes no sound changes nothing."""
        if self._captions.spoken(answer.word, answer.number):
            word = self._captions.word(answer.word, answer.number)
            self._context.notices.say(self._captions.table("only_answer", word=word))

    def claim(self) -> Switch:
        """Have the rest played out as it was proved."""
        self.playback.claim(self.claiming.cards)
        self.hand.chosen.clear()
        self.remarks.show(None)
        self.look_again()
        return None

    def decline(self) -> None:
        """Play on, and not be asked again in this deal."""
        self.claiming.decline()
        self._refresh()

    # ------------------------------------------------------------------ back and forth

    def undo(self) -> Switch:
        """Take back the last decision."""
        if self.playback.take_back():
            self._context.sound.cue("undo")
            return self._turned()
        self._context.notices.say(self._captions.table("nothing_to_undo"))
        return None

    def restart(self) -> Switch:
        """Take back all decisions of the deal."""
        if self.playback.restart():
            self._context.sound.cue("undo")
            return self._turned()
        self._context.notices.say(self._captions.table("nothing_to_undo"))
        return None

    def redo(self) -> Switch:
        """Make again what was taken back."""
        if self.playback.redo():
            return self._turned()
        self._context.notices.say(self._captions.table("nothing_to_redo"))
        return None

    def _turned(self) -> Switch:
        self.hand.chosen.clear()
        self.remarks.clear()
        self.send(DealRecalled())
        self.look_again()
        return None
