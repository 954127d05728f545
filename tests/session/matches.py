"""A pack of Écarté, and ways to go on from it, for the tests of the match."""

from random import Random
from typing import Any

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE, PIQUET
from game.core.move import parse
from game.core.transcript import Entry, Header
from game.session.match import Match

IDS = [game.id for game in GAMES]
RULES = rules_for("ecarte", {})
PACK = "deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S 7S KS …"
"""Elder hand KH AS 7D 9C 8C, dealer QS TC 8D JH 7C, turn-up 9S, the talon from 7S KS 8S."""
EXCHANGE = ("0 say propose", "1 say accept", "0 lay 7D", "0 lay 8C", "0 say done", "1 lay 7C", "1 say done")
ME, BOT = 0, 1


def entry(text: str) -> Entry:
    """Read one entry of a log of Écarté."""
    seat, _, move = text.partition(" ")
    return Entry(CHANCE if seat == "*" else int(seat), parse(move, PIQUET))


def begun(*entries: str) -> Match[Any, Any]:
    """Deal the pack of these tests, and go on from there."""
    match: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition, (), ("You", "Bot, club"), 1))
    for each in (f"* {PACK}", *entries):
        made = entry(each)
        match.submit(made.seat, made.move, ME)
    return match


def log(match: Match[Any, Any]) -> tuple[Entry, ...]:
    """Give the entries of the log."""
    return match.transcript().entries


def undone(match: Match[Any, Any]) -> tuple[int, ...]:
    """Give the deals that don't count."""
    return match.transcript().header.undone


def go_on(match: Match[Any, Any], deals: int, dice: Random) -> None:
    """Play at random until so many deals are finished, and the next is to be shuffled."""
    while match.view(0).ledger.finished < deals and not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, ME)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), ME)


def everything(match: Match[Any, Any]) -> list[Any]:
    """Give what each seat sees."""
    return [match.view(seat) for seat in range(match.rules.spec.seats)]
