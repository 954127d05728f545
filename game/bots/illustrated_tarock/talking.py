"""What a club player says and lays away: bids by expected points, draws, discards, bonuses that pay on average."""

from math import erf, sqrt

from game.bots.illustrated_tarock.drawing import discards, draws
from game.bots.illustrated_tarock.strength import DRAWN, strength
from game.core.bot import Decision
from game.core.cards import Cards, bit
from game.core.move import Lay, Move, Say, Take
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.bidding import CONTRA, HOLD, MULTIPLIERS, PASS
from game.rules.illustrated_tarock.cards import HALF, count
from game.rules.illustrated_tarock.phases import BONUS_WORDS, DONE, RECONTRA, SUBCONTRA

SPREAD = 13.0
"""How far the points a declarer takes stray from what was expected."""
_OTHERS = 4.0
"""Points above half that another declarer makes on average."""


def talk(view: View[Public], options: Options) -> Decision:
    """Answer whatever is asked before the tricks."""
    match view.public.phase:
        case "bid":
            return _bid(view, options)
        case "take":
            return _take(view, options)
        case "discard":
            return _discard(view, options)
        case "early" | "late":
            return _declare(view)
        case "holding":
            return _announce(view)
        case _:
            return _raise(view)


def above(expected: float, wanted: float) -> float:
    """Tell how probable it is that somebody makes so many points who expects another number."""
    return 0.5 * (1 + erf((expected - wanted + 0.5) / SPREAD / sqrt(2)))


def margin(expected: float, calls: int) -> float:
    """Tell what a hand brings its declarer on average, before it is multiplied."""
    return expected - HALF + (2 + calls) * (2 * above(expected, HALF + 1) - 1)


def _bid(view: View[Public], options: Options) -> Decision:
    auction = view.public.auction
    times = MULTIPLIERS[options.multipliers]
    mine = strength(view.hand)
    loss = -_OTHERS * times[auction.bid] if auction.bid else 0.0
    best, most, points = PASS, loss, 0
    for move in view.moves:
        if not isinstance(move, Say) or move in (PASS, CONTRA):
            continue
        bid = auction.bid if move == HOLD else move.word
        expected = mine + DRAWN[bid]
        value = 2 * times[bid] * margin(expected, auction.calls + 1)
        if value > most:
            best, most, points = move, value, round(expected)
    if best != PASS:
        return Decision(best, Reason("hold" if best == HOLD else "bid", "3.3", number=points))
    points = round(mine + DRAWN[auction.bid or "three"])
    if CONTRA in view.moves and mine >= HALF:
        return Decision(CONTRA, Reason("contra", "10.5", number=points))
    return Decision(PASS, Reason("too_weak", "3.3", number=points))


def _take(view: View[Public], options: Options) -> Decision:
    _, number, cards = draws(view, options)[0]
    return Decision(Take(number), Reason("draw", "5.1", cards))


def _discard(view: View[Public], options: Options) -> Decision:
    if DONE in view.moves:
        return Decision(DONE, Reason("laid", "5.3"))
    return lay(sensible(view, options)[0] & ~laid(view), view.moves)


def laid(view: View[Public]) -> Cards:
    """Give what has been laid away so far."""
    public = view.public
    stock = sum(bit(card) for card in public.stock)
    return view.aside | (view.shown & ~stock)


def sensible(view: View[Public], options: Options) -> list[Cards]:
    """List what may sensibly be laid away, what is laid already included, the best first."""
    away = laid(view)
    found = discards(view.hand | away, view.public.least, options)
    return [cards for cards in found if cards & away == away]


def lay(wanted: Cards, moves: tuple[Move, ...]) -> Decision:
    """Lay the first of these cards that may be laid."""
    lays = [move for move in moves if isinstance(move, Lay)]
    move = next((each for each in lays if wanted >> each.card & 1), lays[0])
    return Decision(move, Reason("lay_away", "5.4", bit(move.card)))


def expects(view: View[Public]) -> float:
    """Estimate what the declarer expects to make with his hand."""
    public = view.public
    bid = public.auction.bid
    return (
        strength(view.hand) + DRAWN[bid]
        if public.phase == "early"
        else strength(view.hand) + count(view.aside)
    )


def _declare(view: View[Public]) -> Decision:
    points = expects(view)
    for bonus, wanted in (("ninety", 90), ("seventy", 70), ("against_kings", 66), ("against_honours", 68)):
        word = BONUS_WORDS[bonus]
        if word in view.moves and above(points, wanted) > 0.55:
            return Decision(word, Reason("bonus", "4.2", number=round(points)))
    return Decision(DONE, Reason("no_bonus", "4.2", number=round(points)))


def _announce(view: View[Public]) -> Decision:
    said = next((move for move in view.moves if move != DONE), DONE)
    return Decision(said, Reason("nothing_more" if said == DONE else "announce", "5.6"))


def _raise(view: View[Public]) -> Decision:
    """Answer a contra only with a hand that is stronger than the bid called for."""
    for word in (RECONTRA, SUBCONTRA):
        if word in view.moves and strength(view.hand) + DRAWN[view.public.auction.bid] >= 75:
            return Decision(word, Reason("raise", "10.6"))
    return Decision(DONE, Reason("no_raise", "10.6"))
