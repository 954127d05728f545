"""What a declarer announces, takes and lays away, and who tells of his holdings: by rules of thumb, or after trying."""

from collections.abc import Callable, Sequence

from game.bots.illustrated_tarock.bidding import BONUS_FROM, NEEDS, above, answer, bid, expected
from game.bots.illustrated_tarock.drawing import discards, draws, promise
from game.bots.illustrated_tarock.situation import prizes
from game.bots.illustrated_tarock.worlds import World, world_of
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import Lay, Move, Take
from game.core.record import replace
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Options, Playing, Public, State
from game.rules.illustrated_tarock.cards import TRUMPS
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import BONUS_WORDS, DONE, Declared, Phase
from game.rules.illustrated_tarock.scoring import birds, declarer_points
from game.search.worlds import Likely

_BIRDS = (("owl", 11), ("cockatoo", 12), ("sparrow", 13))
"""Trumps with which a bird is more likely than not to fly."""
_LATER = 0.52
"""How sure of a bonus one wants to be when there is nothing more to wait for."""


def talk(view: View[Public], options: Options) -> Decision:
    """Answer whatever is asked before the tricks."""
    match view.public.phase:
        case Phase.BID:
            return bid(view, options)
        case Phase.TAKE:
            return _take(view, options)
        case Phase.DISCARD:
            return _discard(view, options)
        case Phase.EARLY | Phase.LATE:
            return declare(view, prospects(view))
        case Phase.HOLDING:
            return _announce(view)
        case _:
            return answer(view)


def _take(view: View[Public], options: Options) -> Decision:
    best = draws(view, options)[0]
    return Decision(Take(best.number), Reason("draw", "5.1", best.cards, number=round(best.points)))


def _discard(view: View[Public], options: Options) -> Decision:
    if DONE in view.moves:
        return Decision(DONE, Reason("laid", "5.3"))
    return lay(sensible(view, options)[0] & ~laid(view), view.moves)


def laid(view: View[Public]) -> Cards:
    """Give what has been laid away so far."""
    stock = sum(bit(card) for card in view.public.stock)
    return view.aside | (view.shown & ~stock)


def sensible(view: View[Public], options: Options) -> list[Cards]:
    """List what may sensibly be laid away, what is laid already included, the best first."""
    away, number = laid(view), view.public.least
    found = [cards for cards in discards(view.hand | away, number, options) if cards & away == away]
    missing = number - away.bit_count()  # what somebody else began need not be sensible
    return found or [away | more for more in discards(view.hand, missing, options)]


def lay(wanted: Cards, moves: tuple[Move, ...]) -> Decision:
    """Lay the first of these cards that may be laid."""
    lays = [move for move in moves if isinstance(move, Lay)]
    move = next((each for each in lays if wanted >> each.card & 1), lays[0])
    key = "lay_trump" if TRUMPS >> move.card & 1 else "lay_away"
    return Decision(move, Reason(key, "5.4", bit(move.card)))


def prospects(view: View[Public]) -> float:
    """Estimate what the declarer makes with the hand he now has."""
    public = view.public
    if public.phase == Phase.EARLY:
        return expected(view.hand, public.auction.bid)
    return promise(view.hand, laid(view))


def declare(view: View[Public], points: float) -> Decision:
    """Announce what pays on average."""
    public = view.public
    bid = public.auction.bid
    last = public.phase == Phase.LATE or bid == "solo"
    for bonus, wanted in NEEDS.items():
        sure = above(points, wanted, bid)
        if BONUS_WORDS[bonus] in view.moves and sure > (_LATER if last else BONUS_FROM):
            return Decision(BONUS_WORDS[bonus], Reason("bonus", "4.2", number=round(points)))
    trumps = (view.hand & TRUMPS).bit_count()
    for bird, wanted in _BIRDS:
        if BONUS_WORDS[bird] in view.moves and last and trumps >= wanted:
            return Decision(BONUS_WORDS[bird], Reason("bird", "4.2", number=trumps))
    return Decision(DONE, Reason("no_bonus", "4.2", number=round(points)))


def _announce(view: View[Public]) -> Decision:
    said = next((move for move in view.moves if move != DONE), DONE)
    return Decision(said, Reason("nothing_more" if said == DONE else "announce", "5.6"))


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
        case Phase.DISCARD:
            return _discard_tried(view, rules, lambda: likely(view, dice, count))
        case Phase.LATE:
            return _declare(view, rules, likely(view, dice, count))
        case _:
            return talk(view, rules.options)


def _discard_tried(
    view: View[Public], rules: IllustratedTarock, draw: Callable[[], Sequence[State]]
) -> Decision:
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
