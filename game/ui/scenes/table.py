"""The card table: any game of the catalogue, driven by nothing but the views and beats of one seat."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pygame

from game.catalogue import Game
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, Seat, mask, members
from game.core.event import Awarded, Said
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import record
from game.core.rules import Reason
from game.core.score import Award
from game.core.trick import taker
from game.stage.motion import Kind, Mark
from game.stage.pose import FLYING, Key, Pose, Zone, card
from game.stage.slots import Slots
from game.storage.settings import Click
from game.ui.action import Action, picked
from game.ui.block import PASS, Block, Reply
from game.ui.house import House
from game.ui.input import Input, Phase, Pointer, Press
from game.ui.node import Node
from game.ui.page import Page
from game.ui.scene import Home, Pop, Push, Scene, Switch
from game.ui.sprites import FINER
from game.ui.table.board import Board, Marks
from game.ui.table.captions import Captions
from game.ui.table.choices import DONE, NONE, Choices, Weighed, choices, refused_card, weigh
from game.ui.table.chrome import Chrome, Moment, Note
from game.ui.table.course import Course
from game.ui.table.cues import cue_of
from game.ui.table.declared import Declared
from game.ui.table.ground import Ground, covered, ground_for
from game.ui.table.hand import Hand, in_order, strips
from game.ui.table.lately import Lately
from game.ui.table.last import LastTrick
from game.ui.table.menu import table_menu
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.score import Score, ScoreDeeds, gained
from game.ui.table.sitting import DealDone, Sitting


@record
class TableDoors:
    """Where one can go from the table, hung by whoever opens it."""

    settings: Callable[[], Scene]
    deal_result: Callable[[DealDone, Callable[[], Switch], Callable[[], Switch]], Scene]  # … next deal, leave
    match_result: Callable[[DealDone, Callable[[], Switch]], Scene]  # … leave
    concede: Callable[[], Switch] | None  # gives the match up, where there is somebody to keep the record
    note: Callable[[DealDone], None]  # writes a finished deal into the statistics


class TableScene:
    """A sitting at the table."""

    def __init__(self, house: House, game: Game, sitting: Sitting, doors: TableDoors) -> None:
        """Take a seat."""
        rules = sitting.match.rules
        self._house = house
        self._sprites = house.sprites
        self._game = game
        self._sitting = sitting
        self._doors = doors
        self._dice = Random(len(sitting.match))
        self._captions = Captions(house.words, sitting.game, rules.spec, sitting.players, sitting.me)
        self.course = Course(sitting, game.table, lambda: house.settings, self._dice)
        self._painter = SpritePainter(house.sprites, rules.spec.pack, digits_of(rules))
        self._board = Board(self._painter)
        self._chrome = Chrome(house, self._captions, self)
        score_deeds = ScoreDeeds(self.toggle, self.rules, self.last_trick)
        self._score = Score(rules, self._captions, house.sprites, score_deeds)
        self._page = Page(house, self._compose, back=self.menu, on_action=self._act, backdrop=False)
        self._lately = Lately()
        self._last = LastTrick()
        self.hand = Hand()
        self._ground: Ground | None = None
        self._slots: Slots | None = None
        self._areas: tuple[Zone | None, tuple[Zone, ...]] = (None, ())
        self._stamp = -1
        self._choices: Choices = NONE
        self._weighed = Weighed(False, None)
        self._numbers: dict[str, int] = {}
        self._opened: frozenset[str] = frozenset()
        self._note: Note | None = None
        self._declared: list[Declared] = []
        self._duty = ""
        self._wants_hint = False
        self._pending: Pointer | None = None
        self._was_mine = False
        self._state: tuple[int, bool, Seat, bool] | None = None
        self._moved = True

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        """The table fills the window."""
        return False

    @property
    def stale(self) -> bool:
        """Whether anything on the table has changed."""
        return self._moved or self._page.stale or self._stamp != self._house.stamp

    @property
    def keyed(self) -> bool:
        """Whether the player uses keys at the moment."""
        return self._page.keyed

    @property
    def exchanging(self) -> bool:
        """Whether cards are being chosen to be laid away."""
        return self._choices.exchanging

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
        ground = ground_for(self._house.look)
        if ground == self._ground:
            return
        self._ground = ground
        self._painter.unit = ground.unit
        self.course.lay(ground.felt)
        self._want_sprites()
        self._look_again()

    def _want_sprites(self) -> None:
        """Have the pictures made that will soon be seen: what has been dealt first, the rest of the pack when idle."""
        view, pack = self._sitting.view(), self._sitting.match.rules.spec.pack
        height = self._painter.height(1.0)
        seen = [pack.spell(each) for each in members(view.hand | view.shown)]
        self._sprites.want(seen, height)
        self._sprites.want(seen, round(FINER * height))
        if self.course.ready:
            self._sprites.want(pack.faces, height)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self.ground  # noqa: B018 - fits the table to a window that has changed
        tempo = self._house.look.theme.tempo
        busy = not self.course.animator.idle
        before = self.course.shown
        marks = self.course.update(dt, self._house.still)
        for each in marks:
            self._answer(each)
        if self.course.shown is not before:
            self._lately.gain(gained(before, self.course.shown))
        if self._lately.update(dt):
            self._page.refresh()
        self._moved |= busy or bool(marks) or self._lately.moving
        self._moved |= self.hand.update(dt, tempo.hover)
        self._moved |= self.course.thinking != NOBODY
        state = (len(self._sitting.match), self.course.ready, self.course.thinking, self.course.between)
        if state != self._state or any(each.view is not None for each in marks):
            self._state = state
            self._want_sprites()
            self._look_again()
        self._listen()
        self._press_pending()
        self._page.update(dt)
        return self._result()

    def _result(self) -> Switch:
        """Tell how the deal came out, once it is over and everything lies still."""
        deal = self.course.finished
        if not deal:
            return None
        self.course.reported = deal
        self._page.refresh()
        done = DealDone(self._sitting.match, deal, self._sitting.players, self._sitting.me)
        self._doors.note(done)
        if self._sitting.match.over:
            return Push(self._doors.match_result(done, self.leave))
        return Push(self._doors.deal_result(done, self._following, self.leave))

    def _following(self) -> Switch:
        """Come back from the result to the next deal."""
        self.next_deal()
        return Pop()

    def _answer(self, mark: Mark) -> None:
        """Let a moment of the motion be seen and heard."""
        cue = cue_of(mark, self._sitting.me)
        if cue:
            self._house.sound.cue(cue)
        if mark.kind is Kind.SAY and isinstance(mark.event, Said):
            mine = mark.event.seat == self._sitting.me
            if not (mine and mark.event.word == DONE):
                self._lately.say(mark.event.seat, self._captions.spoken(mark.event.word, mark.event.number))
        if mark.kind is Kind.AWARD and isinstance(mark.event, Awarded):
            self._declare(mark.event.award)
        if mark.kind is Kind.SHUFFLE:
            self._lately.hush()
            self._note = None
            self._declared.clear()

    def _declare(self, award: Award) -> None:
        """Show the cards another player is paid for; those that lie open anyway need no showing."""
        view = self.course.shown
        if not award.cards or not award.cards & ~view.shown:
            return
        step = self._captions.step(award)
        self._lately.say(award.to, step)
        if award.to != view.me:
            cards = members(award.cards)
            pack = self._sitting.match.rules.spec.pack
            spoken = ", ".join(self._captions.spoken_card(each) for each in cards)
            told = self._captions.table("declared", seat=self._captions.name(award.to), step=step)
            faces = tuple(pack.spell(each) for each in cards)
            self._declared.append(Declared(award.to, step, faces, f"{told}: {spoken}"))

    def put_away(self) -> Switch:
        """Put away what was declared."""
        self._declared.clear()
        return None

    def _look_again(self) -> None:
        """Take in what the table shows now: the hand, what may be done, what the rules want."""
        view = self.course.shown
        felt = self.ground.felt
        heaps = self._game.table.heaps(view, felt)
        self.hand.take(in_order(view.hand, heaps.get(("hand", view.me), ())))
        self._slots = self._game.table.slots(view, felt)
        self._areas = covered(heaps, self._game.table.place(view, felt), self._slots, view.me)
        ready = self.course.ready
        if ready and not self._was_mine:
            self._my_turn()
        self._was_mine = ready
        self._choices = choices(view.moves) if ready else NONE
        self.hand.legal = self._choices.plays | self._choices.lays
        self.hand.free = not ready or not self.hand.legal or self.hand.legal == view.hand
        self._weigh()
        self._page.refresh()

    def _my_turn(self) -> None:
        self.hand.chosen.clear()
        self._numbers.clear()
        if len(self.course.shown.moves) > 1:
            self._house.sound.cue("your_turn")

    def _weigh(self) -> None:
        view, rules = self.course.shown, self._sitting.match.rules
        self._duty = (
            self._captions.duty(refused_card(rules, view, self._choices)) if self._choices.plays else ""
        )
        self._weighed = Weighed(False, None)
        if self._choices.exchanging:
            self._weighed = weigh(rules, view, tuple(self.hand.chosen), self._dice)

    # ------------------------------------------------------------------ what is seen

    def _compose(self) -> Block:
        ground = self.ground
        assert self._slots is not None
        view, course = self.course.shown, self.course
        lying = {key: pose for key, pose in course.animator.poses.items() if pose.depth < FLYING}
        moment = Moment(
            view=view,
            slots=self._slots,
            choices=self._choices,
            ready=course.ready,
            between=course.between,
            over=course.animator.idle and self._sitting.match.over,
            thinking=course.thinking,
            thought=lambda: course.thought,
            winning=self._winning(),
            strips=strips(self.hand.cards, lying),
            chosen=tuple(self.hand.chosen),
            may_finish=self._weighed.finished,
            numbers=self._numbers,
            said=self._lately.said,
            declared=tuple(self._declared),
            note=self._note,
            duty=self._duty,
            trump=self._game.table.trump(view),
            table=self._areas[0],
            heaps=self._areas[1],
            score=self._score.block(
                view, self._lately.gain_of, self._opened, self._house.settings.hide_running_points
            ),
            can_undo=self._sitting.match.can_take_back(self._sitting.me),
            can_redo=self._sitting.match.can_redo,
            lit=frozenset(("last_trick",) if self._last.shown else ()),
        )
        return self._chrome.block(moment, ground)

    def _winning(self) -> Seat:
        view = self.course.shown
        contract = self._sitting.match.rules.contract(view) if view.trick.cards else None
        return taker(view.trick, contract.order, len(view.sides)) if contract else NOBODY

    def poses(self) -> Mapping[Key, Pose]:
        """Give where everything is, my hand as I hold it."""
        found = dict(self.course.animator.poses)
        for each in self.hand.cards:
            key = card(each)
            if key in found and (found[key].depth < FLYING or self.hand.drag):
                found[key] = self.hand.pose(each, found[key])
        return found

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table."""
        ground, look = self.ground, self._house.look
        self._page.pieces()
        self._focus()
        assert self._slots is not None
        self._board.spread(canvas, look, ground, str(self._house.settings.felt), self._middle())
        if self.course.ready and self._choices.plays:
            slot = self._slots.trick[self._sitting.me]
            self._board.slot(canvas, look, ground, slot, self._captions.table("you"))
        poses = self.poses()
        self._board.lying(canvas, look, poses, self._marks())
        self._page.draw(canvas)
        self._board.flying(canvas, poses)
        if self._last.shown:
            self._last.draw(
                canvas, look, ground, self._painter, self._captions, self.course.shown, self._slots
            )
        self._moved = False

    def _middle(self) -> Pose:
        assert self._slots is not None
        spots = self._slots.trick
        x, y = sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots)
        return Pose(x, y, size=spots[0].size)

    def _focus(self) -> None:
        held = self._page.held
        on_card = self._page.keyed and held.startswith("card:")
        self.hand.focused = int(held.removeprefix("card:")) if on_card else None

    def _marks(self) -> Marks:
        view = self.course.shown
        dim = view.hand & ~self.hand.legal if not self.hand.free else 0
        winning = self._winning()
        best = None
        if winning != NOBODY and view.trick.cards:
            best = view.trick.cards[(winning - view.trick.leader) % len(view.sides)]
        return Marks(dim, best, mask(self.hand.chosen), self.hand.hinted, self.hand.focused)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the table."""
        shown = [*self._page.nodes()]
        if self._last.shown and self._slots is not None:
            shown += self._last.nodes(self.ground, self._captions, self.course.shown, self._slots)
        return shown

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        self.ground  # noqa: B018 - lay out before anything is looked up
        self._moved = True
        if self._last.shown and self._dismissed(happened):
            return None
        match happened:
            case Pointer():
                return self._pointer(happened)
            case Press(key, action):
                return self._pressed(key, action, happened)
            case _:
                return self._page.handle(happened)

    def _dismissed(self, happened: Input) -> bool:
        """Put the last trick away; whatever was pressed has done its work with that."""
        gone = isinstance(happened, Press) or (isinstance(happened, Pointer) and happened.phase is Phase.DOWN)
        if gone:
            self._last.shown = False
            self._page.refresh()
        return gone

    def _pressed(self, key: str, action: Action | None, press: Press) -> Switch:
        if action is Action.CONFIRM and not self.course.animator.idle:
            self.course.skip()
            return None
        if key == "n" and action is None and self.course.between:
            return self.next_deal()
        return self._page.handle(press)

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took."""
        place = picked(action)
        if place is not None:
            return self._pick(place)
        deed: Mapping[Action, Callable[[], Switch]] = {
            Action.HINT: self.hint,
            Action.UNDO: self.undo,
            Action.REDO: self.redo,
            Action.LAST_TRICK: self.last_trick,
            Action.RULES: lambda: self.rules(""),
            Action.MENU: self.menu,
        }
        return Reply(taken=True, switch=deed[action](), changed=True) if action in deed else PASS

    def _pick(self, place: int) -> Reply:
        """Take the focus to a card by its place in the hand; a second press plays it."""
        if place >= len(self.hand.cards):
            return PASS
        one = self.hand.cards[place]
        again = self._page.keyed and self._page.held == f"card:{one}"
        self._page.hold(f"card:{one}", keyed=True)
        if self._choices.exchanging or again:
            return Reply(taken=True, switch=self.use(one), changed=True)
        return Reply(taken=True, changed=True)

    def _pointer(self, pointer: Pointer) -> Switch:
        at = self.ground.units(pointer.at)
        if self.hand.drag is not None and pointer.phase in (Phase.MOVE, Phase.UP):
            return self._dragged(pointer, at)
        over_control = self._control_at(pointer.at)
        under = None if over_control else self.hand.under(at, self.course.animator.poses)
        self.hand.hovered = under if pointer.phase is not Phase.LEAVE else None
        if pointer.phase is Phase.DOWN and not self.course.animator.idle and not over_control:
            self.course.skip()
            self._pending = pointer if under is not None else None
            return None
        if pointer.phase is Phase.DOWN and under is not None:
            self._page.offer(Pointer(Phase.LEAVE, pointer.at))
            lying = self.course.animator.poses[card(under)]
            self.hand.press(under, pointer.at, at, lying)
            self._clicks = pointer.clicks
            return None
        return self._page.handle(pointer)

    _clicks = 1

    def _control_at(self, at: tuple[int, int]) -> bool:
        return any(
            piece.control is not None
            and piece.visible.collidepoint(at)
            and not piece.control.key.startswith("card:")
            for piece in self._page.pieces()
        )

    def _dragged(self, pointer: Pointer, at: tuple[float, float]) -> Switch:
        self.hand.move(pointer.at, at)
        if pointer.phase is not Phase.UP:
            return None
        held = self.hand.drag
        assert held is not None
        lying = self.course.animator.poses[card(held.card)]
        shown = self.hand.pose(held.card, lying)
        self.hand.let_go()
        if not held.moving:
            return self._clicked(held.card)
        self.course.jump(card(held.card), shown)
        assert self._slots is not None
        zone = self._slots.drop.zone
        inside = zone.left <= at[0] <= zone.right and zone.top <= at[1] <= zone.bottom
        dropped = inside and self.course.ready
        if dropped and self._choices.plays >> held.card & 1:
            return self._play(held.card)
        if dropped:
            self.use(held.card)
        self.course.settle(0.18)
        return None

    def _clicked(self, one: Card) -> Switch:
        """Answer a click on a card as the player has chosen to click."""
        mode = self._house.settings.click
        playing = bool(self._choices.plays)
        if playing and mode is Click.SELECT and one not in self.hand.chosen:
            return self._choose(one)
        if playing and mode is Click.DOUBLE and self._clicks < 2:
            return self._choose(one)
        return self.use(one)

    def _choose(self, one: Card) -> Switch:
        if not self._choices.plays >> one & 1:
            return self._refuse(one)
        self.hand.chosen[:] = [one]
        self._page.refresh()
        return None

    def _press_pending(self) -> None:
        """Answer the one press that was made while things moved."""
        pending, self._pending = self._pending, None
        if pending is not None and self.course.ready:
            self._look_again()
            under = self.hand.under(self.ground.units(pending.at), self.course.animator.poses)
            if under is not None:
                self._clicked(under)

    # ------------------------------------------------------------------ deeds

    def use(self, one: Card) -> Switch:
        """Play a card, or choose it for the exchange."""
        if not self.course.ready:
            return self._refuse(one)
        if self._choices.exchanging:
            return self._toggle_card(one)
        return self._play(one) if self._choices.plays >> one & 1 else self._refuse(one)

    def _play(self, one: Card) -> Switch:
        key = card(one)
        self.course.jump(key, self.poses()[key])
        return self._submit([Play(one)])

    def _submit(self, moves: list[Move]) -> Switch:
        self.hand.chosen.clear()
        self.hand.hinted = 0
        self._note = None
        self._wants_hint = False
        self.course.submit(moves)
        self._look_again()
        return None

    def _toggle_card(self, one: Card) -> Switch:
        self.hand.toggle(one)
        self._weigh()
        if one in self.hand.chosen and self._weighed.refused is not None:
            reason = self._weighed.refused
            self.hand.toggle(one)
            self._weigh()
            self._say_no(one, reason)
        self._page.refresh()
        return None

    def _refuse(self, one: Card) -> Switch:
        """Shake the card's head and name the rule."""
        move = Lay(one) if self._choices.exchanging else Play(one)
        reason = self._sitting.match.rules.refusal(self.course.shown, move)
        if reason is not None:
            self._say_no(one, reason)
        return None

    def _say_no(self, one: Card, reason: Reason) -> None:
        if not self._house.still:
            self.hand.shake(one)
        self._house.sound.cue("refuse")
        sentence = self._captions.reason(reason)
        self._note = Note(self._captions.table("refusal_eyebrow"), sentence, reason.rule, lit=False)
        self._page.refresh()

    def play_key(self, card: Card) -> Switch:
        """Play the card that has the focus; a first press only shows where the focus is."""
        return self.use(card) if self._page.keyed else None

    def lift(self, card: Card, up: bool) -> None:
        """Choose a card, or let it go, by key."""
        if self._choices.exchanging and (card in self.hand.chosen) != up:
            self._toggle_card(card)
        elif self._choices.plays:
            self.hand.chosen[:] = [card] if up and self._choices.plays >> card & 1 else []

    def say(self, word: str) -> Switch:
        """Say a word, with the number set for it."""
        for each in self._choices.words:
            if each.word == word:
                number = self._numbers.get(word, each.numbers[0]) if each.numbers else None
                return self._submit([Say(word, number)])
        return None

    def number(self, word: str, number: int) -> Switch:
        """Set the number of a word."""
        self._numbers[word] = number
        return None

    def take(self, packet: int) -> Switch:
        """Take a packet."""
        return self._submit([Take(packet)])

    def confirm(self) -> Switch:
        """Do with the chosen cards what they were chosen for."""
        chosen = list(self.hand.chosen)
        if self._choices.exchanging:
            if not self._weighed.finished:
                return None
            lays: list[Move] = [Lay(one) for one in chosen]
            return self._submit_exchange(lays)
        return self.use(chosen[0]) if chosen else None

    def _submit_exchange(self, lays: list[Move]) -> Switch:
        """Lay the cards and close the exchange, unless the last card has closed it by itself."""
        self.course.submit(lays)
        closing = Say(DONE)
        view = self._sitting.view()
        return self._submit([closing] if closing in view.moves else [])

    def next_deal(self) -> Switch:
        """Have the next deal dealt."""
        self.course.go_on()
        self._page.refresh()
        return None

    def leave(self) -> Switch:
        """Go back to the title; the match is kept."""
        return Home()

    def hint(self) -> Switch:
        """Ask the expert."""
        if self.course.ready:
            self._wants_hint = True
            self._sitting.ask_hint()
            text = self._captions.table("hint_thinking")
            self._note = Note(self._captions.table("hint_eyebrow"), text, "", lit=True)
            self._page.refresh()
        return None

    def _listen(self) -> None:
        """Show the expert's advice when it has come."""
        if not self._wants_hint or not self.course.ready:
            return
        advice = self._sitting.hint()
        if advice is not None:
            self._wants_hint = False
            self._advise(advice)

    def _advise(self, advice: Decision) -> None:
        said = self._captions.advice(advice)
        self.hand.hinted = mask(one for one in (_card_of(advice.move),) if one is not None)
        self._note = Note(self._captions.table("hint_eyebrow"), said, advice.reason.rule, lit=True)
        self._moved = True
        self._page.refresh()

    def press_note(self) -> Switch:
        """Open the rule a remark cites, or put the remark away."""
        note, self._note = self._note, None
        self.hand.hinted = 0
        self._page.refresh()
        return self.rules(note.rule) if note is not None and note.rule else None

    def undo(self) -> Switch:
        """Take back the last decision."""
        self._wants_hint = False
        if self.course.take_back():
            self._house.sound.cue("undo")
            self._after_turning()
        else:
            self._house.notices.say(self._captions.table("nothing_to_undo"))
        return None

    def redo(self) -> Switch:
        """Make again what was taken back."""
        if self.course.redo():
            self._after_turning()
        else:
            self._house.notices.say(self._captions.table("nothing_to_redo"))
        return None

    def _after_turning(self) -> None:
        self._note = None
        self.hand.hinted = 0
        self.hand.chosen.clear()
        self._lately.hush()
        self._look_again()

    def last_trick(self) -> Switch:
        """Show the last trick as it lay."""
        if self.course.shown.tricks:
            self._last.shown = True
            self._page.refresh()
        else:
            self._house.notices.say(self._captions.table("no_last_trick"))
        return None

    def rules(self, paragraph: str) -> Switch:
        """Open the rules."""
        return Push(self._house.doors.rules(self._house, self._sitting.game, paragraph))

    def menu(self) -> Switch:
        """Open the menu of the table."""
        return Push(
            table_menu(self._house, self._captions, self._doors.settings, self._doors.concede, self.rules)
        )

    def toggle(self, key: str) -> Switch:
        """Open or close a line of the score."""
        self._opened ^= {key}
        return None


def _card_of(move: Move) -> Card | None:
    return move.card if isinstance(move, Play | Lay) else None
