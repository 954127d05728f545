"""Which paragraph forbids a move, told from what the mover can see."""

from game.core.cards import CHANCE, NOBODY, Card
from game.core.move import Lay, Move, Play, Say
from game.core.rules import Reason
from game.core.view import View
from game.rules.gleek.options import Options
from game.rules.gleek.phases import SUITS, Phase, Public, Word, suit_of
from game.rules.gleek.vying import bounds


def refusal(view: View[Public], move: Move, options: Options) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    if view.turn == NOBODY:
        return Reason("match_over", "12.1")
    if view.turn == CHANCE:
        return Reason("deal_first", "5.2")
    if view.turn != view.me:
        return _wait(view)
    match move:
        case Play(card):
            return _card_refused(view, card)
        case Lay(card):
            return _lay_refused(view, card)
        case Say(word, number):
            return _word_refused(view, word, number, options)
        case _:
            return Reason("not_done_here", "2.2")


def _wait(view: View[Public]) -> Reason:
    """Name who is to move; also said of a picture of the table between two moves."""
    rules = {"auction": "6.4", "exchange": "7.1", "ruff": "8.6"}
    return Reason("not_your_turn", rules.get(view.public.phase, "10.1"), seat=view.turn)


def _card_refused(view: View[Public], card: Card) -> Reason:
    match view.public.phase:
        case Phase.AUCTION:
            return Reason("bid_first", "6.4")
        case Phase.EXCHANGE:
            return Reason("lay_first", "7.1")
        case Phase.RUFF:
            return Reason("vie_first", "8.6")
    if view.shown >> card & 1:
        return Reason("turn_up_stays", "5.5", view.shown)
    if not view.hand >> card & 1:
        return Reason("not_in_hand", "10.2", 1 << card)
    if not view.trick.cards:
        return _wait(view)
    suit = suit_of(view.trick.cards[0])
    same = view.hand & SUITS[suit]
    return Reason("follow", "10.2", same, "SHDC"[suit]) if same and not same >> card & 1 else _wait(view)


def _lay_refused(view: View[Public], card: Card) -> Reason:
    if view.public.phase != Phase.EXCHANGE:
        return Reason("no_exchange", "7.1")
    if view.shown >> card & 1:
        return Reason("turn_up_stays", "5.5", view.shown)
    return _wait(view) if view.hand >> card & 1 else Reason("not_in_hand", "7.1", 1 << card)


def _word_refused(view: View[Public], word: str, number: int | None, options: Options) -> Reason:
    phase = view.public.phase
    match word:
        case Word.BID:
            return _bid_refused(view, options)
        case Word.VIE | Word.REVIE | Word.SEE if phase == Phase.RUFF:
            return _vying_refused(view, word, number, options)
        case Word.VIE | Word.REVIE | Word.SEE:
            return Reason("no_vying", "8.6")
        case Word.PASS if phase in (Phase.AUCTION, Phase.RUFF):
            return _wait(view)
        case Word.PASS:
            return Reason("nothing_to_pass", "7.1" if phase == Phase.EXCHANGE else "10.1")
        case _:
            return Reason("not_done_here", "2.2")


def _bid_refused(view: View[Public], options: Options) -> Reason:
    if view.public.phase != Phase.AUCTION:
        return Reason("no_auction", "6.1")
    bid = view.public.bid
    if bid is None or bid.number is None:
        return Reason("open_at", "6.3", number=options.opening_bid)
    return Reason("next_bid", "6.4", number=bid.number + 1)


def _vying_refused(view: View[Public], word: str, number: int | None, options: Options) -> Reason:
    level = view.public.level
    if word != Word.VIE and not level:
        return Reason("nothing_vied", "8.7")
    within = bounds(level, options)
    if word == Word.SEE:
        return _wait(view)
    if within.most < within.least:
        return Reason("level_full", "8.9", number=level)
    if word == Word.VIE and level:
        return Reason("vied_already", "8.8", number=level)
    little = number is not None and number < within.least
    rule = "8.9" if not little else "8.7" if word == Word.VIE else "8.8"
    return Reason("raise_within", rule, number=within.most)
