"""Why a move is not allowed, said from what the player himself can see."""

from game.core.cards import NOBODY, PIQUET, Card, Cards
from game.core.move import Deal, Lay, Move, Play, Say, Take
from game.core.rules import Reason
from game.core.trick import Contract
from game.core.view import View
from game.rules.ecarte.options import Options
from game.rules.ecarte.phases import PLAY, Phase, Public, Word, king_of

TALK = (Phase.PROPOSE, Phase.ANSWER)


def refusal(options: Options, contract: Contract | None, view: View[Public], move: Move) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    if contract is None or view.turn != view.me:
        return Reason("turn", "7.1" if view.public.phase in PLAY else "4.1", seat=view.turn)
    match move:
        case Play(card):
            return _card(contract, view, card)
        case Lay(card):
            return _discard(view, card)
        case Say(word):
            return _word(options, view, word)
        case Take(_) | Deal(_):
            return Reason("no_such", "4.1")


def _card(contract: Contract, view: View[Public], card: Card) -> Reason:
    if view.public.phase == Phase.DISCARD:
        return Reason("lay_first", "4.3", cards=1 << card)
    if view.public.phase in TALK:
        return Reason("speak_first", "4.1")
    if not view.hand >> card & 1:
        return Reason("not_held", "7.1", cards=1 << card)
    if not view.trick.cards:
        return Reason("turn", "7.1")  # a picture of the table between two moves
    order = contract.order
    led = view.trick.cards[0]
    same = view.hand & order.follows[order.suit[led]]
    if not same:
        return Reason("trump", "7.4", cards=view.hand & order.trumps, suit=_letter(order.trumps))
    if not same >> card & 1:
        return Reason("follow", "7.2", cards=same & order.beats[led] or same, suit=PIQUET.spell(led)[1])
    return Reason("head", "7.3", cards=same & order.beats[led], suit=PIQUET.spell(led)[1])


def _letter(suit: Cards) -> str:
    return PIQUET.spell_all(suit & -suit)[1]


def _discard(view: View[Public], card: Card) -> Reason:
    if view.public.phase != Phase.DISCARD:
        return Reason("no_exchange", "4.2")
    if not view.hand >> card & 1:
        return Reason("not_held", "4.3", cards=1 << card)
    return Reason("too_many", "4.3", number=view.public.most)


def _word(options: Options, view: View[Public], word: str) -> Reason:
    public = view.public
    match word:
        case Word.MARK_KING:
            return _marking(view)
        case Word.CONCEDE:
            if not options.allow_concede:
                return Reason("no_conceding", "10.11")
            return Reason("concede_later", "10.11")
        case Word.DONE if public.phase == Phase.DISCARD:
            return Reason("too_few", "4.4" if view.me == view.dealer else "4.3", number=public.least)
        case Word.ACCEPT | Word.REFUSE if view.me != view.dealer:
            return Reason("dealer_answers", "4.2")
        case Word.PROPOSE | Word.STAND if view.me == view.dealer:
            return Reason("elder_proposes", "4.1")
        case Word.DONE:
            return Reason("no_exchange", "4.2")
        case _:
            return Reason("talk_over", "4.6")


def _marking(view: View[Public]) -> Reason:
    """Explain why the king cannot be marked."""
    public = view.public
    king = king_of(public.turn_up)
    if view.shown >> king & 1:
        return Reason("king_turned", "6.1", cards=1 << king)
    if public.king != NOBODY:
        return Reason("king_marked", "6.2", cards=1 << king, seat=public.king)
    if public.phase not in PLAY:
        return Reason("king_early", "6.3", cards=1 << king)
    if not view.hand >> king & 1:
        return Reason("king_not_held", "6.2", cards=1 << king)
    return Reason("king_late", "6.5", cards=1 << king)
