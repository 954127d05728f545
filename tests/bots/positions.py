"""Positions in which somebody once decided badly: transcripts that end at the decision, in tests/bots/positions."""

from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import find, pack_of, rules_and_header
from game.core.bot import BUDGET
from game.core.move import spell
from game.core.rules import Rules
from game.core.transcript import read
from game.core.view import View
from game.session.match import Match

HERE = Path(__file__).parent / "positions"


def position(name: str) -> tuple[Rules[Any, Any], View[Any]]:
    """Play a transcript; give its rules, and what the seat to decide sees."""
    transcript = read((HERE / f"{name}.txt").read_text("utf-8"), pack_of)
    rules, _ = rules_and_header(transcript.header)
    match = Match.restore(rules, transcript)
    return rules, match.view(match.turn)


def decided(name: str, level: str, seed: int = 1) -> str:
    """Tell what a level does there."""
    rules, view = position(name)
    move = find(rules.spec.id).bot(rules, level).choose(view, Random(seed), BUDGET).move
    return spell(move, rules.spec.pack)
