"""Bots against bots: many deals, kept in a file to go on from, and what they tell of levels with confidence."""

import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from game import __version__
from game.catalogue import LEVELS, Game, UnknownGame, find, rules_for
from game.cli.playing import SeatingOutcome, Task, every, facing, play_all
from game.cli.report import Refused, Report, warn, why_not
from game.core.cards import BadNotation, Seat
from game.core.options import Value, changed, chosen
from game.core.record import record
from game.storage.files import DocumentKind, DocumentStore, document, replace_file
from game.storage.notices import NoticeQueue

# ------------------------------------------------------------------ figures

Outcomes: TypeAlias = tuple[SeatingOutcome, ...]
"""One deal, or match, in every seating."""

_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Standard errors in half of a 95 % interval, by the measurements beyond the first."""
Z95 = 1.96
"""Standard errors in half of it when there are many."""


@record
class Figure:
    """What one level achieved."""

    mean: float  # per deal or per match, in the game's smallest unit
    low: float | None  # bounds of the 95 % interval, None when all deals are alike, as one is
    high: float | None
    wins: int
    deals: int

    def plain(self) -> dict[str, object]:
        ends = [None if end is None else round(end, 6) for end in (self.low, self.high)]
        return {"mean": round(self.mean, 6), "ci95": ends, "wins": self.wins, "deals": self.deals}


def share(level: str, played: Sequence[Outcomes]) -> Figure:
    """Sum up what a level gained above the average seat."""
    return _figure(level, played, [[_mean(each, level) for each in outcomes] for outcomes in played])


def lead(level: str, other: str, played: Sequence[Outcomes]) -> Figure:
    """Sum up what one seat of a level gained more than one seat of another, where they met."""
    gained = [[_mean(each, level) - _mean(each, other) for each in outcomes] for outcomes in played]
    return _figure(level, played, gained)


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Give the 95 % interval of a mean by Student's distribution; None where all measurements are alike."""
    if len(set(values)) < 2:
        return None
    freedom, mean = len(values) - 1, sum(values) / len(values)
    error = sqrt(sum((each - mean) ** 2 for each in values) / freedom / len(values))
    return mean - _errors(freedom) * error, mean + _errors(freedom) * error


def _errors(freedom: int) -> float:
    """Give the standard errors in half of the interval; beyond the table, the first terms of a series do."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _figure(level: str, played: Sequence[Outcomes], gained: Sequence[Sequence[float]]) -> Figure:
    means = [sum(each) / len(each) for each in gained]
    low, high = interval(means) or (None, None)
    each = [outcome for outcomes in played for outcome in outcomes]
    wins = sum(any(outcome.seating[seat] == level for seat in outcome.winners) for outcome in each)
    return Figure(sum(means) / len(means), low, high, wins, sum(outcome.deals for outcome in each))


def _mean(outcome: SeatingOutcome, level: str) -> float:
    mine = [share for share, at in zip(outcome.shares, outcome.seating, strict=True) if at == level]
    return sum(mine) / len(mine)


# ------------------------------------------------------------------ simulation

T = TypeVar("T")

WIDTH = 30
"""Signs of a full bar."""


def watched(things: Iterable[T], count: int, done: int = 0) -> Iterator[T]:
    """Pass things through, showing on the terminal, if errors go to one, how many there are with those done before."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from things
        return
    shown = 0.0
    try:
        if done:
            _show(done, count)
        for number, thing in enumerate(things, done + 1):
            if time.monotonic() - shown > 0.1 or number == count:
                shown = time.monotonic()
                _show(number, count)
            yield thing
    finally:
        sys.stderr.write("\n")


def _show(number: int, count: int) -> None:
    full = WIDTH * number // count
    sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {number}/{count}")
    sys.stderr.flush()


KIND = DocumentKind("simulation", 1, largest=1 << 30)
PAUSE = 5.0
"""Seconds of play, at least, between two writings of the file."""
MOST = 10**9
"""No deal brings more, and no match has more deals."""
_HEAD = 200
"""Bytes within which a file of ours says what it is."""


@record
class Tally:
    """A file of outcomes, and what they are the outcomes of."""

    path: Path
    tasks: tuple[Task, ...]
    words: Mapping[str, object]  # whoever plays on must say the same

    def recall(self) -> list[Outcomes]:
        """Read what has been played, nothing if there is no file; raise Refused.

        A file that is not of these words, or not ours, stays as it is; a spoilt one is set aside.
        """
        if not self._is_ours():
            message = f"{self.path} is something else than a file of --keep; name another."
            raise Refused(message)
        notices = NoticeQueue()
        found = DocumentStore(notices).read(self.path, KIND, self._outcomes)
        for notice in notices.drain():
            if not notice.aside:
                newer = "is of a newer version" if notice.key == "newer" else "can't be read"
                message = f"{self.path} {newer}; name another file."
                raise Refused(message)
            then = "play begins anew" if found is None else "play goes on from its backup"
            warn(f"{notice.file} is spoilt; it is kept as {notice.aside}, and {then}.")
        return found or []

    def keep(self, played: Sequence[Outcomes]) -> None:
        """Write down everything played; raise Refused."""
        body = {"words": self.words, "played": [_spell(outcomes) for outcomes in played]}
        try:
            replace_file(self.path, document(KIND, body), backup=True)
        except (OSError, ValueError) as error:
            message = f"{self.path} can't be written: {why_not(error)}."
            raise Refused(message) from None

    def _is_ours(self) -> bool:
        """Tell whether the file may be set aside if it is spoilt, since it says what it is or says nothing."""
        try:
            with self.path.open("rb") as file:
                head = file.read(_HEAD)
        except FileNotFoundError:
            return True
        except (OSError, ValueError) as error:
            message = f"{self.path} can't be read: {why_not(error)}."
            raise Refused(message) from None
        return not head.strip(b"\0 \r\n") or f'"file": "{KIND.name}"'.encode() in head

    def _outcomes(self, body: Mapping[str, Any]) -> list[Outcomes]:
        theirs, lines = dict(body["words"]), list(body["played"])
        for word in dict.fromkeys((*self.words, *theirs)):
            if theirs.get(word) != self.words.get(word):
                message = (
                    f"{self.path} was begun with other words: {word} {theirs.get(word)}, "
                    f"not {self.words.get(word)}; name another file."
                )
                raise Refused(message)
        return [_read(line, self.tasks[item % len(self.tasks)]) for item, line in enumerate(lines)]


def words_of(tasks: Sequence[Task]) -> dict[str, object]:
    """Tell what must be the same for outcomes to be of one simulation."""
    task = tasks[0]
    return {
        "game": task.game,
        "edition": rules_for(task.game, dict(task.options)).spec.edition,
        "release": __version__,
        "options": dict(task.options),
        "seats": [[",".join(seating) for seating in each.seatings] for each in tasks],
        "seed": task.seed,
        "matches": task.matches,
        "worlds": task.worlds,
    }


def played_on(tasks: Sequence[Task], count: int, jobs: int, tally: Tally | None) -> list[Outcomes]:
    """Play so many deals, or matches, of every task, but for what has been kept; give all outcomes in their order."""
    items = count * len(tasks)
    before = tally.recall() if tally else []
    fresh = watched(play_all(tasks, range(len(before), items), jobs), items, min(items, len(before)))
    if tally is None or len(before) >= items:
        return [*before[:items], *fresh]
    return list(_kept(tally, before, fresh))[:items]


def _kept(tally: Tally, before: list[Outcomes], fresh: Iterable[Outcomes]) -> Iterator[Outcomes]:
    """Pass on what has been played, now or before, and write it down every few seconds and at the end."""
    played = list(before)
    tally.keep(played)  # what can't be kept is better known at once
    written = time.monotonic()
    yield from before
    try:
        for outcomes in fresh:
            played.append(outcomes)
            if time.monotonic() - written > PAUSE:
                tally.keep(played)
                written = time.monotonic()
            yield outcomes
    finally:
        tally.keep(played)


def _spell(played: Outcomes) -> str:
    """Write a line for one deal: of each seating the shares, who won, and the deals."""
    return " ".join(
        f"{','.join(map(repr, each.shares))}:{','.join(map(str, each.winners))}:{each.deals}"
        for each in played
    )


def _read(line: str, task: Task) -> Outcomes:
    """Read a line; raise ValueError when it is not of that task."""
    return tuple(
        _outcome(text, seating) for text, seating in zip(line.split(" "), task.seatings, strict=True)
    )


def _outcome(text: str, seating: tuple[str, ...]) -> SeatingOutcome:
    shares, winners, deals = text.split(":")
    found = tuple(float(share) for share in shares.split(","))
    won = tuple(int(seat) for seat in winners.split(",") if seat)
    seats = range(len(seating))
    fits = (
        len(found) == len(seating) and all(abs(share) <= MOST for share in found) and set(won) <= set(seats)
    )
    if not fits or not 0 <= int(deals) <= MOST:
        raise ValueError(text)
    return SeatingOutcome(seating, found, won, int(deals))


_WIDTH = 16


@record
class TournamentResult:
    """What a tournament brought, as far as it was played."""

    levels: tuple[str, ...]
    shares: dict[str, Figure]  # what each level gained above the average seat of its tables
    leads: dict[tuple[str, str], Figure]  # what a seat of the first gained more than one of the second


def pairs(levels: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple(combinations(levels, 2))


def result(levels: tuple[str, ...], played: Sequence[Outcomes]) -> TournamentResult:
    """Sum up a tournament from the outcomes of its deals, each played by one pair of levels after the other."""
    met = pairs(levels)
    of_pair = {pair: played[at :: len(met)] for at, pair in enumerate(met)}
    rounds = [
        tuple(outcome for each in played[first : first + len(met)] for outcome in each)
        for first in range(0, len(played), len(met))
    ]
    leads = {
        (one, other): lead(one, other, of_pair.get((one, other)) or of_pair[other, one])
        for one, other in permutations(levels, 2)
    }
    return TournamentResult(
        levels, {level: share(level, list(_with(level, rounds))) for level in levels}, leads
    )


def _with(level: str, rounds: Sequence[Outcomes]) -> Iterator[Outcomes]:
    """Leave the tables at which a level sits."""
    for outcomes in rounds:
        yield tuple(outcome for outcome in outcomes if level in outcome.seating)


def plain(found: TournamentResult) -> dict[str, object]:
    return {
        "levels": {level: each.plain() for level, each in found.shares.items()},
        "pairs": [
            {"level": one, "against": other, **each.plain()} for (one, other), each in found.leads.items()
        ],
    }


def table(found: TournamentResult, deals: int, unit: str) -> Iterator[str]:
    """Write the table for people: what a seat of the level at the left gained more than one of the level above."""
    yield " " * 8 + "".join(f"{level:>{_WIDTH}}" for level in found.levels)
    for level in found.levels:
        cells = (_cell(found.leads.get((level, other))) for other in found.levels)
        yield f"{level:8}" + "".join(f"{cell:>{_WIDTH}}" for cell in cells)
    yield f"Points a {unit} by which a seat at the left did better than one of the level above it,"
    yield f"± half of the 95 % interval; {deals} {plural(unit, deals)} of every pair, each in every seating."


def plural(unit: str, count: int) -> str:
    """Name one or several of what was played."""
    several = {"deal": "deals", "match": "matches"}
    return unit if count == 1 else several[unit]


def _cell(lead: Figure | None) -> str:
    if lead is None:
        return "·"
    return f"{lead.mean:+.3f}" if lead.high is None else f"{lead.mean:+.3f} ±{lead.high - lead.mean:.3f}"


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
        message = f"{game.id} has {seats} seats, but --seats names {len(levels)}."
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
