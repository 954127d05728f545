"""A game of ours played at random, so many moves of it."""

from random import Random
from typing import Any

from game.catalogue import Game
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal
from game.core.rules import Rules


def ours(game: Game, dice: Random, wanted: int) -> int:
    """Play matches at random, and give the number of moves."""
    rules = game.rules(game.options())
    draw, made, state = dice.random, 0, rules.start(0)
    while made < wanted:
        if state.turn < 0:
            state = _dealt(rules, state, dice)
            continue
        moves = rules.moves(state)
        state = rules.play(state, moves[int(draw() * len(moves))])
        made += 1
    return made


def seen(game: Game, dice: Random, wanted: int, *, whole: bool = False) -> int:
    """Play likewise, and look at the table before every move, as who makes it; `whole` into the hidden places, too."""
    rules = game.rules(game.options())
    draw, made, state = dice.random, 0, rules.start(0)
    while made < wanted:
        if state.turn < 0:
            state = _dealt(rules, state, dice)
            continue
        view = rules.view(state, state.turn)
        if whole:
            assert view.hidden
        state = rules.play(state, view.moves[int(draw() * len(view.moves))])
        made += 1
    return made


def _dealt(rules: Rules[Any, Any], state: Any, dice: Random) -> Any:
    """Shuffle and deal, or sit down to another match."""
    if state.turn == NOBODY:
        return rules.start(0)
    assert state.turn == CHANCE
    cards = sorted(range(rules.spec.pack.size), key=lambda _: dice.random())
    return rules.play(state, Deal(tuple(cards)))
