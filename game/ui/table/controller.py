"""The table's controller: what the player may do now, what is chosen, and every action that changes the match."""

from collections.abc import Callable
from random import Random

from game.catalogue import Game
from game.core.cards import NOBODY, Card
from game.core.move import Lay, Move, Play, Say, Take
from game.core.rules import Reason
from game.play.choices import NONE, Choices, Weighed, choices, finishing, refused_card, weigh
from game.play.playback import Playback
from game.play.table_session import TableSession
from game.search.master import Advice
from game.stage.heaps import TAKEN
from game.stage.pose import Pose, SpriteKey, Zone, card
from game.stage.slots import Slots
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.advising import Advising
from game.ui.table.announcements import Announcements
from game.ui.table.areas import covered, piles
from game.ui.table.claiming import Claiming
from game.ui.table.hand import HandControl, in_order
from game.ui.table.view_model import RemarkText


class TableController:
    """What one player has before him."""

    def __init__(self, context: UiContext, game: Game, session: TableSession, captions: Captions) -> None:
        """Sit down; `refresh` is to be set to what lays the chrome out again."""
        self._context = context
        self._game = game
        self._captions = captions
        self._dice = Random(len(session.match))
        self.session = session
        self.playback = Playback(session, game.table, lambda: context.settings, self._dice)
        self.hand = HandControl()
        self.claiming = Claiming(session)
        table = game.table
        self.announcements = Announcements(captions, lambda: table.announced(session.view()), table.arranged)
        self.announcements.recall(beat for _, beat in self.playback.beats)
        self.choices: Choices = NONE
        self.weighed = Weighed(False, None)
        self.numbers: dict[str, int] = {}
        self.opened: frozenset[str] = frozenset()
        self.note: RemarkText | None = None
        self.advice: Advice | None = None  # the last that was given on this decision
        self.duty = ""
        self.last_shown = False
        self.log_shown = False
        self.slots: Slots | None = None
        self.zones: tuple[Zone | None, tuple[Zone, ...]] = (None, ())
        self.taken: tuple[Zone, ...] = ()  # where taken tricks lie
        self.refresh: Callable[[], None] = lambda: None
        self._advising = Advising(context, session, captions)
        self._was_mine = False

    # ------------------------------------------------------------------ taking in what is shown

    def look_again(self) -> None:
        """Take in what the table shows now: the hand, what may be done, what the rules want."""
        view, table, viewport = self.playback.shown, self._game.table, self.playback.viewport
        assert viewport is not None
        heaps = table.heaps(view, viewport)
        self.hand.take(in_order(view.hand, heaps.get(("hand", view.me), ())))
        self.slots = table.slots(view, viewport)
        placed = table.place(view, viewport)
        self.zones = covered(heaps, placed, self.slots, view.me)
        self.taken = piles(heaps, placed, TAKEN)
        ready = self.playback.ready
        if ready and not self._was_mine:
            self._my_turn()
        self._was_mine = ready
        self.choices = choices(view.moves) if ready else NONE
        self.hand.legal = self.choices.plays | self.choices.lays
        self.hand.free = not ready or not self.hand.legal or self.hand.legal == view.hand
        self._weigh()
        self.refresh()

    def _my_turn(self) -> None:
        self.hand.chosen.clear()
        self.numbers.clear()
        if len(self.playback.shown.moves) > 1:
            self._context.sound.cue("your_turn")

    def _weigh(self) -> None:
        view, rules = self.playback.shown, self.session.match.rules
        self.duty = self._captions.duty(refused_card(rules, view, self.choices))
        self.weighed = Weighed(False, None)
        if self.choices.exchanging:
            self.weighed = weigh(rules, view, tuple(self.hand.chosen), self._dice)

    def pose(self, one: Card) -> tuple[SpriteKey, Pose]:
        """Give where a card of my hand is seen."""
        key = card(one)
        return key, self.hand.pose(one, self.playback.animator.poses[key])

    # ------------------------------------------------------------------ cards

    def use(self, one: Card) -> Switch:
        """Play a card, or choose it for the exchange."""
        if self.playback.ready and self.choices.exchanging:
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
            self.refresh()
        else:
            self.refuse(one)

    def pick_out(self, one: Card) -> None:
        """Choose a card for the exchange, or let it go; one too many is refused."""
        self.hand.toggle(one)
        self._weigh()
        reason = self.weighed.refused
        if one in self.hand.chosen and reason is not None:
            self.hand.toggle(one)
            self._weigh()
            self._say_no(one, reason)
        self.refresh()

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
        self._explain(reason)

    def _explain(self, reason: Reason) -> None:
        self._context.sound.cue("refuse")
        eyebrow = self._captions.table("refusal_eyebrow")
        self.note = RemarkText(eyebrow, self._captions.reason(reason), reason.rule, lit=False)
        self.refresh()

    # ------------------------------------------------------------------ words and packets

    def say(self, word: str) -> Switch:
        """Say a word, with the number set for it."""
        for each in self.choices.words:
            if each.word == word:
                number = self.numbers.get(word, each.numbers[0]) if each.numbers else None
                self._submit(Say(word, number))
        return None

    def number(self, word: str, number: int) -> Switch:
        """Set the number of a word."""
        self.numbers[word] = number
        return None

    def take(self, packet: int) -> Switch:
        """Take a packet, or say why it must stay."""
        reason = self.session.match.rules.refusal(self.playback.shown, Take(packet))
        if packet in self.choices.packets:
            self._submit(Take(packet))
        elif self.playback.ready and reason is not None:
            self._explain(reason)
        return None

    def confirm(self) -> Switch:
        """Do with the chosen cards what they were chosen for."""
        chosen = list(self.hand.chosen)
        if self.choices.exchanging and self.weighed.finished:
            self._submit(*(Lay(one) for one in chosen))
            closing = finishing(
                self.session.match.rules.spec
            )  # unless the last card has closed the exchange by itself
            if closing and closing in self.session.view().moves:
                self._submit(closing)
        elif chosen and not self.choices.exchanging:
            self.use(chosen[0])
        return None

    def _submit(self, *moves: Move) -> None:
        self._clear()
        self.playback.submit(moves)
        self.look_again()

    def _clear(self) -> None:
        """Drop what belonged to the choice that has just been made."""
        self.hand.chosen.clear()
        self.hand.hinted = 0
        self.note = self.advice = None
        self._advising.wanted = False

    # ------------------------------------------------------------------ advice, undo, what has been

    def hint(self) -> Switch:
        """Ask the master."""
        if self.playback.ready:
            self.note = self._advising.ask()
            self.refresh()
        return None

    def listen(self) -> None:
        """Show the master's advice when it has come, and tell when a bot has broken down."""
        if self.playback.stumbled >= 0:
            name = self._captions.name(self.playback.stumbled)
            self._context.notices.say(self._captions.table("bot_stumbled", seat=name))
            self.playback.stumbled = NOBODY
        if self._advising.wanted and self.playback.ready:
            advice = self._advising.listen()
            if advice is not None:
                self.hand.hinted, self.note, self.advice = advice.cards, advice.note, advice.advice
                self.refresh()
        elif self.playback.ready and self.claiming.listen(self.playback.shown):
            self.refresh()

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
        self.refresh()

    def close_note(self) -> RemarkText | None:
        """Put a remark away and give it."""
        note, self.note = self.note, None
        self.advice = None
        self.hand.hinted = 0
        self.refresh()
        return note

    def put_away(self) -> Switch:
        """Put away what was declared."""
        self.announcements.put_away()
        return None

    def show_again(self) -> Switch:
        """Show what was declared in this deal once more, or put it away."""
        if not self.announcements.turn_over():
            self._context.notices.say(self._captions.table("none_declared"))
        self.refresh()
        return None

    def undo(self) -> Switch:
        """Take back the last decision."""
        if self.playback.take_back():
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
            self.refresh()
        else:
            self._context.notices.say(self._captions.table("no_last_trick"))
        return None

    def log(self) -> Switch:
        """Open the log where the score is, or close it."""
        self.log_shown = not self.log_shown
        self.refresh()
        return None

    def toggle(self, key: str) -> Switch:
        """Open or close a line of the score."""
        self.opened ^= {key}
        return None

    def next_deal(self) -> Switch:
        """Have the next deal dealt."""
        self.playback.go_on()
        self.note = None
        self.refresh()
        return None
