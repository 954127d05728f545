"""Which paragraph forbids a move, told from what the mover can see."""

from game.core.cards import CHANCE, NOBODY, Card, Cards
from game.core.move import Move, Play, Say
from game.core.rules import Reason
from game.core.view import View
from game.rules.imperium.cards import CONTRACTS, JOKER, SUIT_LETTERS, left_bower, printed, suit_of
from game.rules.imperium.combinations import SUITS, WORDS, held, pool
from game.rules.imperium.options import Options
from game.rules.imperium.phases import Phase, Public


def refusal(view: View[Public], move: Move, options: Options) -> Reason | None:
    """Say which rule forbids this move now; None when it is legal."""
    if move in view.moves:
        return None
    if view.turn == NOBODY:
        return Reason("match_over", "9.3")
    if view.turn == CHANCE:
        return Reason("deal_first", "5.1")
    if view.turn != view.me:
        return Reason("not_your_turn", "7.1", seat=view.turn)
    match move:
        case Play(card):
            return _card_refused(view, card)
        case Say(word, None) if word in WORDS or word == "done":
            return _word_refused(view, word, options)
        case _:
            return Reason("not_done_here", "2.3")


def _card_refused(view: View[Public], card: Card) -> Reason:
    if view.public.phase == Phase.DECLARING:
        return Reason("declare_first", "6.14")
    if view.shown >> card & 1:
        return Reason("turn_up_stays", "7.9", cards=view.shown)
    if not view.hand >> card & 1:
        return Reason("not_in_hand", "7.1", cards=1 << card)
    if not view.trick.cards:
        return Reason("not_your_turn", "7.1", seat=view.turn)  # a picture of the table between two moves
    order = CONTRACTS[view.public.turn_up].order
    lead = view.trick.cards[0]
    same = view.hand & order.follows[order.suit[lead]]
    suit = SUIT_LETTERS[order.suit[lead]]
    wanted = (same or view.hand & order.trumps) & order.beats[lead] or same
    concerned = wanted | 1 << card | 1 << lead | view.hand & printed(order.suit[lead])
    if not same:
        return Reason(_with_bowers("trump", concerned, view), "7.4", wanted, suit)
    if not same >> card & 1:
        return Reason(_with_bowers("follow", concerned, view), "7.2", wanted, suit)
    return Reason(_with_bowers("head", concerned, view), "7.3", wanted, suit)


def _with_bowers(key: str, concerned: Cards, view: View[Public]) -> str:
    """Have it said that the Left Bower is a trump, where it is among the cards concerned, or the Joker (§3.5, §7.7)."""
    trump = suit_of(view.public.turn_up)
    if concerned >> JOKER & 1:
        return f"{key}-joker-{SUIT_LETTERS[trump]}"
    return f"{key}-bower-{SUIT_LETTERS[trump]}" if concerned & left_bower(trump) else key


def _word_refused(view: View[Public], word: str, options: Options) -> Reason:
    if view.public.phase != Phase.DECLARING:
        return Reason("not_declaring", "6.13")
    cards = pool(view.hand, view.public.turn_up, view.me == view.dealer, options)
    mine = [each for each in held(cards, suit_of(view.public.turn_up), options) if each.word == word]
    shown = view.public.shows[view.me]
    if not mine:
        return Reason("no_such_sequence" if word in SUITS else "no_such_set", "6.1")
    if mine[0] in shown:
        return Reason("named_already", "6.14", mine[0].cards)
    used = 0
    for each in shown:
        used |= each.cards
    return Reason("card_used", "6.10", used & mine[0].cards)
