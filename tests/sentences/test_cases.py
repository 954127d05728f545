"""Positions of real play in which something false was said, and what is said there now."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.transcript import Transcript, read
from game.learning.position import state_after
from tests.tools.sentences.heard import BUDGETS, Heard, reason_for, tip_on
from tests.tools.sentences.phrases import broken

CASES = Path(__file__).parent / "cases"


def log(name: str) -> tuple[Any, Transcript]:
    """Read the log of a position."""
    text = (CASES / f"{name}.txt").read_text("utf-8")
    found = read(text, lambda header: rules_for(header.game, dict(header.options)).spec.pack)
    return rules_for(found.header.game, dict(found.header.options)), found


def tip(name: str) -> Heard:
    """Hear what the companion says there."""
    rules, found = log(name)
    state = state_after(rules, found)
    said = tip_on(found.header.game, rules, rules.view(state, state.turn), dict(found.header.options))
    assert said is not None
    return said


@pytest.mark.parametrize(
    ("name", "said", "unsaid"),
    [
        ("gleek_trumps_without_one", "no trump", "many trumps"),
        ("sheepshead_unbeatable_trick", "you can’t take the trick", "rich trick"),
        ("sheepshead_partner_wins", "for your side", "rich trick"),
        ("sheepshead_called_suit_not_held", "your side may take", "called suit"),
    ],
)
def test_a_tip_fits_the_cards(name: str, said: str, unsaid: str) -> None:
    heard = tip(name)
    assert said in heard.text
    assert unsaid not in heard.text
    assert not broken(heard)


def reasons(name: str) -> list[Heard]:
    """Hear why players of all levels play as they do there."""
    rules, found = log(name)
    state = state_after(rules, found)
    view, game = rules.view(state, state.turn), found.header.game
    decisions = [
        find(game).bot(rules, level).choose(view, Random(1), budget) for level, budget in BUDGETS.items()
    ]
    return [reason_for(game, rules, view, each.move, each.reason) for each in decisions]


@pytest.mark.parametrize(
    ("name", "unsaid"),
    [
        ("ecarte_no_pair", "leaves your pairs guarded"),
        ("ecarte_no_pair_last_two", "leaves your pairs guarded"),
        ("imperiale_no_trump_out", "draws a trump from your opponent"),
        ("gleek_no_trump_out", "draws the others’ trumps"),
        ("gleek_no_trump_out_again", "draws the others’ trumps"),
    ],
)
def test_a_reason_fits_the_cards(name: str, unsaid: str) -> None:
    for heard in reasons(name):
        assert heard.text
        assert unsaid not in heard.text
        assert not broken(heard)
