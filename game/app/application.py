"""The application: storage, window, screens and loop put together, and one frame after another."""

# ruff: noqa: PLW0108 - a route asks for the navigator when it is taken, not when it is made

import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from datetime import date
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from threading import Thread
from typing import TYPE_CHECKING, Any

from game import CORE
from game.app import platform
from game.app.aloud import Aloud
from game.app.platform import MotionPreference, SystemPlatform, signals_heeded, typefaces_with
from game.app.screen_reader import wanted
from game.catalogue import GAMES, rules_for, spec_of
from game.core.rules import Rules
from game.play.deal_codes import game_of
from game.session.players import players_of, seat_of_person
from game.storage.checked import showable
from game.storage.files import exists
from game.storage.match_file import SUFFIX, SavedMatch
from game.storage.notices import Notice
from game.storage.settings import Settings
from game.storage.stores import Stores, open_stores
from game.ui.draw.vector import Rasteriser
from game.ui.kit.screen import go_on
from game.ui.scenes.confirm import confirm
from game.ui.scenes.keyboard import keyboard
from game.ui.scenes.title import title
from game.ui.scenes.unsaved import UnsavedRoutes, unsaved
from game.ui.shell.context import Continuation, DailyDeal, Routes, UiContext, load_toolkit
from game.ui.shell.destinations import ToFile, ToMatch
from game.ui.shell.loop import Loop
from game.ui.shell.node import Node
from game.ui.shell.scene import Push, Quit, Scene, Switch
from game.ui.shell.window import Window, preferred_languages
from game.wording import Words, fault

if TYPE_CHECKING:
    from game.app.navigator import Navigator
    from game.play.table_session import Thinker

TITLE = "Parlour Tricks"
RESCUED = (
    "What was played last could not be saved where it belongs. It is in {file}; open that file to go on."
)
LITTER = 60
"""Frames that leave so much behind that it is worth handing back, though no scene was opened or closed."""
BY_ITSELF = 1
"""Inputs that come though nobody is there: where the window opens below the pointer, the system tells of that."""


class Application:
    """Everything one window needs, from the disk to the loop."""

    def __init__(
        self,
        data_dir: Path | None = None,
        size: tuple[int, int] | None = None,
        bots: "Thinker | None" = None,
        dice: Random | None = None,
        file: str | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Open storage, then a window of the size it last had or of this one; raise NoDisplay.

        Bots think in a process of their own and cards fall by chance, unless others are given; the day is the player's
        own. A match in a file is laid on the table at once.
        """
        platform.set_memory_limits()
        self._motion_preference = MotionPreference()
        self._idle = True  # idle moments are made use of
        self._shown = False  # there has been a picture, and time for everything else
        self._tidied = (0, 0)  # how many scenes were open, and which on top, when memory was last handed back
        self._drawn = 0  # frames since then
        with ExitStack() as opened:
            self._stores = open_stores(data_dir, spec_of)
            opened.callback(self._stores.close)
            self._stores.restore_set_aside(_review)
            settings = self._stores.settings.load()
            self.window = Window(TITLE, settings.window, size)
            opened.callback(self.window.close)
            self._startup = Startup(self._stores, bots, dice or SystemRandom())
            opened.callback(self._startup.close)
            self._open_first_screen(settings, opened, SystemPlatform(self._stores, today))
            if file is not None:
                self.loop.turn(lambda: self.context.go(ToFile(file)))
            if self._stores.second:
                self._warn()
            self._opened = opened.pop_all()
        self._dump = wanted()
        self._aloud: Aloud | None = None  # once the window is run

    def _open_first_screen(self, settings: Settings, opened: ExitStack, system: SystemPlatform) -> None:
        """Put the first screen into the window."""
        rasteriser = Rasteriser()
        opened.callback(rasteriser.close)
        tools = load_toolkit(
            settings.language, rasteriser=rasteriser, others=typefaces_with, preferred=preferred_languages()
        )
        tools.words.read(("storage",))  # where no more files may be open, this can still be said
        self._stores.saves.name_apart = partial(_apart, tools.words)
        icon = tools.paint.picture("icons/app.svg", (64, 64))
        if icon is not None:
            self.window.set_icon(icon)
        routes, window = self._startup.routes(), self.window
        self.context = UiContext(tools, settings, system, routes, window.size, window.pads)
        self.loop = Loop(self.window, self.context, title(self.context))

    def _warn(self) -> None:
        """Another window is open: offer a separate match or leave it at that."""
        say = self.context.words.get
        question = confirm(
            self.context,
            say("storage.window.title"),
            say("storage.window.text"),
            say("storage.window.quit"),
            Quit,
            no=say("storage.window.separate"),
            grave=True,
        )
        self.loop.stack.turn(Push(question))

    @property
    def navigator(self) -> "Navigator":
        """What leads from screen to screen."""
        return self._startup.navigator

    def play(self) -> None:
        """Run until the window closes."""
        self._aloud = Aloud(TITLE, self.context, self.window.handle)
        self.window.reveal()
        moving = True
        with closing(self._aloud), signals_heeded() as told:
            while self.loop.stack.open:
                moving = self.step(self.window.tick(moving))
                if told:  # whoever sends one does not wait for an answer
                    self.loop.turn(lambda: Quit(sure=True))
        self.loop.keep_window()

    def step(self, dt: float) -> bool:
        """Run one frame of so many seconds; tell whether anything was drawn."""
        still = self._motion_preference.take()
        if still is not None:
            self.context.on_system_motion(still)
        for notice in self._stores.notices.drain():
            self.context.notices.say(_noticed(self.context.words, notice))
        self._startup.unsaved.watch(self.context, dt)
        for happened in self._aloud.poll() if self._aloud else ():
            self.loop.ask(happened)
        drawn = self.loop.step(dt)
        self._shown = self._shown or drawn
        if self._shown:
            self._startup.load(self.context.words, self.context.settings)
        if self._shown and not drawn and self.loop.stack.depth == 1:
            self._prepare()
        if self.loop.stack.open:
            self._tidy(drawn)
        if self._aloud:
            self._aloud.tell(self, drawn=drawn, focused=self.window.focused, pressed=self.loop.heard, dt=dt)
        if self._dump:
            try:
                self._dump.tell(drawn, self.loop.heard, self.context.look.size, self)
            except OSError:  # it is not tried again at every frame
                self._dump = None
                self.context.platform.write_down(traceback.format_exc())
        return drawn

    def _prepare(self) -> None:
        """Have the navigator do in an idle moment what it will be asked for; where it fails, it is not asked again."""
        if self._idle:
            try:
                self._startup.prepare(self.context, somebody=self.loop.inputs > BY_ITSELF)
            except Exception:  # noqa: BLE001 - nobody asked for it yet; whoever does is told, and it is written down
                self._idle = False
                self.context.platform.write_down(traceback.format_exc())

    def _tidy(self, drawn: bool) -> None:
        """Hand memory back when nothing moves and a scene was opened or closed, whose pictures weigh much."""
        now = (self.loop.stack.depth, id(self.loop.stack.top))
        self._drawn += drawn
        if drawn:
            return
        if now != self._tidied:
            self._tidied, self._drawn = now, 0
            platform.hand_back()
        elif self._drawn >= LITTER:
            self._drawn = 0
            platform.trim()

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen: what the foremost scene shows, and the notices that lie over it."""
        return (*self.loop.stack.nodes(), *self.context.notices.nodes(self.context.look))

    @property
    def saved(self) -> bool:
        """Whether the disk has everything; if it has not, it is tried once more."""
        return self._stores.flush()

    def close(self) -> None:
        """Let go of everything; what was played is on the disk already, or else where there is room for it."""
        for path in rescue(self._stores):
            print(RESCUED.format(file=path), file=sys.stderr)  # noqa: T201 - there is no window to say it in
        self._opened.close()


def _review(source: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give a review back if it is one; what knows that is only loaded where one was set aside."""
    found: Mapping[str, Any] = import_module("game.coach.review_file").well_formed(source)
    return found


def _noticed(words: Words, notice: Notice) -> str:
    """Tell of a trouble with files; settings go by what they are called on their pages."""
    file = notice.file
    if notice.key == "odd_settings":
        keys = ((f"settings.{each}", each) for each in file.split(", "))
        file = words.get("table.comma").join(words.get(key) if key in words else each for key, each in keys)
    return words.get(f"storage.notice.{notice.key}", file=file, aside=notice.aside)


def _apart(words: Words, name: str) -> str:
    """Name a match that goes on beside another version of itself."""
    say = words.get
    return showable(say("storage.apart.named", name=name)) if name else say("storage.apart.nameless")


NAVIGATOR = "game.app.navigator"
MOMENT = 0.004
"""Seconds of an idle frame spent on what may come next."""
A_FEW = 10
"""Kept matches read in an idle frame, if they are not known from last time."""


class Startup:
    """The routes of the first screen, and the navigator once it is needed.

    Screens, games and bots are most of the program and nothing of the first picture. They are fetched while the player
    looks at it; who is quicker than that waits as long as without it.
    """

    def __init__(self, stores: Stores, thinker: "Thinker | None", dice: Random) -> None:
        """Open up; the dice shuffle every pack. Without a thinker the navigator starts its own."""
        self._stores = stores
        self._thinker = thinker
        self._dice = dice
        self._fetching: Thread | None = None
        self._known = False  # whether all kept matches are
        self._prewarming: Iterator[None] | None = None
        self.unsaved = UnsavedWork(stores)

    @cached_property
    def navigator(self) -> "Navigator":
        """What begins and resumes matches and leads from each screen to the next."""
        begin = import_module(NAVIGATOR).Navigator
        navigator: Navigator = begin(self._stores, self._thinker, self._dice)
        return navigator

    def load(self, words: Words, settings: Settings) -> None:
        """Begin to load what will be needed next, once; whoever presses something before it is there waits for it."""
        if self._fetching is None:
            self._fetching = Thread(
                target=fetch, args=(words, settings, self._stores), name="preloading", daemon=True
            )
            self._fetching.start()

    def prepare(self, context: UiContext, *, somebody: bool) -> None:
        """Have the navigator prewarm what will be needed next; to be called while the title is idle.

        As long as nobody has touched anything, only what the title itself tells of is looked for.
        """
        if not self._known:
            waited = not self._stores.saves.catch_up(0)
            self._known = self._stores.saves.catch_up(A_FEW)
            if waited and self._known:
                context.refresh()  # so that the title offers to go on with whatever was found last
        elif not self._stores.mistakes.known:
            if self._stores.mistakes.due(context.platform.today()):
                context.refresh()  # so that the title tells of them
        elif somebody and self._fetching and not self._fetching.is_alive():
            self._prewarming = self._prewarming or self.navigator.prewarm(context)
            go_on(self._prewarming, MOMENT)

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
            cabinet=lambda game: self.navigator.cabinets.of(game),
            saved=self._stores.saves.flush,
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
            self._stores.saves.skip(kept.id)
            return self._continuation(context)
        return Continuation(kept.header.game, said, lambda: context.go(ToMatch(kept.id)))

    def _daily(self, context: UiContext) -> DailyDeal | None:
        """Name the daily deal: the same for everybody, another game each day."""
        today = context.platform.today()
        first = self._stores.daily.tries.get(today.isoformat())
        game = next((each for each in GAMES if first and each.id == first.game), game_of(today))
        played = first is not None and first.ahead is not None
        return DailyDeal(
            today, game.id, lambda: self.navigator.matches.offer_daily(context, game, today), played
        )

    def _due(self, context: UiContext) -> int:
        """Count the past mistakes that are due, once they are known: the first picture does not wait for them."""
        mistakes = self._stores.mistakes
        return len(mistakes.due(context.platform.today())) if mistakes.known else 0


def fetch(words: Words, settings: Settings, stores: Stores) -> None:
    """Load whatever the routes may lead to; the screen goes on meanwhile.

    Compiled bots come when somebody sits down to their game: that is soon done, and those of all games take megabytes.
    """
    import_module(NAVIGATOR)
    words.read(words.subjects)
    lessons, setups = import_module("game.learning.reading"), import_module("game.play.match_setup")
    problems, drill = import_module("game.learning.problems"), import_module("game.learning.drill")
    lessons.course(lessons.PRIMER, language=words.language)
    for game in GAMES:
        _ = game.presets, game.table, lessons.course(game.id, language=words.language)
        if CORE != "compiled":
            _ = game.bots
    for game in GAMES:
        answer = setups.answer_of(settings, game)
        problems.problems(game.id, answer)
        drill.questions(game.id, answer)
    stores.stats.preload(game.id for game in GAMES)


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
                self._stores.flush()
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
            self._stores.flush,
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
        return stores.flush() or (tuple(stores.unsaved) == ("match",) and stores.saves.copied_to is not None)

    def _reason(self, words: Words) -> str:
        key, file = next(iter(self._stores.notices.lasting.items()), ("unwritten", ""))
        return words.get(f"storage.notice.{key}", file=file)

    # ------------------------------------------------------------------ elsewhere

    def _place(self) -> str:
        """Propose where a copy of a match may lie: at home, if there is room, or on a drive that is plugged in."""
        match_id = self._stores.saves.uncopied
        if not match_id:
            return ""
        home = platform.home_folder() or _temporary()
        folder = next(filter(_roomy, (home, *_drives(home.name))), home)
        return str(_free(folder / f"{match_id}{SUFFIX}"))

    def _export(self, words: Words, place: str) -> str:
        """Save a copy; give what prevents it."""
        match_id, path = self._stores.saves.uncopied, Path(place.strip())
        try:
            path = path.expanduser()
        except RuntimeError:
            return words.get("storage.unsaved.no_home")
        if path.is_dir():
            path = _free(path / f"{match_id}{SUFFIX}")
        if not path.suffix:
            path = path.with_name(f"{path.name}{SUFFIX}")
        if exists(path):
            return words.get("storage.unsaved.exists", path=path)
        try:
            self._stores.saves.export(match_id, path)
        except (OSError, ValueError) as trouble:
            return words.get("saves.not_exported", fault=fault(words, trouble))
        return ""


def rescue(stores: Stores) -> Sequence[Path]:
    """Save what the disk has not taken wherever there is room, for nobody can be asked any more; say where."""
    saved = list[Path]()
    if stores.flush():
        return saved
    for folder in filter(None, (platform.home_folder(), _temporary())):
        while match_id := stores.saves.uncopied:
            path = _free(folder / f"{match_id}{SUFFIX}")
            try:
                stores.saves.export(match_id, path)
            except (OSError, ValueError):
                break
            saved.append(path)
    return saved


def _temporary() -> Path:
    """Give the folder for what need not last, or where the program was started if there is none to be written to."""
    try:
        return Path(tempfile.gettempdir())
    except OSError:
        return Path.cwd()


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
