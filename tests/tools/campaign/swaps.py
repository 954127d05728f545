"""Cards exchanged that a seat has never seen: no level, hint, figure or claim may decide otherwise for it."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import GAMES, LEVELS
from game.core.cards import CHANCE, NOBODY, Seat
from game.core.options import Value
from game.core.rules import Rules
from game.questions import (
    AdviceRequest,
    BeliefRequest,
    ClaimRequest,
    GameConfig,
    MoveRequest,
    PlayoutRequest,
    answer,
)
from game.session.worker import Question
from tests.laws.test_honesty import look_alikes
from tests.laws.walks import Step, tables, walk
from tests.tools.campaign.parts import Fall, Outcome, fallen

UNIT = "exchanges of each game and question"
USUAL = 520
SECONDS = 300.0
ASKED = (*LEVELS, "hint", "playouts", "figures", "claim")
DEAR = ("master", "hint", "playouts", "figures")
"""What takes so long that an exchange is tried once where the others have twenty."""
PORTION = 20
WORLDS = {"master": 1, "hint": 1, "expert": 10}
STEPS = 60


def cases(count: int) -> int:
    """Try some exchanges of one game and one question in each case."""
    return -(-count // PORTION) * len(GAMES) * len(ASKED)


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Compare what is answered in pairs of positions that look alike."""
    turn, what = divmod(number, len(ASKED))
    game, asked = GAMES[turn % len(GAMES)].id, ASKED[what]
    dice = Random(f"swaps {seed} {number}")
    counts, falls = Counter[str](), list[Fall]()
    for options, rules, state, twin in _pairs(game, dice, 1 if asked in DEAR else PORTION):
        terms, draw = GameConfig(game, tuple(options.items())), dice.getrandbits(30)
        try:
            answers = [
                answer(_question(asked, terms, rules, each, state.turn, draw)) for each in (state, twin)
            ]
        except Exception as trouble:  # noqa: BLE001 - a question that breaks down is a fall as well
            falls.append(fallen(trouble))
            continue
        counts[f"{game}, {asked}"] += 1
        if answers[0] != answers[1]:
            falls.append(
                Fall("leak", f"{asked} of {game} decides otherwise", f"{options}\n{answers[0]}\n{answers[1]}")
            )
    return Outcome(counts, falls)


def _question(
    asked: str, terms: GameConfig, rules: Rules[Any, Any], state: Any, seat: Seat, seed: int
) -> Question[object]:
    view = rules.view(state, seat)
    match asked:
        case "hint":
            return AdviceRequest(terms, view, seed, WORLDS["hint"])
        case "playouts":
            return PlayoutRequest(terms, view, ((0, view.moves[-1]),))
        case "figures":
            return BeliefRequest(terms, (view,), seed, 64)
        case "claim":
            return ClaimRequest(terms, view)
        case level:
            return MoveRequest(terms, level, view, seed, WORLDS.get(level, 20))


def _pairs(
    game: str, dice: Random, count: int
) -> Iterator[tuple[dict[str, Value], Rules[Any, Any], Any, Any]]:
    """Walk at tables with any house rules until there are so many pairs of positions that look alike."""
    found = 0
    while found < count:
        options, rules = dice.choice(list(tables(game, dice, 8)))
        steps: list[Step] = []
        for step in walk(rules, dice, STEPS):
            steps.append(step)
            if step.after.turn in (CHANCE, NOBODY) or dice.random() < 0.7:
                continue
            for state, twin in look_alikes(rules, steps, dice, step.after.turn)[:1]:
                yield options, rules, state, twin
                found += 1
                if found == count:
                    return
