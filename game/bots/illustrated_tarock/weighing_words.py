"""What is laid away and announced: tried in layouts that club players play on."""

from collections.abc import Sequence

from game.bots.illustrated_tarock.situation import prizes
from game.bots.illustrated_tarock.talking import declare, laid, lay, sensible, talk
from game.bots.illustrated_tarock.worlds import World, world_of
from game.core.bot import Decision
from game.core.cards import Card, bit, members
from game.core.move import Lay
from game.core.record import replace
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.cards import TRUMPS
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import BONUS_WORDS, DONE, Declared, Phase
from game.rules.illustrated_tarock.scoring import birds, declarer_points
from game.search.opponents import Choice

_LAYOUTS = 16
_DISCARDS = 4
_USUAL = 0.5
"""Points by which another discard must be better than the usual one."""
_BIRD_FROM = 9
"""Trumps with which it is worth finding out whether a bird flies."""
_LIKELY = 0.6
"""How often a bird must have flown to be announced."""


def weighed_word(choice: Choice[IllustratedTarock, State, Public], depth: int) -> Decision:
    """Lay away or announce what does best over the layouts; otherwise speak like a club player."""
    view, count = choice.view, max(1, min(depth * choice.budget, _LAYOUTS))
    if len(view.moves) > 1 and view.public.phase == Phase.DISCARD:
        return _discard(choice, count)
    if len(view.moves) > 1 and view.public.phase == Phase.LATE:
        return _declare(view, choice.rules, choice.likely(view, choice.dice, count))
    return talk(view, choice.rules.options)


def _discard(choice: Choice[IllustratedTarock, State, Public], count: int) -> Decision:
    view, rules = choice.view, choice.rules
    choices = sensible(view, rules.options)[:_DISCARDS]
    if len(choices) == 1:
        return lay(choices[0] & ~laid(view), view.moves)
    states = choice.likely(view, choice.dice, count)
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
