"""The card table: any game of the catalogue, driven by nothing but the views and beats of one seat."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.catalogue import Game
from game.core.cards import NOBODY, Card, Seat, members
from game.core.record import record
from game.stage.pose import Key, Pose
from game.ui.action import ARROWS, Action, picked
from game.ui.block import PASS, Block, Reply
from game.ui.house import House
from game.ui.input import Input, Phase, Pointer, Press
from game.ui.node import Node
from game.ui.page import Page
from game.ui.scene import Home, Pop, Push, Scene, Switch
from game.ui.sprites import BACK, FINER
from game.ui.table import claiming, last
from game.ui.table.captions import Captions
from game.ui.table.chrome import Chrome
from game.ui.table.cues import cue_of
from game.ui.table.desk import Desk
from game.ui.table.ground import Ground, ground_for
from game.ui.table.log import log_block
from game.ui.table.menu import table_menu
from game.ui.table.numbers import Numbers
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.picture import Picture, moment_of, poses_of
from game.ui.table.pointing import Pointing
from game.ui.table.score import Score, ScoreDeeds
from game.ui.table.sitting import DealDone, Sitting

NEXT_KEY = "n"


@record
class TableDoors:
    """Where one can go from the table, hung by whoever opens it."""

    settings: Callable[[], Scene]
    deal_result: Callable[[DealDone, Callable[[], Switch], Callable[[], Switch]], Scene]  # … next deal, leave
    match_result: Callable[[DealDone, Callable[[], Switch]], Scene]  # … leave


class TableScene:
    """A sitting at the table."""

    def __init__(self, house: House, game: Game, sitting: Sitting, doors: TableDoors) -> None:
        """Take a seat."""
        rules = sitting.match.rules
        self._house = house
        self._game = game
        self._doors = doors
        self._captions = Captions(house.words, sitting.game, rules.spec, sitting.players, sitting.me)
        self.desk = Desk(house, game, sitting, self._captions)
        self._painter = SpritePainter(house.sprites, rules.spec.pack, digits_of(rules))
        self._picture = Picture(house, self._captions, self.desk, self._painter)
        self._chrome = Chrome(house, self._captions, self.desk, self)
        deeds = ScoreDeeds(self.desk.toggle, self.rules, self.desk.last_trick)
        self._score = Score(rules, self._captions, house.sprites, deeds, game.table)
        self.page = Page(house, self._compose, back=self.menu, on_action=self._act, backdrop=False)
        self.desk.refresh = self.page.refresh
        self._pointing = Pointing(house, self.desk, self.page, lambda: self.ground)
        self._ground: Ground | None = None
        self._stamp = -1
        self._state: tuple[int, bool, Seat, bool, bool] | None = None
        self._moved = True

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        """The table fills the window."""
        return False

    @property
    def stale(self) -> bool:
        """Whether anything on the table has changed."""
        return self._moved or self.page.stale or self._stamp != self._house.stamp

    @property
    def ground(self) -> Ground:
        """How the window is shared out now."""
        if self._ground is None or self._stamp != self._house.stamp:
            self._fit()
        assert self._ground is not None
        return self._ground

    def _fit(self) -> None:
        """Fit the table to the window and the settings as they are now."""
        self._stamp = self._house.stamp
        self._moved = True
        spec = self.desk.sitting.match.rules.spec
        look, mine = self._house.look, self._house.settings
        ground = ground_for(look, clockwise=spec.clockwise, cards=mine.card_size, trumps=mine.trumps)
        if ground != self._ground:
            self._ground = ground
            self._painter.unit = ground.unit
            self.desk.course.lay(ground.felt)
            self._look_again()

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._fit() if self._stamp != self._house.stamp else None
        desk, course = self.desk, self.desk.course
        busy, before = not course.animator.idle, course.shown
        marks = course.update(dt, self._house.still)
        if not course.animator.idle:
            self._house.sprites.hurry()
        known = before
        for each in marks:
            desk.happened.see(each, known)
            known = known if each.view is None else each.view
            if cue := cue_of(each, desk.sitting.me):
                self._house.sound.cue(cue)
        if course.shown is not before:
            desk.happened.compare(before, course.shown)
        if desk.happened.lately.update(dt):
            self.page.refresh()
        state = (
            len(desk.sitting.match),
            course.ready,
            course.thinking,
            course.between,
            course.animator.waiting,
        )
        if state != self._state or any(each.view is not None for each in marks):
            waited = (course.ready or course.between) and state != self._state
            self._state = state
            self._look_again()
            if waited:
                self._aim()
        rising = desk.hand.update(dt, self._house.look.theme.tempo.hover)
        fading = desk.happened.lately.moving or course.thinking != NOBODY
        self._moved = self._moved or busy or bool(marks) or rising or fading
        desk.listen()
        self._pointing.press_pending()
        self.page.update(dt)
        return self._result()

    def _look_again(self) -> None:
        """Take in a new state of the table, and have the pictures made that will soon be seen."""
        self.desk.look_again()
        view, pack = self.desk.sitting.view(), self._game_pack
        height, sprites = self._painter.height(self.ground.felt.card_size), self._house.sprites
        seen = [pack[each] for each in members(view.hand | view.shown)]
        sprites.want((BACK, *seen), height)
        sprites.want(seen, round(FINER * height))
        sprites.want(pack, height)

    def _aim(self) -> None:
        """Have the focus wait where the player is wanted, unless it is there already."""
        desk = self.desk
        wanted = ("next",) if desk.course.between else ("card:", "say:", "take:", "number:", "confirm")
        if self.page.held.startswith(wanted):
            return
        open_cards = desk.choices.plays | desk.choices.lays
        cards = [f"card:{each}" for each in desk.hand.cards if open_cards >> each & 1]
        words = [f"say:{each.word}" for each in desk.choices.words]
        words += [f"take:{each}" for each in desk.choices.packets]
        self.page.hold(next(iter([*cards, *words]), "next"))

    @property
    def _game_pack(self) -> tuple[str, ...]:
        return self.desk.sitting.match.rules.spec.pack.faces

    def _result(self) -> Switch:
        """Tell how the deal came out, once it is over and everything lies still."""
        sitting, deal = self.desk.sitting, self.desk.course.finished
        if not deal:
            return None
        self.desk.course.reported = deal
        self.page.refresh()
        done = DealDone(sitting.match, deal, sitting.players, sitting.me)
        if sitting.match.over:
            return Push(self._doors.match_result(done, self.leave))
        return Push(self._doors.deal_result(done, self._following, self.leave))

    def _following(self) -> Switch:
        """Come back from the result to the next deal."""
        self.desk.next_deal()
        return Pop()

    # ------------------------------------------------------------------ what is seen

    def _compose(self) -> Block:
        ground = self.ground
        desk, view = self.desk, self.desk.course.shown
        if desk.log_shown:
            told = [beat for _, beat in desk.course.beats]
            score = log_block(told, self._captions, self._game.table.announced)
        else:
            score = self._score.block(view, desk.happened.lately.gain_of, desk.opened)
        return self._chrome.block(moment_of(desk, self._game.table, score), ground)

    def poses(self) -> Mapping[Key, Pose]:
        """Give where everything is, my hand as I hold it."""
        return poses_of(self.desk)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table."""
        ground = self.ground
        self.page.pieces()
        held = self.page.held
        on_card = self.page.keyed and held.startswith("card:")
        self.desk.hand.focused = int(held.removeprefix("card:")) if on_card else None
        self._picture.draw(canvas, ground, self.page)
        self._moved = False

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the table."""
        shown = [*self.page.nodes()]
        if self.desk.last_shown and self.desk.slots is not None:
            trick = last.lying(self.desk.course.shown, self.desk.slots)
            shown += last.nodes(self.ground, self._captions, trick)
        return shown

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        self._fit() if self._stamp != self._house.stamp else None
        self._moved = True
        if self.desk.last_shown and self._dismissed(happened):
            return None
        if isinstance(happened, Pointer):
            return self._pointing.pointer(happened)
        if isinstance(happened, Press) and self._taken(happened):
            return None
        return self.page.handle(happened)

    def _dismissed(self, happened: Input) -> bool:
        """Put the last trick away; whatever was pressed has done its work with that."""
        gone = isinstance(happened, Press) or (isinstance(happened, Pointer) and happened.phase is Phase.DOWN)
        if gone:
            self.desk.last_shown = False
            self.page.refresh()
        return gone

    def _taken(self, press: Press) -> bool:
        """Answer keys that mean something else at a table: a press completes what moves, N deals.

        A key held down repeats arrows and nothing else, or a sleeping hand would play card after card.
        """
        course = self.desk.course
        if press.repeated and press.action not in (*ARROWS, Action.NEXT, Action.PREVIOUS):
            return True
        if press.action is Action.CONFIRM and (not course.animator.idle or course.thinking != NOBODY):
            course.skip()
            return True
        if press.key == NEXT_KEY and press.action is None and course.between:
            self.desk.next_deal()
            return True
        return False

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took."""
        place = picked(action)
        if place is not None:
            return self._pointing.pick(place)
        deed: Mapping[Action, Callable[[], Switch]] = {
            Action.HINT: self.numbers if self.desk.advice else self.desk.hint,
            Action.UNDO: self.desk.undo,
            Action.REDO: self.desk.redo,
            Action.LAST_TRICK: self.desk.last_trick,
            Action.CLAIM: self.claim,
            Action.DECLARED: self.desk.show_again,
            Action.RULES: lambda: self.rules(""),
            Action.MENU: self.menu,
        }
        return Reply(taken=True, switch=deed[action](), changed=True) if action in deed else PASS

    def play_key(self, card: Card) -> Switch:
        """Play the card that has the focus; a first press only shows where the focus is."""
        return self.desk.use(card) if self.page.keyed else None

    # ------------------------------------------------------------------ ways out

    def leave(self) -> Switch:
        """Go back to the title; the match is kept."""
        return Home()

    def press_note(self) -> Switch:
        """Open the rule a remark cites, or put the remark away."""
        note = self.desk.close_note()
        return self.rules(note.rule) if note is not None and note.rule else None

    def numbers(self) -> Switch:
        """Show the figures behind the hint."""
        desk, advice = self.desk, self.desk.advice
        if advice is None:
            return None
        return Push(Numbers(self._house, self._captions, self._game.table, desk.sitting, advice).scene)

    def claim(self) -> Switch:
        """Ask whether the rest is to be played out, where it is sure."""
        desk = self.desk
        return claiming.ask(self._house, self._captions, desk.claiming.cards, desk.claim, desk.decline)

    def rules(self, paragraph: str) -> Switch:
        """Open the rules at a paragraph, or at the one that matters now: of what was refused, else of the phase."""
        note = self.desk.note
        now = (note.rule if note else "") or self._game.table.paragraph(self.desk.course.shown)
        return Push(self._house.doors.rules(self._house, self.desk.sitting.game, paragraph or now))

    def menu(self) -> Switch:
        """Open the menu of the table."""
        return Push(table_menu(self._house, self._captions, self._doors.settings, self.rules))
