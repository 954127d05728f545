"""The course of a deal from the first word to the first lead: who speaks or lays next, and what it brings about."""

from game.core.cards import NOBODY, Card, Seat
from game.core.move import IllegalMove, Say
from game.core.record import replace
from game.core.score import Ledger
from game.core.trick_play import begin
from game.rules.sheepshead.calling import (
    BOTH_PAIRS,
    blitz_flag,
    called_up,
    holder,
    next_cracker,
)
from game.rules.sheepshead.cards import ACES, EVERY_ACE, JACK_OF_DIAMONDS, TENS
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import (
    ALONE,
    BLINDS,
    CALL_UP,
    CRACK,
    DEMAND,
    GO_ON,
    PICK,
    RECRACK,
    SUIT_CALLS,
    TAKE_BLIND,
    Call,
    Laying,
    Layout,
    Phase,
    Playing,
    State,
    Talking,
    Thrown,
)


def say(state: Talking, word: Say, options: Options) -> State | Thrown:
    """Carry on after something was said."""
    match state.about:
        case Phase.PICK:
            return _pick(state, word, options)
        case Phase.BLITZ:
            return _blitz(state, word)
        case Phase.CALL:
            return _call(state, word, options)
        case Phase.NAME:
            return _name(state, word)
        case Phase.SWAP:
            return _swap(state, word, options)
        case Phase.CRACK if word == CRACK:
            layout = replace(state.layout, cracks=1, cracker=state.turn)
            return Talking(layout.picker, state.dealer, state.ledger, layout, Phase.RECRACK)
        case Phase.CRACK:
            return crack_or_play(state.dealer, state.ledger, state.layout, state.turn, options)
        case Phase.RECRACK:
            layout = replace(state.layout, cracks=2) if word == RECRACK else state.layout
            return lead_off(state.dealer, state.ledger, layout, options)


def _pick(state: Talking, word: Say, options: Options) -> State | Thrown:
    layout = replace(state.layout, spoken=state.layout.spoken + 1)
    if word == DEMAND:
        return Thrown("demand", layout)
    if word == PICK:
        layout = replace(layout, picker=state.turn, setter=state.turn)
        if options.blitzing and not options.to_sixty_one:
            return Talking(state.turn, state.dealer, state.ledger, layout, Phase.BLITZ)
        return _take(state.dealer, state.ledger, layout)
    if layout.spoken < options.players:
        return Talking((state.turn + 1) % options.players, state.dealer, state.ledger, layout, Phase.PICK)
    return _nobody_picked(state, layout, options)


def _nobody_picked(state: Talking, layout: Layout, options: Options) -> State | Thrown:
    caller = holder(layout, JACK_OF_DIAMONDS)
    if options.to_sixty_one and options.no_pick in ("schwanzer", "jd_caller"):
        return lead_off(
            state.dealer, state.ledger, layout, options
        )  # there are no shares, and no partners (§10.5)
    if options.no_pick in ("doubler", "redeal", "schwanzer"):
        return Thrown(options.no_pick, layout)
    if options.no_pick == "leaster" or caller == NOBODY:
        return lead_off(state.dealer, state.ledger, layout, options)
    layout = replace(layout, picker=caller, setter=caller)
    if layout.hands[caller] & EVERY_ACE == EVERY_ACE:
        return _take(state.dealer, state.ledger, replace(layout, call=Call("alone")))
    return Talking(caller, state.dealer, state.ledger, layout, Phase.NAME)


def _blitz(state: Talking, word: Say) -> State:
    if word == GO_ON:
        return _take(state.dealer, state.ledger, state.layout)
    layout = replace(state.layout, blitzes=state.layout.blitzes | blitz_flag(word))
    if layout.blitzes != BOTH_PAIRS:
        return Talking(state.turn, state.dealer, state.ledger, layout, Phase.BLITZ)
    return _take(state.dealer, state.ledger, layout)


def _take(dealer: Seat, ledger: Ledger, layout: Layout) -> Laying:
    """Give the blind to whoever buries."""
    seat = layout.setter
    hands = (*layout.hands[:seat], layout.hands[seat] | layout.blind, *layout.hands[seat + 1 :])
    return Laying(seat, dealer, ledger, replace(layout, hands=hands, blind=0), 0, Phase.BURY)


def _name(state: Talking, word: Say) -> State:
    """The caller names an ace; its holder is the partner, or it lies in the blind and he is alone (§8.9)."""
    suit = SUIT_CALLS[word.word][1]
    layout = replace(state.layout, call=Call("name", suit, ACES[suit]))
    partner = holder(layout, ACES[suit])
    if partner == NOBODY:
        return _take(state.dealer, state.ledger, replace(layout, call=Call("alone", suit, ACES[suit])))
    layout = replace(layout, partner=partner)
    return Talking(partner, state.dealer, state.ledger, layout, Phase.SWAP)


def _swap(state: Talking, word: Say, options: Options) -> State:
    if word == TAKE_BLIND:
        return _take(state.dealer, state.ledger, replace(state.layout, setter=state.turn))
    layout = replace(state.layout, buried=state.layout.blind, blind=0, setter=NOBODY)
    return crack_or_play(state.dealer, state.ledger, layout, layout.picker, options)


def bury(state: Laying, options: Options) -> State:
    """Put what was laid away; then the picker finds his partner (§4, §5)."""
    layout, seat = state.layout, state.turn
    hands = (*layout.hands[:seat], layout.hands[seat] & ~state.laid, *layout.hands[seat + 1 :])
    layout = replace(layout, hands=hands, buried=state.laid)
    if layout.call.kind:
        return crack_or_play(state.dealer, state.ledger, layout, layout.picker, options)
    if options.partners == "none":
        layout = replace(layout, call=Call("alone"))
        return crack_or_play(state.dealer, state.ledger, layout, layout.picker, options)
    if options.partners == "jack_of_diamonds":
        if options.jd_call_up:
            return Talking(seat, state.dealer, state.ledger, layout, Phase.CALL)
        return _partnered(state.dealer, state.ledger, layout, Call("jack", card=JACK_OF_DIAMONDS), options)
    return Talking(seat, state.dealer, state.ledger, layout, Phase.CALL)


def _call(state: Talking, word: Say, options: Options) -> State:
    layout = state.layout
    if word == ALONE:
        return _partnered(state.dealer, state.ledger, layout, Call("alone"), options)
    if word == GO_ON:
        return _partnered(state.dealer, state.ledger, layout, Call("jack", card=JACK_OF_DIAMONDS), options)
    if word == CALL_UP:
        return _partnered(state.dealer, state.ledger, layout, Call("up", card=called_up(layout)), options)
    kind, suit = SUIT_CALLS[word.word]
    card = TENS[suit] if kind == "ten" else ACES[suit]
    if kind == "under":
        layout = replace(layout, call=Call(kind, suit, card))
        return Laying(state.turn, state.dealer, state.ledger, layout, 0, Phase.UNDER)
    return _partnered(state.dealer, state.ledger, layout, Call(kind, suit, card), options)


def lay_under(state: Laying, card: Card, options: Options) -> State:
    """Lay the under card down; it stays with the hand it is played from (§5.6)."""
    layout = replace(state.layout, under=card)
    return _partnered(state.dealer, state.ledger, layout, layout.call, options)


def _partnered(dealer: Seat, ledger: Ledger, layout: Layout, call: Call, options: Options) -> State:
    """Find the partner, whether anybody knows him or not."""
    found = holder(layout, call.card) if call.card != NOBODY else NOBODY
    partner = NOBODY if found == layout.picker else found
    layout = replace(layout, call=call, partner=partner)
    return crack_or_play(dealer, ledger, layout, layout.picker, options)


def crack_or_play(dealer: Seat, ledger: Ledger, layout: Layout, after: Seat, options: Options) -> State:
    """Ask the next defender whether he cracks, or begin the tricks."""
    if options.cracking and not options.to_sixty_one:
        seat = next_cracker(layout, dealer, after, options)
        if seat != NOBODY:
            return Talking(seat, dealer, ledger, layout, Phase.CRACK)
    return lead_off(dealer, ledger, layout, options)


def lead_off(dealer: Seat, ledger: Ledger, layout: Layout, options: Options) -> Playing:
    """Let the seat after the dealer lead (§6.1)."""
    seat = (dealer + 1) % options.players
    return Playing(dealer, ledger, layout, begin(layout.hands, seat))


def lay(state: Laying, card: Card, options: Options) -> State:
    if not layable(state) >> card & 1:
        message = "This card can't be laid now."
        raise IllegalMove(message, IllegalMove.NOT_NOW)
    if state.about == Phase.UNDER:
        return lay_under(state, card, options)
    laid = state.laid | 1 << card
    return Laying(state.turn, state.dealer, state.ledger, state.layout, laid, state.about)


def wanted(state: Laying, options: Options) -> int:
    """Tell how many cards are to be laid."""
    return 1 if state.about == Phase.UNDER else BLINDS[options.players]


def layable(state: Laying) -> int:
    """Give the cards that may be laid next: any, but the partner of §8.10 keeps the ace that was named."""
    layout = state.layout
    free = layout.hands[state.turn] & ~state.laid
    if state.about == Phase.BURY and layout.call.kind == "name":
        free &= ~(1 << layout.call.card)
    return free
