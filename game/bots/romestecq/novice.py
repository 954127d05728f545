"""Novice: knows the rules and that tricks are good; leads what looks high and otherwise plays as it comes."""

from game.bots.romestecq.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.trick import head
from game.core.view import View
from game.rules.romestecq import Public, Romestecq
from game.rules.romestecq.cards import ORDER, rank_of


class Novice:
    """Somebody who learned the game yesterday."""

    def __init__(self, _rules: Romestecq) -> None:
        """Play by any house rules: they are all in the view."""

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Play something legal that looks all right."""
        seen = situation(view)
        if not seen.legal & (seen.legal - 1):
            card, key = members(seen.legal)[0], "only_card"
        elif seen.table:
            card, key = _answer(seen, dice)
        else:
            card, key = _lead(seen.legal, dice)
        return Decision(PLAYS[card], Reason(key, cards=bit(card)))


def _lead(legal: Cards, dice: Dice) -> tuple[Card, str]:
    if dice.random() < 0.6:
        return max(members(legal), key=rank_of), "looks_strong"
    return _any(legal, dice), "try_it"


def _answer(seen: Situation, dice: Dice) -> tuple[Card, str]:
    """Win with the lowest card that does it, unless a partner has the trick already."""
    best = head(seen.table, ORDER)
    winner = (seen.view.trick.leader + seen.table.index(best)) % len(seen.view.sides)
    if seen.mine(winner):
        return min(members(seen.legal), key=rank_of), "partner_first"
    winning = seen.legal & ORDER.beats[best]
    if winning and dice.random() < 0.7:
        return min(members(winning), key=rank_of), "win_somehow"
    return _any(seen.legal, dice), "try_it" if winning else "lose_this_one"


def _any(cards: Cards, dice: Dice) -> Card:
    some = members(cards)
    return some[int(dice.random() * len(some))]
