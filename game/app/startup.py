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

from game.catalogue import GAMES, rules_for
from game.core.rules import Rules
from game.play.deal_codes import game_of
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
import os
import shutil
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from game.storage.files import exists
from game.storage.match_file import SUFFIX
from game.ui.scenes.unsaved import UnsavedRoutes, unsaved
from game.ui.shell.scene import Push, Scene, Switch
from game.wording import in_curly

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
    lessons = import_module("game.learning.reading")
    lessons.course(lessons.PRIMER)
    for game in GAMES:
        _ = game.presets, game.table, lessons.course(game.id)


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


AGAIN = 5.0
"""Seconds between two tries."""
ROOM = 1 << 20
"""Bytes a disk must have free to be proposed for a copy."""
DRIVES = ("/media", "/run/media", "/Volumes", "/mnt")
"""Where systems show what was plugged in, by itself or below the name of the player."""


class UnsavedWork:
    """Watches over what is not on the disk."""

    def __init__(self, stores: Stores) -> None:
        """Trust that all is well."""
        self._stores = stores
        self._waited = 0.0

    def watch(self, context: UiContext, dt: float) -> None:
        """Let seconds pass: try again now and then, and have every screen tell what is true."""
        saved = not self._stores.unsaved
        if saved:
            self._waited = 0.0
        else:
            self._waited += dt
            if self._waited >= AGAIN:
                self._waited = 0.0
                self._stores.secure()
        if context.note_saved(saved=saved) and context.all_saved:
            context.notices.say(context.words.get("storage.unsaved.saved"))

    def tell(self, context: UiContext) -> Switch:
        """Tell of it, and what can be done."""
        return Push(self._scene(context, quitting=False))

    def parting(self, context: UiContext) -> Scene | None:
        """Ask whoever is quitting before it is lost; None where nothing would be."""
        return None if self._harmless else self._scene(context, quitting=True)

    def _scene(self, context: UiContext, *, quitting: bool) -> Scene:
        words = context.words
        routes = UnsavedRoutes(
            lambda: [words.get(f"storage.unsaved.part.{each}") for each in self._stores.unsaved],
            lambda: self._reason(words),
            self._stores.secure,
            lambda: self._stores.saves.copied_to,
            self._place,
            lambda place: self._export(words, place),
            self._stores.saves.give_up,
        )
        return unsaved(context, routes, quitting=quitting)

    @property
    def _harmless(self) -> bool:
        """Whether nothing is lost if the program ends now: all is saved, or a copy of every match lies elsewhere."""
        stores = self._stores
        return stores.secure() or (tuple(stores.unsaved) == ("match",) and stores.saves.copied_to is not None)

    def _reason(self, words: Words) -> str:
        key, file = next(iter(self._stores.notices.lasting.items()), ("unwritten", ""))
        return words.get(f"storage.notice.{key}", file=file)

    # ------------------------------------------------------------------ elsewhere

    def _place(self) -> str:
        """Propose where a copy of a match may lie: at home, if there is room, or on a drive that is plugged in."""
        match_id = self._stores.saves.uncopied
        if not match_id:
            return ""
        home = Path.home()
        folder = next(filter(_roomy, (home, *_drives(home.name))), home)
        return str(_free(folder / f"{match_id}{SUFFIX}"))

    def _export(self, words: Words, place: str) -> str:
        """Save a copy; give what prevents it."""
        match_id, path = self._stores.saves.uncopied, Path(place.strip()).expanduser()
        if path.is_dir():
            path = _free(path / f"{match_id}{SUFFIX}")
        if not path.suffix:
            path = path.with_name(f"{path.name}{SUFFIX}")
        if exists(path):
            return words.get("storage.unsaved.exists", path=path)
        try:
            self._stores.saves.export(match_id, path)
        except OSError as trouble:
            return words.get("saves.not_exported", fault=f"{trouble.strerror or trouble}.")
        except ValueError as trouble:
            return words.get("saves.not_exported", fault=in_curly(trouble))
        return ""


def rescue(stores: Stores) -> Sequence[Path]:
    """Save what the disk has not taken wherever there is room, for nobody can be asked any more; say where."""
    saved = list[Path]()
    if stores.secure():
        return saved
    for folder in (Path.home(), Path(tempfile.gettempdir())):
        while match_id := stores.saves.uncopied:
            path = _free(folder / f"{match_id}{SUFFIX}")
            try:
                stores.saves.export(match_id, path)
            except (OSError, ValueError):
                break
            saved.append(path)
    return saved


def _drives(player: str) -> Iterable[Path]:
    """List the folders at which something may have been plugged in."""
    for top in (Path(each) / below for each in DRIVES for below in (player, "")):
        with suppress(OSError):
            yield from sorted(path for path in top.iterdir() if path.is_dir() and os.path.ismount(path))


def _roomy(folder: Path) -> bool:
    try:
        return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM
    except OSError:
        return False


def _free(path: Path) -> Path:
    """Name a file that is not there yet."""
    number, free = 1, path
    while exists(free):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
