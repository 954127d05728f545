"""One match at one screen: the person's seat, the bots in the others, their questions and answers, and saving."""

from collections.abc import Callable
from random import Random
from typing import Any, Generic, Protocol, TypeAlias

from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY, Card, Seat
from game.core.move import Deal, Move
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Header, Transcript
from game.core.trick import taker
from game.core.view import View
from game.play.finished_deal import FinishedDeal
from game.questions import (
    AdviceRequest,
    BeliefRequest,
    ClaimRequest,
    GameConfig,
    MoveRequest,
    PlayoutRequest,
    weighing,
)
from game.search.belief import LookCount
from game.search.claim import Claim
from game.search.master import Advice
from game.search.weighing import Try, Weighing
from game.session.match import AnyBeat, AnyMatch
from game.session.players import Player, players_of, seat_of_person
from game.session.worker import Found, Pending, Question, ThinkingFailed

AnyView: TypeAlias = View[Any]

EXPERT = "expert"


def winning_play(rules: Rules[Any, Any], view: AnyView) -> tuple[Seat, Card | None]:
    """Tell who is winning the trick on the table, and with which card; NOBODY when there is none."""
    contract = rules.contract(view) if view.trick.cards else None
    if contract is None:
        return NOBODY, None
    seat = taker(view.trick, contract, len(view.sides))
    return seat, view.trick.cards[(seat - view.trick.leader) % len(view.sides)]


class Thinker(Protocol):
    """Somebody who can be asked for a move or a claim and answers later, without keeping anybody waiting."""

    def budget(self, worlds: int) -> int:
        """Fit a number of imagined worlds to this machine."""
        ...

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Put a question; an older one is forgotten."""
        ...

    def drop(self) -> None:
        """Forget the question."""
        ...


@record
class Awaited:
    """The answer has not come, and never will once the table has changed or another question has been put."""


@record
class Answered(Generic[Found]):
    """What was found."""

    found: Found


@record
class BrokeDown:
    """Whoever was asked has broken down over the question."""


class Inquiry(Generic[Found]):
    """A question about the table as it stands, and what has become of it."""

    def __init__(self, pending: Pending[Found]) -> None:
        """Wait for an answer."""
        self._pending = pending
        self._outcome: Awaited | Answered[Found] | BrokeDown = Awaited()

    @property
    def dropped(self) -> bool:
        """Whether no answer will come, because another question has been put."""
        return isinstance(self._outcome, Awaited) and self._pending.dropped

    def poll(self) -> Awaited | Answered[Found] | BrokeDown:
        """Look whether the answer has come, without waiting; once it has, it stays."""
        if isinstance(self._outcome, Awaited):
            try:
                found = self._pending.poll()
            except ThinkingFailed:
                self._outcome = BrokeDown()
            else:
                self._outcome = Awaited() if found is None else Answered(found)
        return self._outcome


class Shuffler(Protocol):
    """Whoever shuffles and deals."""

    def deal(self, match: AnyMatch, witness: Seat, stated: tuple[Card, ...]) -> AnyBeat:
        """Deal the pack that is stated, or where there is none a shuffled one."""
        ...


@record
class PlainShuffler:
    """Shuffles with dice, and keeps nothing of it."""

    dice: Random

    def deal(self, match: AnyMatch, witness: Seat, stated: tuple[Card, ...]) -> AnyBeat:
        return match.submit(CHANCE, Deal(stated), witness) if stated else match.shuffle(self.dice, witness)


class TableSession:
    """A match, the seat of the person at this screen, and the bots in the other seats."""

    def __init__(
        self,
        match: AnyMatch,
        thinker: Thinker,
        dice: Random,
        keep: Callable[[Transcript], None],
        stated: tuple[Card, ...] = (),
        shuffler: Shuffler | None = None,
    ) -> None:
        """Sit down; a stated pack is dealt instead of the first shuffle."""
        self.match = match
        self._header = match.transcript().header
        self.players = players_of(self._header, match.rules.spec.seats)
        self.me: Seat = seat_of_person(self.players)
        self._thinker = thinker
        self._dice = dice
        self._keep = keep
        self._stated = stated
        self._shuffler = shuffler or PlainShuffler(dice)
        self._asked = False  # a question has been put about the table as it stands
        self.revision = 0  # grows with every change of the match, whichever way
        self.past: FinishedDeal | None = None  # that is looked back at
        self.at = 0  # how long the log was after the move of it that is looked at

    @property
    def game(self) -> str:
        """Which game is played."""
        return self._header.game

    @property
    def header(self) -> Header:
        """Who plays what, by which rules."""
        return self._header

    @property
    def config(self) -> GameConfig:
        """The game and its house rules."""
        return GameConfig(self._header.game, self._header.options)

    def view(self) -> AnyView:
        """Give what the person at this screen knows, now or where a deal is looked back at."""
        return self.past.view(self.at) if self.past else self.match.view(self.me)

    def beats(self) -> list[tuple[int, AnyBeat]]:
        """Tell what has happened in this deal: how long the log was after each beat, and the beat."""
        if self.past:
            return self.past.beats(self.at)
        told = self.match.last_deal(self.me)
        return list(enumerate(told, len(self.match) - len(told) + 1))

    def look_back(self, deal: int) -> None:
        """Look back at a finished deal, 1 for the first, from where it had just been dealt; nobody moves any more."""
        self.past = FinishedDeal(self.match, self.me, deal)
        self.look_at(self.past.span.start)

    def look_at(self, at: int) -> None:
        """Look at the table as it was when the log was so long."""
        self.at = at
        self._forget()

    @property
    def turn(self) -> Seat:
        """Whose move it is."""
        return NOBODY if self.past else self.match.turn

    @property
    def mine(self) -> bool:
        """Whether the person at this screen is to move."""
        return self.turn == self.me

    @property
    def waiting(self) -> bool:
        """Whether a bot is to move."""
        return self.turn not in (self.me, CHANCE, NOBODY)

    def deal(self) -> AnyBeat:
        """Shuffle and deal, or deal the pack that was stated."""
        beat = self._shuffler.deal(self.match, self.me, self._stated)
        self._stated = ()
        self._note()
        return beat

    def submit(self, move: Move) -> AnyBeat:
        """Make a move for the person at this screen."""
        beat = self.match.submit(self.me, move, self.me)
        self._note()
        return beat

    def move_bot(self, move: Move) -> AnyBeat:
        """Make the move of the bot whose turn it is."""
        beat = self.match.submit(self.match.turn, move, self.me)
        self._note()
        return beat

    def ask_move(self, worlds: int = BUDGET) -> Inquiry[Decision]:
        """Let the bot whose turn it is begin to think, in so many worlds at most."""
        seat = self.match.turn
        player, view = self.players[seat], self.match.view(seat)
        budget = self._thinker.budget(worlds)
        level = player.level or EXPERT
        return self._ask(MoveRequest(self.config, level, view, self._seed(), budget, player.temperament))

    def ask_choice(self, view: AnyView, worlds: int) -> Inquiry[Decision]:
        """Ask what an Expert would have done at a decision; no dice are thrown for it, so that nothing else changes."""
        budget = self._thinker.budget(worlds)
        return self._ask(MoveRequest(self.config, EXPERT, view, self.revision, budget))

    def ask_hint(self, view: AnyView | None = None) -> Inquiry[Advice]:
        """Ask what a master would do in this seat, now or as a view of this seat shows the table."""
        budget = self._thinker.budget(BUDGET)
        return self._ask(AdviceRequest(self.config, view or self.view(), self._seed(), budget))

    def weighing(self, view: AnyView, advised: Move) -> Weighing:
        """Begin to weigh the moves of a decision, one of which is advised."""
        return weighing(self.config, view, advised)

    def ask_playouts(self, tries: tuple[Try, ...]) -> Inquiry[tuple[float, ...]]:
        """Ask what moves of this seat bring in likely worlds."""
        return self._ask(PlayoutRequest(self.config, self.view(), tries))

    def budget(self, worlds: int) -> int:
        """Fit a number of worlds or playouts to this machine."""
        return self._thinker.budget(worlds)

    def ask_beliefs(self, looks: tuple[AnyView, ...], positions: int) -> Inquiry[tuple[LookCount, ...]]:
        """Ask where the hidden cards may lie as of some looks at the table, counted in so many positions each."""
        return self._ask(BeliefRequest(self.config, looks, self._seed(), positions))

    def ask_claim(self) -> Inquiry[Claim]:
        """Ask whether this seat takes all the rest."""
        return self._ask(ClaimRequest(self.config, self.view()))

    def _ask(self, question: Question[Found]) -> Inquiry[Found]:
        self._asked = True
        return Inquiry(self._thinker.ask(question))

    def _seed(self) -> int:
        return self._dice.getrandbits(32)

    def _forget(self) -> None:
        """Forget what was asked about the table as it was."""
        if self._asked:
            self._thinker.drop()
        self._asked = False
        self.revision += 1

    def take_back(self) -> bool:
        """Go back to the last decision of this seat; tell whether there was one."""
        if not self.match.can_take_back(self.me):
            return False
        self._forget()
        self.match.take_back(self.me)
        self._note()
        return True

    def redo(self) -> tuple[AnyBeat, ...]:
        """Make again what was taken back; where nothing was, whoever thinks goes on thinking."""
        if not self.match.can_redo:
            return ()
        self._forget()
        beats = self.match.redo(self.me)
        self._note()
        return beats

    def _note(self) -> None:
        self._forget()
        self._keep(self.match.transcript())


@record
class DealDone:
    """A deal that is over, for whoever tells how it was computed."""

    match: AnyMatch
    deal: int  # 1 for the first
    players: tuple[Player, ...]
    me: Seat

    @property
    def names(self) -> tuple[str, ...]:
        """Name the players by seat."""
        return tuple(player.name for player in self.players)
