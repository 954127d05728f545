"""The card table: any game of the catalogue, driven by nothing but the views and beats of one seat."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from time import perf_counter

import pygame

from game.catalogue import Game
from game.core.cards import NOBODY, Seat, members
from game.play.phases import Between, Finished, Held, Mine, Moving, Phase, Resting, Thinking
from game.play.table.inputs import (
    AskHint,
    CloseLastTrick,
    NextDeal,
    ReachCard,
    Redo,
    SeeRules,
    ShowLastTrick,
    ToggleDeclared,
    ToggleLine,
    ToggleLog,
    Undo,
)
from game.play.table_session import AnyView, TableSession
from game.play.tutor import Tutor
from game.stage.motion import Mark, MarkKind
from game.stage.pose import Heap, Pose, SpriteKey, card
from game.telling.captions import Captions
from game.telling.winners import won_by
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen, StageBelow
from game.ui.scenes.table_speech import TableSpeech
from game.ui.shell.action import ARROWS, NEXT_KEY, TELLING, Action, picked
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input, Pointer, Press, is_press
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Switch
from game.ui.table import last_trick
from game.ui.table.areas import TableAreas, areas_for
from game.ui.table.chrome import Chrome
from game.ui.table.controller import ANYBODY, Person, TableController
from game.ui.table.cues import cue_of
from game.ui.table.ending import ending_of
from game.ui.table.focus import focus_choice, spare_keys
from game.ui.table.lesson import LessonGuide, LessonRoutes
from game.ui.table.log import log_block
from game.ui.table.model_builder import view_model_of
from game.ui.table.navigation import TableNavigation, TableRoutes
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.picture import TablePicture, poses_of
from game.ui.table.pointing import Pointing
from game.ui.table.score import ScoreActions, ScoreBuilder, Wanted
from game.ui.table.score_line import Gain, gain_at
from game.ui.table.tip_room import kept_from_tips
from game.ui.table.view_model import Sends


class TableScene:
    """One session at the table."""

    def __init__(
        self,
        context: UiContext,
        game: Game,
        session: TableSession,
        routes: TableRoutes,
        lesson: tuple[Tutor, LessonRoutes] | None = None,
        person: Person = ANYBODY,
    ) -> None:
        """Take a seat; where a lesson is given, it is shown over the table and says when the match goes on."""
        rules = session.match.rules
        self._context = context
        self._game = game
        self._captions = Captions(context.words, session.game, rules.spec, session.players, session.me)
        stage = StageBelow(self._card_pointed_at, lambda: spare_keys(self.controller), self.kept_from_tips)
        self.screen = Screen(
            context, self._compose, back=self._back, on_action=self._act, backdrop=False, stage=stage
        )
        tutor, refresh = lesson[0] if lesson else None, self.screen.refresh
        self.controller = TableController(context, game, session, self._captions, refresh, person, tutor)
        self._painter = SpritePainter(context.sprites, rules.spec.pack, digits_of(rules))
        self._picture = TablePicture(context, self._captions, self.controller, self._painter)
        self.navigation = TableNavigation(context, game, self._captions, self.controller, self.screen, routes)
        self.controller.open = self.navigation.open
        self._chrome = Chrome(context, self._captions, self.controller, self.navigation, game.table)
        actions = ScoreActions(
            lambda key: self.controller.send(ToggleLine(key)),
            self.navigation.rules,
            Sends(self.controller.send, ShowLastTrick()),
        )
        self._score = ScoreBuilder(rules, self._captions, context.sprites, actions, game.table)
        self._pointing = Pointing(
            context, self.controller, self.screen, lambda: self.areas, self.navigation.enlarge
        )
        self.guide = (
            LessonGuide(context, lesson[0], self.controller, lesson[1], self.navigation.rules)
            if lesson
            else None
        )
        self.speech = TableSpeech(context, game, self._captions, self.controller, self.guide)
        self._areas: TableAreas | None = None
        self._stamp = -1
        self._state: tuple[int, type[Phase]] | None = None
        self._moved = True
        self._lying: Collection[Heap] = ()  # heaps whose captions are shown

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        """The table fills the window."""
        return False

    @property
    def dirty(self) -> bool:
        """Whether anything on the table has changed."""
        return self._moved or self.screen.dirty or self._stamp != self._context.stamp

    @property
    def areas(self) -> TableAreas:
        """How the window is shared out now."""
        self._fit()
        assert self._areas is not None
        return self._areas

    @property
    def notice_room(self) -> pygame.Rect:
        """Notices stand at the far edge of the felt: at the near one they would lie over my hand."""
        return self.areas.notice_room(self._context.look)

    def _fit(self) -> None:
        """Fit the table to the window and the settings as they are now, if they have changed."""
        if self._stamp == self._context.stamp:
            return
        self._stamp = self._context.stamp
        self._moved = True
        spec = self.controller.session.match.rules.spec
        look, mine = self._context.look, self._context.settings
        areas = areas_for(look, clockwise=spec.clockwise, cards=mine.card_size, trumps=mine.trumps)
        if areas != self._areas:
            self._areas = areas
            self._painter.unit = areas.unit
            self.controller.shown.lay(areas.viewport)
            self._context.sprites.hurry()
            self._look_again()

    def _sound(self, mark: Mark, known: AnyView) -> None:
        """Let a mark be heard, with what was known before it."""
        called = self._game.table.called(known)
        looked_for = called.card if called else NOBODY
        if cue := cue_of(mark, self.controller.session.me, self._game.given.sounds, looked_for):
            self._context.sound.cue(cue)

    def _take_in(self, marks: Sequence[Mark], known: AnyView) -> None:
        """Let marks be seen and heard, one after the other."""
        for each in marks:
            self.controller.see(each, known)
            self._sound(each, known)
            if each.kind is MarkKind.DEAL_OVER:
                self._end()
            known = known if each.view is None else each.view

    def _end(self) -> None:
        """Let the end of a deal, or of the match, be seen and heard."""
        session = self.controller.session
        ending = ending_of(session.match, session.view(), self._game.table)
        key = "result.match" if ending.match else "result"
        words, void = self._context.words, ending.thrown_in
        said = won_by(words, key, self._captions, ending.winners, session.me, thrown_in=void)
        self.controller.playback.rest = self._picture.celebration.begin(ending, said, self.areas)
        self.speech.end(said)
        if ending.winners:
            self._context.cue(ending.sting)

    @property
    def _waits(self) -> tuple[type[Phase], ...]:
        """List the phases in which something waits for the player; in a lesson a trick does, to be read of."""
        return (Mine, Between, Held, Resting) if self.guide else (Mine, Between, Held)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        begun = perf_counter()
        self._fit()
        controller, playback = self.controller, self.controller.playback
        busy, before = not playback.shown.animator.idle, playback.shown.view
        marks = playback.update(dt, self._context.still)
        if not playback.shown.animator.idle:
            self._context.sprites.hurry()
        self._take_in(marks, before)
        self.speech.follow()
        controller.pass_time(dt, before)
        if busy and self._now_lying() != self._lying:
            self.screen.refresh()
        state = len(controller.session.match), type(playback.phase)
        new = any(each.view is not None or each.kind is MarkKind.SHUFFLE for each in marks)
        if new or state != self._state:
            waited = isinstance(playback.phase, self._waits) and state != self._state
            self._state = state
            self._look_again()
            if waited:
                self._aim()
            if waited and isinstance(playback.phase, Mine):
                self.speech.ask()
        rising = controller.hand.update(dt, self._context.look.theme.tempo.hover)
        fading = (
            self._picture.update(dt, begun)
            or any(self._gain_of(seat).fresh > 0 for seat in controller.state.gains)
            or isinstance(playback.phase, Thinking)
        )
        self._moved = self._moved or busy or bool(marks) or rising or fading
        controller.listen()
        self._pointing.press_pending()
        self.screen.update(dt)
        return self.leaving(self._pointing.hold(dt) or self._taught() or self._result())

    def _taught(self) -> Switch:
        """Go on with the lesson, if this is one."""
        if self.guide is None:
            return None
        going = self.guide.update()
        if self.speech.teach():
            self._aim()
        return going

    def leaving(self, switch: Switch) -> Switch:
        """Take away the tip before another scene comes over the table."""
        if switch is not None:
            self.screen.hide_tip()
            self._context.announcer.narrated = False
        return switch

    def _aim(self) -> None:
        """Have the focus wait where the player is wanted, if that is so."""
        wanted = isinstance(self.controller.playback.phase, Mine | Between)
        if self.guide and (key := self.guide.aim()):
            self.screen.hold(key)
        elif wanted:
            focus_choice(self.screen, self.controller)
        else:
            return
        self._context.announcer.pointed = self.screen.held

    def _look_again(self) -> None:
        """Take in a new state of the table, and have the pictures made that will soon be seen."""
        self.controller.look_again()
        view, viewport = self.controller.session.view(), self.areas.viewport
        held = viewport.card_size, self.controller.layout.slots.trick[view.me].size
        self._painter.foresee(view.hand | view.shown, *held)
        if view.hand & ~self.controller.shown.view.hand:
            lying = self._game.table.place(view, viewport)
            self._painter.foresee_lying({each: lying[card(each)] for each in members(view.hand)})

    def _result(self) -> Switch:
        """Tell how the deal came out, once it is over and everything lies still."""
        phase = self.controller.playback.phase
        if self.guide is not None:
            return self._dealt_on(phase)
        if not isinstance(phase, Finished):
            return None
        self.controller.playback.report()
        self.screen.refresh()
        return self.navigation.result(phase.deal)

    def _dealt_on(self, phase: Phase) -> Switch:
        """Have the next deal of a lesson dealt: the lesson itself has told how the last one came out."""
        if isinstance(phase, Finished):
            self.controller.playback.report()
        return self.controller.send(NextDeal()) if isinstance(phase, Finished | Between) else None

    # ------------------------------------------------------------------ what is seen

    def _now_lying(self) -> Collection[Heap]:
        return self.controller.layout.lying(self.controller.shown.animator.poses)

    def _compose(self) -> Block:
        areas = self.areas
        self._lying = self._now_lying()
        controller, view = self.controller, self.controller.shown.view
        if controller.state.lookups.log:
            told = [beat for _, beat in controller.state.beats]
            score = log_block(told, self._captions, self._game.table.announced, self._game.table.calls)
        else:
            score = self._score.block(
                view,
                self._gain_of,
                controller.state.lookups.lines,
                self._wanted(),
            )
        block = self._chrome.block(view_model_of(controller, self._game.table, score), areas)
        return self.guide.over(block, areas) if self.guide else self.speech.over(block, areas)

    def _gain_of(self, seat: Seat) -> Gain:
        """Give the change of a seat's score that is still to be seen."""
        return gain_at(self.controller.state.gains.get(seat), self.controller.clock)

    def _wanted(self) -> Wanted:
        settings = self._context.settings
        over = isinstance(self.controller.playback.phase, Between)
        hidden = settings.hide_running_points or self.controller.discreet
        return Wanted(settings.card_help, over or not hidden)

    def _card_pointed_at(self) -> str:
        """Give the key of the card of my hand that a press would be meant for; the hand is told of it first."""
        one = self.controller.hand.hovered
        return "" if one is None else f"card:{one}"

    def kept_from_tips(self) -> Sequence[pygame.Rect]:
        """List what no tip may cover."""
        widgets, slots = self.screen.content.widgets(), self.controller.layout.slots
        return kept_from_tips(widgets, self.areas, slots, self.controller.shown.view.trick)

    def poses(self) -> Mapping[SpriteKey, Pose]:
        """Give where everything is, my hand as I hold it."""
        return poses_of(self.controller)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table."""
        areas = self.areas
        self.screen.widgets()  # or the focus might be that of what was laid out before
        held = self.screen.held
        on_card = self.screen.keyed and held.startswith("card:")
        self.controller.hand.focused = int(held.removeprefix("card:")) if on_card else None
        self._picture.draw(canvas, areas, self.screen)
        self._moved = self._picture.unfinished

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the table."""
        shown = [*self.screen.nodes()]
        if self.controller.state.lookups.last_trick:
            trick = last_trick.lying(self.controller.shown.view, self.controller.layout.slots)
            shown += last_trick.nodes(self.areas, self._captions, trick)
        return [*shown, *self._picture.celebration.nodes(self.areas)]

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        self._fit()
        self._moved = True
        if self.speech.answering and self._answered(happened):
            return None
        if self.controller.state.lookups.last_trick and self._dismissed(happened):
            return None
        if self._picture.celebration.open and is_press(happened):
            self.controller.playback.skip()
            if isinstance(happened, Press) and happened.action is Action.CONFIRM:
                return None
        if isinstance(happened, Press) and self._hastens(happened):
            self.controller.playback.skip()
            if (switch := self.update(0.0)) is not None:
                return switch
        if isinstance(happened, Pointer):
            return self.leaving(self._pointing.pointer(happened))
        if isinstance(happened, Press) and self._taken(happened):
            return None
        switch = self.screen.handle(happened)
        if isinstance(happened, Press) and self.screen.keyed and self.screen.held.startswith("card:"):
            self.controller.hand.hovered = None  # the pointer only rests there
            self.controller.send(ReachCard(int(self.screen.held.removeprefix("card:"))))
        return self.leaving(switch)

    def _answered(self, happened: Input) -> bool:
        """Put the answer away at the next press; a press on the answer itself does nothing else."""
        if not is_press(happened) or (isinstance(happened, Press) and happened.action in TELLING):
            return False
        self.speech.put_answer_away()
        self.screen.refresh()
        return isinstance(happened, Pointer) and self.areas.panel.collidepoint(happened.at)

    def _dismissed(self, happened: Input) -> bool:
        """Put the last trick away; whatever was pressed has done its work with that, unless it asks something."""
        if not is_press(happened):
            return False
        self.controller.send(CloseLastTrick())
        return not (isinstance(happened, Press) and happened.action in TELLING)

    def _hastens(self, press: Press) -> bool:
        """Tell whether a key is meant for the player's turn, so that whatever still moves gives way to it."""
        if press.action is None:
            return False
        meant = picked(press.action) is not None or press.action in (Action.HINT, Action.CLAIM)
        moving = isinstance(self.controller.playback.phase, Moving | Resting)
        return meant and moving and not press.repeated

    def _taken(self, press: Press) -> bool:
        """Answer keys that mean something else at a table: a press completes what moves, N deals.

        A key held down repeats arrows and nothing else, or a sleeping hand would play card after card.
        """
        playback = self.controller.playback
        if press.repeated and press.action not in (*ARROWS, Action.NEXT, Action.PREVIOUS):
            return True
        if press.action is Action.CONFIRM and isinstance(playback.phase, Moving | Resting | Thinking):
            playback.skip()
            return True
        if press.key == NEXT_KEY and press.action is None and isinstance(playback.phase, Between):
            self.controller.send(NextDeal())
            return True
        return False

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took."""
        place = picked(action)
        if place is not None:
            return self._pointing.pick(place)
        send = partial(Sends, self.controller.send)
        deed: Mapping[Action, Command] = {
            Action.HINT: send(AskHint()),
            Action.UNDO: self.guide.back if self.guide else send(Undo()),
            Action.REDO: send(Redo()),
            Action.LAST_TRICK: send(ShowLastTrick()),
            Action.CLAIM: self.navigation.claim,
            Action.DECLARED: send(ToggleDeclared()),
            Action.ENLARGE: self._pointing.enlarge,
            Action.RULES: send(SeeRules()),
            Action.MENU: self.navigation.menu,
        }
        if action in TELLING:
            self.speech.answer(action)
            return Reply(taken=True, changed=True)
        return Reply(taken=True, switch=deed[action](), changed=True) if action in deed else PASS

    def _back(self) -> Switch:
        """Close the log, or open the menu."""
        opened = self.controller.state.lookups.log
        return self.controller.send(ToggleLog()) if opened else self.navigation.menu()
