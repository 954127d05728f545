"""Deals played by bots, each from its own seed, so that any number of processes gives the same result."""

import signal
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import permutations
from multiprocessing import get_context
from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.bot import Bot
from game.core.cards import CHANCE, NOBODY, Seat
from game.core.move import IllegalMove, Move
from game.core.options import Value
from game.core.outcome import deal_winners, match_winners
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View


@record
class Task:
    """What is to be played with each pack of cards."""

    game: str
    options: tuple[tuple[str, Value], ...]
    # the levels by seat; each plays the same cards with the same dealer
    seatings: tuple[tuple[str, ...], ...]
    seed: int
    matches: bool  # whole matches, not single deals
    worlds: int


@record
class SeatingOutcome:
    """One deal, or one match, in one seating."""

    seating: tuple[str, ...]
    shares: tuple[float, ...]  # by seat: what it gained more than the average seat, in the smallest unit
    winners: tuple[Seat, ...]  # of the deal, or of the match
    deals: int


def play_all(tasks: Sequence[Task], items: range, jobs: int) -> Iterator[tuple[SeatingOutcome, ...]]:
    """Play these items in their order: of every deal, or match, one for each task, before the next deal begins."""
    work = partial(play_item, tasks)
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    obey = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which the new processes inherit
    try:
        pool = get_context("spawn").Pool(min(jobs, len(items)), _ignore_interrupts)
    except (OSError, ImportError):  # no processes to be had here
        pool = None
    finally:
        signal.signal(signal.SIGINT, obey)
    if pool is None:
        yield from map(work, items)
        return
    with pool:
        yield from pool.imap(work, items, chunksize=max(1, min(16, len(items) // (jobs * 4))))


def _ignore_interrupts() -> None:
    """Leave it to the first process to obey Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_item(tasks: Sequence[Task], item: int) -> tuple[SeatingOutcome, ...]:
    """Play one deal or match of one task, in each of its seatings."""
    number, at = divmod(item, len(tasks))
    shared = SharedDecisions()
    return tuple(play_one(tasks[at], number, seating, shared) for seating in tasks[at].seatings)


class SharedDecisions:
    """What was chosen after the same moves in other seatings: a bot need not think of it again."""

    def __init__(self) -> None:
        self.chosen: dict[str, Move] = {}  # by level
        self._next: dict[Move, SharedDecisions] = {}

    def after(self, move: Move) -> "SharedDecisions":
        """Go on with what was chosen after this move."""
        return self._next.setdefault(move, SharedDecisions())


def every(levels: tuple[str, ...], parties: Sequence[Sequence[Seat]]) -> tuple[tuple[str, ...], ...]:
    """List the different ways to seat these levels in which partners are of one level.

    >>> every(("a", "b", "b"), ((0,), (1,), (2,)))
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    >>> every(("a", "a", "b", "b"), ((0, 2), (1, 3)))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    return tuple(
        seating
        for seating in dict.fromkeys(permutations(levels))
        if all(len({seating[seat] for seat in party}) == 1 for party in parties)
    )


def facing(one: str, other: str, parties: Sequence[Sequence[Seat]]) -> tuple[tuple[str, ...], ...]:
    """List the ways to seat a side of one level against all the rest of another, both ways round.

    >>> facing("a", "b", ((0,), (1,)))
    (('a', 'b'), ('b', 'a'))
    >>> facing("a", "b", ((0, 2), (1, 3), (4, 5)))[1:4]
    (('b', 'a', 'b', 'a', 'b', 'b'), ('b', 'b', 'b', 'b', 'a', 'a'), ('b', 'a', 'b', 'a', 'a', 'a'))
    """
    seats = range(sum(len(party) for party in parties))
    return tuple(
        dict.fromkeys(
            tuple(alone if seat in party else rest for seat in seats)
            for alone, rest in ((one, other), (other, one))
            for party in parties
        )
    )


def play_one(task: Task, number: int, seating: tuple[str, ...], shared: SharedDecisions) -> SeatingOutcome:
    """Play one deal from an even score, or one match; raise IllegalMove if a bot makes one.

    A deal that is thrown in is none: the next is dealt in its place.

    Every decision has dice of its own, so that two seatings part only where a level decides otherwise.
    """
    rules = _rules(task.game, task.options)
    shuffles = Random(f"{task.seed}/{number}/cards")
    state = rules.start(rules.first(shuffles))
    before, made = rules.worth(state.ledger.holdings), 0
    while state.turn != NOBODY and (task.matches or not state.ledger.played):
        if state.turn == CHANCE:
            move: Move = random_deal(rules.spec.pack, shuffles)
        else:
            level = seating[state.turn]
            if level not in shared.chosen:
                dice = Random(f"{task.seed}/{number}/move {made}")
                shared.chosen[level] = _choice(task, rules.view(state, state.turn), level, dice)
            move = shared.chosen[level]
        shared, made = shared.after(move), made + 1
        state = rules.play(state, move)
    after = rules.worth(state.ledger.holdings)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    average, sides = sum(gains) / len(gains), rules.view(state, 0).sides
    won = (
        match_winners(rules.spec, after, sides)
        if task.matches
        else deal_winners(rules.spec, state.ledger, state.ledger.finished, gains, sides)
    )
    return SeatingOutcome(seating, tuple(gain - average for gain in gains), won, state.ledger.played)


def _choice(task: Task, view: View[Any], level: str, dice: Random) -> Move:
    move = _bot(task.game, task.options, level).choose(view, dice, task.worlds).move
    if move not in view.moves:
        message = f"The {level} bot makes the illegal move {move} in seat {view.me}."
        raise IllegalMove(message, IllegalMove.NOT_NOW)
    return move


@lru_cache(maxsize=4)
def _rules(game: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any, Any]:
    return rules_for(game, dict(options))


@lru_cache(maxsize=16)
def _bot(game: str, options: tuple[tuple[str, Value], ...], level: str) -> Bot[Any]:
    return find(game).bot(_rules(game, options), level)
