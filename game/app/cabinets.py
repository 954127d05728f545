"""The cabinets: what is done for the first time is kept as it happens, and looked for in the matches kept before."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from time import perf_counter

from game.catalogue import GAMES, Game, find
from game.core.record import record
from game.core.transcript import Transcript
from game.play.cabinet import Deed, done_in_deal, done_in_match, of_today, search, sought
from game.session.match import AnyMatch
from game.session.players import KNOWN, players_of, seat_of_person
from game.storage.firsts import First, KnownFirsts
from game.storage.match_file import SavedMatch
from game.storage.stores import Stores
from game.ui.scenes.cabinet import new_told
from game.ui.shell.context import UiContext

PATIENCE = 0.02
"""Seconds that a result may wait for kept matches to be looked through."""


@record
class _Reached:
    """How far a match has come, as far as that makes a difference to what was done in it."""

    deals: int
    over: bool
    undone: tuple[int, ...]


class Cabinets:
    """Knows what the player has done for the first time in each game."""

    def __init__(
        self,
        stores: Stores,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Look at nothing yet."""
        self._stores = stores
        self._clock = clock
        self._searches: dict[str, Iterator[None]] = {}  # that were broken off, by game
        self._told = set[First]()

    def of(self, game: str) -> dict[str, First]:
        """Give what was done in a game, by what it was."""
        return {**self._stores.firsts.known.of(game), **of_today(self._stores.daily.tries, game)}

    def new_in(self, game: str, match_id: str, *deals: int) -> tuple[First, ...]:
        """List what was done for the first time in these deals of a match, 0 for the match as a whole.

        As long as not all that was kept before has been looked through, nobody can tell, and nothing is listed.
        """
        if not match_id or self._due(find(game)):
            return ()
        firsts = self.of(game)
        order = dict.fromkeys((*sought(find(game)), *firsts))
        found = (firsts[what] for what in order if what in firsts)
        return tuple(each for each in found if each.match == match_id and each.deal in deals)

    def moment(self, context: UiContext, game: str, match_id: str, *deals: int) -> tuple[First, ...]:
        """List the same for the player, and say it once; nothing where the player wants to hear nothing of it."""
        if not context.settings.cabinet:
            return ()
        self.go_on(PATIENCE, KNOWN, game)
        found = self.new_in(game, match_id, *deals)
        context.announcer.say(
            new_told(context.words, game, [each for each in found if each not in self._told])
        )
        self._told |= {*found}
        return found

    # ------------------------------------------------------------------ as matches are kept

    def watch(self, match: AnyMatch, names: Sequence[str]) -> Callable[[date], None]:
        """Give what is to be called, with the day, whenever this match, the running one, has been kept.

        The names are those of the known opponents, here and below.
        """
        seen = _reached(match)

        def collect(today: date) -> None:
            nonlocal seen
            now = _reached(match)
            if now != seen and self._stores.saves.running:
                self._collect(self._stores.saves.running, match, now, names, today)
            seen = now

        return collect

    def _collect(
        self, match_id: str, match: AnyMatch, reached: _Reached, names: Sequence[str], today: date
    ) -> None:
        """Keep what the last finished deal, or the end, has brought; what was taken back since counts no more."""
        header, spec = match.transcript().header, match.rules.spec
        game, deeds = find(header.game), list[Deed]()
        if reached.deals:
            end = match.span(reached.deals).stop - 1
            deeds += done_in_deal(
                game, header, match.review(end, seat_of_person(players_of(header, spec.seats)))
            )
        deeds += done_in_match(header, spec, match.outcome, names)
        found = [First(game.id, each.what, today.isoformat(), match_id, each.deal) for each in deeds]
        ended = reached.over and not reached.undone

        def change(known: KnownFirsts) -> KnownFirsts:
            mine = [each for each in known.of(game.id).values() if each.match == match_id]
            gone = [each for each in mine if each.deal in reached.undone or not (each.deal or ended)]
            return known.without(gone).having(found)

        self._stores.firsts.change(change)

    # ------------------------------------------------------------------ as those kept before are read again

    def go_on(self, seconds: float, names: Sequence[str], game: str) -> bool:
        """Look through the kept matches of a game for so long; tell whether there is anything new to be shown."""
        until, before = self._clock() + seconds, self._stores.firsts.known
        for _ in self.steps(names, (find(game),)):
            if self._clock() >= until:
                break
        return self._stores.firsts.known != before

    def steps(self, names: Sequence[str], games: Sequence[Game] = GAMES) -> Iterator[None]:
        """Look through what has not been looked through yet, a move at a step, from where it was broken off."""
        for game in games:
            while self._due(game):
                search = self._searches.setdefault(game.id, self._search(game, names))
                for _ in search:  # not "yield from", which would end it where this is broken off
                    yield
                self._searches.pop(game.id, None)

    def searching(self, game: str) -> bool:
        """Tell whether the kept matches of a game have yet to be looked through."""
        return self._due(find(game))

    def _due(self, game: Game) -> bool:
        return not {*sought(game)} <= {*self._stores.firsts.known.searched.get(game.id, ())}

    def _search(self, game: Game, names: Sequence[str]) -> Iterator[None]:
        """Look for everything in the kept matches of a game."""
        found = list[First]()
        files = [each for each in self._stores.saves.files() if each.header.game == game.id]
        for kept in sorted(files, key=lambda each: each.id):
            yield
            try:
                transcript = self._stores.saves.load(kept.id)
                for deeds in search(transcript, names):
                    found += [_first(kept, transcript, each) for each in deeds]
                    yield
            except (ValueError, LookupError, TypeError, OSError):
                continue  # what can't be read any more tells of nothing
        self._stores.firsts.change(lambda known: known.having(found).looked_for(game.id, sought(game)))


def _first(kept: SavedMatch, transcript: Transcript, deed: Deed) -> First:
    day = transcript.header.date
    with suppress(ValueError):
        return First(
            transcript.header.game, deed.what, date.fromisoformat(day).isoformat(), kept.id, deed.deal
        )
    return First(transcript.header.game, deed.what, "", kept.id, deed.deal)


def _reached(match: AnyMatch) -> _Reached:
    return _Reached(match.view(0).ledger.finished, match.over, match.transcript().header.undone)
