"""How an expert lays away and announces: the deal is played out in many imagined layouts first."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.bots.illustrated_tarock.birds import prizes
from game.bots.illustrated_tarock.playout import World, world_of
from game.bots.illustrated_tarock.talking import declare, laid, lay, sensible, talk
from game.core.bot import Decision
from game.core.cards import Card, bit, members
from game.core.move import Lay
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.cards import TRUMPS
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import BONUS_WORDS, DONE, Declared
from game.rules.illustrated_tarock.scoring import birds, declarer_points
from game.search.worlds import Likely

_LAYOUTS = 16
_DISCARDS = 4
_USUAL = 0.5
"""Points by which another discard must be better than the usual one."""
_BIRD_FROM = 9
"""Trumps with which it is worth finding out whether a bird flies."""
_LIKELY = 0.6
"""How often a bird must have flown to be announced."""


def consider(
    view: View[Public], rules: IllustratedTarock, likely: Likely[Public, State], dice: Dice, budget: int
) -> Decision:
    """Lay away or announce what does best over the layouts; otherwise speak like a club player."""
    if len(view.moves) < 2:
        return talk(view, rules.options)
    count = max(1, min(budget, _LAYOUTS))
    match view.public.phase:
        case "discard":
            return _discard(view, rules, lambda: likely(view, dice, count))
        case "late":
            return _declare(view, rules, likely(view, dice, count))
        case _:
            return talk(view, rules.options)


def _discard(view: View[Public], rules: IllustratedTarock, draw: Callable[[], Sequence[State]]) -> Decision:
    choices = sensible(view, rules.options)[:_DISCARDS]
    if len(choices) == 1:
        return lay(choices[0] & ~laid(view), view.moves)
    states = draw()
    values = []
    for away in choices:
        left = members(away & ~laid(view))
        values.append(sum(_points(_without(state, left, rules), rules) for state in states) / len(states))
    values[0] += _USUAL
    return lay(choices[values.index(max(values))] & ~laid(view), view.moves)


def _without(state: State, cards: Sequence[Card], rules: IllustratedTarock) -> Playing:
    """Lay these cards away and begin."""
    for card in cards:
        lays = (move for move in rules.moves(state) if isinstance(move, Lay) and move.card == card)
        state = rules.play(state, next(lays))
    return _begun(rules.play(state, DONE), rules)


def _begun(state: State, rules: IllustratedTarock) -> Playing:
    """Say nothing more until the tricks begin."""
    while not isinstance(state, Playing):
        state = rules.play(state, DONE)
    return state


def _points(state: Playing, rules: IllustratedTarock) -> int:
    world = world_of(state, rules)
    return declarer_points(world.layout, world.finish(None))


def _declare(view: View[Public], rules: IllustratedTarock, states: Sequence[State]) -> Decision:
    """Announce a bird that flies often enough, and whatever the points then allow."""
    worlds = [world_of(_begun(state, rules), rules) for state in states]
    for bird, (card, _) in BIRDS.items() if (view.hand & TRUMPS).bit_count() >= _BIRD_FROM else ():
        if BONUS_WORDS[bird] in view.moves and _flies(worlds, bird, rules) >= _LIKELY:
            return Decision(BONUS_WORDS[bird], Reason("bird_counted", "4.2", bit(card), number=len(worlds)))
    points = sum(declarer_points(world.layout, world.finish(None)) for world in worlds) / len(worlds)
    return declare(view, points)


def _flies(worlds: Sequence[World], bird: str, rules: IllustratedTarock) -> float:
    """Tell how often a bird flies that is announced."""
    flown = 0
    for world in worlds:
        declared = (*world.layout.declared, Declared(bird, early=False))
        layout = replace(world.layout, declared=declared)
        tricks = replace(world, layout=layout, prizes=prizes(declared, rules.options)).finish(None)
        flown += birds(tricks).get(bird) == layout.declarer
    return flown / len(worlds)
