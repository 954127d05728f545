"""The table as it is shown: what has happened becomes motion, and lags behind the match until it has been seen."""

from collections.abc import Callable, Sequence

from game.core.cards import CHANCE, Card
from game.core.event import Laid
from game.core.move import Say
from game.play.choices import finishing
from game.play.table_session import AnyView, TableSession
from game.session.match import AnyBeat
from game.stage.acts import joined
from game.stage.animator import Animator
from game.stage.director import TRICK_HOLD, Director
from game.stage.motion import Mark
from game.stage.pose import TableViewport
from game.stage.table import Table
from game.storage.settings import Settings


class ShownTable:
    """What the person at one screen is shown of a table session."""

    def __init__(
        self,
        session: TableSession,
        table: Table,
        settings: Callable[[], Settings],
        hold: float = TRICK_HOLD,
    ) -> None:
        """Show the match as it stands; a full trick lies for `hold` seconds."""
        self.animator = Animator()
        self.view: AnyView = session.view()  # what panel, plates and prompt show
        self.viewport: TableViewport | None = None
        self._session = session
        self._table = table
        self._settings = settings
        self._hold = hold
        self._director = Director(session.match.rules, table)
        self.beats = self._heard()  # of this deal: how long the log was after each, and the beat
        self._withheld: list[AnyBeat] = []
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
        waits = self._settings().wait_for_me
        for number, beat in enumerate(told, first):
            if beat.seat == CHANCE:
                self.beats.clear()
            self.beats.append((number, beat))
        for group in _exchanges(told, finishing(self._session.match.rules.spec)):
            self.animator.follow(
                self._director.direct(joined(group), self.viewport, hold=self._hold, wait=waits)
            )

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

    def _heard(self) -> list[tuple[int, AnyBeat]]:
        """List what has happened in this deal, as the log has it."""
        told = self._session.match.last_deal(self._session.me)
        return list(enumerate(told, len(self._session.match) - len(told) + 1))

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
        self.beats = self._heard()
        self.animator.cue(self._director.turn_to(before, self._session.view(), self.viewport))


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
