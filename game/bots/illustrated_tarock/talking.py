"""What a declarer announces, takes and lays away, and who tells of his holdings: by rules of thumb, or after trying."""

from game.bots.illustrated_tarock.bidding import BONUS_FROM, NEEDS, above, answer, bid, expected
from game.bots.illustrated_tarock.drawing import discards, draws, promise
from game.core.bot import Decision
from game.core.cards import Cards, bit
from game.core.move import Lay, Move, Take
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.cards import TRUMPS
from game.rules.illustrated_tarock.phases import BONUS_WORDS, DONE, Phase

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
    lower = any(each.card < move.card for each in lays)
    key = "lay_away" if not TRUMPS >> move.card & 1 else "lay_trump" if lower else "lay_trump-low"
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
