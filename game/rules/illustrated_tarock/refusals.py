"""Why a move is not allowed, said from what the player himself can see."""

from game.core.cards import NOBODY, Card, Cards, mask
from game.core.move import Lay, Move, Play, Say, Take
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock.bidding import HOLD, RECONTRA, SUBCONTRA, WAIT
from game.rules.illustrated_tarock.cards import (
    HONOURS,
    KINGS,
    MAGICIAN,
    ORDER,
    SUITS,
    TRUMPS,
    contract_for,
)
from game.rules.illustrated_tarock.declaring import barred
from game.rules.illustrated_tarock.options import Options
from game.rules.illustrated_tarock.phases import DONE, PLAY, Phase, Public, groups

_RULES = {
    "bid": "3.3",
    "recontra": "10.6",
    "subcontra": "10.6",
    "early": "4.1",
    "take": "5.1",
    "discard": "5.3",
    "late": "5.5",
    "holding": "5.6",
    "contra_bonus": "10.7",
    "recontra_bonus": "10.7",
    "subcontra_bonus": "10.7",
}


def refusal(view: View[Public], move: Move, options: Options) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    phase = view.public.phase
    if view.turn != view.me:
        return Reason("turn", "6.1" if phase in PLAY else "3.3", seat=view.turn)
    match move:
        case Play(card):
            return _card(view, card, options)
        case Lay(card):
            return _lay(view, card, options)
        case Take(number):
            return _packet(view, number)
        case Say(word) if phase == Phase.BID:
            return _call(word, options)
        case Say() if options.contras_in_auction and phase in (Phase.RECONTRA, Phase.SUBCONTRA):
            return Reason("no_such", "10.22")
        case _:
            return Reason("no_such", _RULES.get(phase, "6.1"))


def _call(word: str, options: Options) -> Reason:
    waiting = options.hold_rule == "waiting"
    if waiting and word == WAIT.word:
        return Reason("wait_first", "10.21")
    if waiting and word == HOLD.word:
        return Reason("hold_waited", "10.21")
    if options.contras_in_auction and word in (RECONTRA.word, SUBCONTRA.word):
        return Reason("no_contra_stands", "10.22")
    return Reason("no_such", "3.3")


def _card(view: View[Public], card: Card, options: Options) -> Reason:
    phase, table, hand = view.public.phase, view.trick.cards, view.hand
    if phase == Phase.DISCARD:
        return Reason("lay_first", "5.3", number=view.public.least)
    if phase not in PLAY:
        return Reason("speak_first", _RULES.get(phase, "6.1"))
    if not hand >> card & 1:
        return Reason("not_held", "6.1", cards=1 << card)
    if not table:
        waits = card == MAGICIAN and options.beggar_magician_last
        return Reason("keep_magician", "10.13") if waits else Reason("turn", "6.1", seat=view.turn)
    suit = ORDER.suit[table[0]]
    same = hand & ORDER.follows[suit]
    allowed = _playable(view, options, magician_last=options.beggar_magician_last)
    if same and not same >> card & 1:
        return Reason("follow", "6.2", cards=allowed, suit="" if suit == 0 else SUITS[suit - 1])
    if not same and hand & TRUMPS and not TRUMPS >> card & 1:
        return Reason("trump", "6.3", cards=allowed)
    if card == MAGICIAN and _playable(view, options, magician_last=False) >> card & 1:
        return Reason("keep_magician", "10.13")
    return Reason("must_win", "7.2", cards=allowed)


def _playable(view: View[Public], options: Options, *, magician_last: bool) -> Cards:
    """Give the cards that may be played to this trick, with or without the rule that keeps the Magician back."""
    if view.public.declarer != NOBODY:
        return contract_for(emperor_trick=options.emperor_trick).policy(view.hand, view.trick.cards, ORDER)
    contract = contract_for(
        emperor_trick=options.emperor_trick and options.emperor_in_beggar,
        must_win=options.beggar_must_win,
        magician_last=magician_last,
    )
    return contract.policy(view.hand, view.trick.cards, ORDER)


def _packet(view: View[Public], number: int) -> Reason:
    public = view.public
    if public.phase != Phase.TAKE:
        return Reason("no_packet", "5.1")
    packets = groups(public.auction.bid)
    if not 0 <= number < len(packets):
        return Reason("no_such_packet", "3.2", number=len(packets) - 1)
    cards = mask(public.stock[place] for place in packets[number])
    return Reason("packet", "5.2", cards=cards & barred(public.declared))


def _lay(view: View[Public], card: Card, options: Options) -> Reason:
    public = view.public
    if public.phase != Phase.DISCARD:
        return Reason("no_discard", "5.3")
    if not view.hand >> card & 1:
        return Reason("not_held", "5.3", cards=1 << card)
    if (HONOURS | KINGS) >> card & 1:
        return Reason("barred", "5.3", cards=1 << card)
    if Lay(card, shown=True) in view.moves:
        return Reason("face_up", "10.9", cards=1 << card)
    full = DONE in view.moves
    if not full and TRUMPS >> card & 1 and options.trump_discards == "last_resort":
        return Reason("plain_first", "10.9", cards=1 << card)
    return Reason("too_many", "5.3", number=public.most)
