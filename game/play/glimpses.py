"""What is to be seen of a kept match at a glance: the player's own hand and what lies open, found bit by bit.

A match is played again a few moves at a time, so that a list of a thousand never waits; only what its rows ask for is
looked at, what was asked for last first.
"""

from collections import OrderedDict
from collections.abc import Iterator
from time import perf_counter
from typing import Any, Protocol

from game.catalogue import find, rules_for
from game.core.cards import CHANCE
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Transcript
from game.core.view import View
from game.session.players import players_of, seat_of_person
from game.stage.sorting import sort_hand
from game.storage.match_file import SavedMatch

TOGETHER = 6
"""Moves that are played again at one step."""
WANTED, KEPT = 24, 600
"""Matches that wait to be looked at, and those of which the glimpse is remembered."""


@record
class Glimpse:
    """Cards by notation, as the seat of the person at this screen sees them."""

    hand: tuple[str, ...] = ()  # of a deal that is over, as it was dealt
    shown: tuple[str, ...] = ()  # the turn-up and the like


NOTHING = Glimpse()


class Logs(Protocol):
    """Where the logs of kept matches lie."""

    def load(self, match_id: str) -> Transcript: ...


class Glimpses:
    """The glimpses of kept matches, found in idle moments."""

    def __init__(self, store: Logs) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, str], Glimpse] = OrderedDict()
        self._wanted: OrderedDict[tuple[str, str], SavedMatch] = OrderedDict()
        self._begun: tuple[tuple[str, str], Iterator[Glimpse | None]] | None = None

    def find(self, saved: SavedMatch) -> Glimpse | None:
        """Give the glimpse of a match; None while it is still to be found."""
        key = (saved.id, saved.kept)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if self._begun is not None and self._begun[0] == key:
            return None
        self._wanted[key] = saved
        self._wanted.move_to_end(key)
        while len(self._wanted) > WANTED:
            self._wanted.popitem(last=False)
        return None

    def go_on(self, seconds: float) -> tuple[Glimpse, ...]:
        """Look for so long; give what was found."""
        until, found = perf_counter() + seconds, list[Glimpse]()
        while perf_counter() < until and (glimpse := self._step()) is not False:
            if isinstance(glimpse, Glimpse):
                found.append(glimpse)
        return tuple(found)

    def _step(self) -> Glimpse | bool | None:
        """Take one step; False when there is nothing left to do."""
        if self._begun is None:
            if not self._wanted:
                return False
            key, saved = self._wanted.popitem()
            self._begun = key, glimpsed(saved, self._store)
        key, steps = self._begun
        try:
            glimpse = next(steps)
        except Exception:  # noqa: BLE001 - a damaged log shows an empty table here, and says what it is when taken up
            glimpse = NOTHING
        if glimpse is not None:
            self._begun = None
            self._known[key] = glimpse
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return glimpse


def glimpsed(saved: SavedMatch, store: Logs) -> Iterator[Glimpse | None]:
    """Play a match again in steps; None until it is done, and its glimpse last."""
    transcript = store.load(saved.id)
    yield None
    header = transcript.header
    rules = rules_for(header.game, dict(header.options))
    me = seat_of_person(players_of(header, rules.spec.seats))
    state = dealt = rules.start(header.dealer)
    for number, entry in enumerate(transcript.entries, 1):
        state = rules.play(state, entry.move)
        dealt = state if entry.seat == CHANCE else dealt
        if not number % TOGETHER:
            yield None
    now = rules.view(state, me)
    yield _seen(header.game, rules, now if now.hand else rules.view(dealt, me))


def _seen(game: str, rules: Rules[Any, Any], view: View[Any]) -> Glimpse:
    pack = rules.spec.pack
    hand = find(game).table.arranged(view, view.hand)
    return Glimpse(
        tuple(pack.spell(card) for card in hand),
        tuple(pack.spell(card) for card in sort_hand(view.shown, pack, None)),
    )
