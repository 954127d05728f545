"""Bots against bots: many deals, and what can be said about their levels with confidence."""

import time
from argparse import Namespace
from collections.abc import Sequence

from game.catalogue import LEVELS, Game, UnknownGame, find
from game.cli.figures import Figure, Outcomes, share
from game.cli.keeping import Tally, played_on, words_of
from game.cli.playing import Task, every, facing
from game.cli.report import Refused, Report
from game.cli.tournament import pairs, plain, result, table
from game.core.cards import BadNotation, Seat
from game.core.options import Value, changed, chosen


def simulate(arguments: Namespace, report: Report) -> None:
    """Let bots play and report how they did; raise Refused."""
    tasks, count = _tasks(arguments)
    tally = Tally(arguments.keep, tasks, words_of(tasks)) if arguments.keep else None
    start = time.monotonic()
    played = played_on(tasks, count, arguments.jobs, tally)
    value: dict[str, object] = {
        "game": tasks[0].game,
        "deals": sum(each.deals for outcomes in played for each in outcomes) if tasks[0].matches else count,
        **({"matches": count} if tasks[0].matches else {}),
        "seed": tasks[0].seed,
        "duplicate": arguments.duplicate or arguments.tournament is not None,
        "seconds": round(time.monotonic() - start, 3),
    }
    unit = "match" if tasks[0].matches else "deal"
    if arguments.tournament:
        found = result(arguments.tournament, played)
        report.tell({**value, **plain(found)}, *table(found, count, unit))
    else:
        _tell(value, unit, played, arguments.seats, report)


def _tell(
    value: dict[str, object], unit: str, played: Sequence[Outcomes], levels: tuple[str, ...], report: Report
) -> None:
    figures = {level: share(level, played) for level in dict.fromkeys(levels)}
    value["levels"] = {level: each.plain() for level, each in figures.items()}
    report.tell(value, *(_line(level, each, unit) for level, each in figures.items()))


def _tasks(arguments: Namespace) -> tuple[tuple[Task, ...], int]:
    """Tell what is to be played, and how many deals or matches of each."""
    try:
        game = find(arguments.game)
        options = chosen(game.options, _options(game, arguments))
        rules = game.rules(options)
    except (UnknownGame, BadNotation) as error:
        raise Refused(error) from None
    for level in arguments.tournament or arguments.seats:
        if level not in LEVELS:
            message = f"There is no level '{level}'; there are {', '.join(LEVELS)}."
            raise Refused(message)
    whole = arguments.matches is not None
    count = arguments.matches if whole else arguments.deals or 100
    wanted = tuple(changed(options).items())
    seatings = (
        _meetings(arguments.tournament, rules.spec.parties)
        if arguments.tournament
        else (_seated(arguments, game, rules.spec.parties),)
    )
    tasks = (Task(game.id, wanted, each, arguments.seed, whole, arguments.worlds) for each in seatings)
    return tuple(tasks), count


def _meetings(
    levels: tuple[str, ...], parties: Sequence[Sequence[Seat]]
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Seat every level against every other."""
    if len(set(levels)) < max(2, len(levels)):
        message = "A tournament is played by two or more different levels, such as --tournament novice,club."
        raise Refused(message)
    return tuple(facing(one, other, parties) for one, other in pairs(levels))


def _seated(
    arguments: Namespace, game: Game, parties: Sequence[Sequence[Seat]]
) -> tuple[tuple[str, ...], ...]:
    """Seat a level at each place, and with --duplicate in every way there is."""
    levels, seats = arguments.seats, sum(len(party) for party in parties)
    if len(levels) != seats:
        message = f"{game.id} has {seats} seats, but {len(levels)} levels are named."
        if game.given.players and len(levels) in game.seats:
            message += f" Add --option {game.given.players}={len(levels)}."
        raise Refused(message)
    seatings = every(levels, parties) if arguments.duplicate else (levels,)
    if not seatings:
        message = (
            "With --duplicate partners are of one level; name as many of each level as fill whole sides."
        )
        raise Refused(message)
    return seatings


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


def _line(level: str, figure: Figure, unit: str) -> str:
    within = "" if figure.low is None else f" (95 %: {figure.low:+.4f} … {figure.high:+.4f})"
    return f"{level:8} {figure.mean:+.4f} points a {unit}{within}, won {figure.wins}, {figure.deals} deals"
