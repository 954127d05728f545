"""Which paragraph forbids a move, told from what the mover can see."""

from game.core.cards import CHANCE, NOBODY, PIQUET, Card
from game.core.move import Move, Play
from game.core.rules import Reason
from game.core.trick import Contract
from game.core.view import View
from game.rules.imperiale.cards import SUIT_LETTERS
from game.rules.imperiale.phases import Public


def refusal(view: View[Public], move: Move, contract: Contract | None) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    if view.turn == NOBODY:
        return Reason("match_over", "12.1")
    if view.turn == CHANCE or contract is None:
        return Reason("deal_first", "5.2")
    if view.turn != view.me:
        return Reason("not_your_turn", "9.1", seat=view.turn)
    if isinstance(move, Play):
        return _card_refused(view, move.card, contract)
    return Reason("not_done_here", "2.4")


def _card_refused(view: View[Public], card: Card, contract: Contract) -> Reason:
    if view.shown >> card & 1:
        return Reason("turn_up_stays", "5.3", cards=view.shown)
    if not view.hand >> card & 1:
        return Reason("not_in_hand", "9.1", cards=1 << card)
    if not view.trick.cards:
        return Reason("not_your_turn", "9.1", seat=view.turn)  # a picture of the table between two moves
    order, lead = contract.order, view.trick.cards[0]
    legal = contract.policy(view.hand, view.trick.cards, order)
    if not legal & order.follows[order.suit[lead]]:
        return Reason("trump", "9.4", legal, SUIT_LETTERS[order.suit[lead]])
    if order.suit[card] != order.suit[lead]:
        return Reason("follow", "9.2", legal, PIQUET.spell(lead)[1])
    return Reason("head", "9.3", legal, PIQUET.spell(lead)[1])
