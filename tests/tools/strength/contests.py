"""Neighbouring levels against each other, kept deal by deal."""

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from game.catalogue import LEVELS, Game, find
from game.cli.playing import Task
from game.cli.simulate import Outcomes, Tally, played_on, words_of
from game.core.options import Value, changed, chosen
from game.core.record import record

ROOT = Path(__file__).resolve().parents[3]
PAIRS = tuple(pairwise(LEVELS))
SEED = 1
PLAYED_BY = ("game/catalogue.py", "game/core", "game/search", "game/rules", "game/bots")
"""What decides how a game is played; of rules and bots, the folder of the game."""


@record
class Contest:
    """Two levels at a table of one game: the better one in each seat in turn, the other in the rest."""

    game: str
    seats: int
    pair: tuple[str, str]
    seed: int = SEED

    def __str__(self) -> str:
        """Name it for people."""
        return f"{self.game}, {self.seats} seats, {self.pair[1]} and {self.pair[0]}"

    def task(self, worlds: int) -> Task:
        """Say what is played."""
        game = find(self.game)
        options = options_for(game, self.seats)
        parties = game.rules(chosen(game.options, options)).spec.parties
        other, better = self.pair
        alone = (tuple(better if seat in party else other for seat in range(self.seats)) for party in parties)
        return Task(game.id, tuple(options.items()), tuple(alone), self.seed, False, worlds)

    def tally(self, folder: Path, worlds: int) -> Tally:
        """Name the file in which it is kept."""
        task = self.task(worlds)
        path = folder / f"{self.game}-{self.seats}-{'-'.join(self.pair)}.json"
        return Tally(path, (task,), {**words_of((task,)), "code": code(self.game)})


def play(contest: Contest, count: int, worlds: int, jobs: int, folder: Path) -> list[Outcomes]:
    """Play a contest until so many deals are kept; give them; raise Refused."""
    tally = contest.tally(folder, worlds)
    return played_on(tally.tasks, count, jobs, tally)


def options_for(game: Game, seats: int) -> dict[str, Value]:
    """Give the house rules that set so many seats."""
    if len(game.seats) == 1:
        return {}
    return dict(changed(chosen(game.options, {"players": seats})))


def code(game: str) -> str:
    """Give the fingerprint of everything that decides how a game is played: other players have another."""
    parts = (ROOT / part / game if (ROOT / part / game).is_dir() else ROOT / part for part in PLAYED_BY)
    return fingerprint(list(parts))


def fingerprint(places: Sequence[Path]) -> str:
    """Give the fingerprint of sources, and of all in folders."""
    found = hashlib.sha256()
    for place in places:
        for source in sorted(place.rglob("*.py")) or [place]:
            found.update(source.read_bytes())
    return found.hexdigest()[:16]
