"""How an expert buries: likely layouts are played to their end for several choices, with the call that follows."""

from collections.abc import Sequence

from game.bots.sheepshead.talking import callable_suits, lay, sensible, talk
from game.bots.sheepshead.worlds import world_of
from game.core.bot import Decision
from game.core.cards import Cards, members
from game.core.move import LAYS, Move
from game.core.view import View
from game.rules.sheepshead import Laying, Options, Playing, Public, Sheepshead, State, Talking
from game.rules.sheepshead.phases import DONE, PASS
from game.search.opponents import Choice

_LAYOUTS = 60
"""Layouts that are looked at, whatever the budget."""
_CHOICES = 8
_USUAL = 0.05
"""Game points by which another choice must be better than the usual one."""


def weighed_bury(choice: Choice[Sheepshead, State, Public], depth: int) -> Decision:
    """Bury what does best over the layouts, one card after another."""
    view, rules = choice.view, choice.rules
    states = choice.likely(view, choice.dice, min(depth * choice.budget, _LAYOUTS))
    if DONE in view.moves:
        return talk(view, rules.options)
    choices = _choices(view, rules.options)
    if len(choices) == 1:
        return lay(choices[0] & ~view.aside, view, rules.options)
    values = [_brings(away & ~view.aside, states, view, rules) for away in choices]
    values[0] += _USUAL
    return lay(choices[values.index(max(values))] & ~view.aside, view, rules.options)


def _choices(view: View[Public], options: Options) -> list[Cards]:
    """List the best few; a picker who can call an ace leaves himself one to call."""
    found = sensible(view, options)
    if options.partners == "called_ace" and not view.public.call.kind:
        hand = view.hand | view.aside
        found = [away for away in found if callable_suits(hand & ~away, away)] or found
    return found[:_CHOICES]


def _brings(away: Cards, states: Sequence[State], view: View[Public], rules: Sheepshead) -> float:
    """Tell what burying these cards brings on average; what is called after it does not hang on the layout."""
    moves: list[Move] = [*(LAYS[card] for card in members(away)), DONE]
    first = _after(states[0], moves, rules)
    while isinstance(first, Laying | Talking) and first.about in ("call", "under"):
        moves.append(talk(rules.view(first, view.me), rules.options).move)
        first = rules.play(first, moves[-1])
    return sum((_outcome(_after(state, moves, rules), view, rules) for state in states), 0.0) / len(states)


def _after(state: State, moves: Sequence[Move], rules: Sheepshead) -> State:
    for move in moves:
        state = rules.play(state, move)
    return state


def _outcome(state: State, view: View[Public], rules: Sheepshead) -> float:
    """Play on, nobody raising the stakes, and tell what it brings."""
    while not isinstance(state, Playing):
        state = rules.play(state, PASS)
    return world_of(state, view.me, rules.options).value(None)
