"""The moves of the player: a card, a word, a packet, an exchange; what may not be done is refused with its reason."""

from collections.abc import Callable, Sequence

from game.core.cards import Card
from game.core.move import Lay, Move, Play, Say, Take
from game.core.rules import Reason
from game.play.playback import Playback
from game.play.tutor import Tutor
from game.stage.pose import Pose, SpriteKey, card
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.choosing import Choosing
from game.ui.table.hand import HandControl
from game.ui.table.remarks import Remarks

RETURN = 0.18
"""Seconds in which a card that a lesson does not let through returns."""


class PlayerMoves:
    """Makes the moves of one player, of which a tutor lets only some through."""

    def __init__(
        self,
        context: UiContext,
        choosing: Choosing,
        playback: Playback,
        hand: HandControl,
        remarks: Remarks,
        look_again: Callable[[], None],
        tutor: Tutor | None,
    ) -> None:
        """Begin; `look_again` takes in what the table shows once a move has been made, or not let through."""
        self.made = 0  # decisions the player has made here, to have the next deal dealt among them
        self._context = context
        self._choosing = choosing
        self._playback = playback
        self._hand = hand
        self._remarks = remarks
        self._look_again = look_again
        self._tutor = tutor

    # ------------------------------------------------------------------ cards

    def pose(self, one: Card) -> tuple[SpriteKey, Pose]:
        """Give where a card of my hand is seen."""
        key = card(one)
        return key, self._hand.pose(one, self._playback.shown.animator.poses[key])

    def use(self, one: Card) -> Switch:
        """Play a card, or choose it for the exchange; answer with it, where a lesson asks for a card."""
        choices = self._choosing.choices
        if self._tutor is not None and self._tutor.wanted is not None:
            self._tutor.point_at(one)
            self._look_again()
        elif self._playback.ready and choices.exchanging:
            self.pick_out(one)
        elif self._playback.ready and choices.plays >> one & 1:
            self._playback.shown.animator.put(*self.pose(one))
            self._submit(Play(one))
        else:
            self._refuse(one)
        return None

    def choose(self, one: Card) -> None:
        """Choose the one card to be played, where choosing and playing are two presses."""
        if self._choosing.choices.plays >> one & 1:
            self._choosing.only(one)
        else:
            self._refuse(one)

    def pick_out(self, one: Card) -> None:
        """Choose a card for the exchange, or let it go; one too many is refused."""
        reason = self._choosing.toggle(one)
        if one in self._hand.chosen and reason is not None:
            self._choosing.toggle(one)
            self._say_no(one, reason)

    def lift(self, one: Card, up: bool) -> None:
        """Choose a card, or let it go, by key."""
        choices = self._choosing.choices
        if choices.exchanging and (one in self._hand.chosen) != up:
            self.pick_out(one)
        elif choices.plays:
            self._choosing.only(*((one,) if up and choices.plays >> one & 1 else ()))

    def _refuse(self, one: Card) -> None:
        """Say which rule forbids a card."""
        move = Lay(one) if self._choosing.choices.exchanging else Play(one)
        reason = self._refusal(move)
        if reason is not None:
            self._say_no(one, reason)

    def _refusal(self, move: Move) -> Reason | None:
        return self._playback.session.match.rules.refusal(self._playback.shown.view, move)

    def _say_no(self, one: Card, reason: Reason) -> None:
        """Shake the card's head and name the rule."""
        if not self._context.still:
            self._hand.shake(one)
        self._remarks.explain(reason, one)

    # ------------------------------------------------------------------ words, packets, exchanges

    def say(self, word: str) -> Switch:
        """Say a word, with the number set for it."""
        deciding = self._choosing.deciding
        for each in deciding.choices.words:
            if each.word == word:
                number = deciding.numbers.get(word, each.numbers[0]) if each.numbers else None
                self._submit(Say(word, number))
        return None

    def number(self, word: str, number: int) -> Switch:
        """Set the number of a word."""
        self._choosing.set_number(word, number)
        return None

    def take(self, packet: int) -> Switch:
        """Take a packet, or say why it must stay."""
        reason = self._refusal(Take(packet))
        if packet in self._choosing.choices.packets:
            self._submit(Take(packet))
        elif self._playback.ready and reason is not None:
            self._remarks.explain(reason)
        return None

    def confirm(self) -> Switch:
        """Do with the chosen cards what they were chosen for."""
        chosen, deciding = list(self._hand.chosen), self._choosing.deciding
        if deciding.choices.exchanging and deciding.exchange.finished:
            self._exchange(chosen)
        elif chosen and not deciding.choices.exchanging:
            self.use(chosen[0])
        return None

    def next_deal(self) -> Switch:
        """Have the next deal dealt."""
        self.made += 1
        self._playback.go_on()
        self._remarks.put_away()
        return None

    # ------------------------------------------------------------------ making them

    def _exchange(self, chosen: Sequence[Card]) -> None:
        """Lay cards away at one go, unless a lesson does not let them through."""
        if self._let_through(tuple(Lay(one) for one in chosen)):
            self._playback.exchange(chosen)
            self._look_again()

    def _submit(self, move: Move) -> None:
        """Make a move, unless a lesson does not let it through."""
        if self._let_through((move,)):
            self._playback.submit((move,))
            self._look_again()

    def _let_through(self, moves: tuple[Move, ...]) -> bool:
        """Take note of a decision, and drop what belonged to the choice; tell whether it is to be carried out."""
        if self._tutor is not None and self._tutor.judge(moves):
            self._give_back(moves)
            return False
        self.made += 1
        self._remarks.decided(moves)
        self._hand.chosen.clear()
        self._remarks.clear()
        return True

    def _give_back(self, moves: Sequence[Move]) -> None:
        """Give back what the lesson does not let through; its panel says why."""
        self._context.cue("refuse")
        self._playback.shown.settle(RETURN)
        for move in moves:
            if isinstance(move, Play | Lay) and not self._context.still:
                self._hand.shake(move.card)
        self._look_again()
