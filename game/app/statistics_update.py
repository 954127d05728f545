"""The statistics follow from the kept matches: what a match adds is counted as it is kept, or when it is next read."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from game.catalogue import GAMES, rules_for
from game.core.record import record, replace
from game.play.match_record import record_of
from game.session.match import AnyMatch, Match
from game.storage.match_file import SavedMatch
from game.storage.saves import SaveStore
from game.storage.stats import StatsStore
from game.storage.stats_file import Book, Extent, MatchRecord, extent_of

BATCH = 64
"""Records that are written to the disk together."""


@record
class _Found:
    """What a kept match adds, and what it added before it was looked at again."""

    before: MatchRecord | None
    after: MatchRecord


class StatisticsUpdate:
    """Keeps the statistics of one run of the program in step with the kept matches."""

    def __init__(
        self, saves: SaveStore, stats: StatsStore, clock: Callable[[], float] = perf_counter
    ) -> None:
        """Look at nothing yet."""
        self._saves = saves
        self._stats = stats
        self._clock = clock
        self._added = 0
        self.steps = self._catch_up()

    # ------------------------------------------------------------------ as matches are kept

    def watch(self, match: AnyMatch) -> Callable[[], None]:
        """Give what is to be called whenever this match, the running one, has been kept: it counts what is new."""
        seen = _extent(match)

        def look() -> None:
            nonlocal seen
            now = _extent(match)
            if now != seen and self._saves.running:
                game = match.transcript().header.game
                self._stats.add(game, record_of(self._saves.running, match))
            seen = now

        return look

    # ------------------------------------------------------------------ as they are read again

    def go_on(self, seconds: float) -> bool:
        """Count what is left uncounted among the kept matches for so long; tell whether any figure may have changed."""
        until, before = self._clock() + seconds, self._added
        for _ in self.steps:
            if self._clock() >= until:
                break
        return self._added > before

    def _catch_up(self) -> Iterator[None]:
        files = self._saves.files()
        yield
        for game in GAMES:
            kept = sorted((each for each in files if each.header.game == game.id), key=lambda each: each.id)
            book = self._stats.book(game.id)
            if book.older:
                self._stats.adopt(game.id, _lengths(kept))
                book = self._stats.book(game.id)
            yield from self._count(game.id, book, kept)
            yield

    def _count(self, game: str, book: Book, kept: Sequence[SavedMatch]) -> Iterator[None]:
        """Look at the matches of a game that are due, a match at a step."""
        extents = {
            each.id: extent_of(each.score.deals, each.header.undone, over=each.score.over) for each in kept
        }
        due = list(book.due(extents).items())
        for start in range(0, len(due), BATCH):
            found = list[_Found]()
            for match_id, before in due[start : start + BATCH]:
                after = self._look_at(match_id, extents[match_id])
                found += [_Found(before, after)] if after else []
                yield
            self._write(game, found)

    def _look_at(self, match_id: str, extent: Extent) -> MatchRecord | None:
        """Play a kept match again; None when that is impossible, and nothing is known of it then."""
        try:
            transcript = self._saves.load(match_id)
            header = transcript.header
            match = Match.restore(rules_for(header.game, dict(header.options)), transcript)
        except (ValueError, LookupError, TypeError, OSError):
            return None
        return replace(
            record_of(match_id, match), extent=extent
        )  # as listed, or a wrong list would have it played again for ever

    def _write(self, game: str, found: Sequence[_Found]) -> None:
        """Write down what has been found, but for matches that have been played on meanwhile."""
        known = {each.id: each for each in self._stats.book(game).records}
        fresh = [each.after for each in found if known.get(each.after.id) == each.before]
        if fresh and self._stats.add(game, *fresh):
            self._added += len(fresh)

    def forget(self, game: str) -> bool:
        """Begin the figures of a game anew; what has been kept of it so far never counts."""
        return self._stats.forget(
            game, _lengths([each for each in self._saves.files() if each.header.game == game])
        )


def _extent(match: AnyMatch) -> Extent:
    undone = match.transcript().header.undone
    return extent_of(match.view(0).ledger.finished, undone, over=match.over)


def _lengths(kept: Sequence[SavedMatch]) -> list[tuple[str, int]]:
    return [(each.id, each.score.deals) for each in kept]
