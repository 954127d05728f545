"""The state of one player's table, as a value."""

from collections.abc import Mapping

from game.catalogue import Game
from game.core.cards import Seat
from game.core.record import field, record
from game.play.table_session import AnyView
from game.session.match import AnyBeat
from game.telling.captions import Captions


@record
class TableFacts:
    """What stays as it is as long as one sits at a table."""

    game: Game
    captions: Captions


@record
class Toast:
    """A text that fades by itself."""

    text: str
    since: float  # by the clock of the table


@record
class Declared:
    """One declaration."""

    seat: Seat
    name: str  # of the player
    caption: str
    cards: tuple[str, ...]
    spoken: str


@record
class Lookups:
    """What is open to look something up."""

    lines: frozenset[str] = frozenset()  # of the score, by key
    log: bool = False
    last_trick: bool = False


@record
class TableState:
    """All that one player's table is at one moment."""

    view: AnyView  # what is shown, which lags behind the match until it has been seen
    beats: tuple[tuple[int, AnyBeat], ...]  # of this deal: how long the log was after each, and the beat
    lookups: Lookups = Lookups()
    said: Mapping[Seat, Toast] = field(default_factory=dict)  # in bubbles
    gains: Mapping[Seat, Toast] = field(default_factory=dict)  # changes of the score
    declared: tuple[Declared, ...] = ()  # in this deal
    put_away: int = 0  # so many of these

    @property
    def declared_open(self) -> tuple[Declared, ...]:
        """What was declared and lies there to be seen."""
        return self.declared[self.put_away :]
