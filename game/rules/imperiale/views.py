"""What one seat of Impériale knows, and the positions it could be in."""

from functools import lru_cache, partial
from itertools import combinations

from game.core.cards import NOBODY, PIQUET, TABLE, Cards, Seat, mask, members
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.rules import Dice
from game.core.score import Award, Ledger
from game.core.trick import Contract, Trick, lacking, played_by
from game.core.trick_play import under_way
from game.core.unseen import Impossible, fill
from game.core.view import Place, View
from game.rules.imperiale.cards import FOURS, SEQUENCES, SUITS
from game.rules.imperiale.options import Options
from game.rules.imperiale.phases import DEAD, DEAD_CARDS, TRICKS, Phase, Playing, Public, Settled, State
from game.rules.imperiale.scoring import OPENING_STEPS, opening, shown

_EMPTY = tuple((Place(HAND, 1 - seat, 0, 0, 0), Place(DEAD, TABLE, 0, 0, 0)) for seat in range(2))
_SIDES = (0, 1)
_FULL = PIQUET.full
_TRIES = 256


def view_before_deal(state: Dealing, seat: Seat, target: int) -> View[Public]:
    return before_deal(state, seat, _SIDES, Public(Phase.DEALING, target=target), _EMPTY[seat])


def view_in_tricks(
    state: Playing | Settled, seat: Seat, moves: tuple[Move, ...], contract: Contract, target: int
) -> View[Public]:
    play, hand = state.play, state.play.hands[seat]
    phase = Phase.SETTLED if isinstance(state, Settled) else Phase.REPLY if play.trick.cards else Phase.LEAD
    public = Public(phase, state.turn_up, target)
    return View(
        seat,
        state.turn,
        state.dealer,
        hand,
        0,
        1 << state.turn_up,
        play.trick,
        play.tricks,
        partial(_hidden, 1 - seat, hand, (*play.tricks, play.trick), public, state.ledger, contract),
        _SIDES,
        public,
        state.ledger,
        moves,
    )


def _hidden(
    other: Seat, hand: Cards, tricks: tuple[Trick, ...], public: Public, ledger: Ledger, contract: Contract
) -> tuple[Place, ...]:
    """Tell what the other hand and the dead cards can and must hold, to who holds this hand."""
    played = played_by(tricks, 2)
    theirs = played[other]
    counted = counted_before(ledger, public.phase)
    sure = shown(counted, public.turn_up, other)
    unseen = _FULL & ~(hand | played[0] | played[1] | 1 << public.turn_up)
    may = unseen & ~lacking(tricks, contract, 2)[other]
    if public.phase != Phase.SETTLED:
        may &= ~_belied(counted, sure, theirs, other)
    return _places(other, TRICKS - theirs.bit_count(), unseen, may, sure & ~theirs)


def counted_before(ledger: Ledger, phase: str) -> tuple[Award, ...]:
    """Give what was counted before the first lead of the deal on the table."""
    deal = ledger.finished + (phase != Phase.SETTLED)
    found: list[Award] = []
    for award in reversed(ledger.awards):
        if award.deal != deal:
            break
        if award.step in OPENING_STEPS:
            found.append(award)
    return tuple(reversed(found))


def _belied(counted: tuple[Award, ...], sure: Cards, played: Cards, other: Seat) -> Cards:
    """Tell which single cards would have made the other seat count more than it did.

    The rest of a suit that was shown as the point, and whatever would complete an imperial that was not counted.
    """
    out, point = 0, counted[-1]
    if point.to == other:
        out = next(suit for suit in SUITS if suit & point.cards) & ~point.cards
    return out | _completing(sure | played)


@lru_cache(maxsize=1 << 12)
def _completing(known: Cards) -> Cards:
    """Give the single cards that would make an imperial of some of these."""
    out = 0
    for cards in (*SEQUENCES, *FOURS):
        lacking_cards = cards & ~known
        if not lacking_cards & (lacking_cards - 1):
            out |= lacking_cards
    return out


def _places(other: Seat, size: int, unseen: Cards, may: Cards, sure: Cards) -> tuple[Place, Place]:
    """Say what the other hand and the dead cards can and must hold."""
    if sure.bit_count() == size:
        may = sure
    elif may.bit_count() == size:
        sure = may
    return Place(HAND, other, size, may, sure), Place(DEAD, TABLE, DEAD_CARDS, unseen & ~sure, unseen & ~may)


def plausible(view: View[Public], theirs: Cards, options: Options) -> bool:
    """Tell whether the same would have been counted before the first lead if the other hand were this one now."""
    public, me = view.public, view.me
    if public.phase == Phase.SETTLED:
        return True
    played = played_by((*view.tricks, view.trick), 2)
    mine, others = view.hand | played[me], theirs | played[1 - me]
    hands = (mine, others) if me == 0 else (others, mine)
    deal = view.ledger.finished + 1
    return counted_before(view.ledger, public.phase) == tuple(
        opening(deal, view.dealer, hands, public.turn_up, options)
    )


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    public, me = view.public, view.me
    if public.turn_up == NOBODY:
        return Dealing(view.dealer, view.ledger)
    theirs = _other_hand(view, dice, options)
    hands = (view.hand, theirs) if me == 0 else (theirs, view.hand)
    play = under_way(hands, view.trick, view.tricks)
    if public.phase == Phase.SETTLED:
        return Settled(view.turn, view.dealer, view.ledger, public.turn_up, play)
    return Playing(view.dealer, view.ledger, public.turn_up, play)


def _other_hand(view: View[Public], dice: Dice, options: Options) -> Cards:
    """Draw a hand for the other seat, each that fits what was counted being equally likely."""
    place, unseen = view.hidden[0], view.hidden[0].may | view.hidden[1].may
    for _ in range(_TRIES):
        cards = fill(view.hidden, unseen, dice)[0]
        if plausible(view, cards, options):
            return cards
    free = members(place.may & ~place.sure)
    hands = (place.sure | mask(some) for some in combinations(free, place.size - place.sure.bit_count()))
    fitting = [cards for cards in hands if plausible(view, cards, options)]
    if not fitting:
        message = "No hand fits what was counted."
        raise Impossible(message)
    return fitting[int(dice.random() * len(fitting))]
