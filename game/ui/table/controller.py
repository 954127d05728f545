"""The table's controller: what the player may do now, what is chosen, and every action that changes the match."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from game.catalogue import Game
from game.core.cards import Card
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import record, replace
from game.core.rules import Reason
from game.play.choices import NONE, Choices, Weighed, choices, further, refused_card, weigh
from game.play.companion import Companion, CompanionMemory
from game.play.playback import Playback
from game.play.table_session import AnyView, TableSession
from game.play.tutor import Tutor
from game.stage.director import FIRST_HOLD, TRICK_HOLD
from game.stage.heaps import TAKEN, Heaps
from game.stage.motion import Mark, MarkKind
from game.stage.pose import FLYING, Heap, Pose, SpriteKey, Zone, card
from game.stage.slots import Slots, captioned
from game.storage.settings import Settings
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.announcements import Announcements
from game.ui.table.areas import covered, piles
from game.ui.table.claiming import Claiming
from game.ui.table.hand import HandControl, in_back, in_order
from game.ui.table.hold_offer import HoldOffer
from game.ui.table.log import log_aloud
from game.ui.table.remarks import Remarks
from game.ui.table.view_model import RemarkText

NOT_WEIGHED = Weighed(False, None)
FASTEST = 4.0
"""The tempo of a lesson where everything else happens at once: what it speaks of has to lie there for a while."""
RETURN = 0.18
"""Seconds in which a card that a lesson does not let through returns."""


@record
class Deciding:
    """What the player is to decide."""

    choices: Choices
    weighed: Weighed  # what is chosen for an exchange
    duty: str  # what the rules want of a card, or ""
    numbers: Mapping[str, int]  # that have been set for words


NOTHING = Deciding(NONE, NOT_WEIGHED, "", {})


@record
class Layout:
    """Where things lie on the table."""

    slots: Slots
    table: Zone | None  # what talon, turn-up and the like cover, with their captions
    heaps: tuple[Zone, ...]  # what every heap but my hand covers
    taken: tuple[Zone, ...]  # taken tricks
    captioned: Mapping[Heap, tuple[SpriteKey, ...]]  # what lies where a caption is written


@record
class Person:
    """What a table takes into account of the person who sits down to it."""

    newcomer: bool = False  # has not played many matches of this game
    memory: CompanionMemory | None = None  # of the companion, where there is one
    quizzed: Callable[[], bool] | None = None  # whether the match waits, so that questions on it may be put


ANYBODY = Person()


class TableController:
    """What one player has before him."""

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
        self.playback = Playback(
            session,
            game.table,
            self._settings,
            self._dice,
            hold=FIRST_HOLD if person.newcomer else TRICK_HOLD,
            held=self._held,
            told=lambda: not context.announcer.speaking,
        )
        self.hold_offer = HoldOffer(context, captions, newcomer=person.newcomer)
        self.hand = HandControl()
        memory, words = person.memory, context.words
        companion = None if memory is None else Companion(session, game, captions, words, memory)
        self.remarks = Remarks(context, session, captions, self.playback, self.hand, refresh, companion)
        self.claiming = Claiming(session)
        table = game.table
        self.announcements = Announcements(captions, lambda: table.announced(session.view()), table.arranged)
        self.announcements.recall(beat for _, beat in self.playback.beats)
        self.opened: frozenset[str] = frozenset()  # lines of the score
        self.last_shown = False
        self.dealing = (
            False  # the cards of the last deal have been taken up, and those of the next have not come
        )
        self.log_shown = False
        self.made = 0  # decisions the player has made here, to have the next deal dealt among them
        self._deciding: Deciding | None = None
        self._asked = -1  # how long the log was when the player was asked last
        self._layout: Layout | None = None

    def _settings(self) -> Settings:
        """Give the settings in force; in a lesson the learner plays every card, and tricks lie until he goes on."""
        mine = self._context.settings
        if self.tutor is None:
            return mine
        return replace(
            mine,
            speed=mine.speed or FASTEST,
            auto_last_card=False,
            forced_card_pause=False,
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

    # ------------------------------------------------------------------ taking in what is shown

    def heaps(self) -> Heaps:
        """Give what lies in which heap, as it is shown."""
        viewport = self.playback.viewport
        assert viewport is not None
        return self._game.table.heaps(self.playback.shown, viewport)

    def look_again(self) -> None:
        """Take in what the table shows now: the hand, what may be done, what the rules want."""
        view, table, viewport = self.playback.shown, self._game.table, self.playback.viewport
        assert viewport is not None
        heaps = table.heaps(view, viewport)
        slots, placed = table.slots(view, viewport), table.place(view, viewport)
        mine = in_order(view.hand, heaps.get(("hand", view.me), ()))
        self.hand.take(mine, in_back([placed[card(each)] for each in mine]))
        zones, taken = covered(heaps, placed, slots, view.me), piles(heaps, placed, TAKEN)
        self._layout = Layout(slots, *zones, taken, captioned(heaps, slots))
        self._decide(view)
        self.hand.legal = self.choices.plays | self.choices.lays
        self.hand.free = not self.hand.legal or self.hand.legal == view.hand
        self._refresh()

    def _decide(self, view: AnyView) -> None:
        """Take in what the player may do, if he may do anything."""
        if not self.playback.ready:
            self._deciding = None
            return
        if self._deciding is None:
            self.hand.chosen.clear()
            if len(self.session.match) != self._asked:
                self._asked = len(self.session.match)
                self.remarks.show(None)  # whatever was refused before, it is the player's turn now
            if len(view.moves) > 1:
                self._context.cue("your_turn")
        numbers = self._deciding.numbers if self._deciding else {}
        now, rules = choices(view.moves), self.session.match.rules
        duty = self._captions.duty(refused_card(rules, view, now))
        now = further(rules, view, now, self._dice)
        self._deciding = Deciding(now, self._weighed(now), duty, numbers)

    def _weighed(self, now: Choices) -> Weighed:
        """Weigh the cards chosen for an exchange."""
        if not now.exchanging:
            return NOT_WEIGHED
        rules, chosen = self.session.match.rules, tuple(self.hand.chosen)
        return weigh(rules, self.playback.shown, chosen, self._dice)

    @property
    def deciding(self) -> Deciding:
        """What the player is to decide; nothing while he is not to move."""
        return self._deciding or NOTHING

    @property
    def choices(self) -> Choices:
        """What the player may do."""
        return self.deciding.choices

    @property
    def layout(self) -> Layout:
        """Where things lie."""
        assert self._layout is not None, "the table has been laid"
        return self._layout

    @property
    def lying(self) -> Collection[Heap]:
        """List the heaps with a caption of which something lies there, and is not on its way."""
        poses = self.playback.animator.poses
        return {
            heap
            for heap, keys in self.layout.captioned.items()
            if any(key in poses and poses[key].depth < FLYING for key in keys)
        }

    def see(self, mark: Mark, known: AnyView) -> None:
        """Take in one moment, with what the player knew before it."""
        self.announcements.see(mark, known)
        if mark.kind is MarkKind.SHUFFLE:
            self.hold_offer.lapse()
        if mark.kind is MarkKind.DEAL_OVER:
            self.remarks.show(None)
        self.dealing = mark.view is None and (self.dealing or mark.kind is MarkKind.SHUFFLE)
        if mark.kind in (MarkKind.DRAW, MarkKind.TAKE) and mark.view is not None:
            self.hand.greet(mark.view.hand & ~known.hand)

    # ------------------------------------------------------------------ cards

    def pose(self, one: Card) -> tuple[SpriteKey, Pose]:
        """Give where a card of my hand is seen."""
        key = card(one)
        return key, self.hand.pose(one, self.playback.animator.poses[key])

    def use(self, one: Card) -> Switch:
        """Play a card, or choose it for the exchange; answer with it, where a lesson asks for a card."""
        if self.tutor is not None and self.tutor.wanted is not None:
            self.tutor.point_at(one)
            self.look_again()
        elif self.playback.ready and self.choices.exchanging:
            self.pick_out(one)
        elif self.playback.ready and self.choices.plays >> one & 1:
            self.playback.jump(*self.pose(one))
            self._submit(Play(one))
        else:
            self.refuse(one)
        return None

    def choose(self, one: Card) -> None:
        """Choose the one card to be played, where choosing and playing are two presses."""
        if self.choices.plays >> one & 1:
            self.hand.chosen[:] = [one]
            self._refresh()
        else:
            self.refuse(one)

    def pick_out(self, one: Card) -> None:
        """Choose a card for the exchange, or let it go; one too many is refused."""
        reason = self._toggle(one)
        if one in self.hand.chosen and reason is not None:
            self._toggle(one)
            self._say_no(one, reason)
        self._refresh()

    def _toggle(self, one: Card) -> Reason | None:
        """Choose a card or let it go, and give the reason why what is chosen then may not be laid."""
        self.hand.toggle(one)
        deciding = self.deciding
        self._deciding = replace(deciding, weighed=self._weighed(deciding.choices))
        return self._deciding.weighed.refused

    def lift(self, card: Card, up: bool) -> None:
        """Choose a card, or let it go, by key."""
        if self.choices.exchanging and (card in self.hand.chosen) != up:
            self.pick_out(card)
        elif self.choices.plays:
            self.hand.chosen[:] = [card] if up and self.choices.plays >> card & 1 else []

    def refuse(self, one: Card) -> None:
        """Say which rule forbids a card."""
        move = Lay(one) if self.choices.exchanging else Play(one)
        reason = self.session.match.rules.refusal(self.playback.shown, move)
        if reason is not None:
            self._say_no(one, reason)

    def _say_no(self, one: Card, reason: Reason) -> None:
        """Shake the card's head and name the rule."""
        if not self._context.still:
            self.hand.shake(one)
        self.remarks.explain(reason, one)

    # ------------------------------------------------------------------ words and packets

    def say(self, word: str) -> Switch:
        """Say a word, with the number set for it."""
        for each in self.choices.words:
            if each.word == word:
                number = self.deciding.numbers.get(word, each.numbers[0]) if each.numbers else None
                self._submit(Say(word, number))
        return None

    def number(self, word: str, number: int) -> Switch:
        """Set the number of a word."""
        if self._deciding is not None:
            numbers = {**self._deciding.numbers, word: number}
            self._deciding = replace(self._deciding, numbers=numbers)
        return None

    def take(self, packet: int) -> Switch:
        """Take a packet, or say why it must stay."""
        reason = self.session.match.rules.refusal(self.playback.shown, Take(packet))
        if packet in self.choices.packets:
            self._submit(Take(packet))
        elif self.playback.ready and reason is not None:
            self.remarks.explain(reason)
        return None

    def confirm(self) -> Switch:
        """Do with the chosen cards what they were chosen for."""
        chosen = list(self.hand.chosen)
        if self.choices.exchanging and self.deciding.weighed.finished:
            self._exchange(chosen)
        elif chosen and not self.choices.exchanging:
            self.use(chosen[0])
        return None

    def _exchange(self, chosen: Sequence[Card]) -> None:
        """Lay cards away at one go, unless a lesson does not let them through."""
        moves = tuple(Lay(one) for one in chosen)
        if self.tutor is not None and self.tutor.judge(moves):
            self._not_here(moves)
            return
        self._decided(moves)
        self.playback.exchange(chosen)
        self.look_again()

    def _submit(self, *moves: Move) -> bool:
        """Make moves; tell whether they were let through."""
        if self.tutor is not None and self.tutor.judge(moves):
            self._not_here(moves)
            return False
        self._decided(moves)
        self.playback.submit(moves)
        self.look_again()
        return True

    def _decided(self, moves: tuple[Move, ...]) -> None:
        """Take note of a decision, and drop what belonged to the choice."""
        self.made += 1
        self.remarks.decided(moves)
        self._clear()

    def _not_here(self, moves: Sequence[Move]) -> None:
        """Give back what the lesson does not let through; its panel says why."""
        self._context.cue("refuse")
        self.playback.settle(RETURN)
        for move in moves:
            if isinstance(move, Play | Lay) and not self._context.still:
                self.hand.shake(move.card)
        self.look_again()

    def _clear(self) -> None:
        """Drop what belonged to the choice that has just been made."""
        self.hand.chosen.clear()
        self.remarks.clear()

    # ------------------------------------------------------------------ advice, undo, what has been

    def listen(self) -> None:
        """Show the master's advice when it has come, and tell when a bot has broken down."""
        if self.playback.stumbled is not None:
            name = self._captions.within(self.playback.stumbled)
            self._context.notices.say(self._captions.table("bot_stumbled", seat=name))
            self.playback.stumbled = None
        if self.playback.answered is not None:
            self._tell_answer(self.playback.answered)
            self.playback.answered = None
        if self.remarks.awaited:
            self.remarks.listen()
        elif self.playback.ready and self.claiming.listen(self.playback.shown):
            say = self._captions.table
            self._context.announcer.say(f"{say('claim.button')}: {say('claim.hint')}")
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
        self.close_note()
        self.look_again()
        return None

    def decline(self) -> None:
        """Play on, and not be asked again in this deal."""
        self.claiming.decline()
        self._refresh()

    def close_note(self) -> RemarkText | None:
        """Put a remark away and give it."""
        note = self.remarks.note
        self.remarks.show(None)
        self._refresh()
        return note

    def dismiss_companion(self) -> Switch:
        """Have the companion say no more of decisions like this one."""
        self.remarks.dismiss_companion()
        return None

    def put_away(self) -> Switch:
        """Put away what was declared."""
        self.announcements.put_away()
        return None

    def show_again(self) -> Switch:
        """Show what was declared in this deal once more, or put it away."""
        if not self.announcements.turn_over():
            self._context.notices.say(self._captions.table("none_declared"))
        elif declared := self.announcements.declared:
            self._context.announcer.say(" ".join(f"{each.spoken}." for each in declared), urgent=True)
        else:
            self._context.announcer.say(self._context.words.get("aloud.declared_hidden"), urgent=True)
        self._refresh()
        return None

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
        self._clear()
        self.announcements.recall(beat for _, beat in self.playback.beats)
        self.look_again()
        return None

    def last_trick(self) -> Switch:
        """Show the last trick as it lay."""
        if self.playback.shown.tricks:
            self.last_shown = True
            told = ByEar(self._context.words, self._captions, self._game.table).last_trick(
                self.playback.shown
            )
            self._context.announcer.say(" ".join(told), urgent=True)
            self._refresh()
        else:
            self._context.notices.say(self._captions.table("no_last_trick"))
        return None

    def log(self) -> Switch:
        """Open the log where the score is, or close it."""
        self.log_shown = not self.log_shown
        captions, table = self._captions, self._game.table
        told = [beat for _, beat in self.playback.beats]
        now = (
            log_aloud(told, captions, table.announced, table.calls)
            if self.log_shown
            else captions.table("score")
        )
        self._context.announcer.say(closed(now), urgent=True)
        self._refresh()
        return None

    def toggle(self, key: str) -> Switch:
        """Open or close a line of the score."""
        self.opened ^= {key}
        return None

    def next_deal(self) -> Switch:
        """Have the next deal dealt."""
        self.made += 1
        self.playback.go_on()
        self.remarks.show(None)
        self._refresh()
        return None
