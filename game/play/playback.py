"""Plays a match back on screen: bots are asked in good time, what they do is shown, and nothing waits for them.

What the table waits for is worked out from the match, from what of it has been told, and from what still moves.
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
from game.play.table_session import Answered, AnyView, Awaited, BrokeDown, Inquiry, TableSession
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
    def led(self) -> bool:
        """Whether moves are made for the player, too."""
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


@record
class _Asked:
    """A bot that has been asked to move."""

    inquiry: Inquiry[Decision]
    share: float  # of the way from the least to the most that its move may take
    least: float | None = None  # seconds it is seen to think, once its move is known


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
        self._seen_out = self._reported  # deals that have been left to be seen
        self._deal_wanted = not len(session.match)
        self._claim: _Claim | None = None
        self._revision = -1  # of the session, about which the following is known
        self._asked: _Asked | None = None
        self._waited = 0.0  # seconds at the tempo of the table that what is due has been waited for
        self._wait()

    @property
    def phase(self) -> Phase:
        """What the table waits for now."""
        if self.shown.animator.undisturbed:
            return Held() if self._sitting.held else self._due
        return Resting() if self.shown.animator.waiting else Moving()

    @property
    def _due(self) -> MatchPhase:
        """What the match waits for once everything lies still."""
        finished, turn = self.session.view().ledger.finished, self.session.turn
        if finished > self._reported:
            return Settling(finished) if finished > self._seen_out else Finished(finished)
        if turn == CHANCE:
            return Shuffling() if self._deal_wanted else Between()
        if turn == NOBODY:
            return Over()
        if self.session.mine and not self._sitting.led:
            return Claimed() if self._claim and self._claim.cards else Mine()
        return Thinking(turn)

    @property
    def ready(self) -> bool:
        """Whether the player may move."""
        return isinstance(self.phase, Mine)

    @property
    def thought(self) -> float:
        """Seconds a bot has been seen to think."""
        return self._waited if self._asked else 0.0

    @property
    def tempo(self) -> float:
        """How fast everything goes; 0 for at once."""
        return self._sitting.settings.speed

    # ------------------------------------------------------------------ from phase to phase

    def _wait(self) -> None:
        """Begin to wait for what is due now; whoever goes on with an exchange is not waited for anew."""
        thinks = isinstance(self._due, Thinking)
        if self._revision == self.session.revision and thinks == (self._asked is not None):
            return
        self._revision = self.session.revision
        if not thinks:
            self._asked, self._waited = None, 0.0
        elif self.claimed:
            self._asked, self._waited = _Asked(self.session.ask_move(HURRIED), 0.0, least=0.0), 0.0
        elif self.shown.withheld and self._asked:
            self._asked = replace(self._asked, inquiry=self.session.ask_move())
        else:
            self._asked, self._waited = _Asked(self.session.ask_move(), self._dice.random()), 0.0

    def update(self, dt: float, still: bool) -> tuple[Mark, ...]:
        """Let seconds pass; the marks that came due are given back."""
        marks = self.shown.update(dt, self.tempo, still)
        self._wait()
        playing_out = self.claimed and isinstance(self._due, Claimed | Thinking)
        if (self.shown.animator.idle or playing_out) and not self._sitting.held:
            self._advance(dt * self.tempo)
            self._wait()
        return marks

    def _advance(self, seconds: float) -> None:
        """Let seconds pass while everything lies still."""
        due = self._due
        match due:
            case Shuffling():
                self._deal_wanted = False
                self._show(self.session.deal())
            case Thinking() | Settling() if not self._sitting.told:
                pass
            case Thinking():
                self._waited += seconds
                self._think()
            case Mine():
                self._waited += seconds
                self._play_itself()
            case Claimed():
                self._play_out()
            case Settling(deal):
                self._waited += seconds
                if not self.tempo or self._waited >= self.rest:
                    self._seen_out = deal
            case Finished() | Between() | Over():
                pass
            case _:
                assert_never(due)

    def _think(self) -> None:
        """Have the bot move once it has made up its mind, and has been seen to think as long as its move is worth."""
        asked = self._asked
        assert asked is not None
        outcome = asked.inquiry.poll()
        if isinstance(outcome, Awaited):
            return
        move, least = self._move(outcome), asked.least
        if least is None:
            low, high = self.shown.pace.before(self.session.view(), move)
            least = low + (high - low) * asked.share
            self._asked = replace(asked, least=least)
        if self.tempo and self._waited < least:
            return
        self.stumbled = self.session.turn if isinstance(outcome, BrokeDown) else None
        beat = self.session.move_bot(move)
        if self._goes_on(beat):
            self.shown.withhold(beat)
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

    def _play_itself(self) -> None:
        """Play the only card there is to play, where the player wants that; the only answer to a question is given."""
        move = self.forced()
        if move is None:
            self._waited = 0.0
        elif isinstance(move, Say):
            self.answered = move
            self.submit((move,))
        elif self._at_once or self._waited >= self._pause:
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
            self._claim = None
            self.shown.settle(_RETURN)

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
            return
        self.shown.withhold(*beats)
        mine = isinstance(self._due, Mine)
        if mine or not self.claimed:
            self.shown.sweep_up(self._claim.open_cards)
        if mine:
            self._claim = None

    def _show(self, *beats: AnyBeat) -> None:
        """Show beats; with the next deal a claim has come to its end."""
        if any(beat.seat == CHANCE for beat in beats):
            self._claim = None
        self.shown.show(*beats)

    def skip(self) -> None:
        """Finish whatever moves, and have no patience with whoever thinks."""
        if self.shown.animator.idle:
            self._asked = replace(self._asked, least=0.0) if self._asked else None
            self._seen_out = self.session.view().ledger.finished
        self.shown.animator.complete()

    def report(self) -> None:
        """Take the result of a finished deal as told."""
        self._reported = self.session.view().ledger.finished

    def go_on(self) -> None:
        """Let the next deal begin."""
        if isinstance(self._due, Between):
            self._deal_wanted = True

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
        self._claim, self._deal_wanted = None, False
        return self.session.view()

    def _turn(self, before: AnyView) -> None:
        self._reported = min(self._reported, self.session.view().ledger.finished)
        self._seen_out = min(self._seen_out, self._reported)
        self.shown.turn_to_now(before)

    def redo(self) -> bool:
        """Make again what was taken back; tell whether there was anything."""
        self._begin_turning()
        beats = self.session.redo()
        if beats:
            self._show(*beats)
        return bool(beats)
