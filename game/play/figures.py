"""Finds the figures behind a hint bit by bit: what each move brings, and in turn with it where hidden cards may lie."""

from typing import TypeAlias, assert_never

from game.core.move import Move
from game.play.table_session import Answered, AnyView, Awaited, BrokeDown, Inquiry, TableSession
from game.search.belief import Beliefs, LookCount, beliefs, due, merged
from game.search.master import Advice
from game.search.weighing import Weighing, preferred
from game.session.match import AnyBeat

ENOUGH = 60
"""Likely worlds after which what moves bring is known well enough for a hint."""
_TOGETHER = 100
"""Moves experts make, more or less, between two answers: a fraction of a second's work."""

SampledGains: TypeAlias = tuple[float, ...]
Counts: TypeAlias = tuple[LookCount, ...]


class HintFigures:
    """What is known so far; it asks for more for as long as somebody listens."""

    def __init__(self, session: TableSession, advice: Advice) -> None:
        """Begin with what moves bring, and ask for it."""
        self._session = session
        self._decision = advice.decision
        view = session.view()
        self._portion = max(1, session.budget(_TOGETHER) // _length(view))
        self.weighing: Weighing = session.weighing(view, advice.decision.move)
        self._beats: tuple[AnyBeat, ...] = session.match.last_deal(session.me)
        self._counts: list[LookCount | None] = [None] * len(self._beats)
        self._looks: tuple[int, ...] = ()  # that are being asked about
        self.broken = False
        self._playouts: Inquiry[SampledGains] | None = self._ask_playouts()
        self._places: Inquiry[Counts] | None = None

    @property
    def beats(self) -> tuple[AnyBeat, ...]:
        """What has happened in this deal, as far as this seat was told."""
        return self._beats

    @property
    def advice(self) -> Advice:
        """The advice, with what is known of each move by now."""
        return Advice(self._decision, self.weighing.prospects(self._decision.move))

    @property
    def better(self) -> Move | None:
        """The move with which experts clearly do better, and which the analysis would advise; None for none."""
        advised = self._decision.move
        best = preferred(self.weighing.prospects(advised), advised).move
        return None if best == advised else best

    @property
    def worlds(self) -> int:
        """In how many worlds the most promising moves have been tried."""
        return self.weighing.worlds

    @property
    def beliefs(self) -> Beliefs | None:
        """Where the hidden cards may lie; None before anything is known of it."""
        return beliefs(self._counts) if self._counts[-1] is not None else None

    def poll(self) -> bool:
        """Take in what has been found, and ask for more; tell whether anything has changed."""
        if self._playouts is not None:
            return self._taken(self._playouts)
        return self._places is not None and self._counted(self._places)

    def _taken(self, asked: Inquiry[SampledGains]) -> bool:
        match asked.poll():
            case Awaited():
                return False
            case Answered(gains):
                self.weighing = self.weighing.with_gains(gains)
                self._playouts = None
                self._places = self._ask_places() if self._tried else None
                if self._places is None:
                    self._playouts = self._ask_playouts()
            case BrokeDown():
                self._playouts, self.broken = None, True
            case _ as other:
                assert_never(other)
        return True

    def _counted(self, asked: Inquiry[Counts]) -> bool:
        match asked.poll():
            case Awaited():
                return False
            case Answered(found):
                for number, counted in zip(self._looks, found, strict=True):
                    self._counts[number] = merged(self._counts[number], counted)
                self._places = None
                self._playouts = self._ask_playouts()
                if self._playouts is None:
                    self._places = self._ask_places()
            case BrokeDown():
                self._places, self.broken = None, True
            case _ as other:
                assert_never(other)
        return True

    @property
    def _tried(self) -> bool:
        """Whether there is a figure for every move."""
        return all(each.gains for each in self.weighing.tried)

    def _ask_playouts(self) -> Inquiry[SampledGains] | None:
        """Ask what the next tries bring; nothing once that is known well enough."""
        if self.weighing.worlds >= ENOUGH or len(self.weighing.running) == 1:
            return None
        return self._session.ask_playouts(self.weighing.due(self._portion))

    def _ask_places(self) -> Inquiry[Counts] | None:
        """Ask about the next looks at the table; about none once the figures are fine enough."""
        self._looks, positions = due(self._counts)
        looks = tuple(self._beats[number].after for number in self._looks)
        return self._session.ask_beliefs(looks, positions) if looks else None


def _length(view: AnyView) -> int:
    """Tell how many moves a deal has left, more or less."""
    return 4 + view.hand.bit_count() * len(view.sides)
