"""The engine without a screen: moves, matches, views, imagined worlds, logs taken up again, endings, bots."""

from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from game.catalogue import GAMES, LEVELS, MASTER, Game
from game.core.bot import BUDGET
from game.core.cards import CHANCE, NOBODY
from game.core.deal import deal_out
from game.core.rules import Rules
from game.core.transcript import Header
from game.core.view import View
from game.search.ending import solve
from game.session.match import Match
from tests.laws.walks import random_move
from tests.tools.bench.figures import Effort, Figure, Part, rate, share

SHORT = 5
"""Cards of a hand that is solved in moments when all lie open; of longer ones `kernels` solves the endings."""


def _hand(game: Game) -> int:
    """Count the cards that a seat is dealt."""
    packets = game.rules(game.options()).spec.packets
    return sum(packet.count for packet in packets if packet.seat == 0)


def engine(effort: Effort) -> list[Part]:
    """List what is measured of every game of the catalogue."""
    return [
        part
        for game in GAMES
        for part in (
            Part(f"{game.id}: random matches", partial(_protocol, game, effort)),
            Part(f"{game.id}: views, worlds and logs", partial(_knowing, game, effort)),
            *(
                [Part(f"{game.id}: whole hands", partial(_ending, game, effort))]
                if effort.patient and _hand(game) <= SHORT
                else []
            ),
            *(
                Part(f"{game.id}: {level} decides", partial(_bot, game, level, effort))
                for level in LEVELS
                if level != MASTER
            ),
        )
    ]


def _random_moves(rules: Rules[Any, Any], dice: Random, wanted: int) -> tuple[int, int]:
    """Play random matches through the public protocol; give moves made and matches finished."""
    moves = matches = 0
    state = rules.start(0)
    while moves < wanted:
        if state.turn == NOBODY:
            matches += 1
            state = rules.start(matches % rules.spec.seats)
        state = rules.play(state, random_move(rules, state, dice))
        moves += 1
    return moves, matches


def _protocol(game: Game, effort: Effort) -> list[Figure]:
    rules, dice = game.rules(game.options()), Random(1)
    return [
        rate(
            f"{game.id}: random {unit}",
            partial(_counted, rules, dice, effort, place),
            f"{unit}/s",
            effort.rounds,
        )
        for place, unit in enumerate(("moves", "matches"))
    ]


def _counted(rules: Rules[Any, Any], dice: Random, effort: Effort, place: int) -> int:
    return _random_moves(rules, dice, effort.moves)[place]


def positions(rules: Rules[Any, Any], count: int, seed: int = 2) -> list[Any]:
    dice, state = Random(seed), rules.start(0)
    found: list[Any] = []
    while len(found) < count:
        state = rules.start(0) if state.turn == NOBODY else rules.play(state, random_move(rules, state, dice))
        if state.turn not in (CHANCE, NOBODY):
            found.append(state)
    return found


def _knowing(game: Game, effort: Effort) -> list[Figure]:
    rules, dice = game.rules(game.options()), Random(3)
    states = positions(rules, effort.positions)
    views = [rules.view(state, state.turn) for state in states]

    def look() -> int:
        for state in states:
            assert rules.view(state, 0).hidden
        return len(states)

    def imagine() -> int:
        for view in views:
            rules.imagine(view, dice)
        return len(views)

    return [
        rate(f"{game.id}: views", look, "views/s", effort.rounds),
        rate(f"{game.id}: imagined worlds", imagine, "worlds/s", effort.rounds),
        _restoring(game, effort),
    ]


def _restoring(game: Game, effort: Effort) -> Figure:
    """Take a log of a thousand entries up again; matches are strung together where one alone is shorter."""
    rules, dice, logs, total = game.rules(game.options()), Random(4), [], 0
    while total < effort.entries:
        match: Match[Any, Any] = Match(rules, Header(game.id, rules.spec.edition))
        while not match.over:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        logs.append(match.transcript())
        total += len(match)
    times = []
    for _ in range(effort.rounds):
        start = perf_counter()
        for log in logs:
            Match.restore(rules, log)
        times.append(1e6 * (perf_counter() - start) / total)
    return Figure(
        f"{game.id}: restoring 1,000 entries", share(times, 0.5), "ms", f"median of {effort.rounds}"
    )


def _ending(game: Game, effort: Effort) -> list[Figure]:
    """Count the worlds of whole open hands whose every lead is valued in 300 ms."""
    rules = game.rules(game.options())
    view: View[Any] | None = None
    for state in positions(rules, 400):
        seen = rules.view(state, state.turn)
        if rules.contract(seen) is not None and not seen.tricks:
            view = seen
            break
    contract = rules.contract(view) if view is not None else None
    assert contract is not None
    dice, cards, counts = Random(5), list(range(rules.spec.pack.size)), []
    rounds = min(3, effort.rounds)
    for _ in range(rounds):
        start, count = perf_counter(), 0
        while perf_counter() - start < 0.3:
            dice.shuffle(cards)
            hands = deal_out(rules.spec.packets, cards, 0, rules.spec.seats).hands
            solve(contract, hands, 0, (), tuple(range(rules.spec.seats)))
            count += 1
        counts.append(count)
    remark = f"every card, median of {rounds}"
    return [Figure(f"{game.id}: whole hands solved in 300 ms", sorted(counts)[rounds // 2], "worlds", remark)]


def _bot(game: Game, level: str, effort: Effort) -> list[Figure]:
    rules, dice, times = game.rules(game.options()), Random(7), []
    bot = game.bot(rules, level)
    for state in positions(rules, effort.decisions, seed=6):
        view = rules.view(state, state.turn)
        start = perf_counter()
        bot.choose(view, dice, BUDGET)
        times.append(1e3 * (perf_counter() - start))
    return [
        Figure(f"{game.id}: {level} decides, {name}", share(times, part), "ms", f"of {len(times)}")
        for name, part in (("p50", 0.5), ("p95", 0.95))
    ]
