"""Whoever thinks for a seat can be asked at every kind of decision there is, under every value of every house rule."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE
from game.core.move import Lay
from game.core.options import Option, Value, declared
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.questions import AdviceRequest, BeliefRequest, ClaimRequest, GameConfig, MoveRequest, answer
from game.search import rollout, tempered
from game.search.belief import beliefs
from game.search.claim import Claim
from game.search.master import Advice
from tests.games.expected import EXPECTED
from tests.laws.walks import IDS, random_move, random_options

DEALS = 600
"""Deals that are walked through in search of one kind of decision under one house rule, before it counts as missing."""
PREFERRED = 0.7
"""How often a value is chosen because it is still missing; not always, for two of them may exclude one another."""
LOOKS = 3
"""So many of the latest positions of a deal are looked at for where the cards may lie."""


@record
class Wanted:
    """A kind of decision under one value of one house rule."""

    kind: str
    option: str
    value: Value


def kind_of(view: View[Any]) -> str:
    """Say what kind of decision this is."""
    verbs = "+".join(sorted({type(move).__name__.lower() for move in view.moves}))
    return f"{view.public.phase} {verbs}{' led' if view.trick.cards else ''}"


def values_of(option: Option, thorough: bool) -> tuple[Value, ...]:
    """List the values to try: all there are; of a row of numbers every one only in the long run."""
    every = option.values or tuple(range(option.low, option.high + 1))
    return every if thorough or option.values else (option.low, option.high)


def wanted(game_id: str, thorough: bool) -> dict[Wanted, None]:
    """List what must be asked of a game, in order."""
    return {
        Wanted(kind, option.id, value): None
        for kind, needs in EXPECTED[game_id].kinds.items()
        for option in declared(find(game_id).options)
        for value in values_of(option, thorough)
        if value in needs.get(option.id, (value,))
    }


def looked_for(game_id: str, aim: Wanted, missing: Iterable[Wanted], dice: Random) -> dict[str, Value]:
    """Choose house rules under which a decision may come up, by preference those it has not been met under yet."""
    options = random_options(find(game_id), dice)
    options |= {name: dice.choice(values) for name, values in EXPECTED[game_id].kinds[aim.kind].items()}
    left = [each for each in missing if each.kind == aim.kind and dice.random() < PREFERRED]
    dice.shuffle(left)
    return options | {each.option: each.value for each in left} | {aim.option: aim.value}


def decisions(rules: Rules[Any, Any], dice: Random) -> Iterator[tuple[View[Any], ...]]:
    """Play a deal or two at random; give at every decision what its seat has seen of the deal, the present last."""
    state = rules.start(rules.first(dice))
    for _ in range(dice.randint(1, 2)):
        past = [state := rules.play(state, random_move(rules, state, dice))]
        while state.turn >= 0:
            yield tuple(rules.view(each, state.turn) for each in past[-LOOKS:])
            past.append(state := rules.play(state, random_move(rules, state, dice)))
        if state.turn != CHANCE:
            return


def ask(terms: GameConfig, looks: tuple[View[Any], ...], seed: int) -> None:
    """Ask the master for a move, for a hint with its figures, where the cards may lie, and whether all is taken."""
    view = looks[-1]
    decision = answer(MoveRequest(terms, "master", view, seed, 1))
    assert isinstance(decision, Decision)
    assert decision.move in view.moves
    advice = answer(AdviceRequest(terms, view, seed, 1))
    assert isinstance(advice, Advice)
    assert advice.decision.move in view.moves
    assert len(view.moves) == 1 or {each.move for each in advice.prospects} == set(view.moves)
    counted = answer(BeliefRequest(terms, looks, seed, 1))
    assert isinstance(counted, tuple)
    found = beliefs(counted)
    assert all(abs(sum(each.shares) - 1) < 1e-6 for each in found.cards)
    assert isinstance(answer(ClaimRequest(terms, view)), Claim)
    likely(terms, looks, seed)
    assert laid(terms, view, seed) == (view.public.least if isinstance(view.moves[0], Lay) else 0)


def laid(terms: GameConfig, view: View[Any], seed: int) -> int:
    """Lay cards as long as so many have to be; count them."""
    rules, count = terms.rules(), 0
    state = rules.imagine(view, Random(seed))
    while count < view.public.least and state.turn == view.me:
        now = rules.view(state, view.me)
        lays = [move for move in now.moves if isinstance(move, Lay)]
        if not lays or now.public.phase != view.public.phase:
            break
        state, count = rules.play(state, lays[0]), count + 1
    return count


def likely(terms: GameConfig, looks: tuple[View[Any], ...], seed: int) -> None:
    """Have positions made up as the players think them likely; the seat can't tell them from the true one."""
    rules = terms.rules()
    for look in looks:
        for state in find(terms.game).likely(rules)(look, Random(seed), 2):
            assert rules.view(state, look.me) == look


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a look be one world, and a playout a few moves: what breaks down does so at the first."""
    monkeypatch.setattr(tempered, "_MOVES", 1)
    monkeypatch.setattr(rollout, "_ROUND", 1)


@pytest.mark.parametrize("game_id", IDS)
def test_master_hint_and_figures_answer_at_every_kind_of_decision(game_id: str, thorough: bool) -> None:
    dice, missing = Random(27), wanted(game_id, thorough)
    while missing:
        aim = next(iter(missing))
        for _ in range(DEALS):
            if aim not in missing:
                break
            cover(game_id, aim, missing, dice)
        assert aim not in missing, f"{aim} never came up, so that nothing was asked there"


def cover(game_id: str, aim: Wanted, missing: dict[Wanted, None], dice: Random) -> None:
    """Walk through a deal at a table where one kind of decision may come up; ask wherever something is missing."""
    options = looked_for(game_id, aim, missing, dice)
    terms = GameConfig(game_id, tuple(options.items()))
    for looks in decisions(terms.rules(), dice):
        kind = kind_of(looks[-1])
        assert kind in EXPECTED[game_id].kinds, f"{game_id} has a kind of decision nobody has listed: {kind}"
        new = [each for item in options.items() if (each := Wanted(kind, *item)) in missing]
        if new:
            ask(terms, looks, dice.getrandbits(32))
        for each in new:
            del missing[each]
