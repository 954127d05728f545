"""The card table: any game of the catalogue, driven by nothing but the views and beats of one seat."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame

from game.catalogue import Game
from game.core.cards import members
from game.core.record import record, replace
from game.play.companion import Companion, CompanionMemory
from game.play.phases import Between, Held, Mine, Moving, Phase, Resting, Thinking
from game.play.portraits import portrait_of
from game.play.table.announcements import voice
from game.play.table.driver import TableDriver
from game.play.table.effects import (
    AskAboutTricks,
    Call,
    ChangeSettings,
    Cue,
    EndDeal,
    Glow,
    LessonEffect,
    LiftOff,
    OpeningEffect,
    OpenResult,
    PastEffect,
    ScreenEffect,
    Shake,
    ShowNotice,
    TellAloud,
)
from game.play.table.inputs import (
    AskHint,
    AskToClaim,
    CloseLastTrick,
    Intent,
    NextDeal,
    OpenMenu,
    ReachCard,
    Redo,
    SayWord,
    SeeRules,
    SkipAhead,
    TableEvent,
    ToggleDeclared,
    ToggleLog,
    ToggleScore,
    Undo,
)
from game.play.table.state import TableFacts, TableState
from game.play.table_session import AnyView, TableSession
from game.play.tutor import Tutor
from game.stage.arrange import Obstacle
from game.stage.pose import Heap, Pose, SpriteKey, card, extent
from game.storage.settings import Settings
from game.telling.captions import Captions, won_by
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.lookback.guide import LookBackGuide, LookBackRoutes
from game.ui.lookback.strip import strip_height
from game.ui.scenes.labels import room_of
from game.ui.scenes.table_speech import TableSpeech
from game.ui.shell.action import ARROWS, NEXT_KEY, TELLING, Action, picked
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input, Pointer, Press, is_press
from game.ui.shell.node import CONTROLS, Node
from game.ui.shell.scene import Command, Push, Scene, Switch
from game.ui.table.areas import TableAreas, areas_for
from game.ui.table.bars import KeyHelp
from game.ui.table.chrome import Chrome
from game.ui.table.lesson import LessonGuide, LessonRoutes
from game.ui.table.lettering import Sends
from game.ui.table.narrator import aloud
from game.ui.table.openings import TableOpenings, TableRoutes
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.panel import gain_at, log_block
from game.ui.table.picture import TablePicture, ending_of, lying_trick, trick_nodes
from game.ui.table.placement import kept_from_tips
from game.ui.table.places import CardPlaces
from game.ui.table.pointing import Pointing, focus_choice, spare_keys
from game.ui.table.score import ScoreBuilder, Wanted
from game.ui.table.view_model import view_model_of


@record
class Person:
    """What a table takes into account of the person who sits down to it."""

    newcomer: bool = False  # has not played many matches of this game
    memory: CompanionMemory | None = None  # of the companion, where there is one
    ask: Callable[[AnyView], Scene | None] | None = (
        None  # asks, once a trick is gone, what was played, if it is time
    )
    drilled: bool = False  # one decision is made here, and number keys say words
    keyed: bool = False  # has used keys on the screen before, and is shown the focus at once


ANYBODY = Person()


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
        past: LookBackRoutes | None = None,
    ) -> None:
        """Take a seat; where a lesson is given, it is shown over the table and says when the match goes on.

        Where the session looks back at a deal, routes lead on from there.
        """
        rules, memory, words = session.match.rules, person.memory, context.words
        captions = Captions(words, session.game, rules.spec, session.players, session.me)
        facts = TableFacts(
            game,
            rules,
            captions,
            session.header,
            routes.occasion,
            newcomer=person.newcomer,
            discreet=person.ask is not None,
            lesson=lesson is not None,
            laid_open=game.table.laid_open() if past else None,
        )
        self._context = context
        self._areas: TableAreas | None = None
        self._stamp = -1
        self._waited: tuple[int, type[Phase]] | None = None  # for what the table waited at the last frame
        self._moved = True
        self._way: Switch = None  # where something leads that came to pass by itself
        self._key_help, self._keys_told = KeyHelp(), False
        self._lying: Collection[Heap] = ()  # heaps whose captions are shown
        self._flying = frozenset[SpriteKey]()  # what was on its way at the last frame
        self.places = CardPlaces(facts.table)
        companion = Companion(session, game, captions, words, memory) if memory else None
        tutor = lesson[0] if lesson else None
        self._person = person
        self.driver: TableDriver[Switch] = TableDriver(
            facts, session, self, companion, tutor, past.coach if past else None
        )
        self.screen = Screen(
            context, self._compose, back=self._back, on_action=self._act, backdrop=False, stage=self
        )
        self._openings = TableOpenings(
            context, facts, session, routes, self.send, accompanied=companion is not None
        )
        self._painter = SpritePainter(context.sprites, rules.spec.pack, digits_of(rules))
        self._picture = TablePicture(context, self.driver, self.places, self._painter)
        self._chrome = Chrome(context, facts, self.screen, self.send)
        self._score = ScoreBuilder(
            rules, captions, context.sprites, self.send, facts.table, self.driver.clock
        )
        self._pointing = Pointing(context, self.driver, self.places, self.screen, self.send)
        self.guide = LessonGuide(context, self.driver, self.places, lesson[1], self.send) if lesson else None
        self._lesson = lesson[1] if lesson else None
        self.past = LookBackGuide(context, self.driver, self.screen, past, self.send) if past else None
        self.speech = TableSpeech(context, self.driver, self.guide)

    # ------------------------------------------------------------------ what happens

    def send(self, happened: Intent | TableEvent) -> Switch:
        """Lead the table on by what the player wants, or by what has come to pass."""
        self._fit()
        before = self.driver.state
        switch = self.driver.send(happened)
        self._follow(before)
        return switch

    def _follow(self, before: TableState) -> None:
        """Lay out what has become of the state."""
        state = self.driver.state
        if state is before:
            return
        if state.view is not before.view or state.match.length != before.match.length:
            self._lay()
        self.places.hand.hold(state)
        if self.past and state.past is not before.past:
            self.past.follow(before.past)
        self.screen.refresh()

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._context.settings

    @property
    def speaking(self) -> bool:
        """Whether something that has happened is still being told."""
        return self._context.announcer.speaking

    def perform(self, effect: ScreenEffect) -> Switch:
        """Carry out what is done on the screen, aloud, and in the player's hands."""
        context, facts, hand = self._context, self.driver.facts, self.places.hand
        match effect:
            case ShowNotice(key, values):
                context.notices.say(facts.captions.table(key, **values))
            case TellAloud(topic, urgent):
                context.announcer.say(aloud(context, facts, self.driver.state, topic), urgent=urgent)
            case Cue() | Call():
                context.cue(self._sound_of(effect))
            case Glow(cards):
                hand.glow(cards)
            case Shake(one):
                if not context.still:
                    hand.shake(one)
            case LiftOff(one):
                animator = self.driver.shown.animator
                animator.put(*self.places.held(one, animator.poses))
            case EndDeal():
                self._end()
            case ChangeSettings(settings):
                context.change(settings)
            case _:
                return self._lead(effect)
        return None

    def _sound_of(self, effect: Cue | Call) -> str:
        if isinstance(effect, Cue):
            return effect.sound
        name = self.driver.facts.captions.players.name(effect.seat)
        return voice(portrait_of(name, self._context.words), effect.act)

    def _lead(self, effect: AskAboutTricks | LessonEffect | PastEffect | OpeningEffect) -> Switch:
        """Go where an effect leads."""
        state = self.driver.state
        if isinstance(effect, PastEffect):
            return self.past.take(effect) if self.past else None
        if isinstance(effect, AskAboutTricks):
            asked = self._person.ask(state.view) if self._person.ask else None
            return Push(asked) if asked else None
        if not isinstance(effect, LessonEffect):
            self._chrome.clear(cleared=isinstance(effect, OpenResult))
            return self._openings.open(effect, state)
        return self._lesson.take(effect, state.lesson) if self._lesson and state.lesson else None

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        return False

    @property
    def room(self) -> str:
        """The room its game is played in."""
        return room_of(self.driver.facts.game.id)

    @property
    def sounds(self) -> str:
        return self.room

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

    def notice_room(self) -> pygame.Rect:
        """Notices stand at the far edge of the felt: at the near one they would lie over my hand."""
        return self.areas.notice_room(self._context.look)

    def kept_from_notices(self) -> Sequence[pygame.Rect]:
        """Notices cover neither people nor cards where that can be, nor what is written."""
        layout = self.places.layout
        zones = [each.zone for each in layout.slots.people]
        zones += [*layout.heaps, *map(extent, layout.slots.trick)]
        written = [node.box for node in self.screen.nodes() if node.role not in CONTROLS]
        return [rect for rect in (*map(self.areas.rect, zones), *written) if rect.width]

    def _fit(self) -> None:
        """Fit the table to the window and the settings as they are now, if they have changed."""
        if self._stamp == self._context.stamp:
            return
        self._stamp = self._context.stamp
        self._moved = True
        if self.guide and self.guide.told_anew():
            self.screen.refresh()
        spec = self.driver.facts.rules.spec
        look, mine = self._context.look, self._context.settings
        foot = strip_height(look) if self.past else 0
        areas = areas_for(look, spec, mine, foot=foot, taught=bool(self.guide or self.past))
        if areas != self._areas:
            self._areas = areas
            self._painter.unit = areas.unit
            self.driver.shown.lay(areas.viewport)
            self._context.sprites.defer_finer()
            self._lay()
            before = self.driver.state
            self._keep(self.driver.sync())
            self._follow(before)
            self.screen.refresh()

    def _end(self) -> None:
        """Let the end of a deal, or of the match, be seen and heard."""
        session, facts = self.driver.session, self.driver.facts
        ending = ending_of(session.match, session.view(), facts.table)
        key = "result.match" if ending.match else "result"
        said = won_by(self._context.words, key, facts.captions, ending.winners, session.me)
        self.driver.rest_for(self._picture.celebration.begin(ending, said, self.areas))
        self.speech.end(said)
        if ending.winners:
            self._context.cue(ending.sting)

    @property
    def _waits(self) -> tuple[type[Phase], ...]:
        """List the phases in which something waits for the player; in a lesson a trick does, to be read of."""
        return (Mine, Between, Held, Resting) if self.guide else (Mine, Between, Held)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._fit()
        self._chrome.clear(cleared=False)
        driver, before = self.driver, self.driver.state
        animator, seen = driver.shown.animator, driver.shown.view
        busy = not animator.idle
        self._keep(driver.pass_time(dt, still=self._context.still))
        if not animator.idle:
            self._context.sprites.defer_finer(slowly=animator.filming)
        if self.speech.follow():
            self.screen.refresh()
        self._follow(before)
        trick, flying = {card(each) for each in driver.shown.view.trick.cards}, frozenset(animator.flying)
        landed, swept = len(flying) < len(self._flying), trick <= flying and not trick <= self._flying
        if busy and ((trick and (landed or swept)) or self._now_lying() != self._lying):
            self.screen.refresh()
        self._flying = flying
        self._wait()
        self._tell_keys()
        rising = self.places.hand.update(dt, self._context.look.theme.tempo.hover)
        fading = (
            self._picture.update(dt)
            or any(gain_at(each, driver.clock.now).fresh > 0 for each in driver.state.gains.values())
            or isinstance(driver.state.phase, Thinking)
        )
        self._moved = self._moved or busy or rising or fading or driver.shown.view is not seen
        self._poll()
        self._teach()
        self._pointing.press_pending()
        self.screen.update(dt)
        return self.leaving(self._pointing.hold(dt, self.areas) or self._kept())

    def _tell_keys(self) -> None:
        """Show the keys while keys are used, and no longer."""
        told = self._key_help.shown(self.driver.clock.now)
        if told != self._keys_told:
            self._keys_told = told
            self.screen.refresh()

    def _poll(self) -> None:
        """Take in what has been answered, now that everything else has been told."""
        if self.past:
            self.past.look()
        before = self.driver.state
        self._keep(self.driver.poll())
        self._follow(before)

    def _keep(self, way: Switch) -> None:
        """Keep where something leads that came to pass by itself, until the frame is done."""
        self._way = self._way or way

    def _kept(self) -> Switch:
        way, self._way = self._way, None
        return way

    def _wait(self) -> None:
        """Lead the focus to where the player is waited for, and say what is to be decided."""
        state = self.driver.state
        before, self._waited = self._waited, (state.match.length, type(state.phase))
        if self._waited == before:
            return
        if isinstance(state.phase, self._waits):
            self._lead_focus()
            if self._person.keyed and before is None and self.screen.focused:
                self.screen.focus(self.screen.focused, keyed=True)
        if state.ready:
            self.speech.ask()

    def _teach(self) -> None:
        """Say what the lesson says now, if this is one."""
        if self.speech.teach():
            self._lead_focus()

    def leaving(self, switch: Switch) -> Switch:
        """Take away the tip before another scene comes over the table."""
        if switch is not None:
            self.screen.hide_tip()
            self._context.announcer.narrated = False
        return switch

    def _lead_focus(self) -> None:
        """Have the focus wait where the player is wanted, if that is so."""
        wanted = isinstance(self.driver.state.phase, Mine | Between)
        if self.guide and (key := self.guide.focus_key()):
            self.screen.focus(key)
        elif wanted:
            focus_choice(self.screen, self.driver.state, self.places.hand.cards)
        else:
            return
        self._context.announcer.pointed = self.screen.focused

    def _lay(self) -> None:
        """Lay what is shown, and have the pictures made that will soon be seen."""
        view, viewport = self.driver.session.view(), self.areas.viewport
        shown, table = self.driver.shown.view, self.driver.facts.table
        self.places.lay(shown, viewport)
        held = viewport.card_size, self.places.layout.slots.trick[view.me].size
        self._painter.prefetch(view.hand | view.shown, *held)
        if view.hand & ~shown.hand:
            lying = table.place(view, viewport)
            self._painter.prefetch_lying({each: lying[card(each)] for each in members(view.hand)})

    # ------------------------------------------------------------------ what is seen

    def _now_lying(self) -> Collection[Heap]:
        return self.places.layout.lying(self.driver.shown.animator.poses)

    def _compose(self) -> Block:
        areas, driver, facts, state = self.areas, self.driver, self.driver.facts, self.driver.state
        self._lying = self._now_lying()
        score = self._score.shown(state, self._sheet(), self._wanted())
        model = view_model_of(facts, state, self.places, driver.shown.animator, driver.clock, score)
        told = replace(model, keys=self._keys_told, said=self.speech.in_bubbles(model.said))
        self._picture.people.take(told)
        if self.past:
            return self.speech.over(self.past.block(told, areas), areas)
        block = self._chrome.block(told, areas)
        return self.guide.over(block, areas) if self.guide else self.speech.over(block, areas)

    def _sheet(self) -> Block | None:
        """Put together what is opened over the table: the log, or all of the score."""
        state, facts = self.driver.state, self.driver.facts
        if state.lookups.log:
            told = [beat for _, beat in state.beats]
            return log_block(told, facts.captions, facts.game.table, self._score.ways(log=True))
        if not state.lookups.score:
            return None
        return self._score.sheet(state, self._wanted())

    def _wanted(self) -> Wanted:
        settings = self._context.settings
        over = isinstance(self.driver.state.phase, Between)
        hidden = settings.hide_running_points or self.driver.facts.discreet
        return Wanted(settings.card_help, over or not hidden)

    @property
    def spare_keys(self) -> Sequence[str]:
        """Keys of which one gets the focus once what had it is gone."""
        return (self.past.here,) if self.past else spare_keys(self.places.hand.cards)

    @property
    def under_pointer(self) -> str:
        """Key of the card of my hand that a press would be meant for; the hand is told of it first."""
        one = self.places.hand.hovered
        return "" if one is None else f"card:{one}"

    def kept_from_tips(self) -> Sequence[Obstacle]:
        lying = self.driver.shown.animator.homes.items()
        return kept_from_tips(self.screen.content.widgets(), self.areas, self.places.layout.slots, lying)

    def poses(self) -> Mapping[SpriteKey, Pose]:
        return self.places.seen(self.driver.shown.animator.poses)

    def draw(self, canvas: pygame.Surface) -> None:
        areas = self.areas
        self.screen.widgets()  # or the focus might be that of what was laid out before
        held = self.screen.focused
        on_card = self.screen.keyed and held.startswith("card:")
        self.places.hand.focused = int(held.removeprefix("card:")) if on_card else None
        self._picture.draw(canvas, areas, self.screen)
        self._moved = self._picture.unfinished

    def nodes(self) -> Sequence[Node]:
        shown = [*self.screen.nodes()]
        if self.driver.state.lookups.last_trick:
            trick = lying_trick(self.driver.state.view, self.places.layout.slots)
            shown += trick_nodes(self.areas, self.driver.facts.captions, trick)
        return [*shown, *self._picture.celebration.nodes(self.areas)]

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        self._fit()
        self._moved = True
        if self.speech.answering and self._answered(happened):
            return None
        if self.driver.state.lookups.last_trick and self._dismissed(happened):
            return None
        if self._picture.celebration.open and is_press(happened):
            self._keep(self.send(SkipAhead()))
            if isinstance(happened, Press) and happened.action is Action.CONFIRM:
                return None
        if isinstance(happened, Press) and (switch := self._key_pressed(happened)) is not None:
            return switch
        if isinstance(happened, Pointer):
            return self.leaving(self._pointing.pointer(happened, self.areas))
        if isinstance(happened, Press) and self._taken(happened):
            return None
        switch = self.screen.handle(happened)
        if isinstance(happened, Press) and self.screen.keyed and self.screen.focused.startswith("card:"):
            self.places.hand.hovered = None  # the pointer only rests there
            self.send(ReachCard(int(self.screen.focused.removeprefix("card:"))))
        return self.leaving(switch)

    def _key_pressed(self, press: Press) -> Switch:
        """Tell the keys from now on, and let what moves give way where the key is meant for the player's turn."""
        self._key_help = self._key_help.pressed(self.driver.clock.now)
        self._tell_keys()
        if (
            press.action is None
            or press.repeated
            or not isinstance(self.driver.state.phase, Moving | Resting)
        ):
            return None
        if picked(press.action) is None and press.action not in (Action.HINT, Action.CLAIM):
            return None
        self._keep(self.send(SkipAhead()))
        return self.update(0.0)

    def _answered(self, happened: Input) -> bool:
        """Put the answer away at the next press; a press on the answer itself does nothing else."""
        if not is_press(happened) or (isinstance(happened, Press) and happened.action in TELLING):
            return False
        self.speech.put_answer_away()
        self.screen.refresh()
        return isinstance(happened, Pointer) and self.areas.sheet.collidepoint(happened.at)

    def _dismissed(self, happened: Input) -> bool:
        """Put the last trick away; whatever was pressed has done its work with that, unless it asks something."""
        if not is_press(happened):
            return False
        self.send(CloseLastTrick())
        return not (isinstance(happened, Press) and happened.action in TELLING)

    def _taken(self, press: Press) -> bool:
        """Answer keys that mean something else at a table: a press completes what moves, N deals.

        A key held down repeats arrows and nothing else, or a sleeping hand would play card after card.
        """
        phase = self.driver.state.phase
        if self.past:
            return self.past.walk(press)
        if press.repeated and press.action not in (*ARROWS, Action.NEXT, Action.PREVIOUS):
            return True
        if press.action is Action.CONFIRM and isinstance(phase, Moving | Resting | Thinking):
            self._keep(self.send(SkipAhead()))
            return True
        if press.key == NEXT_KEY and press.action is None and isinstance(phase, Between):
            self.send(NextDeal())
            return True
        return False

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took."""
        if self.past and action not in TELLING:
            return self.past.act(action)
        if self.past and action is Action.TELL_AGAIN:  # which reads the page, as elsewhere
            return PASS
        place, choices = picked(action), self.driver.state.turn.choices
        if place is not None and self._person.drilled and choices.undecided:
            said = self.send(SayWord(choices.words[place].word)) if place < len(choices.words) else None
            return Reply(taken=True, switch=said, changed=True)
        if place is not None:
            return self._pointing.pick(place)
        send = partial(Sends, self.send)
        deed: Mapping[Action, Command] = {
            Action.HINT: send(AskHint()),
            Action.UNDO: send(Undo()),
            Action.REDO: send(Redo()),
            Action.LAST_TRICK: self._pointing.finish,
            Action.CLAIM: send(AskToClaim()),
            Action.DECLARED: send(ToggleDeclared()),
            Action.ENLARGE: self._pointing.enlarge,
            Action.RULES: send(SeeRules()),
            Action.MENU: send(OpenMenu()),
        }
        action = self._pointing.meant(action)
        if action in TELLING:
            self.speech.answer(action)
            return Reply(taken=True, changed=True)
        return Reply(taken=True, switch=deed[action](), changed=True) if action in deed else PASS

    def _back(self) -> Switch:
        """Close what is open over the table, or open the menu."""
        if self.past:
            return self.past.back()
        opened = self.driver.state.lookups
        return self.send(ToggleLog() if opened.log else ToggleScore() if opened.score else OpenMenu())
