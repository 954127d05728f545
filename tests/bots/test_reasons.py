"""What players of every game say of trumps, held against what they can see."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY
from game.core.facts import Facts
from game.core.move import Play
from game.core.rules import Rules
from game.core.trick import Contract
from game.core.view import View
from game.resources import root
from game.wording import key_of, load
from tests.laws.walks import IDS, random_move

WORDS = load(root() / "words" / "en")
DRAWS = re.compile(r"\bdraws (a trump|one)\b")
ALONE = re.compile(r"\b(no trump left|has a trump left|higher trump)\b")
"""What is said of trumps in other hands, and that there are none, or none that is higher."""


def club_decisions(
    game_id: str, seed: str, deals: int
) -> Iterator[tuple[Rules[Any, Any], View[Any], Contract | None, Decision]]:
    """Let club players play so many deals, and give each decision with what it was made by."""
    game, dice = find(game_id), Random(f"{seed} of {game_id}")
    rules = game.rules(game.options())
    bot = game.bot(rules, "club")
    for deal in range(deals):
        state = rules.start(deal % rules.spec.seats)
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn == CHANCE:
                state = rules.play(state, random_move(rules, state, dice))
                continue
            view = rules.view(state, state.turn)
            decision = bot.choose(view, dice, 1)
            yield rules, view, rules.contract(view), decision
            state = rules.play(state, decision.move)


def sentence(game_id: str, decision: Decision) -> str:
    """Say why, as a player reads it but for what fills the blanks."""
    key = key_of(WORDS, game_id, decision.reason)
    return WORDS.get(key, **dict.fromkeys(("cards", "suit", "number", "seat"), "")) if key else ""


@pytest.mark.parametrize("game_id", IDS)
def test_no_trumps_are_drawn_that_nobody_else_can_hold(game_id: str) -> None:
    told = Counter[str]()
    for _, view, contract, decision in club_decisions(game_id, "trumps", 60):
        if isinstance(decision.move, Play) and contract is not None and not view.trick.cards:
            held = any(place.name == "hand" and place.may & contract.order.trumps for place in view.hidden)
            said = sentence(game_id, decision)
            assert held or not DRAWS.search(said), said
            told["draws"] += bool(DRAWS.search(said))
            told["alone"] += bool(ALONE.search(said)) and not held
    captions = [WORDS.get(key) for key in WORDS.of(game_id) if key.startswith(f"{game_id}.reason.")]
    for key, phrase in (("draws", DRAWS), ("alone", ALONE)):
        assert bool(told[key]) == any(map(phrase.search, captions)), key


@pytest.mark.parametrize("game_id", ["illustrated_tarock", "sheepshead"])
def test_nothing_is_guessed_of_a_trick_that_is_settled(game_id: str) -> None:
    told = Counter[str]()
    for rules, view, contract, decision in club_decisions(game_id, "last card", 40):
        if isinstance(decision.move, Play) and len(view.trick.cards) == rules.spec.seats - 1:
            facts, key = Facts(rules, view, contract, decision.reason.cards), decision.reason.key
            assert key != "take"
            assert not facts.hopeless or key != "throw_low"
            assert facts.takers != facts.legal or key != "leaster_forced"
            told[key] += 1
    assert min(told["take_surely"], told["throw_lost"]) > 0
