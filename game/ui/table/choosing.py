"""What the player may do now, and what is chosen for it: cards to play or to exchange, numbers to be said."""

from collections.abc import Callable, Mapping
from random import Random

from game.core.cards import Card
from game.core.record import record, replace
from game.core.rules import Reason
from game.play.choices import NONE, Choices, ExchangeCheck, check_exchange, choices, further, refused_card
from game.play.playback import Playback
from game.telling.captions import Captions
from game.ui.table.hand import HandControl

NO_EXCHANGE = ExchangeCheck(False, None)


@record
class Deciding:
    """What the player is to decide."""

    choices: Choices
    exchange: ExchangeCheck  # what is chosen for one
    duty: str  # what the rules want of a card, or ""
    numbers: Mapping[str, int]  # that have been set for words


NOTHING = Deciding(NONE, NO_EXCHANGE, "", {})


class Choosing:
    """The choice of one player, from coming to move to having moved."""

    def __init__(
        self,
        captions: Captions,
        playback: Playback,
        hand: HandControl,
        dice: Random,
        refresh: Callable[[], None],
    ) -> None:
        """Choose among the cards of a hand; `refresh` lays the chrome out again."""
        self._captions = captions
        self._playback = playback
        self._hand = hand
        self._dice = dice
        self._refresh = refresh
        self._deciding: Deciding | None = None

    @property
    def deciding(self) -> Deciding:
        """What the player is to decide; nothing while others are to move."""
        return self._deciding or NOTHING

    @property
    def choices(self) -> Choices:
        """What the player may do."""
        return self.deciding.choices

    def take_in(self) -> bool:
        """Take in what the player may do, if anything; tell whether it has just become their move."""
        ready = self._playback.ready
        begun = ready and self._deciding is None
        if begun:
            self._hand.chosen.clear()
        self._deciding = self._decided() if ready else None
        legal, held = self.choices.plays | self.choices.lays, self._playback.shown.view.hand
        self._hand.legal, self._hand.free = legal, legal in (0, held)
        return begun

    def _decided(self) -> Deciding:
        view, rules = self._playback.shown.view, self._playback.session.match.rules
        now = choices(view.moves)
        duty = self._captions.duty(refused_card(rules, view, now))
        now = further(rules, view, now, self._dice)
        return Deciding(now, self._checked(now), duty, self.deciding.numbers)

    def _checked(self, now: Choices) -> ExchangeCheck:
        """Check the cards chosen for an exchange."""
        if not now.exchanging:
            return NO_EXCHANGE
        rules, chosen = self._playback.session.match.rules, tuple(self._hand.chosen)
        return check_exchange(rules, self._playback.shown.view, chosen, self._dice)

    def only(self, *chosen: Card) -> None:
        """Choose the one card to be played, or none."""
        self._hand.chosen[:] = chosen
        self._refresh()

    def toggle(self, one: Card) -> Reason | None:
        """Choose a card or let it go, and give the reason why what is chosen then may not be laid."""
        self._hand.toggle(one)
        self._deciding = replace(self.deciding, exchange=self._checked(self.choices))
        self._refresh()
        return self._deciding.exchange.refused

    def set_number(self, word: str, number: int) -> None:
        """Set the number that is to be said with a word."""
        if self._deciding is not None:
            self._deciding = replace(self._deciding, numbers={**self._deciding.numbers, word: number})
