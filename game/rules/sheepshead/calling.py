"""Who may say what before the tricks: picking, calling a partner, blitzing and cracking (§3, §5, §8, §9).

A player is asked whether or not he has anything to say: who is passed over tells the table what he does not hold.
"""

from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.move import Say
from game.rules.sheepshead.cards import (
    ABOVE_THE_JACK,
    ACES,
    EVERY_ACE,
    JACK_OF_DIAMONDS,
    QUEENS_BLACK,
    QUEENS_RED,
    SUITS,
    TENS,
    WORTHLESS,
    suit_cards,
)
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import (
    ALONE,
    BLITZ_BLACK,
    BLITZ_RED,
    CALL_UP,
    CALLS,
    CRACK,
    DEMAND,
    GO_ON,
    LEAVE_BLIND,
    PASS,
    PICK,
    RECRACK,
    TAKE_BLIND,
    Layout,
    Phase,
    Talking,
)

BOTH_PAIRS = 3
_PAIRS = ((1, QUEENS_BLACK, BLITZ_BLACK), (2, QUEENS_RED, BLITZ_RED))


def words(state: Talking, options: Options) -> tuple[Say, ...]:
    layout = state.layout
    hand = layout.hands[state.turn]
    match state.about:
        case Phase.PICK:
            return _picking(layout, hand, options)
        case Phase.BLITZ:
            return (*blitzes(layout), GO_ON)
        case Phase.CALL:
            return calls(layout, options)
        case Phase.NAME:
            return tuple(CALLS["name", suit] for suit in SUITS if not hand >> ACES[suit] & 1)
        case Phase.SWAP:
            return (TAKE_BLIND, LEAVE_BLIND)
        case Phase.CRACK:
            return (PASS,) if state.turn == layout.partner else (CRACK, PASS)
        case Phase.RECRACK:
            return (RECRACK, PASS)


def _picking(layout: Layout, hand: Cards, options: Options) -> tuple[Say, ...]:
    if options.no_pick == "forced_pick" and layout.spoken == options.players - 1:
        return (PICK,)
    demands = options.no_ace_no_face_redeal and hand & ~WORTHLESS == 0
    return (PICK, PASS, DEMAND) if demands else (PICK, PASS)


def blitzes(layout: Layout) -> tuple[Say, ...]:
    """List the pairs of queens the picker may still double for (§9.4)."""
    hand = layout.hands[layout.picker]
    return tuple(say for flag, pair, say in _PAIRS if hand & pair == pair and not layout.blitzes & flag)


def blitz_flag(say: Say) -> int:
    """Give the bit that stands for a pair of queens."""
    return next(flag for flag, _, word in _PAIRS if word == say)


def calls(layout: Layout, options: Options) -> tuple[Say, ...]:
    """List the calls open to the picker after burying (§5.3 to §5.9)."""
    hand = layout.hands[layout.picker]
    own = hand | layout.buried
    if options.partners == "jack_of_diamonds":
        return (CALL_UP, GO_ON) if called_up(layout) != NOBODY else (GO_ON,)
    aces = _aces(hand, own)
    found = [CALLS["ace", suit] for suit in aces]
    if not aces and options.called_ace_under:
        found += [CALLS["under", suit] for suit in SUITS if not own >> ACES[suit] & 1]
    if own & EVERY_ACE == EVERY_ACE and options.called_ace_ten:
        found += [CALLS["ten", suit] for suit in SUITS if not own >> TENS[suit] & 1 and _holds(hand, suit)]
    return (*found, ALONE) if options.go_alone or not found else tuple(found)


def _aces(hand: Cards, own: Cards) -> list[str]:
    return [suit for suit in SUITS if not own >> ACES[suit] & 1 and _holds(hand, suit)]


def _holds(hand: Cards, suit: str) -> bool:
    return bool(hand & suit_cards(suit))


def called_up(layout: Layout) -> Card:
    """Give the trump a picker with the jack of diamonds may call up; NOBODY when there is none (§5.9)."""
    own = layout.hands[layout.picker] | layout.buried
    if not own >> JACK_OF_DIAMONDS & 1:
        return NOBODY
    return next((card for card in ABOVE_THE_JACK if not own >> card & 1), NOBODY)


def holder(layout: Layout, card: Card) -> Seat:
    """Find who holds a card; NOBODY when it is buried or in the blind."""
    return next((seat for seat, hand in enumerate(layout.hands) if hand >> card & 1), NOBODY)


def next_cracker(layout: Layout, dealer: Seat, after: Seat, options: Options) -> Seat:
    """Find who is asked next whether he cracks; NOBODY when all have been (§9.2).

    The hidden partner is asked like the others, though he can only pass: skipping him would give him away.
    """
    seats = options.players
    seat = (after + 1) % seats
    while seat != layout.picker:
        unspoken = (seat - dealer - 1) % seats >= layout.spoken
        openly = layout.call.kind == "name" and seat == layout.partner
        if not openly and (unspoken or options.crack_eligibility == "all_defenders"):
            return seat
        seat = (seat + 1) % seats
    return NOBODY
