"""Plays a match back on screen: bots are asked in good time, what they do is shown, and nothing waits for them.

What the table waits for is one phase at a time; `update`, the player's deeds and `report` lead from one to the next.
"""

from collections.abc import Sequence
from random import Random
from typing import Protocol, assert_never

from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, Card, Seat
from game.core.event import Laid
from game.core.move import Lay, Move, Play, Say
from game.core.record import record, replace
from game.play.choices import finishing, laying
from game.play.phases import (
    Between,
    Claimed,
    Finished,
    Held,
    MatchPhase,
    Mine,
    Moving,
    Over,
    Phase,
    Resting,
    Settling,
    Shuffling,
    Thinking,
)
from game.play.table_session import Answered, AnyView, Awaited, BrokeDown, TableSession
from game.session.match import AnyBeat
from game.stage.acts import BeatLike, joined
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.motion import Mark
from game.stage.pace import Pace, falls
from game.stage.pose import TableViewport
from game.stage.score_entries import deal_shown
from game.stage.table import Table
from game.storage.settings import Liveliness, Settings


class Sitting(Protocol):
    """What a playback goes by while somebody sits at its table."""

    @property
    def settings(self) -> Settings:
        """The settings in force here."""
        ...

    @property
    def held(self) -> bool:
        """Whether the match has to wait for something beside the table."""
        ...

    @property
    def told(self) -> bool:
        """Whether all that has happened has been told: opponents wait for that."""
        ...


class ShownTable:
    """What the person at one screen is shown of a table session."""

    def __init__(
        self,
        session: TableSession,
        table: Table,
        sitting: Sitting,
        pace: Pace | None = None,
    ) -> None:
        """Show the match as it stands."""
        self.animator = Animator()
        self.view: AnyView = session.view()  # what panel, plates and prompt show
        self.viewport: TableViewport | None = None
        self._session = session
        self._table = table
        self._sitting = sitting
        self.pace = pace or Pace(session.match.rules, table)
        self._director = Director(session.match.rules, table, self.pace)
        self.beats = session.beats()  # of this deal: how long the log was after each, and the beat
        self._withheld: list[AnyBeat] = []
        self._filmed = -1  # the deal in which a film was shown
        self._late: tuple[Mark, ...] = ()

    def lay(self, viewport: TableViewport) -> None:
        """Lay everything out for a viewport, at once; what was to be seen and heard meanwhile comes with `update`."""
        if self._withheld:
            self.show()
        self.viewport = viewport
        self.animator.complete()
        self._late += self._pass(0.0)
        self.animator.lay(self._table.place(self._session.view(), viewport))

    def update(self, dt: float, tempo: float, still: bool) -> tuple[Mark, ...]:
        """Let seconds pass; the marks that came due are given back."""
        self.animator.tempo, self.animator.reduced = tempo, still
        marks, self._late = (*self._late, *self._pass(dt)), ()
        return marks

    def _pass(self, dt: float) -> tuple[Mark, ...]:
        """Let what moves go on, and show what it has come to."""
        marks = self.animator.update(dt)
        for mark in marks:
            self.view = mark.view if mark.view is not None else self.view
        return marks

    def settle(self, span: float) -> None:
        """Let everything glide to where it belongs."""
        assert self.viewport is not None
        view = self._withheld[0].before if self._withheld else self._session.view()
        self.animator.glide(self._table.place(view, self.viewport), span)

    # ------------------------------------------------------------------ what has happened

    @property
    def withheld(self) -> bool:
        """Whether anything has happened that is to be shown later, at one go."""
        return bool(self._withheld)

    def withhold(self, *beats: AnyBeat) -> None:
        """Keep beats back, as of an exchange under way, until others are shown with them."""
        self._withheld += beats

    def show(self, *beats: AnyBeat) -> None:
        """Show beats, with those that were withheld; the moves of one exchange become one motion."""
        assert self.viewport is not None
        told, self._withheld = [*self._withheld, *beats], []
        first = len(self._session.match) - len(told) + 1
        waits = self._sitting.settings.wait_for_me
        for number, beat in enumerate(told, first):
            if beat.seat == CHANCE:
                self.beats.clear()
            self.beats.append((number, beat))
        for group in _exchanges(told, finishing(self._session.match.rules.spec)):
            one = joined(group)
            timelines = self._director.direct(one, self.viewport, wait=waits, films=self._films(one))
            self.animator.follow(timelines)

    def _films(self, beat: BeatLike) -> bool:
        """Tell whether a film is shown of a beat: one a deal, and none where nothing moves or nobody wants any."""
        deal, settings = deal_shown(beat.after), self._sitting.settings
        lively = settings.liveliness is Liveliness.LIVELY and settings.speed > 0
        if (
            not lively
            or self.animator.reduced
            or deal == self._filmed
            or self._director.film_of(beat) is None
        ):
            return False
        self._filmed = deal
        return True

    def sweep_up(self, open_cards: Sequence[Card]) -> None:
        """Show at one go what was withheld while the rest was played out with these open cards."""
        assert self.viewport is not None
        told, self._withheld = self._withheld, []
        if told:
            self.beats += enumerate(told, len(self._session.match) - len(told) + 1)
            self.animator.follow(self._director.settle_claim(told, open_cards, self.viewport))

    def fan_out(self, cards: Sequence[Card]) -> None:
        """Lay these cards of the player open."""
        assert self.viewport is not None
        self.animator.cue(self._director.fan_out(self._session.view(), cards, self.viewport))

    # ------------------------------------------------------------------ back and forth

    def catch_up(self, *, anew: bool) -> None:
        """Show the match as it stands, before it is taken back or made again; lay everything out anew if need be."""
        if self.viewport is not None and (self._withheld or anew):
            self.lay(self.viewport)
        self.animator.complete()
        self._pass(0.0)
        self._late = ()

    def turn_to_now(self, before: AnyView) -> None:
        """Go from how the match stood to how it stands now, without showing anything that lies between."""
        assert self.viewport is not None
        self.beats = self._session.beats()
        self.animator.cue(self._director.turn_to(before, self._session.view(), self.viewport))

    def look_at(self, at: int) -> None:
        """Show the deal that is looked back at as it stood when the log was so long, whatever is still on its way."""
        self.catch_up(anew=False)
        before = self._session.view()
        self._session.look_at(at)
        self.turn_to_now(before)
        self.view = self._session.view()

    def look_back(self, deal: int) -> None:
        """Show another deal that is looked back at, at once."""
        assert self.viewport is not None
        self._session.look_back(deal)
        self.beats, self.view = self._session.beats(), self._session.view()
        self.lay(self.viewport)


def lays(beat: AnyBeat) -> bool:
    """Tell whether cards were laid away by it."""
    return any(isinstance(event, Laid) for event in beat.events)


def _exchanges(beats: Sequence[AnyBeat], finish: Say | None) -> list[list[AnyBeat]]:
    """Put what one player lays away together, with the word that closes it; everything else stands alone."""
    groups: list[list[AnyBeat]] = []
    for beat in beats:
        last = groups[-1][-1] if groups else None
        goes_on = last is not None and last.seat == beat.seat and lays(last)
        if goes_on and (lays(beat) or beat.done == finish):
            groups[-1].append(beat)
        else:
            groups.append([beat])
    return groups


PAUSE = 0.35
"""Seconds a card that plays itself can be seen to do so."""
HURRIED = 4
"""Worlds a bot imagines before each card of a claimed rest: it loses all tricks whatever it plays."""
_RETURN = 0.2
"""Seconds in which cards that were laid open for nothing return."""
REST = 0.5
"""Seconds a finished deal is left to be seen before its result is told, unless the screen wants it longer."""


@record
class _Claim:
    at: int  # how long the log was when the rest was claimed
    open_cards: tuple[Card, ...]  # that were laid open
    cards: tuple[Card, ...]  # still to be played, in this order


class Playback:
    """The playback of one table session."""

    def __init__(
        self,
        session: TableSession,
        shown: ShownTable,
        sitting: Sitting,
        dice: Random,
    ) -> None:
        """Begin where the match stands."""
        self.session = session
        self.shown = shown
        self.stumbled: Seat | None = None  # a bot that broke down, until somebody has been told
        self.rest = REST  # seconds a finished deal is left to be seen
        self.answered: Say | None = (
            None  # the only answer there was to a question, until somebody has been told
        )
        self._sitting = sitting
        self._dice = dice
        self._reported = session.view().ledger.finished  # deals whose result has been told
        self._claim: _Claim | None = None
        self._awaits: MatchPhase = self._following() if len(session.match) else Shuffling()

    @property
    def phase(self) -> Phase:
        """What the table waits for now."""
        if self.shown.animator.undisturbed:
            return Held() if self._sitting.held else self._awaits
        return Resting() if self.shown.animator.waiting else Moving()

    @property
    def ready(self) -> bool:
        """Whether the player may move."""
        return isinstance(self.phase, Mine)

    @property
    def thought(self) -> float:
        """Seconds a bot has been seen to think."""
        return self._awaits.seconds if isinstance(self._awaits, Thinking) else 0.0

    @property
    def tempo(self) -> float:
        """How fast everything goes; 0 for at once."""
        return self._sitting.settings.speed

    # ------------------------------------------------------------------ from phase to phase

    def _following(self) -> MatchPhase:
        """Find what the match waits for now; whoever goes on with an exchange is not waited for anew."""
        finished, turn = self.session.view().ledger.finished, self.session.turn
        if finished > self._reported:
            return Settling(finished)
        if turn == CHANCE:
            return Between()
        if turn == NOBODY:
            return Over()
        if self.session.mine:
            return Claimed() if self._claim and self._claim.cards else Mine()
        if self.claimed:
            return Thinking(turn, self.session.ask_move(HURRIED), 0.0, least=0.0)
        if self.shown.withheld and isinstance(self._awaits, Thinking):
            return replace(self._awaits, seat=turn, inquiry=self.session.ask_move())
        return Thinking(turn, self.session.ask_move(), self._dice.random())

    def update(self, dt: float, still: bool) -> tuple[Mark, ...]:
        """Let seconds pass; the marks that came due are given back."""
        marks = self.shown.update(dt, self.tempo, still)
        playing_out = self.claimed and isinstance(self._awaits, Claimed | Thinking)
        if (self.shown.animator.idle or playing_out) and not self._sitting.held:
            self._advance(dt)
        return marks

    def _advance(self, dt: float) -> None:
        """Let seconds pass while everything lies still."""
        awaits, tempo = self._awaits, self.tempo
        match awaits:
            case Shuffling():
                self._show(self.session.deal())
                self._awaits = self._following()
            case Thinking() | Settling() if not self._sitting.told:
                pass
            case Thinking():
                self._think(replace(awaits, seconds=awaits.seconds + dt * tempo))
            case Mine(seconds):
                self._play_itself(Mine(seconds + dt))
            case Claimed():
                self._play_out()
            case Settling(deal, seconds):
                seen = not tempo or (seconds + dt) * tempo >= self.rest
                self._awaits = Finished(deal) if seen else Settling(deal, seconds + dt)
            case Finished() | Between() | Over():
                pass
            case _:
                assert_never(awaits)

    def _think(self, thinking: Thinking) -> None:
        """Have the bot move once it has made up its mind, and has been seen to think as long as its move is worth."""
        self._awaits = thinking
        outcome = thinking.inquiry.poll()
        if isinstance(outcome, Awaited):
            return
        move, least = self._move(outcome), thinking.least
        if least is None:
            low, high = self.shown.pace.before(self.session.view(), move)
            least = low + (high - low) * thinking.share
            self._awaits = replace(thinking, least=least)
        if self.tempo and thinking.seconds < least:
            return
        self.stumbled = self.session.turn if isinstance(outcome, BrokeDown) else None
        beat = self.session.move_bot(move)
        if self._goes_on(beat):
            self.shown.withhold(beat)
            self._awaits = self._following()
        else:
            self._tell(beat)

    def _goes_on(self, beat: AnyBeat) -> bool:
        """Tell whether the exchange a move belongs to goes on."""
        turn, finish = self.session.turn, finishing(self.session.match.rules.spec)
        if turn != beat.seat or not lays(beat):
            return False
        return any(isinstance(move, Lay) or move == finish for move in self.session.match.view(turn).moves)

    def _move(self, outcome: Answered[Decision] | BrokeDown) -> Move:
        """Give a bot's move; one that broke down makes the first legal one, so that the match goes on."""
        match outcome:
            case Answered(decision):
                return decision.move
            case BrokeDown():
                return self.session.match.view(self.session.turn).moves[0]
            case _:
                assert_never(outcome)

    def _play_itself(self, mine: Mine) -> None:
        """Play the only card there is to play, where the player wants that; the only answer to a question is given."""
        move = self.forced()
        self._awaits = mine if move is not None else Mine()
        if isinstance(move, Say):
            self.answered = move
            self.submit((move,))
        elif move is not None and (self._at_once or mine.seconds * self.tempo >= self._pause):
            self.submit((move,))

    @property
    def _pause(self) -> float:
        return 0.0 if falls(self.session.view()) else PAUSE

    @property
    def _at_once(self) -> bool:
        return not self.tempo or not self._sitting.settings.auto_pause

    def forced(self) -> Move | None:
        """Give the move that will be made by itself."""
        view = self.session.view()
        if len(view.moves) == 1 and isinstance(view.moves[0], Say):
            return view.moves[0]
        if len(view.moves) != 1 or not isinstance(view.moves[0], Play):
            return None
        last = view.hand.bit_count() == 1
        wanted = self._sitting.settings.auto_last_card if last else self._sitting.settings.auto_only_card
        return view.moves[0] if wanted else None

    def claim(self, cards: Sequence[Card]) -> None:
        """Lay these cards open; the rest is played out with them in this order, unseen, and swept up at one go."""
        self._claim = _Claim(len(self.session.match), tuple(cards), tuple(cards))
        self.shown.fan_out(cards)
        self._awaits = self._following()

    @property
    def claimed(self) -> bool:
        """Whether the rest of the deal is being played out."""
        return self._claim is not None and self.session.view().ledger.finished == self._reported

    def _play_out(self) -> None:
        """Play the next card that was claimed with; where something else is to be decided first, the player decides."""
        assert self._claim is not None
        move, rest = Play(self._claim.cards[0]), self._claim.cards[1:]
        if move in self.session.view().moves:
            self._claim = replace(self._claim, cards=rest)
            self.submit((move,))
        else:
            self.shown.sweep_up(self._claim.open_cards)
            self._end_claim()
            self.shown.settle(_RETURN)

    def _end_claim(self) -> None:
        self._claim = None
        if isinstance(self._awaits, Claimed):
            self._awaits = Mine()

    def submit(self, moves: Sequence[Move]) -> None:
        """Make moves of the player, one after the other, and show them at one go."""
        self._tell(*(self.session.submit(move) for move in moves))

    def exchange(self, cards: Sequence[Card]) -> None:
        """Lay cards away, and close the exchange unless the last card has closed it by itself."""
        beats = [self.session.submit(laying(self.session.view(), card)) for card in cards]
        closing = finishing(self.session.match.rules.spec)
        if closing and closing in self.session.view().moves:
            beats.append(self.session.submit(closing))
        self._tell(*beats)

    def _tell(self, *beats: AnyBeat) -> None:
        """Show beats, or hold them back while a claimed rest is played out."""
        if not self._claim:
            self._show(*beats)
            self._awaits = self._following()
            return
        self.shown.withhold(*beats)
        self._awaits = self._following()
        if not self.claimed or isinstance(self._awaits, Mine):
            self.shown.sweep_up(self._claim.open_cards)
        if isinstance(self._awaits, Mine):
            self._end_claim()

    def _show(self, *beats: AnyBeat) -> None:
        """Show beats; with the next deal a claim has come to its end."""
        if any(beat.seat == CHANCE for beat in beats):
            self._end_claim()
        self.shown.show(*beats)

    def skip(self) -> None:
        """Finish whatever moves, and have no patience with whoever thinks."""
        if self.shown.animator.idle and isinstance(self._awaits, Thinking):
            self._awaits = replace(self._awaits, least=0.0)
        if self.shown.animator.idle and isinstance(self._awaits, Settling):
            self._awaits = Finished(self._awaits.deal)
        self.shown.animator.complete()

    def report(self) -> None:
        """Take the result of a finished deal as told."""
        self._reported = self.session.view().ledger.finished
        self._awaits = self._following()

    def go_on(self) -> None:
        """Let the next deal begin."""
        if isinstance(self._awaits, Between):
            self._awaits = Shuffling()

    # ------------------------------------------------------------------ back and forth

    def take_back(self) -> bool:
        """Go back to the player's last decision of their own, or to the claim; tell whether there was one."""
        claim, before = self._claim, self._begin_turning()
        if not self.session.take_back():
            return False
        while (
            (claim is not None and claim.at < len(self.session.match)) or self.forced() is not None
        ) and self.session.take_back():
            pass
        self._turn(before)
        return True

    def restart(self) -> bool:
        """Go back to the player's first decision of the deal on the table; tell whether there was any."""
        me = self.session.me
        if not self.session.match.can_take_back(me):
            return False
        start = self.session.match.span(deal_shown(self.session.view())).start
        before, made = self._begin_turning(), False
        while any(entry.seat == me for entry in self.session.match.transcript().entries[start:]):
            made = self.session.take_back()
        if made:
            self._turn(before)
        return made

    def _begin_turning(self) -> AnyView:
        self.shown.catch_up(anew=self.claimed)
        self._end_claim()
        return self.session.view()

    def _turn(self, before: AnyView) -> None:
        self._reported = min(self._reported, self.session.view().ledger.finished)
        self.shown.turn_to_now(before)
        self._awaits = self._following()

    def redo(self) -> bool:
        """Make again what was taken back; tell whether there was anything."""
        self._begin_turning()
        beats = self.session.redo()
        if beats:
            self._show(*beats)
            self._awaits = self._following()
        return bool(beats)
