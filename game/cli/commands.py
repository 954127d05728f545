"""What each command does."""

import platform
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game import __version__
from game.catalogue import GAMES, LEVELS, Game
from game.cli.deals import code, deal, plain
from game.cli.reading import Retold, RetoldEntry, retell, words
from game.cli.report import Report, say
from game.cli.selftest import selftest
from game.cli.simulate import simulate
from game.cli.story import Storyteller
from game.cli.transfer import transfer
from game.core.cards import CHANCE, NOBODY, Pack, Seat
from game.core.move import Deal, Lay, Play, Say, Seen, Take, Unseen, spell
from game.core.options import Option, declared
from game.core.score import Award
from game.learning.course import names
from game.learning.problems import problems
from game.wording import Words


def run(arguments: Namespace, report: Report, draw: Callable[[], Sequence[str]]) -> int:
    """Obey a command other than play; give the exit status. Raises Refused."""
    match arguments.command:
        case "version":
            version(report)
        case "games":
            games(report)
        case "replay":
            replay(arguments, report)
        case "legal":
            legal(arguments, report)
        case "progress":
            transfer(arguments, report)
        case "deal":
            deal(arguments.code, report)
        case "code":
            return code(arguments.file, report)
        case "simulate":
            simulate(arguments, report)
        case _:
            return selftest(report, words(), draw)
    return 0


def version(report: Report) -> None:
    """Say which version this is."""
    python = platform.python_version()
    value = {"name": "parlour-tricks", "version": __version__, "python": python}
    report.tell(value, f"Parlour Tricks {__version__} (Python {python})")


def games(report: Report) -> None:
    """List the games."""
    captions = words()
    listed = [_game(game, captions) for game in GAMES]
    lines = [
        line for value, game in zip(listed, GAMES, strict=True) for line in _game_lines(value, game, captions)
    ]
    report.tell(listed, *lines[:-1])


def _game(game: Game, captions: Words) -> dict[str, Any]:
    say = captions.get
    return {
        "id": game.id,
        "name": say(f"{game.id}.name"),
        "seats": list(game.seats),
        "options": [_option(game.id, option, say) for option in declared(game.options)],
        "presets": [
            {
                "id": preset,
                "name": say(f"{game.id}.preset.{preset}.name"),
                "text": say(f"{game.id}.preset.{preset}.text"),
                "options": dict(options),
            }
            for preset, options in game.presets.items()
        ],
        "levels": list(LEVELS),
        "lessons": list(names(game.id)),
        "problems": [each.id for each in problems(game.id)],
    }


def _option(game: str, option: Option, say: Callable[[str], str]) -> dict[str, object]:
    bounds: dict[str, object] = {"bounds": [option.low, option.high]}
    return {
        "id": option.id,
        "type": option.kind,
        **({"choices": list(option.values)} if option.values else bounds),
        "default": option.default,
        "text": say(f"{game}.option.{option.id}.text"),
    }


def _game_lines(value: Mapping[str, Any], game: Game, captions: Words) -> Iterator[str]:
    seats = " or ".join(map(str, game.seats))
    yield f"{value['name']} ({game.id}): {captions.get(f'{game.id}.tagline')}"
    yield f"  seats {seats}; levels {', '.join(LEVELS)}; presets {', '.join(game.presets)}"
    for option in value["options"]:
        allowed = " | ".join(map(plain, option.get("choices", ()))) or "{} … {}".format(
            *option.get("bounds", ())
        )
        yield f"  {option['id']} = {plain(option['default'])}  [{allowed}]"
        yield f"      {option['text']}"
    yield ""


def replay(arguments: Namespace, report: Report) -> None:
    """Tell a match."""
    retold = retell(arguments.file, arguments.seat)
    if not report.json:
        say(*Storyteller(retold, words(), arguments.seat).tell())
        return
    for told in retold.told:
        report.tell(_entry(told, retold, arguments.seat))


def _entry(told: RetoldEntry, retold: Retold, witness: Seat | None) -> dict[str, object]:
    spec = retold.rules.spec
    before, after = told.beat.before.ledger, told.beat.after.ledger
    done: Seen = told.entry.move if witness is None else told.beat.done
    return {
        "seat": _seat(told.entry.seat),
        "move": spelled(done, spec.pack),
        "awards": [_award(award) for award in after.awards[len(before.awards) :]],
        "holdings": [dict(zip(spec.units, held, strict=True)) for held in after.holdings],
        "deal": before.finished + 1,
        "over": told.beat.after.turn == NOBODY,
    }


def spelled(done: Seen, pack: Pack) -> str:
    """Write what was seen of a move: of one that was not seen, its kind only."""
    match done:
        case Unseen(kind):
            return kind
        case Deal() | Say() | Play() | Lay() | Take():
            return spell(done, pack)


def _award(award: Award) -> dict[str, object]:
    return {
        "step": award.step,
        "rule": award.rule,
        "to": _seat(award.to),
        "from": _seat(award.giver),
        "amount": award.amount,
        "unit": award.unit,
    }


def _seat(seat: Seat) -> int | None:
    """Give a seat; None for the shuffle, the table and nobody."""
    return seat if seat >= 0 else None


def legal(arguments: Namespace, report: Report) -> None:
    """List what may be done after the last entry."""
    retold = retell(arguments.file, None)
    table = retold.tables[-1] if retold.tables else retold.opening
    turn, pack = table[0].turn, retold.rules.spec.pack
    moves = [spell(move, pack) for move in table[turn].moves] if turn >= 0 else []
    value: dict[str, object] = {"seat": _seat(turn), "moves": moves, "over": turn == NOBODY}
    if turn == CHANCE:
        value["awaits"] = "deal"
        report.tell(value, "The cards are to be dealt.")
    elif turn == NOBODY:
        report.tell(value, "The match is over.")
    else:
        report.tell(value, f"Seat {turn} is to move:", *(f"  {move}" for move in moves))
