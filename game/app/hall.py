"""The hall: the doors that the first picture shows, and the host behind them, who comes when he is first needed.

Screens, games and bots are most of the program and nothing of the first picture. They are fetched while the player
looks at it; who is quicker than that waits as long as he would have waited before it.
"""

# ruff: noqa: PLW0108 - a door asks for the host when it is opened, not when it is hung

from collections.abc import Iterator
from datetime import date
from functools import cached_property
from importlib import import_module
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from game.catalogue import GAMES, rules_for
from game.core import rules as protocol
from game.storage.cupboard import Cupboard
from game.storage.match_file import SavedMatch
from game.ui.house import Continuation, Daily, Doors, House
from game.ui.invitation import ME
from game.ui.rehearsal import go_on
from game.wording import Words, figure

if TYPE_CHECKING:
    from game.app.host import Host
    from game.ui.table.sitting import Thinker

HOST = "game.app.host"
MOMENT = 0.004
"""Seconds of an idle frame spent on what may come next."""
A_FEW = 10
"""Kept matches read in an idle frame, if they are not known from last time."""


class Hall:
    """Where one player's evening begins."""

    def __init__(self, cupboard: Cupboard, thinker: "Thinker | None", dice: Random, today: date) -> None:
        """Open up; the dice shuffle every pack of the evening. Without these bots the host brings his own."""
        self._cupboard = cupboard
        self._thinker = thinker
        self._dice = dice
        self._today = today
        self._fetching: Thread | None = None
        self._known = False  # whether all kept matches are
        self._rehearsal: Iterator[None] | None = None

    @cached_property
    def host(self) -> "Host":
        """Whoever seats the player and knows the way from every screen to the next."""
        host: Host = import_module(HOST).Host(self._cupboard, self._thinker, self._dice)
        return host

    def prepare(self, house: House) -> None:
        """Have what will be needed next fetched, then rehearsed by the host; to be said while the title is idle."""
        if self._fetching is None:
            self._fetching = Thread(target=fetch, args=(house.words,), name="errands", daemon=True)
            self._fetching.start()
        elif not self._known:
            waited = not self._cupboard.saves.catch_up(0)
            self._known = self._cupboard.saves.catch_up(A_FEW)
            if waited and self._known:
                house.restyle(
                    house.settings
                )  # so that the title offers to go on with whatever was found last
        elif not self._fetching.is_alive():
            self._rehearsal = self._rehearsal or self.host.rehearse(house)
            go_on(self._rehearsal, MOMENT)

    def close(self) -> None:
        """Send everybody home."""
        if self._fetching is not None:
            self._fetching.join()
        if "host" in vars(self):
            self.host.close()

    def doors(self) -> Doors:
        """Hang the doors the title knows of."""
        return Doors(
            games=tuple(game.id for game in GAMES),
            play=lambda house: self.host.play(house),
            saves=lambda house: self.host.saves(house),
            statistics=lambda house: self.host.statistics(house),
            settings=lambda house: self.host.settings(house),
            about=lambda house: self.host.about(house),
            rules=lambda house, game, paragraph: self.host.rules(house, game, paragraph),
            continuation=self._continuation,
            daily=self._daily,
            open_file=lambda house, file: self.host.open_file(house, file),
        )

    # ------------------------------------------------------------------ going on

    def _continuation(self, house: House) -> Continuation | None:
        """Find the match that Continue brings back."""
        kept = self._cupboard.saves.latest()
        if kept is None:
            return None
        try:
            said = standing(house, kept)
        except Exception:  # noqa: BLE001 - whatever it is, it must not hide the other matches, and is written down
            house.stumble("unopened")
            self._cupboard.saves.pass_over(kept.id)
            return self._continuation(house)
        return Continuation(kept.header.game, said, lambda: self.host.resume(house, kept.id))

    def _daily(self, house: House) -> Daily | None:
        """Name today's hand: the same for everybody, another game each day."""
        game = GAMES[self._today.toordinal() % len(GAMES)]
        return Daily(game.id, lambda: self.host.daily(house, game, self._today))


def fetch(words: Words) -> None:
    """Load whatever may be asked for behind the doors; the pictures on the screen go on meanwhile."""
    import_module(HOST)
    words.read(words.subjects)
    for game in GAMES:
        _ = game.presets, game.table


def standing(house: House, kept: SavedMatch) -> str:
    """Say in a line how a kept match stands."""
    try:
        rules: protocol.Rules[Any, Any] = rules_for(kept.header.game, dict(kept.header.options))
    except ValueError:
        return ""
    worth = rules.worth(kept.score.holdings)
    theirs = max(points for seat, points in enumerate(worth) if not rules.spec.allies(seat, ME))
    deal = kept.score.deals + 1
    return house.words.get("screens.title.standing", mine=figure(worth[ME]), theirs=figure(theirs), deal=deal)
