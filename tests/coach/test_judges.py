"""Who judges a move: experts, whatever the master was advised by."""

from random import Random
from typing import Any

import pytest

from game.catalogue import Game, find, rules_for
from game.coach.review import Analysis, Limits
from game.core.bot import Bot, Decision
from game.core.move import Deal, Move, Play
from game.core.record import replace
from game.core.rules import Dice, Rules
from game.core.view import View
from game.questions import AdviceRequest, Gains, GameConfig, PlayoutRequest, weighing
from game.search.weighing import EXPERT_WORLDS, ROUND

LIMITS = Limits(-1000.0, 12)
"""So that any move may be ahead by more than is slight."""


class Watched:
    """Notes what a player is asked for."""

    def __init__(self, player: Bot[Any]) -> None:
        self._player = player
        self.budgets: list[int] = []

    def choose(self, view: View[Any], dice: Dice, budget: int) -> Decision:
        self.budgets.append(budget)
        return self._player.choose(view, dice, budget)


def looked_at(config: GameConfig, view: View[Any], made: Move) -> Analysis:
    """Look at a decision until it is settled."""
    decision = AdviceRequest(config, view, 1, 4).answer().decision
    fresh, opened = weighing(config, view, decision.move, made), Gains(view.moves, (0.0,) * len(view.moves))
    analysis = Analysis(0, made, view.hand.bit_count() * 2, opened, decision, fresh, fresh)
    while (due := analysis.due(LIMITS)) is not None:
        analysis = analysis.with_gains(
            due, PlayoutRequest(config, view, due.tries, due.level).answer(), LIMITS
        )
    return analysis


def late() -> View[Any]:
    """Play a deal of Écarté until a seat with three cards has a choice."""
    rules, dice = rules_for("ecarte", {}), Random(3)
    club = find("ecarte").bot(rules, "club")
    cards = list(range(rules.spec.pack.size))
    dice.shuffle(cards)
    state = rules.play(rules.start(0), Deal(tuple(cards)))
    while True:
        view = rules.view(state, state.turn)
        if view.hand.bit_count() <= 3 and len(view.moves) > 1 and isinstance(view.moves[-1], Play):
            return view
        state = rules.play(state, club.choose(view, dice, 1).move)


def test_a_move_that_was_made_is_judged_by_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    view, usual = late(), Game.bot
    experts: list[Watched] = []

    def bot(game: Game, rules: Rules[Any, Any], level: str) -> Bot[Any]:
        player = usual(game, rules, level)
        if level != "expert":
            return player
        experts.append(Watched(player))
        return experts[-1]

    monkeypatch.setattr(Game, "bot", bot)
    config = GameConfig("ecarte", ())
    hint = AdviceRequest(config, view, 1, 4).answer()
    assert not experts
    assert {each.move for each in hint.prospects} == set(view.moves)
    assert not any(each.gains for each in hint.prospects)
    analysis = looked_at(config, view, view.moves[0])
    assert {each.move for each in analysis.settled().options} == set(view.moves)
    assert experts[0].budgets
    assert set(experts[0].budgets) == {EXPERT_WORLDS}


def test_a_hint_and_a_review_meet_the_same_worlds() -> None:
    config, view = GameConfig("ecarte", ()), late()
    advised = AdviceRequest(config, view, 1, 4).answer().decision.move
    made = next(move for move in view.moves if move != advised)
    analysis = looked_at(config, view, made)
    hint = weighing(config, view, advised)
    while hint.worlds < ROUND:
        tries = hint.due(2)
        hint = hint.with_gains(PlayoutRequest(config, view, tries).answer())
    gains = {each.move: each.gains for each in analysis.close.prospects(advised)}
    for each in hint.tried:
        assert each.gains[: len(gains[each.move])] == gains[each.move][: len(each.gains)]
    assert gains[made]


def test_what_is_forced_needs_no_judge() -> None:
    rules = rules_for("ecarte", {})
    view = late()
    forced = replace(view, moves=view.moves[:1])
    assert AdviceRequest(GameConfig(rules.spec.id, ()), forced, 1, 4).answer().prospects == ()
