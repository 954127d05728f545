"""One match at one screen: the person's seat, the bots in the others, their questions and answers, and saving."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY, Card, Seat
from game.core.move import Deal, Move
from game.core.record import record
from game.core.rules import Reason
from game.core.transcript import Transcript
from game.core.trick import taker
from game.core.view import View
from game.questions import (
    AdviceRequest,
    BeliefRequest,
    ClaimRequest,
    Finding,
    GameConfig,
    MoveRequest,
    Question,
)
from game.search.belief import Beliefs
from game.search.claim import Claim
from game.search.master import Advice
from game.session.match import Beat, Match
from game.session.players import Player, players_of
from game.session.worker import ThinkingFailed

AnyBeat: TypeAlias = Beat[Any]
AnyMatch: TypeAlias = Match[Any, Any]
AnyView: TypeAlias = View[Any]

EXPERT = "expert"


def ahead(match: AnyMatch, view: AnyView) -> tuple[Seat, Card | None]:
    """Tell who is winning the trick on the table, and with which card; NOBODY when there is none."""
    contract = match.rules.contract(view) if view.trick.cards else None
    if contract is None:
        return NOBODY, None
    seat = taker(view.trick, contract, len(view.sides))
    return seat, view.trick.cards[(seat - view.trick.leader) % len(view.sides)]


class Thinker(Protocol):
    """Somebody who can be asked for a move or a claim and answers later, without keeping anybody waiting."""

    def budget(self, worlds: int) -> int:
        """Fit a number of imagined worlds to this machine."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question; an older one is forgotten."""
        ...

    def drop(self) -> None:
        """Forget the question."""
        ...

    def poll(self) -> object:
        """Give the answer when it is there, once."""
        ...


class TableSession:
    """A match, the seat of the person at this screen, and the bots in the other seats."""

    def __init__(
        self,
        match: AnyMatch,
        thinker: Thinker,
        dice: Random,
        keep: Callable[[Transcript], None],
        stated: tuple[Card, ...] = (),
    ) -> None:
        """Sit down; a stated pack is dealt instead of the first shuffle."""
        self.match = match
        self._header = match.transcript().header
        self.players = players_of(self._header, match.rules.spec.seats)
        self.me: Seat = next((seat for seat, each in enumerate(self.players) if not each.level), 0)
        self._thinker = thinker
        self._dice = dice
        self._keep = keep
        self._stated = stated
        self._asked: tuple[Question, int] | None = None
        self._answer: Finding | None = None
        self.stumbled = False  # a bot has broken down over the last question

    @property
    def game(self) -> str:
        """Which game is played."""
        return self._header.game

    @property
    def config(self) -> GameConfig:
        """The game and its house rules."""
        return GameConfig(self._header.game, self._header.options)

    def view(self) -> AnyView:
        """Give what the person at this screen knows."""
        return self.match.view(self.me)

    @property
    def turn(self) -> Seat:
        """Whose move it is."""
        return self.match.turn

    @property
    def mine(self) -> bool:
        """Whether the person at this screen is to move."""
        return self.match.turn == self.me

    @property
    def waiting(self) -> bool:
        """Whether a bot is to move."""
        return self.match.turn not in (self.me, CHANCE, NOBODY)

    def deal(self) -> AnyBeat:
        """Shuffle and deal, or deal the pack that was stated."""
        if self._stated:
            beat = self.match.submit(CHANCE, Deal(self._stated), self.me)
            self._stated = ()
        else:
            beat = self.match.shuffle(self._dice, self.me)
        self._note()
        return beat

    def submit(self, move: Move) -> AnyBeat:
        """Make a move for the person at this screen."""
        beat = self.match.submit(self.me, move, self.me)
        self._note()
        return beat

    def ask(self) -> None:
        """Let the bot whose turn it is begin to think; asking again changes nothing."""
        if self.waiting:
            self._question(self.match.turn, self.players[self.match.turn].level or EXPERT)

    def answered(self) -> bool:
        """Tell whether the bot whose turn it is has made up its mind.

        One that broke down over the question makes the first legal move, so that the match goes on.
        """
        self._listen()
        if self.stumbled and self.waiting and self._answer is None:
            self._answer = Decision(self.match.view(self.match.turn).moves[0], Reason("none"))
        return isinstance(self._answer, Decision) and self.waiting

    def move_bot(self) -> AnyBeat:
        """Make the move the bot has chosen."""
        assert isinstance(self._answer, Decision)
        seat, move = self.match.turn, self._answer.move
        self._forget()
        beat = self.match.submit(seat, move, self.me)
        self._note()
        return beat

    def ask_hint(self) -> None:
        """Ask what a master would do in this seat."""
        if self.mine and not isinstance(self._asked_now, AdviceRequest):
            self._put(AdviceRequest(self.config, self.view(), self._seed(), self._thinker.budget(BUDGET)))

    def hint(self) -> Advice | None:
        """Give the advice asked for, when it is there."""
        self._listen()
        return self._answer if self.mine and isinstance(self._answer, Advice) else None

    def ask_beliefs(self) -> None:
        """Ask where the hidden cards may lie, by all this seat has seen of the deal."""
        looks = tuple(beat.after for beat in self.match.told(self.me))
        self._put(BeliefRequest(self.config, looks, self._seed()))

    def beliefs(self) -> Beliefs | None:
        """Tell where they may lie, when it is known."""
        self._listen()
        return self._answer if isinstance(self._answer, Beliefs) else None

    def ask_claim(self) -> None:
        """Ask whether this seat takes all the rest."""
        if self.mine:
            self._put(ClaimRequest(self.config, self.view()))

    def claim(self) -> Claim | None:
        """Give what may be claimed, when it is known; a claim that broke down is none."""
        self._listen()
        if self.stumbled and isinstance(self._asked_now, ClaimRequest):
            return Claim(())
        return self._answer if self.mine and isinstance(self._answer, Claim) else None

    @property
    def _asked_now(self) -> Question | None:
        """What has been asked about the table as it is."""
        return self._asked[0] if self._asked and self._asked[1] == len(self.match) else None

    def _question(self, seat: Seat, level: str) -> None:
        if isinstance(self._asked_now, MoveRequest):
            return
        thought = MoveRequest(
            self.config,
            level,
            self.match.view(seat),
            self._seed(),
            self._thinker.budget(BUDGET),
        )
        self._put(thought)

    def _seed(self) -> int:
        return self._dice.getrandbits(32)

    def _put(self, question: Question) -> None:
        self._answer = None
        self._asked = (question, len(self.match))
        self.stumbled = False
        self._thinker.ask(question)

    def _listen(self) -> None:
        """Take in an answer, unless the question it answers is no longer asked."""
        if self._asked is None or self._answer is not None:
            return
        try:
            answer = self._thinker.poll()
        except ThinkingFailed:
            self.stumbled = True
            return
        if isinstance(answer, Decision | Claim | Advice | Beliefs) and self._asked_now is not None:
            self._answer = answer

    def _forget(self) -> None:
        if self._asked is not None and self._answer is None:
            self._thinker.drop()
        self._asked = None
        self._answer = None

    def take_back(self) -> bool:
        """Go back to the last decision of this seat; tell whether there was one."""
        if not self.match.can_take_back(self.me):
            return False
        self._forget()
        self.match.take_back(self.me)
        self._note()
        return True

    def redo(self) -> tuple[AnyBeat, ...]:
        """Make again what was taken back."""
        self._forget()
        beats = self.match.redo(self.me)
        if beats:
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
