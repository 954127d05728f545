"""Why a move is not allowed, said from what the player himself can see."""

from game.core.cards import Card
from game.core.move import Lay, Move, Play, Say
from game.core.rules import Reason
from game.core.view import View
from game.rules.sheepshead.cards import SUITS
from game.rules.sheepshead.duties import contract_of, duty_of
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import CRACK, PLAY, Phase, Public

LAY = (Phase.BURY, Phase.UNDER)
_RULES = {
    "pick": "3.3",
    "blitz": "9.4",
    "bury": "4.1",
    "call": "5.2",
    "under": "5.6",
    "crack": "9.1",
    "recrack": "9.3",
    "name": "8.9",
    "swap": "8.10",
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
            return _lay(view, card)
        case Say(_) if phase in LAY:
            return Reason("too_few", _RULES[phase], number=view.public.least)
        case Say(CRACK.word, None) if phase == Phase.CRACK:
            return Reason("partner_cracks", "9.2")
        case _:
            return Reason("no_such", _RULES.get(phase, "6.1"))


def _card(view: View[Public], card: Card, options: Options) -> Reason:
    public = view.public
    if public.phase in LAY:
        return Reason("lay_first", _RULES[public.phase], number=public.least)
    if public.phase not in PLAY:
        return Reason("speak_first", _RULES[public.phase])
    if not view.hand >> card & 1:
        return Reason("not_held", "6.1", cards=1 << card)
    return _duty(view, card, options)


def _duty(view: View[Public], card: Card, options: Options) -> Reason:
    public, table = view.public, view.trick.cards
    contract = contract_of(options, public.call, public.under)
    order = contract.order
    duty = duty_of(public.call, public.under, view.tricks, picker=view.me == public.picker)
    called = view.hand & 1 << duty.card if duty else 0
    if not table:
        return Reason("lead_called", "6.5", cards=called) if called else Reason("turn", "6.1")
    same = view.hand & order.follows[order.suit[table[0]]]
    if same & called:
        return Reason("play_called", "6.4", cards=called)
    if same:
        return Reason("follow", "6.2", cards=same, suit=("", *SUITS)[order.suit[table[0]]])
    legal = contract.policy(view.hand, table, order)
    if not legal >> card & 1:
        return Reason("trump", "6.3", cards=legal)
    return Reason("keep_called" if called >> card & 1 else "keep_one", "6.5", cards=1 << card)


def _lay(view: View[Public], card: Card) -> Reason:
    public = view.public
    if public.phase not in LAY:
        return Reason("no_laying", "4.1")
    rule = _RULES[public.phase]
    if not view.hand >> card & 1:
        return Reason("not_held", rule, cards=1 << card)
    if public.call.card == card:
        return Reason("named_ace", "8.10", cards=1 << card)
    return Reason("too_many", rule, number=public.most)
