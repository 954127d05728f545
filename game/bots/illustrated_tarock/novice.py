"""Novice: bids on many trumps, keeps what glitters, wins when it can and otherwise throws what comes to hand."""

from game.bots.illustrated_tarock.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS, Lay, Say, Take
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public
from game.rules.illustrated_tarock.bidding import BID_WORDS, PASS
from game.rules.illustrated_tarock.cards import KINGS, ORDER, POINTS, TRUMPS, count
from game.rules.illustrated_tarock.phases import DONE, groups

_ENOUGH = 9
"""Trumps and kings with which a novice bids."""


class Novice:
    """Somebody who learned yesterday."""

    def __init__(self, rules: IllustratedTarock) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Do what looks right at first sight."""
        match view.public.phase:
            case "bid":
                return _bid(view)
            case "holding":
                return _announce(view)
            case "take":
                return _take(view)
            case "discard":
                return _discard(view)
            case "lead" | "reply":
                return _card(situation(view, self._rules.governing(view.public.declarer)), dice)
            case _:
                return Decision(DONE, Reason("nothing_more"))


def _bid(view: View[Public]) -> Decision:
    number = (view.hand & (TRUMPS | KINGS)).bit_count()
    if number >= _ENOUGH and BID_WORDS["three"] in view.moves:
        return Decision(BID_WORDS["three"], Reason("many_trumps", number=number))
    return Decision(PASS, Reason("enough_heard" if number >= _ENOUGH else "few_trumps", number=number))


def _announce(view: View[Public]) -> Decision:
    said = next((move for move in view.moves if isinstance(move, Say) and move != DONE), DONE)
    return Decision(said, Reason("nothing_more" if said == DONE else "announce", "5.6"))


def _take(view: View[Public]) -> Decision:
    """Take the packet that counts most."""
    stock, places = view.public.stock, groups(view.public.auction.bid)
    packets = [move for move in view.moves if isinstance(move, Take)]

    def cards(take: Take) -> Cards:
        return sum(bit(stock[place]) for place in places[take.packet])

    best = max(packets, key=lambda take: count(cards(take)))
    return Decision(best, Reason("glitters", "5.1", cards(best)))


def _discard(view: View[Public]) -> Decision:
    lays = [move for move in view.moves if isinstance(move, Lay)]
    if not lays:
        return Decision(DONE, Reason("nothing_more"))
    away = min(lays, key=lambda lay: (TRUMPS >> lay.card & 1, POINTS[lay.card], lay.card))
    return Decision(away, Reason("low_away", "5.3", bit(away.card)))


def _card(seen: Situation, dice: Dice) -> Decision:
    """Win with whatever wins; otherwise throw something."""
    cards = members(seen.legal)
    if seen.begging:
        card = min(cards, key=_height)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    winners = [card for card in cards if seen.leading_with(card)]
    if winners and (seen.table or dice.random() < 0.5):
        card = winners[int(dice.random() * len(winners))]
        return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))
    card = cards[int(dice.random() * len(cards))]
    return Decision(PLAYS[card], Reason("try_it", cards=bit(card)))


def _height(card: Card) -> tuple[int, int]:
    return TRUMPS >> card & 1, ORDER.rank[card]
