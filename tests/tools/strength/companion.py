"""What the companion advises, held against figures: what it costs to play only the cards that a sentence means.

What a sentence means is said by the module of its game in tests/games.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, NOBODY, Cards
from game.core.facts import Facts
from game.core.move import Play
from game.core.options import Value, declared
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.learning.position import known
from game.play.companion import counsel_on
from game.search.rollout import Rollouts
from tests.games.expected import EXPECTED
from tests.laws.walks import random_move
from tests.tools.sentences.heard import WORDS, captions, tables

DEALS, POSITIONS, LAYOUTS = 200, 50, 40
"""Of each game, of each sentence at most, and in which each card is played out; the first half of these chooses."""


@record
class Advised:
    """A decision at which a sentence means some of the cards that may be played, and not all."""

    key: str
    rules: Rules[Any, Any]
    view: View[Any]
    meant: Cards


def advised(game: str, deals: int) -> Iterator[Advised]:
    """Let club players play so many deals at the tables in turn."""
    for number in range(deals):
        options = tables(game)[number % len(tables(game))]
        yield from _deal(game, options, Random(f"companion of {game} {number}"))


def _deal(game: str, options: dict[str, Value], dice: Random) -> Iterator[Advised]:
    rules, whole = (
        rules_for(game, options),
        {each.id: each.default for each in declared(find(game).options)} | options,
    )
    club, state = find(game).bot(rules, "club"), rules.start(dice.randrange(rules.spec.seats))
    while state.turn != NOBODY and not state.ledger.finished:
        if state.turn == CHANCE:
            state = rules.play(state, random_move(rules, state, dice))
            continue
        view = rules.view(state, state.turn)
        if len(view.moves) > 1 and all(isinstance(move, Play) for move in view.moves):
            here = known(rules, view, captions(game, rules, view.me), find(game).table, whole)
            said, facts = counsel_on(here, game, WORDS), Facts(rules, view, rules.contract(view))
            means = EXPECTED[game].advice.means.get(said.key) if said else None
            if said and means and (meant := means(facts) & facts.legal) not in (0, facts.legal):
                yield Advised(said.key, rules, view, meant)
        state = rules.play(state, club.choose(view, dice, 1).move)


def cost(game: str, each: Advised, layouts: int = LAYOUTS) -> float:
    """Tell what it costs to play one of the cards that are meant: club players play on in likely layouts.

    One half of them chooses the best card of those that are meant and of the others, the other half compares the two,
    so that whichever came out best by luck does not count as better.
    """
    rules, dice = each.rules, Random(f"cost {each.view.hand}")
    rollouts: Rollouts[Any, Any] = Rollouts(rules, find(game).bot(rules, "club"))
    states: Sequence[Any] = find(game).likely(rules)(each.view, dice, layouts)
    plays = [move for move in each.view.moves if isinstance(move, Play)]
    gains = {
        move: [rollouts.gain(state, move, Random(place)) for place, state in enumerate(states)]
        for move in plays
    }
    half = len(states) // 2
    some, others = (
        [move for move in plays if bool(each.meant >> move.card & 1) == kept] for kept in (True, False)
    )
    best, other = (max(ways, key=lambda move: sum(gains[move][:half])) for ways in (some, others))
    if sum(gains[best][:half]) >= sum(gains[other][:half]):
        return 0.0
    return (sum(gains[other][half:]) - sum(gains[best][half:])) / (len(states) - half)


def costs(game: str, keys: Collection[str], deals: int = DEALS) -> Mapping[str, Sequence[float]]:
    """Find what sentences cost in positions of self-play."""
    found: dict[str, list[float]] = {key: [] for key in keys}
    for each in advised(game, deals):
        if each.key in found and len(found[each.key]) < POSITIONS:
            found[each.key].append(cost(game, each))
    return found
