"""Finished deals to look back at, and somebody who answers at once."""

from random import Random
from typing import Any

from game.catalogue import find
from game.core.transcript import Header
from game.questions import Finding, Question, answer
from game.session.match import Match

LEVELS = ("novice", "club", "club", "club", "club", "club")


class Prompt:
    """A thinker without a process."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.answers: list[Finding] = []
        self.dropped = 0

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def drop(self) -> None:
        self.dropped += 1

    def poll(self) -> object:
        found = answer(self.asked[-1])
        self.answers.append(found)
        return found


def played(game_id: str, seed: int, deals: int = 1) -> Match[Any, Any]:
    """Let a novice play against club players."""
    game, dice = find(game_id), Random(seed)
    rules = game.rules(game.options())
    match = Match(rules, Header(game_id, rules.spec.edition))
    bots = [game.bot(rules, level) for level in LEVELS[: rules.spec.seats]]
    for _ in range(deals):
        match.shuffle(dice, 0)
        while match.turn >= 0:
            view = match.view(match.turn)
            match.submit(match.turn, bots[match.turn].choose(view, dice, 3).move, 0)
    return match
