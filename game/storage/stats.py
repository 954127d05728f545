"""What became of finished deals and matches, kept game by game, and the figures drawn from it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby, takewhile
from math import sqrt
from pathlib import Path
from threading import Lock
from typing import Any

from game.core.cards import Seat
from game.core.record import record, replace
from game.storage.files import DocumentStore
from game.storage.lock import FileLock, acquire
from game.storage.shared import DocumentForm, SharedDocument
from game.storage.stats_file import KIND, Book, BookWriter, MatchRecord, book_of

MIXED = "mixed"
"""The level of a table where the opponents are of several."""


@record
class LevelFigures:
    """A player's figures in one game against one level."""

    level: str
    matches: int
    matches_won: int
    deals: int
    deals_won: int
    points: int  # won in all deals together, in the game's smallest unit
    against: float  # what an opponent won in them on average
    best: int  # most points won in one deal
    gains: tuple[float, ...]  # deal by deal, the oldest first: my points less an opponent's
    older: int  # matches among all these that were counted by an older version
    won: tuple[bool, ...]  # deal by deal, the oldest first: my side won it

    @property
    def streak(self) -> int:
        """How many deals in a row were won, up to the latest."""
        return sum(1 for _ in takewhile(bool, reversed(self.won)))

    @property
    def longest(self) -> int:
        """How many deals in a row were won at best."""
        return max((sum(1 for _ in run) for won, run in groupby(self.won) if won), default=0)


def figures_by_level(records: Sequence[MatchRecord]) -> tuple[LevelFigures, ...]:
    """Draw the figures of one game, level by level."""
    levels = dict.fromkeys(each.level for each in records)
    return tuple(_standing(level, [each for each in records if each.level == level]) for level in levels)


def _standing(level: str, records: Sequence[MatchRecord]) -> LevelFigures:
    mine, others, won = list[int](), list[float](), list[bool]()
    for each in records:
        against = _opponents(each)
        for deal in each.deals:
            gains = deal.gains
            mine.append(gains[each.me])
            others.append(sum([gains[seat] for seat in against]) / len(against))
            won.append(each.me in deal.winners)
    over = [each for each in records if each.over]
    return LevelFigures(
        level,
        len(over),
        sum(each.me in each.winners for each in over),
        len(mine),
        sum(won),
        sum(mine),
        sum(others),
        max(mine, default=0),
        tuple(my - other for my, other in zip(mine, others, strict=True)),
        sum(each.older for each in records),
        tuple(won),
    )


def _opponents(match: MatchRecord) -> Sequence[Seat]:
    """List who does not score together with me all match long."""
    seats = len(match.deals[0].gains) if match.deals else 0
    return [seat for seat in range(seats) if seat != match.me and seat not in match.friends]


def won_between(wins: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval of the true share of wins, which is right for few games too, even if all were lost.

    >>> [[round(end, 2) for end in won_between(wins, 10)] for wins in (8, 0)]
    [[0.49, 0.94], [0.0, 0.28]]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, 1.96
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


class StatsStore:
    """Keeps the records, one file a game; two windows may add to it in turn."""

    def __init__(
        self, data: Path, locks: Path, documents: DocumentStore, wait: Callable[[float], None]
    ) -> None:
        """Look below a folder; wait is told how many seconds to pause while another window is writing."""
        self._folder = data / "statistics"
        self._locks = locks
        self._documents = documents
        self._wait = wait
        self._books: dict[str, SharedDocument[Book]] = {}  # by game
        self._alone = Lock()  # while books are preloaded in another thread

    def preload(self, games: Iterable[str]) -> None:
        """Read the books of games, and make ready what a first change of them needs."""
        for game in games:
            with self._alone:
                self._held(game).preload()

    def add(self, game: str, *matches: MatchRecord) -> bool:
        """Put records in place of those the matches had; False when they could not be written."""
        return self._change(game, lambda book: book.with_records(matches))

    def forget(self, game: str, kept: Iterable[tuple[str, int]]) -> bool:
        """Begin the figures of a game anew; of the kept matches, named with their finished deals, these never count."""
        return self._change(game, lambda book: book.emptied(kept))

    def adopt(self, game: str, kept: Iterable[tuple[str, int]]) -> bool:
        """Take over what an older version has written; kept matches it did not count, or forgot, never count."""
        known = {each.id for each in self.book(game).records}
        strange = [(match_id, deals) for match_id, deals in kept if match_id not in known]
        return self._change(game, lambda book: replace(book, older=False).without(strange))

    def restore(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Take in what was set aside of a game; raise Unreadable."""
        found = book_of(source)
        return self._change(stem, lambda book: book.with_older(found))

    def records(self, game: str) -> tuple[MatchRecord, ...]:
        """Give the records of a game that count anything, the oldest first."""
        return tuple(each for each in self.book(game).records if each.deals or each.over)

    def finished(self, game: str) -> int:
        """Count the matches of a game that have come to their end, also those with deals that don't count."""
        records = self.book(game).records
        over = [each for each in records if (each.extent.over if each.extent else each.over)]
        return len({(each.begun or each.id, each.extent) for each in over})

    def book(self, game: str) -> Book:
        with self._alone:
            return self._held(game).value

    def _held(self, game: str) -> SharedDocument[Book]:
        if game not in self._books:
            self._books[game] = SharedDocument(
                self._path(game), self._documents, DocumentForm(KIND, book_of, BookWriter().plain, Book())
            )
        return self._books[game]

    @property
    def saved(self) -> bool:
        return all(each.saved for each in tuple(self._books.values()))

    def flush(self) -> bool:
        """Tell whether the disk has every record; if it has not, try once more."""
        with self._alone:
            return not [each for each in self._books.values() if not each.flush()]

    def _change(self, game: str, change: Callable[[Book], Book]) -> bool:
        mine = self._claim(game)
        try:
            with self._alone:
                return self._held(game).change(change)
        finally:
            if mine:
                mine.release()

    def _claim(self, game: str) -> FileLock | None:
        for _ in range(50):
            mine = acquire(self._locks / f"statistics-{game}")
            if isinstance(mine, FileLock):
                return mine
            self._wait(0.01)
        return None

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}.json"
