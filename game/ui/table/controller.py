"""The table's controller: all that one player deals with, kept in step with what the table shows."""

from collections.abc import Callable
from random import Random
from typing import assert_never

from game.catalogue import Game
from game.core.cards import Card
from game.core.move import Lay, Move, Play, Say
from game.core.record import record, replace
from game.play.companion import Companion, CompanionMemory, Counsel
from game.play.playback import Playback
from game.play.shown_table import ShownTable
from game.play.table.effects import (
    AskMaster,
    Cue,
    DealOn,
    Effect,
    LayAway,
    LiftOff,
    MakeAgain,
    MatchEffect,
    NoteDecision,
    OpenFigures,
    Opening,
    OpenRules,
    RestartDeal,
    ScreenEffect,
    Shake,
    ShowNotice,
    Submit,
    TakeBack,
    TellAloud,
    Topic,
)
from game.play.table.inputs import (
    DealRecalled,
    Decided,
    Event,
    Intent,
    MasterAnswered,
    MomentSeen,
    RestClaimed,
    Rewound,
    ScoreSeen,
    Shown,
    TimePassed,
    UseCard,
)
from game.play.table.state import TableFacts, TableState
from game.play.table.update import update
from game.play.table_session import AnyView, Awaited, Inquiry, TableSession
from game.play.tutor import Tutor
from game.search.master import Advice
from game.stage.director import FIRST_HOLD, TRICK_HOLD
from game.stage.heaps import Heaps
from game.stage.motion import Mark, MarkKind
from game.stage.pose import Pose, SpriteKey, card
from game.storage.settings import Settings
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.claiming import Claiming, offer_aloud
from game.ui.table.hand import HandControl, in_back, in_order
from game.ui.table.hold_offer import HoldOffer
from game.ui.table.log import log_aloud
from game.ui.table.remark import remark_text
from game.ui.table.table_layout import Layout, layout_of
from game.ui.table.view_model import RemarkText

FASTEST = 4.0
"""The tempo of a lesson where everything else happens at once: what it speaks of has to lie there for a while."""
RETURN = 0.18
"""Seconds in which a card that a lesson does not let through returns."""


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
        self.companion = None if memory is None else Companion(session, game, captions, words, memory)
        self.claiming = Claiming(session)
        self.clock = 0.0  # seconds since the player sat down
        self._facts = TableFacts(game, session.match.rules, captions)
        state = TableState(self.shown.view, tuple(self.shown.beats))
        self.state, _ = update(self._facts, state, DealRecalled())
        self._asked: Inquiry[Advice] | None = None  # the master
        self.open: Callable[[Opening], Switch] = lambda _: None  # what is opened over the table
        self.dealing = (
            False  # the cards of the last deal have been taken up, and those of the next have not come
        )
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
        if isinstance(happened, UseCard) and self.tutor is not None and self.tutor.wanted is not None:
            self.tutor.point_at(happened.card)
            self.look_again()
            return None
        before = self.state
        self._show()
        switch = self._lead_on(happened)
        if self.state is not before:
            self._refresh()
        return switch

    def _lead_on(self, happened: Intent | Event) -> Switch:
        self.state, effects = update(self._facts, self.state, happened)
        self.hand.hold(self.state)
        switches = [self._carry_out(effect) for effect in effects]
        return next((each for each in switches if each is not None), None)

    def _show(self) -> None:
        """Take in what is shown, where that is not what the state knows of."""
        state, beats, phase = self.state, self.shown.beats, self.playback.phase
        same = (
            self.shown.view is state.view
            and beats[-1:] == [*state.beats[-1:]]
            and (len(beats), len(self.session.match)) == (len(state.beats), state.length)
            and self.session.revision == state.revision
            and type(phase) is type(state.phase)
        )
        if not same:
            told, match = tuple(beats), self.session.match
            self._lead_on(Shown(self.shown.view, told, phase, len(match), self.session.revision))

    def _carry_out(self, effect: Effect) -> Switch:
        match effect:
            case OpenRules() | OpenFigures():
                return self.open(effect)
            case TellAloud() | ShowNotice() | Cue() | Shake() | LiftOff():
                self._perform(effect)
            case _:
                self._deal_with(effect)
        return None

    def _perform(self, effect: ScreenEffect) -> None:
        """Do what is done on the screen, aloud, and in the player's hands."""
        match effect:
            case ShowNotice(key):
                self._context.notices.say(self._captions.table(key))
            case TellAloud(topic):
                self._context.announcer.say(self._aloud(topic), urgent=True)
            case Cue(sound):
                self._context.cue(sound)
            case Shake(one):
                if not self._context.still:
                    self.hand.shake(one)
            case LiftOff(one):
                self.shown.animator.put(*self.pose(one))
            case _:
                assert_never(effect)

    def pose(self, one: Card) -> tuple[SpriteKey, Pose]:
        """Give where a card of my hand is seen."""
        key = card(one)
        return key, self.hand.pose(one, self.shown.animator.poses[key])

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
            case Topic.REMARK:
                remark = self.remark
                return f"{remark.eyebrow}: {captions.cards.aloud(remark.text)}" if remark else ""
            case _:
                assert_never(topic)

    @property
    def remark(self) -> RemarkText | None:
        """What is remarked, in words."""
        return remark_text(self.state.remark, self._captions) if self.state.remark else None

    # ------------------------------------------------------------------ the match

    def _deal_with(self, effect: MatchEffect) -> None:
        """Do what is done with the match."""
        match effect:
            case Submit(move):
                self._decide((move,), lambda: self.playback.submit((move,)))
            case LayAway(cards):
                self._decide(tuple(map(Lay, cards)), lambda: self.playback.exchange(cards))
            case NoteDecision(view, moves):
                if self.companion is not None:
                    self.companion.made(view, moves)
            case DealOn():
                self.playback.go_on()
            case TakeBack():
                self._turn(self.playback.take_back(), "nothing_to_undo")
            case RestartDeal():
                self._turn(self.playback.restart(), "nothing_to_undo")
            case MakeAgain():
                self._turn(self.playback.redo(), "nothing_to_redo", sound="")
            case AskMaster(view):
                self._asked = self.session.ask_hint(view)
            case _:
                assert_never(effect)

    def _decide(self, moves: tuple[Move, ...], carry_out: Callable[[], None]) -> None:
        """Have a decision carried out, unless a lesson does not let it through; its panel says why."""
        if self.tutor is None or not self.tutor.judge(moves):
            self._lead_on(Decided(moves))
            carry_out()
        else:
            self._context.cue("refuse")
            self.shown.settle(RETURN)
            for move in moves:
                if isinstance(move, Play | Lay):
                    self._perform(Shake(move.card))
        self.look_again()

    def _turn(self, turned: bool, otherwise: str, sound: str = "undo") -> None:
        """Take in that something was taken back or made again, or say that there was nothing."""
        if not turned:
            self._context.notices.say(self._captions.table(otherwise))
            return
        if sound:
            self._context.sound.cue(sound)
        self._show()
        self._lead_on(Rewound())
        self.look_again()

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
        view, table, viewport = self.shown.view, self._game.table, self.shown.viewport
        assert viewport is not None
        heaps = table.heaps(view, viewport)
        slots, placed = table.slots(view, viewport), table.place(view, viewport)
        mine = in_order(view.hand, heaps.get(("hand", view.me), ()))
        self.hand.take(mine, in_back([placed[card(each)] for each in mine]))
        self._layout = layout_of(heaps, placed, slots, view.me)
        self._show()
        self.hand.hold(self.state)
        self._refresh()

    def see(self, mark: Mark, known: AnyView) -> None:
        """Take in one moment, with what the player knew before it."""
        self.send(MomentSeen(mark, known, self.session.view(), self.clock))
        if mark.kind is MarkKind.SHUFFLE:
            self.hold_offer.lapse()
        self.dealing = mark.view is None and (self.dealing or mark.kind is MarkKind.SHUFFLE)
        if mark.kind in (MarkKind.DRAW, MarkKind.TAKE) and mark.view is not None:
            self.hand.greet(mark.view.hand & ~known.hand)

    @property
    def duty(self) -> str:
        """What the rules want of a card, in words."""
        return self._captions.duty(self.state.turn.duty)

    @property
    def counsel(self) -> Counsel | None:
        """What the companion says of what the player is to decide."""
        if self.companion is None or not self._context.settings.companion or not self.playback.ready:
            return None
        return self.companion.about(self.shown.view)

    def dismiss_companion(self) -> Switch:
        """Have the companion say no more of decisions like this one."""
        if self.companion is not None:
            self.companion.dismiss()
        self._refresh()
        return None

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
        if self.state.hint_awaited and self._asked is not None:
            outcome = self._asked.poll()
            if not isinstance(outcome, Awaited):
                self.send(MasterAnswered(outcome))
        elif self.playback.ready and self.claiming.listen(self.shown.view):
            self._context.announcer.say(offer_aloud(self._context, self._captions))
            self._refresh()
        elif self.playback.ready and self._accompanied():
            self._refresh()

    def _accompanied(self) -> bool:
        """Have decisions looked at while nothing else is asked; tell whether more or less is said now."""
        companion = self.companion
        return companion is not None and not self.claiming.asks and companion.listen()

    def _tell_answer(self, answer: Say) -> None:
        """Tell what was said for the player because there was no choice; what makes no sound changes nothing."""
        if self._captions.spoken(answer.word, answer.number):
            word = self._captions.word(answer.word, answer.number)
            self._context.notices.say(self._captions.table("only_answer", word=word))

    def claim(self) -> Switch:
        """Have the rest played out as it was proved."""
        self.playback.claim(self.claiming.cards)
        self._lead_on(RestClaimed())
        self.look_again()
        return None

    def decline(self) -> None:
        """Play on, and not be asked again in this deal."""
        self.claiming.decline()
        self._refresh()
