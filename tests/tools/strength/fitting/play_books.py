"""Finds the books by which masters play deals out: ``python -m tests.tools.strength.fitting.play_books sheepshead``.

One book plays every seat of deals in which club players bid. Each deal is played several times; what was played where
the attackers did better than they did on average comes to weigh more with them, and less with the others (policy
gradients with the deal's mean as baseline, steps by Adam's rule). A small reward for being undecided keeps weights from
running away without reason. It prints the letters of a game's play_book.py.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import exp, log, sqrt
from random import Random
from typing import Any

from game.bots.sheepshead.play_book import BOOK
from game.bots.sheepshead.worlds import world_of
from game.catalogue import find
from game.core.bot import BUDGET
from game.core.cards import CHANCE, NOBODY, Card, Cards, Seat
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.rules.sheepshead import Options, Playing, Sheepshead
from game.search.open_hands import CardsInTrick
from game.search.play_book import (
    COLUMNS,
    LETTERS,
    SPOTS,
    UNKNOWN,
    BookPlayer,
    BookSpot,
    Columns,
    Grading,
    PlayBook,
    defends,
)
from game.search.playout import Chooser, Playout

TIMES = 8
"""How often a deal is played to be compared with itself."""
DEALS = 100
"""Deals after which the book is changed."""
_STEP = 0.03
_LATEST, _LATEST_SQUARE = 0.1, 0.01
"""How much the latest change counts for beside the earlier ones."""
_UNDECIDED = 0.003
_TINY = 1e-6


@record
class Position:
    """A deal whose first card is to be led."""

    playout: Playout
    gain: Callable[[Chooser], float]  # what the attackers, side 0, gain where all cards are chosen so


@record
class Choice:
    """What was drawn from the book."""

    spot: BookSpot
    columns: Columns
    place: int  # of the column that was drawn


class NotingPlayer(BookPlayer):
    """Plays by the book, and notes what it drew."""

    def __init__(self, book: PlayBook, playout: Playout, dice: Random) -> None:
        """Play every seat of a deal."""
        super().__init__(book, playout, dice)
        self.noted: list[Choice] = []

    def draw(self, spot: BookSpot, columns: Columns) -> int:
        """Draw one of the columns by weight, note it, and give its place."""
        place = super().draw(spot, columns)
        self.noted.append(Choice(spot, columns, place))
        return place


def first_lead(rules: Rules[Any, Any], playing: type, dice: Random) -> Any:
    """Let club players bid in a deal; give the position at the first lead, or nothing if it does not come to that."""
    club, state = find(rules.spec.id).bot(rules, "club"), rules.start(rules.first(dice))
    while not isinstance(state, playing) and not state.ledger.finished and state.turn != NOBODY:
        if state.turn == CHANCE:
            state = rules.play(state, random_deal(rules.spec.pack, dice))
        else:
            state = rules.play(state, club.choose(rules.view(state, state.turn), dice, BUDGET).move)
    return state if isinstance(state, playing) else None


def sheepshead(deals: int, seed: int) -> Iterator[Position]:
    """Deal at tables of three, four and five; leasters, where nobody picks, are left out."""
    for players in (3, 4, 5):
        rules = Sheepshead(Options(players=players))
        for number in range(deals):
            state = first_lead(rules, Playing, Random(f"{seed}/{players}/{number}"))
            if state is not None and state.layout.picker != NOBODY:
                world = world_of(state, state.layout.picker, rules.options)
                yield Position(world.playout, partial(world.value, None))


BOOKS: Mapping[str, tuple[PlayBook, Callable[[int, int], Iterator[Position]]]] = {
    "sheepshead": (BOOK, sheepshead),
}
"""By game, the book there is, and what gives the deals to learn from: so many at each table, by a seed."""


def gained(at: Position, attackers: PlayBook, others: PlayBook, dice: Random) -> float:
    """Tell what attackers gain by one book from those who play by another."""
    one, other = (BookPlayer(book, at.playout, dice) for book in (attackers, others))

    def choose(seat: Seat, held: Sequence[Cards], leader: Seat, table: CardsInTrick) -> Card:
        return (other if at.playout.sides[seat] else one).choose(seat, held, leader, table)

    return at.gain(choose)


class Trainer:
    """A book that is being learned."""

    def __init__(self, grading: Grading) -> None:
        """Let every card weigh the same."""
        self._logs = _blank()
        self._means, self._squares = _blank(), _blank()
        self._seen: set[tuple[BookSpot, int]] = set()
        self._weights = [[1.0] * COLUMNS for _ in range(SPOTS)]
        self.book = PlayBook(grading, self._weights)

    def gradient(self, at: Position, dice: Random) -> dict[tuple[BookSpot, int], float]:
        """Play a deal some times, and tell how it would have been played better."""
        gains, found = list[float](), dict[tuple[BookSpot, int], float]()
        notes = list[list[Choice]]()
        for _ in range(TIMES):
            player = NotingPlayer(self.book, at.playout, dice)
            gains.append(at.gain(player.choose))
            notes.append(player.noted)
        mean = sum(gains) / TIMES
        for gain, noted in zip(gains, notes, strict=True):
            for choice in noted:
                others = len(at.playout.sides) - 1
                ahead = (mean - gain) / others if defends(choice.spot) else gain - mean
                self._weigh(choice, ahead, found)
        return found

    def _weigh(self, choice: Choice, ahead: float, found: dict[tuple[BookSpot, int], float]) -> None:
        row = self._weights[choice.spot]
        weights = [row[column] for column in choice.columns]
        total = sum(weights)
        shares = [weight / total for weight in weights]
        surprise = -sum(share * log(share) for share in shares)
        for place, (column, share) in enumerate(zip(choice.columns, shares, strict=True)):
            change = ahead * ((place == choice.place) - share)
            change -= _UNDECIDED * share * (log(share) + surprise)
            key = choice.spot, column
            found[key] = found.get(key, 0.0) + change

    def step(self, gradients: dict[tuple[BookSpot, int], float], size: float) -> None:
        """Take a step."""
        most = (len(LETTERS) // 2) / 2
        for (spot, column), gradient in gradients.items():
            change = gradient / (DEALS * TIMES)
            means, squares, logs = self._means[spot], self._squares[spot], self._logs[spot]
            means[column] += _LATEST * (change - means[column])
            squares[column] += _LATEST_SQUARE * (change * change - squares[column])
            moved = logs[column] + size * means[column] / (sqrt(squares[column]) + _TINY)
            logs[column] = max(-most, min(most, moved))
            self._weights[spot][column] = exp(logs[column])
            self._seen.add((spot, column))

    def letters(self) -> list[str]:
        """Write the book down, a word for every spot."""
        middle = len(LETTERS) // 2
        return [
            "".join(
                LETTERS[middle + round(2 * value)] if (spot, column) in self._seen else UNKNOWN
                for column, value in enumerate(row)
            ).rstrip(UNKNOWN)
            or UNKNOWN
            for spot, row in enumerate(self._logs)
        ]


def _blank() -> list[list[float]]:
    return [[0.0] * COLUMNS for _ in range(SPOTS)]


def learned(game: str, rounds: int, deals: int, seed: int) -> Trainer:
    """Play so many rounds with so many deals of each table; steps become smaller in the second half."""
    kept, positions = BOOKS[game]
    dice, trainer, found = Random(seed), Trainer(kept.grading), tuple(positions(deals, seed))
    for number in range(rounds):
        total = dict[tuple[BookSpot, int], float]()
        for at in dice.choices(found, k=DEALS):
            for key, change in trainer.gradient(at, dice).items():
                total[key] = total.get(key, 0.0) + change
        trainer.step(total, _STEP * min(1.0, 2 * (1 - number / rounds)))
    return trainer


def main() -> int:
    """Learn, and print the letters."""
    parser = argparse.ArgumentParser(prog="play_books")
    parser.add_argument("game", choices=sorted(BOOKS))
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for word in learned(asked.game, asked.rounds, asked.deals, asked.seed).letters():
        sys.stdout.write(f"    {word}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
