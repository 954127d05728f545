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
from game.core.move import Deal, IllegalMove
from game.core.options import Value
from game.core.record import record
from game.core.rules import Rules
from game.storage.stats import best_seat


@record
class Task:
    """What is to be played."""

    game: str
    options: tuple[tuple[str, Value], ...]
    levels: tuple[str, ...]  # by seat
    seed: int
    duplicate: (
        bool  # every seating of each deal that keeps partners alike, the same cards and the same dealer
    )
    matches: bool  # whole matches, not single deals
    worlds: int


@record
class Outcome:
    """One deal, or one match, in one seating."""

    seating: tuple[str, ...]
    shares: tuple[float, ...]  # by seat: what it gained more than the average seat, in the smallest unit
    winners: tuple[Seat, ...]  # who gained most, with partners; nobody when two sides did
    deals: int


def play_all(task: Task, count: int, jobs: int) -> Iterator[tuple[Outcome, ...]]:
    """Play so many deals or matches and give the outcomes in their order."""
    work, numbers = partial(play_seatings, task), range(count)
    if jobs == 1 or count == 1:
        yield from map(work, numbers)
        return
    obey = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the new processes inherit their deafness
    try:
        pool = get_context("spawn").Pool(min(jobs, count), _deaf)
    except (OSError, ImportError):  # no processes to be had here
        pool = None
    finally:
        signal.signal(signal.SIGINT, obey)
    if pool is None:
        yield from map(work, numbers)
        return
    with pool:
        yield from pool.imap(work, numbers, chunksize=max(1, min(16, count // (jobs * 4))))


def _deaf() -> None:
    """Leave it to the first process to obey Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_seatings(task: Task, number: int) -> tuple[Outcome, ...]:
    """Play one deal or match, in every seating if wanted."""
    rules, _ = _table(task)
    return tuple(play_one(task, number, seating) for seating in seatings(task, rules.spec.parties))


def seatings(task: Task, parties: Sequence[Sequence[Seat]]) -> tuple[tuple[str, ...], ...]:
    """List the ways to seat the levels: as stated, or each different one in which partners are of one level.

    >>> seatings(Task("", (), ("a", "b", "b"), 0, True, False, 1), ((0,), (1,), (2,)))
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    >>> seatings(Task("", (), ("a", "a", "b", "b"), 0, True, False, 1), ((0, 2), (1, 3)))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    if not task.duplicate:
        return (task.levels,)
    return tuple(
        seating
        for seating in dict.fromkeys(permutations(task.levels))
        if all(len({seating[seat] for seat in party}) == 1 for party in parties)
    )


def play_one(task: Task, number: int, seating: tuple[str, ...]) -> Outcome:
    """Play one deal from an even score, or one match; raise IllegalMove if a bot makes one."""
    rules, bots = _table(task)
    shuffles = Random(f"{task.seed}/{number}/cards")
    minds = [Random(f"{task.seed}/{number}/seat {seat}") for seat in range(len(seating))]
    state = rules.start(rules.first(shuffles))
    before = rules.worth(state.ledger.holdings)
    while state.turn != NOBODY and (task.matches or not state.ledger.finished):
        seat = state.turn
        if seat == CHANCE:
            cards = list(range(rules.spec.pack.size))
            shuffles.shuffle(cards)
            state = rules.play(state, Deal(tuple(cards)))
            continue
        view = rules.view(state, seat)
        move = bots[seating[seat]].choose(view, minds[seat], task.worlds).move
        if move not in view.moves:
            message = f"The {seating[seat]} bot makes the illegal move {move} in deal {number}."
            raise IllegalMove(message)
        state = rules.play(state, move)
    after = rules.worth(state.ledger.holdings)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    average, best = sum(gains) / len(gains), best_seat(gains, rules.spec)
    won = next((party for party in rules.spec.parties if best in party), ())
    return Outcome(seating, tuple(gain - average for gain in gains), won, state.ledger.finished)


@lru_cache(maxsize=4)
def _table(task: Task) -> tuple[Rules[Any, Any], dict[str, Bot[Any]]]:
    rules = rules_for(task.game, dict(task.options))
    game = find(task.game)
    return rules, {level: game.bot(rules, level) for level in task.levels}
