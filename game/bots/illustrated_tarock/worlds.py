"""Imagined layouts of the cards, the likelier ones by preference: bidders hold good hands, and passers do not."""

from math import exp

from game.bots.illustrated_tarock.strength import expected
from game.core.cards import NOBODY
from game.core.rules import Dice
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public, State
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import TRUMPS
from game.rules.illustrated_tarock.phases import Layout, packet
from game.search.worlds import likely

_BIDDER, _PASSER = 0.15, 0.15
_BIDS_FROM = 64.0
_TRUMP_DISCARDED = 1.5


def likely_states(rules: IllustratedTarock, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions, and keep those that fit best what has been said; each is kept by its likelihood."""
    return likely(lambda: rules.imagine(view, dice), lambda state: likelihood(state, view), dice, wanted)


def likelihood(state: State, view: View[Public]) -> float:
    """Weigh a layout by what bids, passes and discards say of it."""
    layout = getattr(state, "layout", None)
    if not isinstance(layout, Layout) or layout.declarer == NOBODY:
        return 1.0
    bid, odds = layout.auction.bid, 0.0
    for seat in range(SEATS):
        if seat == view.me:
            continue
        if seat == layout.declarer:
            drawn = packet(layout, layout.taken) if layout.taken >= 0 else 0
            dealt = (layout.hands[seat] | layout.discard) & ~drawn
            odds -= _BIDDER * max(0.0, _BIDS_FROM - expected(dealt, bid))
            odds -= _TRUMP_DISCARDED * (layout.discard & TRUMPS).bit_count()
        elif layout.auction.out[seat]:
            odds -= _PASSER * max(0.0, expected(layout.hands[seat], "three") - _BIDS_FROM)
    return max(0.01, exp(odds))
