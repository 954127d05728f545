"""What one seat of Sheepshead knows, and the positions it could be in; the partner stays hidden from most."""

from functools import partial

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat, members
from game.core.deal import HAND, Dealing, before_deal
from game.core.move import Move
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.trick import Trick, lacking, played_by
from game.core.trick_play import played_from, unplayed
from game.core.unseen import Impossible, fill
from game.core.view import Place, View
from game.rules.sheepshead.calling import holder
from game.rules.sheepshead.cards import PACK, suit_cards
from game.rules.sheepshead.course import wanted
from game.rules.sheepshead.duties import SECRET, contract_of, disowned
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import (
    BLIND,
    BURIED,
    NO_CALL,
    PLAY,
    Call,
    Laying,
    Layout,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Talking,
)
from game.rules.sheepshead.scoring import OWN, blind_to, multiplier

_FULL = PACK.full
_IN_TRICKS = (Playing, Settled)
_TRIES = 48
_LEAD, _REPLY = PLAY  # a member of an enumeration is looked up every time it is named


@record
class Sight:
    """What a seat does not see, and how much of it lies where."""

    me: Seat
    unseen: Cards
    sizes: tuple[int, ...]  # of the hands, by seat
    blind: int
    buried: int


def build(state: State, seat: Seat, moves: tuple[Move, ...], options: Options) -> View[Public]:
    if isinstance(state, Dealing):
        return before_deal(state, seat, (-1,) * options.players, Public(Phase.DEALING))
    layout, over = state.layout, isinstance(state, Settled)
    laid = state.laid if isinstance(state, Laying) else 0
    play = state.play if isinstance(state, _IN_TRICKS) else unplayed(layout.hands)
    gone = sum(layout.hands) - sum(play.hands)  # no card is in two hands, so that sets add up like numbers
    shown = layout.buried | layout.blind if over else 0
    mine = play.hands[seat]
    if laid and state.turn == seat:
        mine &= ~laid
    aside = (layout.buried | laid) & ~shown if seat == layout.setter else 0
    told = over or layout.call.kind in ("alone", "name") or _has(gone, layout.call.card)
    public = _public(state, seat, gone, options, told=told)
    sizes = [hand.bit_count() for hand in play.hands]
    if laid:
        sizes[layout.setter] -= laid.bit_count()
    sight = Sight(
        seat,
        _FULL & ~(mine | aside | shown | gone),
        tuple(sizes),
        layout.blind.bit_count(),
        (layout.buried | laid).bit_count(),
    )
    return View(
        seat,
        state.turn,
        state.dealer,
        mine,
        aside,
        shown,
        play.trick,
        play.tricks,
        partial(_hidden, public, sight, play.tricks, play.trick, options),
        _sides(layout, seat, options, told=told),
        public,
        state.ledger,
        moves,
    )


def _public(
    state: Talking | Laying | Playing | Settled, seat: Seat, gone: Cards, options: Options, *, told: bool
) -> Public:
    """Write the public record; told tells whether everybody knows the partner: his card has fallen, say (§5.4)."""
    layout, over, least, to = state.layout, False, 0, NOBODY
    if isinstance(state, Playing):
        phase = _REPLY if state.play.trick.cards else _LEAD
    elif isinstance(state, Laying):
        phase = state.about
        least = wanted(state, options)
    elif isinstance(state, Talking):
        phase = state.about
    else:
        phase, over = Phase.SETTLED, True
        if state.play.tricks:
            to = blind_to(layout.picker, state.play.tricks[-1].taker, options)
    return Public(
        phase,
        layout.spoken,
        layout.picker,
        layout.partner if told else NOBODY,
        layout.setter,
        layout.call,
        layout.under if seat == layout.picker or _has(gone, layout.under) else NOBODY,
        layout.blitzes,
        layout.cracks,
        layout.cracker,
        layout.pending,
        1 if layout.picker == NOBODY or over else multiplier(layout, options),
        layout.thrown,
        OWN if options.to_sixty_one else "",
        least,
        least,
        to,
    )


def _has(cards: Cards, card: Card) -> bool:
    return card != NOBODY and bool(cards >> card & 1)


def _sides(layout: Layout, seat: Seat, options: Options, *, told: bool) -> tuple[int, ...]:
    """Tell as much of the sides as a seat knows: 0 the picker's, 1 the defenders', −1 where it does not know."""
    picker, partner, call, seats = layout.picker, layout.partner, layout.call, options.players
    if picker == NOBODY or options.to_sixty_one:
        return (-1,) * seats
    if not call.kind:
        return tuple([0 if each == picker else -1 for each in range(seats)])
    alone = seat == picker and _has(layout.hands[picker] | layout.buried, call.card)
    knows = told or alone or seat == partner
    sides = [1 if knows else -1] * seats
    sides[seat] = 1
    if knows and partner != NOBODY:
        sides[partner] = 0
    sides[picker] = 0
    return tuple(sides)


def _hidden(
    public: Public, sight: Sight, tricks: tuple[Trick, ...], trick: Trick, options: Options
) -> tuple[Place, ...]:
    """Tell what lies in the other hands, in the blind and among the buried cards, as far as this seat knows."""
    call, unseen = public.call, sight.unseen
    lacks = _lacks(public, (*tricks, trick), options)
    called = 1 << call.card if call.kind in SECRET or call.kind == "up" else 0
    places = []
    for other, size in enumerate(sight.sizes):
        if other != sight.me:
            may = unseen & ~lacks[other] & ~(called if other == public.picker else 0)
            places.append(Place(HAND, other, size, may if size else 0, 0))
    if public.phase == Phase.SETTLED:
        return tuple(places)
    if sight.blind:
        places.append(Place(BLIND, TABLE, sight.blind, unseen & ~_named(call), 0))
    if sight.buried and sight.me != public.setter:
        where = (BLIND, TABLE) if public.setter == NOBODY else (BURIED, public.setter)
        places.append(Place(*where, sight.buried, unseen & ~(called | _named(call)), 0))
    return _sure(public, sight.me, places)


def _named(call: Call) -> Cards:
    """Give the ace that was named and shown by its holder."""
    return 1 << call.card if call.kind == "name" else 0


def _sure(public: Public, seat: Seat, places: list[Place]) -> tuple[Place, ...]:
    """Put the named ace into the hand of the partner who showed it (§8.10)."""
    ace = _named(public.call)
    if not ace or public.partner == seat:
        return tuple(places)
    settled = []
    for place in places:
        mine = (place.name, place.seat) == (HAND, public.partner) and place.may & ace
        may = place.may if mine else place.may & ~ace
        settled.append(replace(place, may=may, sure=ace if mine else 0))
    return tuple(settled)


def _lacks(public: Public, tricks: tuple[Trick, ...], options: Options) -> tuple[Cards, ...]:
    """Tell by seat what it cannot hold; a picker with an under card nobody has seen gives nothing away."""
    seats, call = options.players, public.call
    shown = lacking(tricks, contract_of(options, call, public.under), seats)
    if call.kind not in SECRET:
        return shown
    lacks = list(shown)
    if call.kind == "under" and public.under == NOBODY:
        lacks[public.picker] = 0
    for other, denies in enumerate(disowned(call, tricks, public.picker, seats)):
        if denies:
            lacks[other] |= 1 << call.card
    return tuple(lacks)


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    if view.public.phase == Phase.DEALING:
        return Dealing(view.dealer, view.ledger)
    for _ in range(_TRIES):
        try:
            layout, laid = _layout(view, dice, options)
        except Impossible:
            continue
        if _plausible(view, layout):
            return _position(view, layout, laid)
    return _position(view, *_layout(view, dice, options))


def _layout(view: View[Public], dice: Dice, options: Options) -> tuple[Layout, Cards]:
    public, seats = view.public, options.players
    tricks = (*view.tricks, view.trick)
    played = played_by(tricks, seats)
    gone = 0
    for cards in played:
        gone |= cards
    unseen = PACK.full & ~(view.hand | view.aside | view.shown | gone)
    under, places = _under(view, tricks, dice, options)
    filled = dict(
        zip(((place.name, place.seat) for place in places), fill(places, unseen, dice), strict=True)
    )
    hands = [view.hand if seat == view.me else filled[HAND, seat] for seat in range(seats)]
    laying = public.phase == Phase.BURY
    away = view.aside if public.setter == view.me else filled.get((BURIED, public.setter), 0)
    blind = filled.get((BLIND, TABLE), 0)
    if public.picker != NOBODY and public.setter == NOBODY:
        away, blind = blind, 0  # the blind was left where it lay, and counts as buried (§8.10)
    if public.phase == Phase.SETTLED:
        away, blind = (0, view.shown) if public.picker == NOBODY else (view.shown, 0)
    for seat in range(seats):
        hands[seat] |= played[seat] | (away if laying and seat == public.setter else 0)
    layout = Layout(
        tuple(hands),
        blind,
        public.spoken,
        public.picker,
        NOBODY,
        public.setter,
        0 if laying else away,
        public.call,
        under,
        public.blitzes,
        public.cracks,
        public.cracker,
        public.pending,
        public.thrown,
    )
    return replace(layout, partner=_partner(layout, public)), away if laying else 0


def _under(
    view: View[Public], tricks: tuple[Trick, ...], dice: Dice, options: Options
) -> tuple[Card, tuple[Place, ...]]:
    """Choose which of the picker's cards lies there as the under card; he may lack what else he did not play."""
    public = view.public
    if public.call.kind != "under" or public.under != NOBODY or public.phase in (Phase.UNDER, Phase.SETTLED):
        return public.under, view.hidden
    index = next(
        n for n, place in enumerate(view.hidden) if (place.name, place.seat) == (HAND, public.picker)
    )
    theirs = view.hidden[index]
    under = members(theirs.may)[int(dice.random() * theirs.may.bit_count())]
    lacks = lacking(tricks, contract_of(options, public.call, under), options.players)[public.picker]
    chosen = replace(theirs, may=theirs.may & ~lacks | 1 << under, sure=1 << under)
    return under, (*view.hidden[:index], chosen, *view.hidden[index + 1 :])


def _partner(layout: Layout, public: Public) -> Seat:
    if public.call == NO_CALL or public.call.kind == "alone" or public.phase == Phase.UNDER:
        return NOBODY
    found = holder(layout, public.call.card)
    return NOBODY if found == layout.picker else found


def _plausible(view: View[Public], layout: Layout) -> bool:
    """Tell whether a picker who called an ace or a ten could have done so: he needs a card of its suit (§5.3)."""
    call = layout.call
    if call.kind not in ("ace", "ten") or view.me == layout.picker:
        return True
    suit = suit_cards(call.suit)
    return bool(layout.hands[layout.picker] & suit)


def _position(view: View[Public], layout: Layout, laid: Cards) -> State:
    turn, dealer, ledger, phase = view.turn, view.dealer, view.ledger, view.public.phase
    match phase:
        case Phase.BURY | Phase.UNDER:
            return Laying(turn, dealer, ledger, layout, laid, phase)
        case Phase.LEAD | Phase.REPLY:
            return Playing(dealer, ledger, layout, played_from(layout.hands, view.trick, view.tricks))
        case Phase.SETTLED:
            return Settled(turn, dealer, ledger, layout, played_from(layout.hands, view.trick, view.tricks))
        case Phase.DEALING:
            return Dealing(dealer, ledger)
        case _:
            return Talking(turn, dealer, ledger, layout, phase)
