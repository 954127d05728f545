"""The engine without a screen: moves, matches, views, imagined worlds, logs taken up again, endings, bots."""

from random import Random
from time import perf_counter
from typing import Any

from game.catalogue import GAMES, LEVELS, Game
from game.core.bot import BUDGET
from game.core.cards import CHANCE, NOBODY
from game.core.deal import deal_out
from game.core.rules import Rules
from game.core.transcript import Header
from game.core.view import View
from game.search.ending import solve
from game.session.match import Match
from tests.bench.figures import Figure, rate, share
from tests.laws.walks import random_move

MOVES = 20_000


def engine() -> list[Figure]:
    """Measure every game of the catalogue."""
    return [
        figure
        for game in GAMES
        for figure in (*_protocol(game), *_knowing(game), _ending(game), *_bots(game))
    ]


def _random_moves(rules: Rules[Any, Any], dice: Random) -> tuple[int, int]:
    """Play random matches through the public protocol; give moves made and matches finished."""
    moves = matches = 0
    state = rules.start(0)
    while moves < MOVES:
        if state.turn == NOBODY:
            matches += 1
            state = rules.start(matches % rules.spec.seats)
        state = rules.play(state, random_move(rules, state, dice))
        moves += 1
    return moves, matches


def _protocol(game: Game) -> list[Figure]:
    rules, dice = game.rules(game.options()), Random(1)
    rates = rate(f"{game.id}: random moves", lambda: _random_moves(rules, dice)[0], "moves/s")
    matches = rate(f"{game.id}: random matches", lambda: _random_moves(rules, dice)[1], "matches/s")
    return [rates, matches]


def _positions(rules: Rules[Any, Any], count: int, seed: int = 2) -> list[Any]:
    dice, state = Random(seed), rules.start(0)
    found: list[Any] = []
    while len(found) < count:
        state = rules.start(0) if state.turn == NOBODY else rules.play(state, random_move(rules, state, dice))
        if state.turn not in (CHANCE, NOBODY):
            found.append(state)
    return found


def _knowing(game: Game) -> list[Figure]:
    rules, dice = game.rules(game.options()), Random(3)
    states = _positions(rules, 2000)
    views = [rules.view(state, state.turn) for state in states]

    def look() -> int:
        for state in states:
            rules.view(state, 0)
        return len(states)

    def imagine() -> int:
        for view in views:
            rules.imagine(view, dice)
        return len(views)

    return [
        rate(f"{game.id}: views", look, "views/s"),
        rate(f"{game.id}: imagined worlds", imagine, "worlds/s"),
        _restoring(game),
    ]


def _restoring(game: Game) -> Figure:
    """Take a log of a thousand entries up again; matches are strung together where one alone is shorter."""
    rules, dice, logs, total = game.rules(game.options()), Random(4), [], 0
    while total < 1000:
        match: Match[Any, Any] = Match(rules, Header(game.id, rules.spec.edition))
        while not match.over:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        logs.append(match.transcript())
        total += len(match)
    times = []
    for _ in range(5):
        start = perf_counter()
        for log in logs:
            Match.restore(rules, log)
        times.append(1e6 * (perf_counter() - start) / total)
    return Figure(f"{game.id}: restoring 1,000 entries", share(times, 0.5), "ms", "median of 5")


def _ending(game: Game) -> Figure:
    """Count the worlds of whole open hands whose every lead is valued in 300 ms."""
    rules = game.rules(game.options())
    view: View[Any] | None = None
    for state in _positions(rules, 400):
        seen = rules.view(state, state.turn)
        if rules.contract(seen) is not None and not seen.tricks:
            view = seen
            break
    contract = rules.contract(view) if view is not None else None
    assert contract is not None
    dice, cards, counts = Random(5), list(range(rules.spec.pack.size)), []
    for _ in range(3):
        start, count = perf_counter(), 0
        while perf_counter() - start < 0.3:
            dice.shuffle(cards)
            hands = deal_out(rules.spec.packets, cards, 0, rules.spec.seats).hands
            solve(contract, hands, 0, (), tuple(range(rules.spec.seats)))
            count += 1
        counts.append(count)
    return Figure(
        f"{game.id}: whole hands solved in 300 ms", sorted(counts)[1], "worlds", "every card, median of 3"
    )


def _bots(game: Game) -> list[Figure]:
    rules, figures = game.rules(game.options()), []
    views = [rules.view(state, state.turn) for state in _positions(rules, 120, seed=6)]
    for level in LEVELS:
        bot, dice, times = game.bot(rules, level), Random(7), []
        for view in views:
            start = perf_counter()
            bot.choose(view, dice, BUDGET)
            times.append(1e3 * (perf_counter() - start))
        figures += [
            Figure(f"{game.id}: {level} decides, {name}", share(times, part), "ms", f"of {len(times)}")
            for name, part in (("p50", 0.5), ("p95", 0.95))
        ]
    return figures
