"""Plays a match back on screen: moves become motion, bots are asked in good time, and nothing waits for them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import assert_never

from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, Card, Seat
from game.core.move import Lay, Move, Play
from game.play.table_session import Answered, AnyBeat, AnyView, Awaited, BrokeDown, Inquiry, TableSession
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.motion import Mark
from game.stage.pose import Pose, SpriteKey, TableViewport
from game.stage.table import Table
from game.storage.settings import Settings

THINK = (0.45, 0.9)
"""Seconds a bot is seen to think, at least and at most."""
AGAIN = 0.12
"""Seconds between the cards of one exchange."""
PAUSE = 0.35
"""Seconds a card that plays itself can be seen to do so."""
HASTE = 3.0
"""How much faster than usual a claimed rest is played out."""
REST = 0.5
"""Seconds a finished deal is left to be seen before its result is told."""


class Playback:
    """The playback of one table session."""

    def __init__(
        self, session: TableSession, table: Table, settings: Callable[[], Settings], dice: Random
    ) -> None:
        """Begin where the match stands."""
        self.session = session
        self.animator = Animator()
        self.shown: AnyView = session.view()  # what panel, plates and prompt show
        self.viewport: TableViewport | None = None
        self.open = len(session.match) == 0  # the next deal may begin
        self.reported = self.shown.ledger.finished  # deals whose result has been shown
        self._table = table
        self._director = Director(session.match.rules, table)
        self._settings = settings
        self._dice = dice
        told = session.match.told(session.me)
        first = len(session.match) - len(told) + 1
        self.beats: list[tuple[int, AnyBeat]] = list(
            enumerate(told, first)
        )  # of this deal: how long the log was after each, and the beat
        self._late: tuple[Mark, ...] = ()
        self._claimed: tuple[Card, ...] = ()  # still to be played by themselves, in this order
        self._claimed_at = -1  # how long the log was when the rest was claimed; -1 when it was not
        self.stumbled: Seat = NOBODY  # a bot that broke down, until somebody has been told
        self._inquiry: Inquiry[Decision] | None = None  # for the bot's next move
        self._thought = -1.0
        self._least = 0.0
        self._laying = False
        self._rested = 0.0
        self._idle_for = 0.0

    def lay(self, viewport: TableViewport) -> None:
        """Lay everything out for a felt, at once; what was to be seen and heard meanwhile comes with `update`."""
        self.viewport = viewport
        self.animator.complete()
        self._late += self._pass(0.0)
        self.animator.lay(self._table.place(self.session.view(), viewport))

    @property
    def ready(self) -> bool:
        """Whether the player may move: it is his turn, nothing moves, and no claim is being played out."""
        return self.animator.idle and self.session.mine and not self._claimed

    @property
    def thinking(self) -> Seat:
        """Who is seen to think; NOBODY when nobody is."""
        return self.session.turn if self.session.waiting and self.animator.idle else NOBODY

    @property
    def thought(self) -> float:
        """Seconds it has been thinking."""
        return max(0.0, self._thought)

    @property
    def finished(self) -> int:
        """Give the number of a deal that is over and not yet reported; 0 when there is none."""
        over = self.session.view().ledger.finished
        tempo = self.tempo
        seen = not tempo or self._idle_for * tempo >= REST
        return over if self.animator.idle and seen and over > self.reported else 0

    @property
    def between(self) -> bool:
        """Whether the table waits for the next deal, the result of the last having been told."""
        waiting = self.animator.idle and self.session.turn == CHANCE and not self.open
        return waiting and self.session.view().ledger.finished <= self.reported

    @property
    def tempo(self) -> float:
        """How fast everything goes; 0 for at once."""
        return self._settings().speed * (HASTE if self._claimed_at >= 0 else 1.0)

    def update(self, dt: float, still: bool) -> tuple[Mark, ...]:
        """Let seconds pass; the marks that came due are given back."""
        self.animator.tempo, self.animator.reduced = self.tempo, still
        marks, self._late = (*self._late, *self._pass(dt)), ()
        self._idle_for = self._idle_for + dt if self.animator.idle else 0.0
        if self.animator.idle:
            self._advance(dt)
        elif self.session.waiting:
            self._ask()
        return marks

    def _pass(self, dt: float) -> tuple[Mark, ...]:
        """Let what moves go on, and show what it has come to."""
        marks = self.animator.update(dt)
        for mark in marks:
            self.shown = mark.view if mark.view is not None else self.shown
        return marks

    def _advance(self, dt: float) -> None:
        if self.session.waiting:
            self._think(dt)
        elif self.session.turn == CHANCE and self.open:
            self.open = False
            self._show(self.session.deal())
        elif self.session.mine and self._claimed:
            self._play_out()
        elif self.session.mine:
            self._play_itself(dt)

    def _think(self, dt: float) -> None:
        tempo = self.tempo
        if self._thought < 0:
            self._thought = 0.0
            low, high = THINK
            self._least = AGAIN if self._laying else low + (high - low) * self._dice.random()
        inquiry = self._ask()
        self._thought += dt * tempo if tempo else self._least
        outcome = inquiry.poll()
        if self._thought >= self._least and not isinstance(outcome, Awaited):
            self._thought = -1.0
            beat = self.session.move_bot(self._move(outcome))
            self._laying = self.session.turn == beat.seat
            self._show(beat)

    def _ask(self) -> Inquiry[Decision]:
        """Let the bot whose turn it is think; asking again changes nothing."""
        self._inquiry = self._inquiry or self.session.ask_move()
        return self._inquiry

    def _move(self, outcome: Answered[Decision] | BrokeDown) -> Move:
        """Give a bot's move; one that broke down makes the first legal one, so that the match goes on."""
        match outcome:
            case Answered(decision):
                return decision.move
            case BrokeDown():
                self.stumbled = self.session.turn
                return self.session.match.view(self.session.turn).moves[0]
            case _:
                assert_never(outcome)

    def _play_itself(self, dt: float) -> None:
        """Play the only card there is to play, where the player wants that."""
        self._thought, self._laying = -1.0, False
        move = self.forced()
        self._rested = self._rested + dt if move is not None else 0.0
        tempo = self.tempo
        if move is not None and (not tempo or self._rested * tempo >= PAUSE):
            self._rested = 0.0
            self.submit((move,))

    def forced(self) -> Move | None:
        """Give the move that will be made by itself."""
        view = self.session.view()
        if len(view.moves) != 1 or not isinstance(view.moves[0], Play):
            return None
        last = view.hand.bit_count() == 1
        wanted = self._settings().auto_last_card if last else self._settings().forced_card_pause
        return view.moves[0] if wanted else None

    def claim(self, cards: Sequence[Card]) -> None:
        """Have the rest played out in haste with these cards, in this order."""
        self._claimed, self._claimed_at = tuple(cards), len(self.session.match)

    def _play_out(self) -> None:
        """Play the next card that was claimed with; where something else is to be decided first, the player decides."""
        move = Play(self._claimed[0])
        self._claimed = self._claimed[1:]
        if move in self.session.view().moves:
            self.submit((move,))
        else:
            self._end_claim()

    def _end_claim(self) -> None:
        self._claimed, self._claimed_at = (), -1

    def submit(self, moves: Sequence[Move]) -> None:
        """Make moves of the player, one after the other."""
        for move in moves:
            self._show(self.session.submit(move))
            self._laying = isinstance(move, Lay)

    def _show(self, beat: AnyBeat) -> None:
        assert self.viewport is not None
        self._rested = 0.0
        self._inquiry, self._thought = None, -1.0
        if beat.seat == CHANCE:
            self._end_claim()
            self.beats.clear()
        self.beats.append((len(self.session.match), beat))
        waits = self._settings().wait_for_me and self._claimed_at < 0
        self.animator.cue(*self._director.direct(beat, self.viewport, wait=waits))

    def skip(self) -> None:
        """Finish whatever moves, and have no patience with whoever thinks."""
        self.animator.complete()
        self._least = 0.0

    def go_on(self) -> None:
        """Let the next deal begin."""
        self.open = self.session.turn == CHANCE

    def jump(self, key: SpriteKey, pose: Pose) -> None:
        """Have a sprite be where the player has put it."""
        self.animator.lay({**self.animator.poses, key: pose})

    def settle(self, span: float) -> None:
        """Let everything glide to where it belongs."""
        assert self.viewport is not None
        self.animator.glide(self._table.place(self.session.view(), self.viewport), span)

    def take_back(self) -> bool:
        """Go back to the last decision of the player that was his own, or to his claim; tell whether there was one."""
        claimed_at, before = self._claimed_at, self._begin_turning()
        if not self.session.take_back():
            return False
        while (
            0 <= claimed_at < len(self.session.match) or self.forced() is not None
        ) and self.session.take_back():
            pass
        self._turn(before)
        return True

    def _begin_turning(self) -> AnyView:
        self._end_claim()
        self.animator.complete()
        self._pass(0.0)
        self._late = ()
        return self.session.view()

    def _turn(self, before: AnyView) -> None:
        assert self.viewport is not None
        self._inquiry, self._thought = None, -1.0
        self._rested = 0.0
        after = self.session.view()
        self.beats = [each for each in self.beats if each[0] <= len(self.session.match)]
        self.reported = min(self.reported, after.ledger.finished)
        self.animator.cue(self._director.turn_to(before, after, self.viewport))

    def redo(self) -> bool:
        """Make again what was taken back; tell whether there was anything."""
        self._begin_turning()
        beats = self.session.redo()
        for beat in beats:
            self._show(beat)
        return bool(beats)
