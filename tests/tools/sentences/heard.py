"""All sentences that explain a decision, as they are said in positions of self-play: reasons, tips and principles."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.bot import Bot
from game.core.cards import CHANCE, NOBODY, Cards, Seat, mask
from game.core.move import Lay, Move, Play
from game.core.options import Value, declared
from game.core.record import record
from game.core.rules import Reason, Rules
from game.core.transcript import Entry, Header, Transcript
from game.core.view import View
from game.learning.position import known, state_after
from game.learning.problem import Judged, Problem, read_problems
from game.learning.problems import Teller
from game.play.companion import counsel_on
from game.resources import root
from game.session.players import Player
from game.telling.captions import Captions
from game.wording import load
from tests.games.expected import EXPECTED
from tests.laws.walks import random_move

WORDS = load(root() / "words" / "en", strict=True)
BUDGETS = {"novice": 1, "club": 1, "expert": 3, "master": 1}
"""Worlds that each level may imagine."""
RECKONING = ("expert", "master")
SELDOM = 5
"""Players who reckon are asked in one position of so many."""
_ODD = 0.12
"""How often any move is made instead of a club player's."""


@record
class Heard:
    """One sentence, and what it was said of."""

    game: str
    kind: str  # reason, tip or principle
    key: str  # of its caption, or what stands for it
    text: str
    rules: Rules[Any, Any]
    view: View[Any]
    cards: Cards = 0  # what is played or given up
    others: Cards = 0  # what it is compared with
    move: Move | None = None
    reason: Reason | None = None


def captions(game: str, rules: Rules[Any, Any], me: Seat) -> Captions:
    """Give the captions for a seat."""
    players = tuple(Player(f"Player {seat}", "") for seat in range(rules.spec.seats))
    return Captions(WORDS, game, rules.spec, players, me)


def tables(game: str) -> tuple[dict[str, Value], ...]:
    """Give the tables that are played at."""
    return (*(dict(options) for options in find(game).presets.values()), *EXPECTED[game].heard)


def heard(game: str, deals: int, seed: int = 0) -> Iterator[Heard]:
    """Listen to so many deals of self-play at the tables in turn."""
    dice, rounds = Random(f"sentences of {game} {seed}"), tables(game)
    for deal in range(deals):
        yield from _deal(game, rounds[deal % len(rounds)], dice)


def _deal(game: str, options: dict[str, Value], dice: Random) -> Iterator[Heard]:
    rules = rules_for(game, options)
    players: dict[str, Bot[Any]] = {level: find(game).bot(rules, level) for level in BUDGETS}
    header = Header(game, rules.spec.edition, tuple(options.items()), (), dice.randrange(rules.spec.seats))
    state, entries, asked = rules.start(header.dealer), list[Entry](), 0
    while state.turn != NOBODY and not state.ledger.finished:
        if state.turn == CHANCE:
            move = random_move(rules, state, dice)
        else:
            view = rules.view(state, state.turn)
            move = players["club"].choose(view, Random(len(entries)), 1).move
            if len(view.moves) > 1:
                asked += 1
                log = Transcript(header, tuple(entries))
                yield from _at(game, players, rules, view, log, asked % SELDOM == 0)
                move = dice.choice(view.moves) if dice.random() < _ODD else move
        entries.append(Entry(state.turn, move))
        state = rules.play(state, move)


def _at(
    game: str,
    players: dict[str, Bot[Any]],
    rules: Rules[Any, Any],
    view: View[Any],
    log: Transcript,
    reckoning: bool,
) -> Iterator[Heard]:
    """Hear what is said of one decision."""
    tip = tip_on(game, rules, view, dict(log.header.options))
    if tip is not None:
        yield tip
    decided = None
    for level, player in players.items():
        if level in RECKONING and not reckoning:
            continue
        decided = player.choose(view, Random(len(view.tricks)), BUDGETS[level])
        yield reason_for(game, rules, view, decided.move, decided.reason)
    assert decided is not None
    others = [move for move in view.moves if move != decided.move]
    if isinstance(decided.move, Play | Lay) and len({type(move) for move in (decided.move, *others)}) == 1:
        other = Random(len(log.entries)).choice(others)
        yield principle_for(game, rules, view, log, decided.move, other, decided.reason)


def tip_on(game: str, rules: Rules[Any, Any], view: View[Any], options: dict[str, Value]) -> Heard | None:
    """Hear the companion."""
    whole = {each.id: each.default for each in declared(find(game).options)} | options
    said = counsel_on(
        known(rules, view, captions(game, rules, view.me), find(game).table, whole), game, WORDS
    )
    return Heard(game, "tip", said.kind, said.text, rules, view) if said else None


def reason_for(game: str, rules: Rules[Any, Any], view: View[Any], move: Move, reason: Reason) -> Heard:
    """Hear why a player does something."""
    text = captions(game, rules, view.me).why(reason)
    return Heard(game, "reason", reason.key, text, rules, view, _cards(move), 0, move, reason)


def principle_for(
    game: str,
    rules: Rules[Any, Any],
    view: View[Any],
    log: Transcript,
    best: Move,
    other: Move,
    reason: Reason,
) -> Heard:
    """Hear what sets one way apart from another."""
    judged = (Judged((best,), 1.0, 0.1), Judged((other,), 0.0, 0.1))
    problem = Problem(game, "self-play", "", 1, log, view.me, judged, reason)
    return principle_of(problem, rules, view)


def principle_of(problem: Problem, rules: Rules[Any, Any], view: View[Any]) -> Heard:
    """Hear the principle of a problem."""
    best, other = (mask(_lying(each.line)) for each in (problem.judged[0], problem.wrong[0]))
    text = Teller(problem, WORDS).principle
    keys = [key for key in WORDS.of("learn") if key.startswith("learn.principle.") and WORDS.get(key) == text]
    key = keys[0].rpartition(".")[2] if keys else problem.reason.key
    return Heard(problem.game, "principle", key, text, rules, view, best, other, problem.best[0])


def stored(game: str) -> Iterator[tuple[Path, Problem]]:
    """Read the problems and the questions of drills that the program comes with."""
    for kind in ("problems", "drills"):
        for path in sorted((root() / kind).glob(f"{game}*.toml")):
            for problem in read_problems(game, tomllib.loads(path.read_text("utf-8"))):
                yield path, problem


def posed(game: str) -> Iterator[Heard]:
    """Hear the principles of problems, and the reasons that are stored with them and with the questions of drills."""
    for path, problem in stored(game):
        rules: Any = rules_for(game, dict(problem.transcript.header.options))
        view = rules.view(state_after(rules, problem.transcript), problem.me)
        if path.parent.name == "problems":
            yield principle_of(problem, rules, view)
        yield reason_for(game, rules, view, problem.best[0], problem.reason)


def _lying(line: tuple[Move, ...]) -> list[int]:
    return [move.card for move in line if isinstance(move, Play | Lay)]


def _cards(move: Move) -> Cards:
    return mask(_lying((move,)))
