"""Which paragraph forbids a move, told from what the mover can see."""

from game.core.cards import CHANCE, NOBODY, TABLE, Card
from game.core.move import Move, Play
from game.core.rules import Reason
from game.core.view import Place, View
from game.rules.romestecq.cards import SUIT_LETTERS, SUITS, suit_of
from game.rules.romestecq.phases import Public


def refusal(view: View[Public], move: Move) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    if view.turn == NOBODY:
        return Reason("match_over", "10.3")
    if view.turn == CHANCE:
        return Reason("deal_first", "5.2")
    if view.turn != view.me:
        return Reason("not_your_turn", "7.1", seat=view.turn)
    if isinstance(move, Play):
        return _card_refused(view, move.card)
    return Reason("not_done_here", "7.1")


def _card_refused(view: View[Public], card: Card) -> Reason:
    if any(_open(view, place) and place.sure >> card & 1 for place in view.hidden):
        return Reason("partners_card", "3.5", 1 << card)
    if not view.hand >> card & 1:
        return Reason("not_in_hand", "7.1", 1 << card)
    if not view.trick.cards:
        return Reason("not_your_turn", "7.1", seat=view.turn)  # a picture of the table between two moves
    led = suit_of(view.trick.cards[0])
    return Reason("follow", "7.2", view.hand & SUITS[led], SUIT_LETTERS[led])


def _open(view: View[Public], place: Place) -> bool:
    """Tell whether it is a partner's hand that lies open (§3.5)."""
    allied = place.seat != TABLE and view.sides[place.seat] == view.sides[view.me]
    return allied and place.sure == place.may
