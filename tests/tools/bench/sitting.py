"""One long sitting at the real screen: what the window holds in memory after so many deals.

``python -m tests.tools.bench.sitting --size 1920x1080 --deals 300`` plays match after match of every game by the mouse,
looks into hints, scores, logs, results and reviews on the way, and prints a line now and then.
"""

import argparse
import gc
import resource
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from game.catalogue import GAMES
from game.questions import answer
from game.session.worker import BotClient, Found, Pending, Question
from tests.session.thinkers import Fetched
from tests.ui.whole.player import Mouse, Player, deal_over, live, match_over
from tests.ui.whole.running_app import RunningApp, opened

WORLDS = 4
MOMENT = 1.0
"""Seconds."""
LOOK = 0.5
"""Seconds for which a result is looked at: a moment in which nothing moves, as there are many when people play."""


class Apart:
    """Bots in a process of their own, as in the real program, who imagine little."""

    def __init__(self, thinker: BotClient) -> None:
        self._thinker = thinker

    def budget(self, worlds: int) -> int:
        return min(worlds, WORLDS)

    def ask(self, question: Question[Found]) -> Pending[Found]:
        pending = self._thinker.ask(question)
        return Fetched(lambda: self._wait(pending), lambda: pending.dropped)

    def drop(self) -> None:
        self._thinker.drop()

    def _wait(self, pending: Pending[Found]) -> Found | None:
        """Wait a moment for the answer: the clock of the session runs faster than that of the bots."""
        until = perf_counter() + MOMENT
        while (found := pending.poll()) is None and self._thinker.thinking and perf_counter() < until:
            sleep(0.001)
        return found


def resident(process: str = "self") -> float:
    """Give the memory a process holds, in MiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * 4096 / 2**20


def peak() -> float:
    """Give the most memory this process ever held, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def look_back(there: RunningApp, player: Player) -> None:
    """Go through some moves of the deal that is over, and come back."""
    player.use("look_back")
    there.rest(0.3)
    for _ in range(4):
        if live(there.nodes(), "tool:forward"):
            player.use("tool:forward")
    there.rest(1.0)
    there.press("escape")
    player.await_("the result again", deal_over)


def hint(there: RunningApp, player: Player) -> None:
    """Ask for a hint, and let it stand for a moment."""
    there.press("h")
    there.rest(0.5)
    player.pause()


class Sitter:
    """Plays match after match, and counts the deals."""

    def __init__(self, there: RunningApp, games: Sequence[str]) -> None:
        self._there = there
        self._games = games
        self.player = Player(there, Mouse(), Random(5), lambda _: None)

    def deals(self) -> Iterator[int]:
        """Play deals for ever; count them."""
        count = 0
        while True:
            game = self._games[count % len(self._games)]
            self.player.use("play", f"quick/{game}")
            over = False
            while not over:
                self._deal(count)
                count += 1
                yield count
                over = match_over(self._there.nodes())
                if not over:
                    self.player.use("next")
            self.player.use("title")
            self.player.await_("the title", lambda nodes: live(nodes, "play"))

    def _deal(self, count: int) -> None:
        self.player.pause()
        if count % 9 == 0:
            hint(self._there, self.player)
        self.player.play(deal_over)
        self._there.rest(LOOK)
        if count % 12 == 4:
            look_back(self._there, self.player)


def census(before: Counter[str]) -> tuple[Counter[str], str]:
    """Count the objects there are by kind; name the kinds that have grown most."""
    gc.collect()
    now = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    grown = ((now - before) if before else Counter()).most_common(6)
    return now, ", ".join(f"{name} +{count}" for name, count in grown)


def sit(size: tuple[int, int], deals: int, every: int, games: Sequence[str], speed: float) -> None:
    """Play, and print what is held now and then."""
    counted: Counter[str] = Counter()
    with (
        TemporaryDirectory() as folder,
        closing(BotClient(answer)) as thinker,
        opened(Path(folder), size, Apart(thinker), 1) as there,
    ):
        there.change(speed=speed)
        there.frame = 1 / 20
        begun = perf_counter()
        for count in Sitter(there, games).deals():
            if count % every == 0:
                counted, grown = census(counted)
                print(
                    f"{count:5} deals {perf_counter() - begun:6.0f} s  window {resident():6.1f} MB, at most {peak():6.1f}"
                    f"  bots {resident(str(thinker.pid)):6.1f} MB  {counted.total():8} objects  {grown}",
                    flush=True,
                )
            if count >= deals:
                return


def main() -> int:
    """Read what is wanted, and sit down."""
    parser = argparse.ArgumentParser(prog="tests.tools.bench.sitting")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--game", choices=[game.id for game in GAMES], help="play one game only")
    parser.add_argument("--speed", type=float, default=0.0, help="pace of the cards, 0: at once")
    wanted = parser.parse_args()
    wide, _, tall = wanted.size.partition("x")
    games = [wanted.game] if wanted.game else [game.id for game in GAMES]
    sit((int(wide), int(tall)), wanted.deals, wanted.every, games, wanted.speed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
