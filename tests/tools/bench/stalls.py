"""The longest frame of every screen in a full data folder: ``python -m tests.tools.bench.stalls [--profile SCREEN]``.

A player with many matches and saves goes through all screens by mouse and keys. What counts is processor time of the
thread that draws, frame by frame, from the press that opens a screen on; the second look at it stands beside the first.
"""

import argparse
import cProfile
import os
import pstats
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep, thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.application import Application
from game.catalogue import GAMES, rules_for, spec_of
from game.core.outcome import DealOutcome
from game.core.record import replace
from game.play.cabinet import sought
from game.play.match_record import record_of
from game.questions import answer
from game.session.worker import BotClient
from game.storage.firsts import KnownFirsts
from game.storage.match_file import SavedMatch
from game.storage.stats_file import MatchRecord, extent_of
from game.storage.stores import Stores, open_stores
from tests.tools.bench.figures import Figure
from tests.tools.bench.saves import ENDLESS, fill
from tests.tools.bench.sitting import Apart
from tests.ui.scenes.application import played
from tests.ui.whole.player import Mouse, Player, deal_over, live, match_over, to_trick_play
from tests.ui.whole.running_app import ANSWERED, TODAY, RunningApp

MATCHES, SAVES = 2000, 1000
SIZE = (1920, 1080)
FRAME = 1 / 60
BESIDE = 0.005
"""Seconds left after each frame to what is drawn beside the frames."""
FIRST_SECOND = 1.0
"""What the program may take to begin."""
STEPS = 6
"""Frames in which the pointer comes to what is pressed."""
LOOK = 0.6
"""Seconds for which a screen is looked at."""
GAME, OTHER, SHORT = "illustrated_tarock", "gleek", "ecarte"


def furnish(folder: Path, matches: int = MATCHES, saves: int = SAVES) -> None:
    """Fill a data folder with finished matches that are counted, and with saves that have been looked through."""
    fill(folder, saves)
    with closing(open_stores(folder, spec_of)) as stores:
        while not stores.saves.catch_up(100):
            pass
        kept = list(stores.saves.files())
        for game in GAMES:
            mine = [each for each in kept if each.header.game == game.id]
            stores.stats.add(game.id, *_counted(game.id, mine), *_older(game.id, matches // len(GAMES)))
        _look_through(stores)


def _counted(game: str, kept: Sequence[SavedMatch]) -> Iterator[MatchRecord]:
    """Count saves, all of which are copies of two."""
    sources = {over: record_of("", played(game, 1, deals=ENDLESS if over else 1)) for over in (False, True)}
    for each in kept:
        extent = extent_of(each.score.deals, each.header.undone, over=each.score.over)
        yield replace(sources[each.score.over], id=each.id, extent=extent)


def _older(game: str, count: int) -> Iterator[MatchRecord]:
    """Make up matches that are kept nowhere any more, of six deals each."""
    seats, dice = rules_for(game, {}).spec.seats, Random(count)
    for number in range(count):
        deals = tuple(
            DealOutcome(deal, tuple(dice.randint(-9, 9) for _ in range(seats)), (dice.randrange(seats),))
            for deal in range(1, 7)
        )
        keys = tuple(f"{dice.getrandbits(48):012x}" for _ in deals)
        level, day = dice.choice(("novice", "club", "expert")), f"2026-0{number % 9 + 1}-{number % 28 + 1:02}"
        extent = extent_of(len(deals), (), over=True)
        yield MatchRecord(f"old-{number}", level, day, 0, (0,), True, deals, (), extent, False, keys[0], keys)


def _look_through(stores: Stores) -> None:
    """Have the cabinets know all that is kept."""
    for game in GAMES:
        stores.firsts.change(partial(KnownFirsts.looked_for, game=game.id, what=sought(game)))


class Watch(RunningApp):
    """A running program whose every frame is timed, for whatever screen is looked at."""

    def __init__(self, app: Application, profiled: str = "") -> None:
        super().__init__(app)
        self.frame = FRAME
        self.longest: dict[str, list[float]] = {}
        self.worst: tuple[float, cProfile.Profile] | None = None  # of the frames of one screen
        self._profiled = profiled
        self._screen = ""
        self._at = 0, 0  # where the pointer is

    def look_at(self, screen: str) -> None:
        """Begin to time another screen."""
        self._screen = screen
        self.longest.setdefault(screen, []).append(0.0)

    def come(self, at: tuple[int, int]) -> None:
        """Bring the pointer along, as a hand does: the program is told of every step of the way."""
        (left, top), (x, y) = self._at, at
        for part in range(1, STEPS + 1):
            self.move((left + (x - left) * part // STEPS, top + (y - top) * part // STEPS))
            self.step()
        self._at = at

    def click(self, at: tuple[int, int]) -> None:
        self.come(at)
        super().click(at)

    def step(self) -> None:
        profile = cProfile.Profile() if self._profiled and self._profiled == self._screen else None
        begun = thread_time()
        if profile:
            profile.enable()
        super().step()
        if profile:
            profile.disable()
        spent = thread_time() - begun
        if self._screen:
            self.longest[self._screen][-1] = max(self.longest[self._screen][-1], spent)
        if profile and (self.worst is None or spent > self.worst[0]):
            self.worst = spent, profile
        sleep(BESIDE)


class Tour:
    """Goes through the screens."""

    def __init__(self, there: Watch) -> None:
        self._there = there
        self._player = Player(there, Mouse(), Random(5), lambda _: None)

    def whole(self) -> None:
        """See everything twice."""
        there = self._there
        there.rest(FIRST_SECOND)
        there.look_at("title")
        there.come((300, 900))
        there.rest(4 * LOOK)
        for _ in range(2):
            self._rooms()
            self._cabinets()
            self._table()
            self._deal()
            self._daily()

    def _open(self, screen: str, *keys: str) -> None:
        self._there.look_at(screen)
        self._player.use(*keys)
        self._there.rest(LOOK)

    def _back(self, screen: str) -> None:
        self._there.look_at(screen)
        self._there.press("escape")
        self._there.rest(LOOK)

    def _scroll(self, turns: int = 6) -> None:
        """Read on and back by wheel in the middle of the screen."""
        x, y = self._there.size
        for turn in (*(-1,) * turns, *(1,) * turns):
            self._there.wheel((round(0.6 * x), y // 2), turn)

    def _rooms(self) -> None:
        """See what the title leads to."""
        self._open("learn", "learn")
        self._open("learn, a subject", f"subject/{OTHER}")
        self._back("back to learn")
        self._back("back to the title")
        self._open("settings", "settings")
        for number in range(1, 7):
            self._open("settings, other pages", f"tab/{number}")
        self._back("back to the title")
        self._open("statistics", "statistics")
        self._scroll(2)
        self._back("back to the title")
        self._open("saves", "saves")
        self._scroll(3)
        self._open("saves, finished", "tab/1")
        self._scroll(3)
        self._back("back to the title")
        self._open("about", "about")
        self._back("back to the title")

    def _cabinets(self) -> None:
        """See the game room, and what it leads to."""
        self._open("game room", "play")
        self._scroll(2)
        self._open("set-up", f"setup/{GAME}")
        self._open("cabinet", "cabinet")
        self._scroll(3)
        self._back("back to set-up")
        self._back("back to the game room")
        self._there.move((self._there.size[0] // 2, 12))

    def _table(self) -> None:
        """Sit down, and ask for everything one may ask for."""
        there, player = self._there, self._player
        self._open("table, sitting down", f"quick/{GAME}")
        to_trick_play(player)
        there.rest(LOOK)
        there.look_at("hint")
        there.press("h")
        there.rest(LOOK)
        there.press("h")
        there.rest(2 * LOOK)
        there.look_at("rules")
        there.press("f1")
        there.rest(LOOK)
        there.look_at("rules, scrolling")
        self._scroll()
        self._back("back to the table")
        self._back("menu of the table")
        self._open("from the table to the title", "leave")

    def _deal(self) -> None:
        """Play a short deal, and look back at it."""
        there, player = self._there, self._player
        self._open("game room", "play")
        self._open("table, sitting down", f"quick/{SHORT}")
        there.look_at("table, playing")
        player.play(deal_over)
        there.look_at("result of a deal")
        there.rest(2 * LOOK)
        self._open("look back", "look_back")
        for _ in range(8):
            if live(there.nodes(), "tool:forward"):
                player.use("tool:forward")
        there.rest(LOOK)
        self._back("back to the result")
        self._open("from the result to the title", "title" if match_over(there.nodes()) else "leave")

    def _daily(self) -> None:
        self._open("daily deal", "daily")
        self._player.decide(self._player.pause())
        self._there.rest(LOOK)
        self._back("menu of the table")
        self._open("from the table to the title", "leave")


@contextmanager
def watched(folder: Path, profiled: str = "") -> Iterator[Watch]:
    """Run the program with real bots, who think in a process of their own."""
    with closing(BotClient(answer)) as thinker:
        app = Application(folder, SIZE, Apart(thinker), Random(1), today=lambda: TODAY)
        with closing(app):
            there = Watch(app, profiled)
            there.change(speed=0.0, table_answers=ANSWERED)
            yield there


def stalls(profiled: str = "") -> tuple[list[Figure], tuple[float, cProfile.Profile] | None]:
    """Go through everything; give the longest frame of each screen, and the profile of one of them."""
    with TemporaryDirectory() as folder:
        furnish(Path(folder))
        with watched(Path(folder), profiled) as there:
            Tour(there).whole()
            found = [
                Figure(
                    f"longest frame, {screen}",
                    1e3 * first,
                    "ms",
                    f"later {1e3 * max(more):.0f}" if more else "",
                )
                for screen, (first, *more) in there.longest.items()
            ]
            return found, there.worst


def main(words: Sequence[str]) -> int:
    """Print the longest first, and where the time went in one frame."""
    parser = argparse.ArgumentParser(prog="tests.tools.bench.stalls")
    parser.add_argument(
        "--profile", default="", metavar="SCREEN", help="tell what the longest frame there does"
    )
    profiled = parser.parse_args(words).profile
    found, worst = stalls(profiled)
    for each in sorted(found, key=lambda figure: -figure.value):
        print(f"{each.value:8.1f} ms  {each.name}  {each.remark}")
    if worst is not None:
        pstats.Stats(worst[1]).sort_stats("cumulative").print_stats(45)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
