"""What one seat of Imperium knows, and the positions it could be in."""

from functools import partial
from itertools import combinations

from game.core.cards import NOBODY, TABLE, Cards, Seat, mask, members
from game.core.deal import Dealing, before_deal
from game.core.move import Move
from game.core.rules import Dice
from game.core.trick import NO_TRICK, Trick, lacking, played_by
from game.core.trick_play import under_way
from game.core.unseen import Impossible, fill
from game.core.view import Place, View
from game.rules.imperium.cards import CONTRACTS, JACKS, PACK, SUITLESS, mate, suit_of
from game.rules.imperium.combinations import SUITS, belied, declared, held, outgrown, pool
from game.rules.imperium.options import Options
from game.rules.imperium.phases import PLAY, Declaring, Phase, Playing, Public, Settled, State, exposed

_EMPTY = tuple((Place("hand", 1 - seat, 0, 0, 0), Place("dead", TABLE, 0, 0, 0)) for seat in range(2))
_SIDES = (0, 1)
_DEAD = 6
_FULL = PACK.full
_TRIES = 24
_JACKLESS = tuple(tuple(SUITS.values())[mate(suit)] & JACKS for suit in range(4))


def build(state: State, seat: Seat, moves: tuple[Move, ...], options: Options) -> View[Public]:
    if isinstance(state, Dealing):
        return before_deal(state, seat, _SIDES, Public(Phase.DEALING), _EMPTY[seat])
    if isinstance(state, Playing):
        phase = Phase.REPLY if state.play.trick.cards else Phase.LEAD
    else:
        phase = Phase.DECLARING if isinstance(state, Declaring) else Phase.SETTLED
    play, hand, trick = state.play, state.play.hands[seat], state.play.trick
    public = Public(phase, state.turn_up, state.shows)
    hidden = partial(_hidden, 1 - seat, hand, (*play.tricks, trick), public, state.dealer, options)
    if phase == Phase.DECLARING and not trick.cards:
        trick = NO_TRICK  # nothing lies on the table before the first lead
    return View(
        seat,
        state.turn,
        state.dealer,
        hand,
        0,
        1 << state.turn_up,
        trick,
        play.tricks,
        hidden,
        _SIDES,
        public,
        state.ledger,
        moves,
    )


def _hidden(
    other: Seat, hand: Cards, tricks: tuple[Trick, ...], public: Public, dealer: Seat, options: Options
) -> tuple[Place, ...]:
    """Tell what the other hand and the dead cards can and must hold, to who holds this hand."""
    played, turn_up, shows = played_by(tricks, 2), public.turn_up, public.shows[other]
    unseen = _FULL & ~(hand | played[0] | played[1] | 1 << turn_up)
    if turn_up in SUITLESS:
        return Place("hand", other, 5, unseen, 0), Place("dead", TABLE, _DEAD, unseen, 0)
    theirs = played[other]
    sure = exposed(public.shows, turn_up, other)
    may = unseen & ~lacking(tricks, CONTRACTS[turn_up], 2)[other]
    may &= ~outgrown(shows, _jackless(turn_up, options))
    if declares_all(options) and finished(public, dealer, tricks[-1], tricks[:-1], other):
        known = pool(sure | theirs, turn_up, other == dealer, options)
        may &= ~belied(known, shows)
    return _places(other, 5 - theirs.bit_count(), unseen, may, sure & ~theirs)


def _places(other: Seat, size: int, unseen: Cards, may: Cards, sure: Cards) -> tuple[Place, Place]:
    """Say what the other hand and the dead cards can and must hold."""
    if sure.bit_count() == size:
        may = sure
    elif may.bit_count() == size:
        sure = may
    return Place("hand", other, size, may, sure), Place("dead", TABLE, _DEAD, unseen & ~sure, unseen & ~may)


def _jackless(turn_up: int, options: Options) -> Cards:
    """Give the Jack that completes no sequence (§6.7)."""
    return _JACKLESS[suit_of(turn_up)] if options.left_bower_in_sequence == "none" else 0


def declares_all(options: Options) -> bool:
    """Tell whether a seat that shows nothing has nothing, each imperium standing for itself."""
    return options.declare_imperiums == "auto" and options.imperium_shared_cards


def finished(public: Public, dealer: Seat, trick: Trick, tricks: tuple[Trick, ...], seat: Seat) -> bool:
    """Tell whether a seat has declared and the game has gone on from there."""
    if seat == dealer:
        return bool(tricks) or public.phase == Phase.REPLY
    return bool(tricks) or bool(trick.cards) or public.phase in PLAY


def plausible(view: View[Public], cards: Cards, options: Options) -> bool:
    """Tell whether the other seat could have declared as it did with these cards in hand now."""
    other, public = 1 - view.me, view.public
    shown = public.shows[other]
    done = finished(public, view.dealer, view.trick, view.tricks, other)
    if not public.trump or not (done or shown):
        return True
    dealt = cards | played_by((*view.tricks, view.trick), 2)[other]
    mine = pool(dealt, public.turn_up, other == view.dealer, options)
    if options.declare_imperiums == "choose":
        return not shown or set(shown) <= set(held(mine, suit_of(public.turn_up), options))
    found = declared(mine, public.turn_up, options)
    return found == shown if done else found[: len(shown)] == shown


def _other_hand(view: View[Public], dice: Dice, options: Options) -> Cards:
    """Draw a hand for the other seat, each that fits what was seen being equally likely."""
    place = view.hidden[0]
    unseen = place.may | view.hidden[1].may
    for _ in range(_TRIES):
        cards = fill(view.hidden, unseen, dice)[0]
        if plausible(view, cards, options):
            return cards
    free = members(place.may & ~place.sure)
    hands = [place.sure | mask(some) for some in combinations(free, place.size - place.sure.bit_count())]
    hands = [cards for cards in hands if plausible(view, cards, options)]
    if not hands:
        message = "No hand fits what was declared."
        raise Impossible(message)
    return hands[int(dice.random() * len(hands))]


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    public, me = view.public, view.me
    if public.turn_up == NOBODY:
        return Dealing(view.dealer, view.ledger)
    theirs = _other_hand(view, dice, options)
    hands = (view.hand, theirs) if me == 0 else (theirs, view.hand)
    dealer, ledger, turn_up, shows = view.dealer, view.ledger, public.turn_up, public.shows
    if public.phase == Phase.DECLARING:
        trick = view.trick if view.trick.cards else Trick(view.turn)
        return Declaring(dealer, ledger, turn_up, shows, under_way(hands, trick, ()))
    play = under_way(hands, view.trick, view.tricks)
    if public.phase in PLAY:
        return Playing(dealer, ledger, turn_up, shows, play)
    return Settled(view.turn, dealer, ledger, turn_up, shows, play)
