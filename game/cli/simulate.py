"""Bots against bots: many deals, and what can be said about their levels with confidence."""

import time
from argparse import Namespace
from collections.abc import Sequence
from math import sqrt

from game.catalogue import LEVELS, Game, UnknownGame, find
from game.cli.playing import Outcome, Task, play_all, seatings
from game.cli.progress import watched
from game.cli.report import Refused, Report
from game.core.cards import BadNotation
from game.core.options import Value, chosen, declared
from game.core.record import record

Z95 = 1.96


@record
class Figure:
    """What one level achieved."""

    mean: float  # zero-sum share of the points, per deal or per match
    low: float | None  # bounds of the 95 % interval, None when one deal can't tell
    high: float | None
    wins: int
    deals: int


def simulate(arguments: Namespace, report: Report) -> None:
    """Let bots play and report how they did; raise Refused."""
    task, count = _task(arguments)
    start = time.monotonic()
    outcomes = list(watched(play_all(task, count, arguments.jobs), count))
    seconds = round(time.monotonic() - start, 3)
    figures = {level: figure(level, outcomes) for level in dict.fromkeys(task.levels)}
    value: dict[str, object] = {
        "game": task.game,
        "deals": sum(each.deals for played in outcomes for each in played) if task.matches else count,
        **({"matches": count} if task.matches else {}),
        "seed": task.seed,
        "duplicate": task.duplicate,
        "seconds": seconds,
        "levels": {level: _plain(each) for level, each in figures.items()},
    }
    unit = "match" if task.matches else "deal"
    report.tell(value, *(_line(level, each, unit) for level, each in figures.items()))


def _task(arguments: Namespace) -> tuple[Task, int]:
    try:
        game = find(arguments.game)
        options = chosen(game.options, _options(game, arguments))
        rules = game.rules(options)
    except (UnknownGame, BadNotation) as error:
        raise Refused(error) from None
    levels = arguments.seats
    for level in levels:
        if level not in LEVELS:
            message = f"There is no level '{level}'; there are {', '.join(LEVELS)}."
            raise Refused(message)
    if len(levels) != rules.spec.seats:
        message = f"{game.id} has {rules.spec.seats} seats, but {len(levels)} levels are named."
        if any(each.id == "players" for each in declared(game.options)) and len(levels) in game.seats:
            message += f" Add --option players={len(levels)}."
        raise Refused(message)
    wanted = tuple(_options(game, arguments).items())
    whole = arguments.matches is not None
    count = arguments.matches if whole else arguments.deals or 100
    task = Task(game.id, wanted, levels, arguments.seed, arguments.duplicate, whole, arguments.worlds)
    if not seatings(task, rules.spec.parties):
        message = (
            "With --duplicate partners are of one level; name as many of each level as fill whole sides."
        )
        raise Refused(message)
    return task, count


def _options(game: Game, arguments: Namespace) -> dict[str, Value]:
    """Gather the house rules: those of the preset, then single ones."""
    if arguments.preset is not None and arguments.preset not in game.presets:
        message = f"There is no preset '{arguments.preset}'; there are {', '.join(game.presets)}."
        raise Refused(message)
    options = dict(game.presets[arguments.preset]) if arguments.preset else {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            message = f"'{text}' is not an option; write for example '--option name=value'."
            raise Refused(message)
        options[name.strip()] = value.strip()
    return options


def figure(level: str, outcomes: Sequence[tuple[Outcome, ...]]) -> Figure:
    """Sum up one level. Each set of seatings of the same cards counts as one measurement."""
    means, wins, deals = [], 0, 0
    for played in outcomes:
        shares = []
        for each in played:
            mine = [seat for seat, at in enumerate(each.seating) if at == level]
            shares += [each.shares[seat] for seat in mine]
            wins += any(seat in each.winners for seat in mine)
            deals += each.deals
        means.append(sum(shares) / len(shares))
    mean = sum(means) / len(means)
    if len(means) < 2:
        return Figure(mean, None, None, wins, deals)
    spread = sqrt(sum((each - mean) ** 2 for each in means) / (len(means) - 1) / len(means))
    return Figure(mean, mean - Z95 * spread, mean + Z95 * spread, wins, deals)


def _plain(figure: Figure) -> dict[str, object]:
    ends = [None if end is None else round(end, 6) for end in (figure.low, figure.high)]
    return {"mean": round(figure.mean, 6), "ci95": ends, "wins": figure.wins, "deals": figure.deals}


def _line(level: str, figure: Figure, unit: str) -> str:
    within = "" if figure.low is None else f" (95 %: {figure.low:+.4f} … {figure.high:+.4f})"
    return f"{level:8} {figure.mean:+.4f} points a {unit}{within}, won {figure.wins}, {figure.deals} deals"
