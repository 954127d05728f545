"""The program tries itself out: a whole match of every game, and every screen, with nobody watching."""

from collections.abc import Callable, Sequence
from random import Random

from game.catalogue import GAMES, Game
from game.cli.report import Report
from game.core.cards import CHANCE
from game.core.transcript import Header, read, write
from game.session.match import AnyMatch, Match
from game.wording import Words

LONGEST = 20_000
"""Entries after which a match is thought never to end."""


class SelfTestFailed(Exception):
    """The self-test has found something wrong."""


def selftest(report: Report, words: Words, draw: Callable[[], Sequence[str]]) -> int:
    """Play and draw everything, one line for each game and one for the screens; 1 when something is wrong."""
    wrong = 0
    for game in GAMES:
        name = words.get(f"{game.id}.name")
        try:
            deals, entries = play_through(game)
        except Exception as error:  # noqa: BLE001  whatever is wrong, the other games are to be tried as well
            wrong += 1
            trouble = f"{type(error).__name__}: {error}"
            report.tell({"game": game.id, "ok": False, "error": trouble}, f"{name}: FAILED, {trouble}")
            continue
        value = {"game": game.id, "ok": True, "deals": deals, "entries": entries}
        report.tell(value, f"{name}: well, {deals} deals and {entries} entries")
    troubles = _drawn(draw)
    value = {"screens": "drawn", "ok": not troubles, "errors": troubles}
    report.tell(value, *([f"Screens: FAILED, {each}" for each in troubles] or ["Screens: well"]))
    return 1 if wrong or troubles else 0


def _drawn(draw: Callable[[], Sequence[str]]) -> list[str]:
    try:
        return list(draw())
    except Exception as error:  # noqa: BLE001  a screen that can't be drawn is a finding, not a crash
        return [f"{type(error).__name__}: {error}"]


def play_through(game: Game) -> tuple[int, int]:
    """Play one match of bots, write it down, read it back; count deals and entries. Raises whatever goes wrong."""
    rules = game.rules(game.options())
    dice = Random(f"selftest {game.id}")
    seats = range(rules.spec.seats)
    bots = [game.bot(rules, "club") for _ in seats]
    header = Header(game.id, rules.spec.edition, players=tuple(f"Bot {seat}, club" for seat in seats))
    match: AnyMatch = Match(rules, header)
    while not match.over:
        if len(match) > LONGEST:
            message = "the match does not end"
            raise SelfTestFailed(message)
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            seat = match.turn
            match.submit(seat, bots[seat].choose(match.view(seat), dice, 1).move, seat)
    log = match.transcript()
    again = read(write(log, rules.spec.pack), lambda _header: rules.spec.pack)
    if again.entries != log.entries or any(
        Match.restore(rules, again).view(seat) != match.view(seat) for seat in seats
    ):
        message = "the match written down is not the match played"
        raise SelfTestFailed(message)
    return match.view(0).ledger.finished, len(match)
