"""The table as it was at every point of a finished deal, all hands open."""

from game.core.cards import Seat
from game.core.event import Drew, Said
from game.core.move import Play
from game.core.record import replace
from game.play.phases import Between
from game.play.table_session import AnyView, winning_play
from game.session.match import AnyMatch
from game.stage.acts import fallen
from game.stage.pose import CARD, index_of
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.table.areas import TableAreas
from game.ui.table.places import covered
from game.ui.table.view_model import Lying, TableViewModel


class FinishedDeal:
    """One deal of a match, as one of its players looks back at it."""

    def __init__(self, match: AnyMatch, me: Seat, stage: Table, captions: Captions, deal: int) -> None:
        """Open a deal, 1 for the first."""
        self._match = match
        self._me = me
        self._stage = stage
        self._captions = captions
        self.deal = deal
        self.span = match.span(deal)

    @property
    def last(self) -> int:
        """How long the log was at the end."""
        return self.span.stop - 1

    def view(self, at: int) -> AnyView:
        """Give the table after so many entries, all hands open; a trick just finished still lies."""
        view = self._match.laid_open(at, self._me)
        if at > self.span.start and view.tricks and not view.trick.cards:
            before = self._match.laid_open(at - 1, self._me)
            if len(before.tricks) < len(view.tricks):
                lies = replace(view, trick=view.tricks[-1], tricks=view.tricks[:-1])
                return self._undrawn(lies, before, at)
        return view

    def _undrawn(self, view: AnyView, before: AnyView, at: int) -> AnyView:
        """Leave on the table what is drawn once the trick is gone."""
        beat = self._match.retold(at)
        if not isinstance(beat.done, Play) or not any(isinstance(event, Drew) for event in beat.events):
            return view
        lies = fallen(before, view, beat.seat, beat.done.card)
        return replace(view, hand=lies.hand, hidden=lies.hidden, shown=lies.shown)

    def tell(self, at: int) -> str:
        """Tell in words, with signs, what made the log so long."""
        shown = self._stage.announced(self._match.laid_open(at, self._me))
        lines = tell(self._match.retold(at), self._captions, shown)
        return " ".join(line if line.rstrip("”")[-1] in ".!?" else f"{line}." for line in lines)

    def model(self, at: int, areas: TableAreas) -> TableViewModel:
        """Gather what the labels want to know: nobody moves and nothing may be done."""
        view = self.view(at)
        heaps, placed = self._stage.heaps(view, areas.viewport), self._stage.place(view, areas.viewport)
        slots = self._stage.slots(view, areas.viewport)
        table, zones = covered(heaps, placed, slots, view.me)
        open_cards = [pose for (kind, _), pose in placed.items() if kind == CARD and pose.face >= 0.5]
        return TableViewModel(
            view=view,
            phase=Between(),  # nobody moves
            lying=Lying(slots, table, zones, tuple(index_of(pose) for pose in open_cards)),
            winning=winning_play(self._match.rules, view)[0],
            said=self._said(at),
            notes=self._stage.notes(view),
            trump=self._stage.trump(view),
            called=self._stage.called(view),
            open_heap=self._stage.open_heap(view),
        )

    def _said(self, at: int) -> dict[Seat, str]:
        beat = self._match.retold(at)
        said = [event for event in beat.events if isinstance(event, Said)]
        return {each.seat: self._captions.spoken(each.word, each.number) for each in said}

    def trick(self, at: int, way: int) -> int:
        """Find the end of the next trick, or of the one before; the deal's own end where there is none."""
        at, stop = at + way, self.last if way > 0 else self.span.start
        while at != stop and self.span.start < at < self.last:
            tricks = len(self._match.laid_open(at, self._me).tricks)
            if tricks > len(self._match.laid_open(at - 1, self._me).tricks):
                return at
            at += way
        return stop
