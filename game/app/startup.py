"""The start: routes for the first screen at once, and the rest of the program loaded behind it in idle time.

Screens, games and bots are most of the program and nothing of the first picture. They are fetched while the player
looks at it; who is quicker than that waits as long as without it.
"""

# ruff: noqa: PLW0108 - a route asks for the navigator when it is taken, not when it is made

from collections.abc import Callable, Iterator
from datetime import date
from functools import cached_property
from importlib import import_module
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from game.app.unsaved import UnsavedWork
from game.catalogue import GAMES, rules_for
from game.core.rules import Rules
from game.play.daily_deal import game_of
from game.session.players import players_of, seat_of_person
from game.storage.match_file import SavedMatch
from game.storage.stores import Stores
from game.ui.kit.screen import go_on
from game.ui.scenes.keyboard import keyboard
from game.ui.shell.context import Continuation, DailyDeal, Routes, UiContext
from game.ui.shell.destinations import ToMatch
from game.wording import Words

if TYPE_CHECKING:
    from game.app.navigator import Navigator
    from game.play.table_session import Thinker

NAVIGATOR = "game.app.navigator"
MOMENT = 0.004
"""Seconds of an idle frame spent on what may come next."""
A_FEW = 10
"""Kept matches read in an idle frame, if they are not known from last time."""


class Startup:
    """The routes of the first screen, and the navigator once it is needed."""

    def __init__(
        self, stores: Stores, thinker: "Thinker | None", dice: Random, today: Callable[[], date]
    ) -> None:
        """Open up; the dice shuffle every pack. Without a thinker the navigator starts its own."""
        self._stores = stores
        self._thinker = thinker
        self._dice = dice
        self._today = today
        self._fetching: Thread | None = None
        self._known = False  # whether all kept matches are
        self._prewarming: Iterator[None] | None = None
        self.unsaved = UnsavedWork(stores)

    @cached_property
    def navigator(self) -> "Navigator":
        """What begins and resumes matches and leads from each screen to the next."""
        begin = import_module(NAVIGATOR).Navigator
        navigator: Navigator = begin(self._stores, self._thinker, self._dice, self._today)
        return navigator

    def prepare(self, context: UiContext, *, somebody: bool) -> None:
        """Load what will be needed next, then have the navigator prewarm it; to be called while the title is idle.

        As long as nobody has touched anything, only what the title itself tells of is looked for.
        """
        if self._fetching is None and (somebody or self._unread):
            self._fetching = Thread(target=fetch, args=(context.words,), name="preloading", daemon=True)
            self._fetching.start()
        elif not self._known:
            waited = not self._stores.saves.catch_up(0)
            self._known = self._stores.saves.catch_up(A_FEW)
            if waited and self._known:
                context.refresh()  # so that the title offers to go on with whatever was found last
        elif not self._stores.mistakes.known:
            if self._stores.mistakes.due(self._today()):
                context.refresh()  # so that the title tells of them
        elif somebody and self._fetching and not self._fetching.is_alive():
            self._prewarming = self._prewarming or self.navigator.prewarm(context)
            go_on(self._prewarming, MOMENT)

    @property
    def _unread(self) -> bool:
        """Whether kept matches have to be read, for which their games are needed."""
        return not self._known and not self._stores.saves.catch_up(0)

    def close(self) -> None:
        """Stop what was started."""
        if self._fetching is not None:
            self._fetching.join()
        if "navigator" in vars(self):
            self.navigator.close()

    def routes(self) -> Routes:
        """Make the routes the title knows of."""
        return Routes(
            games=tuple(game.id for game in GAMES),
            go=lambda context, to: self.navigator.go(context, to),
            learned=lambda context, game: self.navigator.teaching.learned(context, game),
            played=self._stores.played,
            continuation=self._continuation,
            daily=self._daily,
            due=self._due,
            keyboard=keyboard,
            saved=self._stores.saves.secure,
            unsaved=self.unsaved.tell,
            parting=self.unsaved.parting,
        )

    # ------------------------------------------------------------------ going on

    def _continuation(self, context: UiContext) -> Continuation | None:
        """Find the match that Continue brings back."""
        kept = self._stores.saves.latest()
        if kept is None:
            return None
        try:
            said = standing(context, kept)
        except Exception:  # noqa: BLE001 - whatever it is, it must not hide the other matches, and is written down
            context.report_failure("unopened")
            self._stores.saves.pass_over(kept.id)
            return self._continuation(context)
        return Continuation(kept.header.game, said, lambda: context.go(ToMatch(kept.id)))

    def _daily(self, context: UiContext) -> DailyDeal | None:
        """Name the daily deal: the same for everybody, another game each day."""
        today = self._today()
        first = self._stores.daily.tries.get(today.isoformat())
        game = next((each for each in GAMES if first and each.id == first.game), game_of(today))
        played = first is not None and first.ahead is not None
        return DailyDeal(
            today, game.id, lambda: self.navigator.matches.offer_daily(context, game, today), played
        )

    def _due(self) -> int:
        """Count the past mistakes that are due, once they are known: the first picture does not wait for them."""
        mistakes = self._stores.mistakes
        return len(mistakes.due(self._today())) if mistakes.known else 0


def fetch(words: Words) -> None:
    """Load whatever the routes may lead to; the screen goes on meanwhile."""
    import_module(NAVIGATOR)
    words.read(words.subjects)
    for game in GAMES:
        _ = game.presets, game.table


def standing(context: UiContext, kept: SavedMatch) -> str:
    """Say in a line how a kept match stands."""
    from game.telling.captions import stands  # noqa: PLC0415 - without a kept match the first picture needs no table

    try:
        rules: Rules[Any, Any] = rules_for(kept.header.game, dict(kept.header.options))
    except ValueError:
        return ""
    me = seat_of_person(players_of(kept.header, rules.spec.seats))
    others = [party[0] for party in rules.spec.parties if me not in party]
    mine, *theirs = stands(context.words, rules.spec, kept.score.holdings, (me, *others))
    return context.words.get(
        "screens.title.standing",
        mine=mine,
        theirs=context.words.get("table.comma").join(theirs),
        deal=kept.score.deals + 1,
    )
