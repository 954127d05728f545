"""Decisions of a Novice among club players, from deals that a seed names."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.bot import BUDGET
from game.core.cards import CHANCE
from game.core.move import Move
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View
from game.search.weighing import grouped
from tests.tools.strength.contests import options_for

DEVELOPMENT = 11
"""The seed of the deals by which reviews were made."""
SEEDS = {("ecarte", 2): 20, ("sheepshead", 5): 21, ("illustrated_tarock", 3): 19}
"""By table, that of the deals by which they are measured: a fresh one where they have been changed after their figures
were known. Lower ones are spent.
"""
TABLES = tuple(SEEDS)
WANTED = {("ecarte", 2): 60, ("sheepshead", 5): 60, ("illustrated_tarock", 3): 12}
"""Decisions by table: few where a single one takes the judge half a minute."""
_OF_A_DEAL = 2


@record
class Made:
    """One decision, from the view in which it was made."""

    name: str  # of the deal and of the decision in it
    view: View[Any]
    move: Move


def rules_at(game: str, seats: int) -> Rules[Any, Any]:
    """Give the rules of a table."""
    return rules_for(game, options_for(find(game), seats))


def decisions(game: str, seats: int, seed: int) -> Sequence[Made]:
    """List the decisions at a table: at most two of a deal, each among at least two moves that are not alike."""
    rules, found, deal, wanted = rules_at(game, seats), list[Made](), 0, WANTED[game, seats]
    while len(found) < wanted:
        name = f"{game}/{seats}/{seed}/{deal}"
        some = list(_of_deal(game, rules, deal, name))
        picked = sorted(Random(f"{name}/picked").sample(range(len(some)), min(_OF_A_DEAL, len(some))))
        found += [some[place] for place in picked]
        deal += 1
    return found[:wanted]


def _of_deal(game: str, rules: Rules[Any, Any], deal: int, name: str) -> Iterator[Made]:
    """Play a deal, a Novice in one seat and club players in the others; give the Novice's decisions."""
    bots, seat = (
        {level: find(game).bot(rules, level) for level in ("novice", "club")},
        deal % rules.spec.seats,
    )
    dice, made = Random(f"{name}/played"), 0
    state = rules.start(rules.first(dice))
    while not state.ledger.finished and state.turn >= CHANCE:
        if state.turn == CHANCE:
            state = rules.play(state, random_deal(rules.spec.pack, dice))
            continue
        view = rules.view(state, state.turn)
        move = bots["novice" if state.turn == seat else "club"].choose(view, dice, BUDGET).move
        if state.turn == seat and _different(game, rules, view):
            made += 1
            yield Made(f"{name}/{made}", view, move)
        state = rules.play(state, move)


def _different(game: str, rules: Rules[Any, Any], view: View[Any]) -> bool:
    """Tell whether there are two moves that are not alike."""
    return len(grouped(view, rules.contract(view), find(game).bots.unlike(rules, view))) > 1
