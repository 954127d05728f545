"""The judge: every move played to the deal's end by Experts, in the same likely worlds and with the same dice."""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from random import Random
from typing import Any

from game.catalogue import Game
from game.core.bot import Bot
from game.core.cards import Seat
from game.core.move import Move
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.search.weighing import grouped

PLAYOUTS = {"ecarte": 400, "sheepshead": 200, "illustrated_tarock": 80}
"""Worlds in which the move that was made and those that may be better are tried; more where losses are small beside
chance, or the judge would not agree with itself."""
WORLDS = 8
"""Worlds an Expert imagines for each decision of a playout; 60, as at a table, would take five times as long."""
ROUND = 20
"""Worlds after which a move that is clearly behind is given up; the one that was made never is."""
BEHIND = 3.0
"""Standard errors behind the best that are clear."""
PLACES = (4, 3, 2)
"""How many moves may still be the best after one round, two, and more; the one that was made is tried beside them."""
_DRAWN = 10
"""Worlds that are drawn at once."""


@record
class Lead:
    """By how much one move is ahead of another in the worlds both were tried in, and the standard error."""

    mean: float
    error: float


@record
class Judgement:
    """What every move brought, world by world; fewer worlds for those given up, but the same ones."""

    gains: Mapping[Move, tuple[float, ...]]

    def lead(self, one: Move, other: Move) -> Lead:
        """Hold two moves against each other."""
        gaps = [mine - theirs for mine, theirs in zip(self.gains[one], self.gains[other], strict=False)]
        mean = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return Lead(mean, inf)
        return Lead(mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)))

    @property
    def best(self) -> Move:
        """Give the move that brought most, of those that were tried in all worlds."""
        most = max(map(len, self.gains.values()))
        whole = [move for move, gains in self.gains.items() if len(gains) == most]
        return max(whole, key=lambda move: sum(self.gains[move]))

    def loss(self, made: Move) -> Lead:
        """Give what a move gave away: how far the best is ahead of it."""
        best = self.best
        return Lead(0.0, 0.0) if best == made else self.lead(best, made)

    @property
    def halves(self) -> tuple["Judgement", "Judgement"]:
        """Give what would have been found in every other world, and in the rest."""
        even, odd = ({move: gains[start::2] for move, gains in self.gains.items()} for start in (0, 1))
        return Judgement(even), Judgement(odd)


def judged(game: Game, rules: Rules[Any, Any], view: View[Any], made: Move, name: str) -> Judgement:
    """Judge a decision, of moves that are alike one for all; the name decides which worlds and dice.

    It does not stop where a loss looks surely small: what happens in one world of ten may not have happened yet.
    """
    likely, expert = game.likely(rules), game.bot(rules, "expert")
    groups = grouped(view, rules.contract(view), game.bots.unlike(rules, view))
    running = [made if made in group else group[0] for group in groups]
    gains: dict[Move, list[float]] = {move: [] for move in running}
    worlds: Sequence[Any] = ()
    for tried in range(PLAYOUTS[game.id]):
        if tried % _DRAWN == 0:
            worlds = likely(view, Random(f"{name}/worlds/{tried}"), _DRAWN)
        for move in running:
            dice = Random(f"{name}/dice/{tried}")
            gains[move].append(_brought(rules, expert, worlds[tried % _DRAWN % len(worlds)], move, dice))
        if (tried + 1) % ROUND == 0:
            running = _left(gains, running, made)
            if len(running) == 1:
                break
    return Judgement({move: tuple(each) for move, each in gains.items()})


def _left(gains: Mapping[Move, list[float]], running: list[Move], made: Move) -> list[Move]:
    """Give the moves that are still tried."""
    so_far = Judgement({move: tuple(gains[move]) for move in running})
    best, rounds = so_far.best, len(gains[running[0]]) // ROUND
    ranked = sorted(running, key=lambda move: -sum(gains[move]))[: PLACES[min(rounds, len(PLACES)) - 1]]

    def lost(move: Move) -> bool:
        lead = so_far.lead(best, move)
        return lead.mean > BEHIND * lead.error

    return [move for move in running if move in (best, made) or (move in ranked and not lost(move))]


def _brought(rules: Rules[Any, Any], expert: Bot[Any], world: Any, move: Move, dice: Random) -> float:
    """Play a world on to its end, and give what the mover gains more than the average seat."""
    seat, before = world.turn, _above(rules, world, world.turn)
    state = rules.play(world, move)
    while state.turn >= 0:
        moves = rules.moves(state)
        view = rules.view(state, state.turn)
        chosen = expert.choose(view, dice, WORLDS).move if len(moves) > 1 else moves[0]
        state = rules.play(state, chosen)
    return _above(rules, state, seat) - before


def _above(rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
    worth = rules.worth(state.ledger.holdings)
    return worth[seat] - sum(worth) / len(worth)
