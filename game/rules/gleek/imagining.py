"""The positions a seat of Gleek could be in: hands that would have shown what was shown, and nothing else."""

from collections.abc import Sequence

from game.core.cards import GLEEK, NOBODY, Cards, mask, members
from game.core.deal import HAND, Dealing
from game.core.rules import Dice
from game.core.trick import played_by
from game.core.trick_play import played_from
from game.core.unseen import fill
from game.core.view import View
from game.rules.gleek.options import Options
from game.rules.gleek.phases import (
    SEATS,
    STOCK,
    Auction,
    Exchange,
    Layout,
    Phase,
    Playing,
    Public,
    Ruff,
    Settled,
    State,
)
from game.rules.gleek.scoring import ruff_shown, sets_of

SHOWN = (Phase.LEAD, Phase.REPLY, Phase.SETTLED)
"""The phases after everybody has shown what he has to show."""
_TRIES = 60
_SWAPS = 6000


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    public = view.public
    if public.turn_up == NOBODY:
        return Dealing(view.dealer, view.ledger)
    tricks = (*view.tricks, view.trick)
    gone = mask(card for trick in tricks for card in trick.cards)
    unseen = GLEEK.full & ~(view.hand | view.aside | view.shown | gone)
    return _position(view, _believable(view, unseen, dice, options))


def _believable(view: View[Public], unseen: Cards, dice: Dice, options: Options) -> Layout:
    """Draw layouts until one fits what was shown; when that is long in coming, mend the last by exchanging cards."""
    shares = fill(view.hidden, unseen, dice)
    layout = _filled(view, shares)
    for _ in range(_TRIES):
        if not faults(layout, view, options):
            return layout
        shares = fill(view.hidden, unseen, dice)
        layout = _filled(view, shares)
    wrong = faults(layout, view, options)
    for _ in range(_SWAPS):
        if not wrong:
            break
        swapped = _swapped(view, shares, dice)
        other = _filled(view, swapped)
        if (found := faults(other, view, options)) <= wrong:
            shares, layout, wrong = swapped, other, found
    return layout


def _swapped(view: View[Public], shares: Sequence[Cards], dice: Dice) -> tuple[Cards, ...]:
    """Exchange a card of one hidden place for one of another, as far as both may lie there."""
    places = list(range(len(shares)))
    dice.shuffle(places)
    here, there, out = places[0], places[1], list(shares)
    one = _any(shares[here] & ~view.hidden[here].sure & view.hidden[there].may, dice)
    other = _any(shares[there] & ~view.hidden[there].sure & view.hidden[here].may, dice)
    if one and other:
        out[here] ^= one | other
        out[there] ^= one | other
    return tuple(out)


def _any(cards: Cards, dice: Dice) -> Cards:
    """Pick one of these cards, or none when there is none."""
    found = members(cards)
    return 1 << found[int(dice.random() * len(found))] if found else 0


def _filled(view: View[Public], shares: tuple[Cards, ...]) -> Layout:
    """Give everybody back what he has played, and lay the heaps."""
    hands = list(played_by((*view.tricks, view.trick), SEATS))
    hands[view.me] |= view.hand
    stock, discard = 0, view.aside
    for place, share in zip(view.hidden, shares, strict=True):
        if place.name == HAND:
            hands[place.seat] |= share
        elif place.name == STOCK:
            stock = share
        else:
            discard = share
    public = view.public
    return Layout(
        public.turn_up,
        tuple(hands),
        stock,
        discard,
        public.auction,
        public.vying,
        public.ruffs,
        public.sets,
    )


def faults(layout: Layout, view: View[Public], options: Options) -> int:
    """Count the cards with which these hands would have shown something else (§8.15, §9.1)."""
    if view.public.phase not in SHOWN:
        return 0
    found = 0
    for seat, hand in enumerate(layout.hands):
        shows = sum(each.cards for each in layout.sets if each.seat == seat)
        found += (sum(sets_of(hand)) ^ shows).bit_count()
        if flush := layout.ruffs[seat]:
            found += (ruff_shown(hand, options) ^ flush).bit_count()
    return found


def _position(view: View[Public], layout: Layout) -> State:
    turn, dealer, ledger = view.turn, view.dealer, view.ledger
    match view.public.phase:
        case Phase.AUCTION:
            return Auction(turn, dealer, ledger, layout)
        case Phase.EXCHANGE:
            return Exchange(turn, dealer, ledger, layout)
        case Phase.RUFF:
            return Ruff(turn, dealer, ledger, layout)
        case Phase.SETTLED:
            return Settled(turn, dealer, ledger, layout, played_from(layout.hands, view.trick, view.tricks))
        case Phase.DEALING:
            return Dealing(dealer, ledger)
        case Phase.LEAD | Phase.REPLY:
            return Playing(dealer, ledger, layout, played_from(layout.hands, view.trick, view.tricks))
