"""How an expert speaks and buries: every choice is played out in many imagined layouts."""

from collections.abc import Sequence

from game.bots.sheepshead.guessing import likely_states
from game.bots.sheepshead.talking import ALONE_SAID, CALLED, lay, sensible, talk
from game.bots.sheepshead.worlds import world_of
from game.core.bot import Decision
from game.core.cards import Seat, members
from game.core.move import LAYS, Move
from game.core.rules import Dice
from game.core.view import View
from game.rules.sheepshead import Options, Playing, Public, Sheepshead, State
from game.rules.sheepshead.phases import ALONE, DONE

_LAYOUTS = 40
_BURIES = 6
_USUAL = 0.3


def consider(view: View[Public], rules: Sheepshead, dice: Dice, budget: int) -> Decision:
    """Speak or lay as does best over the layouts; where there is little to choose, like a club player."""
    usual = talk(view, rules.options)
    if len(view.moves) < 2:
        return usual
    count = max(1, min(budget, _LAYOUTS))
    match view.public.phase:
        case "bury":
            return _bury(view, rules, dice, count)
        case "call":
            return _call(view, rules, dice, count, usual)
        case _:
            return usual


def _bury(view: View[Public], rules: Sheepshead, dice: Dice, count: int) -> Decision:
    choices = sensible(view, rules.options)[:_BURIES]
    states = likely_states(rules, view, dice, count)
    lines = [tuple(LAYS[card] for card in members(away & ~view.aside)) for away in choices]
    values = mean_of([(*line, DONE) for line in lines], states, view.me, rules)
    values[0] += _USUAL
    return lay(choices[values.index(max(values))] & ~view.aside, view.moves)


def _call(view: View[Public], rules: Sheepshead, dice: Dice, count: int, usual: Decision) -> Decision:
    moves = tuple(view.moves)
    states = likely_states(rules, view, dice, count)
    values = mean_of([(move,) for move in moves], states, view.me, rules)
    values[moves.index(usual.move)] += _USUAL
    best = moves[values.index(max(values))]
    if best == usual.move:
        return usual
    return Decision(best, ALONE_SAID if best == ALONE else CALLED)


def mean_of(
    lines: Sequence[Sequence[Move]], states: Sequence[State], me: Seat, rules: Sheepshead
) -> list[float]:
    """Tell what each line of moves brings me on average, everything after it done like a club player."""
    return [sum(_outcome(line, state, me, rules) for state in states) / len(states) for line in lines]


def _outcome(line: Sequence[Move], state: State, me: Seat, rules: Sheepshead) -> float:
    for move in line:
        state = rules.play(state, move)
    options: Options = rules.options
    while not isinstance(state, Playing):
        state = rules.play(state, talk(rules.view(state, state.turn), options).move)
    return world_of(state, me, options).value(None)
